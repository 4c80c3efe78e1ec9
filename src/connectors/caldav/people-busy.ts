// When people are taken in their own calendars on a CalDAV server: it is asked for their busy times (RFC 4791 §7.10), and where it knows
// no such question for the events of the span. Whose calendar is not there, or not shared, is not known to be busy.
import { fetchCalendarObjects } from 'tsdav';
import type { Busy } from '../../core/busy.ts';
import type { User } from '../../core/records.ts';
import { busyIn } from './ics-busy.ts';
import { accept, addressOf, patienceMs, reached } from './reach.ts';

export interface PeopleCalendars {
  /** `https://user:password@host/{email}/calendar/`, with `{email}` or `{name}`, which is what stands before the @. */
  readonly url: string;
  /** Where whole days and times without a zone are meant; an IANA name. */
  readonly zone: () => Promise<string>;
}

interface Asked {
  readonly from: string;
  readonly to: string;
  readonly people: readonly User[];
}

interface One {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly timeRange: { readonly start: string; readonly end: string };
}

/** People asked about at once. */
const lanes = 8;
/** Not there, or not for us. */
const unknown = [403, 404, 410];

export function peopleBusy({ url, zone }: PeopleCalendars) {
  // Servers without that question are asked once.
  let answersBusy = true;

  const textsOf = async (one: One): Promise<readonly string[]> => {
    if (answersBusy) {
      const answer = await askBusy(one);
      if (answer !== undefined) return answer;
    }
    const found = await eventsOf(one);
    answersBusy = false;
    return found;
  };

  return async ({ from, to, people }: Asked): Promise<readonly Busy[]> => {
    const reading = { from: Date.parse(from), to: Date.parse(to), zone: await zone() };
    const timeRange = { start: new Date(from).toISOString(), end: new Date(to).toISOString() };
    const busyOne = async (user: User): Promise<readonly Busy[]> => {
      const texts = await textsOf({ ...placeOf(url, user), timeRange });
      return texts
        .flatMap((text) => busyIn(text, reading))
        .map(({ start, end }) => ({ user: user.id, start: at(start), end: at(end) }));
    };
    const found: Busy[] = [];
    for (let index = 0; index < people.length; index += lanes)
      found.push(...(await Promise.all(people.slice(index, index + lanes).map(busyOne))).flat());
    return found.toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start));
  };
}

const at = (ms: number): string => new Date(ms).toISOString().replace('.000Z', 'Z');

function placeOf(template: string, { email }: User): Pick<One, 'url' | 'headers'> {
  const [name = ''] = email.split('@');
  const { collection, headers } = addressOf(
    template.replaceAll('{email}', encodeURIComponent(email)).replaceAll('{name}', encodeURIComponent(name)),
  );
  return { url: collection, headers };
}

const stamp = (time: string): string => `${time.slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** Undefined: the server has no such question. */
async function askBusy({ url, headers, timeRange: { start, end } }: One): Promise<readonly string[] | undefined> {
  const body = `<?xml version="1.0" encoding="utf-8"?>
<C:free-busy-query xmlns:C="urn:ietf:params:xml:ns:caldav"><C:time-range start="${stamp(start)}" end="${stamp(end)}"/></C:free-busy-query>`;
  const answer = await reached(
    fetch(url, {
      method: 'REPORT',
      headers: { ...headers, depth: '1', 'content-type': 'application/xml; charset=utf-8' },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    }),
  );
  const text = await reached(answer.text());
  if (answer.ok && (answer.headers.get('content-type') ?? '').startsWith('text/calendar')) return [text];
  if (answer.status === 404 || answer.status === 410) return [];
  if (answer.status >= 500 && answer.status !== 501) accept(answer);
  return undefined;
}

async function eventsOf({ url, headers, timeRange }: One): Promise<readonly string[]> {
  let last: Response | undefined;
  const watched: typeof fetch = async (...asked) => (last = await fetch(...asked));
  try {
    const calendar = { url, components: ['VEVENT'] };
    const found = await fetchCalendarObjects({
      calendar,
      timeRange,
      expand: true,
      headers: { ...headers },
      fetch: watched,
    });
    return found.flatMap(({ data }) => (typeof data === 'string' ? [data] : []));
  } catch (error) {
    if (last !== undefined && unknown.includes(last.status)) return [];
    if (last !== undefined) accept(last);
    return await reached(Promise.reject(error));
  }
}

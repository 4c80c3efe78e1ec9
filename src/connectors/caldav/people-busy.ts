// When people are taken in their own calendars on a CalDAV server, by the events of the span: only they tell what somebody declined
// and which day a whole day is. Where only busy times are shared, those are asked for (RFC 4791 §7.10). Whose calendar is not there, or
// not shared, is not known to be busy.
import { fetchCalendarObjects } from 'tsdav';
import type { Busy } from '../../core/busy.ts';
import type { User } from '../../core/records.ts';
import { busyIn } from './ics-busy.ts';
import { accept, addressOf, patienceMs, reached } from './reach.ts';

export interface PeopleCalendars {
  /** `https://user:password@host/{email}/calendar/`, with `{email}` or `{name}`, which is what stands before the @. */
  readonly url: string;
  /** Where whole days and times without a zone are meant, for people who name no zone of their own; an IANA name. */
  readonly zone: () => Promise<string>;
}

interface BusyQuery {
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
/** Not for us to read, though busy times may be. */
const refused = 403;
const gone = [404, 410];

const textsOf = async (one: One): Promise<readonly string[]> => (await eventsOf(one)) ?? (await askBusy(one)) ?? [];

export function peopleBusy({ url, zone }: PeopleCalendars) {
  return async ({ from, to, people }: BusyQuery): Promise<readonly Busy[]> => {
    const common = { from: Date.parse(from), to: Date.parse(to) };
    const standard = await zone();
    const around = aroundDays({ from, to });
    const timeRange = { start: around.from, end: around.to };
    const busyOne = async (user: User): Promise<readonly Busy[]> => {
      const reading = { ...common, zone: user.timeZone ?? standard, email: user.email };
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

interface Floating extends BusyQuery {
  /** For people who name no zone of their own. */
  readonly zone: string;
}

/** Whole days and times without a zone in a calendar of several people: for each whom they are of, in that person's own zone. */
export const floatingTimes = (texts: readonly string[], { from, to, people, zone }: Floating): readonly Busy[] =>
  people.flatMap((user) => {
    const of = { from: Date.parse(from), to: Date.parse(to), zone: user.timeZone ?? zone, email: user.email };
    return texts
      .flatMap((text) => busyIn(text, { ...of, floating: true }))
      .map(({ start, end }) => ({ user: user.id, start: at(start), end: at(end) }));
  });

const halfDayMs = 14 * 3_600_000;

/** A day begins up to fourteen hours earlier or later than it does in UTC, as a server reads it. */
export const aroundDays = ({ from, to }: { from: string; to: string }) => ({
  from: new Date(Date.parse(from) - halfDayMs).toISOString(),
  to: new Date(Date.parse(to) + halfDayMs).toISOString(),
});

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

/** Undefined: they are not shared. */
async function eventsOf({ url, headers, timeRange }: One): Promise<readonly string[] | undefined> {
  let last: Response | undefined;
  const watched: typeof fetch = async (...asked) => (last = await fetch(...asked));
  try {
    const calendar = { url, components: ['VEVENT'] };
    // Not expanded by the server, which knows nobody's zone.
    const found = await fetchCalendarObjects({ calendar, timeRange, headers: { ...headers }, fetch: watched });
    return found.flatMap(({ data }) => (typeof data === 'string' ? [data] : []));
  } catch (error) {
    if (last !== undefined && gone.includes(last.status)) return [];
    if (last?.status === refused) return undefined;
    if (last !== undefined) accept(last);
    return await reached(Promise.reject(error));
  }
}

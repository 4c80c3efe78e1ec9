// When people are taken in their own calendars, as a connected calendar tells it. Whose calendar is not shared with the account
// that connected it is not known to be busy.
import type { Busy } from '../../core/busy.ts';
import type { CalendarMapping } from '../../core/connector/unified.ts';
import type { UserId } from '../../core/ids.ts';
import type { Json, JsonObject } from '../../core/json.ts';
import { readPath } from '../../core/json-path.ts';
import type { MappedSystem } from '../../core/ports/remote-system.ts';
import type { User } from '../../core/records.ts';
import { fillJson } from '../runtime/templates.ts';
import { instantAt, isObject, textAt } from './values.ts';

interface BusyQuery {
  readonly span: { readonly from: string; readonly to: string };
  readonly people: readonly UserId[];
  readonly everybody: readonly User[];
}

type Mapping = NonNullable<CalendarMapping['busy']>;
const patienceMs = 30_000;

export async function busyTimes(remote: MappedSystem, mapping: Mapping, asked: BusyQuery): Promise<readonly Busy[]> {
  const wanted = asked.everybody.filter(({ id }) => asked.people.includes(id));
  const [from = '', to = ''] = [asked.span.from, asked.span.to].map((at) => new Date(at).toISOString());
  const times = { from, to, from_bare: from.slice(0, -1), to_bare: to.slice(0, -1) };
  const found: Busy[] = [];
  for (let at = 0; at < wanted.length; at += mapping.most) {
    const some = wanted.slice(at, at + mapping.most);
    const people = some.map(({ email }) => fillJson(mapping.person, { email }));
    const body = await remote.call({
      call: mapping.call,
      values: { ...times, people },
      writes: false,
      signal: AbortSignal.timeout(patienceMs),
    });
    found.push(...timesIn(mapping, body, some));
  }
  return found.toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start));
}

function timesIn(mapping: Mapping, body: Json, people: readonly User[]): readonly Busy[] {
  return answersIn(mapping, readPath(body, mapping.people)).flatMap(({ email, answer }) => {
    const user = people.find((one) => one.email.toLowerCase() === email?.toLowerCase())?.id;
    const times = readPath(answer, mapping.times);
    if (user === undefined || !Array.isArray(times)) return [];
    return times.filter(isObject).flatMap((time): Busy[] => {
      const [start, end] = [instantAt(time, mapping.start), instantAt(time, mapping.end)];
      const isFree = mapping.free?.values.includes(textAt(time, mapping.free.field) ?? '') === true;
      return start === undefined || end === undefined || isFree ? [] : [{ user, start, end }];
    });
  });
}

/** A list, or an object by address. */
function answersIn(
  { email: path }: Mapping,
  found: Json | undefined,
): readonly { email: string | undefined; answer: JsonObject }[] {
  if (Array.isArray(found))
    return found
      .filter(isObject)
      .map((answer) => ({ email: path === undefined ? undefined : textAt(answer, path, 320), answer }));
  return isObject(found)
    ? Object.entries(found).flatMap(([email, answer]) => (isObject(answer) ? [{ email, answer }] : []))
    : [];
}

// When people are taken, as an emulated calendar tells it: in the meetings that it holds.
import type { CalendarMapping } from '../../core/connector/unified.ts';
import type { Json, JsonObject } from '../../core/json.ts';
import { readPath } from '../../core/json-path.ts';
import { takesTime } from '../../core/taken-time.ts';
import { instantAt, isObject, says, textAt } from '../unified/values.ts';
import type { Answer } from './http-answers.ts';
import { invertJson } from './invert.ts';
import { place } from './place.ts';
import type { Held, Records } from './records.ts';

export function busyAnswer(calendar: CalendarMapping, records: Records | undefined, values: JsonObject): Answer {
  const { busy } = calendar;
  const asked = values['people'];
  if (busy === undefined || !Array.isArray(asked)) return { status: 400, body: {} };
  const meetings = (records?.all() ?? []).filter(({ deleted, body }) => !deleted && !says(body, calendar.cancelled));
  const body: JsonObject = {};
  const entries = asked.map((one): [string, JsonObject] => {
    const named = invertJson(busy.person, one).get('email');
    const email = typeof named === 'string' ? named : '';
    const entry: JsonObject = {};
    if (busy.email !== undefined) place(entry, busy.email, email);
    place(entry, busy.times, timesOf(calendar, meetings, email));
    return [email, entry];
  });
  place(body, busy.people, busy.email === undefined ? Object.fromEntries(entries) : entries.map(([, entry]) => entry));
  return { status: 200, body };
}

function timesOf(calendar: CalendarMapping, meetings: readonly Held[], email: string): Json {
  const { attendees, busy, start, end } = calendar;
  return meetings
    .filter(({ body }) =>
      JSON.stringify(readPath(body, attendees.list) ?? [])
        .toLowerCase()
        .includes(`"${email.toLowerCase()}"`),
    )
    .filter(({ body }) => takesTimeOf(calendar, body, email))
    .map(({ body }) => {
      const time: JsonObject = {};
      place(time, busy?.start ?? start, instantAt(body, start) ?? null);
      place(time, busy?.end ?? end, instantAt(body, end) ?? null);
      return time;
    });
}

/** Whom a real calendar leaves out of its answer: who declined, and everybody where the time is shown as free. */
function takesTimeOf({ attendees, free }: CalendarMapping, body: JsonObject, email: string): boolean {
  const invited = readPath(body, attendees.list);
  const own = (Array.isArray(invited) ? invited.filter(isObject) : []).find(
    (one) => textAt(one, attendees.email, 320)?.toLowerCase() === email.toLowerCase(),
  );
  return takesTime({
    isCancelled: false,
    isTransparent: free !== undefined && says(body, free),
    isDeclined: own !== undefined && attendees.declined !== undefined && says(own, attendees.declined),
  });
}

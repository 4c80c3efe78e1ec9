// The days that a question names: of applications they lie behind us, of interviews before us.
import { Temporal } from 'temporal-polyfill';
import type { JsonObject } from '../../../core/json.ts';
import { parseWhen } from '../../../nlp/when.ts';
import type { Catalogue } from '../catalogue.ts';

export interface Window {
  /** Characters of the message. */
  readonly start: number;
  readonly end: number;
  /** Days, the last exclusive. */
  readonly from: Temporal.PlainDate;
  readonly to: Temporal.PlainDate;
  readonly said: string;
}

export function windowIn(text: string, { now, timeZone }: Catalogue): Window | undefined {
  const [found] = parseWhen(text, { now: now.toISOString(), timeZone, preferFuture: false });
  if (found === undefined) return undefined;
  const from = Temporal.PlainDate.from(found.start.slice(0, 10));
  const end = found.end === undefined ? undefined : Temporal.PlainDate.from(found.end.slice(0, 10));
  const to = end === undefined || Temporal.PlainDate.compare(end, from) <= 0 ? from.add({ days: 1 }) : end;
  return { start: found.index, end: found.index + found.text.length, from, to, said: found.text.toLowerCase() };
}

/** Which applications: “since Monday”, “before April”, “in the last three days”, “more than ten days ago”. */
export function appliedIn(window: Window, lead: string, { now, timeZone }: Catalogue): JsonObject {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
  const said = `${lead} ${window.said}`;
  const { from, to } = inPast(window, today);
  if (/\bago$/.test(said))
    return /\b(?:more|over|longer|earlier|at least)\b/.test(said)
      ? { applied_before: from.toString() }
      : onDays(from, to);
  if (/\b(?:before|until|till|prior|earlier|by|pre)\b/.test(said)) return { applied_before: from.toString() };
  if (/\bpast\b/.test(said)) return { applied_after: earliest(from, today.subtract(to.since(from))).toString() };
  if (/\b(?:after|later)\b/.test(said)) return { applied_after: to.toString() };
  return /\b(?:since|from|starting)\b/.test(said) || Temporal.PlainDate.compare(to, today) >= 0
    ? { applied_after: from.toString() }
    : onDays(from, to);
}

const onDays = (from: Temporal.PlainDate, to: Temporal.PlainDate): JsonObject => ({
  applied_after: from.toString(),
  applied_before: to.toString(),
});
const earliest = (a: Temporal.PlainDate, b: Temporal.PlainDate) => (Temporal.PlainDate.compare(a, b) < 0 ? b : a);

/** Nobody applied in the future: “on Friday” was the last one, “in March” this year's or the one before. */
function inPast({ from, to, said }: Window, today: Temporal.PlainDate) {
  if (Temporal.PlainDate.compare(from, today) <= 0) return { from, to };
  const back = /(?:mon|tues|wednes|thurs|fri|satur|sun)day|weekend/.test(said) ? { days: 7 } : { years: 1 };
  return { from: from.subtract(back), to: to.subtract(back) };
}

/** When the interviews are; undefined for days that are over. */
export function interviewsIn({ from, to }: Window, { now, timeZone }: Catalogue): JsonObject | undefined {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
  return Temporal.PlainDate.compare(to, today) <= 0
    ? undefined
    : { has_interview: { from: from.toString(), to: to.toString() } };
}

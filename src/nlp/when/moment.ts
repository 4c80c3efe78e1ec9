// From what was said to an instant with its offset: half of the day guessed as offices mean it, the next such time, and what
// cannot be: hours that the clock change skips or repeats, days that do not exist.
import { Temporal } from 'temporal-polyfill';
import type { Mention } from './combine.ts';
import type { Grain, TimeOfDay } from './parts.ts';
import { elsewhere, startOfDay, type WallTime, wallTime, written } from './wall-clock.ts';

export type WhenProblem = 'impossible' | 'ambiguous' | 'gap' | 'overlap' | 'past';

export interface Moment {
  readonly start: string;
  readonly end?: string;
  readonly grain: Grain;
  readonly problem?: WhenProblem;
}

interface Setting {
  readonly now: Temporal.ZonedDateTime;
  readonly flagPast: boolean;
}

const noon = 12 * 60;

export function momentOf(mention: Mention, setting: Setting): Moment {
  if (mention.instant !== undefined) return atInstant(mention.instant, setting);
  const isDay = mention.time === undefined && mention.dayPart === undefined;
  const { problem: found, ...moment } = isDay ? days(mention, setting.now) : clock(mention, setting.now);
  const problem = isImpossible(mention) ? 'impossible' : (found ?? faultOf(mention, moment, setting));
  return problem === undefined ? moment : { ...moment, problem };
}

function atInstant({ at, grain }: NonNullable<Mention['instant']>, { now, flagPast }: Setting): Moment {
  const isPast = flagPast && Temporal.Instant.compare(at, now.toInstant()) < 0;
  return { start: written(at.toZonedDateTimeISO(now.timeZoneId)), grain, ...(isPast ? { problem: 'past' } : {}) };
}

const isImpossible = ({ date, time, lastTime }: Mention): boolean =>
  [date, time, lastTime].some((part) => part?.impossible === true);

function faultOf(mention: Mention, moment: Moment, { now, flagPast }: Setting): WhenProblem | undefined {
  if (mention.date?.contradicts === true) return 'ambiguous';
  if (!flagPast) return undefined;
  const isDay = mention.time === undefined && mention.dayPart === undefined;
  const limit = isDay ? now.startOfDay() : now;
  const last = moment.end !== undefined && mention.time === undefined ? moment.end : moment.start;
  return Date.parse(last) < limit.epochMilliseconds ? 'past' : undefined;
}

function days(mention: Mention, now: Temporal.ZonedDateTime): Moment {
  const { date, lastDate } = settled(mention);
  const first = date?.date ?? now.toPlainDate();
  const end = lastDate === undefined ? date?.end : (lastDate.end ?? lastDate.date.add({ days: 1 }));
  const midnight = (day: Temporal.PlainDate) => startOfDay(day, now.timeZoneId);
  return { start: midnight(first), ...(end === undefined ? {} : { end: midnight(end) }), grain: date?.grain ?? 'day' };
}

type Ends = { readonly date: Mention['date'] | undefined; readonly lastDate: Mention['lastDate'] | undefined };

/** A range ends after its start: the week or year that was not said is the one where it does. */
function settled({ date, lastDate }: Mention): Ends {
  if (date === undefined || lastDate === undefined) return { date, lastDate };
  // “From May 1 to May 7, 2027”, “from March 3 until today”: the end says which year.
  if (date.every === 'year' && lastDate.every === undefined) {
    const sameYear = date.date.with({ year: lastDate.date.year });
    const first = sameYear.since(lastDate.date).days > 0 ? sameYear.subtract({ years: 1 }) : sameYear;
    return { date: { ...date, date: first }, lastDate };
  }
  if (lastDate.date.since(date.date).days >= 0) return { date, lastDate };
  if (lastDate.every === 'week') {
    const weeks = Math.ceil(lastDate.date.until(date.date).days / 7);
    return { date, lastDate: { ...lastDate, date: lastDate.date.add({ days: 7 * weeks }) } };
  }
  if (date.every === 'year') return { date: { ...date, date: date.date.subtract({ years: 1 }) }, lastDate };
  return { date, lastDate: undefined };
}

function clock(mention: Mention, here: Temporal.ZonedDateTime): Moment {
  const now = mention.zone === undefined ? here : here.withTimeZone(mention.zone);
  const minutes = minutesIn(mention);
  const seconds = mention.time?.seconds ?? 0;
  const on = (day: Temporal.PlainDate) => spanOn(day, { ...minutes, seconds }, now.timeZoneId);
  const text = (time: WallTime) => (mention.zone === undefined ? time.text : elsewhere(time, here.timeZoneId));
  const write = (span: Span) => spanned(span, grainOf(mention), text);
  if (mention.date !== undefined) return write(on(mention.date.date));
  const said = on(now.toPlainDate());
  const last = mention.time === undefined ? (said.end ?? said.start) : said.start;
  if (last.epochMilliseconds > now.epochMilliseconds) return write(said);
  const next = write(on(now.toPlainDate().add({ days: 1 })));
  return isOpen(mention, minutes.from, now) ? { ...next, problem: 'ambiguous' } : next;
}

/** “At 7” said at two in the afternoon: tonight, or tomorrow morning? */
const isOpen = ({ time, dayPart }: Mention, from: number, now: Temporal.ZonedDateTime): boolean =>
  time?.sure === false && dayPart === undefined && from < noon && from + noon > now.hour * 60 + now.minute;

function minutesIn({ time, lastTime, dayPart }: Mention): { from: number; to: number | undefined } {
  if (time === undefined) return { from: (dayPart?.from ?? 0) * 60, to: (dayPart?.to ?? 24) * 60 };
  const from = minutesOf(time, dayPart);
  return { from, to: lastTime === undefined ? undefined : endOf(from, lastTime, dayPart) };
}

function grainOf({ time, lastTime }: Mention): Grain {
  if (time === undefined) return 'hour';
  return time.grain === 'hour' && lastTime !== undefined ? 'minute' : time.grain;
}

interface Span {
  readonly start: WallTime;
  readonly end: WallTime | undefined;
}

function spanOn(
  day: Temporal.PlainDate,
  { from, to, seconds }: { from: number; to: number | undefined; seconds: number },
  timeZone: string,
): Span {
  const end = to === undefined ? undefined : wallTime(day, { minutes: to, seconds: 0 }, timeZone);
  return { start: wallTime(day, { minutes: from, seconds }, timeZone), end };
}

function spanned({ start, end }: Span, grain: Grain, text: (time: WallTime) => string): Moment {
  return {
    start: text(start),
    ...(end === undefined ? {} : { end: text(end) }),
    grain,
    ...(start.problem === undefined ? {} : { problem: start.problem }),
  };
}

/** Offices are open by day: 1 to 6 is the afternoon, 7 to 11 the morning, unless a part of the day says otherwise. */
function minutesOf(time: TimeOfDay, dayPart: Mention['dayPart']): number {
  const { minutes } = time;
  // Midnight tonight is where tonight ends.
  if (minutes === 0 && dayPart?.to === 24) return 24 * 60;
  return time.sure || minutes >= 13 * 60 ? minutes : guessed(minutes, dayPart);
}

function guessed(minutes: number, dayPart: Mention['dayPart']): number {
  const early = minutes % noon;
  // “Half past two in the night” is after midnight.
  if (dayPart?.to === 24 && early < 5 * 60) return early;
  if (dayPart !== undefined) return dayPart.from >= 12 ? early + noon : dayPart.from >= 10 ? minutes : early;
  return early < 7 * 60 ? early + noon : early;
}

function endOf(from: number, last: TimeOfDay, dayPart: Mention['dayPart']): number {
  const to = minutesOf(last, dayPart);
  if (to > from) return to;
  return to + noon > from && !last.sure ? to + noon : to + 24 * 60;
}

// When: a day and an hour that may stand apart, a bare figure that is an hour, a length, and what they make of a standing meeting.
import { Temporal } from 'temporal-polyfill';
import { parseWhen, type When } from '../../../nlp/when.ts';
import type { Catalogue } from '../catalogue.ts';
import type { TimeSpan } from '../span.ts';
import { type Filling, usedOf, wordsOf } from './filling.ts';

export interface Moment {
  /** RFC 3339 with the offset of the organisation. */
  readonly start: string;
  readonly saysDate: boolean;
  readonly saysTime: boolean;
  /** From the one hour to the other. */
  readonly minutes: number | undefined;
  readonly isPast: boolean;
}

const zoned = (iso: string, zone: string) => Temporal.Instant.from(iso).toZonedDateTimeISO(zone);
const written = (at: Temporal.ZonedDateTime): string => at.toString({ timeZoneName: 'never' });

/** The last day and the last hour that are told for the order. */
export function momentFor(filling: Filling): Moment | undefined {
  const { catalogue } = filling;
  const times = usedOf(filling, 'time').map(({ span }: { span: TimeSpan }) => span.when);
  const whole = times.findLast(({ says }) => says.date && says.time);
  const day = times.findLast(({ says }) => says.date && !says.time);
  const hour = times.findLast(({ says }) => says.time && !says.date) ?? hourIn(filling);
  const told = times.findLast(({ says }) => says.time);
  if (whole !== undefined && hour !== undefined && told === hour) return joined(whole, hour, catalogue);
  if (whole !== undefined && day === undefined) return fromOne(whole);
  if (day !== undefined && hour !== undefined) return joined(day, hour, catalogue);
  const only = hour ?? day;
  return only === undefined ? undefined : fromOne(only);
}

const fromOne = (when: When): Moment => ({
  start: when.start,
  saysDate: when.says.date,
  saysTime: when.says.time,
  minutes:
    when.says.time && when.end !== undefined ? (Date.parse(when.end) - Date.parse(when.start)) / 60_000 : undefined,
  isPast: when.problem !== undefined,
});

function joined(day: When, hour: When, { timeZone, now }: Catalogue): Moment {
  const clock = zoned(hour.start, timeZone).toPlainTime();
  const start = zoned(day.start, timeZone).toPlainDate().toZonedDateTime({ timeZone, plainTime: clock });
  return {
    ...fromOne(hour),
    start: written(start),
    saysDate: true,
    saysTime: true,
    isPast: start.epochMilliseconds < now.getTime(),
  };
}

/** “Make it 11”: a bare figure is an hour where no other is told. */
function hourIn(filling: Filling): When | undefined {
  const count = usedOf(filling, 'count')
    .map(({ span }) => span)
    .findLast(({ value }) => value >= 1 && value < 24.6);
  if (count === undefined) return undefined;
  const { now, timeZone } = filling.catalogue;
  const minutes = Math.round((count.value % 1) * 100);
  return parseWhen(`at ${Math.floor(count.value)}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}`, {
    now: now.toISOString(),
    timeZone,
    preferFuture: true,
  }).find(({ says }) => says.time);
}

export function minutesFor(filling: Filling): number | undefined {
  const length = usedOf(filling, 'length')
    .map(({ span }) => span)
    .findLast(({ value }) => value <= 600);
  if (length !== undefined) return length.value;
  return usedOf(filling, 'count')
    .map(({ span }) => span.value)
    .findLast((value) => value >= 15 && value <= 180 && value % 5 === 0);
}

interface Standing {
  readonly start: string;
  readonly end: string;
}

interface Moved {
  readonly start: string;
  readonly minutes: number | undefined;
}

/** Where a meeting goes: what is not told stays as it stands. */
export function movedTo(filling: Filling, standing: Standing): Moved | undefined {
  const from = zoned(standing.start, filling.catalogue.timeZone);
  const moment = momentFor(filling);
  const direction = directionOf(filling, moment !== undefined);
  if (direction !== undefined) return shifted(filling, from, direction);
  if (moment !== undefined) return placed(filling, moment, from);
  const minutes = minutesFor(filling);
  return minutes === undefined ? undefined : { start: written(from), minutes };
}

function shifted({ spans }: Filling, from: Temporal.ZonedDateTime, direction: 'later' | 'earlier'): Moved | undefined {
  const by = spans.map(({ span }) => span).findLast((span) => span.kind === 'length');
  if (by?.kind !== 'length') return undefined;
  return { start: written(from.add({ minutes: direction === 'later' ? by.value : -by.value })), minutes: undefined };
}

function placed(filling: Filling, moment: Moment, from: Temporal.ZonedDateTime): Moved {
  const zone = filling.catalogue.timeZone;
  const told = zoned(moment.start, zone);
  // “From 10 to 2:30” of a meeting at 10 tells where it goes, not how long it takes.
  const leaves = moment.saysTime && moment.minutes !== undefined && told.toPlainTime().equals(from.toPlainTime());
  const to = leaves ? told.add({ minutes: moment.minutes ?? 0 }) : told;
  const day = moment.saysDate ? to.toPlainDate() : from.toPlainDate();
  const clock = moment.saysTime ? to.toPlainTime() : from.toPlainTime();
  const minutes = minutesFor(filling) ?? (leaves ? undefined : moment.minutes);
  return { start: written(day.toZonedDateTime({ timeZone: zone, plainTime: clock })), minutes };
}

/** “An hour later”, “half an hour forward”: a length with a direction instead of an hour. */
function directionOf(filling: Filling, hasMoment: boolean): 'later' | 'earlier' | undefined {
  if (hasMoment || !filling.spans.some(({ span }) => span.kind === 'length')) return undefined;
  const words = wordsOf(filling);
  if (words.some((word) => /^(?:earlier|sooner|forward|prepone|advance|up)$/.test(word))) return 'earlier';
  return words.some((word) => /^(?:later|back|delay|postpone|push|out|slide|behind)$/.test(word)) ? 'later' : undefined;
}

/** From the first day told to the end of the last. */
export function spanFor(filling: Filling): { from: string; to: string } | undefined {
  const zone = filling.catalogue.timeZone;
  const times = usedOf(filling, 'time').map(({ span }) => span.when);
  const starts = times.map(({ start }) => zoned(start, zone).startOfDay());
  const ends = times.map(({ start, end, says }) =>
    end !== undefined && !says.time ? zoned(end, zone) : zoned(start, zone).startOfDay().add({ days: 1 }),
  );
  const [first] = starts.toSorted((a, b) => Temporal.ZonedDateTime.compare(a, b));
  const last = ends.toSorted((a, b) => Temporal.ZonedDateTime.compare(a, b)).at(-1);
  return first === undefined || last === undefined ? undefined : { from: written(first), to: written(last) };
}

export function dayFor(filling: Filling): string | undefined {
  const moment = usedOf(filling, 'time')
    .map(({ span }) => span.when)
    .findLast(({ says }) => says.date);
  return moment === undefined ? undefined : zoned(moment.start, filling.catalogue.timeZone).toPlainDate().toString();
}

// When: a day and an hour that may stand apart, a bare figure that is an hour, a length, and what they make of a standing meeting.
import { Temporal } from 'temporal-polyfill';
import { parseWhen, type When } from '../../../nlp/when.ts';
import type { Catalogue } from '../catalogue.ts';
import type { TimeSpan } from '../span.ts';
import { type Filling, usedOf, wordsOf } from './filling.ts';

export interface Moment {
  /** RFC 3339 with the offset of the organization. */
  readonly start: string;
  readonly saysDate: boolean;
  readonly saysTime: boolean;
  /** From the one hour to the other. */
  readonly minutes: number | undefined;
  readonly isPast: boolean;
}

const zoned = (iso: string, zone: string) => Temporal.Instant.from(iso).toZonedDateTimeISO(zone);
const written = (at: Temporal.ZonedDateTime): string => at.toString({ timeZoneName: 'never' });

/** “Asap”, “now”: how soon, not when. */
const isNow = ({ text, grain }: When): boolean =>
  grain === 'second' || /^(?:asap|now|right now|immediately|straight away|today)$/i.test(text);

/** “Starting in January”: no day is told. */
export const isVagueDay = (filling: Filling): boolean =>
  usedOf(filling, 'time').some(({ span }) => /^(?:week|month|quarter|year)$/.test(span.when.grain));

/** The last day and the last hour that are told for the order. */
export function momentFor(filling: Filling): Moment | undefined {
  const times = timesFor(filling);
  const hour = secondThought(filling) ?? times.findLast(({ says }) => says.time && !says.date) ?? hourIn(filling);
  const isLatest = isCorrected(filling) || times.findLast(({ says }) => says.time) === hour;
  const on = dayAmong(times, isLatest && hour !== undefined);
  if (on === undefined || hour === undefined) return fromOne(on ?? hour);
  return !on.says.time || isLatest ? joined(on, hour, filling.catalogue) : fromOne(on);
}

/** A day with its hour, or the day alone that is told behind it; the hour told last goes with the former. */
function dayAmong(times: readonly When[], isHourLatest: boolean): When | undefined {
  const whole = times.findLast(({ says }) => says.date && says.time);
  const day = times.findLast(({ says }) => says.date && !says.time);
  if (whole === undefined || day === undefined) return whole ?? day;
  return !isHourLatest && times.indexOf(day) > times.indexOf(whole) ? day : whole;
}

/** “Now” is told only where nothing else is. */
function timesFor(filling: Filling): readonly When[] {
  const said = usedOf(filling, 'time').map(({ span }: { span: TimeSpan }) => span.when);
  const exact = said.filter((one) => !isNow(one));
  const times = exact.length > 0 ? exact : said;
  return filling.order.tool === 'reschedule_meeting' ? times.map(aimOf) : times;
}

/** “From Wednesday to Thursday half past three”: a meeting goes to the second. */
function aimOf(when: When): When {
  const { start, end, ...told } = when;
  const isSpan = end !== undefined && when.says.date && Date.parse(end) - Date.parse(start) > 12 * 3_600_000;
  return isSpan && /^from\b.*\bto\b/i.test(when.text) ? { ...told, start: end } : when;
}

function fromOne(when: When): Moment;
function fromOne(when: When | undefined): Moment | undefined;
function fromOne(when: When | undefined): Moment | undefined {
  if (when === undefined) return undefined;
  const { start, end, says, problem } = when;
  const minutes = says.time && end !== undefined ? (Date.parse(end) - Date.parse(start)) / 60_000 : undefined;
  return { start, saysDate: says.date, saysTime: says.time, minutes, isPast: problem !== undefined };
}

function joined(day: When, hour: When, { timeZone, now }: Catalogue): Moment {
  const clock = zoned(hour.start, timeZone).toPlainTime();
  const start = zoned(day.start, timeZone).toPlainDate().toZonedDateTime({ timeZone, plainTime: clock });
  return {
    ...fromOne(hour),
    start: written(start),
    saysDate: true,
    saysTime: true,
    isPast: day.problem !== undefined || start.epochMilliseconds < now.getTime(),
  };
}

/** 11, 11.30, and 1130. */
const isHour = (value: number): boolean =>
  (value >= 1 && value < 24.6) || (Number.isInteger(value) && value >= 200 && value < 2400 && value % 100 < 60);

const isCorrected = (filling: Filling): boolean => secondThought(filling) !== undefined;

/** “Tomorrow at 10, make that 11”: the hour behind the second thought. */
function secondThought(filling: Filling): When | undefined {
  const { message, spans, catalogue } = filling;
  const isBehind = (from: number) =>
    message.tokens[from - 2]?.word === 'make' && /^(?:that|it)$/.test(message.tokens[from - 1]?.word ?? '');
  const hours = spans.filter(({ span, place }) => (place === 'in' || place === 'more') && isClock(span));
  const last = hours.findLast(({ span }) => isBehind(span.from));
  if (last === undefined || hours[0] === last) return undefined;
  const { span } = last;
  return span.kind === 'time' ? span.when : span.kind === 'count' ? hourOf(span.value, catalogue) : undefined;
}
const isClock = (span: Filling['spans'][number]['span']): boolean =>
  (span.kind === 'time' && span.when.says.time) || (span.kind === 'count' && isHour(span.value));

/** “Make it 11”: a bare figure is an hour where no other is told. */
function hourIn(filling: Filling): When | undefined {
  const count = usedOf(filling, 'count')
    .map(({ span }) => span)
    .findLast(({ value }) => isHour(value));
  if (count === undefined) return undefined;
  return hourOf(count.value, filling.catalogue);
}

function hourOf(said: number, { now, timeZone }: Catalogue): When | undefined {
  const value = said >= 100 ? said / 100 : said;
  const minutes = Math.round((value % 1) * 100);
  return parseWhen(`at ${Math.floor(value)}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}`, {
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

interface MeetingTime {
  readonly start: string;
  readonly end: string;
}

interface Moved {
  readonly start: string;
  readonly minutes: number | undefined;
}

/** Where a meeting goes: what is not told stays as it stands. */
export function movedTo(filling: Filling, standing: MeetingTime): Moved | undefined {
  const from = zoned(standing.start, filling.catalogue.timeZone);
  const later = daysFrom(filling, from);
  if (later !== undefined) return { start: written(later), minutes: undefined };
  const moment = momentFor(filling);
  const stays =
    moment === undefined ||
    (!moment.saysTime && zoned(moment.start, filling.catalogue.timeZone).toPlainDate().equals(from.toPlainDate()));
  const direction = directionOf(filling, !stays);
  if (direction !== undefined) return shifted(filling, from, direction);
  if (moment !== undefined) return placed(filling, moment, from);
  const minutes = minutesFor(filling);
  return minutes === undefined ? undefined : { start: written(from), minutes };
}

/** “Half an hour longer”: how long it takes, not when it is. */
export function lengthened(filling: Filling, minutes: number): number | undefined {
  const by = filling.spans.map(({ span }) => span).findLast((span) => span.kind === 'length');
  const words = wordsOf(filling);
  if (by?.kind !== 'length') return undefined;
  const isAim = filling.message.tokens[by.from - 1]?.word === 'to';
  if (isAim && words.some((word) => /^(?:longer|extend|lengthen|shorter|shorten|cut|reduce|trim)$/.test(word)))
    return by.value;
  if (words.some((word) => /^(?:longer|extra|extend|lengthen|additional)$/.test(word))) return minutes + by.value;
  const ends = words.some((word) => /^(?:finish|finishes|end|ends|over)$/.test(word)) && words.includes('earlier');
  if (ends || words.some((word) => /^(?:shorter|shorten|cut)$/.test(word))) return minutes - by.value;
  return undefined;
}

/** “A day later”: counted from where it stands. */
const daysOn = /^(?:a|one|two|three|four|five|\d+) (?:day|week)s? (?:later|earlier)$/i;
function daysFrom(filling: Filling, from: Temporal.ZonedDateTime): Temporal.ZonedDateTime | undefined {
  const when = usedOf(filling, 'time')
    .map(({ span }) => span.when)
    .find(({ text }) => daysOn.test(text));
  if (when === undefined) return undefined;
  const now = Temporal.Instant.fromEpochMilliseconds(filling.catalogue.now.getTime()).toZonedDateTimeISO(
    filling.catalogue.timeZone,
  );
  const days = now.toPlainDate().until(zoned(when.start, filling.catalogue.timeZone).toPlainDate()).days;
  return from.add({ days });
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
  return words.some((word) => /^(?:later|l8r|back|delay|postpone|push|out|slide|behind)$/.test(word))
    ? 'later'
    : undefined;
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
    .findLast((one) => one.says.date && !isNow(one) && one.problem === undefined);
  return moment === undefined ? undefined : zoned(moment.start, filling.catalogue.timeZone).toPlainDate().toString();
}

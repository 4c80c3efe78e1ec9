// How many days a silence has lasted that is said by when it began: “since last Monday”, “since June 3”, “not this week”.
import { Temporal } from 'temporal-polyfill';
import { findDurations } from '../../../../nlp/durations.ts';
import * as words from '../../../../nlp/lexicon/groups.ts';
import { parseWhen } from '../../../../nlp/when.ts';
import type { Known } from './known.ts';

interface SilentDays {
  readonly days: number;
  /** How much of the text says it. */
  readonly length: number;
}
type Clock = Pick<Known, 'world' | 'reader'>;

const since = /^ ?(?:at all )?(?:since|after) (?=\S)/i;
const thisSpan =
  /^ ?(?:at all |yet |so far )?(?:within |in |during )?(this (?:week|month))(?: yet| so far| at all)?(?![\p{L}'-])/iu;
const lastSpan =
  /^ ?(?:at all )?(?:within |in |during |for |over )?(?:the )?(?:last|past) (week|month)(?! \d)(?![\p{L}'-])/iu;

/** Said at the beginning of the text; undefined where no day in the past is named. */
function daysSince(text: string, clock: Clock): SilentDays | undefined {
  const lead = since.exec(text)?.[0];
  if (lead !== undefined) return sinceDay(text, lead.length, clock);
  const current = thisSpan.exec(text);
  // Who was written to on the first day of the week was written to this week.
  if (current !== null) return found(Math.ceil(passed(current[1] ?? '', clock)?.days ?? 0), current[0].length);
  const past = lastSpan.exec(text);
  return past === null ? undefined : found(past[1]?.toLowerCase() === 'week' ? 7 : 30, past[0].length);
}

function sinceDay(text: string, start: number, clock: Clock): SilentDays | undefined {
  const day = passed(text.slice(start), clock);
  return day === undefined ? undefined : found(Math.floor(day.days), start + day.length);
}

const found = (days: number, length: number): SilentDays | undefined => (days < 1 ? undefined : { days, length });

/** What has passed since the day that the text begins with; a day to come is the one of that name before it. */
function passed(text: string, { world, reader: { timeZone } }: Clock) {
  const [when] = parseWhen(text, { now: world.now.toISOString(), timeZone, preferFuture: false });
  if (when === undefined || when.index > 0) return undefined;
  const now = Temporal.Instant.fromEpochMilliseconds(world.now.getTime()).toZonedDateTimeISO(timeZone);
  const named = Temporal.Instant.from(when.start).toZonedDateTimeISO(timeZone);
  const isAhead = Temporal.ZonedDateTime.compare(named, now) > 0;
  const day = isAhead ? named.subtract(stepOf(when.text)) : named;
  return { days: now.since(day).total('hours') / 24, length: when.index + when.text.length };
}

function stepOf(said: string): { weeks: number } | { months: number } | { years: number } {
  if (/day\b|^(?:mon|tues?|wed|thurs?|fri|sat|sun)\b/i.test(said)) return { weeks: 1 };
  return /^(?:the )?\d{1,2}(?:st|nd|rd|th)?$/i.test(said) ? { months: 1 } : { years: 1 };
}

/** Anywhere in the text. */
export function daysSinceIn(text: string, clock: Clock): number | undefined {
  for (const { index } of text.matchAll(/(?<![\p{L}'-])(?:since|after|this|last|past|the)(?= )/giu)) {
    const silent = daysSince(text.slice(index), clock);
    if (silent !== undefined) return silent.days;
  }
  return undefined;
}

const lasts = new RegExp(`^ ?${words.lasting}`, 'iu');
const lastsOn = new RegExp(`^${words.lastingOn}`, 'iu');

/** How many days are said right here: “for more than 5 days”, “since Monday”. */
export function daysAt(text: string, clock: Clock): SilentDays | undefined {
  const start = daysSince(text, clock);
  if (start !== undefined) return start;
  const lead = lasts.exec(text)?.[0].length ?? 0;
  const length = findDurations(text.slice(lead)).find(({ index, minutes }) => index === 0 && minutes >= 1_440);
  if (length === undefined) return undefined;
  const end = lead + length.text.length;
  return { days: Math.floor(length.minutes / 1_440), length: end + (lastsOn.exec(text.slice(end))?.[0].length ?? 0) };
}

/** A silence and how long it has lasted, at the beginning of the text: “who haven't been contacted in a week”. */
export function silentRun(text: string, clock: Clock): SilentDays | undefined {
  let end = 0;
  let isSilent = false;
  for (const { index, 0: one } of text.matchAll(/,? ?[\p{L}']+/giu)) {
    const bare = one.replace(/^,? ?/, '').toLowerCase();
    if (index !== end || !words.silence.has(bare)) break;
    end = index + one.length;
    isSilent ||= words.silent.test(bare);
  }
  const lasting = isSilent ? daysAt(text.slice(end), clock) : undefined;
  return lasting === undefined ? undefined : { days: lasting.days, length: end + lasting.length };
}

// What a meeting becomes by the times and lengths beside an order about it. A time that is the meeting's own says which one is meant,
// one that is refused has to be its own, and what is left is when it shall be.
import type { Meeting } from '../../../../../core/records.ts';
import type { FoundDuration } from '../../../../../nlp/durations.ts';
import * as words from '../../../../../nlp/lexicon/calendar-deeds.ts';
import type { When } from '../../../../../nlp/when.ts';
import type { CalendarDeed, DeedPart } from '../../clause/deeds/calendar-deed.ts';
import type { Reading } from '../../clause/recognised/clause-reading.ts';
import { lengthAs, type LengthAs } from './length-as.ts';
import { mayBeHour } from '../times/day-or-hour.ts';
import { daysLater, minuteMs, minutesBetween, onDay } from '../times/shift.ts';

export interface Change {
  readonly start: string;
  /** Undefined where the length stays. */
  readonly minutes: number | undefined;
}

type Recognised = Omit<Reading, 'intents'>;
interface Length {
  readonly one: FoundDuration;
  readonly as: LengthAs;
}

interface Setting {
  readonly reading: Recognised;
  readonly deed: CalendarDeed;
  readonly timeZone: string;
}

/** Undefined where the times do not go together with that meeting. */
export function changeOf(meeting: Meeting, { reading, deed, timeZone }: Setting): Change | 'none' | undefined {
  const said = reading.whens.flatMap((when) => saidOf(when, { reading, deed, timeZone }, meeting) ?? []);
  if (said.some(({ as }) => as === 'against')) return undefined;
  const lengths = reading.durations.map((one) => ({ one, as: lengthOfPart(one, { reading, deed, timeZone }) }));
  if (lengths.some(({ one, as }) => as === 'refused' && one.minutes !== lengthOf(meeting))) return undefined;
  const moved = movedBy(meeting, lengths, timeZone);
  const start = startOf(
    moved ?? meeting.start,
    said.filter(({ as }) => as === 'target').map(({ when }) => when),
    timeZone,
  );
  const minutes = newLength(meeting, lengths);
  if (start === undefined || minutes === 'unclear' || lengths.some(({ as }) => as === 'unclear')) return undefined;
  if (
    deed.kind === 'change' &&
    said.some(({ when, as }) => as === 'barred' && isOwn(when, { ...meeting, start }, timeZone))
  )
    return undefined;
  const isSame =
    Date.parse(start) === Date.parse(meeting.start) && (minutes ?? lengthOf(meeting)) === lengthOf(meeting);
  return isSame ? 'none' : { start, minutes };
}

const lengthOf = ({ start, end }: Meeting): number => minutesBetween(start, end);

interface Said {
  readonly when: When;
  /** `barred`: its own day, and not to be any more. */
  readonly as: 'own' | 'barred' | 'target' | 'against';
}

/** Undefined where it belongs to the story only. */
function saidOf(when: When, { reading, deed, timeZone }: Setting, meeting: Meeting): Said | undefined {
  const part = partAt(deed, when.index);
  if (isOwn(when, meeting, timeZone))
    return { when, as: when.says.time || !isRefused(when, reading.text, part) ? 'own' : 'barred' };
  if (isRefused(when, reading.text, part)) return isStory(part) ? undefined : { when, as: 'against' };
  const mayBe = !isStory(part) || (deed.isAsked && deed.kind === 'change' && words.welcome.test(part?.text ?? ''));
  return mayBe ? { when, as: 'target' } : undefined;
}

function isRefused({ index, text: said }: When, text: string, part: DeedPart | undefined): boolean {
  const before = text.slice(part?.start ?? 0, index);
  // “Postponed until Friday”: that is when it shall be.
  if (words.untilThen.test(before) && (/^un?till?\b/i.test(said) || /\bun?till?(?: at| on)?\s*$/i.test(before)))
    return false;
  return (
    words.unwelcomeBefore.test(before) ||
    words.unwelcomeAfter.test(text.slice(index + said.length, part?.end)) ||
    /^(?:not|until|till|after|before|since)\b/i.test(said)
  );
}

const isStory = (part: DeedPart | undefined): boolean => part?.role === 'story';
const partAt = ({ parts }: CalendarDeed, at: number): DeedPart | undefined =>
  parts.find(({ start, end }) => start <= at && at < end);

const dayMs = 86_400_000;

function isOwn(when: When, { start }: Meeting, timeZone: string): boolean {
  const at = Date.parse(start);
  if (when.says.date && when.says.time) return at === Date.parse(when.start);
  if (when.says.time) return Math.abs(Date.parse(onDay(start, when.start, timeZone)) - at) % (dayMs / 2) === 0;
  const end = when.end === undefined ? Date.parse(when.start) + dayMs : Date.parse(when.end);
  return at >= Date.parse(when.start) && at < end;
}

/** One day and one hour at most; what is not said stays as it is. */
function startOf(from: string, targets: readonly When[], timeZone: string): string | undefined {
  const [day, ...days] = targets.filter(({ says }) => says.date);
  const [hour, ...hours] = targets.filter(({ says }) => says.time);
  if (days.length + hours.length > 0 || targets.some((when) => isUnclear(when) || mayBeHour(when))) return undefined;
  // “Friday at ten” is both.
  if (day !== undefined && day === hour) return targets.length === 1 ? day.start : undefined;
  const date = dayOf(day, from, timeZone);
  return date === undefined ? undefined : onDay(date, hour?.start ?? from, timeZone);
}

function dayOf(day: When | undefined, from: string, timeZone: string): string | undefined {
  if (day === undefined) return from;
  if (day.grain === 'week') return daysLater(from, 7, timeZone);
  return day.grain === 'day' ? day.start : undefined;
}

/** Which “ten” it is, is plain from the day that it falls on. */
const isUnclear = ({ problem, says, end }: When): boolean =>
  (problem !== undefined && (says.date || !clears.has(problem))) || (says.time && end !== undefined);
const clears: ReadonlySet<string> = new Set(['past', 'ambiguous']);

function lengthOfPart(one: FoundDuration, { reading: { text }, deed }: Setting): LengthAs {
  const part = partAt(deed, one.index);
  const as = lengthAs(text, one, part);
  return isStory(part) && as !== 'refused' ? 'aside' : as;
}

function movedBy(meeting: Meeting, lengths: readonly Length[], timeZone: string): string | undefined {
  const [shift] = lengths.filter(({ as }) => as === 'later' || as === 'earlier');
  if (shift === undefined) return undefined;
  const by = shift.as === 'later' ? shift.one.minutes : -shift.one.minutes;
  if (by % 1_440 === 0) return daysLater(meeting.start, by / 1_440, timeZone);
  return new Date(Date.parse(meeting.start) + by * minuteMs).toISOString();
}

const mostMinutes = 480;

function newLength(meeting: Meeting, lengths: readonly Length[]): number | 'unclear' | undefined {
  const [only, ...others] = lengths.filter(({ as }) => as === 'length' || as === 'longer' || as === 'shorter');
  if (only === undefined) return undefined;
  const now = lengthOf(meeting);
  const minutes =
    only.as === 'length' ? only.one.minutes : now + (only.as === 'longer' ? only.one.minutes : -only.one.minutes);
  return others.length > 0 || minutes <= 0 || minutes > mostMinutes ? 'unclear' : minutes;
}

// Times at which everybody who takes part is free: each in their own hours and zone, with the gap they keep between meetings and
// the number of meetings they take a day. Pure. It answers times alone: why another time is not among them is told to nobody.
import { Temporal } from 'temporal-polyfill';

const minuteMs = 60_000;
const gridMs = 30 * minuteMs;

/** Milliseconds of the epoch, the end exclusive. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

export interface Attendee {
  readonly zone: string;
  /** On weekdays of that zone; null: at any hour, such as a candidate who picks the time themselves. */
  readonly hours: { readonly from: string; readonly to: string } | null;
  /** Whatever takes their time, in any order. */
  readonly taken: readonly Stretch[];
  /** Meetings that count towards the day's limit. */
  readonly meetings: readonly Stretch[];
  readonly bufferMinutes: number;
  readonly mostPerDay: number | null;
}

interface Search extends Stretch {
  readonly attendees: readonly Attendee[];
  readonly minutes: number;
  readonly limit: number;
}

/** Starts, on half hours of the first one's working day. */
export function openings({ attendees, start: from, end: to, minutes, limit }: Search): number[] {
  const [first] = attendees;
  if (first === undefined) return [];
  const days = attendees.map((one) => daysOf(one, { start: from, end: to }));
  const found: number[] = [];
  for (const day of days[0] ?? [])
    for (let start = firstOnGrid(day, from); start + minutes * minuteMs <= Math.min(day.end, to); start += gridMs) {
      const slot = { start, end: start + minutes * minuteMs };
      if (!attendees.every((one, place) => isOpen(one, days[place] ?? [], slot))) continue;
      found.push(start);
      if (found.length >= limit) return found;
    }
  return found;
}

const firstOnGrid = (day: Stretch, from: number): number =>
  day.start + Math.max(0, Math.ceil((from - day.start) / gridMs)) * gridMs;

/** Which of these starts are free for everybody. */
export function openAt(attendees: readonly Attendee[], starts: readonly number[], minutes: number): number[] {
  if (starts.length === 0) return [];
  const span = { start: Math.min(...starts), end: Math.max(...starts) + minutes * minuteMs };
  const days = attendees.map((one) => daysOf(one, span));
  return starts.filter((start) =>
    attendees.every((one, place) => isOpen(one, days[place] ?? [], { start, end: start + minutes * minuteMs })),
  );
}

interface Day extends Stretch {
  /** The working hours; of somebody without, the whole day. */
  readonly whole: Stretch;
}

/** Both ends are looked at for everybody: an answer takes as long whoever is the busy one. */
function isOpen(
  { taken, meetings, bufferMinutes, mostPerDay }: Attendee,
  days: readonly Day[],
  slot: Stretch,
): boolean {
  const day = days.find(({ start, end }) => start <= slot.start && slot.end <= end);
  const gap = bufferMinutes * minuteMs;
  const isFree = taken.every((one) => one.end + gap <= slot.start || slot.end + gap <= one.start);
  const onDay = day === undefined ? 0 : meetings.filter(({ start }) => isWithin(start, day.whole)).length;
  return day !== undefined && isFree && (mostPerDay === null || onDay < mostPerDay);
}

const isWithin = (at: number, { start, end }: Stretch): boolean => start <= at && at < end;

/** Working days that reach into the span. Clocks that change move the hours along: 09:00 is 09:00 on each day. */
function daysOf({ zone, hours }: Pick<Attendee, 'zone' | 'hours'>, { start, end }: Stretch): Day[] {
  const at = (ms: number) => Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone);
  const last = at(end).toPlainDate();
  const days: Day[] = [];
  for (let date = at(start).toPlainDate(); Temporal.PlainDate.compare(date, last) <= 0; date = date.add({ days: 1 })) {
    const begin = date.toZonedDateTime(zone).epochMilliseconds;
    const whole = { start: begin, end: date.add({ days: 1 }).toZonedDateTime(zone).epochMilliseconds };
    const time = (plainTime: string) => date.toZonedDateTime({ timeZone: zone, plainTime }).epochMilliseconds;
    if (hours === null) days.push({ start: begin, end: Number.MAX_SAFE_INTEGER, whole });
    else if (date.dayOfWeek <= 5) days.push({ start: time(hours.from), end: time(hours.to), whole });
  }
  return days;
}

// Times at which everybody who takes part is free, for meetings of one length. Pure. It answers times alone: why another time is not
// among them is told to nobody.
import { type Attendee, dayAt, daysWithRoom, freeSpans, personTimes } from './person-times.ts';
import { minuteMs, type Span } from './plan-problem.ts';

const gridMs = 30 * minuteMs;

interface Search extends Span {
  readonly attendees: readonly Attendee[];
  readonly minutes: number;
  readonly limit: number;
}

/** Starts, on half hours of the first one's working day. */
export function openings({ attendees, start: from, end: to, minutes, limit }: Search): number[] {
  const [first] = attendees;
  if (first === undefined) return [];
  const { hours, days } = personTimes(first, { from, to });
  const isOpen = openIn(attendees, { start: from, end: to });
  const found: number[] = [];
  for (const day of first.hours === null ? days.map(({ start }) => ({ start, end: start + dayMs })) : hours)
    for (let start = firstOnGrid(day, from); start + minutes * minuteMs <= Math.min(day.end, to); start += gridMs) {
      if (!isOpen({ start, end: start + minutes * minuteMs })) continue;
      found.push(start);
      if (found.length >= limit) return found;
    }
  return found;
}

const dayMs = 86_400_000;

const firstOnGrid = (day: Span, from: number): number =>
  day.start + Math.max(0, Math.ceil((from - day.start) / gridMs)) * gridMs;

/** Which of these starts are free for everybody. */
export function openAt(attendees: readonly Attendee[], starts: readonly number[], minutes: number): number[] {
  if (starts.length === 0) return [];
  const span = { start: Math.min(...starts), end: Math.max(...starts) + minutes * minuteMs };
  const isOpen = openIn(attendees, span);
  return starts.filter((start) => isOpen({ start, end: start + minutes * minuteMs }));
}

/** Everybody is looked at in full: an answer takes as long whoever is the busy one. */
function openIn(attendees: readonly Attendee[], { start: from, end: to }: Span): (slot: Span) => boolean {
  const people = attendees.map((attendee) => {
    const times = personTimes(attendee, { from, to });
    return { days: times.days, free: freeSpans(times), hasRoom: daysWithRoom(times) };
  });
  return (slot) =>
    people
      .map(({ days, free, hasRoom }) => {
        const isFree = free.some(({ start, end }) => start <= slot.start && slot.end <= end);
        return isFree && hasRoom[dayAt(days, slot.start)] === true;
      })
      .every(Boolean);
}

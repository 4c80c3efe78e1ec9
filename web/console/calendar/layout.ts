// Where meetings stand in a week: which day, from when to when, and beside which others.
import type { Calendar, Meeting } from '../api/calendar.ts';
import { addDays, minutesOf, wallOf } from '../words/wall-clock.ts';

/** Half an hour is as high as a button has to be. */
export const pixelsPerMinute = 44 / 30;
const leastMinutes = 30;
/** What is carried lands on quarters of an hour. */
export const stepMinutes = 15;

export interface Placed {
  readonly meeting: Meeting;
  /** Minutes since midnight. */
  readonly from: number;
  readonly to: number;
  readonly lane: number;
  readonly lanes: number;
}

export interface Day {
  readonly date: string;
  readonly meetings: readonly Placed[];
}

export interface Week {
  readonly days: readonly Day[];
  /** Whole hours, as minutes since midnight: the working day, and more where a meeting needs it. */
  readonly opens: number;
  readonly closes: number;
}

/** From Monday to Friday, and the weekend where something happens then. */
export function weekOf({ meetings, working_hours: hours, time_zone: zone }: Calendar, monday: string): Week {
  const days = [0, 1, 2, 3, 4, 5, 6].map((day) => {
    const date = addDays(monday, day);
    return {
      date,
      meetings: inLanes(
        meetings.flatMap((each) => partOn(each, date, zone).map(({ span, ...part }) => ({ meeting: span, ...part }))),
      ),
    };
  });
  const parts = days.flatMap(({ meetings: placed }) => placed);
  const opens = Math.min(minutesOf(hours.from), ...parts.map(({ from }) => from));
  const closes = Math.max(minutesOf(hours.to), ...parts.map(({ to }) => to));
  return {
    days: days.filter(({ meetings: placed }, day) => day < 5 || placed.length > 0),
    opens: Math.floor(opens / 60) * 60,
    closes: Math.ceil(closes / 60) * 60,
  };
}

type Part = Pick<Placed, 'meeting' | 'from' | 'to'>;

/** What of it lies on that day, in minutes since midnight. */
export function partOn<Span extends { start: string; end: string }>(span: Span, date: string, zone: string) {
  const [start, end] = [wallOf(span.start, zone), wallOf(span.end, zone)];
  if (start.date > date || end.date < date) return [];
  const from = start.date === date ? start.minutes : 0;
  const to = end.date === date ? end.minutes : 1_440;
  return to <= from ? [] : [{ span, from, to }];
}

/** Those that overlap stand side by side; each is drawn at least half an hour high. */
function inLanes(parts: readonly Part[]): Placed[] {
  const placed: Placed[] = [];
  let group: (Part & { lane: number })[] = [];
  let ends: number[] = [];
  const close = (): void => {
    placed.push(...group.map((part) => ({ ...part, lanes: ends.length })));
    [group, ends] = [[], []];
  };
  for (const part of parts.toSorted((one, other) => one.from - other.from || other.to - one.to)) {
    if (ends.every((end) => end <= part.from)) close();
    const free = ends.findIndex((end) => end <= part.from);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = Math.max(part.to, part.from + leastMinutes);
    group.push({ ...part, lane });
  }
  close();
  return placed;
}

interface Wish {
  readonly calendar: Calendar;
  readonly meeting: Pick<Meeting, 'meeting_id' | 'with'>;
  readonly start: number;
  readonly end: number;
}

export interface Clash {
  readonly user: string;
  readonly start: string;
  readonly end: string;
}

/** Who of those who take part is taken then, as far as the calendar shows. */
export function clashesOf({ calendar, meeting, start, end }: Wish): readonly Clash[] {
  const others = calendar.meetings
    .filter(({ meeting_id: id }) => id !== meeting.meeting_id)
    .flatMap((each) => each.with.map((user) => ({ user, start: each.start, end: each.end })));
  const busy = calendar.busy.map(({ user_id: user, ...span }) => ({ user, ...span }));
  return [...others, ...busy].filter(
    (one) => meeting.with.includes(one.user) && Date.parse(one.start) < end && start < Date.parse(one.end),
  );
}

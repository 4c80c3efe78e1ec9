// Whose week is looked at, and where their working hours and taken times lie in the reader's zone.
import type { Calendar } from '../api/calendar.ts';
import type { InterviewerPool } from '../api/wire.ts';
import { addDays, minutesOf, momentOf, wallOf } from '../words/wall-clock.ts';
import { partOn } from './layout.ts';

export type Person = Calendar['people'][number];

/** More columns than that are not read any more. */
const mostShown = 12;

/** Empty: everybody; `pool:<id>`: its members; else ids. */
export function shownPeople(
  chosen: string,
  { people, pools }: { people: readonly Person[]; pools: readonly InterviewerPool[] },
): readonly Person[] {
  const pool = pools.find(({ pool_id: id }) => chosen === `pool:${id}`);
  const ids = pool?.members.map(({ user }): string => user) ?? (chosen === '' ? undefined : chosen.split(','));
  return people.filter(({ user_id: id }) => ids?.includes(id) ?? true).slice(0, mostShown);
}

/** The same calendar as it is read in another zone: the hours of its working day begin then. */
export function readIn(calendar: Calendar, zone: string, monday: string): Calendar {
  const at = (time: string): string => {
    const { date, minutes } = wallOf(momentOf({ date: monday, minutes: minutesOf(time) }, calendar.time_zone), zone);
    if (date < monday) return '00:00';
    return date > monday ? '24:00' : timeIn(minutes);
  };
  const { from, to } = calendar.working_hours;
  return { ...calendar, time_zone: zone, working_hours: { from: at(from), to: at(to) } };
}

const timeIn = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

export interface Stretch {
  /** Minutes since midnight of the reader's day. */
  readonly from: number;
  readonly to: number;
}

/** Their working hours on a day of the reader, of weekdays in their own zone; two where that day touches two of theirs. */
export function hoursOn(person: Person, date: string, zone: string): readonly Stretch[] {
  return [-1, 0, 1].flatMap((away) => {
    const own = addDays(date, away);
    const weekday = new Date(`${own}T00:00:00Z`).getUTCDay();
    if (weekday === 0 || weekday === 6) return [];
    const at = (time: string): string =>
      new Date(momentOf({ date: own, minutes: minutesOf(time) }, person.time_zone)).toISOString();
    const { from, to } = person.working_hours;
    return partOn({ start: at(from), end: at(to) }, date, zone).map(({ from: start, to: end }) => ({
      from: start,
      to: end,
    }));
  });
}

export interface BusyBlock extends Stretch {
  readonly key: string;
  readonly start: string;
  readonly end: string;
  /** Undefined: something of their own, which is not told. */
  readonly title: string | undefined;
}

export function takenOn({ meetings, busy, time_zone: zone }: Calendar, id: string, date: string): readonly BusyBlock[] {
  const own = meetings
    .filter(({ with: people }) => people.includes(id))
    .map(({ meeting_id: key, title, start, end }) => ({ key, title, start, end }));
  const other = busy
    .filter(({ user_id: user }) => user === id)
    .map(({ start, end }) => ({ key: start, title: undefined, start, end }));
  return [...own, ...other]
    .flatMap((span) => partOn(span, date, zone).map(({ from, to }) => ({ ...span, from, to })))
    .toSorted((one, next) => one.from - next.from);
}

export interface PeopleWeek {
  readonly dates: readonly string[];
  /** Whole hours, as minutes since midnight. */
  readonly opens: number;
  readonly closes: number;
}

/** Days on which somebody works or is taken, and the hours that hold all of it. */
export function peopleWeek(calendar: Calendar, people: readonly Person[], monday: string): PeopleWeek {
  const days = [0, 1, 2, 3, 4, 5, 6].map((day) => {
    const date = addDays(monday, day);
    const hours = people.flatMap((person) => hoursOn(person, date, calendar.time_zone));
    const taken = people.flatMap(({ user_id: id }) => takenOn(calendar, id, date).filter(({ title }) => title));
    return { date, stretches: [...hours, ...taken] };
  });
  const all = days.flatMap(({ stretches }) => stretches);
  const opens = Math.min(24 * 60, ...all.map(({ from }) => from));
  const closes = Math.max(0, ...all.map(({ to }) => to));
  return {
    dates: days.filter(({ stretches }, day) => day < 5 || stretches.length > 0).map(({ date }) => date),
    opens: all.length === 0 ? 9 * 60 : Math.floor(opens / 60) * 60,
    closes: all.length === 0 ? 17 * 60 : Math.ceil(closes / 60) * 60,
  };
}

/** `Central European Summer Time (Europe/Madrid)`. */
export function zoneWords(zone: string, at: number): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'long' }).formatToParts(new Date(at));
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value;
  return name === undefined || name === zone ? zone : `${name} (${zone.replaceAll('_', ' ')})`;
}

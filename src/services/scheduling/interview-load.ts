// How many interviews people hold, in all and week by week. Pure.
import type { UserId } from '../../core/ids.ts';
import type { Meeting, User } from '../../core/records.ts';
import { takesTimeOf } from '../../core/taken-time.ts';
import { localDays } from './work-times.ts';

export interface PersonLoad {
  readonly user: UserId;
  readonly name: string;
  readonly interviews: number;
  readonly minutes: number;
  /** By week, in the order of the weeks asked for. */
  readonly weeks: readonly number[];
}

interface LoadQuery {
  readonly people: readonly User[];
  readonly meetings: readonly Meeting[];
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
  readonly zone: string;
}

/** Mondays of the weeks that the span touches. */
export const weeksOf = ({ from, to, zone }: Pick<LoadQuery, 'from' | 'to' | 'zone'>): string[] => [
  ...new Set(localDays({ from, to: to - 1, zone }).map(({ week }) => week)),
];

/** Whoever has the fewest comes first. A meeting about a candidate counts for all who take part and have not declined. */
export function interviewLoad(asked: LoadQuery): PersonLoad[] {
  const { people, meetings, from, to, zone } = asked;
  const days = localDays({ from, to: to - 1, zone });
  const weeks = weeksOf(asked);
  const weekOf = (at: string) => days.findLast(({ start }) => start <= Date.parse(at))?.week;
  const counted = meetings.filter(
    ({ candidate, start }) => candidate !== null && Date.parse(start) >= from && Date.parse(start) < to,
  );
  return people
    .map(({ id, name }) => {
      const theirs = counted.filter((meeting) => takesTimeOf(meeting, id));
      return {
        user: id,
        name,
        interviews: theirs.length,
        minutes: theirs.reduce((sum, { start, end }) => sum + (Date.parse(end) - Date.parse(start)) / 60_000, 0),
        weeks: weeks.map((week) => theirs.filter(({ start }) => weekOf(start) === week).length),
      };
    })
    .toSorted((a, b) => a.interviews - b.interviews || a.minutes - b.minutes || (a.name < b.name ? -1 : 1));
}

/** What the busiest third holds of all, 0 to 1; null where nobody holds any. */
export function busiestThird(loads: readonly Pick<PersonLoad, 'interviews'>[]): number | null {
  const counts = loads.map(({ interviews }) => interviews).toSorted((a, b) => b - a);
  const all = counts.reduce((sum, one) => sum + one, 0);
  const most = counts.slice(0, Math.ceil(counts.length / 3)).reduce((sum, one) => sum + one, 0);
  return all === 0 ? null : most / all;
}

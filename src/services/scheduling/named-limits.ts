// Limits of people who are named for seats: they cannot be replaced, and each seat of theirs counts for the next. Pure.
import { dayAt } from './person-times.ts';
import type { Interviewer, PlanProblem } from './plan-problem.ts';
import type { Availability, Placed } from './seat-availability.ts';

interface LimitParts {
  readonly problem: PlanProblem;
  readonly seats: Availability;
}

/** Whether those who are named have enough days left for all that they are named for. */
export function namedHaveRoom({ problem, seats }: LimitParts, span: { first: number; last: number }): boolean {
  const wanted = new Map<number, number>();
  for (const { named } of seats.events)
    for (const { person } of named) wanted.set(person, (wanted.get(person) ?? 0) + 1);
  return [...wanted].every(([person, count]) =>
    roomOf(problem.people[person], count, {
      first: seats.dayOf(person, span.first),
      last: seats.dayOf(person, span.last),
    }),
  );
}

function roomOf(
  person: Interviewer | undefined,
  wanted: number,
  { first, last }: { first: number; last: number },
): boolean {
  if (person === undefined) return false;
  const heldOn = person.held.map((at) => dayAt(person.days, at));
  const weeks = new Map<string, number>();
  for (let day = first; day <= last; day += 1) {
    const week = person.days[day]?.week ?? '';
    const room = Math.max(0, (person.perDay ?? Infinity) - heldOn.filter((one) => one === day).length);
    weeks.set(week, (weeks.get(week) ?? 0) + Math.min(room, wanted));
  }
  const room = [...weeks].map(([week, ofDays]) => {
    const held = heldOn.filter((one) => person.days[one]?.week === week).length;
    return Math.min(ofDays, Math.max(0, (person.perWeek ?? Infinity) - held));
  });
  return room.reduce((sum, one) => sum + one, 0) >= wanted;
}

/** Of people who are named for several events. */
export function withinLimits({ problem, seats }: LimitParts, placed: readonly Placed[]): boolean {
  const count = new Map<string, number>();
  for (const { event, position } of placed)
    for (const { person } of seats.events[event]?.named ?? []) {
      const one = problem.people[person];
      if (one === undefined) continue;
      const day = seats.dayOf(person, position);
      const week = seats.weekOf(person, position);
      const perDay = add(count, `${person} day ${day}`) + one.held.filter((at) => dayAt(one.days, at) === day).length;
      const perWeek =
        add(count, `${person} week ${week}`) +
        one.held.filter((at) => one.days[dayAt(one.days, at)]?.week === week).length;
      if (perDay > (one.perDay ?? Infinity) || perWeek > (one.perWeek ?? Infinity)) return false;
    }
  return true;
}

function add(count: Map<string, number>, key: string): number {
  const sum = (count.get(key) ?? 0) + 1;
  count.set(key, sum);
  return sum;
}

// The ways on from a half-made plan, each with what it costs at least, and what two half-made plans have in common. Pure.
import { breakSteps, costs, type LeastCosts, nextEvents } from './least-costs.ts';
import type { PlanProblem } from './plan-problem.ts';
import type { Availability, Placed } from './seat-availability.ts';
import type { TimeGrid } from './time-grid.ts';

export interface Option extends Placed {
  /** At least this in all, on this way. */
  readonly bound: number;
}

/** What is left to do and by whom, and from when on. */
export interface State {
  readonly key: string;
  readonly end: number;
}

export interface OptionParts {
  readonly problem: PlanProblem;
  readonly grid: TimeGrid;
  readonly seats: Availability;
}

export function firstOptions(
  { problem, grid }: OptionParts,
  { day, least }: { day: number; least: LeastCosts },
): Option[] {
  const { first = 0, last = -1 } = grid.days[day] ?? {};
  const found: Option[] = [];
  for (const event of nextEvents(problem, 0))
    for (let position = first; position <= last; position += 1) {
      if (problem.firstAt !== null && grid.at[position] !== problem.firstAt) continue;
      const bound = costs.day + least.start(0, event, position);
      if (bound < Infinity) found.push({ event, position, bound });
    }
  return found;
}

export function nextOptions(
  parts: OptionParts,
  { placed, least, last }: { placed: readonly Placed[]; least: LeastCosts; last: number },
): Option[] {
  const { problem, grid, seats } = parts;
  const done = placed.reduce((sum, { event }) => sum | (1 << event), 0);
  const before = placed.at(-1);
  if (before === undefined) return [];
  const { shortest, longest } = breakSteps(problem, grid);
  const end = before.position + (seats.events[before.event]?.length ?? 0);
  const spent = spentOn(parts, placed);
  const today = grid.day[end];
  const found: Option[] = [];
  for (const event of nextEvents(problem, done))
    for (let position = end + shortest; position <= last; position += 1) {
      const isToday = grid.day[position] === today;
      if (isToday && position - end > longest) continue;
      const way = spent + (isToday ? position - end : costs.day);
      const bound = way + least.start(done, event, position);
      if (bound < Infinity) found.push({ event, position, bound });
    }
  return found;
}

/** What the placed events cost, without their load: days and waits. With it where the cheapest people can still be had. */
function spentOn({ grid, seats }: OptionParts, placed: readonly Placed[]): number {
  let sum = 0;
  let end = -1;
  for (const { event, position } of placed) {
    const one = seats.events[event];
    const isSameDay = end !== -1 && grid.day[position] === grid.day[end];
    sum += (isSameDay ? position - end : costs.day) + costs.load * (one?.load[position] ?? 0);
    end = position + (one?.length ?? 0);
  }
  return sum;
}

/**
 * Two ways to one state leave the same open: what is done, until when, who could take the seats, and whose limits are used up.
 * Where breaks may be as long as you like, whoever ends later has less of it open.
 */
export function stateOf({ problem, grid, seats }: OptionParts, placed: readonly Placed[]): State {
  const { event = 0, position = 0 } = placed.at(-1) ?? {};
  const done = placed.reduce((sum, one) => sum | (1 << one.event), 0);
  const sets = placed
    .flatMap((one) => seats.events[one.event]?.open.map(({ at }) => at[one.position]?.id ?? -1) ?? [])
    .toSorted((a, b) => a - b);
  const named = placed.flatMap((one) =>
    (seats.events[one.event]?.named ?? []).map(({ person }) => `${person}:${seats.dayOf(person, one.position)}`),
  );
  const end = position + (seats.events[event]?.length ?? 0);
  const exactly = problem.longestBreak === null ? grid.day[end] : end;
  return { key: `${done} ${exactly ?? ''} ${sets.join()} ${named.toSorted().join()}`, end };
}

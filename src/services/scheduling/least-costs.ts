// What completing a plan costs at least from each state, as if nobody were wanted twice: the bound that guides the search. Pure.
import type { PlanProblem } from './plan-problem.ts';
import type { Availability } from './seat-availability.ts';
import type { TimeGrid } from './time-grid.ts';

/** Costs compare earlier last days first, then fewer days, then less load, then earlier ends and shorter waits. */
export const costs = { lastDay: 1e13, day: 1e11, load: 1e5 } as const;

/** Of a cost: what its days make, without load, ends and waits. */
export const daysPart = (cost: number): number => Math.floor(cost / costs.day) * costs.day;

export interface LeastCosts {
  /** At least this from the start on. */
  readonly total: number;
  /** Starting that event there with those done: what it and all after it cost at least. */
  start(done: number, event: number, position: number): number;
}

export interface CostParts {
  readonly problem: PlanProblem;
  readonly grid: TimeGrid;
  readonly seats: Availability;
  /** The day of the first event, and the last one that is near enough. */
  readonly days: { readonly first: number; readonly last: number };
}

/** Which events may come next once those are done. */
export function* nextEvents({ events, order }: PlanProblem, done: number): Generator<number> {
  for (let event = 0; event < events.length; event += 1) {
    if ((done & (1 << event)) !== 0) continue;
    yield event;
    if (order === 'given') return;
  }
}

/** Yields now and then, so that whoever runs it can let others have their turn. */
export function* leastCosts(parts: CostParts): Generator<void, LeastCosts> {
  const { problem, grid, seats, days } = parts;
  const [from, to] = [grid.days[days.first]?.first ?? 0, grid.days[days.last]?.last ?? -1];
  const size = to - from + 1;
  const all = (1 << problem.events.length) - 1;
  const after = new Map<number, Float64Array>([[all, ended(grid, { from, size })]]);
  const start = (done: number, event: number, position: number): number => {
    const one = seats.events[event];
    if (one?.fits[position] !== 1 || position > to) return Infinity;
    const rest = after.get(done | (1 << event))?.[position + one.length - from] ?? Infinity;
    return rest + costs.load * (one.load[position] ?? 0);
  };
  for (const done of reachable(problem).toReversed()) {
    const starting = new Float64Array(size).fill(Infinity);
    for (const event of nextEvents(problem, done))
      for (let index = 0; index < size; index += 1)
        starting[index] = Math.min(starting[index] ?? Infinity, start(done, event, from + index));
    yield;
    if (done !== 0) after.set(done, afterwards(starting, parts, { from, size }));
    else return { total: costs.day + least(starting, grid, { from, day: days.first }), start };
  }
  return { total: Infinity, start };
}

/** Every set of events that may be done, the empty one first, supersets after subsets; without that of all. */
function reachable(problem: PlanProblem): readonly number[] {
  const all = (1 << problem.events.length) - 1;
  const found = new Set([0]);
  for (const done of found) for (const event of nextEvents(problem, done)) found.add(done | (1 << event));
  return [...found].filter((done) => done !== all).toSorted((a, b) => a - b);
}

const ended = (grid: TimeGrid, { from, size }: { from: number; size: number }): Float64Array =>
  Float64Array.from({ length: size }, (_, index) => costs.lastDay * (grid.day[from + index] ?? 0) + index);

function least(starting: Float64Array, grid: TimeGrid, { from, day }: { from: number; day: number }): number {
  const { first = 0, last = -1 } = grid.days[day] ?? {};
  let best = Infinity;
  for (let position = first; position <= last; position += 1)
    best = Math.min(best, starting[position - from] ?? Infinity);
  return best;
}

/** From the end of an event at each position: the next one after a break on that day, or on a later day. */
function afterwards(
  starting: Float64Array,
  { problem, grid, days }: CostParts,
  { from, size }: { from: number; size: number },
): Float64Array {
  const { shortest, longest } = breakSteps(problem, grid);
  const found = new Float64Array(size).fill(Infinity);
  let later = Infinity;
  for (let day = days.last; day >= days.first; day -= 1) {
    const { first = 0, last = -1 } = grid.days[day] ?? {};
    for (let position = first; position <= last; position += 1) {
      let best = later + costs.day;
      const end = Math.min(last, position + longest);
      for (let next = position + shortest; next <= end; next += 1)
        best = Math.min(best, (starting[next - from] ?? Infinity) + (next - position));
      found[position - from] = best;
    }
    later = Math.min(later, least(starting, grid, { from, day }));
  }
  return found;
}

export function breakSteps(
  { shortestBreak, longestBreak }: PlanProblem,
  { stepMs }: TimeGrid,
): { shortest: number; longest: number } {
  const steps = (minutes: number): number => Math.round((minutes * 60_000) / stepMs);
  return { shortest: steps(shortestBreak), longest: longestBreak === null ? Infinity : steps(longestBreak) };
}

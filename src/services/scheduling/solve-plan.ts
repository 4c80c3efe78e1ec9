// Finds times and people for the events of an interview plan. Hard rules always hold; among what they leave, the last event is on
// the earliest day, then the days are fewest, then the load is most even. Pure: a depth-first search under the bound of least
// costs that gives up at a number of steps and says so.
import { type LeastCosts, costs, daysPart, leastCosts } from './least-costs.ts';
import { namedHaveRoom, withinLimits } from './named-limits.ts';
import { firstOptions, nextOptions, type Option, type State, stateOf } from './plan-options.ts';
import type { PlacedEvent, PlanAnswer, PlanProblem } from './plan-problem.ts';
import { type Availability, availability, type Placed } from './seat-availability.ts';
import { fillSeats, type PeopleSet } from './seat-matching.ts';
import { type TimeGrid, timeGrid } from './time-grid.ts';

/** Steps until a solution has to be there, and after the first one to look for a better one. */
const mostSteps: Effort = { first: 60_000, better: 4_000 };

export interface Effort {
  readonly first: number;
  readonly better: number;
}

const stepsAtOnce = 24;

interface Frame {
  readonly options: readonly Option[];
  next: number;
  /** Something below was left out only because a better solution is known. */
  wasCut: boolean;
  hadSolution: boolean;
  readonly state: State;
}

interface Search {
  readonly problem: PlanProblem;
  readonly effort: Effort;
  readonly grid: TimeGrid;
  readonly seats: Availability;
  readonly seatable: (sets: readonly PeopleSet[]) => boolean;
  /** Nobody can do with less. */
  readonly leastLoad: number;
  steps: number;
  stepsAtFirst: number;
  best: { readonly cost: number; readonly events: readonly PlacedEvent[] } | undefined;
  isComplete: boolean;
}

/** Yields every few milliseconds: run it with `inSlices`, or with `atOnce` where nobody waits. */
export function* solvePlan(problem: PlanProblem, effort: Effort = mostSteps): Generator<void, PlanAnswer> {
  const grid = timeGrid(problem);
  const seats = yield* availability(problem, grid);
  yield;
  const search: Search = {
    problem,
    effort,
    grid,
    seats,
    seatable: rememberSeatable(seats),
    leastLoad: leastLoad(problem, seats),
    steps: 0,
    stepsAtFirst: 0,
    best: undefined,
    isComplete: true,
  };
  const starts: { day: number; last: number; least: LeastCosts }[] = [];
  for (const [day, { date }] of grid.days.entries()) {
    const last = grid.days.findLastIndex((other) => other.date - date < problem.withinDays);
    const least = yield* leastCosts({ problem, grid, seats, days: { first: day, last } });
    if (least.total < Infinity) starts.push({ day, last, least });
  }
  for (const start of starts.toSorted((a, b) => a.least.total - b.least.total)) yield* searchFrom(search, start);
  const { best, isComplete } = search;
  if (best === undefined) return { kind: 'none', isProven: isComplete };
  return { kind: 'solved', events: best.events, isBest: isComplete };
}

export function atOnce<Answer>(work: Generator<void, Answer>): Answer {
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}

/** As if everybody were asked at the time that suits them best. */
function leastLoad({ people }: PlanProblem, { events, byLoad }: Availability): number {
  const sets = events.flatMap(({ open }) => open.flatMap(({ from }) => from[0] ?? []));
  return (fillSeats(sets, byLoad) ?? []).reduce((sum, person) => sum + (people[person]?.load ?? 0), 0);
}

/** Whether all those seats can be filled at once: asked again and again for the same sets. */
function rememberSeatable({ byLoad }: Availability): (sets: readonly PeopleSet[]) => boolean {
  const known = new Map<string, boolean>();
  return (sets) => {
    const key = sets
      .map(({ id }) => id)
      .toSorted((a, b) => a - b)
      .join();
    const before = known.get(key);
    if (before !== undefined) return before;
    const answer = fillSeats(sets, byLoad) !== undefined;
    known.set(key, answer);
    return answer;
  };
}

interface Descent {
  readonly least: LeastCosts;
  /** The last position that is near enough. */
  readonly last: number;
  readonly placed: Placed[];
  readonly frames: Frame[];
  readonly dead: Dead;
}

function* searchFrom(
  search: Search,
  { day, last: lastDay, least }: { day: number; last: number; least: LeastCosts },
): Generator<void, void> {
  const { grid } = search;
  const last = grid.days[lastDay]?.last ?? -1;
  if (!namedHaveRoom(search, { first: grid.days[day]?.first ?? 0, last })) return;
  const frames = [frameOf(firstOptions(search, { day, least }), { key: '', end: 0 })];
  const descent: Descent = { least, last, placed: [], frames, dead: new Map() };
  for (let frame = frames.at(-1); frame !== undefined; frame = frames.at(-1)) {
    if (isOver(search)) return;
    const option = frame.options[frame.next];
    frame.next += 1;
    if (option === undefined || isWorse(search, option)) {
      frame.wasCut ||= option !== undefined;
      leave(descent);
      continue;
    }
    search.steps += 1;
    if (search.steps % stepsAtOnce === 0) yield;
    tryOption(search, descent, { frame, option });
  }
}

const frameOf = (options: readonly Option[], state: State): Frame => ({
  options: options.toSorted((a, b) => a.bound - b.bound),
  next: 0,
  wasCut: false,
  hadSolution: false,
  state,
});

/** Goes one event further where that can lead to something. */
function tryOption(search: Search, descent: Descent, { frame, option }: { frame: Frame; option: Option }): void {
  const { placed, frames, dead } = descent;
  placed.push(option);
  if (placed.length === search.problem.events.length) {
    frame.hadSolution = take(search, placed, option) || frame.hadSolution;
    placed.pop();
    return;
  }
  const state = stateOf(search, placed);
  if (isDead(dead, state) || !canGoOn(search, placed, option)) placed.pop();
  else frames.push(frameOf(nextOptions(search, descent), state));
}

/** From when on nothing was found, by what was left to do and by whom. */
type Dead = Map<string, number>;

const isDead = (dead: Dead, { key, end }: State): boolean => end >= (dead.get(key) ?? Infinity);

/** A state from which nothing was found, although nothing was left out, is not looked at again. */
function leave({ frames, placed, dead }: Descent): void {
  const left = frames.pop();
  placed.pop();
  const above = frames.at(-1);
  if (left === undefined) return;
  const { key, end } = left.state;
  if (!left.wasCut && !left.hadSolution) dead.set(key, Math.min(end, dead.get(key) ?? Infinity));
  if (above === undefined) return;
  above.wasCut ||= left.wasCut;
  above.hadSolution ||= left.hadSolution;
}

function isOver(search: Search): boolean {
  const { steps, stepsAtFirst, best, effort } = search;
  const isLast = best === undefined ? steps >= effort.first : steps - stepsAtFirst >= effort.better;
  if (isLast) search.isComplete = false;
  return isLast;
}

function isWorse({ best, leastLoad: least }: Search, { bound }: Pick<Option, 'bound'>): boolean {
  if (best === undefined) return false;
  const load = Math.floor((bound - daysPart(bound)) / costs.load);
  return withLoad(bound, Math.max(load, least)) >= best.cost;
}

function canGoOn(search: Search, placed: readonly Placed[], { position }: Placed): boolean {
  const { seats, seatable } = search;
  if (!withinLimits(search, placed)) return false;
  const isDone = new Set(placed.map(({ event }) => event));
  const sets = seats.events.flatMap(({ open }, event) => {
    const where = placed.find((one) => one.event === event)?.position;
    return open.flatMap(({ at, from }) => (isDone.has(event) ? at[where ?? 0] : from[position]) ?? []);
  });
  return seatable(sets);
}

/** Keeps it where it is the best so far; false where the seats cannot be filled. */
function take(search: Search, placed: readonly Placed[], { bound }: Option): boolean {
  const { problem, grid, seats } = search;
  if (!withinLimits(search, placed)) return false;
  const open = placed.flatMap(({ event, position }) =>
    (seats.events[event]?.open ?? []).flatMap(({ at, place }) => {
      const set = at[position];
      return set === undefined ? [] : [{ event, place, set }];
    }),
  );
  const chosen = fillSeats(
    open.map(({ set }) => set),
    seats.byLoad,
  );
  if (chosen === undefined) return false;
  const load = chosen.reduce((sum, person) => sum + (problem.people[person]?.load ?? 0), 0);
  const cost = withLoad(bound, load);
  if (search.best !== undefined && cost >= search.best.cost) return true;
  if (search.best === undefined) search.stepsAtFirst = search.steps;
  const events = placed.map(({ event, position }): PlacedEvent => {
    const { named = [], length = 0 } = seats.events[event] ?? {};
    const people: string[] = [];
    const sit = (place: number, person: number): void => {
      people[place] = problem.people[person]?.id ?? '';
    };
    for (const { place, person } of named) sit(place, person);
    for (const [index, seat] of open.entries()) if (seat.event === event) sit(seat.place, chosen[index] ?? 0);
    return { event, start: grid.at[position] ?? 0, end: grid.at[position + length] ?? 0, people };
  });
  search.best = { cost, events };
  return true;
}

/** The bound counts for each event the cheapest people alone; put in its place, what those who were chosen cost. */
function withLoad(bound: number, load: number): number {
  const days = daysPart(bound);
  return days + costs.load * load + ((bound - days) % costs.load);
}

// Which seats can be filled by whom at which start: busy times, working hours and limits of each person, looked up once. Pure.
import { always, daysWithRoom, freeSpans } from './person-times.ts';
import { minuteMs, type Interviewer, type PlanProblem, type Span } from './plan-problem.ts';
import { type PeopleSet, type PeopleSets, peopleSets } from './seat-matching.ts';
import type { TimeGrid } from './time-grid.ts';

/** A seat for whom one person was named. */
export interface NamedSeat {
  readonly person: number;
  readonly place: number;
}

/** A seat that one of several may take. */
export interface OpenSeat {
  readonly place: number;
  /** Who could take it from each start. */
  readonly at: readonly PeopleSet[];
  /** Who could take it at that start or at a later one. */
  readonly from: readonly PeopleSet[];
}

export interface EventSeats {
  /** Positions of the grid that it lasts. */
  readonly length: number;
  readonly named: readonly NamedSeat[];
  readonly open: readonly OpenSeat[];
  /** Whether the candidate and whoever is named are free from there on, and each open seat has somebody. */
  readonly fits: Uint8Array;
  /** The least load that filling its open seats there costs. */
  readonly load: Float64Array;
}

/** An event at a position of the grid. */
export interface Placed {
  readonly event: number;
  readonly position: number;
}

export interface Availability {
  readonly events: readonly EventSeats[];
  /** People by load, the least first. */
  readonly byLoad: readonly number[];
  readonly dayOf: (person: number, position: number) => number;
  readonly weekOf: (person: number, position: number) => string;
}

/** Yields after each event: the first plan of a process takes longest. */
export function* availability(problem: PlanProblem, grid: TimeGrid): Generator<void, Availability> {
  const { people } = problem;
  const sets = peopleSets(people.length);
  const numbers = new Map(people.map(({ id }, index) => [id, index]));
  const named = new Set(
    problem.events.flatMap(({ seats }) => seats.flatMap((seat) => (seat.length === 1 ? seat : []))),
  );
  const table = people.map((person) => personTable(person, grid));
  const candidate = freeUntil(freeSpans({ hours: [always], busy: problem.candidateBusy }), grid);
  const seatsOf = { grid, sets, numbers, named, table, candidate, people };
  const events: EventSeats[] = [];
  for (const event of problem.events) {
    yield;
    events.push(eventSeats(event, seatsOf));
  }
  return {
    events,
    byLoad: people.map((_, index) => index).toSorted((a, b) => loadOf(people, a) - loadOf(people, b) || a - b),
    dayOf: (person, position) => table[person]?.day[position] ?? 0,
    weekOf: (person, position) => people[person]?.days[table[person]?.day[position] ?? 0]?.week ?? '',
  };
}

const loadOf = (people: readonly Interviewer[], index: number): number => people[index]?.load ?? 0;

interface PersonTable {
  readonly until: Float64Array;
  readonly day: Int32Array;
  /** Whether one more interview fits the limits on that day. */
  readonly mayMore: Uint8Array;
}

function personTable(person: Interviewer, grid: TimeGrid): PersonTable {
  const day = new Int32Array(grid.at.length);
  let present = 0;
  for (const [position, time] of grid.at.entries()) {
    while ((person.days[present + 1]?.start ?? Infinity) <= time) present += 1;
    day[position] = present;
  }
  const hasRoom = daysWithRoom(person);
  const mayMore = Uint8Array.from(day, (at) => (hasRoom[at] === true ? 1 : 0));
  return { until: freeUntil(freeSpans(person), grid), day, mayMore };
}

/** Until when somebody is free from each position on; 0: not at all. */
function freeUntil(free: readonly Span[], grid: TimeGrid): Float64Array {
  let next = 0;
  return Float64Array.from(grid.at, (time) => {
    while ((free[next]?.end ?? Infinity) <= time) next += 1;
    const span = free[next];
    return span !== undefined && span.start <= time ? span.end : 0;
  });
}

interface SeatParts {
  readonly grid: TimeGrid;
  readonly sets: PeopleSets;
  readonly numbers: ReadonlyMap<string, number>;
  readonly named: ReadonlySet<string>;
  readonly table: readonly PersonTable[];
  readonly candidate: Float64Array;
  readonly people: readonly Interviewer[];
}

function eventSeats({ minutes, seats, startsAt }: PlanProblem['events'][number], parts: SeatParts): EventSeats {
  const { grid, sets, numbers, named, table, candidate } = parts;
  const lastsMs = minutes * minuteMs;
  const isFree = (person: number, position: number): boolean => {
    const one = table[person];
    return (
      one !== undefined && one.mayMore[position] === 1 && (one.until[position] ?? 0) >= endAt(grid, position, lastsMs)
    );
  };
  const one = seats.flatMap((seat, place) => {
    const person = numbers.get(seat[0] ?? '');
    return seat.length === 1 && person !== undefined ? [{ person, place }] : [];
  });
  const open = seats.flatMap((seat, place) => {
    if (seat.length === 1) return [];
    // Whoever is named sits there already.
    const able = seat.flatMap((id) => (named.has(id) ? [] : (numbers.get(id) ?? []))).toSorted((a, b) => a - b);
    return [openSeat(place, { able, isFree, sets, grid })];
  });
  const length = Math.round(lastsMs / grid.stepMs);
  const fits = new Uint8Array(grid.at.length);
  const load = new Float64Array(grid.at.length);
  for (let position = 0; position < grid.at.length; position += 1) {
    if (startsAt !== undefined && grid.at[position] !== startsAt) continue;
    const day = grid.days[grid.day[position] ?? 0];
    const isInDay = day !== undefined && position + length <= day.last && grid.isStart[position] === 1;
    const isCandidateFree = (candidate[position] ?? 0) >= endAt(grid, position, lastsMs);
    if (!isInDay || !isCandidateFree || !one.every(({ person }) => isFree(person, position))) continue;
    if (open.some(({ at }) => (at[position]?.members.length ?? 0) === 0)) continue;
    fits[position] = 1;
    load[position] = open.reduce((sum, { at }) => sum + leastLoad(at[position], parts.people), 0);
  }
  return { length, named: one, open, fits, load };
}

const endAt = (grid: TimeGrid, position: number, lastsMs: number): number => (grid.at[position] ?? 0) + lastsMs;

const leastLoad = (set: PeopleSet | undefined, people: readonly Interviewer[]): number =>
  Math.min(...(set?.members ?? []).map((index) => loadOf(people, index)));

function openSeat(
  place: number,
  {
    able,
    isFree,
    sets,
    grid,
  }: {
    able: readonly number[];
    isFree: (person: number, position: number) => boolean;
    sets: PeopleSets;
    grid: TimeGrid;
  },
): OpenSeat {
  const at = Array.from(grid.at, (_, position) => sets.of(able.filter((person) => isFree(person, position))));
  const from: PeopleSet[] = [];
  let later = sets.of([]);
  for (const set of at.toReversed()) {
    later = sets.union(set, later);
    from.push(later);
  }
  return { place, at, from: from.toReversed() };
}

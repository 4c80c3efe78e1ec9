// Interview plans by the number of a seed, the rules of a solution written down once more, and a search that tries everything.
import { randomFrom } from '../../src/services/retention/engine/random.ts';
import {
  type Interviewer,
  minuteMs,
  type PlacedEvent,
  type PlanProblem,
  type Span,
} from '../../src/services/scheduling/plan-problem.ts';

const dayMs = 86_400_000;
const hourMs = 3_600_000;
export const firstMonday = Date.UTC(2026, 5, 1);

export interface Shape {
  readonly events: number;
  readonly people: number;
  readonly days: number;
  /** How much of everybody's day is taken, 0 to 1. */
  readonly busy: number;
}

/** Working days from the first Monday on, weekends left out. */
export function windowsOf(days: number): PlanProblem['windows'] {
  return Array.from({ length: days }, (_, index) => Math.floor(index / 5) * 7 + (index % 5)).map((date) => {
    const midnight = firstMonday + date * dayMs;
    return { start: midnight + 9 * hourMs, end: midnight + 17 * hourMs, date };
  });
}

/** Of the first Monday and the days behind it, in UTC. */
export const hourOf = (day: number, at: number): number => firstMonday + day * 86_400_000 + at * 3_600_000;

export const calendarDays = Array.from({ length: 40 }, (_, index) => ({
  start: hourOf(index - 7, 0),
  week: `w${Math.floor(index / 7)}`,
}));

/** Free in the windows of so many days, without limits. */
export const freePerson = (id: string, count: number, given: Partial<PlanProblem['people'][number]> = {}) => ({
  id,
  hours: windowsOf(count).map(({ start, end }) => ({ start, end })),
  busy: [],
  days: calendarDays,
  held: [],
  perDay: null,
  perWeek: null,
  load: 0,
  ...given,
});

export function problemFrom(seed: number, { events, people, days, busy }: Shape): PlanProblem {
  const random = randomFrom(seed);
  const any = (count: number): number => Math.floor(random() * count);
  const windows = windowsOf(days);
  const persons = Array.from({ length: people }, (_, index) => personFrom(`u${index}`, { any, random, windows, busy }));
  const longestBreak = [0, 15, 60, null][any(4)] ?? null;
  return {
    events: Array.from({ length: events }, () => ({
      minutes: [30, 45, 60, 50][any(10) === 0 ? 3 : any(3)] ?? 30,
      seats: Array.from({ length: any(5) === 0 ? 2 : 1 }, () => seatFrom({ any, people })),
    })).map(({ minutes, seats }) => ({ minutes, seats: distinctNames(seats) })),
    order: any(2) === 0 ? 'given' : 'any',
    shortestBreak: longestBreak === null || longestBreak >= 15 ? ([0, 15][any(2)] ?? 0) : 0,
    longestBreak,
    withinDays: 1 + any(4),
    firstAt: null,
    from: windows[0]?.start ?? 0,
    windows,
    candidateBusy: spansFrom({ any, random, windows, busy: busy / 3 }),
    people: persons,
  };
}

function personFrom(id: string, { any, random, windows, busy }: PersonOptions): Interviewer {
  // Somebody elsewhere works three hours earlier or later.
  const shift = [0, 0, 0, -3, 3][any(5)] ?? 0;
  const days = Array.from({ length: 40 }, (_, index) => ({
    start: firstMonday + (index - 7) * dayMs - shift * hourMs,
    week: `w${Math.floor(index / 7)}`,
  }));
  return {
    id,
    hours: windows.map(({ start, end }) => ({ start: start + shift * hourMs, end: end + shift * hourMs })),
    busy: spansFrom({ any, random, windows, busy }),
    days,
    held: Array.from({ length: any(4) }, () => (windows[any(windows.length)]?.start ?? 0) + hourMs),
    perDay: [null, 2, 3][any(3)] ?? null,
    perWeek: [null, null, 5][any(3)] ?? null,
    load: any(12),
  };
}

interface PersonOptions {
  readonly any: (count: number) => number;
  readonly random: () => number;
  readonly windows: PlanProblem['windows'];
  readonly busy: number;
}

const spansFrom = ({ any, random, windows, busy }: PersonOptions): Span[] =>
  windows.flatMap(({ start }) =>
    Array.from({ length: 16 }, (_, half) => half).flatMap((half) =>
      random() < busy
        ? [{ start: start + (half * hourMs) / 2, end: start + (half * hourMs) / 2 + (1 + any(3)) * 15 * minuteMs }]
        : [],
    ),
  );

const seatFrom = ({ any, people }: { any: (count: number) => number; people: number }): string[] =>
  any(2) === 0
    ? [`u${any(people)}`]
    : [...new Set(Array.from({ length: 2 + any(4) }, () => `u${any(people)}`))].slice(0, 5);

/** One person is not named for two seats of one event. */
const distinctNames = (seats: readonly string[][]): string[][] =>
  seats.filter((seat, index) => seat.length > 1 || seats.findIndex((other) => other.join() === seat.join()) === index);

const overlap = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

/** Every hard rule that these events break, in words; written without a look at the solver. */
export function brokenRules(problem: PlanProblem, placed: readonly PlacedEvent[]): string[] {
  const inOrder = placed.toSorted((a, b) => a.start - b.start);
  return [
    ...inOrder.flatMap((one) => brokenByEvent(problem, one)),
    ...brokenBetween(problem, inOrder),
    ...brokenByPeople(problem, inOrder),
  ];
}

function brokenByEvent(problem: PlanProblem, one: PlacedEvent): string[] {
  const { minutes = 0, seats = [] } = problem.events[one.event] ?? {};
  const rules: [string, boolean][] = [
    ['length', one.end - one.start === minutes * minuteMs],
    ['too early', one.start >= problem.from],
    ['candidate hours', isWithin(problem.windows, one)],
    ['candidate busy', !problem.candidateBusy.some((busy) => overlap(busy, one))],
    ['one person in two seats', new Set(one.people).size === seats.length],
  ];
  for (const [place, seat] of seats.entries()) {
    const id = one.people[place] ?? '';
    const person = problem.people.find((other) => other.id === id);
    rules.push(
      [`qualification ${id}`, seat.includes(id) && person !== undefined],
      [`busy ${id}`, person?.busy.some((busy) => overlap(busy, one)) === false],
      [`hours ${id}`, isWithin(person?.hours ?? [], one)],
    );
  }
  return rules.flatMap(([rule, holds]) => (holds ? [] : [rule]));
}

const isWithin = (spans: readonly Span[], one: Span): boolean =>
  spans.some(({ start, end }) => start <= one.start && one.end <= end);

const dateOf = ({ windows }: PlanProblem, { start }: Span): number =>
  windows.findLast((one) => one.start <= start)?.date ?? -1;

function brokenBetween(problem: PlanProblem, inOrder: readonly PlacedEvent[]): string[] {
  const [first, last] = [inOrder.at(0), inOrder.at(-1)];
  if (first === undefined || last === undefined) return [];
  const isNear = dateOf(problem, last) - dateOf(problem, first) < problem.withinDays;
  const startsRight = problem.firstAt === null || first.start === problem.firstAt;
  return [
    ...(isNear ? [] : ['within days']),
    ...(startsRight ? [] : ['first start']),
    ...inOrder.slice(1).flatMap((one, index) => brokenByPair(problem, [inOrder[index] ?? one, one])),
  ];
}

function brokenByPair(problem: PlanProblem, [before, one]: readonly [PlacedEvent, PlacedEvent]): string[] {
  const wait = (one.start - before.end) / minuteMs;
  const isSameDay = dateOf(problem, one) === dateOf(problem, before);
  const isWrongBreak = wait < problem.shortestBreak || wait > (problem.longestBreak ?? Infinity);
  return [
    ...(problem.order === 'given' && before.event > one.event ? ['order'] : []),
    ...(wait < 0 ? ['overlap'] : []),
    ...(isSameDay && isWrongBreak ? ['break'] : []),
  ];
}

function brokenByPeople(problem: PlanProblem, placed: readonly PlacedEvent[]): string[] {
  const isNamed = (id: string) =>
    problem.events.some(({ seats }) => seats.some((seat) => seat.length === 1 && seat[0] === id));
  return problem.people.flatMap((person) => {
    const theirs = placed.filter(({ people }) => people.includes(person.id));
    if (theirs.length === 0) return [];
    const broken: string[] = [];
    const seats = placed.flatMap(({ event, people }) =>
      people.flatMap((id, place) => (id === person.id ? [problem.events[event]?.seats[place] ?? []] : [])),
    );
    const chosen = seats.filter((seat) => seat.length > 1).length;
    if (chosen > 1 || (chosen === 1 && isNamed(person.id))) broken.push(`twice ${person.id}`);
    const all = [...theirs.map(({ start }) => start), ...person.held];
    const dayOf = (at: number) => person.days.findLastIndex(({ start }) => start <= at);
    for (const { start } of theirs) {
      const day = dayOf(start);
      const week = person.days[day]?.week;
      if (all.filter((at) => dayOf(at) === day).length > (person.perDay ?? Infinity)) broken.push(`day ${person.id}`);
      if (all.filter((at) => person.days[dayOf(at)]?.week === week).length > (person.perWeek ?? Infinity))
        broken.push(`week ${person.id}`);
    }
    return broken;
  });
}

/**
 * Tries every start and everybody, the event with the fewest ways first; whatever breaks a rule with one that stands already is left out.
 * Undefined where that takes more than so many tries.
 */
export function exhaustiveSearch(problem: PlanProblem, mostTries: number): boolean | undefined {
  let tries = 0;
  const goOn = (placed: readonly Way[], ways: ReadonlyMap<number, readonly Way[]>): boolean => {
    const [next] = [...ways].toSorted(([, a], [, b]) => a.length - b.length);
    if (next === undefined) return brokenRules(problem, placed).length === 0;
    const [event, options] = next;
    for (const one of options) {
      tries += 1;
      if (tries > mostTries) throw new TooMany();
      const left = [...ways].flatMap(([other, all]) =>
        other === event ? [] : [[other, all.filter((way) => isPossible(problem, one, way))] as const],
      );
      if (left.every(([, all]) => all.length > 0) && goOn([...placed, one], new Map(left))) return true;
    }
    return false;
  };
  const ways = problem.events.map((_, event) => {
    const all = optionsOf({ ...problem, firstAt: null }, event);
    return [event, all.map((one): Way => ({ ...one, date: dateOf(problem, one) }))] as const;
  });
  if (ways.some(([, all]) => all.length === 0)) return false;
  try {
    return goOn([], new Map(ways));
  } catch (error) {
    if (error instanceof TooMany) return undefined;
    throw error;
  }
}

class TooMany extends Error {}

/** Whether two can stand in one plan at all, whatever stands beside them. */
function isPossible(problem: PlanProblem, a: Way, b: Way): boolean {
  const [first, second] = a.start <= b.start ? [a, b] : [b, a];
  const days = second.date - first.date;
  const gap = second.start - first.end;
  if (days >= problem.withinDays || gap < 0) return false;
  if (problem.order === 'given' && first.event > second.event) return false;
  if (days === 0 && (gap < problem.shortestBreak * minuteMs || gap > mostGap(problem, first.event, second.event)))
    return false;
  const isShared = a.people.some((id) => b.people.includes(id));
  return !isShared || brokenByPeople(problem, [first, second]).length === 0;
}

/** With all that may stand between two of one day, and a break before each. */
function mostGap({ events, order, longestBreak }: PlanProblem, first: number, second: number): number {
  if (longestBreak === null) return Infinity;
  const between =
    order === 'given'
      ? events.slice(first + 1, second)
      : events.filter((_, event) => event !== first && event !== second);
  const lasts = between.reduce((sum, { minutes }) => sum + minutes, 0);
  return (lasts + (between.length + 1) * longestBreak) * minuteMs;
}

interface Way extends PlacedEvent {
  readonly date: number;
}

function startsOf({ events, windows }: PlanProblem): number[] {
  const stepMs = (events.every(({ minutes }) => minutes % 15 === 0) ? 15 : 5) * minuteMs;
  return windows.flatMap(({ start, end }) =>
    Array.from({ length: Math.floor((end - start) / stepMs) }, (_, index) => start + index * stepMs),
  );
}

function everySeating(problem: PlanProblem, event: number): string[][] {
  return (problem.events[event]?.seats ?? []).reduce<string[][]>(
    (found, seat) => found.flatMap((people) => seat.filter((id) => !people.includes(id)).map((id) => [...people, id])),
    [[]],
  );
}

/** The least last day, days and load of all solutions, by trying everything; for small plans. */
export function bestOfAll(problem: PlanProblem): readonly [number, number, number] | undefined {
  let best: readonly [number, number, number] | undefined;
  const goOn = (placed: readonly PlacedEvent[]): void => {
    if (placed.length === problem.events.length) {
      const rank = rankOf(problem, placed);
      if (best === undefined || isBetter(rank, best)) best = rank;
      return;
    }
    for (const event of problem.events.keys())
      if (!placed.some((one) => one.event === event))
        for (const one of optionsOf(problem, event)) {
          if (one.start < (placed.at(-1)?.end ?? -Infinity)) continue;
          const next = [...placed, one];
          if (brokenRules(problem, next).length === 0) goOn(next);
        }
  };
  goOn([]);
  return best;
}

export function rankOf(problem: PlanProblem, placed: readonly PlacedEvent[]): readonly [number, number, number] {
  const dates = placed.map((one) => dateOf(problem, one));
  const load = placed.flatMap(({ event, people }) =>
    people.map((id, place) =>
      (problem.events[event]?.seats[place]?.length ?? 0) > 1
        ? (problem.people.find((one) => one.id === id)?.load ?? 0)
        : 0,
    ),
  );
  return [Math.max(...dates), new Set(dates).size, load.reduce((sum, one) => sum + one, 0)];
}

const isBetter = (a: readonly number[], b: readonly number[]): boolean => {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at !== -1 && (a[at] ?? 0) < (b[at] ?? 0);
};

function optionsOf(problem: PlanProblem, event: number): PlacedEvent[] {
  const lasts = (problem.events[event]?.minutes ?? 0) * minuteMs;
  return startsOf(problem).flatMap((start) =>
    everySeating(problem, event).flatMap((people) => {
      const one = { event, start, end: start + lasts, people };
      return brokenByEvent(problem, one).length === 0 ? [one] : [];
    }),
  );
}

// The solver against rules that were written without it, and against a search that tries everything.
import { expect, test } from 'vitest';
import { randomFrom } from '../../../src/services/retention/engine/random.ts';
import type { PlanProblem } from '../../../src/services/scheduling/plan-problem.ts';
import { atOnce, solvePlan } from '../../../src/services/scheduling/solve-plan.ts';
import {
  bestOfAll,
  brokenRules,
  calendarDays,
  exhaustiveSearch,
  firstMonday,
  freePerson,
  hourOf,
  problemFrom,
  rankOf,
  windowsOf,
} from '../../support/plan-problems.ts';

const person = (id: string, given: Partial<PlanProblem['people'][number]> = {}) => freePerson(id, 5, given);

const problem = (given: Partial<PlanProblem>): PlanProblem => ({
  events: [{ minutes: 45, seats: [['ruth']] }],
  order: 'given',
  shortestBreak: 0,
  longestBreak: 0,
  withinDays: 5,
  firstAt: null,
  from: hourOf(0, 9),
  windows: windowsOf(5),
  candidateBusy: [],
  people: [person('ruth'), person('owen'), person('carla')],
  ...given,
});

const each = (minutes: number, ...people: (string | string[])[]) =>
  people.map((one) => ({ minutes, seats: [[one].flat()] }));

const solved = (given: Partial<PlanProblem>) => {
  const answer = atOnce(solvePlan(problem(given)));
  if (answer.kind !== 'solved') throw new Error('no solution');
  return answer.events.map(({ start, end, people }) => [
    (start - firstMonday) / 3_600_000,
    (end - start) / 60_000,
    people,
  ]);
};

/** What is wrong with the answer; `decided`: everything was tried, and there is none. */
function judged(given: PlanProblem): { kind: 'solved' | 'none' | 'decided'; faults: readonly string[] } {
  const answer = atOnce(solvePlan(given));
  if (answer.kind === 'solved') return { kind: 'solved', faults: brokenRules(given, answer.events) };
  // Small plans are tried to the end, whatever that takes.
  const isSmall = given.events.length <= 4;
  const everything = exhaustiveSearch(given, isSmall ? Infinity : 300);
  const faults = [
    ...(answer.isProven ? [] : ['unproven']),
    ...(everything === true ? ['missed'] : []),
    ...(isSmall && everything === undefined ? ['not tried to the end'] : []),
  ];
  return { kind: everything === false ? 'decided' : 'none', faults };
}

test(
  '500 generated plans break no hard rule, and none of up to 4 events is missed that a search of everything finds',
  { timeout: 180_000 },
  () => {
    const found = { solved: 0, none: 0, decided: 0 };
    for (let seed = 1; seed <= 500; seed += 1) {
      const random = randomFrom(seed * 7_919);
      const events = 2 + Math.floor(random() * 6);
      const shape = { events, people: 6 + Math.floor(random() * 10), days: 2 + Math.floor(random() * 4) };
      const given = problemFrom(seed, { ...shape, busy: 0.05 + random() * 0.4 });
      const { kind, faults } = judged(given);
      expect({ seed, faults }).toEqual({ seed, faults: [] });
      found[kind] += 1;
    }
    expect(found.solved).toBeGreaterThan(300);
    expect(found.decided).toBeGreaterThan(60);
  },
);

test(
  'of all solutions of a small plan one has the earliest last day, the fewest days and the least load',
  { timeout: 180_000 },
  () => {
    let compared = 0;
    for (let seed = 1; seed <= 40; seed += 1) {
      const given = problemFrom(seed, { events: 2 + (seed % 2), people: 5, days: 2, busy: 0.55 });
      const answer = atOnce(solvePlan(given));
      const best = bestOfAll(given);
      const rank = answer.kind === 'solved' ? rankOf(given, answer.events) : undefined;
      expect({ seed, rank }).toEqual({ seed, rank: best });
      if (best !== undefined) compared += 1;
    }
    expect(compared).toBeGreaterThan(12);
  },
);

test('45 minutes each back to back are three meetings in a row', () => {
  expect(solved({ events: each(45, 'ruth', 'owen', 'carla'), firstAt: hourOf(2, 14), longestBreak: 0 })).toEqual([
    [62, 45, ['ruth']],
    [62.75, 45, ['owen']],
    [63.5, 45, ['carla']],
  ]);
});

test('a start that is no quarter of an hour is kept to the minute', () => {
  expect(solved({ events: each(30, 'ruth', 'owen'), firstAt: hourOf(0, 10) + 7 * 60_000 })[0]?.[0]).toBeCloseTo(
    10.1167,
    3,
  );
});

test('whoever has the fewest interviews takes a seat that several may take', () => {
  const people = [person('ruth', { load: 5 }), person('owen', { load: 2 }), person('carla', { load: 3 })];
  expect(solved({ people, events: each(45, ['ruth', 'owen', 'carla'], ['ruth', 'owen', 'carla']) })).toMatchObject([
    [9, 45, [expect.stringMatching(/owen|carla/)]],
    [9.75, 45, [expect.stringMatching(/owen|carla/)]],
  ]);
});

test('a limit of one a day spreads over days what one person has to hold', () => {
  const people = [person('ruth', { perDay: 1, held: [hourOf(0, 10)] })];
  expect(solved({ people, events: each(60, 'ruth', 'ruth') })).toEqual([
    [33, 60, ['ruth']],
    [57, 60, ['ruth']],
  ]);
});

test('the days of a limit are those of the person’s own calendar', () => {
  const far = calendarDays.map(({ start, week }) => ({ start: start + 12 * 3_600_000, week }));
  // Their day changes at noon here: two on one of our days are on two of theirs.
  expect(
    solved({
      people: [person('ruth', { perDay: 1, days: far })],
      events: each(60, 'ruth', 'ruth'),
      longestBreak: null,
    }),
  ).toEqual([
    [11, 60, ['ruth']],
    [12, 60, ['ruth']],
  ]);
});

test.each<[string, Partial<PlanProblem>]>([
  ['nobody is free at once', { people: [person('ruth', { busy: [{ start: hourOf(0, 0), end: hourOf(9, 0) }] })] }],
  ['days are too few', { withinDays: 1, people: [person('ruth', { perDay: 1 })], events: each(45, 'ruth', 'ruth') }],
  ['the candidate is busy', { candidateBusy: [{ start: hourOf(0, 0), end: hourOf(9, 0) }] }],
  [
    'two seats are for one person alone',
    { events: [{ minutes: 45, seats: [['ruth', 'owen'], ['owen']] }], people: [person('owen')] },
  ],
])('where %s it is proven that there is none', (_why, given) => {
  expect(atOnce(solvePlan(problem(given)))).toEqual({ kind: 'none', isProven: true });
});

test('a plan of 7 events among 20 people over 10 days is searched in turns, each of a bounded number of steps', () => {
  const given = problemFrom(3, { events: 7, people: 20, days: 10, busy: 0.2 });
  const work = solvePlan(given);
  let turns = 0;
  while (work.next().done !== true) turns += 1;
  expect(turns).toBeGreaterThan(10);
});

test('over a month of plans the busiest third of interviewers carries at most 45% of the seats', () => {
  const load = new Map(Array.from({ length: 21 }, (_, index) => [`u${index}`, 0]));
  for (let plan = 0; plan < 60; plan += 1) {
    const given = problemFrom(1_000 + plan, { events: 3 + (plan % 3), people: 21, days: 5, busy: 0.25 });
    const pools = given.events.map(({ minutes }, index) => {
      const first = ((plan + index) % 3) * 7;
      return { minutes, seats: [Array.from({ length: 7 }, (_, one) => `u${first + one}`)] };
    });
    const people = given.people.map((one) => ({ ...one, load: load.get(one.id) ?? 0 }));
    const answer = atOnce(solvePlan({ ...given, events: pools, people, withinDays: 5 }));
    if (answer.kind !== 'solved') continue;
    for (const id of answer.events.flatMap((one) => one.people)) load.set(id, (load.get(id) ?? 0) + 1);
  }
  const most = [...load.values()].toSorted((a, b) => b - a);
  const all = most.reduce((sum, one) => sum + one, 0);
  expect(all).toBeGreaterThan(100);
  expect(most.slice(0, 7).reduce((sum, one) => sum + one, 0) / all).toBeLessThanOrEqual(0.45);
});

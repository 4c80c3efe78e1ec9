// Where no times fit, the rule that stands in the way is named, with whose it is and what would fit without it.
import { expect, test } from 'vitest';
import { obstacleOf } from '../../../src/services/scheduling/obstacle.ts';
import type { PlanProblem } from '../../../src/services/scheduling/plan-problem.ts';
import { atOnce, solvePlan } from '../../../src/services/scheduling/solve-plan.ts';
import { brokenRules, freePerson, hourOf, windowsOf } from '../../support/plan-problems.ts';

const person = (id: string, given: Partial<PlanProblem['people'][number]> = {}) => freePerson(id, 10, given);
const each = (...people: string[]) => people.map((one) => ({ minutes: 60, seats: [[one]] }));
const problem = (given: Partial<PlanProblem>): PlanProblem => ({
  events: each('ruth', 'owen'),
  order: 'given',
  shortestBreak: 0,
  longestBreak: null,
  withinDays: 5,
  firstAt: null,
  from: hourOf(0, 9),
  windows: windowsOf(1),
  candidateBusy: [],
  people: [person('ruth'), person('owen')],
  ...given,
});
const busyBut = (from: number, to: number) => [
  { start: hourOf(0, 0), end: hourOf(0, from) },
  { start: hourOf(0, to), end: hourOf(9, 0) },
];

test.each<[string, Partial<PlanProblem>, readonly string[]]>([
  ['start', { firstAt: hourOf(0, 16) + 1_800_000 }, []],
  [
    'breaks',
    { longestBreak: 0, people: [person('ruth', { busy: busyBut(9, 10) }), person('owen', { busy: busyBut(12, 13) })] },
    [],
  ],
  ['order', { people: [person('ruth', { busy: busyBut(12, 13) }), person('owen', { busy: busyBut(9, 10) })] }, []],
  [
    'within_days',
    {
      withinDays: 1,
      windows: windowsOf(2),
      people: [
        person('ruth', { busy: [{ start: hourOf(1, 0), end: hourOf(2, 0) }] }),
        person('owen', { busy: [{ start: hourOf(0, 0), end: hourOf(1, 0) }] }),
      ],
    },
    [],
  ],
  ['limits', { people: [person('ruth', { perDay: 1, held: [hourOf(0, 15)] }), person('owen')] }, ['ruth']],
  ['until', { people: [person('ruth', { busy: [{ start: hourOf(0, 0), end: hourOf(1, 0) }] }), person('owen')] }, []],
  [
    'busy',
    { people: [person('ruth', { busy: [{ start: hourOf(0, 0), end: hourOf(30, 0) }] }), person('owen')] },
    ['ruth'],
  ],
  ['working_hours', { people: [person('ruth', { hours: [] }), person('owen')] }, ['ruth']],
])('%s', (rule, given, who) => {
  const asked = problem(given);
  expect(atOnce(solvePlan(asked))).toMatchObject({ kind: 'none' });
  const found = atOnce(obstacleOf(asked, { ...asked, windows: windowsOf(10) }));
  expect({ rule: found?.rule, who: found?.who }).toEqual({ rule, who });
  expect(found?.nearest).toHaveLength(2);
  expect(brokenRules(asked, found?.nearest ?? []).length).toBeGreaterThan(0);
});

test('where more than one rule stands in the way, none is named', () => {
  const never = [{ start: hourOf(0, 0), end: hourOf(30, 0) }];
  const asked = problem({ people: [person('ruth', { busy: never }), person('owen', { busy: never })] });
  expect(atOnce(obstacleOf(asked, { ...asked, windows: windowsOf(10) }))).toBeUndefined();
});

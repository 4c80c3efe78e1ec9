// Rank, years, titles and requirements as one scale of seniority and a list of hints.
import { expect, test } from 'vitest';
import { readRequirements } from '../../../src/nlp/military/requirements.ts';
import { readPayGrade, seniorityOfService, seniorityOfTitle } from '../../../src/nlp/military/seniority.ts';

test.each([
  ['Director of Operations', 4],
  ['Senior Network Engineer', 3],
  ['Warehouse Supervisor', 3],
  ['Junior Accountant', 1],
  ['Electrician', undefined],
])('%s is at step %s', (title, step) => {
  expect(seniorityOfTitle(title)).toBe(step);
});

test.each([
  [{ kind: 'enlisted', grade: 3, years: undefined }, 1],
  [{ kind: 'enlisted', grade: 5, years: undefined }, 2],
  [{ kind: 'enlisted', grade: 7, years: undefined }, 3],
  [{ kind: 'enlisted', grade: 9, years: undefined }, 4],
  [{ kind: 'rating', grade: undefined, years: 10 }, 3],
  [{ kind: 'officer', grade: undefined, years: 15 }, 4],
  [{ kind: 'warrant', grade: undefined, years: undefined }, 3],
  [{ kind: 'enlisted', grade: undefined, years: undefined }, undefined],
])('service %o is at step %s', (service, step) => {
  expect(seniorityOfService(service)).toBe(step);
});

test.each([
  ['E-6', { kind: 'enlisted', grade: 6 }],
  ['w2', { kind: 'warrant', grade: 2 }],
  ['O-3', { kind: 'officer', grade: 3 }],
  ['E-12', undefined],
  ['none', undefined],
])('pay grade %s', (text, grade) => {
  expect(readPayGrade(text)).toEqual(grade);
});

test('a clearance and a licence are both named, the highest clearance only', () => {
  expect(readRequirements('TS/SCI or Secret clearance. CDL required.').map(({ name }) => name)).toEqual([
    'Top Secret/SCI clearance',
    'commercial driver’s licence',
  ]);
});

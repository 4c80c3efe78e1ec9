// Rank, years, titles and requirements as one scale of seniority and a list of hints.
import { expect, test } from 'vitest';
import { readRequirements } from '../../../src/nlp/military/requirements.ts';
import { enlistedGrade, payGradeText, readPayGrade } from '../../../src/nlp/military/pay-grade.ts';
import { seniorityOfService, seniorityOfTitle } from '../../../src/nlp/military/seniority.ts';

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
  [{ kind: 'enlisted', payGrade: enlistedGrade(3), years: undefined }, 1],
  [{ kind: 'enlisted', payGrade: enlistedGrade(5), years: undefined }, 2],
  [{ kind: 'enlisted', payGrade: enlistedGrade(7), years: undefined }, 3],
  [{ kind: 'enlisted', payGrade: enlistedGrade(9), years: undefined }, 4],
  [{ kind: 'rating', payGrade: undefined, years: 10 }, 3],
  [{ kind: 'officer', payGrade: undefined, years: 15 }, 4],
  [{ kind: 'warrant', payGrade: undefined, years: undefined }, 3],
  [{ kind: 'enlisted', payGrade: undefined, years: undefined }, undefined],
  [{ kind: 'officer', payGrade: readPayGrade('O-2'), years: 20 }, 3],
  [{ kind: 'officer', payGrade: readPayGrade('O-5'), years: undefined }, 4],
  [{ kind: 'enlisted', payGrade: readPayGrade('W-2'), years: undefined }, 3],
])('service %o is at step %s', (service, step) => {
  expect(seniorityOfService(service)).toBe(step);
});

test.each([
  ['E-6', { kind: 'enlisted', grade: 6 }],
  ['w2', { kind: 'warrant', grade: 2 }],
  ['O-3', { kind: 'officer', grade: 3 }],
  ['E 6', { kind: 'enlisted', grade: 6 }],
  ['E06', { kind: 'enlisted', grade: 6 }],
  ['CW3', { kind: 'warrant', grade: 3 }],
  ['CWO4', { kind: 'warrant', grade: 4 }],
  ['WO1', { kind: 'warrant', grade: 1 }],
  ['O-3E', { kind: 'officer', grade: 3 }],
  ['O-10', { kind: 'officer', grade: 10 }],
  ['W-6', undefined],
  ['O-11', undefined],
  ['E-12', undefined],
  ['none', undefined],
])('pay grade %s', (text, grade) => {
  expect(readPayGrade(text)).toEqual(grade);
});

test.each(['E-6', 'W-2', 'O-3'])('%s is written as it is read', (text) => {
  const read = readPayGrade(text);
  expect(read === undefined ? undefined : payGradeText(read)).toBe(text);
});

test('a clearance and a licence are both named, the highest clearance only', () => {
  expect(readRequirements('TS/SCI or Secret clearance. CDL required.').map(({ name }) => name)).toEqual([
    'Top Secret/SCI clearance',
    'commercial driver’s licence',
  ]);
});

// What people write about themselves: the table of spellings and refusals is data, so that it can grow without code.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import {
  auditGroupOf,
  groupNames,
  readAnswer,
} from '../../../../src/services/retention/fairness/self-identified-group.ts';

const spellings = z.record(z.string(), z.array(z.string()));
const table = z
  .strictObject({ sex: spellings, race_ethnicity: spellings, unrecognised: spellings })
  .parse(JSON.parse(readFileSync('test/fixtures/fairness/self-identification.json', 'utf8')));

const questions = ['sex', 'race_ethnicity'] as const;
const cases = questions.flatMap((question) =>
  Object.entries(table[question]).flatMap(([group, texts]) =>
    texts.map((text) => ({ question, text, group: group === 'none' ? null : group })),
  ),
);

test('the table holds at least 120 spellings and refusals', () => {
  expect(cases.length).toBeGreaterThanOrEqual(120);
});

test.each(cases)('$question: "$text" is counted as $group', ({ question, text, group }) => {
  expect(auditGroupOf(question, text)).toBe(group);
});

test.each(questions.flatMap((question) => (table.unrecognised[question] ?? []).map((text) => ({ question, text }))))(
  '$question: "$text" is not recognised',
  ({ question, text }) => {
    expect(readAnswer(question, text)).toEqual({ kind: 'unrecognised' });
  },
);

test.each(questions)('%s: every name that a refusal offers is recognised as itself', (question) => {
  for (const group of groupNames(question)) expect(readAnswer(question, group)).toEqual({ kind: 'group', group });
});

test('what is not recognised is one group whatever its case and spaces', () => {
  expect(auditGroupOf('sex', ' Bana  na')).toBe(auditGroupOf('sex', 'bana na '));
});

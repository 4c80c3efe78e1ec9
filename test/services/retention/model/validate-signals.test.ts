// What is refused of a candidate's signals, and what the refusal says.
import { expect, test } from 'vitest';
import { familyNameOf } from '../../../../src/services/retention/model/family-model.ts';
import { signalFaults, validSignals } from '../../../../src/services/retention/model/validate-signals.ts';
import { modelOf } from '../../../support/retention.ts';

const sales = modelOf('sales');

test.each([
  {
    name: 'a month too many',
    signals: { experience_months: 721 },
    path: 'signals.experience_months',
    code: 'out_of_range',
  },
  {
    name: 'a negative number',
    signals: { assessment_score: -1 },
    path: 'signals.assessment_score',
    code: 'out_of_range',
  },
  {
    name: 'a rating above five',
    signals: { interview_rating: 5.01 },
    path: 'signals.interview_rating',
    code: 'out_of_range',
  },
  { name: 'text', signals: { assessment_score: 'NaN' }, path: 'signals.assessment_score', code: 'not_a_number' },
  { name: 'null', signals: { assessment_score: null }, path: 'signals.assessment_score', code: 'not_a_number' },
  {
    name: 'infinity',
    signals: { experience_months: Number.POSITIVE_INFINITY },
    path: 'signals.experience_months',
    code: 'not_a_number',
  },
  {
    name: 'a nested value',
    signals: { experience_months: { value: 3 } },
    path: 'signals.experience_months',
    code: 'not_a_number',
  },
  { name: 'a signal nobody knows', signals: { shoe_size: 40 }, path: 'signals.shoe_size', code: 'unknown_signal' },
  { name: 'a name from the prototype', signals: { tostring: 1 }, path: 'signals.tostring', code: 'unknown_signal' },
])('$name is refused by name', ({ signals, path, code }) => {
  expect(signalFaults(sales, signals)).toMatchObject([{ path, code }]);
});

test('the bounds themselves are allowed', () => {
  const signals = { experience_months: 720, assessment_score: 0, interview_rating: 5 };
  expect(validSignals(sales, signals)).toEqual(signals);
});

test('no signal at all is refused, and the refusal says which there are', () => {
  expect(() => validSignals(sales, {})).toThrow('at least one signal');
});

test('a job family is found whatever its case and separators', () => {
  expect(familyNameOf(' Public  Safety ')).toBe('public-safety');
  expect(familyNameOf('Größe & Co')).toBe('gro-e-co');
  expect(familyNameOf('!!!')).toBeUndefined();
});

// Every answer about people says by what they were chosen.
import { expect, test } from 'vitest';
import { filtersInWords } from '../../../src/services/operations/filter-words.ts';
import { Filters } from '../../../src/services/operations/filters.ts';

const words = (given: unknown, job?: string) => filtersInWords(Filters.parse(given), job);

test.each([
  [{}, ''],
  [{ sort: 'applied' }, ''],
  [{ role: 'nursing', days_since_contact: 7 }, 'nursing, no contact for 7 days or more'],
  [{ days_since_contact: 1 }, 'no contact for 1 day or more'],
  [{ stage: 'Phone Screen', mine: true }, 'in Phone Screen, on your requisitions'],
  [{ at_risk: false, stage_days: 3 }, 'not at risk, in their stage for 3 days or more'],
  [{ has_interview: false }, 'no interview ahead'],
  [{ has_interview: 'next_week' }, 'an interview next week'],
  [{ applied_after: '2026-03-02T10:00:00-05:00' }, 'applied since 2026-03-02'],
  [{ name: 'a: b' }, 'name with “a  b”'],
])('%j reads “%s”', (given, said) => {
  expect(words(given)).toBe(said);
});

test('a requisition is called by its title, where that is known', () => {
  expect(words({ job: 'job_be' }, 'Backend Engineer')).toBe('Backend Engineer');
  expect(words({ job: 'job_be' })).toBe('requisition job_be');
});

test('each filter has words', () => {
  const all = {
    role: 'r',
    days_since_contact: 1,
    stage: 's',
    job: 'j',
    at_risk: true,
    name: 'n',
    applied_after: '2026-01-01',
    applied_before: '2026-02-01',
    location: 'l',
    stage_days: 1,
    has_interview: true,
    mine: false,
  };
  expect(words(all, 'Title').split(', ')).toHaveLength(Object.keys(all).length);
});

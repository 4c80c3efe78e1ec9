// What the ATS holds about a candidate, as people read it.
import { expect, test } from 'vitest';
import { profileRows } from '../../web/console/candidate/profile-rows.ts';

test('known signals have their scale, others their name', () => {
  const signals = {
    experience_months: 54,
    assessment_score: 88,
    interview_rating: 4.2,
    employer: 'Halyard',
    gone: null,
  };
  expect(profileRows(signals, String)).toEqual([
    ['Experience', '4.5 years'],
    ['Assessment', '88 of 100'],
    ['Interview rating', '4.2 of 5'],
    ['Employer', 'Halyard'],
  ]);
  expect(profileRows({ experience_months: 1 }, String)).toEqual([['Experience', '1 month']]);
});

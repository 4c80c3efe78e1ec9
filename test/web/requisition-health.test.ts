// What about a requisition needs somebody, in words.
import { expect, test } from 'vitest';
import type { Candidate, Pipeline } from '../../web/console/api/wire.ts';
import { healthOf } from '../../web/console/requisitions/health.ts';
import { plansFor } from '../../web/console/requisitions/plan-card.tsx';

const now = Date.parse('2026-06-10T09:00:00Z');
const job: Pipeline['jobs'][number] = {
  job_id: 'job_fe',
  title: 'Frontend Engineer',
  role: 'engineering',
  job_family: 'general',
  hiring_manager: 'u_owen',
  location: 'Remote',
  status: 'open',
};
const person = (id: string, more: Partial<Candidate> = {}): Candidate => ({
  candidate_id: id,
  name: id,
  job_id: 'job_fe',
  stage: 'Applied',
  stage_since: '2026-06-08T09:00:00Z',
  last_contact_at: null,
  days_since_contact: 2,
  at_risk: false,
  ...more,
});
const usual = { job, atRiskDays: 5, slaDays: { '*': 7, 'Phone Screen': 3 }, waiting: 0, isPlanned: true, now };
const words = (more: Partial<Parameters<typeof healthOf>[0]>) =>
  healthOf({ ...usual, people: [], ...more }).map(({ words: said }) => said);

test('all is well where nobody waits, nobody is late and everything is set', () => {
  expect(words({ people: [person('c_1')] })).toEqual([]);
});

test('whoever is silent or late is counted, each stage by its own time and the last stages by none', () => {
  const people = [
    person('c_1', { at_risk: true }),
    person('c_2', { stage: 'Phone Screen', stage_since: '2026-06-05T09:00:00Z' }),
    person('c_3', { stage_since: '2026-06-05T09:00:00Z' }),
    person('c_4', { stage: 'Rejected', stage_since: '2026-01-01T09:00:00Z' }),
  ];
  expect(words({ people })).toEqual([
    '1 candidate has not been contacted for 5 days or more.',
    '1 candidate is past the time allowed in their stage.',
  ]);
});

test('what the service has not told yet is not held against the requisition', () => {
  const late = [person('c_1', { stage_since: '2026-01-01T09:00:00Z' })];
  expect(words({ people: late, slaDays: undefined, isPlanned: undefined })).toEqual([]);
});

test('an approval that waits, a missing owner and a missing plan are said', () => {
  expect(words({ waiting: 2, job: { ...job, hiring_manager: null }, isPlanned: false })).toEqual([
    '2 actions need approval.',
    'No hiring manager is set in the ATS.',
    'No interview plan covers this requisition.',
  ]);
});

const plan = (id: string, of: string | null, stage: string) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is asked of a plan here
  ({ plan_id: id, job: of, stage }) as Parameters<typeof plansFor>[1][number];

test('a plan of its own takes the place of the one for all in the same stage', () => {
  const plans = [plan('all', null, 'Onsite'), plan('own', 'job_fe', 'Onsite'), plan('screen', null, 'Screen')];
  expect(plansFor('job_fe', plans).map(({ plan_id: id }) => id)).toEqual(['own', 'screen']);
  expect(plansFor('job_other', plans).map(({ plan_id: id }) => id)).toEqual(['all', 'screen']);
});

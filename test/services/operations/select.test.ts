import { expect, test } from 'vitest';
import { Filters, findStage, selectCandidates } from '../../../src/services/operations/select.ts';
import { openOperations } from '../../support/operations.ts';

async function selected(filters: unknown, now = '2026-06-01T08:30:00-05:00') {
  const { ats } = await openOperations();
  const found = await selectCandidates(ats, Filters.parse(filters), { now: new Date(now), atRiskDays: 5 });
  return found.map(({ candidate }) => candidate.id);
}

test.each([
  ['nothing: all in running candidacies', {}, ['c_ines', 'c_joe', 'c_ravi']],
  ['a role, whatever its case', { role: 'OPERATIONS' }, ['c_joe']],
  ['the job family', { role: 'general' }, ['c_ines', 'c_joe', 'c_ravi']],
  ['a role that nobody has', { role: 'nursing' }, []],
  ['a stage, whatever its case', { stage: 'phone screen' }, ['c_ravi']],
  ['a stage that ends a candidacy, because it was asked for', { stage: 'Hired' }, ['c_lena']],
  ['a requisition', { job: 'job_fe' }, ['c_ines', 'c_ravi']],
  ['being at risk', { at_risk: true }, ['c_ines', 'c_joe']],
  ['not being at risk', { at_risk: false }, ['c_ravi']],
  ['part of a name without accents', { name: 'ines du' }, ['c_ines']],
  ['several criteria at once', { role: 'engineering', days_since_contact: 5 }, ['c_ines']],
])('selects by %s', async (_what, filters, expected) => {
  expect(await selected(filters)).toEqual(expected);
});

test('days are elapsed days of 24 hours, at least', async () => {
  const filters = { name: 'joseph', days_since_contact: 7 };
  expect(await selected(filters, '2026-06-01T09:59:59-05:00')).toEqual([]);
  expect(await selected(filters, '2026-06-01T10:00:00-05:00')).toEqual(['c_joe']);
});

test('who was never written to has waited since the application', async () => {
  const { ats, clock } = await openOperations();
  const [ines] = await ats.candidates();
  if (ines === undefined) throw new Error('the sample has changed');
  await ats.setLastContact({ candidate: ines.id, from: ines.lastContactAt, to: null, key: 'k1' });
  const found = await selectCandidates(ats, { name: 'ines' }, { now: clock.business.now(), atRiskDays: 5 });
  expect(found[0]?.daysSinceContact).toBe(11);
});

test('an unknown stage and an unknown requisition are refused, so that a typo is not silence', async () => {
  await expect(selected({ stage: 'Panel' })).rejects.toMatchObject({ code: 'unknown_stage' });
  await expect(selected({ job: 'job_x' })).rejects.toMatchObject({ code: 'job_not_found' });
});

test('a stage is answered in the pipeline’s own spelling', () => {
  expect(findStage(['Phone Screen', 'Offer'], 'phone_screen')).toBe('Phone Screen');
});

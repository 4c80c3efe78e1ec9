// What a scored person may ask for: each duty of the table of that kind, by its name.
import { expect, test } from 'vitest';
import { judge } from '../../../src/gate/policy.ts';
import { defaultSettings } from '../../../src/core/settings.ts';
import { openCompliance } from '../../support/compliance.ts';
import { ada, salesJob, setUpRetention, tenant } from '../../support/retention.ts';

const asked = { candidate: ada, job: salesJob, jobFamily: undefined };

test('us-ca.opt_out, us-nyc.opt_out: whoever asked not to be scored is not', async () => {
  const { scoring, rights } = setUpRetention();
  await rights.optOut(tenant, ada);
  const scored = scoring.score(tenant, { ...asked, signals: { interview_rating: 3 } });
  await expect(scored).rejects.toMatchObject({ code: 'conflict' });
  await expect(rights.scoresOf(tenant, ada)).rejects.toMatchObject({ code: 'not_found' });
});

test('us-co.correction: a corrected fact makes a new score, and what was used before stays to be seen', async () => {
  const { scoring, rights } = setUpRetention();
  await scoring.score(tenant, { ...asked, signals: { experience_months: 2 } });
  await scoring.score(tenant, { ...asked, signals: { experience_months: 60 } });
  const facts = (await rights.scoresOf(tenant, ada)).map(({ signals }) => signals?.['experience_months']);
  expect(new Set(facts)).toEqual(new Set([2, 60]));
});

test('us-co.human_review, eu.human_review: a contested score reaches the people who review, once', async () => {
  const { scoring, rights, stores } = setUpRetention();
  const { id } = await scoring.score(tenant, { ...asked, signals: { experience_months: 2 } });
  await rights.requestReview(tenant, id);
  await rights.requestReview(tenant, id);
  const [alert, ...others] = await stores.alerts.list({ limit: 10 });
  expect(others).toEqual([]);
  expect(alert).toMatchObject({ kind: 'review_requested', text: expect.stringContaining('without it') });
});

test('eu.human_review: a rejection waits for a person', () => {
  const request = { tool: 'reject_candidate', stakes: 'high', provenance: 'instructed', messages: 0 } as const;
  const verdict = judge({ ...request, sentToday: 0, replaces: undefined }, defaultSettings);
  expect(verdict.kind).toBe('ask');
});

test.each([
  { duty: 'us-ca.records', location: 'Oakland, CA', now: '2026-06-01T15:00:00Z', years: 4 },
  { duty: 'us-co.records', location: 'Denver, CO', now: '2027-02-01T15:00:00Z', years: 3 },
  { duty: 'eu.records', location: 'Lisbon, Portugal', now: '2028-02-01T15:00:00Z', years: 0.5 },
])('$duty: the rejection of a scored person says for how long it is kept', async ({ duty, location, now, years }) => {
  const world = await openCompliance({ location, now });
  expect((await world.reject('c_ravi')).plan).not.toHaveProperty('records');
  await world.score('c_ines');
  expect((await world.reject('c_ines')).plan).toMatchObject({ records: { years, duties: [duty] } });
});

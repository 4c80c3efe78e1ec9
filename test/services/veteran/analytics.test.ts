// Applicant flow and yearly counts: aggregates that tell of nobody in particular.
import { expect, test } from 'vitest';
import { flowCsv, flowReport, yearlyCounts } from '../../../src/services/veteran/analytics.ts';
import { countStep, startApplication } from '../../../src/services/veteran/applications.ts';
import { suppressSmall } from '../../../src/services/veteran/small-cells.ts';
import { fakeSelfIdentifications } from '../../fakes/self-identifications.ts';
import { client, setUp } from './setting.ts';

const span = { tenant: client, from: '2026-06-01', to: '2026-07-01' };

test.each([
  [
    [12, 30],
    [12, 30],
  ],
  [
    [3, 30, 9],
    [null, 30, null],
  ],
  [
    [3, 4, 30],
    [null, null, 30],
  ],
  [
    [0, 8],
    [0, 8],
  ],
  [[2], [null]],
])('of %j is shown %j', (counts, shown) => {
  expect(suppressSmall(counts).map(({ count }) => count)).toEqual(shown);
});

test('the flow is counted by stage and branch, and small counts are withheld', async () => {
  const { ports } = setUp();
  for (let at = 0; at < 9; at += 1) await countStep({ tenant: client, stage: 'view', branch: 'Army' }, ports);
  for (let at = 0; at < 2; at += 1) await countStep({ tenant: client, stage: 'view', branch: 'usmc' }, ports);
  for (let at = 0; at < 20; at += 1) await countStep({ tenant: client, stage: 'view', branch: undefined }, ports);
  const report = await flowReport(span, ports);
  expect(report.stages[0]).toEqual({
    stage: 'view',
    total: 31,
    branches: [
      { branch: 'unknown', count: 20 },
      { branch: 'Army', count: null },
      { branch: 'Marines', count: null },
    ],
  });
  expect(flowCsv(report)).toContain('view,Marines,withheld\r\n');
});

test('the yearly counts name the benchmark in force', async () => {
  const selfIdentifications = fakeSelfIdentifications();
  for (let at = 0; at < 6; at += 1)
    await selfIdentifications.put({
      application: `app_${at}`,
      stage: 'post_offer',
      answer: 'protected_veteran',
      at: new Date('2026-03-01T00:00:00Z'),
    });
  const counts = await yearlyCounts(
    {
      tenant: client,
      year: 2026,
      employer: { applicants: 400, openings: 50, filled: 45, hires: 100 },
      benchmarks: [
        { percent: 5.2, effective: '2024-07-01' },
        { percent: 5.1, effective: '2025-07-01' },
        { percent: 4.9, effective: '2027-01-01' },
      ],
    },
    { selfIdentifications: () => selfIdentifications },
  );
  expect(counts).toMatchObject({
    protectedHires: 6,
    protectedApplicants: 0,
    hiringRatePercent: 6,
    benchmark: { percent: 5.1 },
  });
});

test('applying counts the step and answers the employer’s address', async () => {
  const { ports, flow } = setUp();
  const made = await startApplication({ tenant: client, requisition: 'req_truck', branch: 'Army' }, ports);
  expect(made).toEqual({ applicationId: 'app_1', applyUrl: 'https://jobs.example.test/apply/req_truck' });
  expect(await flow.counts(span)).toMatchObject([{ stage: 'apply_click', count: 1 }]);
});

test.each(['req_closed', 'req_none', '\u0000'])('nobody applies for %j', async (requisition) => {
  await expect(
    startApplication({ tenant: client, requisition, branch: undefined }, setUp().ports),
  ).rejects.toMatchObject({
    code: 'job_not_found',
  });
});

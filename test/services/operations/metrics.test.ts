import { expect, test } from 'vitest';
import type { Action } from '../../../src/core/action.ts';
import { ActorId, CandidateId } from '../../../src/core/ids.ts';
import { Settings } from '../../../src/core/settings.ts';
import { Metrics, metricsOf } from '../../../src/services/operations/metrics.ts';
import { csvCell, metricsCsv } from '../../../src/services/operations/metrics-csv.ts';
import { FakeLedger } from '../../fakes/ledger.ts';
import { createTestClock } from '../../support/clock.ts';
import { makeAction, nora, omar } from '../../support/ledger-records.ts';

const settings = Settings.parse({
  timeZone: 'America/Chicago',
  minutesSaved: { '*': 3, move_stage: 6 },
  slaDays: { '*': 7 },
});
const range = { from: new Date('2026-06-01T00:00:00-05:00'), to: new Date('2026-06-08T00:00:00-05:00') };

async function measured(actions: readonly Partial<Action>[]) {
  const ledger = new FakeLedger(createTestClock().business);
  for (const part of actions)
    await ledger.open({
      root: makeAction({ status: 'executed', plan: {}, ...part }),
      members: [],
      approval: undefined,
    });
  return Metrics.parse(await metricsOf(ledger, range, settings));
}
const moved = (day: string, since: string, from = 'Applied'): Partial<Action> => ({
  executedAt: new Date(`2026-06-${day}T12:00:00-05:00`),
  plan: { from, to: 'Offer', since: `${since}T12:00:00-05:00` },
});
const sent = (day: string): Partial<Action> => ({
  tool: 'send_followup',
  executedAt: new Date(`2026-06-${day}T12:00:00-05:00`),
});

test('with nothing done there is no on-time rate, rather than a perfect one', async () => {
  expect(await measured([])).toMatchObject({
    tasks_saved: 0,
    time_saved_hours: 0,
    on_time_rate: null,
    pipeline_velocity: { stage_changes: 0, median_days_in_stage: {} },
    series: [],
  });
});

test('counts what was executed in the span and not undone, with the minutes that each tool saves', async () => {
  const metrics = await measured([
    moved('02', '2026-05-31'),
    sent('02'),
    sent('03'),
    { ...sent('04'), status: 'undone' },
    { ...sent('04'), status: 'failed' },
    { ...sent('04'), effect: 'read' },
  ]);
  expect(metrics).toMatchObject({ tasks_saved: 3, time_saved_hours: 0.2 });
  expect(metrics.series.map(({ date, tasks_saved }) => [date, tasks_saved])).toEqual([
    ['2026-06-02', 2],
    ['2026-06-03', 1],
  ]);
});

test('what was done before the span is not read, however much it is', async () => {
  const ledger = new FakeLedger(createTestClock().business);
  const read: Action[] = [];
  const watched = {
    actions: async (query: Parameters<FakeLedger['actions']>[0]) => {
      const page = await ledger.actions(query);
      read.push(...page);
      return page;
    },
  };
  for (const executedAt of [new Date('2025-01-01T12:00:00Z'), new Date('2026-06-02T12:00:00Z')])
    await ledger.open({
      root: makeAction({ ...sent('02'), status: 'executed', plan: {}, executedAt }),
      members: [],
      approval: undefined,
    });
  expect((await metricsOf(watched, range, settings)).tasks_saved).toBe(1);
  expect(read).toHaveLength(1);
});

test('the span holds its start and not its end', async () => {
  const [first, after] = [range.from, range.to].map((executedAt) => [{ ...sent('02'), executedAt }]);
  expect((await measured(first ?? [])).tasks_saved).toBe(1);
  expect((await measured(after ?? [])).tasks_saved).toBe(0);
});

test('what followed a stage change falls with it, and so does what followed its undo', async () => {
  const [ines, ravi] = ['c_ines', 'c_ravi'].map((id) => CandidateId.parse(id));
  const change = (candidate = ines, day = '02', status: Action['status'] = 'undone') => ({
    ...moved(day, '2026-05-31'),
    candidate: candidate ?? null,
    status,
  });
  const follow = (candidate = ines, day = '02') => ({
    ...sent(day),
    tool: 'log_crm',
    candidate: candidate ?? null,
    requestedBy: ActorId.parse('system:status-sync'),
  });
  expect((await measured([change(), follow(), follow(ines, '03')])).tasks_saved).toBe(0);
  const again = [change(), follow(), change(ines, '04', 'executed'), follow(ines, '04')];
  expect((await measured(again)).tasks_saved).toBe(2);
  expect((await measured([change(), follow(), change(ravi, '02', 'executed'), follow(ravi)])).tasks_saved).toBe(2);
  expect((await measured([follow(ravi)])).tasks_saved).toBe(1);
  const notice = (event: string, day: string) => ({
    ...follow(ines, day),
    tool: 'notify_user',
    candidate: null,
    idem: `event ${event} status-sync:hiring-manager`,
  });
  const entry = (event: string, day: string) => ({ ...follow(ines, day), idem: `event ${event} status-sync:crm` });
  const both = [change(), entry('1', '02'), notice('1', '02'), entry('2', '03'), notice('2', '03')];
  expect((await measured(both)).tasks_saved).toBe(0);
});

test('a group counts by its members', async () => {
  const ledger = new FakeLedger(createTestClock().business);
  const root = makeAction({ ...sent('02'), status: 'executed', isGroup: true, plan: null });
  const members = [0, 1].map((position) =>
    makeAction({ ...sent('02'), status: 'executed', root: root.id, task: root.task, position }),
  );
  await ledger.open({ root, members, approval: undefined });
  expect((await metricsOf(ledger, range, settings)).tasks_saved).toBe(2);
});

test('on time means within the days that the settings allow for the stage that was left', async () => {
  const metrics = await measured([moved('02', '2026-05-26'), moved('02', '2026-05-25'), moved('03', '2026-06-01')]);
  expect(metrics.on_time_rate).toBe(66.67);
});

test('velocity is the median of the days in each stage that was left', async () => {
  const { pipeline_velocity } = await measured([
    moved('02', '2026-06-01'),
    moved('03', '2026-05-31'),
    moved('04', '2026-05-25'),
    moved('05', '2026-06-01', 'Phone Screen'),
    moved('05', '2026-06-04', 'Phone Screen'),
  ]);
  expect(pipeline_velocity).toEqual({
    stage_changes: 5,
    median_days_in_stage: { Applied: 3, 'Phone Screen': 2.5 },
    p90_days_in_stage: { Applied: 8.6, 'Phone Screen': 3.7 },
    conversion_rate: { Applied: 100, 'Phone Screen': 100 },
    hires: 0,
    throughput_per_week: 5,
  });
});

test('more actions than one page of the ledger are all counted', async () => {
  expect((await measured(Array.from({ length: 450 }, () => sent('02')))).tasks_saved).toBe(450);
});

const about = (job: string) => ({ about: { candidate: 'c_1', job } });
const rejected = (day: string): Partial<Action> => {
  const { plan, ...rest } = moved(day, '2026-06-01');
  return { ...rest, tool: 'reject_candidate', plan: { ...Object(plan), to: 'Rejected' } };
};

test('conversion counts who was not rejected from a stage, and hires who arrived', async () => {
  const hired = {
    ...moved('05', '2026-06-01', 'Offer'),
    plan: { from: 'Offer', to: 'Hired', since: '2026-06-01T00:00:00Z' },
  };
  const { pipeline_velocity } = await measured([moved('02', '2026-06-01'), rejected('03'), rejected('04'), hired]);
  expect(pipeline_velocity).toMatchObject({ conversion_rate: { Applied: 33.33, Offer: 100 }, hires: 1 });
});

test('the same figures stand for each recruiter and each requisition, and narrow to one of them', async () => {
  const ledger = new FakeLedger(createTestClock().business);
  const parts = [
    { ...sent('02'), requestedBy: nora, plan: about('job_a') },
    { ...sent('03'), requestedBy: nora, plan: about('job_b') },
    { ...sent('03'), requestedBy: omar, plan: about('job_b') },
  ];
  for (const part of parts)
    await ledger.open({ root: makeAction({ status: 'executed', ...part }), members: [], approval: undefined });
  const { by_recruiter, by_requisition } = await metricsOf(ledger, range, settings);
  expect(by_recruiter.map(({ recruiter, tasks_saved }) => [recruiter, tasks_saved])).toEqual([
    ['u_nora', 2],
    ['u_omar', 1],
  ]);
  expect(by_requisition.map(({ job, tasks_saved }) => [job, tasks_saved])).toEqual([
    ['job_b', 2],
    ['job_a', 1],
  ]);
  const narrowed = await metricsOf(ledger, { ...range, recruiter: 'u_nora', job: 'job_b' }, settings);
  expect(narrowed.tasks_saved).toBe(1);
});

test('as a table every figure has a line, and no cell is a formula', async () => {
  const metrics = await measured([{ ...moved('02', '2026-06-01', '=HYPERLINK("x")'), requestedBy: nora }]);
  const csv = metricsCsv(metrics);
  expect(csv).toMatch(/^group,name,figure,value\r\ntotal,,tasks_saved,1\r\n/);
  expect(csv).toContain(`stage,"'=HYPERLINK(""x"")",median_days_in_stage,1\r\n`);
  expect(csv).toContain('recruiter,u_nora,tasks_saved,1\r\n');
  expect(['+1', '-1', '@a', '=a', '\ta', '-a'].map(csvCell)).toEqual(["'+1", '-1', "'@a", "'=a", "'\ta", "'-a"]);
});

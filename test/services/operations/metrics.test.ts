import { expect, test } from 'vitest';
import type { Action } from '../../../src/core/action.ts';
import { Settings } from '../../../src/core/settings.ts';
import { Metrics, metricsOf } from '../../../src/services/operations/metrics.ts';
import { FakeLedger } from '../../fakes/ledger.ts';
import { createTestClock } from '../../support/clock.ts';
import { makeAction } from '../../support/ledger-records.ts';

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

test('the span holds its start and not its end', async () => {
  const [first, after] = [range.from, range.to].map((executedAt) => [{ ...sent('02'), executedAt }]);
  expect((await measured(first ?? [])).tasks_saved).toBe(1);
  expect((await measured(after ?? [])).tasks_saved).toBe(0);
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
  expect(pipeline_velocity).toEqual({ stage_changes: 5, median_days_in_stage: { Applied: 3, 'Phone Screen': 2.5 } });
});

test('more actions than one page of the ledger are all counted', async () => {
  expect((await measured(Array.from({ length: 450 }, () => sent('02')))).tasks_saved).toBe(450);
});

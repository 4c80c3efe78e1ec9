// The whole loop: outcomes come in, a family falls below the floor, a challenger is trained, and only a better one answers.
import { expect, test } from 'vitest';
import { CandidateId, JobId } from '../../../../src/core/ids.ts';
import { PredictionId } from '../../../../src/core/ports/retention.ts';
import { predict } from '../../../../src/services/retention/model/predict.ts';
import {
  historyOf,
  modelOf,
  salesJob,
  scoreOf,
  setUpRetention,
  simulatedHires,
  tenant,
} from '../../../support/retention.ts';

const today = '2026-06-01';
const never = AbortSignal.timeout(60_000);

/** `count` matured predictions of which `right` came true. */
async function withOutcomes(count: number, right: number) {
  const service = setUpRetention();
  for (let index = 0; index < count; index++) {
    const candidate = CandidateId.parse(`c_${index}`);
    await service.stores.journal.addScores([
      scoreOf({
        id: PredictionId.parse(`pred_${index}`),
        candidate,
        stays: 0.7,
        confidence: 0.7,
        scoredAt: '2024-12-30T00:00:00.000Z',
      }),
    ]);
    const leftAt = index < right ? null : '2025-03-01';
    await service.recordOutcomes([{ candidate, job: salesJob, hiredAt: '2025-01-02', leftAt, reason: null }]);
  }
  return service;
}

test('a family below the floor starts one retrain and raises one alert, however often it is watched', async () => {
  const { loop, promised, stores } = await withOutcomes(80, 50);
  const [standing] = await loop.watch(tenant);
  expect(standing).toMatchObject({
    jobFamily: 'sales',
    floor: { state: 'below_floor', retrain: true },
    accuracy: { n: 80, hits: 50 },
  });
  await loop.watch(tenant);
  expect(promised).toHaveLength(1);
  expect([...stores.alerts.raised.values()]).toMatchObject([{ kind: 'below_floor' }]);
});

test('a retrain that finds nothing better keeps the champion and says why, and the next watch does not start another', async () => {
  const { loop, promised, registry } = await withOutcomes(80, 50);
  await loop.watch(tenant);
  const run = await loop.carryOut(tenant, promised[0]?.id ?? '', never);
  expect(run).toMatchObject({ status: 'kept', note: expect.stringMatching(/hires are known/), progress: 1 });
  expect(await registry.championVersion('sales')).toBe('1.0.0');
  const [standing] = await loop.watch(tenant);
  expect(standing?.floor).toMatchObject({ retrain: false });
  expect(promised).toHaveLength(1);
});

test('a family at the floor is left alone', async () => {
  const { loop, promised, stores } = await withOutcomes(80, 60);
  await loop.watch(tenant);
  expect(promised).toEqual([]);
  expect(stores.alerts.raised.size).toBe(0);
});

test('hires that the day-one model does not foretell make a challenger that takes over, and a rollback takes it back', async () => {
  const { loop, stores, registry, shelf } = setUpRetention();
  await stores.history.put(historyOf(simulatedHires(900, { seed: 5, effect: 1.2, rate: 1.6 }), today));
  const started = await loop.start(tenant, { jobFamily: 'sales', trigger: 'history', outcomes: 0 });
  const run = await loop.carryOut(tenant, started.id, never);
  expect(run).toMatchObject({ status: 'promoted', challenger: '1.1.0' });
  const champion = await shelf.championFor(tenant, 'sales');
  expect(champion).toMatchObject({ version: '1.1.0', training: { parent: 'v1.0.0-sales' } });
  expect(champion.signals.map(({ name }) => name)).toContain('fit_score');
  const good = predict(champion, { experience_months: 20, fit_score: -0.9 }).stays;
  expect(good).toBeGreaterThan(predict(champion, { experience_months: 20, fit_score: 0.9 }).stays + 0.2);
  expect(await registry.rollBack('sales')).toBe('1.0.0');
  expect(await registry.nextVersion('sales')).toBe('1.2.0');
});

test('hires who all left on one day can be trained on: what cannot be measured is left out', async () => {
  const { loop, stores } = setUpRetention();
  const hires = historyOf(simulatedHires(80, { seed: 5, effect: 0, rate: 1 }), today);
  await stores.history.put(
    hires.map((hire) => ({ ...hire, hiredAt: '2024-01-10', leftAt: '2024-02-20', seenUntil: '2024-02-20' })),
  );
  const run = await loop.start(tenant, { jobFamily: 'sales', trigger: 'asked', outcomes: 0 });
  expect((await loop.carryOut(tenant, run.id, never)).status).not.toBe('failed');
});

async function trainedChampion() {
  const { loop, stores, registry } = setUpRetention();
  await stores.history.put(historyOf(simulatedHires(300, { seed: 5, effect: 1.2, rate: 1.6 }), today));
  const run = await loop.start(tenant, { jobFamily: 'sales', trigger: 'asked', outcomes: 0 });
  await loop.carryOut(tenant, run.id, never);
  return registry.champion('sales');
}

test('the same data and seed train the same model, byte for byte', async () => {
  expect(JSON.stringify(await trainedChampion())).toBe(JSON.stringify(await trainedChampion()));
});

test('hires that follow the day-one model never replace it: no false promotion in ten streams', async () => {
  const promotions: string[] = [];
  for (let seed = 1; seed <= 10; seed++) {
    const { loop, stores } = setUpRetention({ dayOne: [modelOf('general'), modelOf('sales', exponential)] });
    await stores.history.put(historyOf(simulatedHires(400, { seed, effect: 0, rate: 0.7 }), today));
    const run = await loop.start(tenant, { jobFamily: 'sales', trigger: 'asked', outcomes: 0 });
    promotions.push((await loop.carryOut(tenant, run.id, never)).status);
  }
  expect(promotions.filter((status) => status === 'promoted')).toEqual([]);
});

/** The very model that `simulatedHires` draws from. */
const exponential = {
  baseline: { days: [0, 365, 730, 1460], hazard: [0, 0.7, 1.4, 2.8] },
  signals: modelOf('sales').signals.map((signal) => ({
    ...signal,
    mean: signal.name === 'experience_months' ? 3 : signal.mean,
    deviation: signal.name === 'experience_months' ? 1.2 : signal.deviation,
    weight: signal.name === 'experience_months' ? -0.33 * 1.2 : 0,
  })),
};

test('a retrain that breaks is marked failed, raises an alert and does not run again by itself', async () => {
  const { loop, stores } = setUpRetention();
  stores.history.rows = async () => {
    throw new Error('secret table');
  };
  const run = await loop.start(tenant, { jobFamily: 'sales', trigger: 'asked', outcomes: 0 });
  await expect(loop.carryOut(tenant, run.id, never)).rejects.toThrow('secret table');
  expect(await stores.runs.find(run.id)).toMatchObject({
    status: 'failed',
    note: 'the training ended with an internal error',
  });
  expect(await loop.carryOut(tenant, run.id, never)).toMatchObject({ status: 'failed' });
});

test('a retrain that is cancelled while it trains stops, puts nothing to use, and leaves room for another', async () => {
  const { loop, stores, registry } = setUpRetention();
  await stores.history.put(historyOf(simulatedHires(120, { seed: 5, effect: 1.2, rate: 1.6 }), today));
  const run = await loop.start(tenant, { jobFamily: 'sales', trigger: 'asked', outcomes: 0 });
  const put = stores.runs.put.bind(stores.runs);
  stores.runs.put = async (next) => {
    if (next.progress > 0.2 && next.progress < 0.9) await loop.cancel(tenant, run.id).catch(() => undefined);
    return put(next);
  };
  expect(await loop.carryOut(tenant, run.id, never)).toMatchObject({ status: 'cancelled', challenger: null });
  expect(await registry.championVersion('sales')).toBe('1.0.0');
  await expect(loop.cancel(tenant, run.id)).resolves.toMatchObject({ status: 'cancelled' });
  expect((await loop.start(tenant, { jobFamily: 'sales', trigger: 'asked', outcomes: 0 })).id).not.toBe(run.id);
});

test('what has ended cannot be cancelled, and what does not exist neither', async () => {
  const { loop } = setUpRetention();
  const run = await loop.start(tenant, { jobFamily: 'sales', trigger: 'asked', outcomes: 0 });
  await loop.carryOut(tenant, run.id, never);
  await expect(loop.cancel(tenant, run.id)).rejects.toMatchObject({ code: 'conflict' });
  await expect(loop.cancel(tenant, 'train_none')).rejects.toMatchObject({ code: 'not_found' });
});

test('drift of the scores raises an alert', async () => {
  const { loop, stores } = await withOutcomes(60, 45);
  const late = Array.from({ length: 300 }, (_, index) =>
    scoreOf({
      id: PredictionId.parse(`late_${index}`),
      candidate: CandidateId.parse(`l_${index}`),
      job: JobId.parse('j'),
      stays: 0.15,
      scoredAt: '2026-05-20T00:00:00.000Z',
    }),
  );
  await stores.journal.addScores(late);
  await loop.watch(tenant);
  expect([...stores.alerts.raised.values()]).toMatchObject([{ kind: 'drift', jobFamily: 'sales' }]);
});

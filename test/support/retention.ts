// A retention service on whole fakes, with a clock that tests move and ids that count.
import { CandidateId, JobId, TenantId } from '../../src/core/ids.ts';
import { type HistoryRow, PredictionId, type ScoreRecord } from '../../src/core/ports/retention.ts';
import type { RawTable } from '../../src/services/retention/history/parse-table.ts';
import { randomFrom } from '../../src/services/retention/engine/random.ts';
import type { FamilyModel } from '../../src/services/retention/model/family-model.ts';
import { learnedSignals, priorSignals } from '../../src/services/retention/model/signal-catalogue.ts';
import { openRetention } from '../../src/services/retention/open-retention.ts';
import { rootModel } from '../../src/services/retention/training/root-model.ts';
import { trainInPlace } from '../../src/services/retention/training/trainer.ts';
import type { TrainingRow } from '../../src/services/retention/training/training-rows.ts';
import {
  FakeAlerts,
  FakeAudits,
  FakeHistory,
  FakeJournal,
  FakeModels,
  FakeOptOuts,
  FakeProtectedAttributes,
  FakeRuns,
  FakeStates,
} from '../fakes/retention.ts';

export const tenant = TenantId.parse('acme');
export const ada = CandidateId.parse('c_ada');
export const salesJob = JobId.parse('job_sales');

/** A model with known weights: half of the average hires stay past a year. */
export function modelOf(family: string, change: Partial<FamilyModel> = {}): FamilyModel {
  const root = rootModel([], learnedSignals, [...priorSignals]);
  const means = new Map([
    ['experience_months', { mean: 3, deviation: 1.2, weight: -0.4 }],
    ['average_prior_tenure_months', { mean: 3, deviation: 0.8, weight: -0.3 }],
    ['prior_jobs', { mean: 1, deviation: 0.6, weight: 0.2 }],
    ['weekly_hours', { mean: 36, deviation: 8, weight: -0.1 }],
  ]);
  return {
    ...root,
    family,
    title: family,
    version: '1.0.0',
    signals: root.signals.map((signal) => ({ ...signal, ...means.get(signal.name) })),
    baseline: { days: [0, 365, 730, 1460], hazard: [0, Math.LN2, 1.1, 1.8] },
    observedDays: 1460,
    training: { ...root.training, rows: 1_000 },
    bands: { low: 0.42, high: 0.58 },
    scoreDeciles: [0.2, 0.3, 0.38, 0.44, 0.5, 0.56, 0.62, 0.7, 0.8],
    ...change,
  };
}

const jobFamilyOf = async (_tenant: TenantId, job: JobId) => (job === salesJob ? 'sales' : undefined);

export function setUpRetention(change: { dayOne?: readonly FamilyModel[]; keepsSignals?: boolean } = {}) {
  const models = change.dayOne ?? [modelOf('general'), modelOf('sales')];
  const optOuts = new FakeOptOuts();
  const stores = {
    journal: new FakeJournal(optOuts),
    models: new FakeModels(),
    history: new FakeHistory(),
    runs: new FakeRuns(),
    states: new FakeStates(),
    audits: new FakeAudits(),
    alerts: new FakeAlerts(),
    optOuts,
    selfIdentification: new FakeProtectedAttributes(),
  };
  let now = new Date('2026-06-01T12:00:00Z');
  let ids = 0;
  const clock = { now: () => now };
  const ports = openRetention({
    stores: {
      journal: () => stores.journal,
      models: () => stores.models,
      history: () => stores.history,
      runs: () => stores.runs,
      states: () => stores.states,
      audits: () => stores.audits,
      alerts: () => stores.alerts,
      optOuts: () => stores.optOuts,
      selfIdentification: () => stores.selfIdentification,
    },
    dayOne: { models, cards: new Map([['sales', '# Sales']]) },
    jobFamilyOf,
    keepsSignals: async () => change.keepsSignals ?? true,
    train: trainInPlace,
    clocks: { business: clock, real: clock },
    newId: (prefix) => `${prefix}_${++ids}`,
  });
  return {
    ...ports,
    /** What the routes are given. */
    ports,
    stores,
    promised: stores.runs.promised,
    delivered: stores.audits.promised,
    registry: ports.registry(tenant),
    recordOutcomes: (reports: Parameters<typeof ports.recordOutcomes>[1]) => ports.recordOutcomes(tenant, reports),
    takeHistory: (table: RawTable) => ports.takeHistory(tenant, table),
    setNow: (text: string) => {
      now = new Date(text);
    },
  };
}

export const scoreOf = (change: Partial<ScoreRecord> = {}): ScoreRecord => ({
  id: PredictionId.parse('pred_0'),
  candidate: ada,
  job: salesJob,
  jobFamily: 'sales',
  modelVersion: 'v1.0.0-sales',
  stays: 0.6,
  tenureScore: 60,
  band: 'high',
  confidence: 0.6,
  predictedTenureDays: 500,
  extrapolated: false,
  advisoryOnly: false,
  gain: null,
  horizonDays: 365,
  reasons: [],
  signalsHash: 'x',
  signals: null,
  scoredAt: '2025-01-01T00:00:00.000Z',
  ...change,
});

/** Hires whose leaving depends on experience as `effect` says; 0: the day-one model is all there is to know. */
export function simulatedHires(
  count: number,
  options: { seed: number; effect: number; rate: number },
): readonly TrainingRow[] {
  const random = randomFrom(options.seed);
  return Array.from({ length: count }, (_, index) => {
    const experience = Math.exp(random() * 4.5);
    const extra = random() * 2 - 1;
    const hazard = (options.rate * Math.exp(options.effect * extra - 0.33 * (Math.log1p(experience) - 3))) / 365;
    const days = -Math.log(1 - random()) / hazard;
    const seen = 200 + random() * 900;
    return {
      person: `p${index}`,
      signals: { experience_months: Math.min(720, experience), fit_score: extra },
      entryDays: 0,
      exitDays: Math.max(1, Math.min(days, seen)),
      left: days <= seen,
      stratum: 0,
      weight: 1,
    };
  });
}

const day = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The same as history, hired over the four years before `today`. */
export function historyOf(rows: readonly TrainingRow[], today: string): readonly HistoryRow[] {
  const random = randomFrom(7);
  return rows.map((row, index) => {
    const hired = Date.parse(today) - (5 + random() * 1_400) * 86_400_000;
    const end = hired + row.exitDays * 86_400_000;
    const left = row.left && end < Date.parse(today);
    return {
      candidate: CandidateId.parse(`h_${index}`),
      jobFamily: 'sales',
      hiredAt: day(hired),
      leftAt: left ? day(end) : null,
      reason: null,
      seenUntil: left ? day(end) : today,
      signals: row.signals,
    };
  });
}

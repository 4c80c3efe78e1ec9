// Retrains and the standing of a family's model as they travel.
import { z } from 'zod';
import type { RetentionRun } from '../../core/ports/retention.ts';
import { gainOf } from '../../services/retention/model/gain.ts';
import { WireGain } from './retention-score.ts';
import type { FamilyStanding } from '../../services/retention/feedback/family-standing.ts';

export const WireRun = z.strictObject({
  job_id: z.string(),
  job_family: z.string(),
  trigger: z.enum(['asked', 'history', 'floor']),
  status: z.enum(['queued', 'running', 'promoted', 'kept', 'failed', 'cancelled']),
  progress: z.number().min(0).max(1),
  note: z.string().nullable(),
  model_version: z.string().nullable(),
  started_at: z.string(),
  ended_at: z.string().nullable(),
});

export const wireRun = (run: RetentionRun): z.infer<typeof WireRun> => ({
  job_id: run.id,
  job_family: run.jobFamily,
  trigger: run.trigger,
  status: run.status,
  progress: run.progress,
  note: run.note,
  model_version: run.challenger === null ? null : `v${run.challenger}-${run.jobFamily}`,
  started_at: run.startedAt,
  ended_at: run.endedAt,
});

const figure = z.number().nullable();

export const WireStanding = z.strictObject({
  job_family: z.string(),
  model_version: z.string(),
  state: z.enum(['not_enough_outcomes', 'above_floor', 'below_floor', 'advisory_only']),
  because: z.string(),
  matured: z.int().describe('Predictions whose horizon has passed.'),
  accuracy: figure,
  interval: z.strictObject({ low: z.number(), high: z.number() }).nullable(),
  majority_accuracy: figure,
  gain_over_base: WireGain,
  mean_confidence: figure,
  brier: figure,
  base_brier: figure,
  auc: figure,
  calibration: z.strictObject({
    slope: figure,
    reliability: z.array(z.strictObject({ count: z.int(), predicted: z.number(), observed: z.number() })),
  }),
  drift: z.strictObject({ n: z.int(), psi: figure, limit: figure, drifted: z.boolean() }),
  over_time: z.array(z.strictObject({ month: z.string(), n: z.int(), accuracy: z.number() })),
});

export const wireStanding = ({
  jobFamily,
  modelVersion,
  accuracy,
  drift,
  floor,
}: FamilyStanding): z.infer<typeof WireStanding> => ({
  job_family: jobFamily,
  model_version: modelVersion,
  state: floor.state,
  because: floor.because,
  matured: accuracy.n,
  accuracy: accuracy.accuracy,
  interval: accuracy.interval === null ? null : { ...accuracy.interval },
  majority_accuracy: accuracy.majorityAccuracy,
  gain_over_base: gainOf({
    accuracy: accuracy.accuracy,
    interval: accuracy.interval === null ? null : [accuracy.interval.low, accuracy.interval.high],
    majorityAccuracy: accuracy.majorityAccuracy,
  }),
  mean_confidence: accuracy.meanConfidence,
  brier: accuracy.brier,
  base_brier: accuracy.baseBrier,
  auc: accuracy.auc,
  calibration: { slope: accuracy.calibrationSlope, reliability: accuracy.reliability.map((bin) => ({ ...bin })) },
  drift: { ...drift },
  over_time: accuracy.overTime.map((point) => ({ ...point })),
});

export const WireAlert = z.strictObject({
  alert_id: z.string(),
  kind: z.string(),
  job_family: z.string().nullable(),
  text: z.string(),
  raised_at: z.string(),
});

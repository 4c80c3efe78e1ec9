// A model and its versions as they travel.
import { z } from 'zod';
import type { ModelVersion } from '../../services/retention/registry/model-registry.ts';
import { measuredGain } from '../../services/retention/model/gain.ts';
import { WireGain } from './retention-score.ts';
import { versionLabel } from '../../services/retention/model/family-model.ts';

const figure = z.number().nullable();

const WireMetrics = z.strictObject({
  n: z.int(),
  auc: figure,
  c_index: figure,
  accuracy: figure,
  accuracy_interval: z.tuple([z.number(), z.number()]).nullable(),
  majority_accuracy: figure,
  gain_over_base: WireGain,
  mean_confidence: figure,
  brier: figure,
  base_brier: figure,
  calibration_slope: figure,
  calibration_error: figure,
  reliability: z.array(z.strictObject({ count: z.int(), predicted: z.number(), observed: z.number() })),
});

export const WireModel = z.strictObject({
  job_family: z.string(),
  model_version: z.string(),
  alias: z.enum(['champion']).nullable(),
  trained_at: z.string().nullable().describe('Null for the models that ship with Muster.'),
  metrics: WireMetrics,
  card_url: z.string(),
});

export function wireModel({ model, alias, addedAt }: ModelVersion): z.infer<typeof WireModel> {
  const { metrics } = model;
  return {
    job_family: model.family,
    model_version: versionLabel(model),
    alias,
    trained_at: model.training.trainedAt ?? addedAt,
    metrics: {
      n: metrics.n,
      auc: metrics.auc,
      c_index: metrics.cIndex,
      accuracy: metrics.accuracy,
      accuracy_interval: metrics.accuracyInterval,
      majority_accuracy: metrics.majorityAccuracy,
      gain_over_base: measuredGain(metrics),
      mean_confidence: metrics.meanConfidence,
      brier: metrics.brier,
      base_brier: metrics.baseBrier,
      calibration_slope: metrics.calibrationSlope,
      calibration_error: metrics.calibrationError,
      reliability: metrics.reliability,
    },
    card_url: `/v1/retention/models/${model.family}/card`,
  };
}

export const WireModelDetail = z.strictObject({
  job_family: z.string(),
  title: z.string(),
  versions: z.array(WireModel),
  horizon_days: z.int(),
  bands: z.strictObject({ low: z.number(), high: z.number() }),
  signals: z.array(
    z.strictObject({
      name: z.string(),
      label: z.string(),
      unit: z.string(),
      min: z.number(),
      max: z.number(),
      basis: z.enum(['learned', 'prior']),
      hazard_ratio: z.number().describe('For one standard deviation more; below 1 it speaks for staying.'),
    }),
  ),
  training: z.strictObject({
    source: z.string(),
    rows: z.int(),
    parent: z.string().nullable(),
    data_hash: z.string(),
    seed: z.int(),
  }),
  card: z.string().nullable(),
});

export function wireModelDetail(
  family: string,
  versions: readonly ModelVersion[],
  card: string | null,
): z.infer<typeof WireModelDetail> {
  const current = versions.find(({ alias }) => alias === 'champion') ?? versions.at(-1);
  if (current === undefined) throw new Error(`${family} has no version`);
  const { model } = current;
  return {
    job_family: family,
    title: model.title,
    versions: versions.map(wireModel),
    horizon_days: model.horizonDays,
    bands: { ...model.bands },
    signals: model.signals.map(({ name, label, unit, min, max, origin, weight }) => ({
      name,
      label,
      unit,
      min,
      max,
      basis: origin,
      hazard_ratio: Math.round(Math.exp(weight) * 10_000) / 10_000,
    })),
    training: {
      source: model.training.source,
      rows: model.training.rows,
      parent: model.training.parent,
      data_hash: model.training.dataHash,
      seed: model.training.seed,
    },
    card,
  };
}

// The retention model of one job family, as it is stored, shipped and rolled back: plain data, checked when it is read.
import { z } from 'zod';
import type { Tree } from '../engine/tree.ts';

export const FamilyName = z
  .string()
  .max(64)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'a job family is lower-case words with hyphens');
export type FamilyName = z.infer<typeof FamilyName>;

const named = new Map<string, FamilyName | undefined>();
/** Labels come from outside: what is remembered has an end. */
const mostNamed = 2_000;

/** `Nursing & Care` and `nursing-care` are one family. */
export function familyNameOf(label: string): FamilyName | undefined {
  if (named.has(label)) return named.get(label);
  const name = slugOf(label);
  if (named.size >= mostNamed) named.clear();
  if (label.length <= 80) named.set(label, name);
  return name;
}

function slugOf(label: string): FamilyName | undefined {
  const slug = label
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  return FamilyName.safeParse(slug).data;
}

const Sign = z.union([z.literal(-1), z.literal(0), z.literal(1)]);

export const SignalModel = z.strictObject({
  name: z.string().regex(/^[a-z][a-z0-9_]{0,63}$/),
  label: z.string(),
  unit: z.string(),
  min: z.number(),
  max: z.number(),
  /** `log`: a month more counts less the more there are. */
  shape: z.enum(['linear', 'log']),
  /** What the signal may do to the hazard of leaving. */
  sign: Sign,
  /** `prior`: no public data says anything; the weight is a documented assumption. */
  origin: z.enum(['learned', 'prior']),
  mean: z.number(),
  deviation: z.number().positive(),
  /** Change of the log hazard for one standard deviation more. */
  weight: z.number(),
});
export type SignalModel = z.infer<typeof SignalModel>;

const TreeModel: z.ZodType<Tree> = z.lazy(() =>
  z.union([
    z.strictObject({ value: z.number(), column: z.int(), cut: z.number(), low: TreeModel, high: TreeModel }),
    z.strictObject({ value: z.number() }),
  ]),
);

export const Metrics = z.strictObject({
  /** Hires whose outcome at the horizon is known, and how many of all left while they were observed. */
  n: z.int(),
  events: z.int(),
  auc: z.number().nullable(),
  cIndex: z.number().nullable(),
  accuracy: z.number().nullable(),
  accuracyInterval: z.tuple([z.number(), z.number()]).nullable(),
  majorityAccuracy: z.number().nullable(),
  meanConfidence: z.number().nullable(),
  brier: z.number().nullable(),
  baseBrier: z.number().nullable(),
  calibrationSlope: z.number().nullable(),
  calibrationError: z.number().nullable(),
  reliability: z.array(z.strictObject({ count: z.int(), predicted: z.number(), observed: z.number() })),
});
export type Metrics = z.infer<typeof Metrics>;

export const FamilyModel = z.strictObject({
  format: z.literal(1),
  family: FamilyName,
  title: z.string(),
  version: z.string().regex(/^\d+\.\d+\.\d+$/),
  horizonDays: z.int().positive(),
  signals: z.array(SignalModel).min(1),
  /** Of a hire whose signals are all at their mean. */
  baseline: z.strictObject({ days: z.array(z.number()).min(2), hazard: z.array(z.number()).min(2) }),
  observedDays: z.number().positive(),
  /** Corrections to the weights, where the data bears them. */
  trees: z.array(TreeModel),
  /** Least probability of staying for `high`, and below which it is `low`. */
  bands: z.strictObject({ low: z.number(), high: z.number() }),
  /** Typical probabilities of staying, for drift: the deciles of those the model was measured on. */
  scoreDeciles: z.array(z.number()),
  metrics: Metrics,
  training: z.strictObject({
    source: z.string(),
    rows: z.int(),
    seed: z.int(),
    dataHash: z.string(),
    trainedAt: z.iso.datetime().nullable(),
    parent: z.string().nullable(),
    strength: z.string(),
  }),
});
export type FamilyModel = z.infer<typeof FamilyModel>;

export const versionLabel = (model: Pick<FamilyModel, 'version' | 'family'>): string =>
  `v${model.version}-${model.family}`;

// Trains the model of one job family from a parent: as far from it as the hires support, and no further.
import { groupedFolds } from '../engine/folds.ts';
import { observedDays } from '../engine/baseline.ts';
import { outcomesAt } from '../engine/spells.ts';
import { at, orderOf, pick, total, whole } from '../engine/vector.ts';
import type { FamilyModel } from '../model/family-model.ts';
import { Fitter, type Fitted, type Recipe, type Strength, strengths } from './fit.ts';
import { crossValidate, foldCount, gainInErrors, type OutOfFold, type Part, partsOf } from './cross-validate.ts';
import { horizonSlope } from './horizon-slope.ts';
import { measure } from './measure.ts';
import { sameHires } from './same-hires.ts';
import { type TrainingData, trainingData, type TrainingRow } from './training-rows.ts';

export interface TrainingRequest {
  readonly parent: FamilyModel;
  readonly rows: readonly TrainingRow[];
  readonly seed: number;
  /** What the new model is called, and where its data came from. */
  readonly identity: Pick<FamilyModel, 'family' | 'title' | 'version'> & {
    readonly source: string;
    readonly dataHash: string;
  };
  readonly trainedAt: string | null;
  /** `data`: for pre-training, where there is no better model to keep. */
  readonly trust: 'parent' | 'data';
}

export type Progress = (share: number) => void;

/** Trees need this many leavers before they can find more than noise. */
const leaversForTrees = 200;
/** A gain has to be this many standard errors large before the parent is left. */
const marginInErrors = 3;
/** Without a parent to keep, what is simpler still wins where nothing speaks against it. */
const dataMarginInErrors = 0.25;
/** Trees are harder to explain and easier to fool. */
const treeMarginInErrors = 2.5;

interface Work {
  readonly parent: FamilyModel;
  readonly data: TrainingData;
  /** Rows that are one hire or one person, where a parent is to be left only on good grounds. */
  readonly groups: readonly string[] | undefined;
  readonly parts: readonly Part[];
  readonly rows: number;
  readonly seed: number;
}

const recipeOf = (strength: Strength, seed: number): Recipe => ({ strength, slope: 1, trees: false, seed });

/** The strongest pull that no weaker one clearly beats. */
function chosenStrength(work: Work, trust: TrainingRequest['trust'], progress: Progress): OutOfFold {
  const order =
    trust === 'parent'
      ? strengths.filter(({ leastHires }) => work.data.design.rows >= leastHires)
      : strengths.filter(({ name }) => name !== 'parent');
  const [first, ...others] = order;
  let best = crossValidate(work, recipeOf(first ?? strengths[0], work.seed));
  others.forEach((strength, index) => {
    const next = crossValidate(work, recipeOf(strength, work.seed));
    if (gainInErrors(best, next, work.groups) > (trust === 'parent' ? marginInErrors : dataMarginInErrors)) best = next;
    progress(0.1 + (0.5 * (index + 1)) / others.length);
  });
  return best;
}

function withTrees(work: Work, linear: OutOfFold): OutOfFold {
  if (total(work.data.spells.event) < leaversForTrees || !Number.isFinite(linear.recipe.strength.ridge)) return linear;
  const boosted = crossValidate(work, { ...linear.recipe, trees: true });
  return gainInErrors(linear, boosted, work.groups) > treeMarginInErrors ? boosted : linear;
}

function calibrated(work: Work, best: OutOfFold): OutOfFold {
  if (!Number.isFinite(best.recipe.strength.ridge)) return best;
  // A parent's scores are right until shown otherwise; scores from nothing may well be noise.
  const pull =
    work.parent.training.rows > 0 ? ({ towards: 1, leavers: 25 } as const) : ({ towards: 0, leavers: 45 } as const);
  const slope = horizonSlope(work.parent, { data: work.data, outOfFold: best.scores }, pull);
  return slope === 1 ? best : crossValidate(work, { ...best.recipe, slope });
}

function decilesOf(probabilities: Float64Array): number[] {
  const order = orderOf(probabilities);
  return Array.from({ length: 9 }, (_, index) => {
    const value = at(probabilities, whole(order, Math.floor(((index + 1) * order.length) / 10)));
    return Math.round(value * 10_000) / 10_000;
  });
}

/**
 * The thirds of the family, except that nobody who will more likely leave is called `high` and nobody who will more
 * likely stay is called `low`.
 */
function bandsFrom(deciles: readonly number[]): FamilyModel['bands'] {
  return { low: Math.min(0.5, deciles[2] ?? 0.5), high: Math.max(0.5, deciles[6] ?? 0.5) };
}

const rounded = (value: number): number => Math.round(value * 1e6) / 1e6;

function assembled(request: TrainingRequest, work: Work, result: { fitted: Fitted; best: OutOfFold }): FamilyModel {
  const { parent, data } = work;
  const { fitted, best } = result;
  const known = outcomesAt(data.spells, parent.horizonDays);
  const atStart = Int32Array.from(known.keys()).filter((row) => at(data.spells.entry, row) < parent.horizonDays / 3);
  const deciles = decilesOf(pick(best.probabilities, atStart.length > 0 ? atStart : Int32Array.from(known.keys())));
  return {
    ...parent,
    family: request.identity.family,
    title: request.identity.title,
    version: request.identity.version,
    signals: parent.signals.map((signal, index) => ({
      ...signal,
      weight: rounded(at(fitted.weights, index)),
      origin: learnedFrom(data, index) ? 'learned' : signal.origin,
    })),
    baseline: { days: [...fitted.baseline.days], hazard: fitted.baseline.hazard.map(rounded) },
    observedDays: Math.max(parent.horizonDays, Math.min(parent.observedDays, observedDays(data.spells))),
    trees: [...fitted.trees],
    bands: bandsFrom(deciles),
    scoreDeciles: deciles,
    metrics: measure(data, best, parent.horizonDays),
    training: {
      source: request.identity.source,
      rows: data.design.rows,
      seed: request.seed,
      dataHash: request.identity.dataHash,
      trainedAt: request.trainedAt,
      parent: `v${parent.version}-${parent.family}`,
      strength: best.recipe.strength.name,
    },
  };
}

/** A weight counts as learned once at least fifty leavers had the signal. */
function learnedFrom({ design, spells }: TrainingData, column: number): boolean {
  let leavers = 0;
  for (let row = 0; row < design.rows; row++)
    if (at(design.values, row * design.columns + column) !== 0) leavers += at(spells.event, row);
  return leavers >= 50;
}

export function trainFamily(request: TrainingRequest, progress: Progress = () => undefined): FamilyModel {
  const data = trainingData(request.parent, request.rows);
  const outcomes = outcomesAt(data.spells, request.parent.horizonDays).map((outcome) => (outcome === 1 ? 1 : 0));
  // An uploaded history may hold a hire twice under two names; in public data whole cohorts look alike and are not the same.
  const groups = request.trust === 'parent' ? sameHires(data) : data.groups;
  const folds = groupedFolds(groups, outcomes, { folds: foldCount, seed: request.seed });
  const judged = request.trust === 'parent' ? groups : undefined;
  const { parent, seed } = request;
  const parts = partsOf(parent, data, folds);
  const work = { parent, data, groups: judged, parts, rows: data.design.rows, seed };
  progress(0.05);
  const linear = chosenStrength(work, request.trust, progress);
  const boosted = withTrees(work, linear);
  progress(0.8);
  const best = calibrated(work, boosted);
  progress(0.9);
  const fitted = new Fitter(parent, data).fit(best.recipe);
  const model = assembled(request, work, { fitted, best });
  progress(1);
  return model;
}

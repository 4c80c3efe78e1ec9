// Fits a recipe on four fifths of the hires and foretells the last fifth, five times over, so that every hire is foretold once.
import { splitsOf } from '../engine/folds.ts';
import { selectRows } from '../engine/design.ts';
import { selectSpells } from '../engine/spells.ts';
import type { FamilyModel } from '../model/family-model.ts';
import { addInto, Fitter, type Recipe, scoresFor } from './fit.ts';
import { inErrors } from './in-errors.ts';
import { horizonLikelihoods, stayProbabilities } from './horizon-likelihood.ts';
import type { TrainingData } from './training-rows.ts';

export interface OutOfFold {
  readonly recipe: Recipe;
  /** Log hazard against the reference, for ranking. */
  readonly scores: Float64Array;
  readonly probabilities: Float64Array;
  readonly likelihoods: Float64Array;
}

export const foldCount = 5;

const selectData = (data: TrainingData, rows: Int32Array): TrainingData => ({
  design: selectRows(data.design, rows),
  spells: selectSpells(data.spells, rows),
  groups: Array.from(rows, (row) => data.groups[row] ?? ''),
});

/** Four fifths to learn from, and the fifth that is foretold. */
export interface Part {
  readonly fitter: Fitter;
  readonly test: Int32Array;
  readonly unseen: TrainingData;
}

export const partsOf = (parent: FamilyModel, data: TrainingData, folds: Int32Array): readonly Part[] =>
  Array.from(splitsOf(folds, foldCount), ({ train, test }) => ({
    fitter: new Fitter(parent, selectData(data, train)),
    test,
    unseen: selectData(data, test),
  }));

export function crossValidate(
  { parent, parts, rows }: { parent: FamilyModel; parts: readonly Part[]; rows: number },
  recipe: Recipe,
): OutOfFold {
  const result = {
    recipe,
    scores: new Float64Array(rows),
    probabilities: new Float64Array(rows),
    likelihoods: new Float64Array(rows),
  };
  for (const { fitter, test, unseen } of parts) {
    const fitted = fitter.fit(recipe);
    const scores = scoresFor(fitted, unseen);
    const curve = { baseline: fitted.baseline, horizonDays: parent.horizonDays };
    addInto(result.scores, test, scores);
    addInto(result.probabilities, test, stayProbabilities(curve, unseen, scores));
    addInto(result.likelihoods, test, horizonLikelihoods(curve, unseen, scores));
  }
  return result;
}

/** Mean gain of `challenger` over `champion` for each hire, in standard errors; see `inErrors` for `groups`. */
export function gainInErrors(champion: OutOfFold, challenger: OutOfFold, groups?: readonly string[]): number {
  const gains = challenger.likelihoods.map((likelihood, row) => likelihood - (champion.likelihoods[row] ?? 0));
  return inErrors(gains, groups);
}

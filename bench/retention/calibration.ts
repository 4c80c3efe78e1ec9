// Does the product's model mean what it says? Probabilities, confidence and the median, on hires it was not trained on.
import { knownOutcomes } from '../../src/services/retention/engine/censoring.ts';
import { splitsOf } from '../../src/services/retention/engine/folds.ts';
import { kaplanMeier, shareAt } from '../../src/services/retention/engine/kaplan-meier.ts';
import {
  accuracy,
  auc,
  baseRate,
  brier,
  calibrationError,
  calibrationOf,
  type Judged,
  meanConfidence,
  reliability,
} from '../../src/services/retention/engine/metrics.ts';
import { spellsFrom } from '../../src/services/retention/engine/spells.ts';
import { at, pick } from '../../src/services/retention/engine/vector.ts';
import { predict } from '../../src/services/retention/model/predict.ts';
import type { DataSet } from './data-sets.ts';
import { productModel, trainingRowsOf } from './product-model.ts';
import { foldsOf } from './ranking.ts';

interface Foretold {
  readonly stays: Float64Array;
  readonly medians: Float64Array;
}

function foretell(set: DataSet, seed: number): Foretold {
  const result = { stays: new Float64Array(set.design.rows), medians: new Float64Array(set.design.rows) };
  for (const fold of foldsOf(set, [seed]))
    for (const split of splitsOf(fold, 5)) {
      const model = productModel(set, split, 3);
      trainingRowsOf(set, split.test).forEach((row, index) => {
        const { stays, predictedTenureDays } = predict(model, row.signals);
        result.stays[split.test[index] ?? 0] = stays;
        result.medians[split.test[index] ?? 0] = predictedTenureDays;
      });
    }
  return result;
}

/** Share gone before their predicted median, with those still there counted for as long as they were seen. */
function goneBeforeMedian({ spells }: DataSet, medians: Float64Array): number {
  const exit = spells.exit.map((days, row) => days / at(medians, row));
  return 1 - shareAt(kaplanMeier(spellsFrom({ exit, event: spells.event })), 1);
}

function line(set: DataSet, judged: Judged, gone: number): string {
  const base = baseRate(judged);
  const hit = accuracy(judged);
  const sure = meanConfidence(judged);
  const cells = [
    `AUC ${auc(judged.labels, judged.probabilities).toFixed(3)}`,
    `slope ${calibrationOf(judged).slope.toFixed(2)}`,
    `ECE ${calibrationError(reliability(judged)).toFixed(3)}`,
    `Brier ${brier(judged).toFixed(4)} (base ${(base * (1 - base)).toFixed(4)})`,
    `accuracy ${hit.toFixed(3)} (majority ${Math.max(base, 1 - base).toFixed(3)})`,
    `confidence ${sure.toFixed(3)} (off by ${Math.abs(sure - hit).toFixed(3)})`,
    `gone before median ${gone.toFixed(3)}`,
  ];
  return `${set.name.padEnd(11)} ${cells.join('  ')}`;
}

export function benchCalibration(sets: readonly DataSet[], seed: number): void {
  console.log(
    `\nThe product’s model (strength and slope by inner folds), out of fold, censoring-weighted; folds ${seed}`,
  );
  for (const set of sets) {
    const { stays, medians } = foretell(set, seed);
    const { rows, labels, weights } = knownOutcomes(set.spells, set.horizonDays);
    console.log(line(set, { labels, weights, probabilities: pick(stays, rows) }, goneBeforeMedian(set, medians)));
  }
}

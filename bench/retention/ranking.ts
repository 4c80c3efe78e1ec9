// Logistic, boosting, Cox and boosted Cox against scikit-learn, XGBoost and statsmodels, on the same matrices and folds.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { boost, forestScores } from '../../src/services/retention/engine/boosting.ts';
import { concordance } from '../../src/services/retention/engine/concordance.ts';
import { fitCox } from '../../src/services/retention/engine/cox.ts';
import { type Design, scaled, scaleOf, scoresOf, selectRows } from '../../src/services/retention/engine/design.ts';
import { groupedFolds, type Split, splitsOf } from '../../src/services/retention/engine/folds.ts';
import { fitLogistic, logisticScores } from '../../src/services/retention/engine/logistic.ts';
import { auc } from '../../src/services/retention/engine/metrics.ts';
import { coxObjective, logisticObjective } from '../../src/services/retention/engine/objectives.ts';
import { selectSpells } from '../../src/services/retention/engine/spells.ts';
import { at, pick, whole } from '../../src/services/retention/engine/vector.ts';
import { z } from 'zod';
import type { DataSet } from './data-sets.ts';

export const foldsOf = (set: DataSet, seeds: readonly number[]): readonly Int32Array[] =>
  seeds.map((seed) => groupedFolds(set.groups, set.stayed, { folds: 5, seed }));

interface Figures {
  logistic: number[];
  boosted: number[];
  cox: number[];
  boostedCox: number[];
}

const knownOf = (labels: Float64Array): Int32Array =>
  Int32Array.from(labels.keys()).filter((row) => !Number.isNaN(at(labels, row)));

function binary(
  parts: { train: Design; test: Design; trainLabels: Float64Array; testLabels: Float64Array },
  into: Figures,
): void {
  const [a, b] = [knownOf(parts.trainLabels), knownOf(parts.testLabels)];
  const [train, test] = [selectRows(parts.train, a), selectRows(parts.test, b)];
  const [labels, truth] = [pick(parts.trainLabels, a), pick(parts.testLabels, b)];
  into.logistic.push(auc(truth, logisticScores(fitLogistic(train, labels, { ridge: 1 }), test)));
  const forest = boost(train, logisticObjective(labels), { rounds: 200, depth: 3, rate: 0.05, seed: 5 });
  into.boosted.push(auc(truth, forestScores(forest, test)));
}

function survival(set: DataSet, { train, test }: Split, designs: { train: Design; test: Design; into: Figures }): void {
  const [seen, unseen] = [selectSpells(set.spells, train), selectSpells(set.spells, test)];
  const ridge = new Float64Array(set.design.columns).fill(5);
  designs.into.cox.push(concordance(unseen, scoresOf(designs.test, fitCox(designs.train, seen, { ridge }))));
  const forest = boost(designs.train, coxObjective(seen), { rounds: 150, depth: 2, rate: 0.05, seed: 5 });
  designs.into.boostedCox.push(concordance(unseen, forestScores(forest, designs.test)));
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function ours(set: DataSet, folds: readonly Int32Array[]) {
  const into: Figures = { logistic: [], boosted: [], cox: [], boostedCox: [] };
  for (const fold of folds)
    for (const split of splitsOf(fold, 5)) {
      const scale = scaleOf(selectRows(set.design, split.train));
      const train = scaled(selectRows(set.design, split.train), scale);
      const test = scaled(selectRows(set.design, split.test), scale);
      binary(
        { train, test, trainLabels: pick(set.stayed, split.train), testLabels: pick(set.stayed, split.test) },
        into,
      );
      survival(set, split, { train, test, into });
    }
  return {
    logistic: mean(into.logistic),
    boosted: mean(into.boosted),
    cox: mean(into.cox),
    boostedCox: mean(into.boostedCox),
  };
}

const figure = z.number().nullable();
const PeerFigures = z.record(
  z.string(),
  z.strictObject({
    logistic: figure,
    logistic_slope: figure,
    xgboost: figure,
    xgboost_slope: figure,
    phreg: figure,
    xgboost_cox: figure,
  }),
);
type PeerFigures = z.infer<typeof PeerFigures>;

function wireOf(set: DataSet, folds: readonly Int32Array[]) {
  return {
    name: set.name,
    rows: set.design.rows,
    columns: set.design.columns,
    values: [...set.design.values],
    stayed: Array.from(set.stayed, (label) => (Number.isNaN(label) ? null : label)),
    exit: [...set.spells.exit],
    event: [...set.spells.event],
    folds: folds.map((fold) => Array.from(fold, (_, row) => whole(fold, row))),
    phreg: true,
  };
}

function peersOn(wire: readonly object[]): PeerFigures | undefined {
  const python = '/usr/bin/python3';
  if (!existsSync(python)) return undefined;
  try {
    const options = {
      input: JSON.stringify(wire),
      maxBuffer: 1e8,
      stdio: ['pipe', 'pipe', 'ignore'] as ['pipe', 'pipe', 'ignore'],
      env: { OMP_NUM_THREADS: '1', OPENBLAS_NUM_THREADS: '1', PYTHONHASHSEED: '0' },
    };
    return PeerFigures.parse(JSON.parse(execFileSync(python, ['bench/retention/peers.py'], options).toString()));
  } catch {
    // The peers are Debian's packages; without them our own figures still stand.
    return undefined;
  }
}

const shown = (value: number | null | undefined): string =>
  value === null || value === undefined ? '   –  ' : value.toFixed(4);

export function benchRanking(sets: readonly DataSet[], seeds: readonly number[]): void {
  const own = sets.map((set) => ({ set, figures: ours(set, foldsOf(set, seeds)) }));
  const peers = peersOn(sets.map((set) => wireOf(set, foldsOf(set, seeds))));
  console.log(
    `\nRanking, means over 5 grouped folds x ${seeds.length} (ours | peer)${peers === undefined ? '; peers are not installed' : ''}`,
  );
  console.log(
    'set         logistic AUC | sklearn   boosted AUC | xgboost   Cox C | statsmodels   boosted Cox C | xgboost   peers’ slopes LR, XGB',
  );
  for (const { set, figures } of own) {
    const peer = peers?.[set.name];
    console.log(
      set.name.padEnd(11),
      `${shown(figures.logistic)} | ${shown(peer?.logistic)}        ${shown(figures.boosted)} | ${shown(peer?.xgboost)}     `,
      `${shown(figures.cox)} | ${shown(peer?.phreg)}      ${shown(figures.boostedCox)} | ${shown(peer?.xgboost_cox)}    `,
      `${shown(peer?.logistic_slope)}, ${shown(peer?.xgboost_slope)}`,
    );
  }
}

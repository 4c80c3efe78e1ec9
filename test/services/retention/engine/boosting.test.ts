// Boosting: it learns, keeps to signs, repeats itself, and its contributions add up.
import { expect, test } from 'vitest';
import {
  boost,
  forestScore,
  forestScores,
  pathContributions,
} from '../../../../src/services/retention/engine/boosting.ts';
import { designFrom } from '../../../../src/services/retention/engine/design.ts';
import { auc } from '../../../../src/services/retention/engine/metrics.ts';
import { coxObjective, logisticObjective } from '../../../../src/services/retention/engine/objectives.ts';
import { randomFrom } from '../../../../src/services/retention/engine/random.ts';
import { spellsFrom } from '../../../../src/services/retention/engine/spells.ts';
import { at } from '../../../../src/services/retention/engine/vector.ts';

function hires(count = 600) {
  const random = randomFrom(21);
  const rows = Array.from({ length: count }, () => [random() * 4 - 2, random() * 4 - 2, random()]);
  const hazard = rows.map(([a = 0, b = 0]) => Math.exp(0.9 * Math.abs(a) + 0.6 * b));
  const exit = hazard.map((rate) => -Math.log(1 - random()) / rate);
  const event = exit.map(() => (random() < 0.8 ? 1 : 0));
  return {
    design: designFrom(rows),
    rows,
    spells: spellsFrom({ exit, event }),
    labels: Float64Array.from(exit, (days) => (days > 0.3 ? 1 : 0)),
  };
}
const options = { rounds: 60, depth: 2, rate: 0.1, seed: 3 };

test('trees find what a straight line cannot', () => {
  const { design, labels } = hires();
  const forest = boost(design, logisticObjective(labels), options);
  expect(auc(labels, forestScores(forest, design))).toBeGreaterThan(0.8);
});

test('the same seed grows the same trees, and another seed others', () => {
  const { design, spells } = hires();
  const forest = boost(design, coxObjective(spells), options);
  expect(boost(design, coxObjective(spells), options)).toEqual(forest);
  expect(boost(design, coxObjective(spells), { ...options, seed: 4 })).not.toEqual(forest);
});

test('a signal that may only lower the hazard never raises it, whatever the data says', () => {
  const { design, spells, rows } = hires();
  const forest = boost(design, coxObjective(spells), { ...options, signs: [0, -1, 0] });
  for (const row of rows.slice(0, 60)) {
    const scores = [-2, -1, 0, 1, 2].map((value) =>
      forestScore(forest, (column) => (column === 1 ? value : (row[column] ?? 0))),
    );
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  }
});

test('start and contributions together are the score, to the last bit that matters', () => {
  const { design, spells, rows } = hires();
  const forest = boost(design, coxObjective(spells), options);
  for (const row of rows.slice(0, 40)) {
    const valueAt = (column: number) => row[column] ?? 0;
    const { start, contributions } = pathContributions(forest, 3, valueAt);
    const sum = start + contributions.reduce((so, value) => so + value, 0);
    expect(sum).toBeCloseTo(forestScore(forest, valueAt), 10);
  }
});

test('late entry is left out of the time before it', () => {
  const spells = spellsFrom({ exit: [1, 2, 3], event: [1, 1, 1], entry: [0, 1.5, 0] });
  const slopes = { gradient: new Float64Array(3), curvature: new Float64Array(3) };
  coxObjective(spells).slopes(new Float64Array(3), slopes);
  // At 1 two are at risk (the second is not there yet), at 2 two, at 3 one.
  expect(at(slopes.gradient, 0)).toBeCloseTo(1 / 2 - 1);
  expect(at(slopes.gradient, 1)).toBeCloseTo(1 / 2 - 1);
  expect(at(slopes.gradient, 2)).toBeCloseTo(1 / 2 + 1 / 2 + 1 - 1);
});

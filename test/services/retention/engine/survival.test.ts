// Baseline, Kaplan-Meier and censoring weights on examples small enough to do by hand.
import { expect, test } from 'vitest';
import { baselineFrom, breslowSteps, dayOf, hazardUntil } from '../../../../src/services/retention/engine/baseline.ts';
import { knownOutcomes } from '../../../../src/services/retention/engine/censoring.ts';
import { concordance } from '../../../../src/services/retention/engine/concordance.ts';
import { fineBaseline } from '../../../../src/services/retention/engine/fine-baseline.ts';
import { kaplanMeier, shareAt } from '../../../../src/services/retention/engine/kaplan-meier.ts';
import { randomFrom } from '../../../../src/services/retention/engine/random.ts';
import { spellsFrom } from '../../../../src/services/retention/engine/spells.ts';

const five = spellsFrom({ exit: [10, 20, 20, 30, 40], event: [1, 1, 0, 1, 0] });
const zeros = new Float64Array(5);

test('Kaplan-Meier multiplies the shares that stayed', () => {
  const curve = kaplanMeier(five);
  expect(curve.map(({ day }) => day)).toEqual([10, 20, 30]);
  expect(shareAt(curve, 10)).toBeCloseTo(0.8);
  expect(shareAt(curve, 29)).toBeCloseTo(0.6);
  expect(shareAt(curve, 30)).toBeCloseTo(0.3);
  expect(shareAt(curve, 5)).toBe(1);
});

test('somebody who is first seen late is not at risk before', () => {
  const late = spellsFrom({ exit: [10, 20], event: [1, 1], entry: [0, 15] });
  expect(shareAt(kaplanMeier(late), 10)).toBe(0);
});

test('the hazard steps are the leavers over those at risk', () => {
  expect(breslowSteps(five, zeros)).toEqual([
    { time: 10, hazard: 1 / 5 },
    { time: 20, hazard: 1 / 4 },
    { time: 30, hazard: 1 / 3 },
  ]);
});

test('the baseline runs straight between its days and goes on beyond them', () => {
  const baseline = { days: [0, 100, 200, 300], hazard: [0, 0.2, 0.4, 0.5] };
  expect(hazardUntil(baseline, 150)).toBeCloseTo(0.3);
  expect(hazardUntil(baseline, 400)).toBeCloseTo(0.6);
  expect(dayOf(baseline, 0.3)).toBeCloseTo(150);
  expect(dayOf(baseline, 0.6)).toBeCloseTo(400);
});

test('day and hazard are inverse to each other everywhere', () => {
  const baseline = baselineFrom(breslowSteps(five, zeros), 40);
  const random = randomFrom(4);
  for (let round = 0; round < 50; round++) {
    const level = 0.01 + random() * 3;
    expect(hazardUntil(baseline, dayOf(baseline, level))).toBeCloseTo(level, 6);
  }
});

test('without hires of its own a family keeps the parent’s baseline, and with many it takes their level', () => {
  const parent = { days: [0, 100, 200], hazard: [0, 0.1, 0.2] };
  const shrinkage = { level: 10, shape: 20 };
  const nobody = { spells: spellsFrom({ exit: [], event: [] }), scores: new Float64Array() };
  expect(fineBaseline(parent, nobody, shrinkage).hazard[2]).toBeCloseTo(0.2);
  const random = randomFrom(1);
  const exit = Array.from({ length: 4000 }, () => -Math.log(1 - random()) / 0.004);
  const many = { spells: spellsFrom({ exit, event: exit.map(() => 1) }), scores: new Float64Array(4000) };
  expect(fineBaseline(parent, many, shrinkage).hazard[1]).toBeCloseTo(0.4, 1);
});

test('hires that are known count also for those that are not yet known', () => {
  const { labels, weights } = knownOutcomes(spellsFrom({ exit: [10, 20, 50, 50], event: [1, 0, 0, 0] }), 40);
  expect([...labels]).toEqual([0, 1, 1]);
  expect(weights[0]).toBeCloseTo(1);
  expect(weights[1]).toBeCloseTo(1.5);
});

test('concordance counts the pairs as a slow count over all pairs does', () => {
  const random = randomFrom(8);
  const exit = Array.from({ length: 120 }, () => Math.ceil(random() * 30));
  const event = exit.map(() => (random() < 0.6 ? 1 : 0));
  const risk = Float64Array.from(exit, () => Math.floor(random() * 20));
  let agreeing = 0;
  let pairs = 0;
  exit.forEach((own, a) =>
    exit.forEach((other, b) => {
      if (event[a] !== 1 || !(other > own || (other === own && event[b] === 0))) return;
      pairs++;
      agreeing += (risk[a] ?? 0) > (risk[b] ?? 0) ? 1 : risk[a] === risk[b] ? 0.5 : 0;
    }),
  );
  expect(concordance(spellsFrom({ exit, event }), risk)).toBeCloseTo(agreeing / pairs, 12);
});

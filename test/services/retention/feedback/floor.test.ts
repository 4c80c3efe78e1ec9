// The floor rule on streams of outcomes: it fires, it does not loop, and chance alone rarely moves it.
import { expect, test } from 'vitest';
import { driftOf } from '../../../../src/services/retention/feedback/drift.ts';
import { decideRetrain, type FloorFacts } from '../../../../src/services/retention/feedback/floor.ts';
import { randomFrom } from '../../../../src/services/retention/engine/random.ts';

const facts = (change: Partial<FloorFacts>): FloorFacts => ({
  n: 60,
  hits: 30,
  lastRetrain: undefined,
  retraining: false,
  ...change,
});

test('with fewer than fifty outcomes nothing is concluded', () => {
  expect(decideRetrain(facts({ n: 49, hits: 10 }))).toMatchObject({ state: 'not_enough_outcomes', retrain: false });
});

test('at seventy percent the floor holds, just below it a retrain starts', () => {
  expect(decideRetrain(facts({ n: 100, hits: 70 }))).toMatchObject({ state: 'above_floor', retrain: false });
  expect(decideRetrain(facts({ n: 100, hits: 69 }))).toMatchObject({ state: 'below_floor', retrain: true });
});

test('while one retrain runs no other starts', () => {
  expect(decideRetrain(facts({ retraining: true }))).toMatchObject({ retrain: false });
});

test('after a retrain the next one waits for a week and for new outcomes', () => {
  expect(decideRetrain(facts({ lastRetrain: { daysAgo: 3, outcomes: 30 } })).retrain).toBe(false);
  expect(decideRetrain(facts({ lastRetrain: { daysAgo: 30, outcomes: 55 } })).retrain).toBe(false);
  expect(decideRetrain(facts({ lastRetrain: { daysAgo: 30, outcomes: 50 } })).retrain).toBe(true);
});

test('a family that stays clearly below the floor after a retrain is advisory only', () => {
  expect(decideRetrain(facts({ n: 200, hits: 100, lastRetrain: { daysAgo: 30, outcomes: 199 } })).state).toBe(
    'advisory_only',
  );
  expect(decideRetrain(facts({ n: 60, hits: 41, lastRetrain: { daysAgo: 30, outcomes: 59 } })).state).toBe(
    'below_floor',
  );
});

test('a stream that can never reach the floor starts a handful of retrains in three years, not a loop', () => {
  const random = randomFrom(12);
  let retrains = 0;
  let hits = 0;
  let last: { day: number; outcomes: number } | undefined;
  for (let day = 1; day <= 3 * 365; day++) {
    if (random() < 0.58) hits++;
    const lastRetrain = last && { daysAgo: day - last.day, outcomes: last.outcomes };
    if (!decideRetrain({ n: day, hits, lastRetrain, retraining: false }).retrain) continue;
    retrains++;
    last = { day, outcomes: day };
  }
  expect(retrains).toBeGreaterThan(1);
  expect(retrains).toBeLessThanOrEqual(18);
});

const deciles = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];
const uniform = (count: number, seed: number) => {
  const random = randomFrom(seed);
  return Array.from({ length: count }, () => random());
};

test('without a change drift is seen in at most three of a hundred samples, however small they are', () => {
  for (const size of [60, 100, 300, 2000]) {
    const cries = Array.from({ length: 100 }, (_, seed) => driftOf(deciles, uniform(size, seed + size)).drifted).filter(
      Boolean,
    );
    expect(cries.length).toBeLessThanOrEqual(3);
  }
});

test('candidates of another kind are seen as drift', () => {
  const shifted = uniform(300, 5).map((value) => value ** 2);
  expect(driftOf(deciles, shifted)).toMatchObject({ drifted: true });
  expect(driftOf(deciles, shifted.slice(0, 20))).toEqual({ n: 20, psi: null, limit: null, drifted: false });
});

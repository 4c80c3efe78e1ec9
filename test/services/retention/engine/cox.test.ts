// Cox regression against the coefficients that statsmodels gives on the same rows (see test/fixtures/retention/cox.json).
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { fitCox } from '../../../../src/services/retention/engine/cox.ts';
import { designFrom } from '../../../../src/services/retention/engine/design.ts';
import { spellsFrom } from '../../../../src/services/retention/engine/spells.ts';

const numbers = z.array(z.number());
const known = z
  .strictObject({
    rows: z.array(numbers),
    exit: numbers,
    event: numbers,
    entry: numbers,
    stratum: numbers,
    efron: numbers,
    efronTruncatedStratified: numbers,
  })
  .parse(JSON.parse(readFileSync('test/fixtures/retention/cox.json', 'utf8')));
const design = designFrom(known.rows);
const whole = spellsFrom({ exit: known.exit, event: known.event });
const none = new Float64Array(3);

const near = (value: number, digits = 5): number => Math.round(value * 10 ** digits) / 10 ** digits + 0;

test('ties are treated as Efron does', () => {
  expect([...fitCox(design, whole, { ridge: none })].map((v) => near(v))).toEqual(known.efron.map((v) => near(v)));
});

test('late entries and strata are taken into account', () => {
  const spells = spellsFrom({ exit: known.exit, event: known.event, entry: known.entry, stratum: known.stratum });
  const weights = [...fitCox(design, spells, { ridge: none })];
  expect(weights.map((v) => near(v))).toEqual(known.efronTruncatedStratified.map((v) => near(v)));
});

test('a weight of two counts a row twice where nobody ties', () => {
  const exit = known.exit.map((days, row) => days + row / 1000);
  const doubled = [...known.rows, ...known.rows];
  const twice = { exit: [...exit, ...exit.map((days) => days + 1e-7)], event: [...known.event, ...known.event] };
  const weighted = spellsFrom({ exit, event: known.event, weight: exit.map(() => 2) });
  const byRows = [...fitCox(designFrom(doubled), spellsFrom(twice), { ridge: none })];
  fitCox(design, weighted, { ridge: none }).forEach((weight, index) =>
    expect(weight).toBeCloseTo(byRows[index] ?? 0, 1),
  );
});

test('a strong ridge keeps the weights at those of the parent', () => {
  const prior = Float64Array.of(0.4, -0.2, 0.1);
  const weights = fitCox(design, whole, { ridge: new Float64Array(3).fill(1e9), prior });
  expect([...weights].map((v) => near(v))).toEqual([...prior]);
});

test('a weight whose sign theory forbids stays at zero and the others fit around it', () => {
  const wrongWay = (known.efron[0] ?? 0) > 0 ? -1 : 1;
  const weights = fitCox(design, whole, { ridge: none, signs: [wrongWay, 0, 0] });
  expect(weights[0]).toBe(0);
  const others = fitCox(designFrom(known.rows.map((row) => row.slice(1))), whole, { ridge: none.slice(1) });
  expect(Array.from(weights.slice(1), (v) => near(v))).toEqual(Array.from(others, (v) => near(v)));
});

test('an offset is part of the score and not estimated', () => {
  const offset = Float64Array.from(known.rows, (row) => (known.efron[0] ?? 0) * (row[0] ?? 0));
  const rest = fitCox(design, whole, { ridge: Float64Array.of(1e9, 0, 0), offset });
  expect([...rest].map((v) => near(v, 3))).toEqual([0, ...known.efron.slice(1)].map((v) => near(v, 3)));
});

// The shipped stems are those of the stemmer, and of every word that the service reads at start.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { stemTable } from '../../../scripts/veteran/stem-table.ts';

const home = join(import.meta.dirname, '..', '..', '..', 'data', 'veteran');
const shipped = readFileSync(join(home, 'stems.txt'), 'utf8');
const { stem } = z
  .object({ stem: z.custom<(word: string) => string>((value) => typeof value === 'function') })
  .parse(createRequire(import.meta.url)('natural/lib/natural/stemmers/porter_stemmer'));

test('the shipped stems are those of the hand-made tables', () => {
  expect(shipped.split('\n').length).toBeGreaterThan(1_000);
  expect(shipped).toBe(stemTable(join(home, 'curated')));
});

test('each is what the stemmer makes of its word', () => {
  const pairs = shipped
    .trimEnd()
    .split('\n')
    .map((line) => line.split(' '));
  const made = pairs.map(([word = '']) => [word, /\d/.test(word) ? word : stem(word)]);
  expect(pairs).toEqual(made);
});

// Inflections are one word, words that only share a stem are several.
import { expect, test } from 'vitest';
import { wordForm } from '../../../src/nlp/military/word-form.ts';

test.each([
  ['repairs', 'repaired', 'repairing'],
  ['policy', 'policies'],
  ['plan', 'plans', 'planned', 'planning'],
  ['drive', 'drives', 'driving'],
  ['string'],
  ['analysis'],
])('%s and its inflections have one form', (...words) => {
  expect(new Set(words.map(wordForm)).size).toBe(1);
});

test.each([
  ['engines', 'engineers'],
  ['police', 'policy'],
  ['community', 'communications'],
  ['medic', 'medical', 'medications'],
  ['general', 'generator'],
  ['string', 'str'],
])('%s and %s stay apart', (...words) => {
  expect(new Set(words.map(wordForm)).size).toBe(words.length);
});

// What one clause hands on to the next within a sentence.
import { expect, test } from 'vitest';
import { carriedMoods } from '../../src/nlp/carried-moods.ts';

const order = (text: string, joint: string) => ({ text, joint, mood: 'order' as const });

test('a condition holds for what is joined to it, at either end', () => {
  const before = { text: 'if she accepts', joint: '', mood: 'conditional' as const };
  expect(carriedMoods([before, order('move her', ', ')])).toEqual(['conditional', 'conditional']);
  expect(carriedMoods([order('move her', ''), { ...before, joint: ' ' }])).toEqual(['conditional', 'conditional']);
});

test("a “don't” goes on behind a bare “and”, and nothing goes on behind a full stop", () => {
  const refused = { text: 'not move her', joint: '', mood: 'negated' as const };
  expect(carriedMoods([refused, order('email him', ' and ')])).toEqual(['negated', 'negated']);
  expect(carriedMoods([refused, order('email him', ' but ')])).toEqual(['negated', 'order']);
  expect(carriedMoods([refused, order('email him', '. ')])).toEqual(['negated', 'order']);
});

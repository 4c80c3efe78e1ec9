// Words, jargon and skills with their places in the text.
import { expect, test } from 'vitest';
import { Lexicon } from '../../../src/nlp/military/lexicon.ts';
import { SkillFinder } from '../../../src/nlp/military/skill-finder.ts';
import { readLimit, readWords } from '../../../src/nlp/military/words.ts';
import { data } from '../../services/veteran/data.ts';

const lexicon = new Lexicon([
  { forms: ['platoon sergeant', 'plt sgt'], kind: 'role', plain: 'operations supervisor', hints: 'supervisor' },
  { forms: ['platoon'], kind: 'unit', plain: 'large team', hints: '' },
  { forms: ['hemtt'], kind: 'platform', plain: 'heavy cargo truck', hints: 'truck' },
]);

test('words know where they stand', () => {
  const text = 'Drove the HEMTT, daily.';
  expect(readWords(text).map(({ start, end }) => text.slice(start, end))).toEqual(['Drove', 'the', 'HEMTT', 'daily']);
});

test('what is no word is not read: hashes, control characters, the far end of a megabyte', () => {
  expect(readWords('x'.repeat(200))).toEqual([]);
  expect(readWords('\u0000\u0001')).toEqual([]);
  expect(readWords('truck '.repeat(200_000)).length).toBeLessThanOrEqual(readLimit / 5);
});

test('the longest term wins', () => {
  const words = readWords('I was a platoon sergeant in a platoon');
  expect(lexicon.find(words).map(({ term }) => term.plain)).toEqual(['operations supervisor', 'large team']);
});

test('several of a thing are still that thing', () => {
  expect(lexicon.find(readWords('drove HEMTTs'))).toHaveLength(1);
});

test('the shipped lexicon holds three hundred entries or more', () => {
  expect(data.classifier.lexicon.size).toBeGreaterThanOrEqual(300);
});

test('a trigger of several words is found across small words', () => {
  const finder = new SkillFinder([{ name: 'Quality assurance', kind: 'trade', triggers: ['inspection of equipment'] }]);
  expect(finder.find(readWords('Led the inspection of all equipment'))).toMatchObject([{ skill: 0 }]);
});

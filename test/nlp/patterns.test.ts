// What is read off a pattern without trying it: nothing that it fits may be lost.
import { expect, test } from 'vitest';
import { asked } from '../../src/nlp/lexicon/asked-plainly.ts';
import { commands } from '../../src/nlp/lexicon/commands.ts';
import { dictated } from '../../src/nlp/lexicon/dictation.ts';
import { rewordings } from '../../src/nlp/lexicon/rewordings.ts';
import { holds, lettersOf, soughtOf } from '../../src/nlp/patterns/letters.ts';
import { needsIn } from '../../src/nlp/patterns/needs.ts';
import { rewriting } from '../../src/nlp/patterns/tried.ts';
import { splits } from '../../evals/harness/sets.ts';

test.for([
  ['^(?:show|list)\\b.* the pipeline', [[' the pipeline'], ['show', 'list']]],
  ['e-?mail(?:s|ed)?', [['email', 'e-mail']]],
  ['(?:moved|rejected) [^,]+ to Offer', [[' to offer'], ['moved ', 'rejected ']]],
  ['(?:\\p{L}+ )*[Nn]ote(?:s|book)?', [['note']]],
  ['(?<who>her|him) (?:again ){2}', [['again '], ['her ', 'him ']]],
] as const)('%s needs its words', ([source, needs]) => {
  expect(needsIn(source)).toEqual(needs);
});

test.for(['(?:move|.*)', '(?:move her)?', '(?=move)\\d+', '[a-z]+\\bor?', 'ä+', '\\k<who>{3}', '(?:move){0,2}', 'a'])(
  '%s needs no word for certain',
  (source) => {
    expect(needsIn(source)).toEqual([]);
  },
);

test('a long “s” and the sign of the Kelvin are the letters that patterns take them for', () => {
  expect(/^ask$/iu.test('aſ\u212A')).toBe(true);
  expect(holds(lettersOf('aſ\u212A'), soughtOf(needsIn('^ask$')))).toBe(true);
});

const said = [...splits.train.instructions, ...splits.development.instructions]
  .filter((_, index) => index % 6 === 0)
  .flatMap(({ talk }) => talk.map(({ say }) => say));

test.for([
  ['asked plainly', asked.map(([heard]) => heard)],
  ['dictated', dictated.map(([heard]) => heard)],
  ['reworded', rewordings.map(([heard]) => heard)],
  ['commands', commands.map(({ pattern }) => pattern)],
] as const)('whatever is %s holds what its pattern needs', ([, patterns]) => {
  expect(said.length).toBeGreaterThan(500);
  const lost = patterns.flatMap((pattern) => {
    const needs = soughtOf(needsIn(pattern.source));
    return said.filter((text) => text.search(pattern) >= 0 && !holds(lettersOf(text), needs));
  });
  expect(lost).toEqual([]);
});

test('what one line puts there, the next one finds', () => {
  const plain = rewriting([
    [/\bgimme\b/g, 'give me'],
    [/\bgive me\b/g, 'show'],
    [/\blist\b/g, 'never tried'],
  ]);
  expect(plain('gimme the names')).toBe('show the names');
});

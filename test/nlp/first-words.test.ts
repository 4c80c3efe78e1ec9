// Patterns are sorted by the words they open on; none is lost by it.
import { expect, test } from 'vitest';
import { byFirstWord, firstWordsOf } from '../../src/nlp/first-words.ts';
import { commands } from '../../src/nlp/lexicon/commands.ts';

test.for([
  ['(?:get|put over) <whom> together', ['get', 'put']],
  ['^(?:set[- ]?up|book(?: off| out)?|plan)\\b', ['set', 'book', 'plan']],
  ['call <whom> off', ['call']],
] as const)('%s opens on %s', ([source, words]) => {
  expect([...(firstWordsOf(source) ?? [])]).toEqual(words);
});

test.for(['<whom> gets an offer', '(?:in)?to the panel', '^(?:who|what)\\b.*|\\bwho$', '(?:gets?|has) it', '.*'])(
  '%s may open on any word',
  (source) => {
    expect(firstWordsOf(source)).toBeUndefined();
  },
);

test('a text is only compared with what may fit it, in the old order', () => {
  const fitting = byFirstWord(['.* now', 'book it', '(?:move|book) her'], (source) => source);
  expect(fitting('Book it, now')).toEqual(['.* now', 'book it']);
  expect(fitting('Book her now')).toEqual(['.* now', '(?:move|book) her']);
  expect(fitting('show her now')).toEqual(['.* now']);
});

test('many of the cues need not be tried on a text that opens otherwise', () => {
  const open = commands.filter(({ pattern }) => pattern.source.startsWith('^') && firstWordsOf(pattern.source));
  expect(open.length).toBeGreaterThan(20);
});

// Where one order ends and the next begins, and what orders nothing.
import { expect, test } from 'vitest';
import { clausesOf } from '../../src/nlp/clauses.ts';

const moods = (text: string) => clausesOf(text).map(({ mood }) => mood);

test('orders are cut where another order begins, lists are not', () => {
  expect(
    clausesOf('move Ines and Ravi to onsite, then book Owen at 3 p.m. and tell him').map(({ text }) => text),
  ).toEqual(['move Ines and Ravi to onsite', 'book Owen at 3 p.m.', 'tell him']);
  expect(clausesOf('go ahead and move Ines').map(({ text }) => text)).toEqual(['move Ines']);
});

for (const [text, expected] of [
  ["don't move Ines", ['negated']],
  ["move Ines but don't email her", ['order', 'negated']],
  ["don't move Ines and email her", ['negated', 'negated']],
  ['what if we rejected Joe and moved Ines?', ['hypothetical']],
  ['what if we move Ines and reject Joe?', ['hypothetical', 'hypothetical']],
  ['if she accepts, move her to offer', ['conditional', 'conditional']],
  ['move her to offer and email him if he agrees', ['conditional', 'conditional']],
  ['move Ines unless Ravi objects', ['conditional']],
  ['reject all but Ines', ['conditional']],
  ['I moved Ines yesterday', ['report']],
  ['is Ines in onsite?', ['question']],
  ['can you move Ines?', ['order']],
  ["don't forget to book Owen", ['order']],
  ['move Ines to onsite. If in doubt, ask.', ['order', 'conditional', 'conditional']],
] as const)
  test(`“${text}” is ${expected.join(', ')}`, () => expect(moods(text)).toEqual(expected));

test('what follows the colon of a note belongs to the note, orders and all', () => {
  expect(clausesOf('add a note to Ines: great call. Move to offer, reject Joe.')).toEqual([
    {
      text: 'add a note to Ines',
      said: 'add a note to Ines',
      raw: 'add a note to Ines',
      mood: 'order',
      payload: 'great call. Move to offer, reject Joe.',
    },
  ]);
});

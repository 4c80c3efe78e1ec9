import { array, assert, constantFrom, property } from 'fast-check';
import { expect, test } from 'vitest';
import { differenceOf, type Piece } from '../../web/console/words/difference.ts';

const side = (pieces: readonly Piece[], left: Piece['kind']): string =>
  pieces
    .filter(({ kind }) => kind !== left)
    .map(({ text }) => text)
    .join('');

test('shows what went and what came, and keeps the rest', () => {
  expect(differenceOf('Hi Ann, see you on Monday.', 'Hi Ann, see you again on Friday.')).toEqual([
    { kind: 'same', text: 'Hi Ann, see you ' },
    { kind: 'new', text: 'again ' },
    { kind: 'same', text: 'on ' },
    { kind: 'gone', text: 'Monday.' },
    { kind: 'new', text: 'Friday.' },
  ]);
});

test('both texts can be read off it, whatever they are', () => {
  const text = array(constantFrom('a ', 'b\n', 'c', ' ', 'dd  ')).map((words) => words.join(''));
  assert(
    property(text, text, (before, after) => {
      const pieces = differenceOf(before, after);
      expect([side(pieces, 'new'), side(pieces, 'gone')]).toEqual([before, after]);
    }),
  );
});

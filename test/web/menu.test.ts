// Which line of a menu a key leads to.
import { expect, test } from 'vitest';
import { placeAfter } from '../../web/console/kit/menu-keys.ts';

const names = ['Send offer', 'Add note', 'Start sequence'];

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowUp', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['s', 0, 2],
  ['S', 2, 0],
  ['a', 2, 1],
])('%s from line %i leads to line %i', (key, from, to) => {
  expect(placeAfter(key, from, names)).toBe(to);
});

test('a key that no line begins with leads nowhere', () => {
  expect(placeAfter('x', 0, names)).toBeUndefined();
  expect(placeAfter(' ', 0, names)).toBeUndefined();
  expect(placeAfter('Shift', 0, names)).toBeUndefined();
});

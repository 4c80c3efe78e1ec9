import { expect, test } from 'vitest';
import { remembered } from '../../src/nlp/text.ts';

test('the same words are taken apart once', () => {
  let made = 0;
  const lengthOf = remembered((text) => {
    made += 1;
    return text === '' ? undefined : text.length;
  });
  expect([lengthOf('move'), lengthOf('move'), lengthOf(''), lengthOf('')]).toEqual([4, 4, undefined, undefined]);
  expect(made).toBe(2);
});

test('ever new words do not fill the memory', () => {
  let made = 0;
  const lengthOf = remembered((text) => {
    made += 1;
    return text.length;
  }, 2);
  for (const word of ['a', 'b', 'c', 'a']) lengthOf(word);
  expect(made).toBe(4);
});

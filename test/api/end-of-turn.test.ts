import { expect, test } from 'vitest';
import { endOfTurn } from '../../src/api/http/end-of-turn.ts';

test('answers that become ready in one turn leave together, after everything else that was ready', async () => {
  const order: string[] = [];
  const first = endOfTurn().then(() => order.push('first answer'));
  process.nextTick(() => order.push('another request'));
  await Promise.resolve();
  const second = endOfTurn().then(() => order.push('second answer'));
  setImmediate(() => order.push('next turn'));
  await Promise.all([first, second]);
  expect(order).toEqual(['another request', 'first answer', 'second answer']);
});

test('an answer of a later turn waits for the end of its own', async () => {
  const early = endOfTurn();
  await early;
  expect(endOfTurn()).not.toBe(early);
});

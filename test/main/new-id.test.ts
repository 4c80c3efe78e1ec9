import { expect, test } from 'vitest';
import { openNewId } from '../../src/main/new-id.ts';

test('ids sort by the time of their making, also within a millisecond and when the clock steps back', () => {
  const times = [5, 5, 5, 9, 7, 12];
  const newId = openNewId(() => times.shift() ?? 20);
  const made = Array.from({ length: 7 }, () => newId('act'));
  expect(made).toEqual(made.toSorted());
  expect(new Set(made).size).toBe(7);
  expect(made[0]).toMatch(/^act_[0-9A-HJKMNP-TV-Z]{26}$/);
});

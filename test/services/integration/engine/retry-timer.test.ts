// What failed in passing and waits for its next try within a turn.
import { expect, test } from 'vitest';
import type { Acknowledged } from '../../../../src/core/ports/syncs.ts';
import { RetryTimer } from '../../../../src/services/integration/engine/retry-timer.ts';

const failed = (id: string, due: number): Acknowledged => ({
  id,
  body: {},
  digest: id,
  remove: false,
  cut: null,
  state: 'pending',
  attempts: 1,
  remoteId: null,
  fault: null,
  due: new Date(due),
});

const idsDue = (later: RetryTimer, now: number) => later.takeDue(now).map(({ id }) => id);

test('a record comes back when it is due and the ledger knows that it failed, and once', () => {
  const later = new RetryTimer();
  later.keep([failed('a', 1_000), failed('b', 2_000)]);
  expect(idsDue(later, 1_000)).toEqual([]);
  later.stored('a');
  later.stored('b');
  expect(idsDue(later, 999)).toEqual([]);
  expect(idsDue(later, 1_000)).toEqual(['a']);
  expect(later.nextDue).toBe(2_000);
  expect(idsDue(later, 2_000)).toEqual(['b']);
  expect(later.nextDue).toBe(Infinity);
});

test('what was overtaken or will never be tried again does not come back', () => {
  const later = new RetryTimer();
  later.keep([failed('a', 0), { ...failed('b', 0), state: 'failed', due: null }]);
  for (const id of ['a', 'b']) later.stored(id);
  later.drop('a');
  expect(idsDue(later, 1)).toEqual([]);
});

test('the records of one call are kept together or not at all', () => {
  const later = new RetryTimer();
  later.keep(Array.from({ length: 499 }, (_, index) => failed(`a${index}`, 0)));
  later.keep([failed('b', 0), failed('c', 0)]);
  for (const id of ['a0', 'b', 'c']) later.stored(id);
  expect(idsDue(later, 1)).toEqual(['a0']);
});

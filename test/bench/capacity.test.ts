// The capacity model on unit costs whose sums can be done by hand.
import { expect, test } from 'vitest';
import { capacityOf, usualMonth } from '../../bench/capacity.ts';

const cost = { serviceMs: 10, databaseMs: 5, rows: 2, bytes: 1_000, walBytes: 3_000 };
const usage = {
  actionsAMonth: 3_600_000,
  perAction: { task: 1, show: 3 },
  workingHoursAMonth: 100,
  peak: 2,
  utilisation: 0.5,
};

test('cores are those of the busiest hour, rows and bytes those of the month', () => {
  const show = { serviceMs: 2, databaseMs: 1, rows: 0, bytes: 0, walBytes: 0 };
  expect(capacityOf(usage, { task: cost, show })).toEqual({
    actionsASecond: 10,
    peakASecond: 20,
    serviceCores: (20 * 16) / 1_000 / 0.5,
    databaseCores: (20 * 8) / 1_000 / 0.5,
    rowsAMonth: 7_200_000,
    bytesAMonth: 3_600_000_000,
    walBytesASecond: 60_000,
  });
});

test('a kind of operation whose cost is not known is no free one', () => {
  expect(() => capacityOf(usage, { task: cost })).toThrow('one show');
});

test('the usual month holds 10^8 actions, each of them by a task or in words', () => {
  expect(usualMonth.actionsAMonth).toBe(1e8);
  expect((usualMonth.perAction['task'] ?? 0) + (usualMonth.perAction['turn'] ?? 0)).toBe(1);
});

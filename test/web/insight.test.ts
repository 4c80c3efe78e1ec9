// The days that insight is about, and how long approvals waited.
import { expect, test } from 'vitest';
import { ageRows, leastForMedian, madeIn, medianHours } from '../../web/console/insight/ages.ts';
import { bucketsOf, isByWeek, rangeOf } from '../../web/console/insight/range.ts';

const today = '2026-06-30';

test('without days in the address it is the thirty days up to today', () => {
  expect(rangeOf({ from: '', to: '' }, today)).toEqual({ from: '2026-06-01', to: today, days: 30 });
});

test.each([
  { what: 'days that are none', asked: { from: 'yesterday', to: '2026-02-31x' }, from: '2026-06-01', to: today },
  { what: 'a last day to come', asked: { from: '2026-06-10', to: '2027-01-01' }, from: '2026-06-10', to: today },
  {
    what: 'a first day after the last',
    asked: { from: '2026-06-20', to: '2026-06-10' },
    from: '2026-05-12',
    to: '2026-06-10',
  },
  { what: 'more than a year', asked: { from: '2020-01-01', to: '' }, from: '2025-06-30', to: today },
])('$what: put right', ({ asked, from, to }) => {
  expect(rangeOf(asked, today)).toMatchObject({ from, to });
});

test('every day of the range has a place, also without anything on it', () => {
  const range = rangeOf({ from: '2026-06-28', to: '' }, today);
  const buckets = bucketsOf([{ date: '2026-06-29' }, { date: '2026-05-01' }], range);
  expect(buckets.map(({ date, rows }) => [date, rows.length])).toEqual([
    ['2026-06-28', 0],
    ['2026-06-29', 1],
    ['2026-06-30', 0],
  ]);
});

test('a long range goes by weeks, and no day falls between two', () => {
  const range = rangeOf({ from: '2026-04-01', to: '' }, today);
  expect(isByWeek(range)).toBe(true);
  const rows = Array.from({ length: range.days }, (_, day) => ({
    date: new Date(Date.parse('2026-04-01') + day * 86_400_000).toISOString().slice(0, 10),
  }));
  const buckets = bucketsOf(rows, range);
  expect(buckets).toHaveLength(13);
  expect(buckets.flatMap(({ rows: some }) => some)).toHaveLength(range.days);
});

const hour = 3_600_000;
const made = Date.parse('2026-06-30T08:00:00Z');
const approval = (hours: number | null, at = made) => ({
  created_at: new Date(at).toISOString(),
  decided_at: hours === null ? null : new Date(at + hours * hour).toISOString(),
});

test('waiting ones are counted by how long they wait, decided ones by how long that took', () => {
  const rows = ageRows(
    [approval(null), approval(null, made - 30 * hour)],
    [approval(0.5), approval(4)],
    made + 2 * hour,
  );
  expect(rows.map(({ waiting, decided }) => [waiting, decided])).toEqual([
    [0, 1],
    [1, 0],
    [0, 1],
    [1, 0],
  ]);
});

test('few decisions have no median', () => {
  const few = Array.from({ length: leastForMedian - 1 }, () => approval(1));
  expect(medianHours(few)).toBeNull();
  expect(medianHours([...few, approval(9)])).toBe(1);
  expect(medianHours([1, 2, 3, 5, 8, 13].map((hours) => approval(hours)))).toBe(4);
});

const dateOf = (at: string) => at.slice(0, 10);

test('an approval belongs to the day on which it was asked for', () => {
  expect(madeIn(approval(40), dateOf, { from: today, to: today })).toBe(true);
  expect(madeIn(approval(1), dateOf, { from: '2026-07-01', to: '2026-07-02' })).toBe(false);
});

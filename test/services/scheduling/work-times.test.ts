// Working hours, days and weeks over the nights when clocks change, and in other zones.
import { expect, test } from 'vitest';
import { daysAway, localDays, workWindows } from '../../../src/services/scheduling/work-times.ts';

const hours = { from: '09:00', to: '17:00' };
const iso = (ms: number): string => new Date(ms).toISOString().slice(0, 16);
const windows = (from: string, to: string, zone: string) =>
  workWindows({ from: Date.parse(from), to: Date.parse(to), zone, hours }).map(
    ({ start, end }) => `${iso(start)} ${iso(end)}`,
  );

test.each<[string, string, string, string, string[]]>([
  [
    'clocks go forward in Chicago on Sunday 8 March 2026',
    '2026-03-06T00:00:00-06:00',
    '2026-03-10T00:00:00-05:00',
    'America/Chicago',
    ['2026-03-06T15:00 2026-03-06T23:00', '2026-03-09T14:00 2026-03-09T22:00'],
  ],
  [
    'clocks go back in London on Sunday 25 October 2026',
    '2026-10-23T00:00:00+01:00',
    '2026-10-27T00:00:00Z',
    'Europe/London',
    ['2026-10-23T08:00 2026-10-23T16:00', '2026-10-26T09:00 2026-10-26T17:00'],
  ],
  [
    'the day in Kiritimati is another one than in UTC',
    '2026-06-01T00:00:00Z',
    '2026-06-02T00:00:00Z',
    'Pacific/Kiritimati',
    ['2026-05-31T19:00 2026-06-01T03:00', '2026-06-01T19:00 2026-06-02T00:00'],
  ],
])('%s', (...[, from, to, zone, expected]) => {
  expect(windows(from, to, zone)).toEqual(expected);
});

test('a window ends where the search ends, and what has passed is none', () => {
  expect(windows('2026-06-01T17:00:00Z', '2026-06-02T12:00:00Z', 'UTC')).toEqual(['2026-06-02T09:00 2026-06-02T12:00']);
});

test('a weekend stands between the dates of two windows', () => {
  const found = workWindows({
    from: Date.parse('2026-06-05T00:00:00Z'),
    to: Date.parse('2026-06-09T00:00:00Z'),
    zone: 'UTC',
    hours,
  });
  expect(found.map(({ date }) => date - (found[0]?.date ?? 0))).toEqual([0, 3]);
});

test('days of a week in which clocks change have 23 hours once, and weeks begin on Monday', () => {
  const [from, to] = [Date.parse('2026-03-08T12:00:00Z'), Date.parse('2026-03-09T12:00:00Z')];
  const days = localDays({ from, to, zone: 'America/Chicago' });
  expect(days).toHaveLength(14);
  const lengths = days.slice(1).map(({ start }, index) => (start - (days[index]?.start ?? 0)) / 3_600_000);
  expect(lengths.filter((length) => length !== 24)).toEqual([23]);
  expect([...new Set(days.map(({ week }) => week))]).toEqual(['2026-03-02', '2026-03-09']);
});

test('days away begin and end in the person’s own zone, the last one counted', () => {
  const [span] = daysAway([{ from: '2026-03-08', until: '2026-03-08' }], 'America/Chicago');
  expect([iso(span?.start ?? 0), iso(span?.end ?? 0)]).toEqual(['2026-03-08T06:00', '2026-03-09T05:00']);
});

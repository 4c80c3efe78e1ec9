// Local time, named periods and free slots: everything that has to survive a change of the clocks.
import { describe, expect, test } from 'vitest';
import { freeSlots } from '../../../src/services/operations/free-slots.ts';
import {
  dateIn,
  elapsedDays,
  instantIn,
  spanInWords,
  timeInWords,
} from '../../../src/services/operations/local-time.ts';
import { rangeOf } from '../../../src/services/operations/period.ts';

const chicago = 'America/Chicago';
const ms = (instant: string) => Date.parse(instant);

test('an instant is written with the offset of the zone, in summer and in winter', () => {
  expect(instantIn(ms('2026-06-02T20:00:00.789Z'), chicago)).toBe('2026-06-02T15:00:00-05:00');
  expect(instantIn(ms('2026-12-02T20:00:00Z'), chicago)).toBe('2026-12-02T14:00:00-06:00');
  expect(instantIn(ms('2026-06-02T20:00:00Z'), 'UTC')).toBe('2026-06-02T20:00:00+00:00');
  expect(dateIn(ms('2026-06-02T03:00:00Z'), chicago)).toBe('2026-06-01');
});

test('times and spans are said in words, also over midnight', () => {
  expect(timeInWords('2026-06-02T20:05:00Z', chicago)).toBe('Tue 2 Jun 2026, 15:05');
  const night = { start: '2026-06-02T23:00:00-05:00', end: '2026-06-03T01:00:00-05:00' };
  expect(spanInWords(night, chicago)).toBe('Tue 2 Jun 2026, 23:00–Wed 3 Jun 2026, 01:00 (America/Chicago)');
});

test('elapsed days ignore a change of the clocks', () => {
  expect(elapsedDays('2026-03-07T12:00:00-06:00', new Date('2026-03-08T12:00:00-05:00'))).toBe(0);
  expect(elapsedDays('2026-03-07T12:00:00-06:00', new Date('2026-03-08T13:00:00-05:00'))).toBe(1);
});

describe('periods on Wednesday 11 March 2026, in the week of a change of the clocks', () => {
  const now = new Date('2026-03-11T15:00:00-05:00');
  test.each([
    ['today', '2026-03-11T00:00:00-05:00', '2026-03-12T00:00:00-05:00'],
    ['yesterday', '2026-03-10T00:00:00-05:00', '2026-03-11T00:00:00-05:00'],
    ['this_week', '2026-03-09T00:00:00-05:00', '2026-03-16T00:00:00-05:00'],
    ['last_week', '2026-03-02T00:00:00-06:00', '2026-03-09T00:00:00-05:00'],
    ['this_month', '2026-03-01T00:00:00-06:00', '2026-04-01T00:00:00-05:00'],
    ['last_month', '2026-02-01T00:00:00-06:00', '2026-03-01T00:00:00-06:00'],
  ] as const)('%s', (period, from, to) => {
    expect(rangeOf(period, now, chicago)).toEqual({ from: new Date(from), to: new Date(to) });
  });

  test.each(['today', 'this_week', 'this_month', 'last_7_days', 'last_30_days'] as const)(
    '%s holds the present',
    (period) => {
      const { from, to } = rangeOf(period, now, chicago);
      expect(now >= from && now < to).toBe(true);
    },
  );
});

const search = (part: Partial<Parameters<typeof freeSlots>[0]>) =>
  freeSlots({
    busy: [],
    from: ms('2026-06-01T00:00:00-05:00'),
    to: ms('2026-06-02T00:00:00-05:00'),
    minutes: 60,
    hours: { from: '09:00', to: '12:00' },
    zone: chicago,
    limit: 100,
    ...part,
  }).map(({ start }) => start.slice(5, 16));
const busy = (start: string, end: string) => ({
  start: `2026-06-01T${start}:00-05:00`,
  end: `2026-06-01T${end}:00-05:00`,
});

describe('free slots', () => {
  test('start on the half hour and end within working hours', () => {
    expect(search({})).toEqual(['06-01T09:00', '06-01T09:30', '06-01T10:00', '06-01T10:30', '06-01T11:00']);
  });

  test('leave out what is busy and start again when it ends', () => {
    expect(search({ busy: [busy('10:50', '11:00'), busy('09:00', '09:20')] })).toEqual([
      '06-01T09:20',
      '06-01T09:30',
      '06-01T11:00',
    ]);
  });

  test('skip weekends and stop at the limit', () => {
    const weekend = { from: ms('2026-06-05T10:45:00-05:00'), to: ms('2026-06-30T00:00:00-05:00') };
    expect(search({ ...weekend, limit: 2 })).toEqual(['06-05T11:00', '06-08T09:00']);
  });

  test('follow the clock on the wall when the clocks change', () => {
    const span = { from: ms('2026-03-06T00:00:00-06:00'), to: ms('2026-03-10T00:00:00-05:00') };
    expect(search({ ...span, minutes: 180 })).toEqual(['03-06T09:00', '03-09T09:00']);
  });

  test('are none where nobody has time, or where the meeting is longer than the day', () => {
    expect(search({ busy: [busy('08:00', '18:00')] })).toEqual([]);
    expect(search({ minutes: 240 })).toEqual([]);
  });
});

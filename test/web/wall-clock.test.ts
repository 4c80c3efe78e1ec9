import { assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, minutesOf, momentOf, mondayOf, timeOf, wallOf } from '../../web/console/words/wall-clock.ts';

const zones = ['UTC', 'America/Chicago', 'Europe/Berlin', 'Asia/Kolkata', 'Pacific/Auckland'];

describe('the clock on the wall', () => {
  test('leads back to the moment that it was made of, in every zone and over every change of the clock', () => {
    const from = Date.parse('2025-01-01T00:00:00Z') / 60_000;
    assert(
      property(constantFrom(...zones), integer({ min: 0, max: 2 * 525_600 }), (zone, minute) => {
        const at = (from + minute) * 60_000;
        const wall = wallOf(at, zone);
        const found = momentOf(wall, zone);
        // In autumn an hour is on the clock twice.
        expect(wallOf(found, zone)).toEqual(wall);
        expect(Math.abs(found - at)).toBeLessThanOrEqual(3_600_000);
      }),
      { seed: 7 },
    );
  });

  test('takes a time that is leapt over for the one after the leap', () => {
    const at = momentOf({ date: '2026-03-08', minutes: 150 }, 'America/Chicago');
    expect(wallOf(at, 'America/Chicago').date).toBe('2026-03-08');
    expect([90, 210]).toContain(wallOf(at, 'America/Chicago').minutes);
  });

  test('counts days and weeks over the ends of months', () => {
    expect(addDays('2026-02-27', 3)).toBe('2026-03-02');
    expect(mondayOf('2026-11-22')).toBe('2026-11-16');
    expect(mondayOf('2026-11-16')).toBe('2026-11-16');
    expect(timeOf(minutesOf('09:05'))).toBe('09:05');
  });
});

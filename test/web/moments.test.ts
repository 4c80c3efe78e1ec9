import { glob, readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { OrganizationClock } from '../../web/console/words/moments.ts';

const real = Date.parse('2026-11-20T20:00:00Z');
const now = '2026-06-01T08:30:00-05:00';

function clockIn(timeZone: string): OrganizationClock {
  const clock = new OrganizationClock(() => real);
  clock.set({ now, timeZone });
  return clock;
}

describe('the organization’s clock', () => {
  test('goes by the service and not by the browser', () => {
    expect(clockIn('America/Chicago').now()).toBe(Date.parse(now));
  });

  test('shows times in the organization’s zone', () => {
    const at = '2026-06-02T20:00:00Z';
    expect(clockIn('America/Chicago').full(at)).toBe('Jun 2, 3:00 PM CDT');
    expect(clockIn('Asia/Tokyo').full(at)).toBe('Jun 3, 5:00 AM GMT+9');
  });

  test('in a sandbox what the wall clock dated is shown on the sandbox’s calendar, and found by it', () => {
    const shift = clockIn('America/Chicago').ahead();
    const clock = new OrganizationClock(() => real);
    clock.set({ now: undefined, timeZone: 'America/Chicago', shift });
    const at = new Date(real).toISOString();
    expect(clock.dated(at)).toBe('Jun 1, 2026, 8:30 AM CDT');
    expect(clock.since(at)).toBe('just now');
    expect(clock.moment('2026-06-01T13:30:00.000Z')).toBe(at);
    expect(clock.moment('')).toBe('');
  });

  test('a clock that goes with the wall is ahead by nothing', () => {
    const clock = new OrganizationClock(() => real);
    clock.set({ now: new Date(real + 2_000).toISOString(), timeZone: 'UTC' });
    expect(clock.ahead()).toBe(0);
    expect(clock.moment('2026-06-01T00:00:00Z')).toBe('2026-06-01T00:00:00Z');
  });

  test('a record of law has its year', () => {
    expect(clockIn('America/Chicago').date('2026-06-02T20:00:00Z')).toBe('Jun 2, 2026');
  });

  test('a span of time names its zone, and leaves it out where the page does', () => {
    const span = ['2026-06-02T15:00:00Z', '2026-06-02T16:30:00Z'] as const;
    expect(
      clockIn('America/Chicago')
        .range(...span)
        .replaceAll(/\s/gu, ' '),
    ).toBe('10:00 – 11:30 AM CDT');
    expect(
      clockIn('America/Chicago')
        .hours(...span)
        .replaceAll(/\s/gu, ' '),
    ).toBe('10:00 – 11:30 AM');
  });

  test.each([
    ['2026-06-01T08:29:50-05:00', 'just now'],
    ['2026-06-01T08:29:00-05:00', 'a minute ago'],
    ['2026-06-01T08:20:00-05:00', '10 min ago'],
    ['2026-05-31T20:30:00-05:00', '12 h ago'],
    ['2026-05-29T08:00:00-05:00', '3 days ago'],
    ['2026-05-01T08:00:00-05:00', 'May 1, 8:00 AM CDT'],
  ])('tells %s as %s', (at, words) => {
    expect(clockIn('America/Chicago').since(at)).toBe(words);
  });

  test.each([
    ['2026-06-01T08:30:08-05:00', '8 s'],
    ['2026-06-01T08:45:00-05:00', '15 min'],
    ['2026-06-02T07:30:00-05:00', '23 h'],
    ['2026-06-01T08:30:00-05:00', undefined],
  ])('counts down to %s as %s', (at, left) => {
    expect(clockIn('America/Chicago').until(at)).toBe(left);
  });

  test('counts elapsed days', () => {
    expect(clockIn('America/Chicago').daysSince('2026-05-24T10:00:00-05:00')).toBe(7);
  });
});

test('no screen writes a time of day by itself, and only the calendar, whose page names the zone, leaves it out', async () => {
  const sources = await Array.fromAsync(glob('web/console/**/*.{ts,tsx}'));
  expect(sources.length).toBeGreaterThan(200);
  const own = /toLocaleTimeString|hour: ['"]|\.toLocaleString\(undefined/;
  const made = ['web/console/words/moments.ts', 'web/console/words/wall-clock.ts'];
  const texts = await Promise.all(sources.map(async (path) => ({ path, text: await readFile(path, 'utf8') })));
  const wrong = texts.filter(
    ({ path, text }) =>
      (own.test(text) && !made.includes(path)) || (text.includes('lock.hours(') && !path.includes('/calendar/')),
  );
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

// Weekends and times outside working hours, in the zone of whoever takes part.
import { expect, test } from 'vitest';
import { UserId } from '../../../src/core/ids.ts';
import { Settings } from '../../../src/core/settings.ts';
import { unusualOf, unusualTime } from '../../../src/services/scheduling/unusual-time.ts';

const settings = Settings.parse({ timeZone: 'America/Chicago' });
const user = (name: string, timeZone?: string) => ({
  id: UserId.parse(`u_${name.toLowerCase()}`),
  name,
  email: `${name}@example.test`,
  role: 'recruiter' as const,
  ...(timeZone === undefined ? {} : { timeZone }),
});
test.each<[string, string, ReturnType<typeof user>[], string | null]>([
  ['2026-06-02T15:00:00-05:00', '2026-06-02T15:30:00-05:00', [user('Owen')], null],
  [
    '2026-06-02T16:45:00-05:00',
    '2026-06-02T17:15:00-05:00',
    [user('Owen')],
    'outside the working hours of Owen (16:45 in America/Chicago)',
  ],
  ['2026-06-06T15:00:00-05:00', '2026-06-06T15:30:00-05:00', [user('Owen')], 'on a Saturday'],
  ['2026-06-07T15:00:00-05:00', '2026-06-07T15:30:00-05:00', [user('Owen')], 'on a Sunday'],
  [
    '2026-06-02T15:00:00-05:00',
    '2026-06-02T15:30:00-05:00',
    [user('Owen'), user('Carla', 'Europe/Madrid')],
    'outside the working hours of Carla (22:00 in Europe/Madrid)',
  ],
  // The clocks of Chicago have changed, those of Madrid have not: 09:00 is 15:00.
  ['2026-03-10T09:00:00-05:00', '2026-03-10T09:30:00-05:00', [user('Carla', 'Europe/Madrid')], null],
  // Friday evening here is Saturday in Tokyo.
  [
    '2026-06-05T20:00:00-05:00',
    '2026-06-05T20:30:00-05:00',
    [user('Kei', 'Asia/Tokyo')],
    'outside the working hours of Kei (10:00 in Asia/Tokyo)',
  ],
])('%s to %s', (...[start, end, people, words]) => {
  expect(unusualTime({ start, end, people, settings })).toBe(words);
});

test.each<[string, string, string | null]>([
  ['three hours late', '2026-06-02T19:30:00-05:00', null],
  ['three hours early', '2026-06-02T06:00:00-05:00', null],
  ['later than that', '2026-06-02T20:00:00-05:00', 'outside the working hours of Owen (20:00 in America/Chicago)'],
  ['a Saturday', '2026-06-06T12:00:00-05:00', 'on a Saturday'],
])('of hours that are only assumed, %s is asked about only where it is far', (_what, start, asked) => {
  const end = new Date(Date.parse(start) + 30 * 60_000).toISOString();
  expect(unusualOf({ start, end, people: [user('Owen')], settings })).toMatchObject({ asked });
});

test('hours that somebody set are theirs to the minute', () => {
  const people = { u_owen: { workingHours: { from: '10:00', to: '15:00' } } };
  const own = Settings.parse({ timeZone: 'America/Chicago', scheduling: { people } });
  const at = { start: '2026-06-02T15:00:00-05:00', end: '2026-06-02T15:30:00-05:00', people: [user('Owen')] };
  expect(unusualOf({ ...at, settings: own }).asked).toBe(
    'outside the working hours of Owen (15:00 in America/Chicago)',
  );
});

// Working hours of people elsewhere, as the reader's clock shows them.
import { expect, test } from 'vitest';
import { UserId } from '../../src/core/ids.ts';
import { hoursOn, readIn, shownPeople, zoneWords } from '../../web/console/calendar/people.ts';

const person = (time_zone: string, from = '09:00', to = '17:00') => ({
  user_id: 'u_1',
  time_zone,
  working_hours: { from, to },
});

test.each<[string, string, string, readonly object[]]>([
  ['Europe/Madrid', '2026-06-03', 'America/Chicago', [{ from: 120, to: 600 }]],
  ['Europe/Madrid', '2026-03-10', 'America/Chicago', [{ from: 180, to: 660 }]],
  [
    'Asia/Tokyo',
    '2026-06-03',
    'America/Chicago',
    [
      { from: 0, to: 180 },
      { from: 1140, to: 1440 },
    ],
  ],
  ['Asia/Tokyo', '2026-06-07', 'America/Chicago', [{ from: 1140, to: 1440 }]],
  ['America/Chicago', '2026-06-06', 'America/Chicago', []],
])('somebody in %s on %s, read in %s', (...[zone, date, reader, hours]) => {
  expect(hoursOn(person(zone), date, reader).toSorted((a, b) => a.from - b.from)).toEqual(hours);
});

test('a calendar that is read in another zone opens when its working day begins there', () => {
  const calendar = {
    from: '',
    to: '',
    time_zone: 'America/Chicago',
    working_hours: { from: '09:00', to: '17:00' },
    people: [],
    meetings: [],
    rooms: [],
    busy: [],
  };
  const read = (zone: string) => readIn(calendar, zone, '2026-06-01').working_hours;
  expect([read('Europe/Madrid'), read('Asia/Tokyo'), read('America/Chicago')]).toEqual([
    { from: '16:00', to: '24:00' },
    { from: '23:00', to: '24:00' },
    { from: '09:00', to: '17:00' },
  ]);
});

test('people are those of a pool, those who are named, or everybody', () => {
  const people = ['u_1', 'u_2', 'u_3'].map((user_id) => ({ ...person('UTC'), user_id }));
  const member = { training: 'solo' as const, per_day: null, per_week: null, leave: [] };
  const path = { shadow: 0, reverse_shadow: 0 };
  const limits = { skill: null, per_day: null, per_week: null, path, version: 1 };
  const pools = [{ pool_id: 'p', name: 'P', ...limits, members: [{ ...member, user: UserId.parse('u_2') }] }];
  const shown = (chosen: string) => shownPeople(chosen, { people, pools }).map(({ user_id: id }) => id);
  expect([shown(''), shown('pool:p'), shown('u_3,u_1'), shown('u_9')]).toEqual([
    ['u_1', 'u_2', 'u_3'],
    ['u_2'],
    ['u_1', 'u_3'],
    [],
  ]);
});

test('a zone is named as it is called at that moment', () => {
  expect(zoneWords('Europe/Madrid', Date.parse('2026-06-01T12:00:00Z'))).toBe(
    'Central European Summer Time (Europe/Madrid)',
  );
  expect(zoneWords('UTC', 0)).toBe('Coordinated Universal Time (UTC)');
});

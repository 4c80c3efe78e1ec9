// One person's times, which booking links and interview plans both search in: the two agree on every start.
import { array, assert, constantFrom, integer, property, record, tuple } from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { openAt } from '../../../src/services/scheduling/openings.ts';
import { type Attendee, personTimes } from '../../../src/services/scheduling/person-times.ts';
import { atOnce, solvePlan } from '../../../src/services/scheduling/solve-plan.ts';

const at = (text: string, zone = 'America/Chicago'): number =>
  Temporal.PlainDateTime.from(text).toZonedDateTime(zone).epochMilliseconds;
const quarter = 900_000;
const person = (change: Partial<Attendee> = {}): Attendee => ({
  zone: 'America/Chicago',
  hours: { from: '09:00', to: '17:00' },
  taken: [],
  meetings: [],
  bufferMinutes: 0,
  mostPerDay: null,
  ...change,
});
const interviewing = { starts: [], perDay: null, perWeek: null, leave: [] };

test('a link offers a start exactly where a plan of one interview can be solved there', () => {
  const span = { from: at('2026-03-27T00:00', 'Europe/Madrid'), to: at('2026-04-01T00:00', 'Europe/Madrid') };
  const stretch = tuple(integer({ min: 0, max: 480 }), integer({ min: 1, max: 20 })).map(([from, length]) => ({
    start: span.from + from * quarter,
    end: span.from + (from + length) * quarter,
  }));
  const anybody = record({
    zone: constantFrom('Europe/Madrid', 'America/Chicago', 'Asia/Kolkata'),
    hours: constantFrom({ from: '09:00', to: '17:00' }, { from: '07:00', to: '23:00' }),
    taken: array(stretch, { maxLength: 4 }),
    bufferMinutes: constantFrom(0, 15),
    mostPerDay: constantFrom(null, 1, 2),
    perWeek: constantFrom(null, 2),
    leave: constantFrom([], [{ from: '2026-03-30', until: '2026-03-30' }]),
  }).map(({ perWeek, leave, ...rest }): Attendee => {
    const starts = rest.taken.map(({ start }) => start);
    return { ...rest, meetings: rest.taken, interviewing: { starts, perDay: null, perWeek, leave } };
  });
  assert(
    property(array(anybody, { minLength: 1, maxLength: 3 }), integer({ min: 0, max: 478 }), (attendees, step) => {
      const start = span.from + step * quarter;
      const people = attendees.map((one, index) => ({ id: `u${index}`, ...personTimes(one, span), load: 0 }));
      const answer = atOnce(
        solvePlan({
          events: [{ minutes: 30, seats: people.map(({ id }) => [id]) }],
          order: 'given',
          shortestBreak: 0,
          longestBreak: null,
          withinDays: 1,
          firstAt: start,
          from: start,
          windows: [{ start, end: start + 2 * quarter, date: 0 }],
          candidateBusy: [],
          people,
        }),
      );
      expect(openAt(attendees, [start], 30).length > 0).toBe(answer.kind === 'solved');
    }),
    { numRuns: 600, seed: 29 },
  );
});

test('somebody on leave is not offered, and a week that is full by its limit offers nothing on its other days', () => {
  const away = person({ interviewing: { ...interviewing, leave: [{ from: '2026-06-02', until: '2026-06-03' }] } });
  const starts = ['02', '03', '04'].map((day) => at(`2026-06-${day}T10:00`));
  expect(openAt([away], starts, 30)).toEqual(starts.slice(2));
  const full = person({ interviewing: { ...interviewing, perWeek: 1, starts: [at('2026-06-05T09:00')] } });
  const days = ['01', '04', '08'].map((day) => at(`2026-06-${day}T10:00`));
  expect(openAt([full], days, 30)).toEqual(days.slice(2));
});

test('an interview of the next week does not count towards the last day that is looked at', () => {
  const own = { ...interviewing, perDay: 1, starts: [at('2026-06-09T09:00')] };
  const start = at('2026-06-05T10:00');
  expect(openAt([person({ interviewing: own })], [start], 30)).toEqual([start]);
});

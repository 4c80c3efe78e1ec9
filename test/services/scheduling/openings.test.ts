// Free times of several people: a table of cases with the right answer, and what must hold for any of them.
import { array, assert, constantFrom, integer, property, record, tuple } from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { openAt, openings } from '../../../src/services/scheduling/openings.ts';
import type { Attendee } from '../../../src/services/scheduling/person-times.ts';

const at = (text: string): number => Temporal.ZonedDateTime.from(text).epochMilliseconds;
const chicago = 'America/Chicago';
const madrid = 'Europe/Madrid';
const person = (change: Partial<Attendee> = {}): Attendee => ({
  zone: chicago,
  hours: { from: '09:00', to: '17:00' },
  taken: [],
  meetings: [],
  bufferMinutes: 0,
  mostPerDay: null,
  ...change,
});
const hour = (value: number) => `${String(value).padStart(2, '0')}:00`;
const busy = (from: string, to: string, zone = chicago) => ({
  start: at(`${from}[${zone}]`),
  end: at(`${to}[${zone}]`),
});

interface Case {
  readonly name: string;
  readonly attendees: readonly Attendee[];
  /** Days searched, in the zone of the first one. */
  readonly days: readonly [from: string, to: string];
  readonly minutes?: number;
  readonly starts: readonly string[];
}

const cases: readonly Case[] = [
  {
    name: 'two zones meet in the hours that both work',
    attendees: [person(), person({ zone: madrid, hours: { from: '09:00', to: '18:00' } })],
    days: ['2026-06-02', '2026-06-03'],
    minutes: 60,
    starts: ['2026-06-02T09:00', '2026-06-02T09:30', '2026-06-02T10:00'],
  },
  {
    name: 'nobody is asked on a Saturday that is Friday elsewhere',
    attendees: [person({ zone: 'Asia/Tokyo' }), person({ zone: chicago, hours: { from: '18:00', to: '23:00' } })],
    days: ['2026-06-05', '2026-06-08'],
    minutes: 60,
    starts: [
      '2026-06-05T09:00',
      '2026-06-05T09:30',
      '2026-06-05T10:00',
      '2026-06-05T10:30',
      '2026-06-05T11:00',
      '2026-06-05T11:30',
      '2026-06-05T12:00',
    ],
  },
  {
    name: 'a buffer keeps its minutes free before and after each meeting',
    attendees: [
      person({
        hours: { from: '09:00', to: '12:00' },
        bufferMinutes: 15,
        taken: [busy('2026-06-02T10:00', '2026-06-02T10:30')],
      }),
    ],
    days: ['2026-06-02', '2026-06-03'],
    starts: ['2026-06-02T09:00', '2026-06-02T11:00', '2026-06-02T11:30'],
  },
  {
    name: 'a day that is full by its limit offers nothing, however much of it is free',
    attendees: [
      person({
        hours: { from: '09:00', to: '10:00' },
        mostPerDay: 1,
        taken: [busy('2026-06-02T16:00', '2026-06-02T16:30')],
        meetings: [busy('2026-06-02T16:00', '2026-06-02T16:30')],
      }),
    ],
    days: ['2026-06-02', '2026-06-04'],
    starts: ['2026-06-03T09:00', '2026-06-03T09:30'],
  },
  {
    name: 'the limit counts the day of the person’s own zone',
    attendees: [
      person({ hours: { from: '09:00', to: '10:00' } }),
      person({
        zone: 'Asia/Tokyo',
        hours: { from: '00:00', to: '23:59' },
        mostPerDay: 1,
        taken: [busy('2026-06-03T02:00', '2026-06-03T02:30', 'Asia/Tokyo')],
        meetings: [busy('2026-06-03T02:00', '2026-06-03T02:30', 'Asia/Tokyo')],
      }),
    ],
    days: ['2026-06-02', '2026-06-03'],
    starts: ['2026-06-02T09:00'],
  },
  {
    name: 'the night in which clocks go forward has nine o’clock at nine',
    attendees: [person({ hours: { from: '09:00', to: '10:00' } })],
    days: ['2026-03-06', '2026-03-10'],
    minutes: 60,
    starts: ['2026-03-06T09:00', '2026-03-09T09:00'],
  },
  {
    name: 'weeks in which one zone has changed its clocks and the other has not',
    attendees: [
      person({ hours: { from: '09:00', to: '17:00' } }),
      person({ zone: madrid, hours: { from: '15:00', to: '16:00' } }),
    ],
    days: ['2026-03-06', '2026-03-10'],
    minutes: 60,
    starts: ['2026-03-09T09:00'],
  },
  {
    name: 'an all-day event takes the whole day, and one that ends in the night takes its part',
    attendees: [
      person({
        hours: { from: '09:00', to: '10:00' },
        taken: [busy('2026-06-02T00:00', '2026-06-03T00:00'), busy('2026-06-03T22:00', '2026-06-04T09:30')],
      }),
    ],
    days: ['2026-06-02', '2026-06-05'],
    starts: ['2026-06-03T09:00', '2026-06-03T09:30', '2026-06-04T09:30'],
  },
  {
    name: 'somebody without hours is in the way with what takes their time only',
    attendees: [
      person({ hours: { from: '09:00', to: '10:00' } }),
      person({ hours: null, taken: [busy('2026-06-02T09:00', '2026-06-02T09:30')] }),
    ],
    days: ['2026-06-02', '2026-06-03'],
    starts: ['2026-06-02T09:30'],
  },
];

describe('openings', () => {
  test.each(cases)('$name', ({ attendees, days: [from, to], minutes = 30, starts }) => {
    const zone = attendees[0]?.zone ?? 'UTC';
    const span = { start: at(`${from}T00:00[${zone}]`), end: at(`${to}T00:00[${zone}]`) };
    const found = openings({ attendees, ...span, minutes, limit: 100 });
    expect(
      found.map((start) =>
        Temporal.Instant.fromEpochMilliseconds(start)
          .toZonedDateTimeISO(zone)
          .toPlainDateTime()
          .toString()
          .slice(0, 16),
      ),
    ).toEqual(starts);
    expect(openAt(attendees, found, minutes)).toEqual(found);
  });

  test('nothing that is offered breaks a rule of anybody, and nothing on the grid that breaks none is left out', () => {
    const span = { start: at(`2026-03-27T00:00[${madrid}]`), end: at(`2026-04-01T00:00[${madrid}]`) };
    const stretch = tuple(integer({ min: 0, max: 480 }), integer({ min: 1, max: 20 })).map(([from, length]) => ({
      start: span.start + from * 900_000,
      end: span.start + (from + length) * 900_000,
    }));
    const anybody = record({
      zone: constantFrom(madrid, chicago, 'Asia/Kolkata', 'Pacific/Apia'),
      from: integer({ min: 0, max: 12 }),
      length: integer({ min: 4, max: 11 }),
      taken: array(stretch, { maxLength: 5 }),
      bufferMinutes: constantFrom(0, 15, 30),
      mostPerDay: constantFrom(null, 1, 2),
    }).map(({ from, length, taken, ...rest }): Attendee => {
      return { ...rest, hours: { from: hour(from), to: hour(from + length) }, taken, meetings: taken };
    });
    assert(
      property(array(anybody, { minLength: 1, maxLength: 3 }), constantFrom(30, 45, 90), (attendees, minutes) => {
        const found = new Set(openings({ attendees, ...span, minutes, limit: 10_000 }));
        const grid = Array.from(
          { length: (span.end - span.start) / 1_800_000 },
          (_, step) => span.start + step * 1_800_000,
        );
        const right = grid.filter(
          (start) =>
            start + minutes * 60_000 <= span.end &&
            isOnGrid(attendees[0], start) &&
            attendees.every((attendee) => suits(attendee, start, minutes)),
        );
        expect([...found].filter((start) => grid.includes(start))).toEqual(right);
      }),
      { numRuns: 150, seed: 29 },
    );
  });
});

/** Said once more, slowly and in other words. */
function suits(
  { zone, hours, taken, meetings, bufferMinutes, mostPerDay }: Attendee,
  start: number,
  minutes: number,
): boolean {
  const local = (ms: number) => Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone);
  const [from, to] = [local(start), local(start + minutes * 60_000)];
  const clock = (text = '00:00') => from.withPlainTime(text).epochMilliseconds;
  const inHours = from.dayOfWeek <= 5 && clock(hours?.from) <= start && to.epochMilliseconds <= clock(hours?.to);
  const gap = bufferMinutes * 60_000;
  const isTaken = taken.some((one) => one.start < start + minutes * 60_000 + gap && start - gap < one.end);
  const sameDay = meetings.filter((one) => local(one.start).toPlainDate().equals(from.toPlainDate())).length;
  return inHours && !isTaken && (mostPerDay === null || sameDay < mostPerDay);
}

const isOnGrid = (first: Attendee | undefined, start: number): boolean => {
  if (first === undefined) return false;
  const local = Temporal.Instant.fromEpochMilliseconds(start).toZonedDateTimeISO(first.zone);
  return local.minute % 30 === 0;
};

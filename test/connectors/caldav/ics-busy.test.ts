// What of an iCalendar text takes somebody's time, where the text was written by a stranger.
import { expect, test } from 'vitest';
import { busyIn } from '../../../src/connectors/caldav/ics-busy.ts';

const week = {
  email: 'owen@harbor.test',
  from: Date.parse('2026-06-08T00:00:00Z'),
  to: Date.parse('2026-06-15T00:00:00Z'),
  zone: 'UTC',
};
const series = (start: string, rule: string): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//test//EN',
    'BEGIN:VEVENT',
    'UID:series',
    `DTSTART:${start}`,
    'DURATION:PT30M',
    `RRULE:${rule}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n');

test('a daily series that began years ago takes each day of the span', () => {
  expect(busyIn(series('20100101T090000Z', 'FREQ=DAILY'), week)).toHaveLength(7);
});

test('a series that ends takes nothing afterwards', () => {
  expect(busyIn(series('20260608T090000Z', 'FREQ=DAILY;COUNT=2'), week)).toHaveLength(2);
});

test('a series of every second since long ago is given up instead of followed for ever', () => {
  expect(busyIn(series('19700101T000000Z', 'FREQ=SECONDLY'), week)).toEqual([]);
});

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

// Each of them kept the library looking for ever, or made it throw.
const hostile = [
  'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=MINUTELY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=SECONDLY;BYMONTH=12;BYMONTHDAY=31;BYHOUR=23;BYMINUTE=59;BYSECOND=59',
  'FREQ=WEEKLY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=YEARLY;INTERVAL=999999999',
  'FREQ=YEARLY;BYWEEKNO=53;BYDAY=MO;BYMONTH=6',
];

const between = (text: string): string => text.slice(text.indexOf('BEGIN:VEVENT'), text.indexOf('END:VCALENDAR'));

test.each(hostile)('an invitation with the rule %s takes no other event along', (rule) => {
  const honest = series('20260609T090000Z', 'FREQ=WEEKLY;COUNT=3');
  const both = series('20260601T090000Z', rule).replace('END:VCALENDAR', `${between(honest)}END:VCALENDAR`);
  const found = busyIn(both, week).map(({ start }) => new Date(start).toISOString());
  // Where the steps are used up by what stands first, the honest series has its first time.
  expect(found).toContain('2026-06-09T09:00:00.000Z');
});

test('a thousand series of every second, and dates without end, are read in bounded work', () => {
  const seconds = between(series('19700101T000000Z', 'FREQ=SECONDLY'));
  const dates = Array.from({ length: 20_000 }, () => '20260609T090000Z').join(',');
  const listed = `BEGIN:VEVENT\r\nUID:many\r\nDTSTART:20260610T090000Z\r\nDURATION:PT1H\r\nRDATE:${dates}\r\nEND:VEVENT\r\n`;
  const text = `BEGIN:VCALENDAR\r\n${listed}${seconds.repeat(1_000)}END:VCALENDAR`;
  expect(busyIn(text, week).map(({ start }) => new Date(start).toISOString())).toEqual(['2026-06-10T09:00:00.000Z']);
});

// Meetings of a calendar that others write in as well: series of which single times were moved, changed or called off.
import { expect, test } from 'vitest';
import { readEntry } from '../../../src/connectors/caldav/ics.ts';

const text = (...events: readonly (readonly string[])[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Another//EN',
    ...events.flatMap((lines) => [
      'BEGIN:VEVENT',
      'UID:weekly',
      'DTSTAMP:20260601T000000Z',
      'ATTENDEE:mailto:owen@harbor.test',
      ...lines,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ].join('\r\n');

const series = ['SUMMARY:Talks', 'DTSTART:20260603T150000Z', 'DTEND:20260603T160000Z', 'RRULE:FREQ=WEEKLY;COUNT=5'];
const moved = [
  'SUMMARY:Talk with Ada',
  'RECURRENCE-ID:20260610T150000Z',
  'DTSTART:20260611T130000Z',
  'DTEND:20260611T133000Z',
];
const off = ['RECURRENCE-ID:20260617T150000Z', 'DTSTART:20260617T150000Z', 'STATUS:CANCELLED'];
const to = Date.parse('2026-06-30T00:00:00Z');

const heldIn = (calendar: string) =>
  (readEntry(calendar)?.occurrences(to) ?? [])
    .filter(({ isCancelled }) => !isCancelled)
    .map(({ title, start, end }) => [title, new Date(start).toISOString(), (end - start) / 60_000]);

test.each([
  ['behind the series', [series, moved, off]],
  ['before it', [moved, off, series]],
])('single times that were moved or called off count as they are now: %s', (_, events) => {
  expect(readEntry(text(...events))?.entry.title).toBe('Talks');
  expect(heldIn(text(...events))).toEqual([
    ['Talks', '2026-06-03T15:00:00.000Z', 60],
    ['Talks', '2026-06-24T15:00:00.000Z', 60],
    ['Talk with Ada', '2026-06-11T13:00:00.000Z', 30],
  ]);
});

test('a time that was moved into the span from behind it is seen', () => {
  const early = ['RECURRENCE-ID:20260701T150000Z', 'DTSTART:20260629T150000Z', 'DTEND:20260629T153000Z'];
  expect(heldIn(text(series, early)).at(-1)).toEqual(['', '2026-06-29T15:00:00.000Z', 30]);
});

test('one time of a series to which somebody was invited alone is a meeting', () => {
  expect(heldIn(text(moved))).toEqual([['Talk with Ada', '2026-06-11T13:00:00.000Z', 30]]);
});

test('a zone that is named and not described is the one of the world by that name', () => {
  const named = [
    'SUMMARY:Talk',
    'DTSTART;TZID=America/New_York:20260603T110000',
    'DTEND;TZID=America/New_York:20260603T120000',
  ];
  expect(heldIn(text(named))).toEqual([['Talk', '2026-06-03T15:00:00.000Z', 60]]);
});

test.each([
  ['a series', [series], true],
  ['one time of a series', [moved], true],
  ['a single meeting', [['DTSTART:20260603T150000Z', 'DTEND:20260603T160000Z']], false],
])('%s is known as what it is', (_, events, isSeries) => {
  expect(readEntry(text(...events))?.isSeries).toBe(isSeries);
});

test('a daily meeting that began ten years ago is shown today, and a rule that never fits ends nothing', () => {
  const daily = ['SUMMARY:Stand-up', 'DTSTART:20160603T150000Z', 'DTEND:20160603T151500Z', 'RRULE:FREQ=DAILY'];
  const latest = readEntry(text(daily))?.occurrences(to).at(-1);
  expect(new Date(latest?.start ?? 0).toISOString()).toBe('2026-06-29T15:00:00.000Z');
  const never = ['SUMMARY:x', 'DTSTART:20260603T150000Z', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'];
  expect(readEntry(text(never))?.occurrences(to)).toHaveLength(1);
});

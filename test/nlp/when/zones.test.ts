// Zones beside a time: by name, by city, by their distance from UTC, and in parentheses.
import { expect, test } from 'vitest';
import { starts } from './starts.ts';

for (const [text, start] of [
  ['12:30Z tomorrow', '2026-11-19T07:30'],
  ['1430 Zulu tomorrow', '2026-11-19T09:30'],
  ['4pm GMT+2 tomorrow', '2026-11-19T09:00'],
  ['4pm UTC-8 tomorrow', '2026-11-19T19:00'],
  ['4pm UTC+05:30 tomorrow', '2026-11-19T05:30'],
  ['4pm +0200 tomorrow', '2026-11-19T09:00'],
  ['9am HKT tomorrow', '2026-11-18T20:00'],
  ['Friday 9 am (PST)', '2026-11-20T12:00'],
  ['1pm mountain time zone tomorrow', '2026-11-19T15:00'],
  ['9am Austin time tomorrow', '2026-11-19T10:00'],
] as const)
  test(`“${text}” is ${start} in New York`, () => expect(starts(text)).toEqual([start]));

test('a city that is also a name is a zone only where its time is said', () => {
  expect(starts('call at 3pm, Austin')).toEqual(['2026-11-18T15:00']);
});

test('no place is fifteen hours from UTC', () => {
  expect(starts('4pm UTC+15 tomorrow')).not.toEqual(['2026-11-18T20:00']);
});

// Times of day in the ways they are written and spoken, and lengths of time on the clock.
import { expect, test } from 'vitest';
import { starts } from './starts.ts';

for (const [text, start] of [
  ['half three tomorrow', '2026-11-19T15:30'],
  ['9h30 - 11h00', '2026-11-19T09:30'],
  ['at 730 in the evening', '2026-11-18T19:30'],
  ['3 in the P.M. on Friday', '2026-11-20T15:00'],
  ['ten-thirty on Friday', '2026-11-20T10:30'],
  ['tomorrow at 230ish', '2026-11-19T14:30'],
  ['between 1 and 2 ish tomorrow', '2026-11-19T13:00'],
  ['in 1/2 hour', '2026-11-18T10:45'],
  ['in three-quarters of an hour', '2026-11-18T11:00'],
  ["in 2'", '2026-11-18T10:17'],
  ['in one hundred and twenty minutes', '2026-11-18T12:15'],
  ['today in one hour', '2026-11-18T11:15'],
  ['this time tomorrow', '2026-11-19T10:15'],
  ['this time next week', '2026-11-25T10:15'],
  ['after lunch tomorrow', '2026-11-19T13:00'],
  ['the wee hours of Friday', '2026-11-20T00:00'],
  ['by dawn on Friday', '2026-11-20T05:00'],
  ['start of day tomorrow', '2026-11-19T09:00'],
  ['Brunch with Anna at 13:00 tomorrow', '2026-11-19T13:00'],
] as const)
  test(`“${text}” starts at ${start}`, () => expect(starts(text)).toEqual([start]));

for (const text of ['Dawn Miller', 'half two thousand', 'UTC+2', 'Toronto'])
  test(`“${text}” is no time`, () => expect(starts(text)).toEqual([]));

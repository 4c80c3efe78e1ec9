// Holidays in the spellings that people use, with years beside them, moved to working days, and words that are no holidays.
import { expect, test } from 'vitest';
import { starts } from './starts.ts';

for (const [text, day] of [
  ['Chanukkah 2027', '2027-12-24'],
  ['Hannuka 2027', '2027-12-24'],
  ['Dipawali 2027', '2027-10-29'],
  ['Mahaveer Jayanthi 2027', '2027-04-18'],
  ['Easter Mon', '2027-03-29'],
  ['St Paddy’s Day', '2027-03-17'],
  ['the Chinese new years 2028', '2028-01-26'],
  ['Easter Sunday two thousand thirty', '2030-04-21'],
  ['Thanksgiving in a year', '2027-11-25'],
  ['Christmas two years ago', '2024-12-25'],
  ['next year’s Thanksgiving', '2027-11-25'],
  ['the Thanksgiving after next', '2027-11-25'],
  ['Thanksgiving eve', '2026-11-25'],
  ['Juneteenth 2027 observed', '2027-06-18'],
  ['Boss’s Day 2027', '2027-10-15'],
  ['Yom HaAtzmaut 2018', '2018-04-18'],
  ['the nearest Christmas to today', '2026-12-25'],
  ['the second nearest Christmas to today', '2025-12-25'],
] as const)
  test(`“${text}” is ${day}`, () => expect(starts(text)).toEqual([`${day}T00:00`]));

for (const text of ['ask Holly', 'sort them by id', 'Bill Nye', 'Christ Hospital', 'Saint Louis office', 'new hire'])
  test(`“${text}” is no holiday`, () => expect(starts(text)).toEqual([]));

// Days a number of weeks from a named day, and places among working days.
import { expect, test } from 'vitest';
import { starts } from './starts.ts';

for (const [text, day] of [
  ['a week tomorrow', '2026-11-26'],
  ['two weeks today', '2026-12-02'],
  ['a week on Tuesday', '2026-12-01'],
  ['two weeks on Friday', '2026-12-04'],
  ['a fortnight on Friday', '2026-12-04'],
  ['tomorrow week', '2026-11-26'],
  ['Tuesday next', '2026-11-24'],
  ['Tuesday last', '2026-11-17'],
  ['since Tuesday', '2026-11-17'],
  ['next but one Friday', '2026-11-27'],
  ['not this Friday but the next', '2026-11-27'],
  ['in two Fridays', '2026-11-27'],
  ['the last working day of the month', '2026-11-30'],
  ['the first business day of next month', '2026-12-01'],
  ['the next business day', '2026-11-19'],
  ['the first business day after Christmas', '2026-12-28'],
  ['the last working day before December 20', '2026-12-18'],
  ['the weekday after the 27th', '2026-11-30'],
  ['the last weekday of May', '2027-05-31'],
  ['the second to last business day of the year', '2026-12-30'],
  ['Thanksgiving week', '2026-11-23'],
  ['a month and a half from now', '2027-01-02'],
  ['the 12th-15th', '2026-12-12'],
  ['March in two years', '2029-03-01'],
  ['1Q27', '2027-01-01'],
  ['2 Jan 27', '2027-01-02'],
  ['march', '2027-03-01'],
  ['the BOY', '2026-01-01'],
] as const)
  test(`“${text}” is ${day}`, () => expect(starts(text)).toEqual([`${day}T00:00`]));

for (const text of ['the boy next door', 'may', 'June', 'on hold for two weeks', 'score 2-15 so far', 'keep it brief'])
  test(`“${text}” holds no day`, () => expect(starts(text)).toEqual([]));

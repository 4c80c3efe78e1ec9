// Days that are counted: weekdays and weekends from now, places from the end, the ides, this time tomorrow, the nearest Monday.
import { expect, test } from 'vitest';
import { found, starts } from './starts.ts';

for (const [text, day] of [
  ['two Mondays ago', '2026-11-09'],
  ['three Fridays from now', '2026-12-04'],
  ['two weekends from now', '2026-11-28'],
  ['Sunday from last week', '2026-11-15'],
  ['Tuesday fortnight', '2026-12-08'],
  ['the third last week of 2027', '2027-12-13'],
  ['the second to last Friday of May', '2027-05-21'],
  ['the penultimate day of June', '2027-06-29'],
  ['the 20th of the current month', '2026-11-20'],
  ['the 20th of the previous month', '2026-10-20'],
  ['the nearest Monday to December 4', '2026-12-07'],
  ['the ides of March', '2027-03-15'],
  ['the ides of April 2027', '2027-04-13'],
  ['Sunday, Nov 15', '2026-11-15'],
  ['Friday two and a half hours', '2026-11-20'],
  ['next qtr', '2027-01-01'],
  ['next season', '2026-12-21'],
  ['FY27', '2027-01-01'],
  ['from 2014 to 2018', '2014-01-01'],
] as const)
  test(`“${text}” is ${day}`, () => expect(starts(text)).toEqual([`${day}T00:00`]));

test('a weekday that only another year has is reported as open', () => {
  expect(found('Jun 18, Fri')).toMatchObject([{ start: '2027-06-18T00:00:00-04:00' }]);
  expect(found('Jul 19, Wed')).toMatchObject([{ start: '2028-07-19T00:00:00-04:00', problem: 'ambiguous' }]);
});

// Hours as soldiers say them and as people write ranges in words; groups and weeks as machines and staffs write them.
import { expect, test } from 'vitest';
import { found, starts } from './starts.ts';

for (const [text, start] of [
  ['fifteen hundred hours', '2026-11-18T15:00'],
  ['oh eight hundred tomorrow', '2026-11-19T08:00'],
  ['zero nine thirty hours tomorrow', '2026-11-19T09:30'],
  ['eighteen hundred tomorrow', '2026-11-19T18:00'],
  ['sixteen thirty zulu', '2026-11-18T11:30'],
  ['021400ZJAN27', '2027-01-02T09:00'],
  ['021400R JAN 27', '2027-01-02T14:00'],
  ['02JAN27', '2027-01-02T00:00'],
  ['2027-W05', '2027-02-01T00:00'],
  ['2027-W05-3', '2027-02-03T00:00'],
  ['8 o’clock sharp on Monday', '2026-11-23T08:00'],
  ['5 on the dot tomorrow', '2026-11-19T17:00'],
  ['midnight tonight', '2026-11-19T00:00'],
  ['Earth Hour 2016', '2016-03-19T20:30'],
] as const)
  test(`“${text}” starts at ${start}`, () => expect(starts(text).map((one) => one.slice(0, 16))).toEqual([start]));

for (const [text, start, end] of [
  ['between three and four tomorrow', '2026-11-19T15:00', '2026-11-19T16:00'],
  ['from nine to five on Friday', '2026-11-20T09:00', '2026-11-20T17:00'],
  ['three to four pm tomorrow', '2026-11-19T15:00', '2026-11-19T16:00'],
  ['half past nine until eleven tomorrow', '2026-11-19T09:30', '2026-11-19T11:00'],
  ['13h-15h tomorrow', '2026-11-19T13:00', '2026-11-19T15:00'],
  ['8-9 in the morning', '2026-11-19T08:00', '2026-11-19T09:00'],
  ['0900-1000 tomorrow', '2026-11-19T09:00', '2026-11-19T10:00'],
  ['late Thursday afternoon', '2026-11-19T16:00', '2026-11-19T19:00'],
] as const)
  test(`“${text}” is ${start} to ${end}`, () => {
    expect(found(text).map((one) => [one.start.slice(0, 16), one.end?.slice(0, 16)])).toEqual([[start, end]]);
  });

test('“ten to twelve” is ten minutes before noon', () => {
  expect(starts('ten to twelve on Friday')).toEqual(['2026-11-20T11:50']);
});

for (const text of [
  'fifteen hundred dollars',
  'a one to one',
  '11B',
  '0311',
  'nine to ten candidates',
  'two to three nurses',
])
  test(`“${text}” is no time`, () => expect(starts(text)).toEqual([]));

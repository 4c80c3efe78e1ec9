// Numbers, lengths of time and amounts of money in words.
import { expect, test } from 'vitest';
import { findDurations } from '../../src/nlp/durations.ts';
import { findMoney, isByTheHour } from '../../src/nlp/money.ts';
import { parseNumber } from '../../src/nlp/numbers.ts';

for (const [text, minutes] of [
  ['half an hour', 30],
  ['1h30', 90],
  ['45m', 45],
  ['an hour and a half', 90],
  ['1.5 hours', 90],
  ['two and a half hours', 150],
  ['30 min', 30],
  ['a quarter of an hour', 15],
  ['1 hour and 15 minutes', 75],
  ['a week', 10_080],
  ['10 days', 14_400],
  ['two weeks', 20_160],
  ['90-minute', 90],
] as const)
  test(`“${text}” lasts ${minutes} minutes`, () =>
    expect(findDurations(text).map((one) => one.minutes)).toEqual([minutes]));

for (const [text, amount, currency] of [
  ['148k', 148_000, undefined],
  ['$92,500', 92_500, 'USD'],
  ['95 grand', 95_000, undefined],
  ['€60.000', 60_000, 'EUR'],
  ['120 thousand dollars', 120_000, 'USD'],
  ['9 800 PLN', 9_800, 'PLN'],
  ['zł 12 500', 12_500, 'PLN'],
  ['R480 000', 480_000, 'ZAR'],
  ['ninety six thousand a year', 96_000, undefined],
  ['ninety four thousand five hundred a year', 94_500, undefined],
  ['£41,000', 41_000, 'GBP'],
  ['ninety-two thousand', 92_000, undefined],
  ['1.2m', 1_200_000, undefined],
  ['$92.5k', 92_500, 'USD'],
] as const)
  test(`“${text}” is ${amount}`, () => expect(findMoney(`offer ${text} to her`)).toMatchObject([{ amount, currency }]));

for (const text of ['30 minutes', 'req 1023', 'at 3pm', '10 candidates'])
  test(`“${text}” is no money`, () => expect(findMoney(text)).toEqual([]));

for (const [text, value] of [
  ['twenty-five', 25],
  ['one hundred five', 105],
  ['1,200', 1_200],
  ['80k', 80_000],
  ['a couple of', 2],
  ['10+', 10],
  ['two hundred thousand', 200_000],
] as const)
  test(`“${text}” is the number ${value}`, () => expect(parseNumber(text)).toBe(value));

test('words that are no number are none', () => expect(parseNumber('several people')).toBeUndefined());

test('currencies are read by name, code and sign, and hourly pay is known as such', () => {
  expect(findMoney('NZ$71,000 or CHF 115k')).toMatchObject([
    { amount: 71_000, currency: 'NZD' },
    { amount: 115_000, currency: 'CHF' },
  ]);
  expect(findMoney('68 thousand Australian dollars')).toMatchObject([{ amount: 68_000, currency: 'AUD' }]);
  const text = '€31 an hour';
  expect(findMoney(text).map((money) => isByTheHour(text, money))).toEqual([true]);
});

// Rules are only tried where their pattern can begin: leaving one out would lose a date, so none may be left out that matches.
import { array, assert, constantFrom, property } from 'fast-check';
import { expect, test } from 'vitest';
import { byBeginning, canBegin } from '../../../src/nlp/when/beginnings.ts';
import { dateRanges, dateRules } from '../../../src/nlp/when/date-rules.ts';
import { dayPartRules } from '../../../src/nlp/when/day-part-rules.ts';
import { eraRules } from '../../../src/nlp/when/era-rules.ts';
import { leadRules } from '../../../src/nlp/when/lead-rules.ts';
import { monthDayRules } from '../../../src/nlp/when/month-day-rules.ts';
import { periodRules } from '../../../src/nlp/when/period-rules.ts';
import { relativeRules } from '../../../src/nlp/when/relative-rules.ts';
import { stampRules } from '../../../src/nlp/when/stamps.ts';
import { timeRanges } from '../../../src/nlp/when/time-ranges.ts';
import { timeRules } from '../../../src/nlp/when/time-rules.ts';
import { weekdayRules } from '../../../src/nlp/when/weekday-rules.ts';

const patterns = [
  dateRules,
  dateRanges,
  dayPartRules,
  eraRules,
  leadRules,
  monthDayRules,
  periodRules,
  relativeRules,
  stampRules,
  timeRanges,
  timeRules,
  weekdayRules,
].flatMap((rules) => rules.map(({ pattern }) => pattern));

const words = constantFrom(
  ...'tomorrow|next|last|the|third|week|of|march|from|to|between|and|at|3|15|3pm|noon|half past|two|after|before|friday|2027|31|6/5|end|mid-|in|an hour|ago|until|first|monday|quarter|-|,|q3|the 90s|summer|24:00|02:30|9h30|june 31|day|2027-01-02|20270102t0930|may|5th|fri.|1-2|’27'.split(
    '|',
  ),
);

const startsWith = (text: string, pattern: RegExp): boolean => {
  pattern.lastIndex = 0;
  return pattern.test(text);
};

test('whatever matches was among those that can begin there', () => {
  expect(patterns.length).toBeGreaterThan(100);
  assert(
    property(array(words, { minLength: 1, maxLength: 6 }), (said) => {
      const text = said.join(' ');
      const lost = patterns.filter((pattern) => startsWith(text, pattern) && !canBegin([pattern], text.slice(0, 4)));
      expect(lost.map(({ source }) => source)).toEqual([]);
    }),
    { numRuns: 400, seed: 20_265 },
  );
});

for (const [pattern, letters, can] of [
  [/(?:on |by )?mon(?:day)?(?!\w)/y, 'mond', true],
  [/(?:on |by )?mon(?:day)?(?!\w)/y, 'on m', true],
  [/(?:on |by )?mon(?:day)?(?!\w)/y, 'on t', false],
  [/(?:on |by )?mon(?:day)?(?!\w)/y, 'move', false],
  [/\d{1,2}[:.]\d{2}/y, '9:30', true],
  [/\d{1,2}[:.]\d{2}/y, '930', false],
  [/(?<gap>[-/])\d\k<gap>x/y, '-1zz', true],
  [/[^a]bc/y, 'xbcd', true],
  [/(?=oh )[a-z]+/y, 'ah', true],
] as const)
  test(`${pattern.source} ${can ? 'can' : 'cannot'} begin with “${letters}”`, () =>
    expect(canBegin([pattern], letters)).toBe(can));

test('a list keeps its order', () => {
  const at = byBeginning(['mon', 'm', 'tue', 'mo'], (one) => [new RegExp(one, 'y')]);
  expect(at('go monday', 3).map(({ item }) => item)).toEqual(['mon', 'm', 'mo']);
  expect(at('go monday', 0)).toEqual([]);
});

// The tables of holidays as rules.
import {
  chinese,
  days,
  easter,
  hebrew,
  hindu,
  islamic,
  lastBefore,
  mansions,
  orthodox,
  suns,
  weekdays,
} from './holiday-tables.ts';
import type { Holiday, HolidayRule, Moves } from './holidays.ts';

type Numbers = readonly [number, number, number, number];

/** The rules of one table; `first` is the month as its calendar calls it. */
const table = (
  text: string,
  ruleOf: (numbers: Numbers, first: string, moves: Moves) => HolidayRule,
): readonly Holiday[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [head = '', names = ''] = line.split(':');
      const [first = '', ...rest] = head.trim().split(' ');
      const [one = 0, two = 0, three = 0] = rest.map(Number);
      return { names: names.trim().split(', '), rule: ruleOf([Number(first), one, two, three], first, movesIn(head)) };
    });

/** “6-1 7+1”: a Saturday is kept the day before, a Sunday the day after. */
const movesIn = (head: string): Moves =>
  Object.fromEntries(
    [...head.matchAll(/(?<= )([1-7])([-+]\d)/g)].map(([, weekday = '', shift = '']) => [
      Number(weekday),
      Number(shift),
    ]),
  );

const moon = (calendar: 'hebrew' | 'islamic-umalqura' | 'chinese', text: string): readonly Holiday[] =>
  table(text, ([, day, plus], month, moves) => ({ calendar, month, day, plus, moves }));

export const worldHolidays: readonly Holiday[] = [
  ...table(days, ([month, day], _, moves) => ({ month, day, moves })),
  ...table(weekdays, ([month, weekday, nth, plus]) => ({ month, weekday, nth, plus })),
  ...table(lastBefore, ([month, weekday, before]) => ({ month, weekday, before })),
  ...table(easter, ([from]) => ({ easter: from })),
  ...table(orthodox, ([from]) => ({ orthodox: from })),
  ...table(hindu, ([month, tithi, at, plus]) => ({ hindu: { month, tithi, at, plus } })),
  ...table(suns, ([sun, by]) => ({ hindu: { sun, by } })),
  ...table(mansions, ([mansion, sign]) => ({ hindu: { mansion, sign } })),
  ...moon('hebrew', hebrew),
  ...moon('islamic-umalqura', islamic),
  ...moon('chinese', chinese),
];

/** Also words, first names or employers: only after a preposition, with a year, or as the whole of what is said. */
export const weakHolidays: ReadonlySet<string> = new Set(
  'advent annunciation ascension assumption bihu eid epiphany holi lent losar maghi milad nye onam rakhi tet vishu'.split(
    ' ',
  ),
);

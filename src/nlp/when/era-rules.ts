// Seasons, decades and centuries: this summer, the winter of 2027, the nineties, the last decade, the 21st century.
import { Temporal } from 'temporal-polyfill';
import { decades, seasons } from '../lexicon/dates.ts';
import { dayOf } from './calendar.ts';
import { at, type Part, type Reference, type Rule } from './parts.ts';
import { span, yearAside, yearSaid } from './period-rules.ts';
import { group, ordinalOf } from './words.ts';

type Day = Temporal.PlainDate;

/** The running season, or the next one of its name. Starts as the sun has it in most years, to the day. */
function season(match: RegExpExecArray, { today }: Reference): Part | undefined {
  const start = seasons[group(match, 'season') ?? ''];
  if (start === undefined) return undefined;
  const which = group(match, 'which') ?? '';
  const saidYear = yearSaid(group(match, 'year'), today);
  const of = (one: number) => dayOf(one, start.month, start.day);
  const candidates = saidYear === undefined ? [today.year - 1, today.year, today.year + 1, today.year + 2] : [saidYear];
  const all = candidates.map(of).filter((date) => date !== undefined);
  const running = all.findIndex(
    (date) => saidYear !== undefined || date.add({ months: 3 }).since(today).total('days') > 0,
  );
  const isHere = (all[running]?.since(today).total('days') ?? 1) <= 0;
  const shift = /last|past|previous/.test(which) ? -1 : /next/.test(which) && isHere ? 1 : 0;
  const date = all[running + shift];
  return date === undefined ? undefined : { kind: 'date', date, end: seasonEnd(date), grain: 'quarter' };
}

/** “This season” is the running one. */
function anySeason(match: RegExpExecArray, { today }: Reference): Part | undefined {
  const starts = Object.values(seasons).flatMap(({ month, day: first }) =>
    [-2, -1, 0, 1, 2].map((years) => dayOf(today.year + years, month, first)?.toString() ?? ''),
  );
  const all = [...new Set(starts)].toSorted();
  const said = group(match, 'which') ?? '';
  const shift = /last|past|previous/.test(said) ? -1 : /next|coming/.test(said) ? 1 : 0;
  const start = all[all.findLastIndex((one) => one !== '' && one <= today.toString()) + shift];
  const date = start === undefined ? undefined : Temporal.PlainDate.from(start);
  return date === undefined ? undefined : { kind: 'date', date, end: seasonEnd(date), grain: 'quarter' };
}

const seasonEnd = (date: Day): Day => {
  const next = date.add({ months: 3 });
  const start = Object.values(seasons).find(({ month }) => month === next.month);
  return start === undefined ? next : next.with({ day: start.day });
};

function decade(match: RegExpExecArray, { today }: Reference): Part | undefined {
  const digits = group(match, 'digits');
  const word = group(match, 'word');
  const said = digits === undefined ? (decades[word ?? ''] ?? 0) : Number(digits.replace("'", ''));
  const hundred = group(match, 'hundred');
  const base =
    hundred === undefined ? undefined : /twenty|two/.test(hundred) ? 2000 : /eight/.test(hundred) ? 1800 : 1900;
  // “The seventies” were; the twenties are.
  const first = said >= 100 ? said : (base ?? (said <= today.year % 100 ? 2000 : 1900)) + said;
  return span(dayOf(first, 1, 1), 120, 'year');
}

function runningDecade(match: RegExpExecArray, { today }: Reference): Part | undefined {
  const which = group(match, 'which') ?? '';
  const length = group(match, 'unit') === 'century' ? 100 : 10;
  const shift = /next|coming/.test(which) ? 1 : /last|past|previous/.test(which) ? -1 : 0;
  return span(dayOf(today.year - (today.year % length) + shift * length, 1, 1), 12 * length, 'year');
}

const seasonNames = Object.keys(seasons).join('|');
const which = '(?<which>this|next|last|this coming|the coming|coming|the next|the last|past|previous|the|this past)';

/** Only inside something longer: “the end of summer”. */
export const framedSeasons: readonly Rule[] = [{ pattern: at(`(?:the )?(?<season>${seasonNames})`), read: season }];

const inDigits = "(?<digits>(?:1[5-9]|20)\\d0|'?[2-9]0)(?:'?s| s)";
const century = '(?<hundred>eighteen|nineteen|twenty|two thousand(?: and)?)';

export const eraRules: readonly Rule[] = [
  {
    pattern: at(
      `(?:in |during )?(?:the )?(?:late |early |mid-?)?(?:${inDigits}|(?:${century}[ -])?(?<word>${Object.keys(decades).join('|')}))`,
    ),
    read: decade,
  },
  { pattern: at(`(?:(?:in|during|over|by|until|since|for) )?${which} (?<season>${seasonNames})`), read: season },
  { pattern: at(`(?:in|during|over|by|until|since) (?<season>${seasonNames})`), read: season },
  { pattern: at(`(?:in |during |over |by )?(?:the )?(?<season>${seasonNames})(?: of)?${yearAside}`), read: season },
  {
    pattern: at(
      '(?:in |during |over |for )?(?:the )?(?<which>this|next|last|past|coming|previous|current) (?<unit>decade|century)',
    ),
    read: runningDecade,
  },
  {
    pattern: at(`(?:(?:in|during|over|by|until|since|for) )?${which.replace('|the|', '|the current|current|')} season`),
    read: anySeason,
  },
  {
    pattern: at('(?:in |during )?(?:the )?(?<nth>\\d{1,2}(?:st|nd|rd|th)) +century'),
    read: (match) => span(dayOf((ordinalOf(group(match, 'nth') ?? '') - 1) * 100, 1, 1), 1200, 'year'),
  },
];

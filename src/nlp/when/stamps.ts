// Timestamps as machines write them.
import { Temporal } from 'temporal-polyfill';
import { dayOf, mondayOf } from './calendar.ts';
import type { Rule } from './parts.ts';
import { group, monthOf, monthPattern, yearOf } from './words.ts';

/** A full timestamp is one piece: nothing in it is left to interpretation. */
const instantRule: Rule = {
  pattern: /\d{4}-\d\d-\d\d[tT ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:z|[+-]\d\d:?\d\d)(?!\w)/y,
  read(match) {
    try {
      const text = match[0].replace(' ', 'T').toUpperCase();
      return { kind: 'instant', at: Temporal.Instant.from(text), grain: /:\d\d:\d\d/.test(text) ? 'second' : 'minute' };
    } catch (error) {
      // Looks like a timestamp and is none (the 45th of May): other rules may still find a part of it.
      if (error instanceof RangeError) return undefined;
      throw error;
    }
  },
};

/** The same without an offset: a wall clock. */
const wallRule: Rule = {
  pattern: /(?<date>\d{4}-\d\d-\d\d|\d{8})t(?<hour>\d\d):?(?<minute>[0-5]\d)(?::?(?<second>[0-5]\d)(?:\.\d+)?)?(?!\w)/y,
  read(match) {
    const digits = (group(match, 'date') ?? '').replaceAll('-', '');
    const date = dayOf(Number(digits.slice(0, 4)), Number(digits.slice(4, 6)), Number(digits.slice(6)));
    const minutes = Number(group(match, 'hour')) * 60 + Number(group(match, 'minute'));
    const seconds = group(match, 'second');
    if (date === undefined || minutes > 24 * 60) return undefined;
    const time = { kind: 'time', minutes, sure: true } as const;
    return [
      { kind: 'date', date, grain: 'day' },
      seconds === undefined ? { ...time, grain: 'minute' } : { ...time, grain: 'second', seconds: Number(seconds) },
    ];
  },
};

/** Of a match with a day in figures and a month by its name. */
const namedDay = (match: RegExpExecArray) =>
  dayOf(yearOf(group(match, 'year') ?? ''), monthOf(group(match, 'month') ?? ''), Number(group(match, 'day')));

/** A military date-time group: 021400ZJAN27. Letters are hours from UTC, J is the hour of where one stands. */
const groupRule: Rule = {
  pattern: new RegExp(
    `(?<day>[0-3]\\d)(?<hour>[0-2]\\d)(?<minute>[0-5]\\d) ?(?<letter>[a-z]) ?(?<month>${monthPattern}) ?(?<year>\\d{2}|\\d{4})(?!\\w)`,
    'y',
  ),
  read(match) {
    const date = namedDay(match);
    const minutes = Number(group(match, 'hour')) * 60 + Number(group(match, 'minute'));
    if (date === undefined || minutes >= 24 * 60) return undefined;
    const zone = letterZone(group(match, 'letter') ?? 'z');
    return [
      { kind: 'date', date, grain: 'day' },
      { kind: 'time', minutes, sure: true, grain: 'minute' },
      ...(zone === undefined ? [] : [{ kind: 'zone', zone } as const]),
    ];
  },
};

/** A to M without J go east by the hour, N to Y west. */
function letterZone(letter: string): string | undefined {
  const east = 'abcdefghiklm'.indexOf(letter) + 1;
  const west = 'nopqrstuvwxy'.indexOf(letter) + 1;
  if (letter === 'j') return undefined;
  return letter === 'z' ? 'UTC' : `${east > 0 ? '+' : '-'}${String(Math.max(east, west)).padStart(2, '0')}:00`;
}

/** 02JAN27. */
const shortRule: Rule = {
  pattern: new RegExp(`(?<day>[0-3]\\d)(?<month>${monthPattern})(?<year>\\d{2})(?!\\w)`, 'y'),
  read(match) {
    const date = namedDay(match);
    return date === undefined ? undefined : { kind: 'date', date, grain: 'day' };
  },
};

/** Weeks of ISO 8601, and days in them: 2027-W05, 2027-W05-3. */
const weekRule: Rule = {
  pattern: /(?<year>\d{4})-?w(?<week>[0-5]\d)(?:-?(?<day>[1-7]))?(?!\w)/y,
  read(match) {
    const week = Number(group(match, 'week'));
    const fourth = dayOf(Number(group(match, 'year')), 1, 4);
    if (fourth === undefined || week < 1 || week > 53) return undefined;
    const monday = mondayOf(fourth).add({ days: 7 * (week - 1) });
    const said = group(match, 'day');
    if (said !== undefined) return { kind: 'date', date: monday.add({ days: Number(said) - 1 }), grain: 'day' };
    return { kind: 'date', date: monday, end: monday.add({ days: 7 }), grain: 'week' };
  },
};

export const stampRules: readonly Rule[] = [instantRule, wallRule, groupRule, shortRule, weekRule];

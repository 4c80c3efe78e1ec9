// Finds the pieces of dates and times in a text: every rule at every word, the longest reading wins.
import { Temporal } from 'temporal-polyfill';
import { dateRules } from './date-rules.ts';
import { holidayRules } from './holiday-rules.ts';
import type { Part, Placed, Reference, Rule } from './parts.ts';
import { periodRules } from './period-rules.ts';
import { relativeRules } from './relative-rules.ts';
import { timeRules } from './time-rules.ts';
import { weekdayRules } from './weekday-rules.ts';

/** A full timestamp is one piece: nothing in it is left to interpretation. */
const timestampRule: Rule = {
  pattern: /\d{4}-\d\d-\d\d[tT ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:z|[+-]\d\d:?\d\d)(?![\p{L}\p{N}])/iuy,
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

const rules: readonly Rule[] = [
  timestampRule,
  ...dateRules,
  ...weekdayRules,
  ...relativeRules,
  ...periodRules,
  ...holidayRules,
  ...timeRules,
];

export function scan(text: string, reference: Reference): Placed[] {
  const found: Placed[] = [];
  const starts = /(?<![\p{L}\p{N}])[\p{L}\p{N}@~]/gu;
  for (let start = starts.exec(text); start !== null; start = starts.exec(text)) {
    const longest = longestAt(text, start.index, reference);
    if (longest === undefined) continue;
    for (const part of longest.parts) found.push({ part, start: start.index, end: longest.end });
    starts.lastIndex = longest.end;
  }
  return found;
}

function longestAt(
  text: string,
  index: number,
  reference: Reference,
): { parts: readonly Part[]; end: number } | undefined {
  let longest: { parts: readonly Part[]; end: number } | undefined;
  for (const rule of rules) {
    const { pattern } = rule;
    pattern.lastIndex = index;
    const match = pattern.exec(text);
    if (match === null || match[0] === '') continue;
    const end = index + match[0].trimEnd().length;
    if (longest !== undefined && longest.end >= end) continue;
    const part = rule.read(match, reference);
    if (part !== undefined) longest = { parts: isList(part) ? part : [part], end };
  }
  return longest;
}

const isList = (part: Part | readonly Part[]): part is readonly Part[] => Array.isArray(part);

// Finds the pieces of dates and times in a text: every rule at every word, the longest reading wins.
import { byBeginning } from './beginnings.ts';
import { dateRanges, dateRules } from './date-rules.ts';
import { holidayAt } from './holiday-rules.ts';
import { leadRules } from './lead-rules.ts';
import { countedOnes, lengthRules } from './length-rules.ts';
import { lengthAt, lengthPattern, type LengthFound } from './lengths.ts';
import type { DatePart, LengthRule, Part, Placed, Reference, Rule, TimeOfDay } from './parts.ts';
import { framedPeriods, periodRanges, periodRules } from './period-rules.ts';
import { framedSpans, relativeRules } from './relative-rules.ts';
import { dayPartRules } from './day-part-rules.ts';
import { eraRules, framedSeasons } from './era-rules.ts';
import { monthDayRanges, monthDayRules } from './month-day-rules.ts';
import { stampRules } from './stamps.ts';
import { spokenHourRules } from './spoken-hours.ts';
import { timeRanges } from './time-ranges.ts';
import { timeRules } from './time-rules.ts';
import { weekdayRules } from './weekday-rules.ts';
import { weeksOnRules } from './weeks-on-rules.ts';
import { zoneRules } from './zone-rules.ts';

const rules: readonly Rule[] = [
  ...stampRules,
  ...dateRules,
  ...monthDayRules,
  ...weekdayRules,
  ...weeksOnRules,
  ...relativeRules,
  ...periodRules,
  ...eraRules,
  ...timeRanges,
  ...timeRules,
  ...spokenHourRules,
  ...zoneRules,
  ...dayPartRules,
  ...countedOnes,
];

/** Words that are only a date inside something longer, as in “the end of May”. */
const insideRules: readonly Rule[] = [...rules, ...framedPeriods, ...framedSeasons, ...framedSpans];
const outsideRules: readonly Rule[] = [...rules, ...dateRanges, ...monthDayRanges, ...periodRanges];

const insideAt = byBeginning(insideRules, ({ pattern }) => [pattern]);
const outsideAt = byBeginning(outsideRules, ({ pattern }) => [pattern]);
const leadsAt = byBeginning(leadRules, ({ pattern }) => [pattern]);
const lengthsAt = byBeginning(lengthRules, ({ lead }) => [...(lead === undefined ? [] : [lead]), lengthPattern]);

export function scan(text: string, reference: Reference): Placed[] {
  const found: Placed[] = [];
  // A sum of money is no day: “$12 December 27”.
  const starts = /(?<![\w$€£])(?<![$€£] )[\w@~]|(?<=(?::\d\d|[ap]\.?m\.?) ?)[-+](?=[01]\d:?[0-5]\d(?!\w))/g;
  const known: ScanCache = { readings: new Map(), lengths: new Map() };
  const read = (index: number): Reading | undefined => readingAt(text, index, { reference, known, depth: 0 });
  for (let start = starts.exec(text); start !== null; start = starts.exec(text)) {
    const longest = longerWithout(text, start.index, read);
    if (longest === undefined) continue;
    for (const part of longest.parts) found.push({ part, start: longest.start, end: longest.end });
    starts.lastIndex = longest.end;
  }
  return found;
}

const preposition = /(?:from|on|by|in|at|since|until|till|between|for|of|during|before|after|to|around) /y;

/** “From 2019-08-01” is more than “from 2019”: what begins after the preposition counts when it reaches further. */
function longerWithout(
  text: string,
  index: number,
  read: (index: number) => Reading | undefined,
): (Reading & { readonly start: number }) | undefined {
  const here = read(index);
  if (here === undefined) return undefined;
  const said = matchAt(preposition, text, index)?.[0] ?? '';
  const after = said === '' ? undefined : read(index + said.length);
  return after !== undefined && after.end > here.end ? { ...after, start: index } : { ...here, start: index };
}

interface Reading {
  readonly parts: readonly Part[];
  readonly end: number;
}

/** What was found where, so that no place is read twice: long texts cost what they are long. */
interface ScanCache {
  readonly readings: Map<number, Reading | undefined>;
  readonly lengths: Map<number, LengthFound | undefined>;
}

interface Setting {
  readonly reference: Reference;
  readonly known: ScanCache;
  readonly depth: number;
}

/** “The day after the end of the week of …”: deeper than anybody says, and bounded for who tries. */
const deepest = 3;

function readingAt(text: string, index: number, setting: Setting): Reading | undefined {
  const { readings } = setting.known;
  const key = index * (deepest + 1) + setting.depth;
  if (!readings.has(key)) readings.set(key, longestAt(text, index, setting));
  return readings.get(key);
}

function longestAt(text: string, index: number, setting: Setting): Reading | undefined {
  const holiday = holidayAt(text, index, setting.reference);
  const first = longestOfRules(text, index, setting);
  const others = [
    ...(holiday === undefined ? [] : [holiday]),
    ...lengthReadings(text, index, setting),
    ...ledReadings(text, index, setting),
  ];
  return others.reduce((longest, read) => (read.end > (longest?.end ?? 0) ? read : longest), first);
}

function longestOfRules(text: string, index: number, setting: Setting): Reading | undefined {
  let longest: Reading | undefined;
  for (const { item: rule } of setting.depth === 0 ? outsideAt(text, index) : insideAt(text, index)) {
    const match = matchAt(rule.pattern, text, index);
    if (match === undefined) continue;
    const end = index + match[0].trimEnd().length;
    if (longest !== undefined && longest.end >= end) continue;
    longest = readingOf(rule.read(match, setting.reference), end) ?? longest;
  }
  return longest;
}

/** The same rules, with a length of time in their middle. */
const lengthReadings = (text: string, index: number, setting: Setting): Reading[] =>
  lengthsAt(text, index).flatMap(({ item: rule }) => lengthReading(rule, { text, index }, setting) ?? []);

function lengthReading(
  rule: LengthRule,
  { text, index }: { text: string; index: number },
  setting: Setting,
): Reading | undefined {
  const lead = saidAt(rule.lead, text, index);
  const found = lead === undefined ? undefined : knownLength(text, index + lead.length, setting);
  const tail = found === undefined ? undefined : saidAt(rule.tail, text, found.end);
  if (lead === undefined || found === undefined || tail === undefined) return undefined;
  const end = found.end + tail.length;
  if (rule.isLed !== true)
    return readingOf(rule.read({ length: found.length, lead, tail, inner: undefined }, setting.reference), end);
  const inner = innerAt(text, end, setting);
  if (inner === undefined) return undefined;
  return readingOf(rule.read({ length: found.length, lead, tail, inner: inner.part }, setting.reference), inner.end);
}

function knownLength(text: string, index: number, { known: { lengths } }: Setting): LengthFound | undefined {
  if (!lengths.has(index)) lengths.set(index, lengthAt(text, index));
  return lengths.get(index);
}

/** What a sticky pattern finds there; nothing is found by no pattern. */
function saidAt(pattern: RegExp | undefined, text: string, index: number): string | undefined {
  if (pattern === undefined) return '';
  pattern.lastIndex = index;
  return pattern.exec(text)?.[0];
}

function ledReadings(text: string, index: number, setting: Setting): Reading[] {
  return leadsAt(text, index).flatMap(({ item: rule }) => {
    const match = matchAt(rule.pattern, text, index);
    const inner = match === undefined ? undefined : innerAt(text, index + match[0].length, setting);
    if (match === undefined || inner === undefined) return [];
    return readingOf(rule.read(match, inner.part, setting.reference), inner.end) ?? [];
  });
}

/** The date or time that begins there, when it is one piece. */
function innerAt(
  text: string,
  index: number,
  { reference, known, depth }: Setting,
): { part: DatePart | TimeOfDay; end: number } | undefined {
  if (depth >= deepest) return undefined;
  const inner = readingAt(text, index, { reference, known, depth: depth + 1 });
  const [part, ...others] = inner?.parts ?? [];
  if (inner === undefined || part === undefined || others.length > 0) return undefined;
  return part.kind === 'date' || part.kind === 'time' ? { part, end: inner.end } : undefined;
}

function matchAt(pattern: RegExp, text: string, index: number): RegExpExecArray | undefined {
  pattern.lastIndex = index;
  const match = pattern.exec(text);
  return match === null || match[0] === '' ? undefined : match;
}

const readingOf = (part: Part | readonly Part[] | undefined, end: number): Reading | undefined =>
  part === undefined ? undefined : { parts: isList(part) ? part : [part], end };

const isList = (part: Part | readonly Part[]): part is readonly Part[] => Array.isArray(part);

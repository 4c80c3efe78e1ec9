// The examples of Duckling's English corpus, as rows of the date benchmark. A half of them, chosen by a fixed hash of the
// phrase, is for development; nothing is tuned on the other, and no miss of it is ever printed.
import { createHash } from 'node:crypto';
import { Temporal } from 'temporal-polyfill';
import type { DateRow } from './dates-rows.ts';

// The reference time of the corpus: Tuesday, half past four in the morning, two hours behind UTC.
const now = '2013-02-12T04:30:00-02:00';
const timeZone = 'Etc/GMT+2';
/** How much of a wall-clock time says as much as its grain. */
const exactTo: Readonly<Record<string, number>> = {
  Second: 19,
  Minute: 16,
  Hour: 13,
  Day: 10,
  Week: 10,
  Month: 7,
  Quarter: 7,
  Year: 4,
};

export interface Halves {
  readonly development: readonly DateRow[];
  readonly test: readonly DateRow[];
  /** Those of the test half whose answer has no other wording in the development half. */
  readonly unrelated: readonly DateRow[];
}

export function ducklingHalves(source: string): Halves {
  const groups = ducklingGroups(source);
  return {
    development: groups.flat().filter(isDevelopment),
    test: groups.flat().filter((row) => !isDevelopment(row)),
    unrelated: groups.filter((group) => !group.some(isDevelopment)).flat(),
  };
}

const isDevelopment = ({ text }: DateRow): boolean =>
  (createHash('sha256').update(text.toLowerCase()).digest()[0] ?? 0) % 2 === 0;

/** `examples (datetime (2013, 2, 15, 0, 0, 0) Day) ["2/15", …]`, without those that are only right under other settings. */
function ducklingGroups(source: string): DateRow[][] {
  const other = source.slice(source.indexOf('\nnegativeCorpus ::'), source.indexOf('\nallExamples ::'));
  const wanted = source.replace(other, '');
  const head =
    /examples\s*\((datetime\w*)\s*\(+([\d,\s]+)\)(?:\s*,\s*\([\d,\s]+\)\s*\))?\s*(\w+)(?:\s*"[^"]*")?\s*\)\s*\[/gu;
  return [...wanted.matchAll(head)].map((match) => {
    const [whole, name = '', start = '', grain = ''] = match;
    if (name.includes('Open')) return [];
    const texts = firstTexts(wanted.slice(match.index + whole.length));
    const answer = wallTime(start).slice(0, exactTo[grain] ?? 16);
    return texts.map((text) => ({ text, kind: kindOf(name, grain), answers: [answer], now, timeZone }));
  });
}

/** The strings of the list that the source goes on with. */
function firstTexts(source: string): string[] {
  const texts: string[] = [];
  for (const [token, text] of source.matchAll(/"((?:[^"\\]|\\.)*)"|--[^\n]*|\]/gu)) {
    if (token === ']') break;
    if (text !== undefined) texts.push(unescaped(text));
  }
  return texts;
}

function unescaped(text: string): string {
  return text
    .replaceAll(/\\(\d+)/gu, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll(/\\(.)/gu, '$1');
}

function kindOf(name: string, grain: string): string {
  if (name.includes('Holiday')) return 'holiday';
  if (name.includes('Interval')) return 'interval';
  return ['Second', 'Minute', 'Hour'].includes(grain) ? 'time' : 'date';
}

function wallTime(numbers: string): string {
  const [year, month, day, hour, minute, second] = numbers.split(',').map(Number);
  return new Temporal.PlainDateTime(year ?? 0, month ?? 1, day ?? 1, hour, minute, second).toString({
    smallestUnit: 'second',
  });
}

// npm run bench:dates -- <folder> [--misses] — exact starts of parseWhen beside chrono-node on public suites; nothing of them
// is kept here. The folder holds a checkout of facebook/duckling (half of its English corpus is for development, half is test:
// never tuned on), of microsoft/Recognizers-Text (its English specifications are for development), or of both.
// Where the folder's node_modules has @microsoft/recognizers-text-date-time, its figures stand beside.
// `--misses` prints what parseWhen gets wrong, of development only.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as chrono from 'chrono-node';
import { Temporal } from 'temporal-polyfill';
import { parseWhen } from '../src/nlp/when.ts';
import { ducklingHalves } from './dates-duckling.ts';
import { recognizersRows } from './dates-recognizers.ts';
import { recognizersParser } from './dates-references.ts';
import type { DateRow } from './dates-rows.ts';

/** Answers the wall-clock start of the first date found. */
type Parser = (row: DateRow) => string | undefined;

const parsers: Readonly<Record<string, Parser>> = {
  parseWhen: ({ text, now, timeZone }) => wallOf(parseWhen(text, { now, timeZone })[0]?.start, timeZone),
  'chrono-node': ({ text, now, timeZone }) => {
    const zoned = Temporal.Instant.from(now).toZonedDateTimeISO(timeZone);
    const reference = { instant: new Date(now), timezone: zoned.offsetNanoseconds / 6e10 };
    return wallOf(chrono.casual.parse(text, reference, { forwardDate: true })[0]?.date().toISOString(), timeZone);
  },
};

const wallOf = (instant: string | undefined, timeZone: string): string | undefined =>
  instant === undefined
    ? undefined
    : Temporal.Instant.from(instant)
        .toZonedDateTimeISO(timeZone)
        .toPlainDateTime()
        .toString({ smallestUnit: 'second' });

const [folder = '.'] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const rounds = 9;
const isTold = process.argv.includes('--misses');
const corpus = ['Duckling/Time/EN/Corpus.hs', 'Corpus.hs'].map((path) => join(folder, path)).find(existsSync);
const specs = ['Specs/DateTime/English', '.'].map((path) => join(folder, path)).find(isSpecs);
const recognizers = recognizersParser(folder);
if (corpus === undefined && specs === undefined) {
  console.error(
    'Give a folder that holds Duckling/Time/EN/Corpus.hs of github.com/facebook/duckling or Specs/DateTime/English of github.com/microsoft/Recognizers-Text.',
  );
  process.exit(1);
}
if (specs !== undefined) develop('Recognizers-Text', recognizersRows(specs));
if (corpus !== undefined) {
  const { development, test, unrelated } = ducklingHalves(readFileSync(corpus, 'utf8'));
  develop('Duckling', development);
  measureAll('Duckling, TEST', test);
  measureAll('Duckling, TEST, only answers of which development has no wording', unrelated);
}

function develop(title: string, rows: readonly DateRow[]): void {
  measureAll(`${title}, development`, rows);
  if (isTold) for (const row of rows) tellMiss(row);
}

function tellMiss(row: DateRow): void {
  const found = parsers['parseWhen']?.(row);
  if (!isExact(row, found))
    console.log(
      `  ${row.kind}: “${row.text}” is ${row.answers.join(' or ')}, not ${found ?? 'nothing'} (now ${row.now})`,
    );
}

function isSpecs(path: string): boolean {
  return existsSync(join(path, 'DateTimeModel.json'));
}

function measureAll(title: string, rows: readonly DateRow[]): void {
  const kinds = [...new Set(rows.map(({ kind }) => kind))].toSorted();
  const sizes = kinds.map((kind) => `${rows.filter((row) => row.kind === kind).length} ${kind}`);
  console.log(`${title}: ${rows.length} examples: ${sizes.join(', ')}`);
  for (const [name, parse] of Object.entries(parsers)) measure(name, { parse, rows, kinds });
  if (recognizers !== undefined) measure('recognizers', { parse: recognizers, rows, kinds });
  if (title.endsWith('development')) compareCost(rows);
}

function measure(
  name: string,
  { parse, rows, kinds }: { parse: Parser; rows: readonly DateRow[]; kinds: readonly string[] },
): void {
  const found = new Map(rows.map((row) => [row, parse(row)]));
  const share = (some: readonly DateRow[]) => {
    const exact = some.filter((row) => isExact(row, found.get(row))).length;
    return `${((100 * exact) / some.length).toFixed(1)}%`;
  };
  const missed = rows.filter((row) => found.get(row) === undefined).length;
  const perKind = kinds.map((kind) => `${kind} ${share(rows.filter((row) => row.kind === kind))}`).join('   ');
  console.log(`${name.padEnd(12)} exact start ${share(rows)}   ${perKind}   nothing found ${missed}`);
}

/** CPU of the calls alone, in turns, so that both have the same neighbours; the middle one of the rounds. */
function compareCost(rows: readonly DateRow[]): void {
  const calls = rows.map(({ text, now, timeZone }) => {
    const offset = Temporal.Instant.from(now).toZonedDateTimeISO(timeZone).offsetNanoseconds / 6e10;
    const reference = { instant: new Date(now), timezone: offset };
    return {
      ours: () => parseWhen(text, { now, timeZone }),
      theirs: () => chrono.casual.parse(text, reference, { forwardDate: true }),
    };
  });
  const cost = (kind: 'ours' | 'theirs'): number => {
    const cpu = process.cpuUsage();
    for (const call of calls) call[kind]();
    return process.cpuUsage(cpu).user / calls.length;
  };
  const measured = Array.from({ length: rounds }, () => ({ ours: cost('ours'), theirs: cost('theirs') }));
  const middle = (kind: 'ours' | 'theirs') =>
    measured.map((round) => round[kind]).toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
  const [ours, theirs] = [middle('ours'), middle('theirs')];
  console.log(
    `CPU a call    parseWhen ${ours.toFixed(0)} µs, chrono-node ${theirs.toFixed(0)} µs (${(ours / theirs).toFixed(1)} times)`,
  );
}

function isExact({ answers }: DateRow, found: string | undefined): boolean {
  if (found === undefined) return false;
  return answers.some((answer) => (answer.startsWith('T') ? found.slice(10, 16) === answer : found.startsWith(answer)));
}

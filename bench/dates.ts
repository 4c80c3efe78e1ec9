// npm run bench:dates -- <folder> — exact starts of parseWhen beside chrono-node, on Duckling's English corpus.
// The folder holds a checkout of facebook/duckling, or only its Duckling/Time/EN/Corpus.hs; nothing of it is kept here.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as chrono from 'chrono-node';
import { Temporal } from 'temporal-polyfill';
import { parseWhen } from '../src/nlp/when.ts';

interface Row {
  readonly text: string;
  readonly kind: string;
  readonly grain: string;
  /** Wall-clock time in the zone of the corpus. */
  readonly start: string;
}

// The reference time of the corpus: Tuesday, half past four in the morning, two hours behind UTC.
const now = '2013-02-12T04:30:00-02:00';
const timeZone = 'Etc/GMT+2';
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

/** Answers the wall-clock start of the first date found. */
type Parser = (text: string) => string | undefined;

const parsers: Readonly<Record<string, Parser>> = {
  parseWhen: (text) => wallOf(parseWhen(text, { now, timeZone })[0]?.start),
  'chrono-node': (text) => {
    const reference = { instant: new Date(now), timezone: -120 };
    return wallOf(chrono.casual.parse(text, reference, { forwardDate: true })[0]?.date().toISOString());
  },
};

const wallOf = (instant: string | undefined): string | undefined =>
  instant === undefined
    ? undefined
    : Temporal.Instant.from(instant)
        .toZonedDateTimeISO(timeZone)
        .toPlainDateTime()
        .toString({ smallestUnit: 'second' });

const folder = process.argv[2];
const corpus = folder && ['Duckling/Time/EN/Corpus.hs', 'Corpus.hs'].map((path) => join(folder, path)).find(existsSync);
if (corpus === undefined || corpus === '') {
  console.error('Give a folder that holds Duckling/Time/EN/Corpus.hs of github.com/facebook/duckling.');
  process.exit(1);
}
const rows = rowsOf(readFileSync(corpus, 'utf8'));
const kinds = [...new Set(rows.map(({ kind }) => kind))].toSorted();
console.log(`${rows.length} examples: ${kinds.map((kind) => `${rowsIn(kind).length} ${kind}`).join(', ')}`);
for (const [name, parse] of Object.entries(parsers)) measure(name, parse);

function rowsIn(kind: string): readonly Row[] {
  return rows.filter((row) => row.kind === kind);
}

function measure(name: string, parse: Parser): void {
  for (const { text } of rows) parse(text);
  const cpu = process.cpuUsage();
  const found = new Map(rows.map((row) => [row, parse(row.text)]));
  const { user } = process.cpuUsage(cpu);
  const share = (some: readonly Row[]) => {
    const exact = some.filter((row) => isExact(row, found.get(row))).length;
    return `${((100 * exact) / some.length).toFixed(1)} %`;
  };
  const missed = rows.filter((row) => found.get(row) === undefined).length;
  const perKind = kinds.map((kind) => `${kind} ${share(rowsIn(kind))}`).join('   ');
  console.log(
    `${name.padEnd(12)} exact start ${share(rows)}   ${perKind}   nothing found ${missed}   ${(user / rows.length).toFixed(0)} µs each`,
  );
}

function isExact({ start, grain }: Row, found: string | undefined): boolean {
  const length = exactTo[grain] ?? 16;
  return found !== undefined && found.slice(0, length) === start.slice(0, length);
}

/** `examples (datetime (2013, 2, 15, 0, 0, 0) Day) ["2/15", …]`, without those that are only right under other settings. */
function rowsOf(source: string): Row[] {
  const other = source.slice(source.indexOf('\nnegativeCorpus ::'), source.indexOf('\nallExamples ::'));
  const wanted = source.replace(other, '');
  const head =
    /examples\s*\((datetime\w*)\s*\(+([\d,\s]+)\)(?:\s*,\s*\([\d,\s]+\)\s*\))?\s*(\w+)(?:\s*"[^"]*")?\s*\)\s*\[/gu;
  return [...wanted.matchAll(head)].flatMap((match) => {
    const [whole, name = '', start = '', grain = ''] = match;
    if (name.includes('Open')) return [];
    const texts = firstTexts(wanted.slice(match.index + whole.length));
    return texts.map((text) => ({ text, kind: kindOf(name, grain), grain, start: wallTime(start) }));
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

// Answers made to hold everybody up: they are read in small pieces with room for others in between, in time that grows with their
// length, and refused where they would fill the memory.
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { bodyOf, type ReadBody } from '../../../src/connectors/runtime/bodies.ts';

const csv = 'text/csv';
const json = 'application/json';

/** Of a length of about so many characters. */
const shapes: readonly (readonly [string, string, (length: number) => string])[] = [
  ['ordinary rows', csv, (length) => `a,b,c\n${'1,2,3\n'.repeat(length / 6)}`],
  ['one letter a row', csv, (length) => `a\n${'1\n'.repeat(length / 2)}`],
  ['empty rows', csv, (length) => `a\n${'\n'.repeat(length)}`],
  ['commas alone', csv, (length) => ','.repeat(length)],
  ['columns of one name', csv, (length) => `${'a,'.repeat(length / 4)}a\n${'1,'.repeat(length / 4)}1`],
  ['thousand columns of one name', csv, (length) => `${'a,'.repeat(999)}a\n`.repeat(length / 2_000)],
  ['a quotation that never ends', csv, (length) => `a,b\n"${'x'.repeat(length)}`],
  ['quotation marks alone', csv, (length) => `a\n${'"'.repeat(length)}`],
  ['quotations and rows', csv, (length) => `a,b\n${'"""",""\n'.repeat(length / 8)}`],
  ['one field', csv, (length) => `a\n${'x'.repeat(length)}`],
  ['values by lines', 'application/x-ndjson', (length) => '{}\n'.repeat(length / 3)],
  ['empty lines', json, (length) => `{}\n${'\n'.repeat(length)}{}`],
];

/** How often others had their turn. */
async function turnsUntil(over: AbortSignal): Promise<number> {
  let turns = 0;
  for (; !over.aborted; turns += 1) await turn();
  return turns;
}

async function reading(text: string, type: string): Promise<{ read: ReadBody; turns: number; cpuMs: number }> {
  const over = new AbortController();
  const others = turnsUntil(over.signal);
  const before = process.threadCpuUsage();
  const read = await bodyOf({ text, headers: { 'content-type': type } });
  const { user, system } = process.threadCpuUsage(before);
  over.abort();
  return { read, turns: await others, cpuMs: (user + system) / 1_000 };
}

test.each(shapes)(
  '%s: others have their turn all the time, and twice as much takes no more than about twice',
  async (...[, type, of]) => {
    const once = of(200_000);
    // The first one compiles what the others run.
    await reading(once, type);
    const [short, long] = [await reading(once, type), await reading(of(400_000), type)];
    // Refused early is as good as in turns.
    expect(long.turns >= 5 || long.read.body === undefined).toBe(true);
    expect(long.cpuMs).toBeLessThan(4 * short.cpuMs + 40);
  },
);

const because = async (text: string, type: string) => (await reading(text, type)).read.unreadable?.because;

test('more fields than fit into memory are refused before they are there, whatever they are', async () => {
  expect(await because(`a,b\n${','.repeat(3_000_000)}`, csv)).toMatch(/more than 2,000,000 fields/);
  expect(await because(`a\n${'\n'.repeat(3_000_000)}`, csv)).toMatch(/more than 2,000,000 fields/);
  expect(await because(`${'a,'.repeat(2_000)}a\n`, csv)).toBe('It has more than 2000 columns.');
  expect(await because(`a,b\n"${'x'.repeat(1_100_000)}`, csv)).toMatch(/^Line \d+ is longer than a million characters/);
});

const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

test('what is nested deeper than anybody nests is refused; what only looks like it is not', async () => {
  expect(await because(nested(201), json)).toBe('It is nested deeper than 200 levels.');
  expect(await because(`[{"a":${nested(500_000)}}]`, json)).toBe('It is nested deeper than 200 levels.');
  expect(await because('['.repeat(1_000_000), json)).toBe('It is nested deeper than 200 levels.');
  const signs = JSON.stringify([`${'['.repeat(1_000)}\\"${'{'.repeat(1_000_000)}`, 1]);
  expect((await reading(signs, json)).read.body).toEqual(JSON.parse(signs));
  expect((await reading(nested(200), json)).read.body).toBeDefined();
});

test('a sign of two halves is not torn where two pieces meet', async () => {
  const text = `a\n${'x'.repeat(16 * 1024 - 3)}👩🏽‍🚀\n`;
  expect((await reading(text, csv)).read.body).toEqual([{ a: text.slice(2, -1) }]);
});

test('a column called __proto__ is a column', async () => {
  const { read } = await reading('__proto__,id\nx,1\n', csv);
  expect(JSON.stringify(read.body)).toBe('[{"__proto__":"x","id":"1"}]');
});

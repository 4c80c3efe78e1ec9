// Whatever users write as an expression, its record fails with a reason, and nobody else notices.
import { execFileSync } from 'node:child_process';
import { afterAll, describe, expect, test, vi } from 'vitest';
import type { JsonObject } from '../../../../src/core/json.ts';
import { openExpressions } from '../../../../src/services/integration/mapping/expressions.ts';
import { startChild } from '../../../support/children/start-child.ts';

const pool = openExpressions();
afterAll(() => pool.close());

const patience = { timeout: 120_000 };

const outcomes = async (expression: string, records: readonly JsonObject[] = [{ a: 1 }]) =>
  (await pool.evaluate([expression], records)).map((row) => (row instanceof Error ? row.message : row[0]));

const doubling = '($d := function($s, $n) { $n = 0 ? $s : $d($s & $s, $n - 1) }; $length($d("aaaa", 60)))';
const hostile: Readonly<Record<string, readonly [expression: string, because: RegExp]>> = {
  'a range of ten million': ['$count([1..9999999])', /too long a list/],
  'a range inside $eval': ['$eval("[1..9999999]")', /cannot be evaluated/],
  'a text of half a gigabyte': ['$pad("a", 500000000)', /too large a value|memory/],
  'twenty million pieces': ['$count($split($pad("a", 20000000), ""))', /too long|memory/],
  'more pieces than a list may have': ['$count($split($pad("a", 100001), ""))', /too long a list/],
  'more pieces by a pattern': ['$count($split($pad("a", 100001, "a"), /a/))', /too long/],
  'more matches than a list may have': ['$count($match($pad("a", 100001, "a"), /a/))', /too long/],
  'half a gigabyte in base64': ['$base64encode($pad("a", 300000000))', /memory|too long/],
  'a text that doubles': [doubling, /too long a text/],
  'a list of lists': ['[1..90000].[1..90000]', /too long|memory/],
  'ninety thousand long texts joined': ['$join($map([1..90000], function($i) { $pad("x", 9000) }))', /too long|memory/],
  'deep recursion': ['($f := function($n) { 1 + $f($n + 1) }; $f(0))', /too deep/],
  'tail recursion for ever': ['($f := function($n) { $f($n + 1) }; $f(0))', /too long/],
  'a catastrophic regular expression': [`$match("${'a'.repeat(50)}!", /^(a+)+$/)`, /too long/],
  'a sort that never agrees': ['$sort([1..99999], function($a, $b) { $random() > 0.5 })', /too long/],
  'a huge object': ['{"a": $pad("x", 600000)}', /too large a value/],
  'a million small results': ['$map([1..99999], function($i) { "abcdefgh" })', /too large a value|too long/],
  'deep nesting': ['($f := function($n) { $n = 0 ? 1 : {"a": $f($n - 1)} }; $f(90))', /nested too deep|too deep/],
  'a function': ['function($x) { $x }', /a function/],
  'a built-in function': ['$uppercase', /a function/],
  'a list with a function': ['[1, function($x) { $x }]', /a function/],
  'a function that gives functions': ['(function() { function() { 1 } })()', /a function/],
  'a field into the prototype': ['{"__proto__": {"a": 1}}', /__proto__/],
  'a number without an end': ['1e308 * 10', /no end|cannot be evaluated/],
  'a syntax error of old': ['a +', /cannot be evaluated \(S\d+/],
};

describe.for(Object.entries(hostile))('%s', ([, [expression, because]]) => {
  test('fails its record with a reason, while others are answered', patience, async () => {
    const [bad, ...good] = await Promise.all([
      outcomes(expression),
      ...Array.from({ length: 20 }, (_, index) => outcomes('a * 2', [{ a: index }])),
    ]);
    expect(bad).toEqual([expect.stringMatching(because)]);
    expect(good.flat()).toEqual(Array.from({ length: 20 }, (_, index) => index * 2));
  });
});

test.for(['constructor.constructor("return process")()', '$lookup($, "constructor")', '$lookup(a, "__proto__")'])(
  '%s finds nothing',
  async (expression) => {
    const [found] = await outcomes(`($x := ${expression}; $exists($x) ? "found" : "nothing")`, [{ a: { b: 1 } }]);
    expect(found).toMatch(/^nothing$|cannot be evaluated/);
  },
);

test('of many records only those fail that bring the process down', patience, async () => {
  const bad = new Set([3, 57, 58]);
  const records = Array.from({ length: 90 }, (_, index) => ({ text: bad.has(index) ? `${'a'.repeat(45)}!` : 'aaa' }));
  const rows = await outcomes('$contains(text, /^(a+)+$/)', records);
  expect(rows.flatMap((row, index) => (row === true ? [] : [index]))).toEqual([...bad]);
});

test('what kills with every record is given up before it costs minutes', patience, async () => {
  const records = Array.from({ length: 40 }, () => ({ a: 1 }));
  const rows = await outcomes('$length($uppercase($pad("a", 500000000)))', records);
  expect(rows).toHaveLength(40);
  expect(rows.every((row) => typeof row === 'string')).toBe(true);
  expect(rows.at(-1)).toMatch(/was not tried/);
});

test('a list of as many entries as may be is one', patience, async () => {
  expect(await outcomes('$count($split($pad("a", 100000), ""))')).toEqual([100_000]);
});

test('nothing and null are told apart', async () => {
  expect(await pool.evaluate(['missing', 'null', 'a'], [{ a: null }, { a: 0 }])).toEqual([
    [undefined, null, null],
    [undefined, null, 0],
  ]);
});

test('nothing is remembered from one record to the next', async () => {
  const seen = '($exists($seen) ? $seen : ($seen := a))';
  expect(await outcomes(seen, [{ a: 1 }, { a: 2 }])).toEqual([1, 2]);
});

test('thousands of records come back in their order', patience, async () => {
  const records = Array.from({ length: 3_000 }, (_, index) => ({ a: index }));
  expect(await outcomes('a', records)).toEqual(records.map(({ a }) => a));
});

test('a child whose parent was killed ends, even in the middle of an expression without an end', patience, async () => {
  const parent = startChild('evaluate-for-ever.ts');
  await parent.said(1);
  await vi.waitFor(() => expect(childrenOf(parent.process.pid)).toHaveLength(1), { timeout: 20_000 });
  const [child] = childrenOf(parent.process.pid);
  parent.process.kill('SIGKILL');
  await parent.gone;
  await vi.waitFor(() => expect(isAlive(child)).toBe(false), { timeout: 20_000, interval: 200 });
});

const processes = (): readonly (readonly number[])[] =>
  execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
const childrenOf = (parent: number | undefined) =>
  processes().flatMap(([pid, ppid]) => (ppid === parent && pid !== undefined ? [pid] : []));
const isAlive = (pid: number | undefined): boolean => processes().some(([one]) => one === pid);

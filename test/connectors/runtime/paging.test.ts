// Pages to the very end, whatever a system says or leaves out about what follows.
import { expect, test } from 'vitest';
import type { PageRead } from '../../../src/connectors/runtime/paging.ts';
import { firstPosition, nextCursor, readCursor } from '../../../src/connectors/runtime/paging.ts';
import { Paging } from '../../../src/core/connector/collection.ts';
import type { Json, JsonObject } from '../../../src/core/json.ts';

type Asked = PageRead['position'];

/** Reads on until the end; `answer` gets what was asked, and its number. */
function readAll(paging: Paging, answer: (asked: Asked, page: number) => { body: Json; items: JsonObject[] }) {
  const items: JsonObject[] = [];
  let position = firstPosition(paging);
  for (let page = 0; page < 60; page += 1) {
    const { body, items: shown } = answer(position, page);
    items.push(...shown);
    const url = 'https://vendor.example/people?page=0';
    const next = nextCursor(paging, {
      answer: { status: 200, headers: {}, text: '', url },
      body,
      items: shown,
      position,
    });
    if (next === null) return { items, pages: page + 1 };
    position = readCursor(next);
  }
  throw new Error('it has no end');
}

const people = (from: number, count: number): JsonObject[] =>
  Array.from({ length: count }, (_, index) => ({ id: from + index }));
const cursor = Paging.parse({ kind: 'cursor', param: 'after', next: 'next', more: 'more' });
const pages = Paging.parse({ kind: 'page', param: 'page', size: 10, pages: 'pages', next: undefined });
const offsets = Paging.parse({ kind: 'offset', param: 'from', size: 10, total: 'total' });

test.each([null, '', false, undefined])('a cursor that is %s ends the list', (next) => {
  const body = next === undefined ? {} : { next };
  expect(readAll(cursor, () => ({ body, items: people(1, 3) })).items).toHaveLength(3);
});

test.each([true, 'true', 1])('a flag that is %s means that there is more', (more) => {
  const read = readAll(cursor, (_, page) => ({
    body: page === 0 ? { next: 'b', more } : { next: 'c', more: false },
    items: people(page * 3, 3),
  }));
  expect(read.items).toHaveLength(6);
});

test('a cursor without the declared flag is followed', () => {
  const read = readAll(cursor, (_, page) => ({ body: page === 0 ? { next: 7 } : {}, items: people(page * 3, 3) }));
  expect(read.items).toHaveLength(6);
});

test.each<[string, Json]>([
  ['missing', { more: true }],
  ['null', { more: true, next: null }],
  ['an object', { next: { href: '/b' } }],
])('where there is more and the cursor is %s, the list does not end without a word', (_what, body) => {
  expect(() => readAll(cursor, () => ({ body, items: people(1, 3) }))).toThrow('not where the next page begins');
});

test.each([1, 2, 3, 5, 8, 13])('a circle of %s pages is noticed', (length) => {
  const circle = (_: Asked, page: number) => ({
    body: { next: `place-${page % length}`, more: true },
    items: people((page % length) * 3, 3),
  });
  expect(() => readAll(cursor, circle)).toThrow('the same page again and again');
});

test('a system that ignores the number of the page is noticed', () => {
  expect(() => readAll(pages, () => ({ body: {}, items: people(0, 10) }))).toThrow('the same page again and again');
});

test.each<[string, Paging]>([
  ['page', pages],
  ['offset', offsets],
  ['keyset', Paging.parse({ kind: 'keyset', param: 'after', field: 'id', size: 10 })],
])('a system that holds less on a page (%s) than it is asked for is read to its end', (_kind, paging) => {
  const left = people(1, 17);
  const read = readAll(paging, () => ({ body: {}, items: left.splice(0, 4) }));
  expect(read.items).toHaveLength(17);
});

test('a short page is not the last: the account may not see all of it; an empty one is', () => {
  const shown = [people(1, 10), people(11, 3), people(21, 10), []];
  const read = readAll(pages, (_, page) => ({ body: {}, items: shown[page] ?? [] }));
  expect([read.items.length, read.pages]).toEqual([23, 4]);
});

test('a system that shows its last page again to whoever asks for one more has ended', () => {
  const shown = [people(1, 10), people(11, 3)];
  const read = readAll(pages, (_, page) => ({ body: {}, items: shown[Math.min(page, 1)] ?? [] }));
  expect(read.pages).toBe(3);
  expect(() => readAll(pages, () => ({ body: {}, items: people(1, 3) }))).toThrow('again and again');
});

test.each([
  ['a total that shrinks below what was read', offsets, (page: number) => ({ total: page === 0 ? 30 : 4 })],
  ['a total of nothing', offsets, () => ({ total: 0 })],
  ['no pages at all', pages, () => ({ pages: 0 })],
])('%s says nothing: reading goes on to an empty page', (_, paging, body) => {
  const shown = [people(1, 10), people(11, 10), people(21, 10), []];
  const read = readAll(paging, (_asked, page) => ({ body: body(page), items: shown[page] ?? [] }));
  expect(read.items).toHaveLength(30);
});

test.each(['yes', 'TRUE', 1, 25, '1'])('the flag %j says that there is more', (more) => {
  const flagged = Paging.parse({ kind: 'page', param: 'page', size: 10, more: 'more' });
  const read = readAll(flagged, (_, page) => ({
    body: { more: page === 0 ? more : 'no' },
    items: people(page * 10, 5),
  }));
  expect(read.pages).toBe(2);
});

test.each([0, '0', 'null'])('the cursor %j leads nowhere', (next) => {
  const plain = Paging.parse({ kind: 'cursor', param: 'after', next: 'next' });
  expect(readAll(plain, () => ({ body: { next }, items: people(1, 3) })).pages).toBe(1);
});

test.each([0, '0', -1])('a next page %j before the first one is none', (next) => {
  const named = Paging.parse({ kind: 'page', param: 'page', next: 'next', size: 10 });
  expect(readAll(named, () => ({ body: { next }, items: people(1, 3) })).pages).toBe(1);
});

test.each([
  ['page', pages, { pages: '2' }],
  ['offset', offsets, { total: '12' }],
])('counts as text are counts (%s)', (_kind, paging, body) => {
  const left = people(1, 12);
  expect(readAll(paging, () => ({ body, items: left.splice(0, 6) }))).toMatchObject({ pages: 2 });
});

test('the number of the next page may be text', () => {
  const named = Paging.parse({ kind: 'page', param: 'page', next: 'meta.next', size: 10 });
  const read = readAll(named, ({ at = 1 }) => ({
    body: { meta: { next: at < 3 ? `${at + 1}` : null } },
    items: people(at * 10, 2),
  }));
  expect(read.items).toHaveLength(6);
});

test('an address that is relative leads on from where it stood', () => {
  const linked = Paging.parse({ kind: 'next-url', next: 'next' });
  const seen: (string | undefined)[] = [];
  readAll(linked, ({ url }, page) => {
    seen.push(url);
    return { body: { next: page === 0 ? '?page=1' : '' }, items: people(page, 1) };
  });
  expect(seen[1]).toBe('https://vendor.example/people?page=1');
});

const fromNought = Paging.parse({ kind: 'page', param: 'page', start: 0, size: 10, pages: 'pages' });
const toTheLast = Paging.parse({ kind: 'page', param: 'page', start: 0, size: 10, last: 'last' });
const full = (count: number) => Array.from({ length: count }, (_, page) => people(page * 10 + 1, 10));

test.each([
  ['their number', fromNought, { pages: 3 }],
  ['the last one counted from 0, as if it were their number', fromNought, { pages: 2 }],
  ['the last one counted from 0', toTheLast, { last: 2 }],
  ['the last one as text', toTheLast, { last: '2' }],
  ['nothing', toTheLast, {}],
])('pages from 0 are read to their end where the answer says %s', (_, paging, body) => {
  const shown = [...full(3), []];
  const read = readAll(paging, (_asked, page) => ({ body, items: shown[page] ?? [] }));
  expect(read.items).toHaveLength(30);
  expect(new Set(read.items.map(({ id }) => id)).size).toBe(30);
});

test.each([1, 2, 3])('of %s full pages from 0 the last one that is shown again is not read twice', (count) => {
  const shown = full(count);
  const read = readAll(fromNought, (_, page) => ({
    body: { pages: count },
    items: shown[Math.min(page, count - 1)] ?? [],
  }));
  // The repeated page is known for what it is; its records are known by their ids.
  expect(new Set(read.items.map(({ id }) => id)).size).toBe(10 * count);
  expect(read.pages).toBe(count + 1);
});

test('where the last page says that it is the last, and is shorter than those before it, no more is asked', () => {
  const shown = [people(1, 10), people(11, 4)];
  expect(readAll(fromNought, (_, page) => ({ body: { pages: 2 }, items: shown[page] ?? [] })).pages).toBe(2);
  expect(readAll(toTheLast, (_, page) => ({ body: { last: 1 }, items: full(2)[page] ?? [] })).pages).toBe(2);
});

test('the last one of pages from 1 is their number', () => {
  const paging = Paging.parse({ kind: 'page', param: 'page', size: 10, last: 'last' });
  expect(readAll(paging, (_, page) => ({ body: { last: 3 }, items: full(3)[page] ?? [] })).pages).toBe(3);
});

// A list that a system gives out for one record of another collection at a time: nobody's is left out, nobody's is read twice.
import { expect, test } from 'vitest';
import { readPageOfEach } from '../../../src/connectors/runtime/read-page-of-each.ts';
import type { PageRead } from '../../../src/connectors/runtime/read-page.ts';
import { type PageRequest, RemoteFault } from '../../../src/core/ports/remote-system.ts';

const signal = new AbortController().signal;
const of = { collection: 'positions', as: 'position_id' };

/** Pages by cursor; whose list each is, the positions' own without one. */
type Lists = Readonly<Record<string, readonly (readonly string[])[]>>;

const page = (lists: Lists, whose: string, cursor: string | null): PageRead => {
  const pages = lists[whose];
  if (pages === undefined)
    throw new RemoteFault({ kind: 'not_found', blame: 'remote', message: 'It is not there.', fix: 'Look again.' });
  const at = Number(cursor ?? 0);
  const records = (pages[at] ?? []).map((id) => ({ id, body: { id }, deleted: false }));
  return { records, next: at + 1 < pages.length ? String(at + 1) : null, since: null, beside: [] };
};

async function readAll(lists: Lists) {
  const found: unknown[] = [];
  let cursor: string | null = null;
  let pages = 0;
  do {
    const request: PageRequest = { collection: 'candidates', cursor, since: null, filters: {}, signal };
    const read = await readPageOfEach(request, of, async (asked) =>
      page(lists, asked.of ?? asked.collection, asked.cursor),
    );
    found.push(...read.records.map(({ body }) => body));
    cursor = read.next;
    pages += 1;
  } while (cursor !== null);
  return { found, pages };
}

test('every page of everybody’s list comes out, over several pages of those whose lists they are', async () => {
  const { found, pages } = await readAll({
    positions: [['p1', 'p2'], ['p3']],
    p1: [['a', 'b'], ['c']],
    p2: [[]],
    p3: [['d']],
  });
  expect(found).toEqual([
    { id: 'a', position_id: 'p1' },
    { id: 'b', position_id: 'p1' },
    { id: 'c', position_id: 'p1' },
    { id: 'd', position_id: 'p3' },
  ]);
  expect(pages).toBe(4);
});

test('somebody who is gone meanwhile has no list, and the others are read', async () => {
  const { found } = await readAll({ positions: [['gone', 'p2']], p2: [['a']] });
  expect(found).toEqual([{ id: 'a', position_id: 'p2' }]);
});

test('there is one empty page where there is nobody', async () => {
  expect(await readAll({ positions: [[]] })).toEqual({ found: [], pages: 1 });
  expect(await readAll({ positions: [[], ['p1']], p1: [['a']] })).toEqual({
    found: [{ id: 'a', position_id: 'p1' }],
    pages: 2,
  });
});

test('a record that says itself whose it is keeps what it says', async () => {
  const request: PageRequest = { collection: 'candidates', cursor: null, since: null, filters: {}, signal };
  const read = await readPageOfEach(request, of, async (asked) =>
    asked.of === undefined
      ? page({ positions: [['p1']] }, 'positions', null)
      : { ...page({ p1: [['a']] }, 'p1', null), records: [{ id: 'a', body: { position_id: 7 }, deleted: false }] },
  );
  expect(read.records[0]?.body).toEqual({ position_id: 7 });
});

// A page on which single records have no id: they are named apart where that is allowed, and thrown for where it is not.
import { expect, test } from 'vitest';
import type { Caller } from '../../../src/connectors/runtime/caller.ts';
import { readPage } from '../../../src/connectors/runtime/read-page.ts';
import { Collection } from '../../../src/core/connector/collection.ts';
import type { JsonObject } from '../../../src/core/json.ts';

const collection = Collection.parse({
  label: 'People',
  list: { method: 'GET', path: '/people' },
  items: 'data',
  id: 'id',
  paging: { kind: 'none' },
  fields: {},
});

const read = async (data: JsonObject[], allowsUnnamed: boolean, cursor: string | null = null) => {
  const caller: Caller = {
    call: async () => ({
      answer: { status: 200, headers: {}, text: '', url: 'https://a.example/people' },
      body: { data },
    }),
  };
  const request = {
    collection: 'people',
    cursor,
    since: null,
    filters: {},
    signal: new AbortController().signal,
  };
  return await readPage(caller, { source: { title: 'Acme' }, collection }, { ...request, allowsUnnamed });
};

const nameless = { email: 'ada@example.test' };

test('allowed, it stands beside the others under the same name each time, without a value of it', async () => {
  const { records, unnamed } = await read([{ id: 1 }, nameless, { id: '', a: 1 }], true);
  expect(records.map(({ id }) => id)).toEqual(['1']);
  expect(unnamed?.map(({ because }) => because)).toEqual([
    'Record 2 of the page has no id at id; it holds email.',
    'Record 3 of the page has no id at id; it holds id, a.',
  ]);
  const again = await read([nameless, { id: 2 }], true);
  expect(again.unnamed?.[0]?.id).toBe(unnamed?.[0]?.id);
  expect(JSON.stringify(unnamed)).not.toContain('ada@');
});

test.each([
  ['not allowed', [{ id: 1 }, nameless], false],
  ['where no record has one: then the collection is declared wrongly', [nameless, nameless], true],
])('it is thrown for: %s', async (_what, data, allowsUnnamed) => {
  await expect(read(data, allowsUnnamed)).rejects.toMatchObject({ kind: 'invalid', blame: 'integration' });
});

test('alone on a later page it stops nothing: the pages before it had ids', async () => {
  expect(await read([nameless], true, '{}')).toMatchObject({ records: [], unnamed: [{}] });
});

test.each(['x'.repeat(513), 'a\u0000b', 'a\ud800', ' '])(
  'an id that no store can hold stops nothing either',
  async (id) => {
    const { records, unnamed } = await read([{ id }, { id: 'x'.repeat(512) }], true);
    expect(records).toHaveLength(1);
    expect(unnamed?.[0]?.because).toMatch(/^Record 1 of the page has (?:an id at id that is longer|no id at id)/);
  },
);

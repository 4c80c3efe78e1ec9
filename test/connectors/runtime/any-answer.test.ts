// Whatever a vendor really sends comes out as it came: fields that nobody declared, empty places, other types, ids as numbers.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { place } from '../../../src/connectors/emulator/place.ts';
import { connectors } from '../../../src/connectors/index.ts';
import type { Caller } from '../../../src/connectors/runtime/caller.ts';
import { readPage } from '../../../src/connectors/runtime/read-page.ts';
import type { Collection } from '../../../src/core/connector/collection.ts';
import { Json, JsonObject } from '../../../src/core/json.ts';
import { readPath } from '../../../src/core/json-path.ts';

const collections = connectors.flatMap(({ system, collections: declared }) =>
  Object.entries(declared).map(([name, collection]) => [`${system} ${name}`, collection] as const),
);

const answering = (body: Json): Caller => ({
  call: () => Promise.resolve({ answer: { status: 200, headers: {}, text: '', url: 'https://vendor.example/' }, body }),
});

const idIn = (item: JsonObject, { id }: Collection): string => {
  const value = readPath(item, id);
  return typeof value === 'number' ? String(value) : z.string().parse(value);
};

function bodyWith(collection: Collection, items: readonly JsonObject[]): Json {
  const listed: Json = collection.keyed
    ? Object.fromEntries(items.map((item) => [idIn(item, collection), item]))
    : [...items];
  if (collection.items === '$') return listed;
  const body: JsonObject = {};
  place(body, collection.items, listed);
  return body;
}

const read = (collection: Collection, body: Json) =>
  readPage(
    answering(body),
    { source: { title: 'Vendor', omitsEmptyLists: undefined }, collection },
    { collection: 'any', cursor: null, since: null, filters: {}, signal: new AbortController().signal },
  );

/** Any JSON under names that no declaration has, beside declared fields that are empty or of another type. */
const strange = fc.record({
  beside: fc.dictionary(fc.stringMatching(/^x_[a-z]{1,6}$/), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 4 }),
  instead: fc.jsonValue({ maxDepth: 1 }),
  id: fc.oneof(fc.uuid(), fc.nat()),
});

/** A declared field is overwritten unless it is the way to the id. */
function recordOf(collection: Collection, { beside, instead, id }: { beside: unknown; instead: unknown; id: Json }) {
  const record = JsonObject.parse(beside);
  const [root] = collection.id.split('.');
  const [field] = Object.values(collection.fields).filter(({ path }) => path.split(/[.[]/)[0] !== root);
  if (field !== undefined) place(record, field.path, Json.parse(instead));
  place(record, collection.id, id);
  return record;
}

test('the list of collections is not empty', () => {
  expect(collections.length).toBeGreaterThan(120);
});

describe.each(collections)('%s', (_, collection) => {
  test('loses no record and no field of any answer', async () => {
    const answers = fc.uniqueArray(strange, { maxLength: 5, selector: ({ id }) => String(id) });
    await fc.assert(
      fc.asyncProperty(answers, async (parts) => {
        const items = parts.map((one) => recordOf(collection, one));
        const { records } = await read(collection, bodyWith(collection, items));
        expect(new Set(records.map(({ id }) => id))).toEqual(new Set(parts.map(({ id }) => String(id))));
        for (const { id, body } of records)
          expect(body).toMatchObject(items.find((item) => idIn(item, collection) === id) ?? {});
      }),
      { numRuns: 15, seed: 9 },
    );
  });
});

test('an entry that is no record stops the page instead of getting lost', async () => {
  const [, collection] = collections.find(([name]) => name === 'greenhouse candidates') ?? [];
  if (collection === undefined) throw new Error('there is no such collection');
  await expect(read(collection, [{ id: 1 }, 'two'])).rejects.toMatchObject({ kind: 'invalid' });
  expect((await read(collection, [{ id: 1 }, null])).records).toHaveLength(1);
});

// Every collection of every connector, in all the forms in which systems give one answer: null for an object, an empty list, ids
// and numbers as text, one record where a list is meant, nothing about paging, fields that nobody knows.
import { expect, test } from 'vitest';
import { readAnswer } from '../../../scripts/connectors/read-examples.ts';
import { variationsOf } from '../../../scripts/connectors/variations.ts';
import { answerPage } from '../../../src/connectors/emulator/page.ts';
import { openRecords } from '../../../src/connectors/emulator/records.ts';
import { connectors } from '../../../src/connectors/index.ts';
import type { Collection } from '../../../src/core/connector/collection.ts';

const collections = connectors.flatMap((connector) =>
  Object.entries(connector.collections).map(([name, collection]) => ({ connector, name, collection })),
);

function answerOf(collection: Collection) {
  const records = openRecords({ collection, count: 3, ids: 'number', now: () => new Date('2026-06-01T09:00:00Z') });
  const asked = { url: new URL('https://vendor.example/list'), body: {}, of: '1' };
  const options = { most: 100, emptyLast: false, omitsEmpty: false, circling: false };
  return answerPage(collection, records, { asked, options }).body;
}

test('the list of collections is not empty, and nearly all have further forms', () => {
  expect(collections.length).toBeGreaterThan(200);
  const forms = collections.map(({ collection }) => variationsOf(collection, answerOf(collection)).length);
  expect(forms.filter((count) => count > 8).length).toBeGreaterThan(collections.length * 0.9);
});

test.each(collections)('$connector.system $name is read whole in every form', async (one) => {
  const { findings, records } = await readAnswer(one.connector, one, answerOf(one.collection));
  expect(findings).toEqual([]);
  expect(records).toBe(3);
});

// Records without an id: each fails by itself and is told, the others go on, and nothing is taken for gone because of them.
import { expect, test } from 'vitest';
import { FakeRemoteSystem } from '../../../fakes/remote-system.ts';
import { paged, people, setUpEngine } from '../../../support/engine.ts';

const nameless = { name: 'Ada without an id' };

test('a record without an id fails with its reason; all others arrive, on this page and on those behind it', async () => {
  const { source, destination, syncs, sync } = await setUpEngine();
  const [first = [], ...rest] = paged(people(75), 25);
  source.pages = [[...first.slice(0, 5), nameless, ...first.slice(5)], ...rest];
  const { id, status, counts, fault } = await sync();
  expect({ status, ...counts }).toMatchObject({ status: 'partially_succeeded', read: 76, written: 75, failed: 1 });
  expect(fault?.message).toBe('A record has no id.');
  expect(destination.kept.size).toBe(75);
  const failed = await syncs.records(id, { state: 'failed', limit: 5 });
  expect(failed).toMatchObject([{ fault: { fix: expect.stringContaining('an id at the source') } }]);
  // Every run meets it anew and goes on.
  expect(await sync()).toMatchObject({ status: 'partially_succeeded', counts: { unchanged: 75, failed: 1 } });
});

test('a preview counts it, and the same record on two pages fails once', async () => {
  const { source, sync, syncs } = await setUpEngine();
  source.pages = [
    [...people(2), nameless],
    [...people(2, 2), nameless],
  ];
  const { id } = await sync();
  expect(await syncs.records(id, { state: 'failed', limit: 5 })).toHaveLength(1);
});

test('while one has no id nothing is deleted: it may be any of those that seem to be gone', async () => {
  const { source, destination, sync } = await setUpEngine({ integration: { deletes: true } });
  source.pages = [people(100)];
  await sync();
  source.pages = [[...people(99, 1), nameless]];
  const held = await sync();
  expect(held).toMatchObject({ status: 'partially_succeeded', counts: { deleted: 0 } });
  expect(held.fault?.message).toMatch(/nothing was deleted/);
  expect(destination.kept.size).toBe(100);
  source.pages = [people(99, 1)];
  expect(await sync()).toMatchObject({ status: 'succeeded', counts: { deleted: 1 } });
});

test('a source that was never asked so is read as ever', async () => {
  const source = new FakeRemoteSystem();
  source.pages = [[...people(1), nameless]];
  const asked = { collection: 'people', cursor: null, since: null, filters: {}, signal: new AbortController().signal };
  await expect(source.readPage(asked)).rejects.toMatchObject({ kind: 'invalid' });
});

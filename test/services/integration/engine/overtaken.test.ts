// A create whose outcome is not clear, and newer content of the same record in the same run: the one record is made once.
import { expect, test } from 'vitest';
import type { JsonObject } from '../../../../src/core/json.ts';
import { FakeRemoteSystem, fault, idOf } from '../../../fakes/remote-system.ts';
import { setUpEngine } from '../../../support/engine.ts';

/** A system that creates once for each key, and whose first answer about “a” is lost after it acted. */
async function world(batch?: number) {
  const destination = new FakeRemoteSystem({
    idempotency: 'header',
    lanes: 1,
    ...(batch === undefined ? {} : { batch }),
  });
  const created = new Map<string, JsonObject>();
  let lost = false;
  destination.write = async (writings) => {
    await new Promise((resolve) => setImmediate(resolve));
    const key = writings.map((writing) => writing.key).join();
    if (!created.has(key)) created.set(key, { ids: writings.map(({ record }) => record['id'] ?? null) });
    const loses = !lost && writings.some(({ record }) => record['id'] === 'a');
    lost ||= loses;
    return writings.map(({ record }) =>
      loses ? { kind: 'failed', fault: fault({ unclear: true }) } : { kind: 'written', remoteId: idOf(record) },
    );
  };
  const engine = await setUpEngine({ destination, action: 'create' });
  const times = (id: string) => [...created.values()].flatMap(({ ids }) => ids).filter((one) => one === id).length;
  return { ...engine, times };
}

test('newer content does not go under another key while it is unclear whether the older one made the record', async () => {
  const { source, sync, times } = await world();
  source.pages = [[{ id: 'a', v: 1 }], [{ id: 'b', v: 1 }], [{ id: 'c', v: 1 }], [{ id: 'a', v: 2 }]];
  expect(await sync()).toMatchObject({ status: 'succeeded', counts: { written: 3, unchanged: 1 } });
  expect(['a', 'b', 'c'].map(times)).toEqual([1, 1, 1]);
});

test('nor in batches', async () => {
  const { source, sync, times } = await world(2);
  source.pages = [
    [
      { id: 'a', v: 1 },
      { id: 'b', v: 1 },
    ],
    [
      { id: 'c', v: 1 },
      { id: 'd', v: 1 },
    ],
    [
      { id: 'e', v: 1 },
      { id: 'a', v: 2 },
    ],
  ];
  expect(await sync()).toMatchObject({ status: 'succeeded', counts: { written: 5, unchanged: 1 } });
  expect(['a', 'b', 'c', 'd', 'e'].map(times)).toEqual([1, 1, 1, 1, 1]);
});

test('what was clearly refused in passing is overtaken: what is read last is what is made', async () => {
  const destination = new FakeRemoteSystem({ idempotency: 'header' });
  const { source, sync } = await setUpEngine({ destination, action: 'create' });
  let refused = false;
  destination.refuses = ({ record }) => {
    if (record['id'] !== 'a' || refused) return undefined;
    refused = true;
    return fault({ status: 503 });
  };
  source.pages = [[{ id: 'a', v: 1 }], [{ id: 'b', v: 1 }], [{ id: 'c', v: 1 }], [{ id: 'a', v: 2 }]];
  await sync();
  expect(destination.kept.get('a')).toEqual({ id: 'a', v: 2 });
  expect(destination.written).toHaveLength(3);
});

test('a system that cannot be asked twice gets no newer content of a record that may stand there already', async () => {
  const destination = new FakeRemoteSystem({ idempotency: 'none' });
  const { source, sync, syncs } = await setUpEngine({ destination, action: 'create' });
  destination.refuses = ({ record }) =>
    record['v'] === 1 && record['id'] === 'a' ? fault({ unclear: true }) : undefined;
  source.pages = [[{ id: 'a', v: 1 }], [{ id: 'b', v: 1 }], [{ id: 'c', v: 1 }], [{ id: 'a', v: 2 }]];
  const { id, counts } = await sync();
  expect(counts).toMatchObject({ written: 2, failed: 1, unchanged: 1 });
  expect(destination.written.map(({ record }) => record['id'])).toEqual(['b', 'c']);
  expect(await syncs.records(id, { state: 'failed', limit: 5 })).toMatchObject([{ id: 'a' }]);
});

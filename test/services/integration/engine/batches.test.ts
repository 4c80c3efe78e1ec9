// Batches that go under one key: the key names exactly these records, so the same ones go together on every try.
import { expect, test, vi } from 'vitest';
import type { Writing } from '../../../../src/core/ports/remote-system.ts';
import { FakeRemoteSystem, fault, idOf } from '../../../fakes/remote-system.ts';
import { paged, people, setUpEngine } from '../../../support/engine.ts';

/** Keeps what comes under a key it knows as done, as systems do that honour such keys. */
function keyed(batch = 10) {
  const destination = new FakeRemoteSystem({ idempotency: 'header', batch, lanes: 3 });
  const calls: (readonly Writing[])[] = [];
  const created: string[] = [];
  const keys = new Set<string>();
  /** What comes of a call: undefined is an answer. */
  const fate: { of: (call: readonly Writing[]) => 'lost' | 'unclear' | 'refused' | undefined } = {
    of: () => undefined,
  };
  destination.write = async (writings) => {
    await new Promise((resolve) => setImmediate(resolve));
    calls.push(writings);
    const came = fate.of(writings);
    if (came === 'refused')
      return writings.map(() => ({ kind: 'failed', fault: fault({ status: 503, unclear: false }) }));
    const key = writings.map((writing) => writing.key).join();
    if (!keys.has(key)) created.push(...writings.map(({ record }) => idOf(record)));
    keys.add(key);
    if (came === 'lost') return await new Promise(() => undefined);
    if (came === 'unclear') return writings.map(() => ({ kind: 'failed', fault: fault({ unclear: true }) }));
    return writings.map(({ record }) => ({ kind: 'written', remoteId: idOf(record) }));
  };
  return { destination, calls, created, fate };
}

async function setUp() {
  const system = keyed();
  const world = await setUpEngine({ destination: system.destination, action: 'create' });
  world.source.pages = paged(people(95), 25);
  return { ...world, ...system };
}

test('after a crash the same records go together again, and nothing is created twice', async () => {
  const { calls, created, fate, begin, carry, finish, syncs } = await setUp();
  const { id } = await begin();
  fate.of = ({ length }) => (calls.length > 4 && length > 0 ? 'lost' : undefined);
  void carry(id);
  await vi.waitFor(() => expect(calls.length).toBeGreaterThanOrEqual(6), 10_000);
  await new Promise((resolve) => setTimeout(resolve, 20));
  fate.of = () => undefined;
  await syncs.recover();
  expect(await finish(id)).toMatchObject({ status: 'succeeded', counts: { written: 95 } });
  expect(created.toSorted()).toEqual(people(95).map((person) => person['id']));
});

test('after an unclear answer the same records go together again, however often', async () => {
  const { calls, created, fate, sync } = await setUp();
  const unclear = new Map<string, number>();
  fate.of = ([first]) => {
    const tried = (unclear.get(first?.key ?? '') ?? 0) + 1;
    unclear.set(first?.key ?? '', tried);
    return tried <= 3 ? 'unclear' : undefined;
  };
  expect(await sync()).toMatchObject({ status: 'succeeded', counts: { written: 95 } });
  expect(created.toSorted()).toEqual(people(95).map((person) => person['id']));
  expect(new Set(calls.map((call) => call.map(({ key }) => key).join())).size).toBe(unclear.size);
});

test('what is still unclear after the last try is said to be uncertain, and all of it can be retried as it was', async () => {
  const { created, fate, sync, syncs, finish, clock } = await setUp();
  fate.of = (call) => (call.some(({ record }) => record['id'] === 'p0012') ? 'unclear' : undefined);
  const { id, status, counts } = await sync();
  const failed = await syncs.records(id, { state: 'failed', limit: 50 });
  expect([status, counts.written + failed.length]).toEqual(['partially_succeeded', 95]);
  expect(new Set(failed.map((record) => record.fault?.message))).toHaveLength(1);
  expect(failed[0]?.fault?.message).toContain('not known whether');
  fate.of = () => undefined;
  await syncs.retry(id, 'all', clock.real.now());
  expect(await finish(id)).toMatchObject({ status: 'succeeded', counts: { written: 95 } });
  expect(created.toSorted()).toEqual(people(95).map((person) => person['id']));
});

test('a record that comes again while its batch is unclear stays with it: nothing is doubled, and all can be retried', async () => {
  const { created, fate, source, sync, syncs, finish, clock } = await setUp();
  source.pages = [people(10), [{ id: 'p0003', name: 'Newer' }]];
  fate.of = ({ length }) => (length === 10 ? 'unclear' : undefined);
  const { id, counts } = await sync();
  expect([counts.failed, counts.unchanged]).toEqual([10, 1]);
  fate.of = () => undefined;
  await syncs.retry(id, 'all', clock.real.now());
  expect(await finish(id)).toMatchObject({ counts: { written: 10, failed: 0 } });
  expect(created.toSorted()).toEqual(people(10).map((person) => person['id']));
});

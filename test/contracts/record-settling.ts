// What every store of runs does when a person says what became of a failed record.
import { describe, expect, test } from 'vitest';
import type { SyncFault } from '../../src/core/integration.ts';
import type { SyncsUnderTest } from './syncs.ts';
import { answered, integrationOf, pendingOf, syncOf } from './syncs.ts';

const fault: SyncFault = { kind: 'uncertain', blame: 'remote', message: 'unknown', fix: 'look', status: null };
const unknown = (id: string) => answered(id, { state: 'failed', fault, unclear: true, cut: `cut-${id}` });

export function recordSettlingContract(name: string, open: () => Promise<SyncsUnderTest>): void {
  /** A run of two records of which nobody knows whether they arrived. */
  const setUp = async () => {
    const { syncs, integrations, clock, tenant, newId } = await open();
    const integration = integrationOf(tenant, newId, clock.real.now());
    await integrations.add(integration, 'fingerprint');
    const begin = async () => {
      const sync = syncOf(integration, newId, clock.real.now());
      await syncs.open(sync);
      return sync.id;
    };
    const save = {
      refused: [],
      counts: { read: 2 },
      seen: [],
      cursor: null,
      readDone: true,
      nextSince: null,
      answers: [],
    };
    const id = await begin();
    await syncs.savePage({ ...save, sync: id, pending: ['a', 'b'].map(pendingOf) });
    await syncs.acknowledge(id, [unknown('a'), unknown('b')], { all: true });
    await syncs.end(id, { status: 'failed', fault, finishedAt: clock.real.now() });
    const seen = (await syncs.record(id, 'a'))?.updatedAt ?? new Date(0);
    clock.advance(1_000);
    return { syncs, integration, id, seen, begin, clock };
  };
  const knownOf = async ({ syncs, integration }: Awaited<ReturnType<typeof setUp>>) =>
    (await syncs.known(integration.id, ['a'])).get('a');

  describe(`${name}: settled records`, () => {
    test('a record tells whether it was sent and whether its making is unclear; others are unknown', async () => {
      const { syncs, id } = await setUp();
      expect(await syncs.record(id, 'a')).toMatchObject({
        state: 'failed',
        unclear: true,
        wasSent: true,
        remove: false,
      });
      expect(await syncs.record(id, 'nobody')).toBeUndefined();
    });

    test('where that is asked, all others are tried again, and these stay', async () => {
      const { syncs, id, clock } = await setUp();
      const now = clock.real.now();
      expect(await syncs.retry(id, 'clear', now)).toBe(0);
      await syncs.acknowledge(id, [answered('b', { state: 'failed', fault, unclear: false })], { all: true });
      expect(await syncs.retry(id, 'clear', now)).toBe(1);
      const waiting = await syncs.pending(id, { dueBy: now, limit: 10 });
      expect(waiting.map((record) => record.id)).toEqual(['b']);
    });

    test('what is there counts as written, is known under its id, and binds no later run', async () => {
      const world = await setUp();
      const { syncs, id, seen, begin } = world;
      expect(await syncs.takeAsThere(id, { id: 'a', remoteId: 'r-a', seen })).toBe(true);
      expect(await syncs.record(id, 'a')).toMatchObject({
        state: 'written',
        remoteId: 'r-a',
        fault: null,
        unclear: false,
      });
      expect(await knownOf(world)).toEqual({ digest: pendingOf('a').digest, remoteId: 'r-a' });
      expect(await syncs.get(id)).toMatchObject({ status: 'failed', counts: { failed: 1, written: 1 } });
      expect([...(await syncs.unclear(await begin(), ['a', 'b'])).keys()]).toEqual(['b']);
    });

    test('with the last one settled the run has succeeded', async () => {
      const { syncs, id, seen } = await setUp();
      for (const record of ['a', 'b']) await syncs.takeAsThere(id, { id: record, remoteId: null, seen });
      expect(await syncs.get(id)).toMatchObject({
        status: 'succeeded',
        fault: null,
        counts: { failed: 0, written: 2 },
      });
    });

    test('said twice it is said once; another id, or another state than was seen, is refused', async () => {
      const { syncs, id, seen } = await setUp();
      const as = { id: 'a', remoteId: 'r-a', seen };
      expect(await syncs.takeAsThere(id, { ...as, seen: new Date(seen.getTime() - 1) })).toBe(false);
      expect([await syncs.takeAsThere(id, as), await syncs.takeAsThere(id, as)]).toEqual([true, true]);
      expect(await syncs.takeAsThere(id, { ...as, remoteId: 'other' })).toBe(false);
      expect((await syncs.get(id)).counts).toMatchObject({ failed: 1, written: 1 });
    });

    test('taken back, everything is as it was, and the record can be retried with its content', async () => {
      const world = await setUp();
      const { syncs, id, seen, clock } = world;
      const before = [await syncs.record(id, 'a'), await syncs.get(id), await knownOf(world)];
      await syncs.takeAsThere(id, { id: 'a', remoteId: 'r-a', seen });
      expect([
        await syncs.takeAsFailed(id, { id: 'a', seen }),
        await syncs.takeAsFailed(id, { id: 'a', seen }),
      ]).toEqual([true, true]);
      expect([await syncs.record(id, 'a'), await syncs.get(id), await knownOf(world)]).toEqual(before);
      expect(await syncs.retry(id, ['a'], clock.real.now())).toBe(1);
      const [again] = await syncs.pending(id, { dueBy: clock.real.now(), limit: 1 });
      expect(again).toMatchObject({ id: 'a', body: pendingOf('a').body, cut: 'cut-a' });
    });

    test('what a run has written since is not taken back', async () => {
      const { syncs, id, seen, begin } = await setUp();
      await syncs.takeAsThere(id, { id: 'a', remoteId: 'r-a', seen });
      const later = answered('a', { state: 'written', remoteId: 'r-a', digest: 'newer' });
      await syncs.acknowledge(await begin(), [later], { all: false });
      expect(await syncs.takeAsFailed(id, { id: 'a', seen })).toBe(false);
      expect(await syncs.record(id, 'a')).toMatchObject({ state: 'written' });
    });
  });
}

// What every store of runs knows of what an integration wrote last, by its id over there.
import { describe, expect, test } from 'vitest';
import { IntegrationId } from '../../src/core/ids.ts';
import type { Sync } from '../../src/core/integration.ts';
import type { Syncs } from '../../src/core/ports/syncs.ts';
import type { SyncsUnderTest } from './syncs.ts';
import { answered, integrationOf, pendingOf, syncOf } from './syncs.ts';

export function lastWritingsContract(name: string, open: () => Promise<SyncsUnderTest>): void {
  const setUp = async () => {
    const { syncs, integrations, clock, tenant, newId } = await open();
    const integration = integrationOf(tenant, newId, clock.real.now());
    await integrations.add(integration, 'fingerprint');
    const begin = async (): Promise<Sync> => {
      const sync = syncOf(integration, newId, clock.real.now());
      await syncs.open(sync);
      return sync;
    };
    const page = { refused: [], counts: {}, cursor: null, readDone: true, nextSince: null, answers: [] };
    const save = (sync: Sync, ids: readonly string[], more: Partial<Parameters<Syncs['savePage']>[0]> = {}) =>
      syncs.savePage({ ...page, sync: sync.id, pending: ids.map(pendingOf), seen: ids, ...more });
    return { syncs, begin, save, integration };
  };

  describe(`${name}: last writings`, () => {
    test('what was written is found by its id over there, with its time, until something newer came of the record', async () => {
      const { syncs, begin, save, integration } = await setUp();
      const sync = await begin();
      await save(sync, ['a', 'b']);
      expect(await syncs.wroteTo(integration.id, ['r1', 'b'])).toEqual(new Map());
      await syncs.acknowledge(
        sync.id,
        [answered('a', { state: 'written', remoteId: 'r1' }), answered('b', { state: 'written', remoteId: null })],
        { all: false },
      );
      const wrote = await syncs.wroteTo(integration.id, ['r1', 'b', 'a']);
      expect([...wrote.keys()].toSorted()).toEqual(['b', 'r1']);
      expect(wrote.get('r1')).toEqual({ id: 'a', digest: 'd-a', at: expect.any(Date) });
      const touched = await syncs.touched(integration.id, ['a', 'b', 'c']);
      expect([...touched.keys()].toSorted()).toEqual(['a', 'b']);
      expect(touched.get('a')).toEqual(wrote.get('r1')?.at);
      expect(await syncs.touched(IntegrationId.parse('int_other'), ['a'])).toEqual(new Map());
    });

    test('a content that came from the destination is kept as the digest of what is known, and makes nothing known', async () => {
      const { syncs, begin, save, integration } = await setUp();
      const sync = await begin();
      await save(sync, ['a']);
      await syncs.acknowledge(sync.id, [answered('a', { state: 'written', remoteId: 'r1' })], { all: true });
      const alreadyThere = ['a', 'b'].map((id) => ({ id, digest: 'from-there' }));
      await save(sync, [], { alreadyThere });
      const known = await syncs.known(integration.id, ['a', 'b']);
      expect(known).toEqual(new Map([['a', { digest: 'from-there', remoteId: 'r1' }]]));
      const [last] = (await syncs.wroteTo(integration.id, ['r1'])).values();
      expect(last).toEqual({ id: 'a', digest: 'from-there', at: null });
    });
  });
}

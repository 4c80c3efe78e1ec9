// What every store of runs knows of records that are gone at the source, from look to look.
import { describe, expect, test } from 'vitest';
import type { Sync } from '../../src/core/integration.ts';
import type { Syncs } from '../../src/core/ports/syncs.ts';
import type { SyncsUnderTest } from './syncs.ts';
import { answered, integrationOf, pendingOf, syncOf } from './syncs.ts';

const written = (id: string) => answered(id, { state: 'written' });

export function goneRecordsContract(name: string, open: () => Promise<SyncsUnderTest>): void {
  const setUp = async () => {
    const { syncs, integrations, clock, tenant, newId } = await open();
    const integration = integrationOf(tenant, newId, clock.real.now());
    await integrations.add(integration, 'fingerprint');
    const begin = async (more: Partial<Sync> = {}): Promise<Sync> => {
      const sync = { ...syncOf(integration, newId, clock.real.now()), ...more };
      await syncs.open(sync);
      return sync;
    };
    const page = { refused: [], counts: {}, cursor: null, readDone: true, nextSince: null, answers: [] };
    const save = (sync: Sync, ids: readonly string[], more: Partial<Parameters<Syncs['savePage']>[0]> = {}) =>
      syncs.savePage({ ...page, sync: sync.id, pending: ids.map(pendingOf), seen: ids, ...more });
    return { syncs, begin, save, clock };
  };

  describe(`${name}: gone records`, () => {
    test('between looks what is gone is told by the last look that read everything, and by what came after it', async () => {
      const { syncs, begin, save, clock } = await setUp();
      const { id } = await begin({ status: 'active' });
      await save(await syncs.change(id, { startedAt: clock.real.now() }), ['a', 'b', 'c', 'd']);
      await syncs.acknowledge(id, ['a', 'b', 'c', 'd'].map(written), { all: true });
      await save(await syncs.change(id, { run: 2, scannedAt: clock.real.now() }), [], { seen: ['a', 'b'] });
      expect(await syncs.unseen(id, 10)).toMatchObject({ ids: [{ id: 'c' }, { id: 'd' }], known: 4 });
      await syncs.change(id, { run: 3, scannedRun: 2, readDone: false, since: 'yesterday' });
      expect(await syncs.unseen(id, 10)).toMatchObject({ ids: [{ id: 'c' }, { id: 'd' }] });
      await save(await syncs.get(id), [], { seen: ['b'] });
      expect(await syncs.unseen(id, 10)).toMatchObject({ ids: [{ id: 'c' }, { id: 'd' }] });
      clock.advance(1_000);
      const other = await begin({ startedAt: clock.real.now() });
      await save(other, [], { seen: ['a', 'c'] });
      expect(await syncs.unseen(id, 10)).toMatchObject({ ids: [{ id: 'd' }], count: 1, known: 4 });
    });
  });
}

// What every store of runs keeps for undoing one: what it made, what stood there before, and what was written last.
import { describe, expect, test } from 'vitest';
import type { SyncsUnderTest } from './syncs.ts';
import { answered, integrationOf, syncOf } from './syncs.ts';

const changedTo = (value: number) =>
  ({ state: 'written', remoteId: 'r-a', wayBack: { made: false, wrote: { value } } }) as const;

const done = (record: string, made: boolean) =>
  answered(record, { state: 'written', remoteId: `r-${record}`, wayBack: { made, wrote: { name: record } } });

export function waysBackContract(name: string, open: () => Promise<SyncsUnderTest>): void {
  const setUp = async () => {
    const { syncs, integrations, clock, tenant, newId } = await open();
    const integration = integrationOf(tenant, newId, clock.real.now());
    await integrations.add(integration, 'fingerprint');
    const begin = async () => {
      const sync = syncOf(integration, newId, clock.real.now());
      await syncs.open(sync);
      return sync;
    };
    return { syncs, begin };
  };

  describe(`${name}: ways back`, () => {
    test('of a record that a run changes twice the first state is kept, and what was written last', async () => {
      const { syncs, begin } = await setUp();
      const { id } = await begin();
      await syncs.keepPrevious(id, [{ id: 'a', was: { value: 1 } }]);
      await syncs.acknowledge(id, [answered('a', changedTo(2))], { all: false });
      await syncs.keepPrevious(id, [{ id: 'a', was: { value: 2 } }]);
      await syncs.acknowledge(id, [answered('a', changedTo(3))], { all: false });
      expect(await syncs.written(id, { limit: 10 })).toEqual([
        {
          id: 'a',
          state: 'written',
          remoteId: 'r-a',
          made: false,
          was: { value: 1 },
          wrote: { value: 3 },
          isCurrent: true,
        },
      ]);
      expect(await syncs.waysBack(id)).toEqual({ made: 0, changed: 1, gone: 0, written: 1 });
    });

    test('what a run made is known, what was changed without its earlier state is not, and what has another id now is told', async () => {
      const { syncs, begin } = await setUp();
      const { id } = await begin();
      await syncs.acknowledge(id, [done('a', true), done('b', false), done('c', true)], { all: false });
      const later = await begin();
      await syncs.acknowledge(later.id, [answered('c', { state: 'written', remoteId: 'r-new' })], { all: false });
      const found = await syncs.written(id, { limit: 10 });
      expect(found.map(({ made, wrote, isCurrent }) => [made, wrote, isCurrent])).toEqual([
        [true, { name: 'a' }, true],
        [null, null, true],
        [true, { name: 'c' }, false],
      ]);
      expect((await syncs.written(id, { limit: 10, after: 'a' })).map((record) => record.id)).toEqual(['b', 'c']);
      expect(await syncs.waysBack(id)).toEqual({ made: 1, changed: 0, gone: 0, written: 3 });
    });

    test('what a run deleted is told with what it held, and counts where that was kept', async () => {
      const { syncs, begin } = await setUp();
      const { id } = await begin();
      await syncs.acknowledge(id, [done('a', false), done('b', false)], { all: false });
      const later = await begin();
      await syncs.keepPrevious(later.id, [{ id: 'a', was: { value: 1 } }]);
      const gone = ['a', 'b'].map((of) => answered(of, { state: 'deleted', remove: true, remoteId: `r-${of}` }));
      await syncs.acknowledge(later.id, gone, { all: false });
      expect(await syncs.written(later.id, { limit: 10 })).toMatchObject([
        { id: 'a', state: 'deleted', remoteId: 'r-a', was: { value: 1 }, wrote: null, isCurrent: false },
        { id: 'b', state: 'deleted', was: null },
      ]);
      expect(await syncs.waysBack(later.id)).toEqual({ made: 0, changed: 0, gone: 1, written: 2 });
    });
  });
}

// What every outbox does: a promise comes up when due, again when its lease ends, and never once it is kept or buried.
import { describe, expect, test } from 'vitest';
import type { TenantId } from '../../src/core/ids.ts';
import type { Outbox } from '../../src/core/ports/outbox.ts';

export interface OutboxUnderTest {
  readonly outbox: Outbox;
  readonly tenants: readonly [TenantId, TenantId];
}

const at = (seconds: number) => new Date(Date.UTC(2026, 0, 1) + seconds * 1000);

export function outboxContract(name: string, open: () => Promise<OutboxUnderTest>): void {
  const setUp = async () => {
    const { outbox, tenants } = await open();
    const [tenant] = tenants;
    const promise = (number: number, due = at(0)) => outbox.promise({ tenant, name: 'count', data: { number }, due });
    const lease = async (now: Date, until = at(1_000_000)) =>
      (await outbox.lease({ now, until, limit: 1000 })).filter((job) => job.tenant === tenant);
    return { outbox, tenants, tenant, promise, lease };
  };

  describe(`${name}: outbox`, () => {
    test('a promise comes up when it is due, as it was made', async () => {
      const { promise, lease, tenant } = await setUp();
      await promise(1, at(10));
      expect(await lease(at(9))).toEqual([]);
      const [job] = await lease(at(10));
      expect(job).toMatchObject({ tenant, name: 'count', data: { number: 1 }, due: at(10), tries: 1 });
    });

    test('a leased promise comes up again when its lease has ended, under the same id', async () => {
      const { promise, lease } = await setUp();
      await promise(1);
      const [first] = await lease(at(1), at(60));
      expect(await lease(at(59), at(60))).toEqual([]);
      const [again] = await lease(at(60), at(120));
      expect(again).toEqual({ ...first, tries: 2 });
    });

    test('what the queue has taken is leased for longer, and everything comes up again once its holders are gone', async () => {
      const { outbox, promise, lease } = await setUp();
      await promise(1);
      await promise(2);
      const [first, second] = await lease(at(1), at(10));
      await outbox.handedOver({ ids: [first?.id ?? ''], until: at(60) });
      expect((await lease(at(10), at(20))).map(({ id }) => id)).toEqual([second?.id]);
      await outbox.releaseAll();
      expect((await lease(at(11), at(70))).map(({ id }) => id).toSorted()).toEqual(
        [first?.id, second?.id].toSorted((a = '', b = '') => (a < b ? -1 : 1)),
      );
    });

    test('of ten leases at once, each promise goes to one', async () => {
      const { promise, lease } = await setUp();
      for (let number = 0; number < 20; number += 1) await promise(number);
      const leased = await Promise.all(Array.from({ length: 10 }, () => lease(at(1), at(1_000))));
      const ids = leased.flat().map(({ id }) => id);
      expect(ids).toHaveLength(20);
      expect(new Set(ids).size).toBe(20);
    });

    test('a kept promise is kept once and gone', async () => {
      const { outbox, promise, lease } = await setUp();
      await promise(1);
      const [job] = await lease(at(1), at(2));
      expect(await outbox.keep(job?.id ?? '')).toBe(true);
      expect(await outbox.keep(job?.id ?? '')).toBe(false);
      expect(await lease(at(10))).toEqual([]);
    });

    test('a buried promise does not come up again', async () => {
      const { outbox, promise, lease } = await setUp();
      await promise(1);
      const [job] = await lease(at(1), at(2));
      await outbox.bury({ id: job?.id ?? '', because: 'upstream_failed' });
      expect(await lease(at(10))).toEqual([]);
    });

    test('the relay sees the promises of all organizations', async () => {
      const { outbox, tenants } = await setUp();
      for (const tenant of tenants) await outbox.promise({ tenant, name: 'count', data: {}, due: at(0) });
      const leased = await outbox.lease({ now: at(1), until: at(1_000_000), limit: 1000 });
      expect(new Set(leased.map(({ tenant }) => tenant))).toEqual(new Set(tenants));
    });
  });
}

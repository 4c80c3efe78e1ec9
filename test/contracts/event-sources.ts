// What every store of signing secrets does: one secret a system, with the one before for a while.
import { describe, expect, test } from 'vitest';
import type { TenantId } from '../../src/core/ids.ts';
import type { EventSources } from '../../src/core/ports/event-sources.ts';

export interface EventSourcesUnderTest {
  readonly sources: EventSources;
  readonly tenants: readonly [TenantId, TenantId];
  /** A system of this run alone. */
  readonly system: string;
}

const at = new Date('2026-06-01T10:00:00Z');
const later = (hours: number) => new Date(at.getTime() + hours * 3_600_000);

export function eventSourcesContract(name: string, open: () => Promise<EventSourcesUnderTest>): void {
  describe(`${name}: event sources`, () => {
    test('a rotated secret comes first, and the one before is good until its end', async () => {
      const { sources, tenants, system } = await open();
      const [tenant] = tenants;
      expect(await sources.rotate({ tenant, system, secret: 's1', at, earlierUntil: later(24) })).toEqual({
        hadOne: false,
      });
      expect(await sources.rotate({ tenant, system, secret: 's2', at: later(1), earlierUntil: later(25) })).toEqual({
        hadOne: true,
      });
      const secretsAt = async (now: Date) => (await sources.ofSystem(system, now)).map(({ secrets }) => secrets);
      expect(await secretsAt(later(2))).toEqual([['s2', 's1']]);
      expect(await secretsAt(later(26))).toEqual([['s2']]);
      expect(await sources.list(tenant)).toEqual([{ system, rotatedAt: later(1) }]);
    });

    test('a system of two organizations has a secret in each', async () => {
      const { sources, tenants, system } = await open();
      for (const tenant of tenants) await sources.rotate({ tenant, system, secret: tenant, at, earlierUntil: at });
      const found = await sources.ofSystem(system, at);
      expect(new Map(found.map(({ tenant, secrets }) => [tenant, secrets]))).toEqual(
        new Map(tenants.map((tenant) => [tenant, [tenant]])),
      );
    });

    test('a removed system is gone, and only once', async () => {
      const { sources, tenants, system } = await open();
      const [tenant] = tenants;
      await sources.rotate({ tenant, system, secret: 's1', at, earlierUntil: at });
      expect(await sources.remove({ tenant, system })).toBe(true);
      expect(await sources.remove({ tenant, system })).toBe(false);
      expect(await sources.ofSystem(system, at)).toEqual([]);
    });
  });
}

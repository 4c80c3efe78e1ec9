// The lease of a run: lengthened by whoever holds it, told by when it ends, and by nobody else.
import { expect, test } from 'vitest';
import { type SyncsUnderTest, integrationOf, syncOf } from './syncs.ts';

export function runLeasesContract(name: string, open: () => Promise<SyncsUnderTest>): void {
  test(`${name}: the lease of a run is lengthened by whoever holds it, and by nobody whom another took it from`, async () => {
    const { syncs, integrations, clock, tenant, newId } = await open();
    const now = clock.real.now();
    const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
    const integration = integrationOf(tenant, newId, now);
    await integrations.add(integration, 'leases');
    const sync = syncOf(integration, newId, now);
    await syncs.open(sync);
    await syncs.claim(sync.id, { now, until: later(60) });
    const renew = (from: number, until: number) => syncs.renew(sync.id, { from: later(from), until: later(until) });
    expect(await renew(60, 90)).toBe(true);
    expect(await syncs.claim(sync.id, { now: later(89), until: later(120) })).toBeUndefined();
    expect(await syncs.claim(sync.id, { now: later(90), until: later(150) })).toBeDefined();
    expect(await renew(90, 200)).toBe(false);
    expect(await syncs.get(sync.id)).toMatchObject({ leaseUntil: later(150) });
    await syncs.goOnAt(sync.id, { at: now });
    expect(await renew(150, 200)).toBe(false);
  });
}

// The lease of a run: lengthened by whoever holds it, told by when it ends, and by nobody else; what a former holder writes is refused.
import { expect, test } from 'vitest';
import { RunTakenOver } from '../../src/core/ports/syncs.ts';
import { type SyncsUnderTest, answered, integrationOf, pendingOf, syncOf } from './syncs.ts';

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

  test(`${name}: a run that another process has claimed takes nothing from the one before, however late it comes`, async () => {
    const { syncs, integrations, clock, tenant, newId } = await open();
    const now = clock.real.now();
    const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
    const integration = integrationOf(tenant, newId, now);
    await integrations.add(integration, 'taken over');
    const { id } = syncOf(integration, newId, now);
    await syncs.open({ ...syncOf(integration, newId, now), id });
    const first = (await syncs.claim(id, { now, until: later(60) }))?.claims;
    const second = (await syncs.claim(id, { now: later(60), until: later(120) }))?.claims;
    const pageOf = (record: string) => ({
      sync: id,
      pending: [pendingOf(record)],
      refused: [],
      counts: { read: 1 },
      seen: [],
      cursor: null,
      readDone: true,
      nextSince: null,
      answers: [],
    });
    await syncs.savePage(pageOf('a'), second);
    const before = await syncs.get(id);
    const done = [answered('a', { state: 'written', remoteId: 'r1' })];
    const failed = [answered('a', { state: 'failed' })];
    const writes = [
      () => syncs.savePage(pageOf('b'), first),
      () => syncs.acknowledge(id, done, { all: false, by: first }),
      () => syncs.acknowledge(id, failed, { all: true, by: first }),
      () => syncs.sending(id, [pendingOf('a')], first),
      () => syncs.keepPrevious(id, [{ id: 'a', was: null }], first),
      () => syncs.change(id, { attempt: 9 }, first),
      () => syncs.goOnAt(id, { at: now }, first),
      () => syncs.end(id, { status: 'failed' }, first),
    ];
    for (const write of writes) await expect(write()).rejects.toBeInstanceOf(RunTakenOver);
    expect(await syncs.get(id)).toEqual(before);
    expect(await syncs.pending(id, { dueBy: later(1e6), limit: 10 })).toEqual([pendingOf('a')]);
    expect((await syncs.known(integration.id, ['a'])).size).toBe(0);
    await syncs.sending(id, [pendingOf('a')], second);
    await syncs.acknowledge(id, done, { all: false, by: second });
    expect(await syncs.cutOff(id)).toEqual([]);
    expect(await syncs.pending(id, { dueBy: later(1e6), limit: 10 })).toEqual([]);
    expect([...(await syncs.known(integration.id, ['a']))]).toMatchObject([['a', { remoteId: 'r1' }]]);
    expect(await syncs.end(id, { status: 'succeeded' }, second)).toMatchObject({ counts: { read: 1, written: 1 } });
  });
}

// What every store of runs does: leases, pages with their place, answers in bundles, what is known of records, promises of work.
import { describe, expect, test } from 'vitest';
import { ActorId, ConnectionId, IntegrationId, type NewId, SyncId, type TenantId } from '../../src/core/ids.ts';
import { type Integration, type Sync, type SyncFault, noCounts } from '../../src/core/integration.ts';
import type { Outbox } from '../../src/core/ports/outbox.ts';
import type { Acknowledged, Integrations, PendingRecord, Syncs } from '../../src/core/ports/syncs.ts';
import type { TestClock } from '../support/clock.ts';

export interface SyncsUnderTest {
  readonly syncs: Syncs;
  readonly other: Syncs;
  readonly integrations: Integrations;
  readonly outbox: Outbox;
  readonly tenant: TenantId;
  readonly clock: TestClock;
  readonly newId: NewId;
}

const fault: SyncFault = { kind: 'invalid', blame: 'integration', message: 'no', fix: 'mend it', status: 422 };

export function syncsContract(name: string, open: () => Promise<SyncsUnderTest>): void {
  const setUp = async () => {
    const given = await open();
    const { syncs, integrations, clock, tenant, newId } = given;
    const now = clock.real.now();
    const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
    const integration = integrationOf(tenant, newId, now);
    await integrations.add(integration, 'fingerprint');
    const begin = async (more: Partial<Sync> = {}): Promise<Sync> => {
      const sync = { ...syncOf(integration, newId, now), ...more };
      await syncs.open(sync);
      return sync;
    };
    const save = (sync: Sync, ids: readonly string[], more: Partial<Parameters<Syncs['savePage']>[0]> = {}) =>
      syncs.savePage({
        sync: sync.id,
        pending: ids.map(pendingOf),
        refused: [],
        counts: { read: ids.length },
        seen: ids,
        cursor: null,
        readDone: true,
        nextSince: null,
        answers: [],
        ...more,
      });
    const promised = async () =>
      (await given.outbox.lease({ now: later(1e6), until: later(2e6), limit: 1000 }))
        .filter((job) => job.tenant === tenant)
        .map(({ name: job, data }) => ({ job, data }));
    return { ...given, now, later, integration, begin, save, promised };
  };

  describe(`${name}: syncs`, () => {
    test('a run that is opened is promised, and opened twice it is one', async () => {
      const { syncs, begin, promised } = await setUp();
      const sync = await begin();
      await syncs.open(sync);
      expect(await promised()).toEqual([{ job: 'run-sync', data: { sync: sync.id } }]);
      expect(await syncs.list({ limit: 10 })).toEqual([sync]);
    });

    test('one holder at a time; when its lease has ended, another takes the run over', async () => {
      const { syncs, begin, now, later } = await setUp();
      const { id } = await begin();
      expect(await syncs.claim(id, { now, until: later(60) })).toMatchObject({ id });
      expect(await syncs.claim(id, { now: later(59), until: later(90) })).toBeUndefined();
      expect(await syncs.claim(id, { now: later(60), until: later(120) })).toMatchObject({ id });
    });

    test('a run that is postponed is promised as one that goes before the others, and otherwise as it was', async () => {
      const { syncs, begin, later, promised } = await setUp();
      const sync = await begin();
      await syncs.postpone(sync.id, later(1));
      expect((await promised()).map(({ job }) => job)).toEqual(['run-sync', 'run-sync-late']);
      expect(await syncs.get(sync.id)).toEqual(sync);
    });

    test('a run waits for its time', async () => {
      const { syncs, begin, now, later } = await setUp();
      const { id } = await begin({ nextAt: later(10) });
      expect(await syncs.claim(id, { now, until: later(60) })).toBeUndefined();
      expect(await syncs.claim(id, { now: later(10), until: later(60) })).toMatchObject({ id });
    });

    test('what is on its way is no work for anybody, and is known until it is answered', async () => {
      const { syncs, begin, save, now, later } = await setUp();
      const sync = await begin();
      await save(sync, ['a', 'b', 'c']);
      await syncs.sending(sync.id, ['a', 'b'].map(pendingOf));
      expect(idsOf(await syncs.pending(sync.id, { dueBy: later(1e6), limit: 10 }))).toEqual(['c']);
      expect(await syncs.cutOff(sync.id)).toEqual(['a', 'b'].map(pendingOf));
      await syncs.acknowledge(sync.id, [answered('a', { state: 'written' })], { all: false });
      await syncs.acknowledge(sync.id, [answered('b', { state: 'pending', due: now })], { all: false });
      expect(await syncs.cutOff(sync.id)).toEqual([]);
      expect(idsOf(await syncs.pending(sync.id, { dueBy: later(1), limit: 10 }))).toEqual(['b', 'c']);
    });

    test('of two runs of one integration the second waits until the first has ended, and is promised then', async () => {
      const { syncs, begin, promised, now, later } = await setUp();
      const [first, second] = [await begin(), await begin()];
      await promised();
      const claimed = await Promise.all(
        [second, first, second].map(({ id }) => syncs.claim(id, { now, until: later(60) })),
      );
      const [held, ...more] = claimed.flatMap((sync) => sync ?? []);
      expect(more).toEqual([]);
      const [mine, others] = held?.id === first.id ? [first, second] : [second, first];
      await syncs.change(mine.id, { status: 'running' });
      await syncs.goOnAt(mine.id, { at: later(5) });
      expect(await syncs.claim(others.id, { now: later(1), until: later(60) })).toBeUndefined();
      await syncs.end(mine.id, { status: 'succeeded' });
      expect(await promised()).toContainEqual({ job: 'run-sync', data: { sync: others.id } });
      expect(await syncs.claim(others.id, { now: later(1), until: later(60) })).toMatchObject({ id: others.id });
    });

    test('a real-time run between two looks holds nobody up, and within one it does', async () => {
      const { syncs, begin, now, later } = await setUp();
      const [live, once] = [await begin({ status: 'active', nextAt: later(60) }), await begin()];
      expect(await syncs.claim(once.id, { now, until: later(30) })).toMatchObject({ id: once.id });
      expect(await syncs.claim(live.id, { now: later(61), until: later(90) })).toMatchObject({ id: live.id });
      expect(await syncs.claim(once.id, { now: later(62), until: later(90) })).toBeUndefined();
    });

    test('a page comes with its place and its counts, and its records wait', async () => {
      const { syncs, begin, save, later } = await setUp();
      const sync = await begin();
      const refused = [{ id: 'c', state: 'failed', fault } as const];
      const saved = await save(sync, ['a', 'b'], {
        cursor: 'next',
        readDone: false,
        refused,
        counts: { read: 3, failed: 1 },
      });
      expect(saved).toMatchObject({ cursor: 'next', readDone: false, counts: { ...noCounts, read: 3, failed: 1 } });
      expect(await syncs.pending(sync.id, { dueBy: later(1), limit: 10 })).toEqual([pendingOf('a'), pendingOf('b')]);
      expect(await syncs.records(sync.id, { state: 'failed', limit: 10 })).toMatchObject([{ id: 'c', fault }]);
    });

    test('what was written is known afterwards, and nothing of it waits', async () => {
      const { syncs, begin, save, integration, later } = await setUp();
      const sync = await begin();
      await save(sync, ['a']);
      await syncs.acknowledge(sync.id, [answered('a', { state: 'written', remoteId: 'r1' })], { all: false });
      expect(await syncs.known(integration.id, ['a', 'b'])).toEqual(
        new Map([['a', { digest: 'd-a', remoteId: 'r1' }]]),
      );
      expect(await syncs.pending(sync.id, { dueBy: later(1), limit: 10 })).toEqual([]);
      expect(await syncs.get(sync.id)).toMatchObject({ counts: { read: 1, written: 1 } });
    });

    test('an answer about older content does not settle what a later page brought', async () => {
      const { syncs, begin, save, later } = await setUp();
      const sync = await begin();
      await save(sync, ['a']);
      await save(sync, [], { pending: [{ ...pendingOf('a'), digest: 'newer', body: { name: 'new' } }] });
      await syncs.acknowledge(sync.id, [answered('a', { state: 'written' })], { all: false });
      expect(await syncs.pending(sync.id, { dueBy: later(1), limit: 10 })).toMatchObject([{ digest: 'newer' }]);
    });

    test('answers that come with the next page are stored with it', async () => {
      const { syncs, begin, save, later } = await setUp();
      const sync = await begin();
      await save(sync, ['a', 'b']);
      const saved = await save(sync, ['c'], { answers: [answered('a', { state: 'written' })] });
      expect(saved.counts).toMatchObject({ read: 3, written: 1 });
      const left = await syncs.pending(sync.id, { dueBy: later(1), limit: 10 });
      expect(left.map(({ id }) => id).toSorted()).toEqual(['b', 'c']);
    });

    test('what a later page brings anew takes the place of what still waited', async () => {
      const { syncs, begin, save, later } = await setUp();
      const sync = await begin();
      const answers = [answered('b', { state: 'pending', attempts: 1, due: later(5), fault })];
      await save(sync, ['a', 'b']);
      await syncs.acknowledge(sync.id, answers, { all: false });
      await save(sync, [], { pending: ['a', 'b'].map((id) => ({ ...pendingOf(id), digest: `new-${id}` })) });
      const left = await syncs.pending(sync.id, { dueBy: later(9), limit: 10 });
      expect(left.map(({ digest }) => digest).toSorted()).toEqual(['new-a', 'new-b']);
    });

    test('of pages that are settled nothing waits but what the answers say', async () => {
      const { syncs, begin, save, later } = await setUp();
      const sync = await begin();
      await save(sync, ['a', 'b']);
      const failed = answered('b', { state: 'pending', attempts: 1, due: later(5), fault });
      await syncs.acknowledge(sync.id, [answered('a', { state: 'written' }), failed], { all: true });
      expect(await syncs.waiting(sync.id)).toEqual({ count: 1, nextDue: later(5), lastFailedDue: later(5) });
    });

    test('a record that may be tried again waits for its time, before those never tried', async () => {
      const { syncs, begin, save, later } = await setUp();
      const sync = await begin();
      await save(sync, ['a', 'b']);
      await syncs.acknowledge(sync.id, [answered('b', { state: 'pending', attempts: 1, due: later(5), fault })], {
        all: false,
      });
      expect(await syncs.waiting(sync.id)).toMatchObject({ lastFailedDue: later(5) });
      expect((await syncs.pending(sync.id, { dueBy: later(4), limit: 10 })).map(({ id }) => id)).toEqual(['a']);
      expect((await syncs.pending(sync.id, { dueBy: later(5), limit: 10 })).map(({ id }) => id)).toEqual(['b', 'a']);
    });

    test('a run ends once and is told of once; what was cancelled stays so', async () => {
      const { syncs, begin, now, promised } = await setUp();
      const { id } = await begin();
      await syncs.end(id, { status: 'cancelled', finishedAt: now });
      await syncs.end(id, { status: 'failed', finishedAt: now });
      expect(await syncs.change(id, { attempt: 7 })).toMatchObject({ status: 'cancelled', attempt: 0 });
      expect((await promised()).filter(({ job }) => job === 'tell-sync')).toEqual([
        { job: 'tell-sync', data: { sync: id, run: 1 } },
      ]);
    });

    test('failed records are tried again in their run', async () => {
      const { syncs, begin, save, now, later } = await setUp();
      const { id } = await begin();
      await save(await syncs.get(id), ['a', 'b']);
      await syncs.acknowledge(
        id,
        [answered('a', { state: 'failed', fault }), answered('b', { state: 'failed', fault })],
        { all: false },
      );
      await syncs.end(id, { status: 'failed', finishedAt: now });
      expect(await syncs.retry(id, ['a'], now)).toBe(1);
      expect(await syncs.get(id)).toMatchObject({ status: 'queued', counts: { failed: 1 } });
      expect(await syncs.pending(id, { dueBy: later(1), limit: 10 })).toEqual([pendingOf('a')]);
    });

    test('what a later run did not see is named', async () => {
      const { syncs, begin, save } = await setUp();
      const first = await begin();
      await save(first, ['a', 'b']);
      await syncs.acknowledge(first.id, [answered('a', { state: 'written' }), answered('b', { state: 'written' })], {
        all: false,
      });
      const second = await begin();
      await save(second, [], { seen: ['a'] });
      expect(await syncs.unseen(second.id, 10)).toMatchObject({ ids: [{ id: 'b' }], known: 2, count: 1 });
    });

    test('each look of a real-time run is a scan of its own, and stays the last one until the next is complete', async () => {
      const { syncs, begin, save, later } = await setUp();
      const { id } = await begin();
      await save(await syncs.get(id), ['a', 'b', 'c']);
      await syncs.acknowledge(
        id,
        ['a', 'b', 'c'].map((record) => answered(record, { state: 'written' })),
        { all: true },
      );
      expect(await syncs.unseen(id, 10)).toMatchObject({ ids: [], known: 3, count: 0 });
      const to = { status: 'active', run: 2, readDone: false } as const;
      await syncs.goOnAt(id, { at: later(60), to });
      expect(await syncs.unseen(id, 10)).toMatchObject({ ids: [] });
      await save(await syncs.get(id), [], { seen: ['b'] });
      expect(idsOf((await syncs.unseen(id, 10)).ids)).toEqual(['a', 'c']);
      await syncs.acknowledge(id, [answered('c', { state: 'failed', remove: true, fault })], { all: false });
      expect(idsOf((await syncs.unseen(id, 10)).ids)).toEqual(['a']);
    });

    test('one run that goes from look to look is known to the others', async () => {
      const { syncs, begin, later } = await setUp();
      const [live, other] = [await begin(), await begin()];
      expect(await syncs.isLive(other.id)).toBe(false);
      await syncs.goOnAt(live.id, { at: later(60), to: { status: 'active' } });
      expect([await syncs.isLive(other.id), await syncs.isLive(live.id)]).toEqual([true, false]);
    });

    test('records of one cut stay together: where they wait, and when one of them is retried', async () => {
      const { syncs, begin, save, now, later } = await setUp();
      const { id } = await begin();
      await save(await syncs.get(id), [], { pending: [...cut('x', 'a', 'c'), ...cut('y', 'b', 'd')] });
      const waits = (await syncs.pending(id, { dueBy: later(1), limit: 10 })).map((record) => record.cut);
      expect(waits).toEqual(['x', 'x', 'y', 'y']);
      const failed = ['a', 'b', 'c', 'd'].map((record) =>
        answered(record, { state: 'failed', fault, cut: record === 'a' || record === 'c' ? 'x' : null }),
      );
      await syncs.acknowledge(id, failed, { all: true });
      await syncs.end(id, { status: 'failed', finishedAt: now });
      expect(await syncs.retry(id, ['c'], now)).toBe(2);
      expect(await syncs.pending(id, { dueBy: later(1), limit: 10 })).toEqual(cut('x', 'a', 'c'));
    });

    test('what may stand over there already is known by its cut, until its answer is clear', async () => {
      const { syncs, begin, save, now } = await setUp();
      const { id } = await begin();
      await save(await syncs.get(id), [], { pending: cut('p', 'p') });
      const bound = ['a', 'b', 'c'].map((of) =>
        answered(of, { state: 'pending', due: now, cut: of === 'c' ? null : of }),
      );
      await syncs.acknowledge(id, [...bound, answered('d', { state: 'failed', fault, cut: 'd' })], { all: false });
      await syncs.acknowledge(id, [answered('b', { state: 'written' })], { all: false });
      expect([...(await syncs.bound(id, ['a', 'b', 'c', 'd', 'p']))].toSorted()).toEqual(['a', 'd']);
    });

    test('what a run may have made is known to later runs of the same integration, until its answer is clear', async () => {
      const { syncs, begin, save, now } = await setUp();
      const [first, later] = [(await begin()).id, (await begin()).id];
      const failed = (of: string, more = {}) => answered(of, { state: 'failed', fault, cut: of, ...more });
      await save(await syncs.get(first), [], { pending: cut('p', 'p') });
      const unclear = ['a', 'b', 'c', 'd'].map((of) => failed(of, { unclear: true }));
      await syncs.acknowledge(first, [...unclear, failed('e')], { all: false });
      // Refused in passing, it stays unclear; so is what was on its way when the run was cut off and cancelled.
      const then = [failed('b'), answered('c', { state: 'written' }), failed('d', { cut: null })];
      await syncs.acknowledge(first, then, { all: false });
      await syncs.sending(first, [pendingOf('f')]);
      await syncs.end(first, { status: 'cancelled', finishedAt: now });
      const found = await syncs.unclear(later, ['a', 'b', 'c', 'd', 'e', 'f', 'p']);
      expect([...found.keys()].toSorted()).toEqual(['a', 'b', 'f']);
      expect(found.get('a')).toEqual({ sync: first, digest: 'd-a', at: now });
      expect([...(await syncs.unclear(first, ['a', 'b'])).keys()]).toEqual([]);
    });

    test('an ad-hoc pairing is found again, with what is known of it', async () => {
      const { integrations, integration, newId, tenant, now } = await setUp();
      const again = await integrations.add(integrationOf(tenant, newId, now), 'fingerprint');
      expect(again).toMatchObject({ id: integration.id, version: 2 });
    });

    test('another organization sees nothing of it', async () => {
      const { other, begin } = await setUp();
      const { id } = await begin();
      expect(await other.list({ limit: 10 })).toEqual([]);
      await expect(other.get(id)).rejects.toMatchObject({ code: 'not_found' });
    });
  });
}

export const pendingOf = (id: string): PendingRecord => ({
  id,
  body: { name: id },
  digest: `d-${id}`,
  attempts: 0,
  remoteId: null,
  remove: false,
  cut: null,
});

const cut = (of: string, ...ids: string[]) => ids.map((id) => ({ ...pendingOf(id), cut: of }));

const idsOf = (records: readonly { id: string }[]): string[] => records.map(({ id }) => id);

export const answered = (id: string, more: Partial<Acknowledged> & Pick<Acknowledged, 'state'>): Acknowledged => ({
  id,
  body: { name: id },
  digest: `d-${id}`,
  remove: false,
  cut: null,
  attempts: 1,
  remoteId: null,
  fault: null,
  due: null,
  ...more,
});

export const integrationOf = (tenant: TenantId, newId: NewId, createdAt: Date): Integration => ({
  id: IntegrationId.parse(newId('int')),
  tenant,
  name: 'HR to payroll',
  source: { connection: ConnectionId.parse('con_1'), system: 'rest', collection: 'people', filters: {} },
  destination: { connection: ConnectionId.parse('con_2'), system: 'rest', collection: 'people', action: 'upsert' },
  mapping: {},
  mode: 'once',
  schedule: null,
  retry: { maxRetries: 3, backoffMultiplier: 2 },
  webhookUrl: null,
  webhookSecret: null,
  deletes: true,
  enabled: true,
  adHoc: true,
  version: 1,
  createdAt,
  createdBy: ActorId.parse('u_nora'),
});

export const syncOf = ({ id, tenant, createdBy }: Integration, newId: NewId, createdAt: Date): Sync => ({
  id: SyncId.parse(newId('sync')),
  tenant,
  integration: id,
  resyncOf: null,
  undoOf: null,
  status: 'queued',
  dryRun: false,
  run: 1,
  cursor: null,
  since: null,
  nextSince: null,
  only: null,
  deletesAllowed: null,
  preview: null,
  readDone: false,
  counts: noCounts,
  attempt: 0,
  fault: null,
  startedAt: null,
  finishedAt: null,
  nextAt: null,
  leaseUntil: null,
  createdAt,
  createdBy,
});

// Runs and their records in memory, whole: leases, counts, links and promises as in the database.
import type { NewId, SyncId, TenantId } from '../../src/core/ids.ts';
import { type Sync, type SyncRecord, hasEnded } from '../../src/core/integration.ts';
import type { Clock } from '../../src/core/clock.ts';
import type { JsonObject } from '../../src/core/json.ts';
import type { Outbox } from '../../src/core/ports/outbox.ts';
import {
  type Acknowledged,
  type KnownRecord,
  type PageSaved,
  type PendingRecord,
  type Syncs,
  type Unclear,
  type Written,
  addCounts,
} from '../../src/core/ports/syncs.ts';
import { Problem } from '../../src/core/problem.ts';
import { lastWritings } from './last-writings.ts';
import { recordSettling } from './record-settling.ts';
import {
  type Row,
  countsOf,
  earliest,
  goesFirst,
  heldBy,
  inOrder,
  isGone,
  isUntried,
  refusedRow,
  renewing,
  scanOf,
  toPending,
} from './sync-rows.ts';

interface SyncsDependencies {
  readonly tenant: TenantId;
  readonly clock: Clock;
  readonly outbox?: Outbox;
  readonly newId: NewId;
}

export class FakeSyncs implements Syncs {
  readonly syncs = new Map<SyncId, Sync>();
  readonly rows = new Map<string, Row>();
  readonly links = new Map<string, KnownRecord & { seen: string }>();
  readonly ways = new Map<string, Pick<Written, 'made' | 'was' | 'wrote'>>();
  readonly #sent = new Set<string>();
  readonly #parts: SyncsDependencies;
  readonly record: Syncs['record'];
  readonly takeAsThere: Syncs['takeAsThere'];
  readonly takeAsFailed: Syncs['takeAsFailed'];
  readonly wroteTo: Syncs['wroteTo'];
  readonly touched: Syncs['touched'];
  readonly renew = renewing(this.syncs);

  constructor(dependencies: SyncsDependencies) {
    this.#parts = dependencies;
    const { syncs, rows, links } = this;
    const settling = recordSettling({ syncs, rows, links, now: () => dependencies.clock.now() });
    ({ record: this.record, takeAsThere: this.takeAsThere, takeAsFailed: this.takeAsFailed } = settling);
    ({ wroteTo: this.wroteTo, touched: this.touched } = lastWritings({ syncs, rows, links }));
  }

  async open(sync: Sync): Promise<void> {
    if (this.syncs.has(sync.id)) return;
    this.syncs.set(sync.id, sync);
    await this.#promise('run-sync', { sync: sync.id }, sync.nextAt);
  }

  async get(id: SyncId): Promise<Sync> {
    const sync = this.syncs.get(id);
    if (sync === undefined) throw new Problem('not_found', `There is no sync ${id}.`);
    return sync;
  }

  async list({ limit, before, integration }: Parameters<Syncs['list']>[0]): Promise<readonly Sync[]> {
    const all = [...this.syncs.values()].toReversed();
    const from = before === undefined ? 0 : all.findIndex(({ id }) => id === before) + 1;
    return all
      .slice(from)
      .filter((sync) => integration === undefined || sync.integration === integration)
      .slice(0, limit);
  }

  async claim(id: SyncId, { now, until }: Parameters<Syncs['claim']>[1]): Promise<Sync | undefined> {
    await this.get(id);
    // Read and written in one breath, as one statement would.
    const sync = this.syncs.get(id);
    if (sync === undefined) return undefined;
    const isHeld = sync.leaseUntil !== null && sync.leaseUntil > now;
    const waits = sync.nextAt !== null && sync.nextAt > now;
    const order = [...this.syncs.keys()];
    const behind = this.#others(sync).some((other) =>
      goesFirst(other, sync, { now, isOlder: order.indexOf(other.id) < order.indexOf(id) }),
    );
    return hasEnded(sync.status) || isHeld || waits || behind
      ? undefined
      : this.#set(sync, { leaseUntil: until, begun: (sync.begun ?? 0) + 1, claims: (sync.claims ?? 0) + 1 });
  }

  async change(...[id, to, by]: Parameters<Syncs['change']>): Promise<Sync> {
    const sync = heldBy(await this.get(id), by);
    return hasEnded(sync.status) ? sync : this.#set(sync, to);
  }

  async goOnAt(...[id, { at, to = {}, told }, by]: Parameters<Syncs['goOnAt']>): Promise<Sync> {
    const sync = heldBy(await this.get(id), by);
    if (hasEnded(sync.status)) return sync;
    await this.#promise('run-sync', { sync: id }, at);
    if (told !== undefined) await this.#promise('tell-sync', { sync: id, run: told.run }, null);
    if (to.status === 'active') await this.#promiseNext(sync);
    return this.#set(sync, { begun: undefined, ...to, nextAt: at, leaseUntil: null });
  }

  async wake(id: SyncId, at: Date): Promise<void> {
    const sync = await this.get(id);
    if (sync.status !== 'active') return;
    this.#set(sync, { nextAt: at });
    await this.#promise('run-sync', { sync: id }, at);
  }

  async postpone(id: SyncId, at: Date): Promise<void> {
    await this.#promise('run-sync-late', { sync: id }, at);
  }

  async recover(): Promise<void> {
    for (const sync of this.syncs.values())
      if (!hasEnded(sync.status) && sync.leaseUntil !== null) {
        this.#set(sync, { leaseUntil: null });
        await this.#promise('run-sync', { sync: sync.id }, null);
      }
  }

  async end(...[id, to, by]: Parameters<Syncs['end']>): Promise<Sync> {
    const sync = heldBy(await this.get(id), by);
    if (hasEnded(sync.status)) return sync;
    await this.#promise('tell-sync', { sync: id, run: sync.run }, null);
    await this.#promiseNext(sync);
    return this.#set(sync, { begun: undefined, ...to, leaseUntil: null });
  }

  async savePage(page: PageSaved, by?: number): Promise<Sync> {
    const sync = await this.acknowledge(page.sync, page.answers, { all: false, by });
    const now = this.#parts.clock.now();
    for (const { body, ...record } of page.pending)
      this.#put({
        ...record,
        sync: sync.id,
        body,
        state: 'pending',
        fault: null,
        due: now,
        updatedAt: now,
        isInPage: true,
      });
    for (const refused of page.refused) this.#put(refusedRow(refused, { sync: sync.id, updatedAt: now }));
    const linked = [...(page.alreadyThere ?? []), ...page.seen.map((id) => ({ id, seen: scanOf(sync) }))];
    for (const { id, ...more } of linked) {
      const link = this.links.get(this.#link(sync, id));
      if (link !== undefined) this.links.set(this.#link(sync, id), { ...link, ...more });
    }
    const { cursor, readDone, nextSince, counts, preview = sync.preview } = page;
    return this.#set(sync, {
      preview,
      cursor,
      readDone,
      nextSince,
      attempt: 0,
      begun: undefined,
      counts: addCounts(sync.counts, counts),
    });
  }

  async acknowledge(...[id, answers, { all, by }]: Parameters<Syncs['acknowledge']>): Promise<Sync> {
    const sync = heldBy(await this.get(id), by);
    for (const answer of answers) {
      this.#learn(sync, answer);
      this.#settle(sync, answer);
    }
    if (all) for (const [name, row] of this.rows) if (isUntried(row, id)) this.rows.delete(name);
    return this.#set(sync, { begun: undefined, counts: addCounts(sync.counts, countsOf(answers)) });
  }

  #learn(sync: Sync, { id, state, digest, remove, remoteId: given, wayBack }: Acknowledged): void {
    const name = this.#link(sync, id);
    const link = this.links.get(name);
    if (state === 'deleted') this.links.delete(name);
    if (state === 'failed' && remove && link !== undefined) this.links.set(name, { ...link, seen: scanOf(sync) });
    if (state !== 'written') return;
    this.#keepWay(`${sync.id} ${id}`, wayBack);
    const remoteId = given ?? link?.remoteId ?? null;
    this.links.set(name, { digest, remoteId, seen: scanOf(sync) });
  }

  #keepWay(name: string, given: Acknowledged['wayBack']): void {
    if (given === undefined) return;
    const before = this.ways.get(name);
    if (before !== undefined) this.ways.set(name, { ...before, wrote: given.wrote });
    else if (given.made) this.ways.set(name, { ...given, was: null });
  }

  #settle({ id: sync }: Sync, answer: Acknowledged): void {
    const row = this.rows.get(`${sync} ${answer.id}`);
    if (row?.state === 'pending' && row.digest !== answer.digest) return;
    const remoteId = answer.remoteId ?? row?.remoteId ?? null;
    this.#sent.delete(`${sync} ${answer.id}`);
    const unclear = answer.unclear === true || (row?.unclear === true && answer.cut !== null);
    this.#put({ ...answer, unclear, remoteId, sync, updatedAt: this.#parts.clock.now(), isInPage: false });
  }

  async sending(...[sync, records, by]: Parameters<Syncs['sending']>): Promise<void> {
    heldBy(await this.get(sync), by);
    const updatedAt = this.#parts.clock.now();
    for (const record of records) {
      this.#put({ ...record, sync, state: 'pending', fault: null, due: null, updatedAt, isInPage: false });
      this.#sent.add(`${sync} ${record.id}`);
    }
  }

  async bound(sync: SyncId, ids: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = [...this.rows.values()].filter((row) => row.sync === sync && row.cut !== null && !row.isInPage);
    return new Set(
      rows.filter(({ id, state }) => ids.includes(id) && ['pending', 'failed'].includes(state)).map(({ id }) => id),
    );
  }

  async unclear(id: SyncId, ids: readonly string[]): Promise<ReadonlyMap<string, Unclear>> {
    const { integration } = await this.get(id);
    const rows = [...this.rows.values()].filter(
      (row) =>
        row.sync !== id &&
        this.syncs.get(row.sync)?.integration === integration &&
        ids.includes(row.id) &&
        (row.state === 'pending' || row.state === 'failed') &&
        (row.unclear === true || this.#sent.has(`${row.sync} ${row.id}`)),
    );
    return new Map(rows.map(({ id: name, sync, digest, updatedAt }) => [name, { sync, digest, at: updatedAt }]));
  }

  async keepPrevious(...[sync, previous, by]: Parameters<Syncs['keepPrevious']>): Promise<void> {
    heldBy(await this.get(sync), by);
    for (const { id, was } of previous) {
      const name = `${sync} ${id}`;
      if (!this.ways.has(name)) this.ways.set(name, { made: was === null, was, wrote: null });
    }
  }

  async written(...[id, { limit, after = '' }]: Parameters<Syncs['written']>): Promise<readonly Written[]> {
    const { integration } = await this.get(id);
    return [...this.rows.values()]
      .filter((row) => row.sync === id && row.id > after)
      .flatMap(({ id: record, state, remoteId }): Written[] => {
        const way = this.ways.get(`${id} ${record}`);
        if (state !== 'written' && state !== 'deleted' && !(state === 'failed' && way?.wrote)) return [];
        const link = this.links.get(`${integration} ${record}`);
        const isCurrent = remoteId !== null && link?.remoteId === remoteId;
        const { made = null, was = null, wrote = null } = way ?? {};
        return [{ id: record, state, remoteId, made, was, wrote, isCurrent }];
      })
      .toSorted((a, b) => inOrder(a.id, b.id))
      .slice(0, limit);
  }

  async waysBack(id: SyncId): ReturnType<Syncs['waysBack']> {
    const all = await this.written(id, { limit: Number.MAX_SAFE_INTEGER });
    const able = all.filter(({ isCurrent, wrote }) => isCurrent && wrote !== null);
    const made = able.filter((way) => way.made === true).length;
    const gone = all.filter((way) => way.state === 'deleted' && way.was !== null && way.made === false).length;
    return { made, changed: able.length - made, gone, written: all.length };
  }

  async cutOff(sync: SyncId): Promise<readonly PendingRecord[]> {
    const sent = this.#pending(sync).filter(({ id }) => this.#sent.has(`${sync} ${id}`));
    return sent.map(toPending);
  }

  async pending(id: SyncId, { dueBy, limit }: Parameters<Syncs['pending']>[1]): Promise<readonly PendingRecord[]> {
    return this.#pending(id)
      .filter(({ due }) => due !== null && due <= dueBy)
      .toSorted((a, b) => b.attempts - a.attempts || inOrder(a.cut ?? '', b.cut ?? '') || inOrder(a.id, b.id))
      .slice(0, limit)
      .map(toPending);
  }

  async waiting(id: SyncId): ReturnType<Syncs['waiting']> {
    const rows = this.#pending(id);
    return {
      count: rows.length,
      nextDue: earliest(rows),
      lastFailedDue: earliest(rows.filter(({ attempts }) => attempts > 0)),
    };
  }

  async known(...[integration, ids]: Parameters<Syncs['known']>): Promise<ReadonlyMap<string, KnownRecord>> {
    return new Map(
      ids.flatMap((id) => {
        const link = this.links.get(`${integration} ${id}`);
        return link === undefined ? [] : [[id, { digest: link.digest, remoteId: link.remoteId }] as const];
      }),
    );
  }

  async isLive(id: SyncId): Promise<boolean> {
    return this.#others(await this.get(id)).some(({ status }) => status === 'active');
  }

  async unseen(id: SyncId, limit: number): ReturnType<Syncs['unseen']> {
    const sync = await this.get(id);
    const { integration } = sync;
    const mine = [...this.links].filter(([name]) => name.startsWith(`${integration} `));
    const gone = mine.filter(([, { seen }]) => isGone(seen, sync, this.#others(sync, { ended: true })));
    const ids = gone
      .slice(0, limit)
      .map(([name, { digest, remoteId }]) => ({ id: name.slice(integration.length + 1), digest, remoteId }));
    return { ids, known: mine.length, count: gone.length };
  }

  async records(...[id, { state, limit, after }]: Parameters<Syncs['records']>): Promise<readonly SyncRecord[]> {
    return [...this.rows.values()]
      .filter(
        (row) =>
          row.sync === id && (state === undefined || row.state === state) && (after === undefined || row.id > after),
      )
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .slice(0, limit)
      .map(
        ({
          digest: _digest,
          body: _body,
          remove: _remove,
          cut: _cut,
          due: _due,
          isInPage: _isInPage,
          unclear = false,
          ...record
        }) => ({ ...record, unclear }),
      );
  }

  async retry(...[id, ids, at]: Parameters<Syncs['retry']>): Promise<number> {
    const sync = await this.get(id);
    const all = [...this.rows.values()].filter((row) => row.sync === id && row.state === 'failed' && row.digest !== '');
    const named = typeof ids === 'string' ? [] : ids;
    const cuts = all.filter((row) => named.includes(row.id)).map(({ cut }) => cut);
    const failed = all.filter(
      ({ id: name, cut, unclear }) =>
        ids === 'all' ||
        (ids === 'clear' && unclear !== true) ||
        named.includes(name) ||
        (cut !== null && cuts.includes(cut)),
    );
    if (failed.length === 0) return 0;
    for (const row of failed)
      this.#put({ ...row, state: 'pending', attempts: 0, fault: null, due: at, isInPage: false });
    const counts = { ...sync.counts, failed: sync.counts.failed - failed.length };
    this.#set(sync, { status: 'queued', finishedAt: null, nextAt: at, fault: null, counts });
    await this.#promise('run-sync', { sync: id }, at);
    return failed.length;
  }

  /** In the order in which they were opened. */
  #others(sync: Sync, { ended = false } = {}): readonly Sync[] {
    return [...this.syncs.values()].filter(
      ({ id, integration, status }) =>
        id !== sync.id && integration === sync.integration && (ended || !hasEnded(status)),
    );
  }

  async #promiseNext(sync: Sync): Promise<void> {
    const now = this.#parts.clock.now();
    for (const { id, leaseUntil, nextAt } of this.#others(sync).slice(0, 5))
      if (leaseUntil === null && (nextAt === null || nextAt <= now))
        await this.#promise('run-sync', { sync: id }, null);
  }

  #set(sync: Sync, to: Partial<Sync>): Sync {
    const changed = { ...sync, ...to };
    this.syncs.set(sync.id, changed);
    return changed;
  }

  #put(row: Row): void {
    this.rows.set(`${row.sync} ${row.id}`, row);
  }

  #pending(id: SyncId): readonly Row[] {
    return [...this.rows.values()].filter((row) => row.sync === id && row.state === 'pending');
  }

  #link = ({ integration }: Sync, id: string): string => `${integration} ${id}`;

  async #promise(name: string, data: JsonObject, due: Date | null): Promise<void> {
    const { outbox, tenant, clock } = this.#parts;
    await outbox?.promise({ tenant, name, data, due: due ?? clock.now() });
  }
}

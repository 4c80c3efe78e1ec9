// What a person says of failed records, on the rows of runs in memory.
import type { SyncId } from '../../src/core/ids.ts';
import type { Sync, SyncFault } from '../../src/core/integration.ts';
import type { RecordSettling } from '../../src/core/ports/record-settling.ts';
import type { KnownRecord } from '../../src/core/ports/syncs.ts';
import { type Row, scanOf } from './sync-rows.ts';

interface Store {
  readonly syncs: Map<SyncId, Sync>;
  readonly rows: Map<string, Row>;
  readonly links: Map<string, KnownRecord & { seen: string }>;
  readonly now: () => Date;
}

/** As functions of their own. */
type Settling = {
  readonly [Name in keyof RecordSettling]: (
    ...given: Parameters<RecordSettling[Name]>
  ) => ReturnType<RecordSettling[Name]>;
};

interface Before {
  readonly row: Row;
  readonly link: (KnownRecord & { seen: string }) | undefined;
  /** As it was settled: a row that is another one by now was written since. */
  readonly as: Row;
}

export function recordSettling({ syncs, rows, links, now }: Store): Settling {
  const settled = new Map<string, Before>();
  const linkOf = ({ sync, id }: Row): string => `${syncs.get(sync)?.integration ?? ''} ${id}`;
  const count = (id: SyncId, more: 1 | -1, to: (sync: Sync) => Partial<Sync>): void => {
    const sync = syncs.get(id);
    if (sync === undefined) return;
    const { failed, written } = sync.counts;
    const counted = { ...sync, counts: { ...sync.counts, failed: failed - more, written: written + more } };
    syncs.set(id, { ...counted, ...to(counted) });
  };
  return {
    async record(sync, id) {
      const row = rows.get(`${sync} ${id}`);
      if (row === undefined) return undefined;
      const { state, attempts, remoteId, fault, unclear = false, updatedAt, remove, digest } = row;
      return { id, sync, state, attempts, remoteId, fault, unclear, updatedAt, remove, wasSent: digest !== '' };
    },

    async takeAsThere(sync, { id, remoteId, seen }) {
      const name = `${sync} ${id}`;
      const row = rows.get(name);
      if (row === undefined) return false;
      if (settled.has(name) && row.state === 'written') return remoteId === null || row.remoteId === remoteId;
      if (!isSettleable(row, seen)) return false;
      const there = remoteId ?? row.remoteId;
      const plain = { fault: null, cut: null, unclear: false, due: null, updatedAt: now() };
      const as: Row = { ...row, ...plain, state: 'written', remoteId: there };
      const link = links.get(linkOf(row));
      settled.set(name, { row, link, as });
      rows.set(name, as);
      const run = syncs.get(sync)?.run ?? 1;
      links.set(linkOf(row), { digest: row.digest, remoteId: there, seen: link?.seen ?? scanOf({ id: sync, run }) });
      count(sync, 1, healed);
      return true;
    },

    async takeAsFailed(sync, { id, seen }) {
      const name = `${sync} ${id}`;
      const [row, before] = [rows.get(name), settled.get(name)];
      if (row?.state === 'failed') return row.updatedAt.getTime() === seen.getTime();
      if (before === undefined || row !== before.as) return false;
      const link = links.get(linkOf(row));
      if (link?.digest !== row.digest || link.remoteId !== row.remoteId) return false;
      rows.set(name, before.row);
      settled.delete(name);
      if (before.link === undefined) links.delete(linkOf(row));
      else links.set(linkOf(row), { ...before.link, seen: link.seen });
      count(sync, -1, (counted) => failedAgain(counted, before.row.fault));
      return true;
    },
  };
}

const isSettleable = ({ state, updatedAt, digest, remove }: Row, seen: Date): boolean =>
  state === 'failed' && updatedAt.getTime() === seen.getTime() && digest !== '' && !remove;

function healed({ counts, readDone, status, fault }: Sync): Partial<Sync> {
  const isWhole = counts.failed === 0 && readDone && (status === 'failed' || status === 'partially_succeeded');
  return isWhole && fault?.kind !== 'deletes_held' ? { status: 'succeeded', fault: null } : {};
}

function failedAgain({ counts, status }: Sync, fault: SyncFault | null): Partial<Sync> {
  if (status !== 'succeeded') return {};
  const isNothing = counts.written + counts.unchanged + counts.deleted === 0;
  return { status: isNothing ? 'failed' : 'partially_succeeded', fault };
}

// Rows of the runs in memory, and what is asked of them.
import type { SyncId } from '../../src/core/ids.ts';
import { type Counts, hasEnded, type Sync, type SyncRecord } from '../../src/core/integration.ts';
import type { JsonObject } from '../../src/core/json.ts';
import {
  type Acknowledged,
  type PendingRecord,
  type RefusedRecord,
  RunTakenOver,
  type Syncs,
} from '../../src/core/ports/syncs.ts';

export type Row = Omit<SyncRecord, 'unclear'> & {
  digest: string;
  body: JsonObject;
  remove: boolean;
  cut: string | null;
  due: Date | null;
  isInPage: boolean;
  unclear?: boolean;
};

export const scanOf = ({ id, run }: Pick<Sync, 'id' | 'run'>): string => `${id}:${run}`;

export const toPending = ({ id, body, digest, attempts, remoteId, remove, cut }: Row): PendingRecord => ({
  id,
  body,
  digest,
  attempts,
  remoteId,
  remove,
  cut,
});

const isInProgress = ({ status, leaseUntil, cursor, readDone }: Sync, now: Date): boolean =>
  status === 'running' ||
  status === 'retrying' ||
  (leaseUntil !== null && leaseUntil > now) ||
  (status === 'active' && (cursor !== null || readDone));

/** Of two that have begun the one that was opened first. */
export const goesFirst = (other: Sync, mine: Sync, order: { now: Date; isOlder: boolean }): boolean =>
  isInProgress(other, order.now) && (order.isOlder || !isInProgress(mine, order.now));

export const renewing =
  (syncs: Map<SyncId, Sync>): Syncs['renew'] =>
  async (id, { from, until }) => {
    const sync = syncs.get(id);
    if (sync?.leaseUntil?.getTime() !== from.getTime() || hasEnded(sync.status)) return false;
    syncs.set(id, { ...sync, leaseUntil: until });
    return true;
  };

/** A row of a page that nobody answered for. */
export const isUntried = (row: Row, sync: SyncId): boolean =>
  row.sync === sync && row.state === 'pending' && row.isInPage;

export const inOrder = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

export const earliest = (rows: readonly Row[]): Date | null =>
  rows.reduce<Date | null>((first, { due }) => (due !== null && (first === null || due < first) ? due : first), null);

/** Not shown by the last complete scan of that run, nor by anything that came after it. */
export function isGone(seen: string, sync: Sync, others: readonly Sync[]): boolean {
  const { id, run, readDone, since, scannedRun, scannedAt, startedAt } = sync;
  if (readDone && since === null) return seen !== scanOf(sync);
  const [by, look] = seen.split(':');
  if (by === id) return Number(look) < (scannedRun ?? run - 1);
  const from = scannedAt ?? startedAt;
  return !others.some(
    (other) => other.id === by && from !== null && other.startedAt !== null && other.startedAt >= from,
  );
}

export const refusedRow = ({ id, state, fault }: RefusedRecord, at: Pick<Row, 'sync' | 'updatedAt'>): Row => ({
  ...at,
  id,
  state,
  fault,
  attempts: 0,
  remoteId: null,
  digest: '',
  remove: false,
  cut: null,
  body: {},
  due: null,
  isInPage: false,
});

export function heldBy(sync: Sync, by: number | undefined): Sync {
  if (by !== undefined && sync.claims !== by) throw new RunTakenOver('The run was claimed by another process.');
  return sync;
}

export function countsOf(answers: readonly Acknowledged[]): Partial<Counts> {
  const count = (state: Acknowledged['state']) => answers.filter((answer) => answer.state === state).length;
  return { written: count('written'), deleted: count('deleted'), failed: count('failed'), skipped: count('skipped') };
}

// Where integrations and their runs are kept. A page, its records and the place where reading goes on are one transaction.
import type { Integration, Preview, Sync, SyncFault, SyncRecord, RecordState, Counts } from '../integration.ts';
import type { ConnectionId, FlowId, IntegrationId, SyncId } from '../ids.ts';
import type { JsonObject } from '../json.ts';
import type { TenantId } from '../ids.ts';
import type { RecordSettling } from './record-settling.ts';

/** Of one organization. Concurrent changes are told apart by `version`. */
export interface Integrations {
  /** An ad-hoc one is found again by its fingerprint, so that its records keep what is known of them. */
  add(integration: Integration, fingerprint: string): Promise<Integration>;
  /** Throws `not_found`. */
  get(id: IntegrationId): Promise<Integration>;
  list(query: { limit: number; before?: IntegrationId }): Promise<readonly Integration[]>;
  /** Those whose source is that connection. */
  readingFrom(connection: ConnectionId): Promise<readonly IntegrationId[]>;
  /** Those that carry out a flow. */
  ofFlow(flow: FlowId): Promise<readonly Integration[]>;
  /** Throws `conflict` when another version stands there by now. */
  replace(integration: Integration): Promise<void>;
  remove(id: IntegrationId): Promise<void>;
}

/** A record on its way: read, mapped, and not yet settled. */
export interface PendingRecord {
  readonly id: string;
  /** Mapped, in the destination's field names. */
  readonly body: JsonObject;
  readonly digest: string;
  readonly attempts: number;
  readonly remoteId: string | null;
  readonly remove: boolean;
  /** The batch that it goes in on every try, since one key names them all; null: in whatever batch, or alone. */
  readonly cut: string | null;
}

/** A record of the page that cannot be sent, and why. */
export interface RefusedRecord {
  readonly id: string;
  readonly state: 'skipped' | 'failed';
  readonly fault: SyncFault;
}

/** Stored as one transaction: after a crash a page is either known whole or read again. */
export interface PageSaved {
  readonly sync: SyncId;
  readonly counts: Partial<Counts>;
  readonly pending: readonly PendingRecord[];
  readonly refused: readonly RefusedRecord[];
  /** Ids that this page showed: the proof for deletions. */
  readonly seen: readonly string[];
  /** Records whose destination holds this content already, because it came from there: their digest is kept, nothing is written. */
  readonly alreadyThere?: readonly { readonly id: string; readonly digest: string }[];
  readonly cursor: string | null;
  readonly readDone: boolean;
  readonly nextSince: string | null;
  /** What a dry run has found so far. */
  readonly preview?: Preview;
  /** Stored first, in the same transaction: what became of records of earlier pages. */
  readonly answers: readonly Acknowledged[];
}

/** What became of a record. Its content is kept while it waits or has failed. */
export interface Acknowledged extends Pick<PendingRecord, 'id' | 'body' | 'digest' | 'remove' | 'cut'> {
  readonly state: 'written' | 'deleted' | 'failed' | 'skipped' | 'pending';
  readonly attempts: number;
  readonly remoteId: string | null;
  readonly fault: SyncFault | null;
  /** Real time of the next try; for `pending`. */
  readonly due: Date | null;
  /** The other system may have made it: until that is clear no run makes it again. */
  readonly unclear?: boolean;
  /** What undoing it would need, where the destination allows that. */
  readonly wayBack?: { readonly made: boolean; readonly wrote: JsonObject };
}

/** What a record held over there before a run first changed it; null: it was not there. */
export interface Previous {
  readonly id: string;
  readonly was: JsonObject | null;
}

/** A record that a run wrote, and what is known of the way back. */
export interface Written {
  readonly id: string;
  readonly state: 'written' | 'deleted' | 'failed';
  readonly remoteId: string | null;
  /** The run made it; null: nothing was kept of it. */
  readonly made: boolean | null;
  readonly was: JsonObject | null;
  readonly wrote: JsonObject | null;
  /** Muster still takes the same record over there for the one that it wrote then. */
  readonly isCurrent: boolean;
}

/** What is known of a record from earlier runs of the same integration. */
export interface KnownRecord {
  readonly digest: string;
  readonly remoteId: string | null;
}

/** A making whose answer never came, in another run of the same integration. */
export interface Unclear {
  readonly sync: SyncId;
  readonly digest: string;
  /** Real time of the last try. */
  readonly at: Date;
}

export type SyncChange = Partial<
  Pick<
    Sync,
    | 'status'
    | 'cursor'
    | 'since'
    | 'nextSince'
    | 'scannedAt'
    | 'scannedRun'
    | 'readDone'
    | 'attempt'
    | 'run'
    | 'fault'
    | 'startedAt'
    | 'finishedAt'
    | 'nextAt'
    | 'leaseUntil'
    | 'begun'
    | 'counts'
    | 'preview'
  >
>;

/** `id`: the record at the source. `at`: when its content was written; null where that is older than the newest runs. */
export interface LastWriting {
  readonly id: string;
  readonly digest: string;
  readonly at: Date | null;
}

/** Another process carries the run on: this one leaves everything as it is. */
export class RunTakenOver extends Error {
  override readonly name = 'RunTakenOver';
}

/**
 * `by`: the number of the claim under which it is written. Nothing is, and `RunTakenOver` is thrown, where another process has
 * claimed the run since. Without it the writer is no holder.
 */
export interface Syncs extends RecordSettling {
  /** Stores the run and promises the job that carries it out, in one transaction. */
  open(sync: Sync): Promise<void>;
  /** Throws `not_found`. */
  get(id: SyncId): Promise<Sync>;
  list(query: { limit: number; before?: SyncId; integration?: IntegrationId }): Promise<readonly Sync[]>;
  /**
   * Takes the run for as long as the lease lasts; undefined when somebody holds it, it has ended, or another run of the same
   * integration is in progress. Whoever waited for that one is promised to go on when it ends. Counted by `begun`, before
   * anything is done, until something of it is stored or the run is given back.
   */
  claim(id: SyncId, lease: { now: Date; until: Date }): Promise<Sync | undefined>;
  /** Lengthens the lease that ends at `from`; false where it is another's by now, or nobody's. */
  renew(id: SyncId, lease: { from: Date; until: Date }): Promise<boolean>;
  change(id: SyncId, to: SyncChange, by?: number): Promise<Sync>;
  /**
   * Sets the next time at which the run goes on and promises the job, in one transaction; gives the lease back.
   * With `told`, the end of that batch of changes is told of as well.
   */
  goOnAt(id: SyncId, on: { at: Date; to?: SyncChange; told?: { run: number } }, by?: number): Promise<Sync>;
  /** Brings an active run's next look forward, and leaves whoever holds it alone. */
  wake(id: SyncId, at: Date): Promise<void>;
  /** Promises another look at the run, before those that nobody sent away, and changes nothing of it. */
  postpone(id: SyncId, at: Date): Promise<void>;
  /** After a start: whoever held these runs is gone. Promises that each goes on. */
  recover(): Promise<void>;
  /** Ends the run and promises what follows from it (notice, alert), in one transaction; once. */
  end(id: SyncId, to: SyncChange & Required<Pick<SyncChange, 'status'>>, by?: number): Promise<Sync>;
  savePage(page: PageSaved, by?: number): Promise<Sync>;
  /** `all`: nothing of the pages saved so far waits any more, but for what these answers say. */
  acknowledge(
    sync: SyncId,
    answers: readonly Acknowledged[],
    settles: { all: boolean; by?: number | undefined },
  ): Promise<Sync>;
  /** Stored before records leave for a system that cannot be asked twice; their answers clear it. */
  sending(sync: SyncId, records: readonly PendingRecord[], by?: number): Promise<void>;
  /** Stored before records are changed; the first that is kept of a record in a run counts. */
  keepPrevious(sync: SyncId, previous: readonly Previous[], by?: number): Promise<void>;
  /** What a run wrote, by id. Ways back are kept for a while only. */
  written(sync: SyncId, query: { limit: number; after?: string }): Promise<readonly Written[]>;
  /** Of what a run wrote: how much was made, changed or deleted with its earlier state kept, and all of it. */
  waysBack(sync: SyncId): Promise<{ made: number; changed: number; gone: number; written: number }>;
  /** What was on its way when whoever carried the run on was cut off. */
  cutOff(sync: SyncId): Promise<readonly PendingRecord[]>;
  /** Due by then: those tried most first, then page by page; those of one cut one after another. */
  pending(sync: SyncId, query: { dueBy: Date; limit: number }): Promise<readonly PendingRecord[]>;
  /** How many are still on their way, when the next of them is due, and when the next of those that failed before. */
  waiting(sync: SyncId): Promise<{ count: number; nextDue: Date | null; lastFailedDue: Date | null }>;
  /** Of these records those of which it is unclear whether the other system took them, and those of a batch that goes again. */
  bound(sync: SyncId, ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** Of these records those that other runs of the same integration may have made: nobody knows, and nobody has settled it since. */
  unclear(sync: SyncId, ids: readonly string[]): Promise<ReadonlyMap<string, Unclear>>;
  known(integration: IntegrationId, ids: readonly string[]): Promise<ReadonlyMap<string, KnownRecord>>;
  /** By the id over there: what the integration wrote there last. */
  wroteTo(integration: IntegrationId, remoteIds: readonly string[]): Promise<ReadonlyMap<string, LastWriting>>;
  /** When anything last became of these records in the newest runs of the integration. */
  touched(integration: IntegrationId, ids: readonly string[]): Promise<ReadonlyMap<string, Date>>;
  /** Whether another run of the same integration goes from look to look already. */
  isLive(sync: SyncId): Promise<boolean>;
  /**
   * Known records that the last complete scan of this run did not see, or of a real-time one its last complete look. What this
   * scan tried to delete in vain counts as seen.
   */
  unseen(
    sync: SyncId,
    limit: number,
  ): Promise<{ ids: readonly (KnownRecord & { id: string })[]; known: number; count: number }>;
  records(sync: SyncId, query: { state?: RecordState; limit: number; after?: string }): Promise<readonly SyncRecord[]>;
  /**
   * Makes failed records pending again and goes on with the run, in one transaction; records of one cut together, whichever of
   * them was named; `clear`: all but those of which nobody knows whether they arrived. Answers how many.
   */
  retry(sync: SyncId, ids: readonly string[] | 'all' | 'clear', at: Date): Promise<number>;
}

/** A net beneath the promised jobs: it finds what they lost. */
export interface SyncSweep {
  /** Runs whose lease has ended, or that have been due for minutes and nobody took them, over all tenants. */
  waiting(at: Date): Promise<readonly { tenant: TenantId; sync: SyncId }[]>;
}

/** Pure; what `b` leaves out counts as 0. */
export const addCounts = (a: Counts, b: Partial<Counts>): Counts => ({
  read: a.read + (b.read ?? 0),
  written: a.written + (b.written ?? 0),
  unchanged: a.unchanged + (b.unchanged ?? 0),
  skipped: a.skipped + (b.skipped ?? 0),
  failed: a.failed + (b.failed ?? 0),
  deleted: a.deleted + (b.deleted ?? 0),
});

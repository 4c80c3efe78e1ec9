// The tables of the integration platform as Kysely sees them.
import type { ColumnType, Generated } from 'kysely';
import type { OutgoingTables } from './outgoing-tables.ts';

type JsonText = ColumnType<unknown, string, string>;
type OptionalJson = ColumnType<unknown, string | null, string | null>;
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;
type Sequence = ColumnType<string, never, never>;
/** bigint: the driver answers text. */
type Count = ColumnType<string, number, number>;

interface SyncTable {
  tenant: string;
  id: string;
  seq: Sequence;
  integration: string;
  resyncOf: string | null;
  undoOf: Optional<string>;
  status: string;
  dryRun: boolean;
  run: number;
  cursor: string | null;
  since: string | null;
  nextSince: string | null;
  scannedAt: Optional<Date>;
  scannedRun: Optional<number>;
  onlyRecords: OptionalJson;
  deletesAllowed: number | null;
  preview: OptionalJson;
  readDone: boolean;
  read: Count;
  written: Count;
  unchanged: Count;
  skipped: Count;
  failed: Count;
  deleted: Count;
  attempt: number;
  fault: OptionalJson;
  startedAt: Date | null;
  finishedAt: Date | null;
  nextAt: Date | null;
  leaseUntil: Date | null;
  begun: Optional<number>;
  claims: Optional<number>;
  /** Whom its records are counted for. */
  offering: Optional<string>;
  createdAt: Date;
  createdBy: string;
}

interface OfferingTables {
  offering: {
    tenant: string;
    id: string;
    seq: Sequence;
    status: string;
    openTo: string;
    revision: number;
    body: JsonText;
  };
  offeringSecret: { tenant: string; offering: string; secrets: string };
  offeringGrant: { tenant: string; offering: string; client: string; at: Date; by: string };
  addOn: {
    tenant: string;
    offering: string;
    operator: string;
    wanted: boolean;
    integration: string;
    applied: number | null;
    because: string | null;
    changedAt: Date;
    changedBy: string;
  };
  offeringUsage: {
    tenant: string;
    offering: string;
    day: string;
    operator: string;
    runs: Count;
    written: Count;
    deleted: Count;
  };
}

export interface IntegrationTables extends OfferingTables, OutgoingTables {
  connection: {
    tenant: string;
    id: string;
    system: string;
    name: string;
    tenantId: string | null;
    config: JsonText;
    status: string;
    because: string | null;
    testedAt: Date | null;
    createdAt: Date;
    createdBy: string;
    credentials: string;
    token: string | null;
    addOn: ColumnType<unknown, string | null | undefined, never>;
    toldAt: Optional<Date>;
  };
  requestBlock: {
    tenant: string;
    connection: string;
    seq: Sequence;
    newestAt: Date;
    lines: string;
  };
  fieldDrift: {
    tenant: string;
    connection: string;
    collection: string;
    field: string;
    found: string;
    declared: string;
    firstSeenAt: Date;
    lastSeenAt: Date;
  };
  integration: {
    tenant: string;
    id: string;
    seq: Sequence;
    adHoc: boolean;
    version: number;
    fingerprint: string;
    body: JsonText;
    flow: string | null;
  };
  flow: {
    tenant: string;
    id: string;
    seq: Sequence;
    draft: JsonText;
    revision: number;
    draftBy: string;
    draftAt: Date;
    published: number | null;
    deployed: number | null;
    enabled: boolean;
    event: string | null;
    createdAt: Date;
    createdBy: string;
  };
  flowVersion: {
    tenant: string;
    flow: string;
    version: number;
    document: JsonText;
    note: string | null;
    publishedBy: string;
    publishedAt: Date;
  };
  hookSource: {
    tenant: string;
    connection: string;
    system: string;
    secret: string;
    earlier: string | null;
    earlierUntil: Date | null;
    subscription: Optional<string>;
    renewAt: Optional<Date>;
    waking: Generated<boolean>;
    createdAt: Date;
    lastAt: Optional<Date>;
  };
  connectLink: {
    tenant: string;
    id: string;
    hash: string;
    link: JsonText;
    credentials: string;
    state: Optional<string>;
    begun: Optional<string>;
    usedAt: Optional<Date>;
    expiresAt: Date;
  };
  hookEvent: { tenant: string; connection: string; id: string; type: string; at: Date };
  sync: SyncTable;
  syncRecord: {
    tenant: string;
    sync: string;
    id: string;
    state: string;
    attempts: number;
    remoteId: string | null;
    digest: string;
    remove: boolean;
    body: string | null;
    fault: OptionalJson;
    due: Date | null;
    cut: Optional<string>;
    /** On its way, and not answered yet. */
    sentAt: Optional<Date>;
    /** It may stand over there, whatever its state says. */
    unclear: Generated<boolean>;
    /** What stood here before a person settled it. */
    settled: OptionalJson;
    updatedAt: Date;
  };
  syncUndo: {
    tenant: string;
    sync: string;
    id: string;
    made: boolean;
    was: string | null;
    wrote: string | null;
    at: Date;
  };
  syncPage: { tenant: string; sync: string; page: Sequence; records: number; body: string; savedAt: Date };
  link: { tenant: string; integration: string; id: string; digest: string; remoteId: string | null; seen: string };
  notice: {
    tenant: string;
    id: string;
    seq: Sequence;
    sync: string;
    type: string;
    url: string;
    body: string;
    status: string;
    attempts: number;
    lastStatus: number | null;
    lastError: string | null;
    createdAt: Date;
    deliveredAt: Date | null;
  };
  webhookSecret: { tenant: string; id: string; secret: string; createdAt: Date; retiredAt: Date | null };
}

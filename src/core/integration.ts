// What the integration platform keeps: connections, integrations, their runs, and what became of each record.
import { z } from 'zod';
import { FlowRoute } from './flow.ts';
import { ConnectionId, IntegrationId, OfferingId, SyncId, TenantId, ActorId } from './ids.ts';
import { JsonObject } from './json.ts';
import { Transform } from './mapping.ts';

const name = z.string().min(1).max(128);

export const Side = z.enum(['source', 'destination']);
export type Side = z.infer<typeof Side>;

/** An account that belongs to an add-on: which, and which side of it. */
export const AddOnSide = z.strictObject({ offering: OfferingId, side: Side });

/** One account in one outside system. Its credentials are sealed and stand in the store alone. */
export const Connection = z.strictObject({
  id: ConnectionId,
  tenant: TenantId,
  system: z.string(),
  name,
  /** The tenant over there, as the other system calls it. */
  tenantId: z.string().nullable(),
  config: JsonObject,
  status: z.enum(['untested', 'ok', 'needs_attention']),
  because: z.string().nullable(),
  testedAt: z.date().nullable(),
  createdAt: z.date(),
  createdBy: ActorId,
  /** Its configuration is the operator's then, since what the operator gave with it is sent where that says. */
  addOn: AddOnSide.optional(),
});
export type Connection = z.infer<typeof Connection>;

/** An account that Muster plays itself, without a vendor: its address is the word `sandbox`. */
export const isSandbox = ({ config }: { readonly config: JsonObject }): boolean => config['origin'] === 'sandbox';

/** By field of the source; a name that ends in `_after`, `_before`, `_from` or `_until` compares. */
export const Filters = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]));
export type Filters = z.infer<typeof Filters>;

/** Source field → destination field, or with what happens to it on the way. */
export const FieldMapping = z.record(
  z.string().min(1),
  z.union([z.string().min(1), z.strictObject({ to: z.string().min(1), transform: Transform.optional() })]),
);
export type FieldMapping = z.infer<typeof FieldMapping>;

/** Cron, read in `timeZone` (IANA): `0 6 * * 1-5` is six in the morning on weekdays. */
export const Schedule = z.strictObject({ cron: z.string(), timeZone: z.string() });
export type Schedule = z.infer<typeof Schedule>;

/** The first try is not counted: `maxRetries: 3` means four tries. Waits grow by the multiplier. */
export const RetryPolicy = z.strictObject({
  maxRetries: z.int().min(0).max(10),
  backoffMultiplier: z.number().min(1).max(10),
});
export type RetryPolicy = z.infer<typeof RetryPolicy>;

/** `once`: one run. `batch`: a run at each time of the schedule. `real_time`: one run that goes on from look to look. */
export const SyncMode = z.enum(['once', 'batch', 'real_time']);
export type SyncMode = z.infer<typeof SyncMode>;

/** What moves from where to where, and when. */
export const Integration = z.strictObject({
  id: IntegrationId,
  tenant: TenantId,
  name,
  source: z.strictObject({ connection: ConnectionId, system: z.string(), collection: z.string(), filters: Filters }),
  destination: z.strictObject({
    connection: ConnectionId,
    system: z.string(),
    collection: z.string(),
    action: z.enum(['upsert', 'create', 'update', 'delete']),
  }),
  mapping: FieldMapping,
  /** Of an integration that carries out a part of a flow: takes the place of the mapping. */
  route: FlowRoute.optional(),
  /** Of an integration that carries out an add-on: changed by the offering alone, and counted for it. */
  offering: OfferingId.optional(),
  mode: SyncMode,
  schedule: Schedule.nullable(),
  retry: RetryPolicy,
  webhookUrl: z.string().nullable(),
  /** Sealed; null: the organization's own secret signs. */
  webhookSecret: z.string().nullable(),
  /** Deletions at the source are carried over. */
  deletes: z.boolean(),
  /** What a record held over there is read and kept before it is changed, so that its run can be undone. */
  keepsPrevious: z.boolean().optional(),
  enabled: z.boolean(),
  /** Not saved by anybody: made by one sync request, and left out of lists. */
  adHoc: z.boolean(),
  version: z.int(),
  createdAt: z.date(),
  createdBy: ActorId,
});
export type Integration = z.infer<typeof Integration>;

/** `retrying` waits for another try, `active` for the next look of a real-time run; the last four are final. */
export const SyncStatus = z.enum([
  'queued',
  'running',
  'retrying',
  'active',
  'succeeded',
  'partially_succeeded',
  'failed',
  'cancelled',
]);
export type SyncStatus = z.infer<typeof SyncStatus>;
/** An ended run goes on only where somebody retries records of it. */
export const hasEnded = (status: SyncStatus): boolean =>
  status === 'succeeded' || status === 'partially_succeeded' || status === 'failed' || status === 'cancelled';

/** Numbers of records by what became of them. In real time they add up over all looks. */
export const Counts = z.strictObject({
  read: z.int(),
  written: z.int(),
  unchanged: z.int(),
  skipped: z.int(),
  failed: z.int(),
  deleted: z.int(),
});
export type Counts = z.infer<typeof Counts>;
export const noCounts: Counts = { read: 0, written: 0, unchanged: 0, skipped: 0, failed: 0, deleted: 0 };

/** Why a run or a record failed. Of the other system's own words only what can be no personal data. */
export const SyncFault = z.strictObject({
  kind: z.string(),
  blame: z.enum(['muster', 'integration', 'remote']),
  message: z.string(),
  fix: z.string(),
  status: z.int().nullable(),
  field: z.string().optional(),
  said: z.string().optional(),
});
export type SyncFault = z.infer<typeof SyncFault>;

/** What a notice about a run says, and how its delivery went. */
export const Notice = z.strictObject({
  /** The same for the same end of the same run: telling twice is telling once. */
  id: z.string(),
  sync: SyncId,
  type: z.enum(['sync.completed', 'sync.failed']),
  url: z.string(),
  body: z.string(),
  status: z.enum(['pending', 'delivered', 'failed']),
  attempts: z.int(),
  lastStatus: z.int().nullable(),
  lastError: z.string().nullable(),
  createdAt: z.date(),
  deliveredAt: z.date().nullable(),
});
export type Notice = z.infer<typeof Notice>;

/** What a run would do, with a few ids of each kind. */
export const Preview = z.strictObject({
  create: z.int(),
  update: z.int(),
  delete: z.int(),
  samples: z.array(
    z.strictObject({ id: z.string(), change: z.enum(['create', 'update', 'delete']), fields: z.array(z.string()) }),
  ),
  /** Of those to be written the ones that the destination's declaration speaks against; none where it is left out. */
  refused: z.int().optional(),
  refusals: z.array(z.strictObject({ id: z.string(), field: z.string(), because: z.string() })).optional(),
});
export type Preview = z.infer<typeof Preview>;
export const noPreview: Preview = { create: 0, update: 0, delete: 0, samples: [] };

const none = (times: number): number | undefined => (times === 0 ? undefined : times);
const timesOrNone = z.int().transform(none).optional();

/** One run of an integration; `real_time` ones go from run to run. */
export const Sync = z.strictObject({
  id: SyncId,
  tenant: TenantId,
  integration: IntegrationId,
  resyncOf: SyncId.nullable(),
  /** It takes that run back. */
  undoOf: SyncId.nullable(),
  status: SyncStatus,
  /** Counts only what it would do. */
  dryRun: z.boolean(),
  /** 1 for the first, then one more for each later batch of changes. */
  run: z.int(),
  /** Where reading goes on; null before the first page and after the last. */
  cursor: z.string().nullable(),
  /** Records that a person named; null: all. */
  only: z.array(z.string()).nullable(),
  /** Deletions that a person approved; null: as many as the brake lets pass. */
  deletesAllowed: z.int().nullable(),
  /** What a dry run would do; null for others. */
  preview: Preview.nullable(),
  /** What this run reads from: null for everything. */
  since: z.string().nullable(),
  /** What the next run reads from. */
  nextSince: z.string().nullable(),
  /** When the last look of a real-time run that reads everything was begun; without one it was the first. */
  scannedAt: z
    .date()
    .nullable()
    .transform((at) => at ?? undefined)
    .optional(),
  /** Which look that was. */
  scannedRun: z
    .int()
    .nullable()
    .transform((run) => run ?? undefined)
    .optional(),
  readDone: z.boolean(),
  counts: Counts,
  /** Failed tries of the page that is being read. */
  attempt: z.int(),
  fault: SyncFault.nullable(),
  startedAt: z.date().nullable(),
  finishedAt: z.date().nullable(),
  /** Real time at which it goes on, where it waits. */
  nextAt: z.date().nullable(),
  leaseUntil: z.date().nullable(),
  /** How often it was taken up since something of it was stored; more than once: whoever held it died. */
  begun: timesOrNone,
  /** How often it was taken up at all: names the claim of whoever holds it. */
  claims: timesOrNone,
  createdAt: z.date(),
  createdBy: ActorId,
});
export type Sync = z.infer<typeof Sync>;

/** `unchanged` and `skipped` records were not sent; `pending` ones are on their way or wait. */
export const RecordState = z.enum(['pending', 'written', 'unchanged', 'skipped', 'failed', 'deleted']);
export type RecordState = z.infer<typeof RecordState>;

/** What became of one record in one run. */
export const SyncRecord = z.strictObject({
  /** The record's id at the source. */
  id: z.string(),
  sync: SyncId,
  state: RecordState,
  attempts: z.int(),
  remoteId: z.string().nullable(),
  fault: SyncFault.nullable(),
  /** The other system may have it, whatever its state says. */
  unclear: z.boolean(),
  updatedAt: z.date(),
  /** What people call it: read from what was to be sent, and stored nowhere else. Only of failed ones. */
  label: z.string().nullable().optional(),
});
export type SyncRecord = z.infer<typeof SyncRecord>;

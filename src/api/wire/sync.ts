// Sync requests and runs as they travel.
import { z } from 'zod';
import {
  type Integration,
  type Sync,
  type SyncFault,
  type SyncRecord,
  Counts,
  Preview,
  RecordState,
  SyncMode,
  SyncStatus,
} from '../../core/integration.ts';
import { safeText } from '../../core/json.ts';
import { Transform } from '../../core/mapping.ts';
import type { SyncRequest } from '../../services/integration/request-sync.ts';
import { component } from '../docs/components.ts';

const name = safeText(128).min(1);
const system = z.string().min(1).max(64).describe('As GET /api/v2/connectors names it.');
const tenantId = safeText(128)
  .min(1)
  .optional()
  .describe('The tenant over there; needed where several connections fit.');
export const filterValue = z.union([safeText(512), z.number(), z.boolean(), z.array(safeText(512)).max(100)]);

export const mappingTarget = z.union([
  name,
  z.strictObject({
    to: name,
    transform: Transform.optional().describe('A JSONata expression, or a list of typed steps.'),
  }),
]);

export const SyncBody = z.strictObject({
  name: safeText(128).min(1).optional(),
  source: z.strictObject({
    system,
    tenant_id: tenantId,
    endpoint: safeText(256).min(1).describe('The collection that is read.'),
    filters: z
      .record(name, filterValue)
      .default({})
      .describe('`status`, `hire_date_after`, and any field of the records.'),
  }),
  destination: z.strictObject({
    system,
    tenant_id: tenantId,
    endpoint: safeText(256).min(1).optional(),
    action: z.enum(['upsert', 'create', 'update', 'delete']).default('upsert'),
    field_mapping: z
      .record(name, mappingTarget)
      .default({})
      .refine((mapping) => Object.keys(mapping).length <= 500, 'at most 500 fields'),
  }),
  sync_mode: SyncMode.default('once'),
  schedule: z
    .strictObject({ cron: z.string().min(1).max(128), time_zone: z.string().max(64).default('UTC') })
    .optional(),
  webhook_url: z.string().max(2_048).optional(),
  webhook_secret: z
    .string()
    .min(16)
    .max(256)
    .optional()
    .describe('Signs this integration’s notices instead of the organization’s.'),
  retry_policy: z
    .strictObject({
      max_retries: z.int().min(0).max(10).default(3),
      backoff_multiplier: z.number().min(1).max(10).default(2),
    })
    .default({ max_retries: 3, backoff_multiplier: 2 }),
  carry_deletions: z.boolean().default(false).describe('Deletes over there what a complete scan no longer shows.'),
  keep_previous: z
    .boolean()
    .default(false)
    .describe('Reads what a record holds over there before it is changed, and keeps it, so that a run can be undone.'),
  dry_run: z.boolean().default(false).describe('Reads and maps, writes nothing; the counts say what it would do.'),
});

export function readSyncBody(body: z.output<typeof SyncBody>): SyncRequest {
  const { source, destination, schedule, retry_policy: retry } = body;
  return {
    name: body.name,
    source: { system: source.system, tenantId: source.tenant_id, endpoint: source.endpoint, filters: source.filters },
    destination: {
      system: destination.system,
      tenantId: destination.tenant_id,
      endpoint: destination.endpoint,
      action: destination.action,
      mapping: destination.field_mapping,
    },
    mode: body.sync_mode,
    schedule: schedule === undefined ? null : { cron: schedule.cron, timeZone: schedule.time_zone },
    retry: { maxRetries: retry.max_retries, backoffMultiplier: retry.backoff_multiplier },
    webhookUrl: body.webhook_url ?? null,
    webhookSecret: body.webhook_secret ?? null,
    deletes: body.carry_deletions,
    keepsPrevious: body.keep_previous,
    dryRun: body.dry_run,
  };
}

const time = z.string().nullable();
const WireFault = component(
  'SyncFault',
  z.object({
    kind: z.string(),
    blame: z.enum(['muster', 'integration', 'remote']),
    message: z.string(),
    fix: z.string().describe('What a person does about it.'),
    status: z.int().nullable().describe('The HTTP status of the answer; null where there was none.'),
    field: z.string().optional().describe('The field of the record that the other system names.'),
    said: z.string().optional().describe('The other system’s own words on the record, without names and values.'),
    repeat_helps: z
      .boolean()
      .describe('False: the same content would be refused again. Mend what `fix` names, then resync the record.'),
  }),
);
const wireFault = (fault: SyncFault | null): z.infer<typeof WireFault> | null =>
  fault === null ? null : { ...fault, repeat_helps: repeatHelps(fault) };

/** What is refused for what it holds is refused for as long as it holds that. */
const repeatHelps = ({ kind }: SyncFault): boolean => !['invalid', 'conflict', 'mapping'].includes(kind);

export const WireSync = component(
  'Sync',
  z.object({
    sync_id: z.string(),
    integration_id: z.string(),
    resync_of: z.string().nullable(),
    undo_of: z.string().nullable().describe('The run that this one takes back.'),
    status: SyncStatus,
    dry_run: z.boolean(),
    run: z.int(),
    counts: Counts,
    progress: z.object({ reading: z.enum(['waiting', 'reading', 'done']), settled: z.int() }),
    error: WireFault.nullable(),
    preview: Preview.nullable().describe('What a dry run would do, with a few record ids of each kind.'),
    created_at: z.string(),
    started_at: time,
    finished_at: time,
    next_at: time.describe('When it goes on, where it waits.'),
    status_url: z.string(),
  }),
);

export const statusUrl = (id: string): string => `/api/v2/syncs/${id}`;

export const wireSync = (sync: Sync): z.infer<typeof WireSync> => ({
  sync_id: sync.id,
  integration_id: sync.integration,
  resync_of: sync.resyncOf,
  undo_of: sync.undoOf,
  status: sync.status,
  dry_run: sync.dryRun,
  run: sync.run,
  counts: sync.counts,
  progress: {
    reading: sync.readDone ? 'done' : sync.startedAt === null ? 'waiting' : 'reading',
    settled:
      sync.counts.written + sync.counts.unchanged + sync.counts.skipped + sync.counts.failed + sync.counts.deleted,
  },
  error: wireFault(sync.fault),
  preview: sync.preview,
  created_at: sync.createdAt.toISOString(),
  started_at: sync.startedAt?.toISOString() ?? null,
  finished_at: sync.finishedAt?.toISOString() ?? null,
  next_at: sync.nextAt?.toISOString() ?? null,
  status_url: statusUrl(sync.id),
});

export const WireAccepted = component(
  'SyncAccepted',
  z.object({
    sync_id: z.string(),
    status: SyncStatus,
    integration_id: z.string(),
    status_url: z.string(),
    mode: SyncMode,
    warnings: z
      .array(z.string())
      .optional()
      .describe('What to know before it moves anything; nothing of it stops the run.'),
  }),
);

export const wireAccepted = (
  sync: Sync,
  { id, mode }: Pick<Integration, 'id' | 'mode'>,
): z.infer<typeof WireAccepted> => ({
  sync_id: sync.id,
  status: sync.status,
  integration_id: id,
  status_url: statusUrl(sync.id),
  mode,
});

export const WireRecord = component(
  'SyncRecord',
  z.object({
    id: z.string().describe('For POST /api/v2/records/{id}/retry and /settle.'),
    record_id: z.string().describe('The record’s id at the source.'),
    label: z
      .string()
      .nullable()
      .describe(
        'Name or e-mail address of a failed record, from what was to be sent; null for others, and for callers without `integrations:*`.',
      ),
    sync_id: z.string(),
    status: RecordState,
    attempts: z.int(),
    destination_id: z.string().nullable(),
    uncertain: z.boolean().describe('It may stand at the destination: nobody but a person can tell. See settle.'),
    error: WireFault.nullable(),
    updated_at: z.string(),
  }),
);

export const wireRecord = (record: SyncRecord, names: boolean): z.infer<typeof WireRecord> => ({
  id: `${record.sync}.${Buffer.from(record.id).toString('base64url')}`,
  record_id: record.id,
  label: names ? (record.label ?? null) : null,
  sync_id: record.sync,
  status: record.state,
  attempts: record.attempts,
  destination_id: record.remoteId,
  uncertain: record.unclear && record.state === 'failed',
  error: wireFault(record.fault),
  updated_at: record.updatedAt.toISOString(),
});

/** The run and the record that such an id names. */
export function readRecordId(id: string): { sync: string; record: string } {
  const at = id.indexOf('.');
  return { sync: id.slice(0, at), record: Buffer.from(id.slice(at + 1), 'base64url').toString('utf8') };
}

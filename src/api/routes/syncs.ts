// Syncs: asked for, watched, done again, cancelled; and what became of each record.
import { z } from 'zod';
import { allows } from '../../core/access.ts';
import { GivenInstant } from '../../core/dates.ts';
import { IntegrationId, SyncId } from '../../core/ids.ts';
import { RecordState, type SyncRecord } from '../../core/integration.ts';
import { Problem } from '../../core/problem.ts';
import { cursorId, page, pageOf, pageQuery } from '../http/paging.ts';
import { type Route, defineRoute, readOnly } from '../route.ts';
import {
  SyncBody,
  WireAccepted,
  WireRecord,
  WireSync,
  readRecordId,
  readSyncBody,
  statusUrl,
  wireAccepted,
  wireRecord,
  wireSync,
} from '../wire/sync.ts';
import type { IntegrationPorts } from './integration-ports.ts';

const params = z.strictObject({ sync_id: SyncId });
const trailTells = { none: true, because: 'the store of runs records it in its own transaction' } as const;
const reads = { method: 'GET', tag: 'integrations', access: { scope: 'integrations:read' }, audit: readOnly } as const;
const starts = { method: 'POST', tag: 'integrations', access: { scope: 'integrations:*' }, limit: 'jobs' } as const;

export const syncRoutes = (ports: IntegrationPorts): Route[] => [
  startSync(ports),
  listSyncs(ports),
  showSync(ports),
  listRecords(ports),
  resync(ports),
  cancel(ports),
  retryRecord(ports),
  retryRecords(ports),
];

const startSync = ({ service, catalogue }: IntegrationPorts): Route =>
  defineRoute({
    ...starts,
    path: '/api/v2/integrations/:source/sync',
    summary: 'Move records from one system to another',
    description:
      'Answers at once; the work goes on in the background and is watched at `status_url`. The first run of a pairing moves everything; later ones skip what is unchanged.',
    audit: trailTells,
    params: z.strictObject({ source: z.string().max(64) }),
    body: SyncBody,
    replies: { 202: WireAccepted },
    problems: ['connection_missing', 'connection_ambiguous'],
    examples: {
      params: { source: 'rest' },
      request: {
        source: { system: 'rest', tenant_id: '{{source_account}}', endpoint: 'people' },
        destination: {
          system: 'rest',
          tenant_id: '{{destination_account}}',
          endpoint: 'people',
          action: 'upsert',
          field_mapping: { firstName: 'first_name' },
        },
        sync_mode: 'once',
        retry_policy: { max_retries: 3, backoff_multiplier: 2 },
      },
    },
    async handle({ by, params: { source }, body }) {
      if (catalogue.find(source) === undefined) throw unknownSystem(source);
      if (body.source.system !== source) {
        const message = `source.system is ${body.source.system}, the address says ${source}. Make them the same.`;
        throw new Problem('validation_failed', message, {
          errors: [{ path: 'source.system', code: 'mismatch', message }],
        });
      }
      const { sync, integration, warnings } = await service.sync(by, readSyncBody(body));
      const accepted = {
        ...wireAccepted(sync, integration),
        ...(warnings.length === 0 ? {} : { warnings: [...warnings] }),
      };
      return { status: 202, body: accepted, headers: { location: statusUrl(sync.id) } };
    },
  });

const unknownSystem = (system: string): Problem =>
  new Problem('not_found', `There is no connector for ${system}. GET /api/v2/connectors lists them.`);

const listSyncs = ({ syncs }: IntegrationPorts): Route =>
  defineRoute({
    ...reads,
    path: '/api/v2/syncs',
    summary: 'List syncs, newest first; of one integration, or of all',
    query: z.strictObject({ ...pageQuery, integration_id: IntegrationId.optional() }),
    replies: { 200: pageOf(WireSync) },
    async handle({ by, query: { limit, cursor, integration_id: integration } }) {
      const before = cursorId(cursor, SyncId);
      const query = {
        limit: limit + 1,
        ...(before === undefined ? {} : { before }),
        ...(integration === undefined ? {} : { integration }),
      };
      const found = await syncs(by.tenant).list(query);
      return { status: 200, body: page(found, { limit, id: ({ id }) => id, wire: wireSync }) };
    },
  });

const showSync = ({ syncs }: IntegrationPorts): Route =>
  defineRoute({
    ...reads,
    path: '/api/v2/syncs/:sync_id',
    summary: 'Show one sync: status, counts, progress, error',
    params,
    replies: { 200: WireSync },
    handle: async ({ by, params: { sync_id } }) => ({
      status: 200,
      body: wireSync(await syncs(by.tenant).get(sync_id)),
    }),
  });

const listRecords = ({ syncs }: IntegrationPorts): Route =>
  defineRoute({
    ...reads,
    path: '/api/v2/syncs/:sync_id/records',
    summary: 'List the records of a sync that were written, refused or failed',
    params,
    query: z.strictObject({ ...pageQuery, status: RecordState.optional() }),
    replies: { 200: pageOf(WireRecord) },
    async handle({ by, params: { sync_id }, query: { limit, cursor, status } }) {
      await syncs(by.tenant).get(sync_id);
      const after = cursorId(cursor, z.string());
      const query = {
        limit: limit + 1,
        ...(after === undefined ? {} : { after }),
        ...(status === undefined ? {} : { state: status }),
      };
      const found = await syncs(by.tenant).records(sync_id, query);
      const names = allows(by.scopes, 'integrations:*');
      const wire = (record: SyncRecord) => wireRecord(record, names);
      return { status: 200, body: page(found, { limit, id: ({ id }) => id, wire }) };
    },
  });

const ResyncBody = z.strictObject({
  since: GivenInstant.optional(),
  record_ids: z.array(z.string().min(1).max(512)).min(1).max(1_000).optional(),
  dry_run: z.boolean().optional(),
});

const againOf = ({ since, record_ids: only, dry_run: dryRun }: z.infer<typeof ResyncBody> = {}) => ({
  ...(since === undefined ? {} : { since: new Date(since).toISOString() }),
  ...(only === undefined ? {} : { only }),
  ...(dryRun === undefined ? {} : { dryRun }),
});

const resync = ({ service, integrations }: IntegrationPorts): Route =>
  defineRoute({
    ...starts,
    path: '/api/v2/syncs/:sync_id/resync',
    summary: 'Sync the same again, unchanged records too',
    examples: { params: { sync_id: '{{ended_sync_id}}' } },
    description:
      'Everything without a body; with `since` what changed from then on, with `record_ids` these records alone. With `dry_run` nothing is written, and `preview` says what would be.',
    audit: trailTells,
    params,
    batch: true,
    body: ResyncBody.optional(),
    replies: { 202: WireAccepted.extend({ resync_of: z.string() }) },
    async handle({ by, params: { sync_id }, body }) {
      const sync = await service.resync(by, sync_id, againOf(body));
      const integration = await integrations(by.tenant).get(sync.integration);
      return {
        status: 202,
        body: { ...wireAccepted(sync, integration), resync_of: sync_id },
        headers: { location: statusUrl(sync.id) },
      };
    },
  });

const cancel = ({ service }: IntegrationPorts): Route =>
  defineRoute({
    ...starts,
    path: '/api/v2/syncs/:sync_id/cancel',
    summary: 'Stop a sync; what was written stays',
    examples: { params: { sync_id: '{{waiting_sync_id}}' } },
    audit: { event: 'sync.cancel_requested' },
    params,
    replies: { 200: WireSync },
    handle: async ({ by, params: { sync_id } }) => ({
      status: 200,
      body: wireSync(await service.cancel(by, sync_id)),
      subject: sync_id,
    }),
  });

const Retried = z.object({ sync_id: z.string(), retried: z.int(), status_url: z.string() });

const retryRecord = ({ service }: IntegrationPorts): Route =>
  defineRoute({
    ...starts,
    path: '/api/v2/records/:id/retry',
    summary: 'Try one failed record again',
    examples: { params: { id: '{{failed_record_id}}' } },
    audit: { event: 'record.retried' },
    params: z.strictObject({ id: z.string().min(3).max(1_024) }),
    replies: { 202: Retried },
    async handle({ by, params: { id } }) {
      const { sync, record } = readRecordId(id);
      const parsed = SyncId.safeParse(sync);
      if (!parsed.success) throw new Problem('not_found', `There is no record ${id}. The list of records names them.`);
      const { retried } = await service.retry(by, parsed.data, [record]);
      return { status: 202, body: { sync_id: sync, retried, status_url: statusUrl(sync) }, subject: sync };
    },
  });

const retryRecords = ({ service }: IntegrationPorts): Route =>
  defineRoute({
    ...starts,
    path: '/api/v2/syncs/:sync_id/retry',
    summary: 'Try the failed records of a sync again, some or all',
    examples: { params: { sync_id: '{{failed_sync_id}}' } },
    audit: { event: 'record.retried' },
    params,
    batch: true,
    body: z.strictObject({ record_ids: z.array(z.string().max(512)).min(1).max(1_000).optional() }).optional(),
    replies: { 202: Retried },
    async handle({ by, params: { sync_id }, body }) {
      const { retried } = await service.retry(by, sync_id, body?.record_ids ?? 'all');
      return { status: 202, body: { sync_id, retried, status_url: statusUrl(sync_id) }, subject: sync_id };
    },
  });

// The integration platform: systems, accounts in them, what moves between them, its runs and records, and the requests behind.
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { WireConnection } from '../../../src/api/wire/connection.ts';
import type { WireConnector, WireConnectorDetail } from '../../../src/api/wire/connector.ts';
import type { WireHealth, WireLine } from '../../../src/api/wire/integration-health.ts';
import type { WireIntegration } from '../../../src/api/wire/integration.ts';
import type { SyncBody, WireAccepted, WireRecord, WireSync } from '../../../src/api/wire/sync.ts';
import { at, type Api } from './client.ts';
import { pagesQuery, wholeList } from './pages.ts';
import type { Page } from './wire.ts';

export type Connector = z.infer<typeof WireConnector>;
export type ConnectorDetail = z.infer<typeof WireConnectorDetail>;
export type Collection = ConnectorDetail['collections'][number];
export type Prompt = ConnectorDetail['config'][number];
export type Connection = z.infer<typeof WireConnection>;
export type Integration = z.infer<typeof WireIntegration>;
export type Sync = z.infer<typeof WireSync>;
export type SyncRecord = z.infer<typeof WireRecord>;
export type Health = z.infer<typeof WireHealth>;
export type LogLine = z.infer<typeof WireLine>;
export type SyncRequest = z.input<typeof SyncBody>;
type Accepted = z.infer<typeof WireAccepted>;

const whole = 200;

export const connectorsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['connectors'],
    queryFn: ({ signal }) => wholeList<Connector>(api, { path: '/api/v2/connectors' }, signal),
    staleTime: Infinity,
  });

export const connectorQuery = (api: Api, system: string) =>
  queryOptions({
    queryKey: ['connectors', system],
    queryFn: ({ signal }) => api.get<ConnectorDetail>(at`/api/v2/connectors/${system}`, {}, signal),
    staleTime: Infinity,
  });

export const connectionsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['connections'],
    queryFn: ({ signal }) => wholeList<Connection>(api, { path: '/api/v2/connections' }, signal),
    staleTime: api.fresh,
  });

export interface Entries {
  readonly config: Readonly<Record<string, unknown>>;
  readonly credentials: Readonly<Record<string, string>>;
}
export interface NewConnection extends Entries {
  readonly system: string;
  readonly name: string;
  readonly tenant_id?: string;
}
/** What is entered for an account that Muster plays itself. */
export const sandboxEntries: Entries = { config: { origin: 'sandbox' }, credentials: {} };
export const isSandbox = ({ config }: Pick<Connection, 'config'>): boolean => config['origin'] === 'sandbox';

export interface Tested {
  readonly ok: boolean;
  readonly because: string | null;
  readonly fix: string | null;
}

export const connect = (api: Api, connection: NewConnection): Promise<Connection> =>
  api.change('POST /api/v2/connections', { body: connection });
export const changeConnection = (api: Api, id: string, to: Partial<Entries & { name: string }>): Promise<Connection> =>
  api.change('PATCH /api/v2/connections/{id}', { ids: [id], body: to });
export const disconnect = (api: Api, id: string): Promise<void> =>
  api.change('DELETE /api/v2/connections/{id}', { ids: [id] });
export const testConnection = (api: Api, id: string): Promise<Tested> =>
  api.change('POST /api/v2/connections/{id}/test', { ids: [id] });

export interface ConnectLink {
  readonly url: string;
  readonly expires_at: string;
}
/** With a connection, that one is let in anew. */
export const makeLink = (
  api: Api,
  link: { system: string; name: string; connection_id?: string },
): Promise<ConnectLink> => api.change('POST /api/v2/connect-links', { body: link });

export const integrationsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['integrations'],
    queryFn: ({ signal }) => api.get<Page<Integration>>('/api/v2/integrations', { limit: whole }, signal),
    staleTime: api.fresh,
  });

export const integrationQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['integrations', id],
    queryFn: ({ signal }) => api.get<Integration>(at`/api/v2/integrations/${id}`, {}, signal),
  });

export const saveIntegration = (
  api: Api,
  id: string | undefined,
  request: SyncRequest & { enabled?: boolean },
): Promise<Integration> =>
  id === undefined
    ? api.change('POST /api/v2/integrations', { body: request })
    : api.change('PUT /api/v2/integrations/{id}', { ids: [id], body: request });
export const adjustIntegration = (api: Api, id: string, to: { enabled: boolean }): Promise<Integration> =>
  api.change('PATCH /api/v2/integrations/{id}', { ids: [id], body: to });
export const removeIntegration = (api: Api, id: string): Promise<void> =>
  api.change('DELETE /api/v2/integrations/{id}', { ids: [id] });
export const runIntegration = (api: Api, id: string, dryRun: boolean): Promise<Accepted> =>
  api.change('POST /api/v2/integrations/{id}/run', { ids: [id], body: { dry_run: dryRun } });

const lookMs = 5_000;
const watchMs = 1_000;

export const healthQuery = (api: Api) =>
  queryOptions({
    queryKey: ['health'],
    queryFn: ({ signal }) => wholeList<Health>(api, { path: '/api/v2/health' }, signal),
    staleTime: api.fresh,
    refetchInterval: api.every(lookMs),
  });

const ended: ReadonlySet<Sync['status']> = new Set(['succeeded', 'partially_succeeded', 'failed', 'cancelled']);
export const hasEnded = ({ status }: Pick<Sync, 'status'>): boolean => ended.has(status);

/** Of one integration, or of all. */
export const syncsQuery = (api: Api, integration?: string) => ({
  ...pagesQuery<Sync>(api, ['syncs', 'list', integration ?? ''], {
    path: '/api/v2/syncs',
    query: { integration_id: integration },
  }),
  refetchInterval: api.every(lookMs),
});

/** Watched as long as it goes on. */
export const syncQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['syncs', 'one', id],
    queryFn: ({ signal }) => api.get<Sync>(at`/api/v2/syncs/${id}`, {}, signal),
    refetchInterval: ({ state: { data } }) => (data !== undefined && hasEnded(data) ? false : api.every(watchMs)()),
  });

export const recordsQuery = (api: Api, sync: string, status: string) =>
  pagesQuery<SyncRecord>(api, ['syncs', 'records', sync, status], {
    path: at`/api/v2/syncs/${sync}/records`,
    query: { status },
  });

export const cancelSync = (api: Api, id: string): Promise<Sync> =>
  api.change('POST /api/v2/syncs/{id}/cancel', { ids: [id] });

export interface Again {
  readonly since?: string;
  readonly record_ids?: readonly string[];
  readonly dry_run?: boolean;
}
export const resync = (api: Api, id: string, again: Again): Promise<Accepted> =>
  api.change('POST /api/v2/syncs/{id}/resync', { ids: [id], body: again });

export interface Undoable {
  readonly deletes: number;
  readonly restores: number;
  readonly stays: number;
}
/** What taking the run back would do; refused with the reason where it cannot be. */
export const undoableQuery = (api: Api, sync: string) =>
  queryOptions({
    queryKey: ['syncs', 'undo', sync],
    queryFn: ({ signal }) => api.get<Undoable>(at`/api/v2/syncs/${sync}/undo`, {}, signal),
    retry: false,
    staleTime: 0,
  });

export interface UndoAsked {
  readonly status: string;
  readonly undo_sync_id: string;
}
export const undoRun = (api: Api, sync: string): Promise<UndoAsked> =>
  api.change('POST /api/v2/syncs/{id}/undo', { ids: [sync] });

/** All failed records of the run, or those named by their id at the source. */
export const retryRecords = (
  api: Api,
  sync: string,
  records: readonly string[] | 'all',
): Promise<{ readonly retried: number }> =>
  api.change('POST /api/v2/syncs/{id}/retry', { ids: [sync], body: records === 'all' ? {} : { record_ids: records } });

/** What somebody found who looked: it is there, under that id where one is known, or it is not and goes once more. */
export const settleRecord = (
  api: Api,
  id: string,
  found: { readonly there: string } | 'not_there',
): Promise<{ readonly status: string }> =>
  api.change('POST /api/v2/records/{id}/settle', {
    ids: [id],
    body:
      found === 'not_there'
        ? { outcome: found }
        : { outcome: 'there', ...(found.there === '' ? {} : { destination_id: found.there }) },
  });

export const linesQuery = (api: Api, connection: string) =>
  pagesQuery<LogLine>(api, ['lines', connection], { path: '/api/v2/logs', query: { connection_id: connection } });

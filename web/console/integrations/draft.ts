// An integration as the form holds it, and the request that it makes.
import type { Connection, Integration, SyncRequest } from '../api/integrations.ts';
import type { FieldRow } from '../mapping/field-rows.tsx';

type Mode = Integration['sync_mode'];
type WriteAction = NonNullable<SyncRequest['destination']['action']>;
type Mapping = NonNullable<SyncRequest['destination']['field_mapping']>;

export interface Draft {
  readonly name: string;
  readonly source: { readonly connection: string; readonly endpoint: string };
  readonly destination: { readonly connection: string; readonly endpoint: string };
  readonly action: WriteAction;
  readonly rows: readonly FieldRow[];
  readonly mode: Mode;
  readonly cron: string;
  readonly timeZone: string;
  readonly carriesDeletions: boolean;
  readonly keepsPrevious: boolean;
  /** What the form does not show stays as it was. */
  readonly kept: Pick<SyncRequest, 'retry_policy' | 'webhook_url'> & {
    readonly filters: SyncRequest['source']['filters'];
  };
}

const actions = ['upsert', 'create', 'update', 'delete'] as const satisfies readonly WriteAction[];
export const isAction = (value: string): value is WriteAction => actions.some((action) => action === value);
const modes = ['once', 'batch', 'real_time'] as const satisfies readonly Mode[];
export const isMode = (value: string): value is Mode => modes.some((mode) => mode === value);

export const emptyDraft = (timeZone: string): Draft => ({
  name: '',
  source: { connection: '', endpoint: '' },
  destination: { connection: '', endpoint: '' },
  action: 'upsert',
  rows: [],
  mode: 'once',
  cron: '0 2 * * *',
  timeZone,
  carriesDeletions: false,
  keepsPrevious: false,
  kept: { filters: {} },
});

export function draftOf(integration: Integration): Draft {
  const { name, source, destination, sync_mode: mode, schedule, retry_policy: retry, webhook_url: url } = integration;
  return {
    name,
    source: { connection: source.connection_id, endpoint: source.endpoint },
    destination: { connection: destination.connection_id, endpoint: destination.endpoint },
    action: isAction(destination.action) ? destination.action : 'upsert',
    rows: Object.entries(destination.field_mapping).map(([from, to]) =>
      typeof to === 'string' ? { from, to } : { from, to: to.to, transform: to.transform },
    ),
    mode,
    cron: schedule?.cron ?? '0 2 * * *',
    timeZone: schedule?.time_zone ?? 'UTC',
    carriesDeletions: integration.carry_deletions,
    keepsPrevious: integration.keep_previous,
    kept: { filters: source.filters, retry_policy: retry, ...(url === null ? {} : { webhook_url: url }) },
  };
}

/** The service takes a system and the tenant over there: where several accounts fit, those have to differ. */
export function requestOf(draft: Draft, connections: readonly Connection[]): SyncRequest {
  const end = (id: string): { system: string; tenant_id?: string } => {
    const found = connections.find(({ connection_id: each }) => each === id);
    const tenant = found?.tenant_id ?? null;
    return { system: found?.system ?? '', ...(tenant === null ? {} : { tenant_id: tenant }) };
  };
  const { filters, ...kept } = draft.kept;
  return {
    ...kept,
    name: draft.name,
    source: {
      ...end(draft.source.connection),
      endpoint: draft.source.endpoint,
      ...(filters === undefined ? {} : { filters }),
    },
    destination: {
      ...end(draft.destination.connection),
      endpoint: draft.destination.endpoint,
      action: draft.action,
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made of rows that the service gave or that hold text
      field_mapping: Object.fromEntries(draft.rows.filter(isWritten).map(targetOf)) as Mapping,
    },
    sync_mode: draft.mode,
    ...(draft.mode === 'batch' ? { schedule: { cron: draft.cron, time_zone: draft.timeZone } } : {}),
    carry_deletions: draft.carriesDeletions,
    keep_previous: draft.keepsPrevious,
  };
}

/** What keeps a row from being saved. The service keeps one target for each field: a second one would take its place. */
export function faultOf(rows: readonly FieldRow[], index: number): string | undefined {
  const { from, to } = rows[index] ?? { from: '', to: '' };
  if ((from === '') !== (to === ''))
    return `Say ${from === '' ? 'where it comes from' : 'where it goes'}, or remove it.`;
  const earlier = rows.slice(0, index).find((row) => row.from === from);
  return from === '' || earlier === undefined
    ? undefined
    : `${from} already goes to ${earlier.to}. Build a flow to send it to both.`;
}

const isWritten = ({ from, to }: FieldRow): boolean => from !== '' && to !== '';
const targetOf = ({ from, to, transform }: FieldRow): readonly [string, unknown] => [
  from,
  transform === undefined ? to : { to, transform },
];

// PostgreSQL as a system: tables that the connection's own configuration names are its collections.
import { z } from 'zod';
import { type Connector, type ConnectorInput, defineConnector } from '../core/connector/connector.ts';
import type { Json } from '../core/json.ts';

/** A column or table, with its schema where needed; quoted wherever it is used. */
const name = z.string().regex(/^[A-Za-z_][\w$]{0,62}$/, 'must be the name of a column');
const tableName = z
  .string()
  .regex(/^[A-Za-z_][\w$]{0,62}(\.[A-Za-z_][\w$]{0,62})?$/, 'must be a table, such as people or hr.people');

const Table = z.strictObject({
  table: tableName,
  /** A primary key or unique column. */
  key: name.default('id'),
  /** When a row was changed; without it every run reads everything and skips what is unchanged. */
  changed: name.optional(),
});

export const PostgresConfig = z.looseObject({
  host: z.string().min(1).max(255),
  port: z.coerce.number().int().min(1).max(65_535).default(5432),
  database: z.string().min(1).max(63),
  /** `verify` checks the server's certificate and name; `off` is for your own data centre. */
  tls: z.enum(['verify', 'off']).default('verify'),
  collections: z.record(z.string().min(1).max(64), Table),
});
export type PostgresConfig = z.infer<typeof PostgresConfig>;

/** Records in one statement. */
export const rowsAtOnce = 500;

const head = {
  system: 'postgresql',
  title: 'PostgreSQL',
  category: ['generic'],
  docs: 'https://www.postgresql.org/docs/current/',
  apiVersion: '13 and later',
  checkedOn: '2026-11-22',
  evidence: 'documentation',
  transport: 'postgresql',
  baseUrl: 'postgresql://{config.host}',
  credentials: [
    { key: 'username', label: 'User name' },
    { key: 'password', label: 'Password', secret: true, optional: true },
    { key: 'ca_certificate', label: 'Certificate authority of the server (PEM)', secret: true, optional: true },
  ],
  auth: [{ kind: 'basic', username: '{cred.username}', password: '{cred.password}' }, { kind: 'none' }],
  test: { method: 'GET', path: '/' },
  limits: { concurrency: 4 },
} as const satisfies Partial<ConnectorInput>;

/** As the catalogue shows it: what it holds stands in each connection's configuration. */
export const postgresql: Connector = defineConnector({ ...head, collections: {} });

/** The declaration of one connection. Throws a ZodError that names the field of the configuration. */
export function postgresqlOf(config: Json): Connector {
  const { collections } = PostgresConfig.parse(config);
  return defineConnector({
    ...head,
    collections: Object.fromEntries(
      Object.entries(collections).map(([label, table]) => [label, collectionOf(label, table)]),
    ),
  });
}

/** Calls name what is done in the request log; nothing of them is ever sent. */
function collectionOf(
  label: string,
  { table, key, changed }: z.infer<typeof Table>,
): ConnectorInput['collections'][string] {
  const path = `/${table}`;
  const write = (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE') => ({
    call: { method, path },
    idempotency: { kind: 'natural-key' as const },
    batch: { max: rowsAtOnce, at: '$' },
  });
  return {
    label,
    list: { method: 'GET', path },
    items: '$',
    id: key,
    paging: { kind: 'keyset', param: key, field: key, size: rowsAtOnce },
    changes: changed === undefined ? { kind: 'none' } : { kind: 'filter', param: changed, field: changed },
    fields: {},
    one: { call: { method: 'GET', path } },
    writes: { create: write('POST'), update: write('PATCH'), upsert: write('PUT'), delete: write('DELETE') },
  };
}

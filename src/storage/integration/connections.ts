// Accounts in other systems. What opens them is sealed for the row it stands in.
import { z } from 'zod';
import { type ConnectionId, type TenantId } from '../../core/ids.ts';
import { AddOnSide, Connection } from '../../core/integration.ts';
import type { Connections, Token } from '../../core/ports/connections.ts';
import { Problem } from '../../core/problem.ts';
import type { Tx } from '../database.ts';
import { promiseSettling } from './offering-parts.ts';
import type { SyncParts } from './sync-parts.ts';

type Parts = SyncParts;

const columns = Connection.keyof().options;
const toConnection = ({ addOn, ...row }: { addOn: unknown }): Connection =>
  Connection.parse(addOn === null ? row : { ...row, addOn });
const Credentials = z.record(z.string(), z.string());
const StoredToken = z.strictObject({
  access: z.string(),
  refresh: z.string().nullable(),
  expiresAt: z.iso.datetime().nullable(),
});

export const createConnections = (parts: Parts): Connections => ({ ...reads(parts), ...changes(parts) });

const placeOf = ({ tenant }: Parts, id: ConnectionId, what: 'credentials' | 'token'): string =>
  `${tenant}/connection/${what}/${id}`;

function reads(parts: Parts): Pick<Connections, 'list' | 'get' | 'secrets'> {
  const { database, sealer, tenant } = parts;
  return {
    list: () =>
      database.inTenant(tenant, async (tx) => {
        const rows = await tx
          .selectFrom('connection')
          .select(columns)
          .where('tenant', '=', tenant)
          .orderBy('id')
          .execute();
        return rows.map(toConnection);
      }),

    get: (id) => database.inTenant(tenant, async (tx) => found(await one(tx, tenant, id), id)),

    secrets: (id) =>
      database.inTenant(tenant, async (tx) => {
        const row = await tx
          .selectFrom('connection')
          .select(['credentials', 'token'])
          .where('tenant', '=', tenant)
          .where('id', '=', id)
          .executeTakeFirst();
        if (row === undefined) throw missing(id);
        const credentials = Credentials.parse(
          JSON.parse(sealer.open(row.credentials, placeOf(parts, id, 'credentials'))),
        );
        return {
          credentials,
          token: row.token === null ? null : readToken(sealer.open(row.token, placeOf(parts, id, 'token'))),
        };
      }),
  };
}

function changes(parts: Parts): Omit<Connections, 'list' | 'get' | 'secrets'> {
  const { database, sealer, tenant } = parts;
  const sealed = (id: ConnectionId, credentials: Readonly<Record<string, string>>): string =>
    sealer.seal(JSON.stringify(credentials), placeOf(parts, id, 'credentials'));
  const update = (id: ConnectionId, to: Parameters<typeof updated>[1]['to']) =>
    database.inTenant(tenant, async (tx) => found(await updated(tx, { tenant, id, to }), id));
  return {
    add: (connection, credentials) =>
      database.inTenant(tenant, async (tx) => {
        const { addOn, ...given } = connection;
        const row = {
          ...given,
          config: JSON.stringify(connection.config),
          addOn: addOn === undefined ? null : JSON.stringify(addOn),
        };
        await tx
          .insertInto('connection')
          .values({ ...row, tenant, credentials: sealed(connection.id, credentials), token: null })
          .execute();
        if (addOn !== undefined) await promiseSettling(tx, parts, addOn.offering);
      }),

    async keepToken(id, token) {
      const text = token === null ? null : sealer.seal(writeToken(token), placeOf(parts, id, 'token'));
      await update(id, { token: text });
    },

    change: (id, { name, config, credentials }) =>
      update(id, {
        ...(name === undefined ? {} : { name }),
        ...(config === undefined ? {} : { config: JSON.stringify(config) }),
        ...(credentials === undefined ? {} : { credentials: sealed(id, credentials), token: null }),
      }),

    async mark(id, as) {
      await update(id, as);
    },

    remove: (id) =>
      database.inTenant(tenant, async (tx) => {
        const gone = await tx
          .deleteFrom('connection')
          .where('tenant', '=', tenant)
          .where('id', '=', id)
          .returning('addOn')
          .executeTakeFirst();
        if (gone === undefined) throw missing(id);
        if (gone.addOn !== null) await promiseSettling(tx, parts, AddOnSide.parse(gone.addOn).offering);
      }),
  };
}

const one = (tx: Tx, tenant: TenantId, id: ConnectionId) =>
  tx.selectFrom('connection').select(columns).where('tenant', '=', tenant).where('id', '=', id).executeTakeFirst();

interface Update {
  readonly tenant: TenantId;
  readonly id: ConnectionId;
  readonly to: {
    name?: string;
    config?: string;
    credentials?: string;
    token?: string | null;
    status?: string;
    because?: string | null;
    testedAt?: Date | null;
  };
}

const updated = (tx: Tx, { tenant, id, to }: Update) =>
  Object.keys(to).length === 0
    ? one(tx, tenant, id)
    : tx
        .updateTable('connection')
        .set(to)
        .where('tenant', '=', tenant)
        .where('id', '=', id)
        .returning(columns)
        .executeTakeFirst();

function found(row: { addOn: unknown } | undefined, id: ConnectionId): Connection {
  if (row === undefined) throw missing(id);
  return toConnection(row);
}

const missing = (id: ConnectionId) => new Problem('not_found', `There is no connection ${id}.`);

const writeToken = ({ access, refresh, expiresAt }: Token): string =>
  JSON.stringify({ access, refresh, expiresAt: expiresAt?.toISOString() ?? null });

function readToken(text: string): Token {
  const { access, refresh, expiresAt } = StoredToken.parse(JSON.parse(text));
  return { access, refresh, expiresAt: expiresAt === null ? null : new Date(expiresAt) };
}

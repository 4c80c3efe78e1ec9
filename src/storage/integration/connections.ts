// Accounts in other systems. What opens them is sealed for the row it stands in.
import { sql } from 'kysely';
import { z } from 'zod';
import { type ConnectionId, type TenantId } from '../../core/ids.ts';
import { AddOnSide, Connection } from '../../core/integration.ts';
import { type Connections, type Token, notifyConnectionsJob } from '../../core/ports/connections.ts';
import { Problem } from '../../core/problem.ts';
import type { Tx } from '../database.ts';
import { promiseIn } from '../outbox.ts';
import { promiseSettling } from './offering-parts.ts';
import type { SyncDependencies } from './sync-dependencies.ts';

type ConnectionsDependencies = SyncDependencies;

const columns = Connection.keyof().options;
const toConnection = ({ addOn, ...row }: { addOn: unknown }): Connection =>
  Connection.parse(addOn === null ? row : { ...row, addOn });
const Credentials = z.record(z.string(), z.string());
const StoredToken = z.strictObject({
  access: z.string(),
  refresh: z.string().nullable(),
  expiresAt: z.iso.datetime().nullable(),
});

export const createConnections = (dependencies: ConnectionsDependencies): Connections => ({
  ...reads(dependencies),
  ...changes(dependencies),
  ...telling(dependencies),
});

const refused: Connection['status'] = 'needs_attention';
/** Long enough that what is refused together is told of together, and that whoever just mends it is left in peace. */
const quietMs = 60_000;

const promiseTelling = (tx: Tx, { newId, tenant, clock }: ConnectionsDependencies) =>
  promiseIn(tx, {
    id: newId('job'),
    tenant,
    name: notifyConnectionsJob,
    data: {},
    due: new Date(clock.now().getTime() + quietMs),
  });

function telling({ database, tenant, clock }: ConnectionsDependencies): Pick<Connections, 'untold' | 'told'> {
  return {
    untold: () =>
      database.inTenant(tenant, async (tx) => {
        const all = tx.selectFrom('connection').select(columns).where('tenant', '=', tenant).orderBy('id');
        const [refusedRows, mendedRows] = [
          await all.where('status', '=', refused).where('toldAt', 'is', null).execute(),
          await all.where('status', '<>', refused).where('toldAt', 'is not', null).execute(),
        ];
        return { refused: refusedRows.map(toConnection), mended: mendedRows.map(toConnection) };
      }),

    told: ({ refused: known, mended }) =>
      database.inTenant(tenant, async (tx) => {
        const told = (of: readonly Connection[], toldAt: Date | null) =>
          tx
            .updateTable('connection')
            .set({ toldAt })
            .where('tenant', '=', tenant)
            .where('id', '=', sql<string>`any(${of.map(({ id }) => id)}::text[])`)
            .execute();
        await told(known, clock.now());
        await told(mended, null);
      }),
  };
}

const placeOf = ({ tenant }: ConnectionsDependencies, id: ConnectionId, what: 'credentials' | 'token'): string =>
  `${tenant}/connection/${what}/${id}`;

function reads(dependencies: ConnectionsDependencies): Pick<Connections, 'list' | 'get' | 'secrets'> {
  const { database, sealer, tenant } = dependencies;
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
          JSON.parse(sealer.open(row.credentials, placeOf(dependencies, id, 'credentials'))),
        );
        return {
          credentials,
          token: row.token === null ? null : readToken(sealer.open(row.token, placeOf(dependencies, id, 'token'))),
        };
      }),
  };
}

function changes(
  dependencies: ConnectionsDependencies,
): Omit<Connections, 'list' | 'get' | 'secrets' | 'untold' | 'told'> {
  const { database, sealer, tenant } = dependencies;
  const sealed = (id: ConnectionId, credentials: Readonly<Record<string, string>>): string =>
    sealer.seal(JSON.stringify(credentials), placeOf(dependencies, id, 'credentials'));
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
        if (addOn !== undefined) await promiseSettling(tx, dependencies, addOn.offering);
      }),

    async keepToken(id, token) {
      const text = token === null ? null : sealer.seal(writeToken(token), placeOf(dependencies, id, 'token'));
      await update(id, { token: text });
    },

    change: (id, { name, config, credentials }) =>
      update(id, {
        ...(name === undefined ? {} : { name }),
        ...(config === undefined ? {} : { config: JSON.stringify(config) }),
        ...(credentials === undefined ? {} : { credentials: sealed(id, credentials), token: null }),
      }),

    mark: (id, as) =>
      database.inTenant(tenant, async (tx) => {
        const before = await one(tx, tenant, id);
        found(await updated(tx, { tenant, id, to: as }), id);
        const [was, is] = [before?.status === refused, as.status === refused];
        if (was !== is) await promiseTelling(tx, dependencies);
      }),

    remove: (id) =>
      database.inTenant(tenant, async (tx) => {
        const gone = await tx
          .deleteFrom('connection')
          .where('tenant', '=', tenant)
          .where('id', '=', id)
          .returning('addOn')
          .executeTakeFirst();
        if (gone === undefined) throw missing(id);
        if (gone.addOn !== null) await promiseSettling(tx, dependencies, AddOnSide.parse(gone.addOn).offering);
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

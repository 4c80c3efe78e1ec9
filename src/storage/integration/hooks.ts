// Systems that report changes by themselves. Their secrets are sealed for the row they stand in.
import { z } from 'zod';
import { ConnectionId, TenantId } from '../../core/ids.ts';
import { HookSource, type HookSources, type Hooks, wakeJob } from '../../core/ports/hooks.ts';
import type { Sealer } from '../../core/ports/sealer.ts';
import type { Database, Tx } from '../database.ts';
import { promiseIn } from '../outbox.ts';
import type { SyncDependencies } from './sync-dependencies.ts';

const columns = [
  'tenant',
  'connection',
  'system',
  'secret',
  'earlier',
  'earlierUntil',
  'subscription',
  'renewAt',
  'createdAt',
  'lastAt',
] as const;

interface Row extends Omit<HookSource, 'tenant' | 'connection' | 'secrets'> {
  readonly tenant: string;
  readonly connection: string;
  readonly secret: string;
  readonly earlier: string | null;
  readonly earlierUntil: Date | null;
}

const placeOf = ({ tenant, connection }: Pick<Row, 'tenant' | 'connection'>): string =>
  `${tenant}/hook_source/secret/${connection}`;

function toSource(sealer: Sealer, { secret, earlier, earlierUntil, ...row }: Row, now: Date): HookSource {
  const isGood = earlier !== null && earlierUntil !== null && earlierUntil > now;
  const sealed = isGood ? [secret, earlier] : [secret];
  return HookSource.parse({ ...row, secrets: sealed.map((text) => sealer.open(text, placeOf(row))) });
}

const rowOf = (tx: Tx, tenant: TenantId, connection: ConnectionId) =>
  tx.selectFrom('hookSource').select(columns).where('tenant', '=', tenant).where('connection', '=', connection);

export const createHooks = (dependencies: SyncDependencies): Hooks => ({
  ...sources(dependencies),
  ...events(dependencies),
});

function sources({ database, sealer, tenant }: SyncDependencies): Pick<Hooks, 'open' | 'get' | 'subscribed' | 'close'> {
  return {
    open: ({ connection, system, secret, at, earlierUntil }) =>
      database.inTenant(tenant, async (tx) => {
        const before = await rowOf(tx, tenant, connection).forUpdate().executeTakeFirst();
        const earlier = before?.secret ?? null;
        const sealed = {
          secret: sealer.seal(secret, placeOf({ tenant, connection })),
          earlier,
          earlierUntil: earlier === null ? null : earlierUntil,
        };
        await tx
          .insertInto('hookSource')
          .values({ tenant, connection, system, ...sealed, createdAt: at })
          .onConflict((conflict) => conflict.columns(['tenant', 'connection']).doUpdateSet(sealed))
          .execute();
      }),

    get: (connection, now) =>
      database.inTenant(tenant, async (tx) => {
        const row = await rowOf(tx, tenant, connection).executeTakeFirst();
        return row === undefined ? undefined : toSource(sealer, row, now);
      }),

    subscribed: (connection, as) =>
      database.inTenant(tenant, async (tx) => {
        await tx
          .updateTable('hookSource')
          .set(as)
          .where('tenant', '=', tenant)
          .where('connection', '=', connection)
          .execute();
      }),

    close: (connection) =>
      database.inTenant(tenant, async (tx) => {
        const { numDeletedRows } = await tx
          .deleteFrom('hookSource')
          .where('tenant', '=', tenant)
          .where('connection', '=', connection)
          .executeTakeFirst();
        return numDeletedRows > 0n;
      }),
  };
}

function events({ database, tenant, newId }: SyncDependencies): Pick<Hooks, 'take' | 'waking' | 'sweep'> {
  return {
    take: ({ connection, id, type, at }) =>
      database.inTenant(tenant, async (tx) => {
        const added = await tx
          .insertInto('hookEvent')
          .values({ tenant, connection, id, type, at })
          .onConflict((conflict) => conflict.columns(['tenant', 'connection', 'id']).doNothing())
          .returning('id')
          .executeTakeFirst();
        if (added === undefined) return 'known';
        const { numUpdatedRows } = await tx
          .updateTable('hookSource')
          .set({ waking: true, lastAt: at })
          .where('tenant', '=', tenant)
          .where('connection', '=', connection)
          .where('waking', '=', false)
          .executeTakeFirst();
        if (numUpdatedRows > 0n)
          await promiseIn(tx, { id: newId('job'), tenant, name: wakeJob, data: { connection }, due: at });
        return 'new';
      }),

    waking: (connection) =>
      database.inTenant(tenant, async (tx) => {
        await tx
          .updateTable('hookSource')
          .set({ waking: false })
          .where('tenant', '=', tenant)
          .where('connection', '=', connection)
          .execute();
      }),

    sweep: (olderThan) =>
      database.inTenant(tenant, async (tx) => {
        await tx.deleteFrom('hookEvent').where('tenant', '=', tenant).where('at', '<', olderThan).execute();
      }),
  };
}

const Due = z.array(z.strictObject({ tenant: TenantId, connection: ConnectionId }));

export const createHookSources = ({ database, sealer }: { database: Database; sealer: Sealer }): HookSources => ({
  presented: (connection, now) =>
    database.reaching({ as: 'app.presented', value: connection }, async (tx) => {
      const row = await tx
        .selectFrom('hookSource')
        .select(columns)
        .where('connection', '=', connection)
        .executeTakeFirst();
      return row === undefined ? undefined : toSource(sealer, row, now);
    }),

  due: (by) =>
    database.reaching({ as: 'app.sweep', value: 'on' }, async (tx) =>
      Due.parse(
        await tx
          .selectFrom('hookSource')
          .select(['tenant', 'connection'])
          .where('renewAt', '<=', by)
          .orderBy('renewAt')
          .limit(200)
          .execute(),
      ),
    ),
});

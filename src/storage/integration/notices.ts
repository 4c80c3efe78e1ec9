// Notices about runs, and the sealed secrets that sign them.
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import type { TenantId } from '../../core/ids.ts';
import { Notice } from '../../core/integration.ts';
import type { Notices, SigningSecret } from '../../core/ports/notices.ts';
import { Problem } from '../../core/problem.ts';
import type { Tx } from '../database.ts';
import { promiseIn } from '../outbox.ts';
import type { SyncDependencies } from './sync-dependencies.ts';

const columns = Notice.keyof().options;

export const createNotices = (dependencies: SyncDependencies): Notices => ({
  ...notices(dependencies),
  ...secrets(dependencies),
});

function notices(dependencies: SyncDependencies): Omit<Notices, 'secrets' | 'rotate'> {
  const { database, tenant } = dependencies;
  return {
    add: (notice) =>
      database.inTenant(tenant, async (tx) => {
        const added = await tx
          .insertInto('notice')
          .values({ ...notice, tenant })
          .onConflict((conflict) => conflict.columns(['tenant', 'id']).doNothing())
          .returning('id')
          .executeTakeFirst();
        if (added !== undefined) await promiseDelivery(tx, dependencies, notice.id);
      }),

    get: (id) => database.inTenant(tenant, (tx) => getNotice(tx, tenant, id)),

    list: ({ limit, before }) =>
      database.inTenant(tenant, async (tx) => {
        let query = tx.selectFrom('notice').select(columns).where('tenant', '=', tenant);
        if (before !== undefined)
          query = query.where('seq', '<', (from) =>
            from.selectFrom('notice').select('seq').where('tenant', '=', tenant).where('id', '=', before),
          );
        return z.array(Notice).parse(await query.orderBy('seq', 'desc').limit(limit).execute());
      }),

    settle: (id, as) =>
      database.inTenant(tenant, async (tx) => {
        await tx
          .updateTable('notice')
          .set({ ...as, attempts: sql`attempts + 1` })
          .where('tenant', '=', tenant)
          .where('id', '=', id)
          .execute();
      }),

    again: (id) =>
      database.inTenant(tenant, async (tx) => {
        const notice = await getNotice(tx, tenant, id);
        await tx
          .updateTable('notice')
          .set({ status: 'pending' })
          .where('tenant', '=', tenant)
          .where('id', '=', id)
          .execute();
        await promiseDelivery(tx, dependencies, id);
        return { ...notice, status: 'pending' };
      }),
  };
}

const promiseDelivery = (tx: Tx, { newId, tenant, clock }: SyncDependencies, notice: string) =>
  promiseIn(tx, { id: newId('job'), tenant, name: 'deliver-notice', data: { notice }, due: clock.now() });

async function getNotice(tx: Tx, tenant: TenantId, id: string): Promise<Notice> {
  const row = await tx
    .selectFrom('notice')
    .select(columns)
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw new Problem('not_found', `There is no delivery ${id}.`);
  return Notice.parse(row);
}

function secrets(dependencies: SyncDependencies): Pick<Notices, 'secrets' | 'rotate'> {
  const { database, tenant } = dependencies;
  return {
    secrets: (now) =>
      database.inTenant(tenant, async (tx) => {
        const rows = await tx
          .selectFrom('webhookSecret')
          .selectAll()
          .where('tenant', '=', tenant)
          .where((where) => where.or([where('retiredAt', 'is', null), where('retiredAt', '>', now)]))
          .orderBy('id', 'desc')
          .execute();
        if (rows.length === 0) return [await addSecret(tx, dependencies)];
        return rows.map(({ id, secret, createdAt, retiredAt }) => ({
          id,
          secret: dependencies.sealer.open(secret, placeOf(tenant, id)),
          createdAt,
          retiredAt,
        }));
      }),

    rotate: (until) =>
      database.inTenant(tenant, async (tx) => {
        await tx
          .updateTable('webhookSecret')
          .set({ retiredAt: until })
          .where('tenant', '=', tenant)
          .where('retiredAt', 'is', null)
          .execute();
        return await addSecret(tx, dependencies);
      }),
  };
}

const placeOf = (tenant: TenantId, id: string): string => `${tenant}/webhook_secret/secret/${id}`;

async function addSecret(tx: Tx, { sealer, tenant, newId, clock }: SyncDependencies): Promise<SigningSecret> {
  const id = newId('whk');
  const secret = `whsec_${randomBytes(32).toString('base64')}`;
  const createdAt = clock.now();
  await tx
    .insertInto('webhookSecret')
    .values({ tenant, id, secret: sealer.seal(secret, placeOf(tenant, id)), createdAt, retiredAt: null })
    .execute();
  return { id, secret, createdAt, retiredAt: null };
}

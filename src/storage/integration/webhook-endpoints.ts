// Endpoints of others with their sealed secrets. What is held for one is promised when it takes events again.
import { sql } from 'kysely';
import { z } from 'zod';
import type { TenantId } from '../../core/ids.ts';
import { type EndpointChange, WebhookEndpoint, type WebhookEndpoints } from '../../core/ports/webhook-endpoints.ts';
import { Problem } from '../../core/problem.ts';
import type { Tx } from '../database.ts';
import { deliveryStore } from './event-deliveries.ts';
import { promiseDeliveries, publishIn, publishTo } from './outgoing.ts';
import type { SyncDependencies } from './sync-dependencies.ts';

const columns = WebhookEndpoint.keyof().options;

export const createWebhookEndpoints = (dependencies: SyncDependencies): WebhookEndpoints => ({
  ...reads(dependencies),
  ...changes(dependencies),
  ...secrets(dependencies),
  ...deliveryStore(dependencies),

  isWanted: (type) =>
    dependencies.database.inTenant(dependencies.tenant, async (tx) => {
      const row = await tx
        .selectFrom('webhookEndpoint')
        .select('id')
        .where('tenant', '=', dependencies.tenant)
        .where(sql<boolean>`${type} = any(types)`)
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    }),

  publish: (event) => dependencies.database.inTenant(dependencies.tenant, (tx) => publishIn(tx, dependencies, event)),

  publishTo: (endpoint, event) =>
    dependencies.database.inTenant(dependencies.tenant, (tx) => publishTo(tx, dependencies, { event, endpoint })),
});

function reads({ database, tenant }: SyncDependencies): Pick<WebhookEndpoints, 'get' | 'list' | 'count'> {
  return {
    get: (id) => database.inTenant(tenant, (tx) => getEndpoint(tx, tenant, id)),

    list: ({ limit, before }) =>
      database.inTenant(tenant, async (tx) => {
        let found = tx.selectFrom('webhookEndpoint').select(columns).where('tenant', '=', tenant);
        if (before !== undefined)
          found = found.where('seq', '<', (from) =>
            from.selectFrom('webhookEndpoint').select('seq').where('tenant', '=', tenant).where('id', '=', before),
          );
        return z.array(WebhookEndpoint).parse(await found.orderBy('seq', 'desc').limit(limit).execute());
      }),

    count: () =>
      database.inTenant(tenant, async (tx) => {
        const counted = tx.selectFrom('webhookEndpoint').select(({ fn }) => fn.countAll().as('all'));
        return Number((await counted.where('tenant', '=', tenant).executeTakeFirstOrThrow()).all);
      }),
  };
}

async function getEndpoint(tx: Tx, tenant: TenantId, id: string): Promise<WebhookEndpoint> {
  const row = await tx
    .selectFrom('webhookEndpoint')
    .select(columns)
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw noEndpoint(id);
  return WebhookEndpoint.parse(row);
}

const noEndpoint = (id: string): Problem => new Problem('not_found', `There is no webhook endpoint ${id}.`);
const placeOf = (tenant: TenantId, id: string): string => `${tenant}/webhook_endpoint/secret/${id}`;

function changes(dependencies: SyncDependencies): Pick<WebhookEndpoints, 'add' | 'change' | 'remove'> {
  const { database, tenant, sealer } = dependencies;
  return {
    add: (endpoint, secret) =>
      database.inTenant(tenant, async (tx) => {
        const sealed = sealer.seal(secret, placeOf(tenant, endpoint.id));
        const filter = JSON.stringify(endpoint.filter);
        await tx
          .insertInto('webhookEndpoint')
          .values({ ...endpoint, filter, tenant, secret: sealed })
          .execute();
      }),

    change: (id, change) =>
      database.inTenant(tenant, async (tx) => {
        const row = await tx
          .updateTable('webhookEndpoint')
          .set(columnsOf(change))
          .where('tenant', '=', tenant)
          .where('id', '=', id)
          .returning(columns)
          .executeTakeFirst();
        if (row === undefined) throw noEndpoint(id);
        if (change.status === 'enabled') await releaseHeld(tx, dependencies, id);
        return WebhookEndpoint.parse(row);
      }),

    remove: (id) =>
      database.inTenant(tenant, async (tx) => {
        const { numDeletedRows } = await tx
          .deleteFrom('webhookEndpoint')
          .where('tenant', '=', tenant)
          .where('id', '=', id)
          .executeTakeFirst();
        if (numDeletedRows === 0n) throw noEndpoint(id);
      }),
  };
}

/** Whoever enables it has seen to it: what was known of its failures is forgotten. */
function columnsOf({ filter, status, types, include, ...plain }: EndpointChange) {
  return {
    ...plain,
    ...(types === undefined ? {} : { types: [...types] }),
    ...(include === undefined ? {} : { include: [...include] }),
    ...(filter === undefined ? {} : { filter: JSON.stringify(filter) }),
    ...(status === undefined ? {} : { status, because: null }),
    ...(status === 'enabled' ? { failingSince: null, failures: 0, restUntil: null } : {}),
    // An update without a change is none in SQL.
    tenant: sql<string>`tenant`,
  };
}

async function releaseHeld(tx: Tx, dependencies: SyncDependencies, endpoint: string): Promise<void> {
  const held = await tx
    .updateTable('eventDelivery')
    .set({ status: 'pending' })
    .where('tenant', '=', dependencies.tenant)
    .where('endpoint', '=', endpoint)
    .where('status', '=', 'held')
    .returning(['id', 'seq'])
    .execute();
  const ids = held.toSorted((a, b) => Number(BigInt(a.seq) - BigInt(b.seq))).map(({ id }) => id);
  const due = dependencies.clock.now();
  for (let from = 0; from < ids.length; from += 500)
    await promiseDeliveries(tx, dependencies, { deliveries: ids.slice(from, from + 500), due });
}

function secrets({ database, tenant, sealer }: SyncDependencies): Pick<WebhookEndpoints, 'secrets' | 'rotate'> {
  const sealed = (tx: Tx, id: string) =>
    tx
      .selectFrom('webhookEndpoint')
      .select(['secret', 'earlier', 'earlierUntil'])
      .where('tenant', '=', tenant)
      .where('id', '=', id)
      .executeTakeFirst();
  return {
    secrets: (id, now) =>
      database.inTenant(tenant, async (tx) => {
        const row = await sealed(tx, id);
        if (row === undefined) throw noEndpoint(id);
        const { secret, earlier, earlierUntil } = row;
        const signs = earlier !== null && earlierUntil !== null && earlierUntil > now ? [secret, earlier] : [secret];
        return signs.map((text) => sealer.open(text, placeOf(tenant, id)));
      }),

    rotate: (id, secret, until) =>
      database.inTenant(tenant, async (tx) => {
        const { numUpdatedRows } = await tx
          .updateTable('webhookEndpoint')
          .set({
            earlier: sql<string>`secret`,
            earlierUntil: until,
            secret: sealer.seal(secret, placeOf(tenant, id)),
          })
          .where('tenant', '=', tenant)
          .where('id', '=', id)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) throw noEndpoint(id);
      }),
  };
}

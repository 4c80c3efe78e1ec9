// What was told to each endpoint and how it went. A try that failed and the promise of the next one are one transaction.
import { sql } from 'kysely';
import { z } from 'zod';
import {
  type DeliveryOutcome,
  EventDelivery,
  type WebhookEndpoints,
  notifyEndpointJob,
} from '../../core/ports/webhook-endpoints.ts';
import { Problem } from '../../core/problem.ts';
import type { Tx } from '../database.ts';
import { promiseIn } from '../outbox.ts';
import { promiseDeliveries } from './outgoing.ts';
import type { SyncDependencies } from './sync-dependencies.ts';

const columns = EventDelivery.keyof().options;
/** More would make one request hold a transaction for long. */
const mostReplayed = 1000;

export const deliveryStore = (
  dependencies: SyncDependencies,
): Pick<
  WebhookEndpoints,
  'delivery' | 'deliveries' | 'hold' | 'postpone' | 'settle' | 'replay' | 'redeliver' | 'sweep'
> => ({ ...reads(dependencies), ...tries(dependencies), ...again(dependencies) });

const rowsOf = (tx: Tx, { tenant }: SyncDependencies) => tx.selectFrom('eventDelivery').where('tenant', '=', tenant);

function reads(dependencies: SyncDependencies): Pick<WebhookEndpoints, 'delivery' | 'deliveries'> {
  const { database, tenant } = dependencies;
  return {
    delivery: (id) =>
      database.inTenant(tenant, async (tx) => {
        const row = await rowsOf(tx, dependencies).select(columns).where('id', '=', id).executeTakeFirst();
        return row === undefined ? undefined : EventDelivery.parse(row);
      }),

    deliveries: ({ endpoint, limit, before, status }) =>
      database.inTenant(tenant, async (tx) => {
        let found = rowsOf(tx, dependencies).select(columns).where('endpoint', '=', endpoint);
        if (status !== undefined) found = found.where('status', '=', status);
        if (before !== undefined)
          found = found.where('seq', '<', (from) =>
            from.selectFrom('eventDelivery').select('seq').where('tenant', '=', tenant).where('id', '=', before),
          );
        return z.array(EventDelivery).parse(await found.orderBy('seq', 'desc').limit(limit).execute());
      }),
  };
}

function tries(dependencies: SyncDependencies): Pick<WebhookEndpoints, 'hold' | 'postpone' | 'settle' | 'sweep'> {
  const { database, tenant } = dependencies;
  const pending = (tx: Tx, id: string) =>
    tx.updateTable('eventDelivery').where('tenant', '=', tenant).where('id', '=', id).where('status', '=', 'pending');
  return {
    hold: (id) =>
      database.inTenant(tenant, async (tx) => void (await pending(tx, id).set({ status: 'held' }).execute())),

    postpone: (id, until) =>
      database.inTenant(tenant, (tx) => promiseDeliveries(tx, dependencies, { deliveries: [id], due: until })),

    settle: (id, outcome) =>
      database.inTenant(tenant, async (tx) => {
        const { status, lastStatus, lastError, at, nextAt } = outcome;
        const row = await pending(tx, id)
          .set({
            status,
            lastStatus,
            lastError,
            attempts: sql`attempts + 1`,
            deliveredAt: status === 'delivered' ? at : null,
          })
          .returning('endpoint')
          .executeTakeFirst();
        if (row === undefined) return;
        await settleEndpoint(tx, dependencies, { id: row.endpoint, outcome });
        if (nextAt !== undefined) await promiseDeliveries(tx, dependencies, { deliveries: [id], due: nextAt });
      }),

    sweep: (olderThan) =>
      database.inTenant(tenant, async (tx) => {
        await tx.deleteFrom('eventDelivery').where('tenant', '=', tenant).where('createdAt', '<', olderThan).execute();
      }),
  };
}

async function settleEndpoint(
  tx: Tx,
  { tenant, newId, clock }: SyncDependencies,
  { id, outcome: { endpoint, disable } }: { id: string; outcome: DeliveryOutcome },
): Promise<void> {
  // Others may report at the same time: the first failure of a row of them stays what it was, and nobody is told twice.
  await tx
    .updateTable('webhookEndpoint')
    .set({
      failures: endpoint.failures,
      restUntil: endpoint.restUntil,
      failingSince:
        endpoint.failingSince === null ? null : sql<Date>`coalesce(failing_since, ${endpoint.failingSince})`,
    })
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .execute();
  if (disable === undefined) return;
  const { numUpdatedRows } = await tx
    .updateTable('webhookEndpoint')
    .set({ status: 'disabled', because: disable })
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .where('status', '=', 'enabled')
    .executeTakeFirst();
  if (numUpdatedRows > 0n)
    await promiseIn(tx, {
      id: newId('job'),
      tenant,
      name: notifyEndpointJob,
      data: { endpoint: id },
      due: clock.now(),
    });
}

function again(dependencies: SyncDependencies): Pick<WebhookEndpoints, 'replay' | 'redeliver'> {
  const { database, tenant, clock } = dependencies;
  const promise = (tx: Tx, ids: readonly string[]) =>
    promiseDeliveries(tx, dependencies, { deliveries: ids, due: clock.now() });
  return {
    replay: ({ endpoint, since, until, which }) =>
      database.inTenant(tenant, async (tx) => {
        const found = await rowsOf(tx, dependencies)
          .select('id')
          .where('endpoint', '=', endpoint)
          .where('createdAt', '>=', since)
          .where('createdAt', '<', until)
          .where('status', 'in', which === 'failed' ? ['failed'] : ['failed', 'delivered'])
          .orderBy('seq')
          .limit(mostReplayed + 1)
          .forUpdate()
          .execute();
        const ids = found.slice(0, mostReplayed).map(({ id }) => id);
        if (ids.length > 0) {
          await tx
            .updateTable('eventDelivery')
            .set({ status: 'pending', attempts: 0 })
            .where('tenant', '=', tenant)
            .where('id', 'in', ids)
            .execute();
          await promise(tx, ids);
        }
        return { replayed: ids.length, more: found.length > ids.length };
      }),

    redeliver: (endpoint, id) =>
      database.inTenant(tenant, async (tx) => {
        const row = await tx
          .updateTable('eventDelivery')
          .set({ status: 'pending', attempts: 0 })
          .where('tenant', '=', tenant)
          .where('endpoint', '=', endpoint)
          .where('id', '=', id)
          .returning(columns)
          .executeTakeFirst();
        if (row === undefined) throw new Problem('not_found', `There is no delivery ${id} at that endpoint.`);
        await promise(tx, [id]);
        return EventDelivery.parse(row);
      }),
  };
}

// Tells of an event in the transaction of its cause: a delivery for each endpoint that wants it, and the promise of it.
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Clock } from '../../core/clock.ts';
import type { NewId, TenantId } from '../../core/ids.ts';
import { JsonObject, snakeCased } from '../../core/json.ts';
import type { OutgoingEvent } from '../../core/outgoing-event.ts';
import { WebhookEndpoint, deliverEventJob } from '../../core/ports/webhook-endpoints.ts';
import type { Tx } from '../database.ts';
import { promiseAllIn } from '../outbox.ts';

export interface PublishDependencies {
  readonly tenant: TenantId;
  readonly newId: NewId;
  /** Real time: the queue runs on it. */
  readonly clock: Clock;
}

/** Once for each id and endpoint. Answers how many were told. */
export async function publishIn(tx: Tx, dependencies: PublishDependencies, event: OutgoingEvent): Promise<number> {
  const subscribed = endpointsOf(tx, dependencies).where(sql<boolean>`${event.type} = any(types)`);
  const endpoints = (await subscribed.execute()).map((row) => Subscribed.parse(row));
  return endpoints.length === 0 ? 0 : await tell(tx, dependencies, { event, endpoints });
}

/** That endpoint alone, whatever it subscribed to. */
export async function publishTo(
  tx: Tx,
  dependencies: PublishDependencies,
  { event, endpoint }: { event: OutgoingEvent; endpoint: string },
): Promise<number> {
  const found = (await endpointsOf(tx, dependencies).where('id', '=', endpoint).execute()).map((row) =>
    Subscribed.parse(row),
  );
  return await tell(tx, dependencies, { event, endpoints: found.map((one) => ({ ...one, filter: {} })) });
}

const endpointsOf = (tx: Tx, { tenant }: PublishDependencies) =>
  tx.selectFrom('webhookEndpoint').select(['id', 'filter', 'status']).where('tenant', '=', tenant);

interface Publication {
  readonly event: OutgoingEvent;
  readonly endpoints: readonly z.infer<typeof Subscribed>[];
}

async function tell(tx: Tx, dependencies: PublishDependencies, { event, endpoints }: Publication): Promise<number> {
  const { tenant, newId, clock } = dependencies;
  const data = JsonObject.parse(snakeCased(event.data));
  const told = endpoints.filter(({ filter }) => passes(filter, data));
  if (told.length === 0) return 0;
  const rows = told.map(({ id, status }) => ({
    tenant,
    id: newId('dlv'),
    endpoint: id,
    event: event.id,
    type: event.type,
    occurredAt: event.at,
    data: JSON.stringify(data),
    status: status === 'enabled' ? 'pending' : 'held',
    attempts: 0,
    turn: '',
    lastStatus: null,
    lastError: null,
    createdAt: clock.now(),
    deliveredAt: null,
  }));
  const added = await tx
    .insertInto('eventDelivery')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['tenant', 'endpoint', 'event']).doNothing())
    .returning(['id', 'status'])
    .execute();
  const due = added.filter(({ status }) => status === 'pending').map(({ id }) => id);
  await promiseDeliveries(tx, dependencies, { deliveries: due, due: clock.now() });
  return added.length;
}

const Subscribed = WebhookEndpoint.pick({ id: true, filter: true, status: true });

/** Every field that is named has one of the values that are wanted. */
const passes = (filter: WebhookEndpoint['filter'], data: JsonObject): boolean =>
  Object.entries(filter).every(([field, values]) => values.some((value) => value === data[field]));

/** Each gets a turn of its own, so that what a crash left in the queue does not send it beside this one. */
export async function promiseDeliveries(
  tx: Tx,
  { tenant, newId }: Pick<PublishDependencies, 'tenant' | 'newId'>,
  { deliveries, due }: { deliveries: readonly string[]; due: Date },
): Promise<void> {
  if (deliveries.length === 0) return;
  const turns = deliveries.map((delivery) => ({ delivery, turn: newId('try') }));
  await sql`
    update event_delivery set turn = given.turn
    from unnest(${turns.map(({ delivery }) => delivery)}::text[], ${turns.map(({ turn }) => turn)}::text[])
      as given (id, turn)
    where event_delivery.tenant = ${tenant} and event_delivery.id = given.id`.execute(tx);
  await promiseAllIn(
    tx,
    turns.map((data) => ({ id: newId('job'), tenant, name: deliverEventJob, data, due })),
  );
}

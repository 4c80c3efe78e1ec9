// Webhook endpoints in memory and whole: what is published is kept for whoever wants it, with one promise each.
import type { Clock } from '../../src/core/clock.ts';
import { EventDeliveryId, type NewId, type TenantId } from '../../src/core/ids.ts';
import { JsonObject, snakeCased } from '../../src/core/json.ts';
import type { OutgoingEvent, OutgoingType } from '../../src/core/outgoing-event.ts';
import type { Outbox } from '../../src/core/ports/outbox.ts';
import {
  type DeliveryOutcome,
  type EndpointChange,
  type EventDelivery,
  type WebhookEndpoint,
  type WebhookEndpoints,
  deliverEventJob,
  notifyEndpointJob,
} from '../../src/core/ports/webhook-endpoints.ts';
import { Problem } from '../../src/core/problem.ts';

interface WebhookEndpointsDependencies {
  readonly tenant: TenantId;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly outbox: Pick<Outbox, 'promise'>;
}

interface Kept {
  endpoint: WebhookEndpoint;
  secret: string;
  earlier?: { secret: string; until: Date };
}

export class FakeWebhookEndpoints implements WebhookEndpoints {
  readonly kept = new Map<string, Kept>();
  readonly told = new Map<string, EventDelivery>();
  readonly #parts: WebhookEndpointsDependencies;

  constructor(dependencies: WebhookEndpointsDependencies) {
    this.#parts = dependencies;
  }

  #find(id: string): Kept {
    const found = this.kept.get(id);
    if (found === undefined) throw new Problem('not_found', `There is no webhook endpoint ${id}.`);
    return found;
  }

  async #promise(delivery: string, due = this.#parts.clock.now()): Promise<void> {
    const { tenant, outbox, newId } = this.#parts;
    const [turn, standing] = [newId('try'), this.told.get(delivery)];
    if (standing !== undefined) this.told.set(delivery, { ...standing, turn });
    await outbox.promise({ tenant, name: deliverEventJob, data: { delivery, turn }, due });
  }

  async add(endpoint: WebhookEndpoint, secret: string): Promise<void> {
    this.kept.set(endpoint.id, { endpoint, secret });
  }

  async get(id: string): Promise<WebhookEndpoint> {
    return this.#find(id).endpoint;
  }

  async list({ limit, before }: { limit: number; before?: string }): Promise<readonly WebhookEndpoint[]> {
    return pageOf([...this.kept.values()].map(({ endpoint }) => endpoint).toReversed(), limit, before);
  }

  async count(): Promise<number> {
    return this.kept.size;
  }

  async change(id: string, change: EndpointChange): Promise<WebhookEndpoint> {
    const found = this.#find(id);
    const forgotten = { failingSince: null, failures: 0, restUntil: null };
    found.endpoint = {
      ...found.endpoint,
      ...change,
      ...(change.status === undefined ? {} : { because: null }),
      ...(change.status === 'enabled' ? forgotten : {}),
    };
    if (change.status === 'enabled')
      for (const delivery of this.told.values())
        if (delivery.endpoint === id && delivery.status === 'held') {
          this.told.set(delivery.id, { ...delivery, status: 'pending' });
          await this.#promise(delivery.id);
        }
    return found.endpoint;
  }

  async remove(id: string): Promise<void> {
    this.#find(id);
    this.kept.delete(id);
    for (const delivery of this.told.values()) if (delivery.endpoint === id) this.told.delete(delivery.id);
  }

  async secrets(id: string, now: Date): Promise<readonly string[]> {
    const { secret, earlier } = this.#find(id);
    return earlier !== undefined && earlier.until > now ? [secret, earlier.secret] : [secret];
  }

  async rotate(id: string, secret: string, until: Date): Promise<void> {
    const found = this.#find(id);
    found.earlier = { secret: found.secret, until };
    found.secret = secret;
  }

  async isWanted(type: OutgoingType): Promise<boolean> {
    return [...this.kept.values()].some(({ endpoint }) => endpoint.types.includes(type));
  }

  async publish(event: OutgoingEvent): Promise<number> {
    return await this.#tell(event);
  }

  async publishTo(endpoint: string, event: OutgoingEvent): Promise<number> {
    return await this.#tell(event, endpoint);
  }

  async #tell({ id, type, at, data: inner }: OutgoingEvent, only?: string): Promise<number> {
    const data = JsonObject.parse(snakeCased(inner));
    let added = 0;
    for (const { endpoint } of this.kept.values()) {
      const passes = Object.entries(endpoint.filter).every(([field, values]) =>
        values.some((one) => one === data[field]),
      );
      const isWanted = only === undefined ? endpoint.types.includes(type) && passes : endpoint.id === only;
      const isKnown = [...this.told.values()].some((one) => one.endpoint === endpoint.id && one.event === id);
      if (!isWanted || isKnown) continue;
      const delivery: EventDelivery = {
        id: EventDeliveryId.parse(this.#parts.newId('dlv')),
        endpoint: endpoint.id,
        event: id,
        type,
        occurredAt: at,
        data,
        status: endpoint.status === 'enabled' ? 'pending' : 'held',
        attempts: 0,
        turn: '',
        lastStatus: null,
        lastError: null,
        createdAt: this.#parts.clock.now(),
        deliveredAt: null,
      };
      this.told.set(delivery.id, delivery);
      if (delivery.status === 'pending') await this.#promise(delivery.id);
      added += 1;
    }
    return added;
  }

  async delivery(id: string): Promise<EventDelivery | undefined> {
    return this.told.get(id);
  }

  async deliveries({
    endpoint,
    limit,
    before,
    status,
  }: Parameters<WebhookEndpoints['deliveries']>[0]): Promise<readonly EventDelivery[]> {
    const all = [...this.told.values()].filter((one) => one.endpoint === endpoint).toReversed();
    return pageOf(
      all.filter((one) => status === undefined || one.status === status),
      limit,
      before,
    );
  }

  async hold(id: string): Promise<void> {
    const delivery = this.told.get(id);
    if (delivery?.status === 'pending') this.told.set(id, { ...delivery, status: 'held' });
  }

  async postpone(id: string, until: Date): Promise<void> {
    await this.#promise(id, until);
  }

  async settle(id: string, outcome: DeliveryOutcome): Promise<void> {
    const { status, lastStatus, lastError, at, nextAt, endpoint: stands, disable } = outcome;
    const delivery = this.told.get(id);
    if (delivery?.status !== 'pending') return;
    const attempts = delivery.attempts + 1;
    const deliveredAt = status === 'delivered' ? at : null;
    this.told.set(id, { ...delivery, status, lastStatus, lastError, attempts, deliveredAt });
    const found = this.#find(delivery.endpoint);
    const failingSince = stands.failingSince === null ? null : (found.endpoint.failingSince ?? stands.failingSince);
    found.endpoint = { ...found.endpoint, ...stands, failingSince };
    if (disable !== undefined && found.endpoint.status === 'enabled') {
      found.endpoint = { ...found.endpoint, status: 'disabled', because: disable };
      const { tenant, outbox, clock } = this.#parts;
      await outbox.promise({
        tenant,
        name: notifyEndpointJob,
        data: { endpoint: delivery.endpoint },
        due: clock.now(),
      });
    }
    if (nextAt !== undefined) await this.#promise(id, nextAt);
  }

  async replay({
    endpoint,
    since,
    until,
    which,
  }: Parameters<WebhookEndpoints['replay']>[0]): Promise<{ replayed: number; more: boolean }> {
    const found = [...this.told.values()].filter(
      (one) =>
        one.endpoint === endpoint &&
        one.createdAt >= since &&
        one.createdAt < until &&
        (one.status === 'failed' || (which === 'all' && one.status === 'delivered')),
    );
    const again = found.slice(0, 1000);
    for (const delivery of again) await this.redeliver(endpoint, delivery.id);
    return { replayed: again.length, more: found.length > again.length };
  }

  async redeliver(endpoint: string, id: string): Promise<EventDelivery> {
    const delivery = this.told.get(id);
    if (delivery?.endpoint !== endpoint) throw new Problem('not_found', `There is no delivery ${id} at that endpoint.`);
    const again = { ...delivery, status: 'pending' as const, attempts: 0 };
    this.told.set(id, again);
    await this.#promise(id);
    return again;
  }

  async sweep(olderThan: Date): Promise<void> {
    for (const { id, createdAt } of this.told.values()) if (createdAt < olderThan) this.told.delete(id);
  }
}

/** Nobody subscribed to anything. */
export const noWebhooks = () => ({ isWanted: async () => false, publish: async () => 0 });

function pageOf<T extends { readonly id: string }>(all: readonly T[], limit: number, before?: string): readonly T[] {
  const from = before === undefined ? 0 : all.findIndex(({ id }) => id === before) + 1;
  return all.slice(from, from + limit);
}

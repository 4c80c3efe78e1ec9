// What people and programs do with endpoints: subscribe, narrow, pause, replay, try. Nobody subscribes to what they may not read.
import type { Clock } from '../../../core/clock.ts';
import { type Principal, allows } from '../../../core/access.ts';
import { type EventDeliveryId, type NewId, WebhookEndpointId } from '../../../core/ids.ts';
import { type OutgoingType, filterable, scopeFor } from '../../../core/outgoing-event.ts';
import type {
  EndpointChange,
  EventDelivery,
  WebhookEndpoint,
  WebhookEndpoints,
} from '../../../core/ports/webhook-endpoints.ts';
import type { Of } from '../../../core/ports/tenanted.ts';
import { Problem } from '../../../core/problem.ts';
import { isSigningSecret } from './signature.ts';

export interface SubscribingDependencies {
  readonly endpoints: Of<WebhookEndpoints>;
  /** Throws `validation_failed` for addresses that must not be called. */
  readonly checkUrl: (text: string, path: string) => unknown;
  readonly newSecret: () => string;
  /** Real time. */
  readonly clock: Clock;
  readonly newId: NewId;
}

export interface Subscription {
  readonly url: string;
  /** What the request calls it. */
  readonly urlField?: string;
  readonly description: string | null;
  readonly types: readonly OutgoingType[];
  readonly filter: WebhookEndpoint['filter'];
  readonly include: WebhookEndpoint['include'];
  readonly secret: string | undefined;
}

export type Subscribing = ReturnType<typeof subscribing>;

const mostEndpoints = 100;
const overlapMs = 24 * 3_600_000;
/** A new endpoint has nothing to replay, and an old one no more than is kept. */
export const keptDays = 30;

export const subscribing = (dependencies: SubscribingDependencies) => ({
  ...subscriptions(dependencies),
  ...attending(dependencies),
});

function subscriptions({ endpoints, checkUrl, newSecret, clock, newId }: SubscribingDependencies) {
  return {
    /** The secret is shown this once, and to admins on request. */
    async subscribe(by: Principal, wanted: Subscription): Promise<{ endpoint: WebhookEndpoint; secret: string }> {
      const { url, description, filter, secret = newSecret() } = wanted;
      checkUrl(url, wanted.urlField ?? 'url');
      const types = [...new Set(wanted.types)];
      const include = [...new Set(wanted.include)];
      check(by, { types, filter, include });
      if (!isSigningSecret(secret))
        throw invalid('secret', 'secret is `whsec_` and the base64 of 24 to 64 random bytes. Leave it out to get one.');
      const store = endpoints(by.tenant);
      if ((await store.count()) >= mostEndpoints)
        throw new Problem('conflict', `There are ${mostEndpoints} webhook endpoints already. Remove one first.`);
      const endpoint: WebhookEndpoint = {
        id: WebhookEndpointId.parse(newId('whe')),
        url,
        description,
        types,
        filter,
        include,
        status: 'enabled',
        because: null,
        failingSince: null,
        failures: 0,
        restUntil: null,
        createdAt: clock.now(),
        createdBy: by.id,
      };
      await store.add(endpoint, secret);
      return { endpoint, secret };
    },

    async change(by: Principal, id: WebhookEndpointId, change: EndpointChange): Promise<WebhookEndpoint> {
      const standing = await endpoints(by.tenant).get(id);
      if (change.url !== undefined) checkUrl(change.url, 'url');
      const { types, filter, include } = { ...standing, ...change };
      check(by, { types, filter, include });
      return endpoints(by.tenant).change(id, change);
    },

    remove: (by: Principal, id: WebhookEndpointId): Promise<void> => endpoints(by.tenant).remove(id),
  };
}

function attending({ endpoints, newSecret, clock, newId }: SubscribingDependencies) {
  return {
    async secret(by: Principal, id: WebhookEndpointId): Promise<string> {
      const [newest] = await endpoints(by.tenant).secrets(id, clock.now());
      if (newest === undefined) throw new Error('an endpoint has no secret');
      return newest;
    },

    async rotate(by: Principal, id: WebhookEndpointId): Promise<string> {
      const secret = newSecret();
      await endpoints(by.tenant).rotate(id, secret, new Date(clock.now().getTime() + overlapMs));
      return secret;
    },

    async test(by: Principal, id: WebhookEndpointId): Promise<EventDelivery> {
      await endpoints(by.tenant).get(id);
      const event = { id: newId('evt'), type: 'endpoint.test' as const, at: clock.now(), data: { endpointId: id } };
      const store = endpoints(by.tenant);
      await store.publishTo(id, event);
      const [delivery] = await store.deliveries({ endpoint: id, limit: 1 });
      if (delivery === undefined) throw new Error('a test was not kept');
      return delivery;
    },

    async replay(by: Principal, id: WebhookEndpointId, what: { since: Date; until: Date; which: 'failed' | 'all' }) {
      const { status } = await endpoints(by.tenant).get(id);
      if (status !== 'enabled')
        throw new Problem(
          'conflict',
          `The endpoint is ${status}. Set its status to enabled first; what was held is sent then.`,
        );
      if (what.since >= what.until) throw invalid('since', 'since must lie before until.');
      return endpoints(by.tenant).replay({ endpoint: id, ...what });
    },

    async redeliver(by: Principal, id: WebhookEndpointId, delivery: EventDeliveryId): Promise<EventDelivery> {
      await endpoints(by.tenant).get(id);
      return endpoints(by.tenant).redeliver(id, delivery);
    },
  };
}

function check(by: Principal, { types, filter, include }: Pick<WebhookEndpoint, 'types' | 'filter' | 'include'>): void {
  for (const type of types) {
    const scope = scopeFor(type);
    if (!allows(by.scopes, scope)) throw new Problem('forbidden', `To be told of ${type} takes the scope ${scope}.`);
  }
  if (types.includes('endpoint.test'))
    throw invalid('events', 'endpoint.test is sent on request and needs no subscription.');
  if (include.includes('candidate') && !allows(by.scopes, 'operations:read'))
    throw new Problem('forbidden', 'To include the candidate takes the scope operations:read.');
  for (const field of Object.keys(filter))
    for (const type of types) {
      const known = filterable(type);
      if (!known.includes(field))
        throw invalid(`filter.${field}`, `${type} has no ${field} to filter by. It has: ${known.join(', ')}.`);
    }
}

function invalid(path: string, message: string): Problem {
  return new Problem('validation_failed', message, { errors: [{ path, code: 'invalid', message }] });
}

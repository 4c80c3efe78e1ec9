// Addresses of others that are told what happens in Muster, and what was told to each. Telling is a promise, kept at least once.
import { z } from 'zod';
import { ActorId, EventDeliveryId, WebhookEndpointId } from '../ids.ts';
import { JsonObject } from '../json.ts';
import { type OutgoingEvent, OutgoingType } from '../outgoing-event.ts';

/** Carries the ids of a delivery and of its turn. */
export const deliverEventJob = 'deliver-event';
/** Tells people that an endpoint was disabled. */
export const notifyEndpointJob = 'tell-endpoint';

/** `paused` by a person, `disabled` by Muster; both keep what happens meanwhile. */
export const EndpointStatus = z.enum(['enabled', 'paused', 'disabled']);

/** Without its secret, which is sealed and answered by `secrets` alone. Real time. */
export const WebhookEndpoint = z.strictObject({
  id: WebhookEndpointId,
  url: z.string(),
  description: z.string().nullable(),
  types: z.array(OutgoingType),
  /** Field of the data → the values of which it must have one. */
  filter: z.record(z.string(), z.array(z.string())),
  /** What is sent beside ids. */
  include: z.array(z.enum(['candidate'])),
  /** `disabled`: by Muster. What happens meanwhile is kept for it, as while it is paused. */
  status: EndpointStatus,
  because: z.enum(['failing', 'gone']).nullable(),
  /** Since when nothing has arrived; null while things do. */
  failingSince: z.date().nullable(),
  /** Failures in a row. */
  failures: z.int(),
  /** It is left in peace until then. */
  restUntil: z.date().nullable(),
  createdAt: z.date(),
  createdBy: ActorId,
});
export type WebhookEndpoint = z.infer<typeof WebhookEndpoint>;

/** `held`: its endpoint was paused or disabled when it was its turn. */
export const DeliveryStatus = z.enum(['pending', 'delivered', 'failed', 'held']);

/** One event at one endpoint. `lastError` holds nothing of the answer. */
export const EventDelivery = z.strictObject({
  id: EventDeliveryId,
  endpoint: WebhookEndpointId,
  /** The id of the event: the same on every try and at every endpoint. */
  event: z.string(),
  type: OutgoingType,
  occurredAt: z.date(),
  data: JsonObject,
  status: DeliveryStatus,
  attempts: z.int(),
  /** The job whose turn it is: one that a crash left behind finds another here. */
  turn: z.string(),
  lastStatus: z.int().nullable(),
  lastError: z.string().nullable(),
  createdAt: z.date(),
  deliveredAt: z.date().nullable(),
});
export type EventDelivery = z.infer<typeof EventDelivery>;

export type EndpointChange = Partial<Pick<WebhookEndpoint, 'url' | 'description' | 'types' | 'filter' | 'include'>> & {
  readonly status?: 'enabled' | 'paused';
};

/** What one try came to. */
export interface DeliveryOutcome {
  readonly status: 'pending' | 'delivered' | 'failed';
  readonly lastStatus: number | null;
  readonly lastError: string | null;
  readonly at: Date;
  /** With `pending`: when it is tried again. */
  readonly nextAt?: Date;
  /** How the endpoint stands after it. */
  readonly endpoint: Pick<WebhookEndpoint, 'failures' | 'failingSince' | 'restUntil'>;
  /** The endpoint gets nothing more, and people are told. */
  readonly disable?: NonNullable<WebhookEndpoint['because']>;
}

/** At least once: receivers tell a repetition by the event's id. Order is not promised. */
export interface WebhookEndpoints {
  add(endpoint: WebhookEndpoint, secret: string): Promise<void>;
  /** Throws `not_found`. */
  get(id: WebhookEndpointId): Promise<WebhookEndpoint>;
  /** Newest first. */
  list(query: { limit: number; before?: WebhookEndpointId }): Promise<readonly WebhookEndpoint[]>;
  count(): Promise<number>;
  /** Enabling it promises what was held meanwhile. Throws `not_found`. */
  change(id: WebhookEndpointId, change: EndpointChange): Promise<WebhookEndpoint>;
  /** With everything that was to be told to it. Throws `not_found`. */
  remove(id: WebhookEndpointId): Promise<void>;
  /** Those that sign now, newest first. Throws `not_found`. */
  secrets(id: WebhookEndpointId, now: Date): Promise<readonly string[]>;
  /** The one before signs beside it until then. Throws `not_found`. */
  rotate(id: WebhookEndpointId, secret: string, until: Date): Promise<void>;
  /** Whether anybody wants to hear of that kind. */
  isWanted(type: OutgoingType): Promise<boolean>;
  /** Keeps it for every endpoint that wants it and promises its delivery; once for each id. Answers how many. */
  publish(event: OutgoingEvent): Promise<number>;
  /** For that endpoint alone, whatever it subscribed to. */
  publishTo(endpoint: WebhookEndpointId, event: OutgoingEvent): Promise<number>;
  /** Undefined: it was removed. */
  delivery(id: EventDeliveryId): Promise<EventDelivery | undefined>;
  /** Newest first. */
  deliveries(query: {
    endpoint: WebhookEndpointId;
    limit: number;
    before?: EventDeliveryId;
    status?: EventDelivery['status'];
  }): Promise<readonly EventDelivery[]>;
  /** Its endpoint takes nothing now. */
  hold(id: EventDeliveryId): Promise<void>;
  /** Not tried now; it does not count as a try. */
  postpone(id: EventDeliveryId, until: Date): Promise<void>;
  settle(id: EventDeliveryId, outcome: DeliveryOutcome): Promise<void>;
  /**
   * Sends what was told in that time anew, oldest first, under the same ids: what failed, or all. Answers how many, at most a
   * thousand, and whether there is more.
   */
  replay(what: {
    endpoint: WebhookEndpointId;
    since: Date;
    until: Date;
    which: 'failed' | 'all';
  }): Promise<{ replayed: number; more: boolean }>;
  /** Throws `not_found`. */
  redeliver(endpoint: WebhookEndpointId, id: EventDeliveryId): Promise<EventDelivery>;
  sweep(olderThan: Date): Promise<void>;
}

// Webhook endpoints and their deliveries as they travel.
import { z } from 'zod';
import { OutgoingType } from '../../core/outgoing-event.ts';
import {
  DeliveryStatus,
  EndpointStatus,
  type EventDelivery,
  type WebhookEndpoint,
} from '../../core/ports/webhook-endpoints.ts';

export const eventKinds = z
  .array(OutgoingType)
  .min(1)
  .max(50)
  .describe('Kinds of events; see /api/v2/webhooks/event-types.');
export const address = z.string().min(1).max(2_048).describe('Where events are posted to; https outside the sandbox.');
export const filters = z
  .record(z.string().max(64), z.array(z.string().min(1).max(200)).min(1).max(100))
  .describe(
    'Field of the data → the values of which it must have one, such as {"to": ["Offer"]}. Every kind must have the field.',
  );
export const included = z
  .array(z.enum(['candidate']))
  .max(1)
  .describe('`candidate`: name and address of the candidate are sent beside the id. Left out: ids only.');
export const describedBy = z.string().min(1).max(200).nullable();

export const WireEndpoint = z.object({
  endpoint_id: z.string(),
  url: z.string(),
  description: z.string().nullable(),
  events: z.array(OutgoingType),
  filter: z.record(z.string(), z.array(z.string())),
  include: z.array(z.enum(['candidate'])),
  status: EndpointStatus,
  disabled_because: z.enum(['failing', 'gone']).nullable(),
  failing_since: z.string().nullable(),
  created_at: z.string(),
  created_by: z.string(),
});

export const wireEndpoint = (endpoint: WebhookEndpoint): z.infer<typeof WireEndpoint> => ({
  endpoint_id: endpoint.id,
  url: endpoint.url,
  description: endpoint.description,
  events: endpoint.types,
  filter: endpoint.filter,
  include: endpoint.include,
  status: endpoint.status,
  disabled_because: endpoint.because,
  failing_since: endpoint.failingSince?.toISOString() ?? null,
  created_at: endpoint.createdAt.toISOString(),
  created_by: endpoint.createdBy,
});

export const WireEventDelivery = z.object({
  delivery_id: z.string(),
  event_id: z.string().describe('Sent as webhook-id: the same on every try.'),
  event: OutgoingType,
  occurred_at: z.string(),
  data: z.looseObject({}),
  status: DeliveryStatus.describe('`held`: the endpoint was paused or disabled.'),
  attempts: z.int(),
  last_status: z.int().nullable(),
  last_error: z.string().nullable(),
  created_at: z.string(),
  delivered_at: z.string().nullable(),
});

export const wireEventDelivery = (delivery: EventDelivery): z.infer<typeof WireEventDelivery> => ({
  delivery_id: delivery.id,
  event_id: delivery.event,
  event: delivery.type,
  occurred_at: delivery.occurredAt.toISOString(),
  data: delivery.data,
  status: delivery.status,
  attempts: delivery.attempts,
  last_status: delivery.lastStatus,
  last_error: delivery.lastError,
  created_at: delivery.createdAt.toISOString(),
  delivered_at: delivery.deliveredAt?.toISOString() ?? null,
});

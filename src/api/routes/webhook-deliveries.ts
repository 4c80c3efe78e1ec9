// What was told to webhook endpoints and how it went: tried, replayed, signed by which secret.
import { WebhookEndpointId, EventDeliveryId } from '../../core/ids.ts';
import { z } from 'zod';
import { DeliveryStatus } from '../../core/ports/webhook-endpoints.ts';
import { keptDays } from '../../services/integration/webhooks/subscribing.ts';
import { cursorId, page, pageOf, pageQuery } from '../http/paging.ts';
import { type Route, defineRoute, readOnly } from '../route.ts';
import { WireEventDelivery, wireEventDelivery } from '../wire/webhook-endpoint.ts';
import type { IntegrationPorts } from './integration-ports.ts';

type Ports = Pick<IntegrationPorts, 'webhooks' | 'webhookEndpoints' | 'now'>;

const base = '/api/v2/webhooks/endpoints/:endpoint_id' as const;
const params = z.strictObject({ endpoint_id: WebhookEndpointId });
const changes = { tag: 'integrations', access: { scope: 'integrations:*' } } as const;
const secrets = { tag: 'integrations', access: { scope: 'admin' } } as const;
const Secret = z.object({ secret: z.string() });

export const webhookDeliveryRoutes = (ports: Ports): Route[] => [
  showSecret(ports),
  rotateSecret(ports),
  list(ports),
  redeliver(ports),
  replay(ports),
  test(ports),
];

const showSecret = ({ webhooks }: Ports): Route =>
  defineRoute({
    ...secrets,
    method: 'GET',
    path: `${base}/secret`,
    summary: 'Show the secret that signs what is sent to a webhook endpoint',
    audit: { event: 'webhook_secret.shown' },
    params,
    replies: { 200: Secret },
    handle: async ({ by, params: { endpoint_id: id } }) => ({
      status: 200,
      body: { secret: await webhooks.secret(by, id) },
      subject: id,
    }),
  });

const rotateSecret = ({ webhooks }: Ports): Route =>
  defineRoute({
    ...secrets,
    method: 'POST',
    path: `${base}/secret/rotate`,
    summary: 'Make a new secret for a webhook endpoint; the old one signs beside it for 24 hours',
    audit: { event: 'webhook_secret.rotated' },
    params,
    replies: { 201: Secret },
    handle: async ({ by, params: { endpoint_id: id } }) => ({
      status: 201,
      body: { secret: await webhooks.rotate(by, id) },
      subject: id,
    }),
  });

const list = ({ webhookEndpoints }: Ports): Route =>
  defineRoute({
    method: 'GET',
    tag: 'integrations',
    access: { scope: 'integrations:read' },
    audit: readOnly,
    path: `${base}/deliveries`,
    summary: 'List what was told to a webhook endpoint and how it went, newest first',
    params,
    query: z.strictObject({ ...pageQuery, status: DeliveryStatus.optional() }),
    replies: { 200: pageOf(WireEventDelivery) },
    async handle({ by, params: { endpoint_id: endpoint }, query: { limit, cursor, status } }) {
      const before = cursorId(cursor, EventDeliveryId);
      await webhookEndpoints(by.tenant).get(endpoint);
      const found = await webhookEndpoints(by.tenant).deliveries({
        endpoint,
        limit: limit + 1,
        ...(before === undefined ? {} : { before }),
        ...(status === undefined ? {} : { status }),
      });
      return { status: 200, body: page(found, { limit, id: ({ id }) => id, wire: wireEventDelivery }) };
    },
  });

const redeliver = ({ webhooks }: Ports): Route =>
  defineRoute({
    ...changes,
    method: 'POST',
    path: `${base}/deliveries/:event_delivery_id/redeliver`,
    summary: 'Send an event again, under the same id',
    audit: { event: 'delivery.repeated' },
    params: params.extend({ event_delivery_id: EventDeliveryId }),
    replies: { 202: WireEventDelivery },
    handle: async ({ by, params: { endpoint_id: id, event_delivery_id: delivery } }) => ({
      status: 202,
      body: wireEventDelivery(await webhooks.redeliver(by, id, delivery)),
      subject: delivery,
    }),
  });

const replay = ({ webhooks, now }: Ports): Route =>
  defineRoute({
    ...changes,
    method: 'POST',
    path: `${base}/replay`,
    summary: 'Send again what was told to a webhook endpoint in some time, under the same ids',
    description: `Oldest first, at most a thousand a call; \`more\` says whether there are others. Events are kept for ${keptDays} days.`,
    audit: { event: 'delivery.repeated' },
    limit: 'jobs',
    examples: { request: { since: '2026-03-09T00:00:00Z', which: 'failed' } },
    params,
    body: z.strictObject({
      since: z.iso.datetime({ offset: true }),
      until: z.iso.datetime({ offset: true }).optional().describe('Where absent: now.'),
      which: z
        .enum(['failed', 'all'])
        .default('failed')
        .describe('`failed`: what never arrived. `all`: what arrived as well.'),
    }),
    replies: { 202: z.object({ replayed: z.int(), more: z.boolean() }) },
    problems: ['conflict'],
    async handle({ by, params: { endpoint_id: id }, body: { since, until, which } }) {
      const span = { since: new Date(since), until: until === undefined ? now() : new Date(until) };
      return { status: 202, body: await webhooks.replay(by, id, { ...span, which }), subject: id };
    },
  });

const test = ({ webhooks }: Ports): Route =>
  defineRoute({
    ...changes,
    method: 'POST',
    path: `${base}/test`,
    summary: 'Send a webhook endpoint an event to try it',
    audit: { event: 'webhook_endpoint.tested' },
    limit: 'jobs',
    params,
    replies: { 202: WireEventDelivery },
    handle: async ({ by, params: { endpoint_id: id } }) => ({
      status: 202,
      body: wireEventDelivery(await webhooks.test(by, id)),
      subject: id,
    }),
  });

// Notices about syncs: the secret that signs them, and how their deliveries went.
import { z } from 'zod';
import { Notice } from '../../core/integration.ts';
import { cursorId, page, pageOf, pageQuery } from '../http/paging.ts';
import { type Route, defineRoute, readOnly } from '../route.ts';
import type { IntegrationPorts } from './integration-ports.ts';

const overlapMs = 24 * 3_600_000;

const WireDelivery = z.object({
  delivery_id: z.string().describe('Sent as webhook-id.'),
  sync_id: z.string(),
  type: Notice.shape.type,
  url: z.string(),
  status: Notice.shape.status,
  attempts: z.int(),
  last_status: z.int().nullable(),
  last_error: z.string().nullable(),
  created_at: z.string(),
  delivered_at: z.string().nullable(),
});

const wire = (notice: Notice): z.infer<typeof WireDelivery> => ({
  delivery_id: notice.id,
  sync_id: notice.sync,
  type: notice.type,
  url: notice.url,
  status: notice.status,
  attempts: notice.attempts,
  last_status: notice.lastStatus,
  last_error: notice.lastError,
  created_at: notice.createdAt.toISOString(),
  delivered_at: notice.deliveredAt?.toISOString() ?? null,
});

const Secret = z.object({ secret: z.string(), created_at: z.string() });

export const webhookRoutes = (ports: IntegrationPorts): Route[] => [
  showSecret(ports),
  rotateSecret(ports),
  listDeliveries(ports),
  redeliver(ports),
];

const showSecret = ({ notices, now }: IntegrationPorts): Route =>
  defineRoute({
    method: 'GET',
    path: '/api/v2/webhooks/secret',
    summary: 'Show the secret that signs notices, as Standard Webhooks describes',
    tag: 'integrations',
    access: { scope: 'admin' },
    audit: { event: 'webhook_secret.shown' },
    replies: { 200: Secret },
    async handle({ by }) {
      const [newest] = await notices(by.tenant).secrets(now());
      if (newest === undefined) throw new Error('there is no signing secret, although one is made when there is none');
      return {
        status: 200,
        body: { secret: newest.secret, created_at: newest.createdAt.toISOString() },
        subject: newest.id,
      };
    },
  });

const rotateSecret = ({ notices, now }: IntegrationPorts): Route =>
  defineRoute({
    method: 'POST',
    path: '/api/v2/webhooks/secret/rotate',
    summary: 'Make a new secret; the old one signs beside it for 24 hours',
    tag: 'integrations',
    access: { scope: 'admin' },
    audit: { event: 'webhook_secret.rotated' },
    replies: { 201: Secret },
    async handle({ by }) {
      const made = await notices(by.tenant).rotate(new Date(now().getTime() + overlapMs));
      return { status: 201, body: { secret: made.secret, created_at: made.createdAt.toISOString() }, subject: made.id };
    },
  });

const listDeliveries = ({ notices }: IntegrationPorts): Route =>
  defineRoute({
    method: 'GET',
    path: '/api/v2/webhooks/deliveries',
    summary: 'List notices and how their delivery went, newest first',
    tag: 'integrations',
    access: { scope: 'integrations:read' },
    audit: readOnly,
    query: z.strictObject(pageQuery),
    replies: { 200: pageOf(WireDelivery) },
    async handle({ by, query: { limit, cursor } }) {
      const before = cursorId(cursor, z.string());
      const found = await notices(by.tenant).list({ limit: limit + 1, ...(before === undefined ? {} : { before }) });
      return { status: 200, body: page(found, { limit, id: ({ id }) => id, wire }) };
    },
  });

const redeliver = ({ notices }: IntegrationPorts): Route =>
  defineRoute({
    method: 'POST',
    path: '/api/v2/webhooks/deliveries/:delivery_id/redeliver',
    summary: 'Send a notice again, under the same id',
    examples: { params: { delivery_id: '{{delivery_id}}' } },
    tag: 'integrations',
    access: { scope: 'integrations:*' },
    audit: { event: 'delivery.repeated' },
    params: z.strictObject({ delivery_id: z.string().min(1).max(128) }),
    replies: { 202: WireDelivery },
    handle: async ({ by, params: { delivery_id } }) => ({
      status: 202,
      body: wire(await notices(by.tenant).again(delivery_id)),
      subject: delivery_id,
    }),
  });

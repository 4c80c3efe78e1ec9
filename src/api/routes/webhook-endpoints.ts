// Outgoing events: who is told what happens in Muster. Programs such as n8n and Zapier subscribe by REST hooks.
import { WebhookEndpointId } from '../../core/ids.ts';
import { z } from 'zod';
import { OutgoingType, filterable, scopeFor } from '../../core/outgoing-event.ts';
import { outgoingExamples } from '../docs/outgoing-examples.ts';
import { cursorId, page, pageOf, pageQuery } from '../http/paging.ts';
import { type Route, defineRoute, readOnly } from '../route.ts';
import {
  WireEndpoint,
  address,
  describedBy,
  eventKinds,
  filters,
  included,
  wireEndpoint,
} from '../wire/webhook-endpoint.ts';
import type { IntegrationPorts } from './integration-ports.ts';

type Ports = Pick<IntegrationPorts, 'webhooks' | 'webhookEndpoints'>;

const base = '/api/v2/webhooks/endpoints' as const;
const params = z.strictObject({ endpoint_id: WebhookEndpointId });
const changes = { tag: 'integrations', access: { scope: 'integrations:*' } } as const;
const reads = { tag: 'integrations', access: { scope: 'integrations:read' }, audit: readOnly } as const;

export const webhookEndpointRoutes = (ports: Ports): Route[] => [
  listTypes,
  subscribe(ports),
  list(ports),
  show(ports),
  change(ports),
  remove(ports),
  hookOn(ports),
  hookOff(ports),
];

const Made = WireEndpoint.extend({
  secret: z.string().describe('Signs what is sent. Shown this once; admins can ask for it.'),
});

const subscribe = ({ webhooks }: Ports): Route =>
  defineRoute({
    ...changes,
    method: 'POST',
    path: base,
    summary: 'Subscribe an address to events',
    description:
      'Whoever subscribes needs the right to read what the events tell of. Data holds ids and states; with `include: ["candidate"]` also name and address of the candidate. Messages are signed as Standard Webhooks describes.',
    audit: { event: 'webhook_endpoint.created' },
    examples: {
      request: {
        url: 'https://hooks.example.com/muster',
        events: ['candidate.moved', 'offer.sent'],
        description: 'Our warehouse',
      },
    },
    body: z.strictObject({
      url: address,
      events: eventKinds,
      description: describedBy.optional(),
      filter: filters.optional(),
      include: included.optional(),
      secret: z
        .string()
        .max(128)
        .optional()
        .describe('`whsec_` and the base64 of 24 to 64 random bytes; made where absent.'),
    }),
    replies: { 201: Made },
    problems: ['conflict'],
    async handle({ by, body: { url, events, description = null, filter = {}, include = [], secret } }) {
      const wanted = { url, types: events, description, filter, include, secret };
      const made = await webhooks.subscribe(by, wanted);
      const { id } = made.endpoint;
      return { status: 201, body: { ...wireEndpoint(made.endpoint), secret: made.secret }, subject: id };
    },
  });

const list = ({ webhookEndpoints }: Ports): Route =>
  defineRoute({
    ...reads,
    method: 'GET',
    path: base,
    summary: 'List webhook endpoints, newest first',
    query: z.strictObject(pageQuery),
    replies: { 200: pageOf(WireEndpoint) },
    async handle({ by, query: { limit, cursor } }) {
      const before = cursorId(cursor, WebhookEndpointId);
      const asked = { limit: limit + 1, ...(before === undefined ? {} : { before }) };
      const found = await webhookEndpoints(by.tenant).list(asked);
      return { status: 200, body: page(found, { limit, id: ({ id }) => id, wire: wireEndpoint }) };
    },
  });

const show = ({ webhookEndpoints }: Ports): Route =>
  defineRoute({
    ...reads,
    method: 'GET',
    path: `${base}/:endpoint_id`,
    summary: 'Show a webhook endpoint',
    params,
    replies: { 200: WireEndpoint },
    handle: async ({ by, params: { endpoint_id } }) => ({
      status: 200,
      body: wireEndpoint(await webhookEndpoints(by.tenant).get(endpoint_id)),
    }),
  });

const change = ({ webhooks }: Ports): Route =>
  defineRoute({
    ...changes,
    method: 'PATCH',
    path: `${base}/:endpoint_id`,
    summary: 'Change, pause or enable a webhook endpoint',
    description:
      'What happens while it is `paused`, or `disabled` by Muster, is kept for 30 days and sent when its status becomes `enabled`.',
    audit: { event: 'webhook_endpoint.changed' },
    examples: { request: { status: 'paused' } },
    params,
    body: z.strictObject({
      url: address.optional(),
      events: eventKinds.optional(),
      description: describedBy.optional(),
      filter: filters.optional(),
      include: included.optional(),
      status: z.enum(['enabled', 'paused']).optional(),
    }),
    replies: { 200: WireEndpoint },
    async handle({ by, params: { endpoint_id: id }, body: { events, url, description, filter, include, status } }) {
      const changed = await webhooks.change(by, id, {
        ...(events === undefined ? {} : { types: events }),
        ...(url === undefined ? {} : { url }),
        ...(description === undefined ? {} : { description }),
        ...(filter === undefined ? {} : { filter }),
        ...(include === undefined ? {} : { include }),
        ...(status === undefined ? {} : { status }),
      });
      return { status: 200, body: wireEndpoint(changed), subject: id };
    },
  });

const remove = ({ webhooks }: Ports): Route =>
  defineRoute({
    ...changes,
    method: 'DELETE',
    path: `${base}/:endpoint_id`,
    summary: 'Remove a webhook endpoint, with what was to be sent to it',
    audit: { event: 'webhook_endpoint.removed' },
    params,
    replies: { 204: z.undefined() },
    async handle({ by, params: { endpoint_id: id } }) {
      await webhooks.remove(by, id);
      return { status: 204, body: undefined, subject: id };
    },
  });

/** Zapier shows its users a sample before anything happened. */
const listTypes: Route = defineRoute({
  ...reads,
  method: 'GET',
  path: '/api/v2/webhooks/event-types',
  summary: 'List the kinds of events, each with an example',
  replies: {
    200: z.object({
      data: z.array(
        z.object({
          event: OutgoingType,
          scope: z.string().describe('What whoever subscribes must be allowed to read.'),
          filter_by: z.array(z.string()),
          example: z.object({ type: OutgoingType, timestamp: z.string(), data: z.looseObject({}) }),
        }),
      ),
    }),
  },
  handle: async () => ({
    status: 200,
    body: {
      data: outgoingExamples.map((example) => ({
        event: example.type,
        scope: scopeFor(example.type),
        filter_by: [...filterable(example.type)],
        example,
      })),
    },
  }),
});

/** resthooks.org: one address and one kind of event; a 410 from there ends it. */
const hookOn = ({ webhooks }: Ports): Route =>
  defineRoute({
    ...changes,
    method: 'POST',
    path: '/api/v2/webhooks/subscriptions',
    summary: 'Subscribe by REST hook, as n8n and Zapier do',
    description: 'Makes a webhook endpoint for one kind of event. The id of the answer unsubscribes it.',
    audit: { event: 'webhook_endpoint.created' },
    examples: { request: { target_url: 'https://hooks.example.com/catch/1', event: 'candidate.moved' } },
    body: z.strictObject({ target_url: address, event: OutgoingType, filter: filters.optional() }),
    replies: {
      201: z.object({ id: z.string(), target_url: z.string(), event: OutgoingType, secret: z.string() }),
    },
    problems: ['conflict'],
    async handle({ by, body: { target_url: url, event, filter = {} } }) {
      const named = { url, urlField: 'target_url' };
      const wanted = { ...named, types: [event], description: null, filter, include: [], secret: undefined };
      const { endpoint, secret } = await webhooks.subscribe(by, wanted);
      return { status: 201, body: { id: endpoint.id, target_url: url, event, secret }, subject: endpoint.id };
    },
  });

const hookOff = ({ webhooks }: Ports): Route =>
  defineRoute({
    ...changes,
    method: 'DELETE',
    path: '/api/v2/webhooks/subscriptions/:subscription_id',
    summary: 'Unsubscribe a REST hook',
    examples: { params: { subscription_id: '{{subscription_id}}' } },
    audit: { event: 'webhook_endpoint.removed' },
    params: z.strictObject({ subscription_id: WebhookEndpointId }),
    replies: { 204: z.undefined() },
    async handle({ by, params: { subscription_id: id } }) {
      await webhooks.remove(by, id);
      return { status: 204, body: undefined, subject: id };
    },
  });

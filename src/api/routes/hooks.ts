// Reports of connected systems in: proven as their connector declares, stored and promised in one transaction, answered at once.
import { z } from 'zod';
import { ConnectionId } from '../../core/ids.ts';
import type { Listening } from '../../services/integration/hooks/listening.ts';
import { RawBody } from '../http/raw-body.ts';
import { type Route, defineOpenRoute, defineRoute, readOnly } from '../route.ts';
import { AnyJson } from '../wire/any-json.ts';
import type { IntegrationPorts } from './integration-ports.ts';

const params = z.strictObject({ connection_id: ConnectionId });
const changes = { tag: 'integrations', access: { scope: 'integrations:*' } } as const;

export const hookRoutes = (ports: IntegrationPorts): Route[] => [take(ports), listen(ports), show(ports), stop(ports)];

const HookReply = z.object({ status: z.enum(['accepted', 'duplicate', 'ignored']) });
const textType = 'text/plain; charset=utf-8';
const Challenge = z.object({ challenge: z.string() });

const take = ({ takeHook }: IntegrationPorts): Route =>
  defineOpenRoute({
    method: 'POST',
    path: '/api/v2/hooks/:connection_id',
    summary: 'Report a change, as a connected system does',
    examples: { request: { type: 'person.changed', data: { id: 'p1' } } },
    description:
      'Proven by the system’s own scheme: a signature over the body with a time window, a token, or Standard Webhooks. What reads from that connection in real time looks at once. Questions whether the address is ours are answered as the system wants.',
    tag: 'integrations',
    access: { public: true, because: 'the signature says who sends it' },
    audit: { none: true, because: 'the store of hooks keeps it' },
    limit: 'events',
    signed: true,
    params,
    query: z.object({
      validationToken: z.string().max(1_024).optional(),
      letter: z.string().max(200).optional().describe('The text message whose delivery is reported.'),
    }),
    body: RawBody,
    documentedBody: AnyJson,
    alternatives: [textType],
    replies: { 200: z.union([HookReply, Challenge]), 202: HookReply },
    problems: ['unauthorized'],
    async handle({ params: { connection_id: connection }, query, body, header }) {
      const received = await takeHook({ connection, query, body, header });
      if (received.kind === 'accepted') return { status: 202, body: { status: received.kind } };
      if (received.kind !== 'challenge') return { status: 200, body: { status: received.kind } };
      const { answer, as } = received;
      const challenge = { challenge: answer };
      if (as === 'json') return { status: 200, body: challenge };
      return { status: 200, body: challenge, text: answer, headers: { 'content-type': textType } };
    },
  });

const WireListening = z.object({
  url: z.string().describe('Where the other system reports to.'),
  secret: z.string().nullable().describe('Shown this once, to be entered over there.'),
  subscribed: z.boolean().describe('Muster told the other system itself.'),
  renews_at: z.string().nullable(),
  last_report_at: z.string().nullable(),
});

const wire = (listening: Listening): z.infer<typeof WireListening> => ({
  url: listening.url,
  secret: listening.secret,
  subscribed: listening.subscribed,
  renews_at: listening.renewAt?.toISOString() ?? null,
  last_report_at: listening.lastAt?.toISOString() ?? null,
});

const listen = ({ service }: IntegrationPorts): Route =>
  defineRoute({
    ...changes,
    method: 'PUT',
    path: '/api/v2/connections/:connection_id/hook',
    summary: 'Let the system report changes by itself; again: with a new secret',
    description:
      'Where the system takes subscriptions, Muster subscribes and renews. Else enter `url` and `secret` over there; where the other system makes the secret, send it. The secret before stays good for a day.',
    audit: { event: 'hook.opened' },
    limit: 'jobs',
    params,
    body: z.strictObject({ secret: z.string().min(8).max(512).optional() }).optional(),
    replies: { 200: WireListening },
    problems: ['conflict', 'upstream_failed'],
    handle: async ({ by, params: { connection_id }, body }) => ({
      status: 200,
      body: wire(await service.listen(by, connection_id, body?.secret)),
      subject: connection_id,
    }),
  });

const show = ({ service }: IntegrationPorts): Route =>
  defineRoute({
    method: 'GET',
    tag: 'integrations',
    access: { scope: 'integrations:read' },
    audit: readOnly,
    path: '/api/v2/connections/:connection_id/hook',
    summary: 'Show whether the system reports changes by itself, and when it last did',
    examples: { params: { connection_id: '{{listening_connection_id}}' } },
    params,
    replies: { 200: WireListening },
    handle: async ({ by, params: { connection_id } }) => ({
      status: 200,
      body: wire(await service.listeningAt(by, connection_id)),
    }),
  });

const stop = ({ service }: IntegrationPorts): Route =>
  defineRoute({
    ...changes,
    method: 'DELETE',
    path: '/api/v2/connections/:connection_id/hook',
    summary: 'Take no more reports from there; real time goes on by looking every minute',
    examples: { params: { connection_id: '{{listening_connection_id}}' } },
    audit: { event: 'hook.closed' },
    params,
    replies: { 204: z.undefined() },
    async handle({ by, params: { connection_id } }) {
      await service.stopListening(by, connection_id);
      return { status: 204, body: undefined, subject: connection_id };
    },
  });

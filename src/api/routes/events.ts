// Events of connected systems in: signed, stored and promised in one transaction, answered at once, worked on afterwards.
import { EventId } from '../../core/ids.ts';
import { z } from 'zod';
import { IncomingKind } from '../../core/trigger-event.ts';
import { safeText } from '../../core/json.ts';
import { Problem } from '../../core/problem.ts';
import { component } from '../docs/components.ts';
import { cursorId, page, pageOf, pageQuery } from '../http/paging.ts';
import { RawBody } from '../http/raw-body.ts';
import { newWebhookSecret } from '../http/webhook-signature.ts';
import { type Route, defineOpenRoute, defineRoute, readOnly } from '../route.ts';
import { EventDelivery, WireEvent, readDelivery, wireEvent } from '../wire/event.ts';
import type { RoutePorts } from './route-ports.ts';

const system = safeText(64)
  .regex(/^[a-z0-9][a-z0-9_-]*$/)
  .describe('Id of the connected system, such as sandbox.');
const params = z.strictObject({ system });
/** Entries of the log are numbered. */
const number = /^\d{1,18}$/;
const dayMs = 86_400_000;
const hourMs = 3_600_000;
/** How long the secret before a rotation is still good. */
const overlapMs = 24 * hourMs;

const AcceptedEvents = component(
  'EventTaken',
  z.object({ event_id: z.string(), status: z.enum(['accepted', 'duplicate']), id: z.string() }),
);

export const eventRoutes = (ports: RoutePorts): Route[] => [
  takeEvent(ports),
  listEvents(ports),
  showEvent(ports),
  listSources(ports),
  rotateSecret(ports),
  removeSource(ports),
];

const takeEvent = ({ signed, takeEvent: take, clocks }: RoutePorts): Route =>
  defineOpenRoute({
    method: 'POST',
    path: '/api/v1/events/:system',
    summary: 'Report an event of a connected system',
    description:
      'Signed as Standard Webhooks describes: `webhook-id`, `webhook-timestamp` and `webhook-signature` (or the same three as `svix-…`), with the secret of PUT /api/v1/events/{system}/secret. Stored and answered at once, worked on afterwards; the same `event_id` again counts once.',
    tag: 'operations',
    access: { public: true, because: 'the signature says who sends it' },
    audit: { none: true, because: 'the event log keeps it' },
    limit: 'events',
    signed: true,
    params,
    body: RawBody,
    documentedBody: EventDelivery,
    replies: { 200: AcceptedEvents, 202: AcceptedEvents },
    problems: ['unauthorized', 'conflict'],
    examples: {
      request: {
        event_id: 'evt_moved_1',
        kind: 'candidate.moved',
        occurred_at: '2026-06-01T08:30:00-05:00',
        data: { candidate_id: 'c_priya_raman', from: 'Applied', to: 'Phone Screen' },
      },
    },
    async handle({ params: { system: from }, body, header }) {
      const { tenant, value, fingerprint } = await signed.read({ system: from, header, body, schema: EventDelivery });
      const now = Math.max(clocks.business.now().getTime(), clocks.real.now().getTime());
      const event = readDelivery(value, { system: from, fingerprint, latest: new Date(now + dayMs) });
      const { kind, id } = await take(tenant, event);
      if (kind === 'different')
        throw new Problem(
          'conflict',
          `Another event was sent as ${event.eventId} before. Give this one an id of its own.`,
        );
      if (kind === 'known') return { status: 200, body: { event_id: event.eventId, status: 'duplicate' as const, id } };
      return { status: 202, body: { event_id: event.eventId, status: 'accepted' as const, id } };
    },
  });

const reads = {
  method: 'GET',
  tag: 'operations',
  access: { scope: 'operations:read' },
  audit: readOnly,
} as const;

const listEvents = ({ eventLog }: RoutePorts): Route =>
  defineRoute({
    ...reads,
    path: '/api/v1/event-log',
    summary: 'List what happened and what was made of it, newest first',
    query: z.strictObject({ ...pageQuery, kind: IncomingKind.optional() }),
    replies: { 200: pageOf(WireEvent) },
    async handle({ by, query: { limit, cursor, kind } }) {
      const log = eventLog(by.tenant);
      const before = cursorId(cursor, EventId);
      const found = await log.list({
        limit: limit + 1,
        ...(before === undefined ? {} : { before }),
        ...(kind === undefined ? {} : { kinds: [kind] }),
      });
      const told = await Promise.all(found.map(async (event) => wireEvent(event, await log.reactions(event.id))));
      return { status: 200, body: page(told, { limit, id: ({ id }) => id, wire: (event) => event }) };
    },
  });

const showEvent = ({ eventLog }: RoutePorts): Route =>
  defineRoute({
    ...reads,
    path: '/api/v1/event-log/:event_id',
    summary: 'Show one event and what was made of it',
    params: z.strictObject({ event_id: EventId }),
    replies: { 200: WireEvent },
    async handle({ by, params: { event_id } }) {
      const log = eventLog(by.tenant);
      const event = number.test(event_id) ? await log.find(event_id) : undefined;
      if (event === undefined) throw new Problem('not_found', `There is no event ${event_id}.`);
      return { status: 200, body: wireEvent(event, await log.reactions(event.id)) };
    },
  });

const admin = { tag: 'operations', access: { scope: 'admin' } } as const;

const listSources = ({ eventSources }: RoutePorts): Route =>
  defineRoute({
    ...admin,
    method: 'GET',
    path: '/api/v1/event-sources',
    summary: 'List the systems that may report events',
    audit: readOnly,
    replies: {
      200: z.object({
        data: z.array(z.object({ system: z.string(), rotated_at: z.string() })),
        next_cursor: z.null(),
      }),
    },
    async handle({ by }) {
      const data = (await eventSources.list(by.tenant)).map((source) => ({
        system: source.system,
        rotated_at: source.rotatedAt.toISOString(),
      }));
      return { status: 200, body: { data, next_cursor: null } };
    },
  });

const Secret = component(
  'EventSecret',
  z.object({
    system: z.string(),
    secret: z.string().describe('Shown this once.'),
    url: z.string(),
    earlier_valid_until: z.string().nullable().describe('Until then, what the secret before signed is taken too.'),
  }),
);

const rotateSecret = ({ eventSources, signed, clocks, config }: RoutePorts): Route =>
  defineRoute({
    ...admin,
    method: 'PUT',
    path: '/api/v1/events/:system/secret',
    summary: 'Make a new secret for a system that reports events; it is shown this once',
    audit: { event: 'event_secret.rotated' },
    params,
    replies: { 200: Secret },
    async handle({ by, params: { system: of } }) {
      const secret = newWebhookSecret();
      const at = clocks.real.now();
      const earlierUntil = new Date(at.getTime() + overlapMs);
      const { hadOne } = await eventSources.rotate({ tenant: by.tenant, system: of, secret, at, earlierUntil });
      signed.forget(of);
      return {
        status: 200,
        subject: of,
        body: {
          system: of,
          secret,
          url: `${config.publicUrl}/api/v1/events/${of}`,
          earlier_valid_until: hadOne ? earlierUntil.toISOString() : null,
        },
      };
    },
  });

const removeSource = ({ eventSources, signed }: RoutePorts): Route =>
  defineRoute({
    ...admin,
    method: 'DELETE',
    path: '/api/v1/events/:system/secret',
    summary: 'Take no more events of that system',
    audit: { event: 'event_secret.removed' },
    params,
    replies: { 204: z.undefined() },
    async handle({ by, params: { system: of } }) {
      if (!(await eventSources.remove({ tenant: by.tenant, system: of })))
        throw new Problem('not_found', 'That system reports no events here.');
      signed.forget(of);
      return { status: 204, body: undefined, subject: of };
    },
  });

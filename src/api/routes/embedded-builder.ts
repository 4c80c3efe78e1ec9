// The builder in a page of the operator's own: a token for one flow, what that page needs to know, and the page and script themselves.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ConnectionId, FlowId, KeyId, TenantId, UserId } from '../../core/ids.ts';
import { Problem } from '../../core/problem.ts';
import { connectionsOf, embeddingOrigins } from '../auth/embedding.ts';
import { tokenSeconds } from '../auth/tokens.ts';
import type { ApiPorts } from '../ports.ts';
import { type Route, defineRoute, readOnly } from '../route.ts';
import { consolePolicy } from './console-files.ts';
import { encoded, sendFile } from './console-page.ts';
import type { RoutePorts } from './route-ports.ts';

const params = z.strictObject({ flow_id: FlowId });
const mostConnections = 20;

export const embeddedBuilderRoutes = (ports: RoutePorts): Route[] => [makeToken(ports), showContext(ports)];

const makeToken = ({ tokens, newId, clocks, config: { publicUrl }, integration: { service } }: RoutePorts): Route =>
  defineRoute({
    method: 'POST',
    tag: 'integrations',
    path: '/api/v2/flows/:flow_id/embed-tokens',
    summary: 'Make a token with which a page of yours shows the builder for one flow',
    description:
      'For 15 minutes, for this flow, with the connections that its draft names and those given. It reads and, with `edit`, saves and ' +
      'tests the draft; it does not publish, run, or reach anything else. Only an API key makes one, and it ends with that key.',
    access: { scope: 'integrations:embed' },
    audit: { event: 'flow.embedded' },
    repeatable: { because: 'every call makes a new token and changes nothing' },
    params,
    body: z.strictObject({
      mode: z.enum(['edit', 'view']).default('edit'),
      connections: z
        .array(ConnectionId)
        .max(mostConnections)
        .default([])
        .describe('Further connections that may be chosen there.'),
    }),
    examples: { request: { mode: 'edit' } },
    replies: { 201: z.object({ token: z.string(), expires_at: z.iso.datetime(), page_url: z.string() }) },
    problems: ['not_found'],
    async handle({ by, via, params: { flow_id: flow }, body: { mode, connections } }) {
      if (via !== 'key') throw new Problem('forbidden', 'Only an API key makes tokens for the builder.');
      const { draft } = (await service.flows.show(by, flow)).flow;
      const granted = [...new Set([...connectionsOf(draft), ...connections])];
      const key = KeyId.parse(by.id.replace(/^key:/, ''));
      const grant = { flow, mode, connections: granted };
      const token = await tokens.issueEmbedded({ id: newId('tok'), key, tenant: by.tenant, grant });
      const expires = new Date(clocks.real.now().getTime() + tokenSeconds * 1_000);
      const page = `${publicUrl}/embed/flows/${by.tenant}/${flow}`;
      return { status: 201, body: { token, expires_at: expires.toISOString(), page_url: page }, subject: flow };
    },
  });

const showContext = ({ clocks, directory, settings, integration: { connections, service } }: RoutePorts): Route =>
  defineRoute({
    method: 'GET',
    tag: 'integrations',
    path: '/api/v2/flows/:flow_id/embed-context',
    summary:
      'Show what the embedded builder needs beside its flow: names of connections and of people whom it notifies',
    access: { scope: 'integrations:read', embedded: true },
    audit: readOnly,
    params,
    replies: {
      200: z.object({
        mode: z.enum(['edit', 'view']),
        connections: z.array(
          z.object({
            connection_id: ConnectionId,
            name: z.string(),
            system: z.string(),
            config: z.object({ collections: z.record(z.string(), z.null()) }),
          }),
        ),
        people: z.array(z.object({ user_id: UserId, name: z.string() })),
        now: z.iso.datetime(),
        time_zone: z.string(),
      }),
    },
    async handle({ by, embed, params: { flow_id: flow } }) {
      const granted = embed === undefined ? undefined : new Set<string>(embed.connections);
      const listed = await connections(by.tenant).list();
      const { draft } = (await service.flows.show(by, flow)).flow;
      // Whom the flow notifies already: it is no list of everybody who works there.
      const notified = new Set(draft.steps.flatMap((step) => (step.kind === 'notify' ? step.users : [])));
      const people = (await directory(by.tenant).users()).filter(({ id }) => notified.has(id));
      const { settings: set } = await settings(by.tenant).get();
      return {
        status: 200,
        body: {
          mode: embed?.mode ?? 'view',
          connections: listed
            .filter(({ id }) => granted?.has(id) ?? true)
            .map(({ id, name, system, config }) => ({
              connection_id: id,
              name,
              system,
              config: { collections: namesIn(config['collections']) },
            })),
          people: people.map(({ id, name }) => ({ user_id: id, name })),
          now: clocks.business.now().toISOString(),
          time_zone: set.timeZone,
        },
      };
    },
  });

/** Which collections a connection describes itself, without how. */
const namesIn = (described: unknown): Record<string, null> =>
  typeof described === 'object' && described !== null
    ? Object.fromEntries(Object.keys(described).map((name) => [name, null]))
    : {};

/** The page is the console's, in a frame of those origins only; without a token of its own it shows nothing. */
export function serveEmbeddedBuilder(app: FastifyInstance, ports: ApiPorts): void {
  const { consoleFiles, embedScript: script } = ports;
  if (script !== undefined)
    app.get('/embed/builder.js', (request, reply) => {
      reply.headers({
        'cache-control': 'public, max-age=300',
        'cross-origin-resource-policy': 'cross-origin',
        'access-control-allow-origin': '*',
        vary: 'accept-encoding',
      });
      const { encoding, body } = encoded(script, request.headers['accept-encoding']);
      if (encoding !== undefined) reply.header('content-encoding', encoding);
      return reply.type('text/javascript; charset=utf-8').send(body);
    });
  const page = consoleFiles.get('index.html');
  if (page === undefined) return;
  app.get<{ Params: { client: string } }>('/embed/flows/:client/:flow', async (request, reply) => {
    const policy = framedBy(await originsOf(ports, request));
    return sendFile(page, { request, reply, policy, caching: 'no-cache' }).removeHeader('cross-origin-opener-policy');
  });
}

async function originsOf(
  { credentials, clocks }: ApiPorts,
  { params: { client } }: FastifyRequest<{ Params: { client: string } }>,
): Promise<readonly string[]> {
  const tenant = TenantId.safeParse(client);
  return tenant.success ? await embeddingOrigins({ tenant: tenant.data, credentials, now: clocks.real.now() }) : [];
}

/** Without an origin nobody may frame it. */
const framedBy = (origins: readonly string[]): string =>
  consolePolicy.replace(
    "frame-ancestors 'none'",
    `frame-ancestors ${origins.length === 0 ? "'none'" : origins.join(' ')}`,
  );

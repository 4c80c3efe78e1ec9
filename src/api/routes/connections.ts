// The catalogue of systems, and an organization's accounts in them. What opens an account is taken in and never given out.
import { z } from 'zod';
import type { Connector } from '../../core/connector/connector.ts';
import { ConnectionId } from '../../core/ids.ts';
import { JsonObject, safeText } from '../../core/json.ts';
import { Problem } from '../../core/problem.ts';
import { type Route, defineRoute, readOnly } from '../route.ts';
import { WireConnection, wireConnection } from '../wire/connection.ts';
import { WireConnector, WireConnectorDetail, wireConnector, wireConnectorDetail } from '../wire/connector.ts';
import type { IntegrationPorts } from './integration-ports.ts';

const reads = { method: 'GET', tag: 'integrations', access: { scope: 'integrations:read' }, audit: readOnly } as const;
const changes = { tag: 'integrations', access: { scope: 'integrations:*' } } as const;
const params = z.strictObject({ connection_id: ConnectionId });

const secrets = z
  .record(z.string().max(64), z.string().max(16_384))
  .describe('As the connector asks for them; stored sealed, never given out.');

export const connectionRoutes = (ports: IntegrationPorts): Route[] => [
  listConnectors(ports),
  showConnector(ports),
  connect(ports),
  listConnections(ports),
  showConnection(ports),
  changeConnection(ports),
  disconnect(ports),
  testConnection(ports),
];

const listConnectors = ({ catalogue }: IntegrationPorts): Route =>
  defineRoute({
    ...reads,
    path: '/api/v2/connectors',
    summary: 'List the systems that can be connected',
    query: z.strictObject({ category: z.string().max(40).optional(), q: safeText(80).optional() }),
    replies: { 200: z.object({ data: z.array(WireConnector), next_cursor: z.null() }) },
    handle: async ({ query: { category, q } }) => {
      const fits = ({ system, title, category: of }: Connector): boolean =>
        (category === undefined || of.some((name) => name === category)) &&
        (q === undefined || `${system} ${title}`.toLowerCase().includes(q.toLowerCase()));
      return { status: 200, body: { data: catalogue.all.filter(fits).map(wireConnector), next_cursor: null } };
    },
  });

const showConnector = ({ catalogue }: IntegrationPorts): Route =>
  defineRoute({
    ...reads,
    access: { scope: 'integrations:read', embedded: true },
    path: '/api/v2/connectors/:connector',
    summary: 'Show one system: what it asks for, its collections with fields, what can be written, its limits',
    params: z.strictObject({ connector: z.string().max(64) }),
    replies: { 200: WireConnectorDetail },
    handle: async ({ params: { connector } }) => {
      const found = catalogue.find(connector);
      if (found === undefined) throw new Problem('not_found', `There is no connector ${connector}.`);
      return { status: 200, body: wireConnectorDetail(found) };
    },
  });

const connect = ({ service }: IntegrationPorts): Route =>
  defineRoute({
    ...changes,
    method: 'POST',
    path: '/api/v2/connections',
    summary: 'Connect an account of another system',
    audit: { event: 'connection.created' },
    body: z.strictObject({
      system: z.string().min(1).max(64),
      name: safeText(128).min(1).optional(),
      tenant_id: safeText(128).min(1).optional(),
      config: JsonObject.default({}),
      credentials: secrets.default({}),
    }),
    replies: { 201: WireConnection },
    examples: {
      request: {
        system: 'rest',
        name: 'Payroll',
        config: {
          base_url: 'https://payroll.example.com',
          collections: { people: { path: '/people', items: 'data' } },
        },
        credentials: { bearer: 'the token' },
      },
    },
    async handle({ by, body }) {
      const { system, config, credentials } = body;
      const entry = { system, name: body.name ?? system, tenantId: body.tenant_id ?? null, config, credentials };
      const connection = await service.connect(by, entry);
      return { status: 201, body: wireConnection(connection), subject: connection.id };
    },
  });

const listConnections = ({ connections }: IntegrationPorts): Route =>
  defineRoute({
    ...reads,
    path: '/api/v2/connections',
    summary: 'List the connected accounts',
    replies: { 200: z.object({ data: z.array(WireConnection), next_cursor: z.null() }) },
    handle: async ({ by }) => ({
      status: 200,
      body: { data: (await connections(by.tenant).list()).map(wireConnection), next_cursor: null },
    }),
  });

const showConnection = ({ connections }: IntegrationPorts): Route =>
  defineRoute({
    ...reads,
    path: '/api/v2/connections/:connection_id',
    summary: 'Show one connected account',
    params,
    replies: { 200: WireConnection },
    handle: async ({ by, params: { connection_id } }) => ({
      status: 200,
      body: wireConnection(await connections(by.tenant).get(connection_id)),
    }),
  });

const changeConnection = ({ service }: IntegrationPorts): Route =>
  defineRoute({
    ...changes,
    method: 'PATCH',
    path: '/api/v2/connections/:connection_id',
    summary: 'Change an account’s name, configuration or credentials',
    examples: { request: { name: 'Payroll of Northwind' } },
    audit: { event: 'connection.changed' },
    params,
    body: z.strictObject({
      name: safeText(128).min(1).optional(),
      config: JsonObject.optional(),
      credentials: secrets.optional(),
    }),
    replies: { 200: WireConnection },
    async handle({ by, params: { connection_id }, body: { name, config, credentials } }) {
      const to = {
        ...(name === undefined ? {} : { name }),
        ...(config === undefined ? {} : { config }),
        ...(credentials === undefined ? {} : { credentials }),
      };
      return { status: 200, body: wireConnection(await service.change(by, connection_id, to)), subject: connection_id };
    },
  });

const disconnect = ({ service }: IntegrationPorts): Route =>
  defineRoute({
    ...changes,
    method: 'DELETE',
    path: '/api/v2/connections/:connection_id',
    summary: 'Disconnect an account and forget its credentials',
    audit: { event: 'connection.removed' },
    params,
    replies: { 204: z.undefined() },
    async handle({ by, params: { connection_id } }) {
      await service.disconnect(by, connection_id);
      return { status: 204, body: undefined, subject: connection_id };
    },
  });

const testConnection = ({ service }: IntegrationPorts): Route =>
  defineRoute({
    ...changes,
    method: 'POST',
    path: '/api/v2/connections/:connection_id/test',
    summary: 'Make one harmless call to see whether the account works',
    audit: { event: 'connection.tested' },
    limit: 'jobs',
    params,
    replies: { 200: z.object({ ok: z.boolean(), because: z.string().nullable(), fix: z.string().nullable() }) },
    handle: async ({ by, params: { connection_id } }) => ({
      status: 200,
      body: await service.test(by, connection_id),
      subject: connection_id,
    }),
  });

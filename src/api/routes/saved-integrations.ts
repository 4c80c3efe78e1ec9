// Saved integrations: what moves from where to where and when, switched on and off, and run by hand.
import { z } from 'zod';
import { VersionNumber } from '../wire/version-number.ts';
import { IntegrationId } from '../../core/ids.ts';
import { cursorId, page, pageOf, pageQuery } from '../http/paging.ts';
import { type Route, defineRoute, readOnly } from '../route.ts';
import { WireIntegration, wireIntegration } from '../wire/integration.ts';
import { SyncBody, WireAccepted, readSyncBody, statusUrl, wireAccepted } from '../wire/sync.ts';
import type { IntegrationPorts } from './integration-ports.ts';

const params = z.strictObject({ integration_id: IntegrationId });
const reads = { method: 'GET', tag: 'integrations', access: { scope: 'integrations:read' }, audit: readOnly } as const;
const changes = { tag: 'integrations', access: { scope: 'integrations:*' } } as const;
/** Both sides are accounts of the generic REST connector. */
const sidesExample = {
  name: 'People to payroll',
  source: { system: 'rest', tenant_id: '{{source_account}}', endpoint: 'people' },
  destination: { system: 'rest', tenant_id: '{{destination_account}}', endpoint: 'people' },
};

const Saved = SyncBody.omit({ dry_run: true }).extend({ enabled: z.boolean().default(true) });
const problems = ['connection_missing', 'connection_ambiguous'] as const;

export const savedIntegrationRoutes = (ports: IntegrationPorts): Route[] => [
  save(ports),
  list(ports),
  show(ports),
  replace(ports),
  toggle(ports),
  remove(ports),
  run(ports),
];

const save = ({ service }: IntegrationPorts): Route =>
  defineRoute({
    ...changes,
    method: 'POST',
    path: '/api/v2/integrations',
    summary: 'Save an integration; an enabled one with a schedule or in real time begins to run',
    examples: { request: sidesExample },
    audit: { event: 'integration.created' },
    body: Saved,
    replies: { 201: WireIntegration },
    problems,
    async handle({ by, body: { enabled, ...body } }) {
      const integration = await service.save(by, readSyncBody({ ...body, dry_run: false }), enabled);
      const warnings = await service.warnings(by, integration);
      return { status: 201, body: wireIntegration(integration, warnings), subject: integration.id };
    },
  });

const list = ({ integrations }: IntegrationPorts): Route =>
  defineRoute({
    ...reads,
    path: '/api/v2/integrations',
    summary: 'List the saved integrations, newest first',
    query: z.strictObject(pageQuery),
    replies: { 200: pageOf(WireIntegration) },
    async handle({ by, query: { limit, cursor } }) {
      const before = cursorId(cursor, IntegrationId);
      const found = await integrations(by.tenant).list({
        limit: limit + 1,
        ...(before === undefined ? {} : { before }),
      });
      return { status: 200, body: page(found, { limit, id: ({ id }) => id, wire: (one) => wireIntegration(one) }) };
    },
  });

const show = ({ integrations, service }: IntegrationPorts): Route =>
  defineRoute({
    ...reads,
    path: '/api/v2/integrations/:integration_id',
    summary: 'Show one integration',
    params,
    replies: { 200: WireIntegration },
    async handle({ by, params: { integration_id } }) {
      const integration = await integrations(by.tenant).get(integration_id);
      return { status: 200, body: wireIntegration(integration, await service.warnings(by, integration)) };
    },
  });

const replace = ({ service }: IntegrationPorts): Route =>
  defineRoute({
    ...changes,
    method: 'PUT',
    path: '/api/v2/integrations/:integration_id',
    summary: 'Replace an integration; with `version`, only if nobody else has changed it',
    examples: { request: sidesExample },
    audit: { event: 'integration.changed' },
    params,
    body: Saved.extend({ version: VersionNumber.optional() }),
    replies: { 200: WireIntegration },
    problems,
    async handle({ by, params: { integration_id: id }, body: { enabled, version, ...body } }) {
      const request = readSyncBody({ ...body, dry_run: false });
      const integration = await service.replace(by, { id, request, enabled, version });
      const warnings = await service.warnings(by, integration);
      return { status: 200, body: wireIntegration(integration, warnings), subject: id };
    },
  });

const toggle = ({ service }: IntegrationPorts): Route =>
  defineRoute({
    ...changes,
    method: 'PATCH',
    path: '/api/v2/integrations/:integration_id',
    summary: 'Switch an integration on or off, or rename it',
    examples: { request: { name: 'People to payroll' } },
    audit: { event: 'integration.changed' },
    params,
    body: z.strictObject({ enabled: z.boolean().optional(), name: z.string().min(1).max(128).optional() }),
    replies: { 200: WireIntegration },
    handle: async ({ by, params: { integration_id: id }, body }) => ({
      status: 200,
      body: wireIntegration(await service.adjust(by, id, body)),
      subject: id,
    }),
  });

const remove = ({ service }: IntegrationPorts): Route =>
  defineRoute({
    ...changes,
    method: 'DELETE',
    path: '/api/v2/integrations/:integration_id',
    summary: 'Remove an integration and stop its runs; what it moved stays',
    audit: { event: 'integration.removed' },
    params,
    replies: { 204: z.undefined() },
    async handle({ by, params: { integration_id: id } }) {
      await service.remove(by, id);
      return { status: 204, body: undefined, subject: id };
    },
  });

const run = ({ service, integrations }: IntegrationPorts): Route =>
  defineRoute({
    ...changes,
    method: 'POST',
    path: '/api/v2/integrations/:integration_id/run',
    summary: 'Run an integration now',
    audit: { none: true, because: 'the store of runs records it in its own transaction' },
    limit: 'jobs',
    params,
    body: z.strictObject({ dry_run: z.boolean().default(false) }).optional(),
    replies: { 202: WireAccepted },
    async handle({ by, params: { integration_id: id }, body }) {
      const sync = await service.run(by, id, body?.dry_run ?? false);
      const integration = await integrations(by.tenant).get(id);
      return { status: 202, body: wireAccepted(sync, integration), headers: { location: statusUrl(sync.id) } };
    },
  });

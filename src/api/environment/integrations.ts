// Saved integrations as documents. Where they report to and the secret of that stay out of files: both let whoever reads them in.
import { z } from 'zod';
import type { Principal } from '../../core/access.ts';
import type { TenantId } from '../../core/ids.ts';
import type { Integration } from '../../core/integration.ts';
import type { JsonObject } from '../../core/json.ts';
import type { SyncRequest } from '../../services/integration/request-sync.ts';
import { SyncBody, readSyncBody } from '../wire/sync.ts';
import { wireIntegration } from '../wire/integration.ts';
import { type ConnectionNames, connectionNames } from './connections.ts';
import { type CarryingKind, byName, fault, parsed, planner } from './documents.ts';
import type { EnvironmentPorts } from './environment-ports.ts';

const body = SyncBody.shape;
/** By the name of the connection. */
const connection = z.string().min(1).max(128);

export const IntegrationDocument = z.strictObject({
  source: z.strictObject({ connection, ...body.source.omit({ system: true, tenant_id: true }).shape }),
  destination: z.strictObject({ connection, ...body.destination.omit({ system: true, tenant_id: true }).shape }),
  sync_mode: body.sync_mode,
  schedule: z
    .strictObject({ cron: z.string(), time_zone: z.string().default('UTC') })
    .nullable()
    .default(null),
  retry_policy: body.retry_policy,
  carry_deletions: body.carry_deletions,
  keep_previous: body.keep_previous,
  enabled: z.boolean().default(true),
});
type IntegrationDocument = z.infer<typeof IntegrationDocument>;

const mostOfThem = 500;

export function integrationDocuments(ports: EnvironmentPorts, tenant: TenantId): CarryingKind {
  const { service, integrations } = ports.integration;
  const own = async () =>
    byName(
      'integrations',
      (await integrations(tenant).list({ limit: mostOfThem })).filter(
        ({ route, offering }) => route === undefined && offering === undefined,
      ),
      ({ name }) => name,
    );
  const names = () => connectionNames(ports, tenant);
  return {
    async read() {
      const known = await names();
      return Object.fromEntries([...(await own())].map(([name, one]) => [name, documentOf(one, known)]));
    },
    async normalize({ name, document, running }) {
      const at = `integrations.${name}`;
      const wanted = parsed(IntegrationDocument, document, at);
      const known = await names();
      known.get(wanted.source.connection, `${at}.source.connection`);
      known.get(wanted.destination.connection, `${at}.destination.connection`);
      const one = running === undefined ? undefined : (await own()).get(name);
      const hasSecret = one !== undefined && one.webhookSecret !== null;
      if (hasSecret && JSON.stringify(running) !== JSON.stringify(tidied(wanted)))
        throw fault(
          at,
          'It signs its notices with a secret of its own, which files do not hold. Change it on its screen.',
        );
      return tidied(wanted);
    },
    async warnings(name, document) {
      const [sketch] = await this.carriers(name, document);
      return sketch === undefined ? [] : await service.warningsAlone(tenant, sketch);
    },
    async carriers(name, document) {
      const wanted = IntegrationDocument.parse(document);
      const request = requestOf(name, { wanted, known: await names(), webhookUrl: null });
      const sketch = await service.sketch(planner(tenant), request, wanted.enabled);
      const before = (await own()).get(name);
      return [{ ...sketch, id: before?.id ?? sketch.id }];
    },
    async put(name, document, by: Principal) {
      const wanted = IntegrationDocument.parse(document);
      const before = (await own()).get(name);
      const request = requestOf(name, { wanted, known: await names(), webhookUrl: before?.webhookUrl ?? null });
      if (before === undefined) await service.save(by, request, wanted.enabled);
      else await service.replace(by, { id: before.id, request, enabled: wanted.enabled, version: before.version });
    },
    async remove(name, by) {
      const found = (await own()).get(name);
      if (found !== undefined) await service.remove(by, found.id);
    },
  };
}

/** As it is read back: keys in one order, nothing undefined. */
const tidied = (document: IntegrationDocument): JsonObject =>
  z.record(z.string(), z.json()).parse(JSON.parse(JSON.stringify(IntegrationDocument.parse(document))));

function documentOf(integration: Integration, known: ConnectionNames): JsonObject {
  const { source, destination, sync_mode, schedule, retry_policy, carry_deletions, keep_previous, enabled } =
    wireIntegration(integration);
  const { endpoint, action, field_mapping } = destination;
  return tidied(
    IntegrationDocument.parse({
      source: {
        connection: known.nameOf(integration.source.connection),
        endpoint: source.endpoint,
        filters: source.filters,
      },
      destination: { connection: known.nameOf(integration.destination.connection), endpoint, action, field_mapping },
      sync_mode,
      schedule,
      retry_policy,
      carry_deletions,
      keep_previous,
      enabled,
    }),
  );
}

function requestOf(
  name: string,
  { wanted, known, webhookUrl }: { wanted: IntegrationDocument; known: ConnectionNames; webhookUrl: string | null },
): SyncRequest {
  const { source, destination, schedule, enabled: _enabled, ...rest } = wanted;
  const [from, to] = [known.get(source.connection, 'source'), known.get(destination.connection, 'destination')];
  const { connection: _from, ...read } = source;
  const { connection: _to, ...write } = destination;
  const request = readSyncBody(
    SyncBody.parse({
      name,
      source: { system: from.system, tenant_id: from.tenantId ?? undefined, ...read },
      destination: { system: to.system, tenant_id: to.tenantId ?? undefined, ...write },
      ...(schedule === null ? {} : { schedule }),
      ...rest,
    }),
  );
  return { ...request, webhookUrl };
}

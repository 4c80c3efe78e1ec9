// Saved integrations, and the ad-hoc ones that sync requests make.
import { sql } from 'kysely';
import { z } from 'zod';
import { IntegrationId, type TenantId } from '../../core/ids.ts';
import { Integration } from '../../core/integration.ts';
import type { Integrations } from '../../core/ports/syncs.ts';
import { Problem } from '../../core/problem.ts';
import type { Database, Tx } from '../database.ts';

const Stored = Integration.extend({ createdAt: z.coerce.date() });

export const createIntegrations = (database: Database, tenant: TenantId): Integrations => ({
  ...reads(database, tenant),
  add: (integration, fingerprint) =>
    database.inTenant(tenant, async (tx) => {
      const same = integration.adHoc ? await withFingerprint(tx, tenant, fingerprint) : undefined;
      if (same !== undefined) return await renewed(tx, { tenant, same, integration });
      const { id, adHoc, version } = integration;
      await tx
        .insertInto('integration')
        .values({
          tenant,
          id,
          adHoc,
          version,
          fingerprint,
          flow: integration.route?.flow ?? null,
          body: JSON.stringify(integration),
        })
        .execute();
      return integration;
    }),

  replace: (integration) =>
    database.inTenant(tenant, async (tx) => {
      const { id, version } = integration;
      const done = await tx
        .updateTable('integration')
        .set({ version, body: JSON.stringify(integration) })
        .where('tenant', '=', tenant)
        .where('id', '=', id)
        .where('version', '=', version - 1)
        .executeTakeFirst();
      if (done.numUpdatedRows === 0n)
        throw new Problem('conflict', 'Somebody changed the integration since you read it. Read it again.');
    }),

  remove: (id) =>
    database.inTenant(tenant, async (tx) => {
      const gone = await tx
        .deleteFrom('integration')
        .where('tenant', '=', tenant)
        .where('id', '=', id)
        .executeTakeFirst();
      if (gone.numDeletedRows === 0n) throw missing(id);
      await tx.deleteFrom('link').where('tenant', '=', tenant).where('integration', '=', id).execute();
    }),
});

const reads = (
  database: Database,
  tenant: TenantId,
): Pick<Integrations, 'get' | 'list' | 'ofFlow' | 'readingFrom'> => ({
  get: (id) =>
    database.inTenant(tenant, async (tx) => {
      const row = await tx
        .selectFrom('integration')
        .select('body')
        .where('tenant', '=', tenant)
        .where('id', '=', id)
        .executeTakeFirst();
      if (row === undefined) throw missing(id);
      return Stored.parse(row.body);
    }),

  list: ({ limit, before }) =>
    database.inTenant(tenant, async (tx) => {
      let query = tx.selectFrom('integration').select('body').where('tenant', '=', tenant).where('adHoc', '=', false);
      if (before !== undefined)
        query = query.where('seq', '<', (from) =>
          from.selectFrom('integration').select('seq').where('tenant', '=', tenant).where('id', '=', before),
        );
      const rows = await query.orderBy('seq', 'desc').limit(limit).execute();
      return rows.map(({ body }) => Stored.parse(body));
    }),

  readingFrom: (connection) =>
    database.inTenant(tenant, async (tx) => {
      const rows = await tx
        .selectFrom('integration')
        .select('id')
        .where('tenant', '=', tenant)
        .where(sql<boolean>`body -> 'source' ->> 'connection' = ${connection}`)
        .execute();
      return rows.map(({ id }) => IntegrationId.parse(id));
    }),

  ofFlow: (flow) =>
    database.inTenant(tenant, async (tx) => {
      const rows = await tx
        .selectFrom('integration')
        .select('body')
        .where('tenant', '=', tenant)
        .where('flow', '=', flow)
        .orderBy('seq')
        .execute();
      return rows.map(({ body }) => Stored.parse(body));
    }),
});

async function withFingerprint(tx: Tx, tenant: TenantId, fingerprint: string): Promise<Integration | undefined> {
  const row = await tx
    .selectFrom('integration')
    .select('body')
    .where('tenant', '=', tenant)
    .where('fingerprint', '=', fingerprint)
    .where('adHoc', '=', true)
    .executeTakeFirst();
  return row === undefined ? undefined : Stored.parse(row.body);
}

/** The same pairing asked for anew: how often, what is retried and who is told may differ this time. */
async function renewed(
  tx: Tx,
  { tenant, same, integration }: { tenant: TenantId; same: Integration; integration: Integration },
): Promise<Integration> {
  const next = { ...integration, id: same.id, version: same.version + 1, createdAt: same.createdAt };
  await tx
    .updateTable('integration')
    .set({ version: next.version, body: JSON.stringify(next) })
    .where('tenant', '=', tenant)
    .where('id', '=', same.id)
    .execute();
  return next;
}

const missing = (id: IntegrationId) => new Problem('not_found', `There is no integration ${id}.`);

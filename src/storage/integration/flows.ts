// Flows: one draft each, the versions that were published, and the promise to carry out the newest of them.
import { sql } from 'kysely';
import { Flow, FlowVersion } from '../../core/flow.ts';
import { readFlowDocument } from '../../core/flow-format.ts';
import type { FlowId, TenantId } from '../../core/ids.ts';
import { JsonObject } from '../../core/json.ts';
import type { Flows } from '../../core/ports/flows.ts';
import { Problem } from '../../core/problem.ts';
import type { Tx } from '../database.ts';
import { promiseIn } from '../outbox.ts';
import type { SyncDependencies } from './sync-dependencies.ts';

const columns = Flow.keyof().options;
const versionColumns = FlowVersion.keyof().options;

export const createFlows = (dependencies: SyncDependencies): Flows => ({
  ...reads(dependencies),
  ...drafts(dependencies),
  ...published(dependencies),
});

function reads({
  database,
  tenant,
}: SyncDependencies): Pick<Flows, 'get' | 'list' | 'version' | 'versions' | 'beginningWith'> {
  return {
    get: (id) => database.inTenant(tenant, (tx) => getFlow(tx, tenant, id)),

    list: ({ limit, before }) =>
      database.inTenant(tenant, async (tx) => {
        let query = tx.selectFrom('flow').select(columns).where('tenant', '=', tenant);
        if (before !== undefined)
          query = query.where('seq', '<', (from) =>
            from.selectFrom('flow').select('seq').where('tenant', '=', tenant).where('id', '=', before),
          );
        return (await query.orderBy('seq', 'desc').limit(limit).execute()).map(toFlow);
      }),

    version: (id, version) =>
      database.inTenant(tenant, async (tx) => {
        const row = await tx
          .selectFrom('flowVersion')
          .select(versionColumns)
          .where('tenant', '=', tenant)
          .where('flow', '=', id)
          .where('version', '=', version)
          .executeTakeFirst();
        if (row === undefined) throw new Problem('not_found', `The flow ${id} has no version ${version}.`);
        return toVersion(row);
      }),

    versions: (id) =>
      database.inTenant(tenant, async (tx) => {
        await getFlow(tx, tenant, id);
        const rows = await tx
          .selectFrom('flowVersion')
          .select(versionColumns)
          .where('tenant', '=', tenant)
          .where('flow', '=', id)
          .orderBy('version', 'desc')
          .execute();
        return rows.map(toVersion);
      }),

    beginningWith: (event) =>
      database.inTenant(tenant, async (tx) => {
        const rows = await tx
          .selectFrom('flow')
          .select(columns)
          .where('tenant', '=', tenant)
          .where('event', '=', event)
          .where('enabled', '=', true)
          .orderBy('seq')
          .execute();
        return rows.map(toFlow);
      }),
  };
}

function drafts({ database, tenant }: SyncDependencies): Pick<Flows, 'add' | 'saveDraft'> {
  return {
    add: (flow) =>
      database.inTenant(tenant, async (tx) => {
        await tx
          .insertInto('flow')
          .values({ ...flow, draft: JSON.stringify(flow.draft), event: null })
          .execute();
      }),

    saveDraft: (id, { document, revision, by, at }) =>
      database.inTenant(tenant, async (tx) => {
        const row = await tx
          .updateTable('flow')
          .set({ draft: JSON.stringify(document), revision: revision + 1, draftBy: by, draftAt: at })
          .where('tenant', '=', tenant)
          .where('id', '=', id)
          .where('revision', '=', revision)
          .returning(columns)
          .executeTakeFirst();
        if (row === undefined) throw overtaken(await getFlow(tx, tenant, id));
        return toFlow(row);
      }),
  };
}

function published(dependencies: SyncDependencies): Pick<Flows, 'publish' | 'enable' | 'deployed' | 'remove'> {
  const { database, tenant } = dependencies;
  const change = (tx: Tx, id: FlowId, to: { published?: number; enabled?: boolean; event?: string | null }) =>
    tx
      .updateTable('flow')
      .set(to)
      .where('tenant', '=', tenant)
      .where('id', '=', id)
      .returning(columns)
      .executeTakeFirst();
  return {
    publish: (id, { document, revision, note, by, at }) =>
      database.inTenant(tenant, async (tx) => {
        // Two who publish at once have one version each.
        await rowOf(tx, tenant, id).forUpdate().execute();
        const flow = await getFlow(tx, tenant, id);
        if (flow.revision !== revision) throw overtaken(flow);
        const version = await addVersion(tx, tenant, { flow: id, document, note, publishedBy: by, publishedAt: at });
        const event = document.trigger.kind === 'event' ? document.trigger.event : null;
        const row = await change(tx, id, { published: version, event });
        await promiseDeploy(tx, dependencies, id);
        return toFlow(row);
      }),

    enable: (id, enabled) =>
      database.inTenant(tenant, async (tx) => {
        const row = await change(tx, id, { enabled });
        if (row === undefined) throw missing(id);
        await promiseDeploy(tx, dependencies, id);
        return toFlow(row);
      }),

    deployed: (id, version) =>
      database.inTenant(tenant, async (tx) => {
        await tx
          .updateTable('flow')
          .set({ deployed: version })
          .where('tenant', '=', tenant)
          .where('id', '=', id)
          .execute();
      }),

    remove: (id) =>
      database.inTenant(tenant, async (tx) => {
        const gone = await tx.deleteFrom('flow').where('tenant', '=', tenant).where('id', '=', id).executeTakeFirst();
        if (gone.numDeletedRows === 0n) throw missing(id);
        await promiseDeploy(tx, dependencies, id);
      }),
  };
}

/** Answers its number. */
async function addVersion(tx: Tx, tenant: TenantId, added: Omit<FlowVersion, 'version'>): Promise<number> {
  const { newest } = await tx
    .selectFrom('flowVersion')
    .select(sql<number>`coalesce(max(version), 0)`.as('newest'))
    .where('tenant', '=', tenant)
    .where('flow', '=', added.flow)
    .executeTakeFirstOrThrow();
  const version = newest + 1;
  const row = { ...added, tenant, version, document: JSON.stringify(added.document) };
  await tx.insertInto('flowVersion').values(row).execute();
  return version;
}

const rowOf = (tx: Tx, tenant: TenantId, id: FlowId) =>
  tx.selectFrom('flow').select(columns).where('tenant', '=', tenant).where('id', '=', id);

async function getFlow(tx: Tx, tenant: TenantId, id: FlowId): Promise<Flow> {
  const row = await rowOf(tx, tenant, id).executeTakeFirst();
  if (row === undefined) throw missing(id);
  return toFlow(row);
}

/** What was stored in an older format is read as one of the present. */
const toFlow = (row: { draft: unknown } | undefined): Flow =>
  Flow.parse({ ...row, draft: readFlowDocument(JsonObject.parse(row?.draft)) });
const toVersion = (row: { document: unknown }): FlowVersion =>
  FlowVersion.parse({ ...row, document: readFlowDocument(JsonObject.parse(row.document)) });

const promiseDeploy = (tx: Tx, { newId, tenant, clock }: SyncDependencies, flow: FlowId) =>
  promiseIn(tx, { id: newId('job'), tenant, name: 'deploy-flow', data: { flow }, due: clock.now() });

const overtaken = ({ id, revision }: Flow) =>
  new Problem('conflict', `Somebody changed the draft of ${id} since: it is at revision ${revision}. Read it again.`);
const missing = (id: FlowId) => new Problem('not_found', `There is no flow ${id}.`);

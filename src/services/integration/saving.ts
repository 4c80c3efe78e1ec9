// Saved integrations: kept, changed, switched on and off, removed, run by hand.
import type { Principal } from '../../core/access.ts';
import type { IntegrationId, TenantId } from '../../core/ids.ts';
import { type Integration, type Sync, hasEnded } from '../../core/integration.ts';
import { Problem } from '../../core/problem.ts';
import { type Among, checkOpposite, ringsOf, running, shownBy } from './check-opposite.ts';
import { checkRequest } from './check-request.ts';
import type { IntegrationDependencies } from './integration-dependencies.ts';
import { type SyncRequest, draftIntegration, newSync, warningsFor } from './request-sync.ts';

/** Begins and ends the runs of an integration. */
export function runsOf(dependencies: Pick<IntegrationDependencies, 'integrations' | 'syncs' | 'clock' | 'newId'>) {
  const { integrations, syncs } = dependencies;
  const begin = async (
    by: Principal,
    integration: Integration,
    how: { now?: boolean; dryRun?: boolean },
  ): Promise<Sync> => {
    const sync = newSync({ ...dependencies, tenant: by.tenant }, integration, { by: by.id, ...how });
    await syncs(by.tenant).open(sync);
    return sync;
  };
  /** Runs of what it was before: an integration that was changed, switched off or removed begins anew. */
  const stop = async (by: Principal, id: IntegrationId): Promise<void> => {
    const store = syncs(by.tenant);
    const ending = { status: 'cancelled', finishedAt: dependencies.clock.now(), nextAt: null } as const;
    for (const sync of await store.list({ integration: id, limit: 200 }))
      if (!hasEnded(sync.status)) await store.end(sync.id, ending);
  };
  const restart = async (by: Principal, next: Integration, { onceToo = false } = {}): Promise<Integration> => {
    await integrations(by.tenant).replace(next);
    await stop(by, next.id);
    if (next.enabled && (onceToo || next.mode !== 'once')) await begin(by, next, {});
    return next;
  };
  return { begin, stop, restart };
}

export function saving(dependencies: IntegrationDependencies) {
  const { integrations } = dependencies;
  const runs = runsOf(dependencies);
  const storesOf = ({ tenant }: Principal) => storesFor(dependencies, tenant);
  const draft = drafting(dependencies);
  return {
    ...planning(dependencies),

    async save(by: Principal, request: SyncRequest, enabled: boolean): Promise<Integration> {
      const { integration, fingerprint } = await draft(by, request);
      await checkOpposite(storesOf(by), { ...integration, enabled });
      const kept = await integrations(by.tenant).add({ ...integration, enabled }, fingerprint);
      if (enabled && kept.mode !== 'once') await runs.begin(by, kept, {});
      return kept;
    },

    /** Throws `conflict` when somebody else changed it. */
    async replace(
      by: Principal,
      to: { id: IntegrationId; request: SyncRequest; enabled: boolean; version: number | undefined },
    ) {
      const before = own(await integrations(by.tenant).get(to.id));
      if (to.version !== undefined && to.version !== before.version)
        throw new Problem('conflict', `The integration is at version ${before.version}. Read it again.`);
      const { integration } = await draft(by, to.request);
      const { id, version, createdAt, createdBy } = before;
      await checkOpposite(storesOf(by), { ...integration, id, enabled: to.enabled });
      return await runs.restart(by, {
        ...integration,
        id,
        createdAt,
        createdBy,
        enabled: to.enabled,
        version: version + 1,
      });
    },

    async adjust(by: Principal, id: IntegrationId, to: { enabled?: boolean | undefined; name?: string | undefined }) {
      const before = own(await integrations(by.tenant).get(id));
      const next = {
        ...before,
        name: to.name ?? before.name,
        enabled: to.enabled ?? before.enabled,
        version: before.version + 1,
      };
      if (next.enabled) await checkOpposite(storesOf(by), next);
      if (next.enabled !== before.enabled) return await runs.restart(by, next);
      await integrations(by.tenant).replace(next);
      return next;
    },

    async remove(by: Principal, id: IntegrationId): Promise<void> {
      own(await integrations(by.tenant).get(id));
      await runs.stop(by, id);
      await integrations(by.tenant).remove(id);
    },

    async run(by: Principal, id: IntegrationId, dryRun: boolean): Promise<Sync> {
      return await runs.begin(by, await integrations(by.tenant).get(id), { now: true, dryRun });
    },
  };
}

const storesFor = (
  { connections, integrations, syncs, catalogue, expressions }: IntegrationDependencies,
  tenant: TenantId,
) => ({
  connections: connections(tenant),
  integrations: integrations(tenant),
  syncs: syncs(tenant),
  catalogue,
  expressions,
});

const drafting = (dependencies: IntegrationDependencies) => async (by: Principal, request: SyncRequest) => {
  const { connections, integrations, syncs, expressions } = dependencies;
  await checkRequest(expressions, request);
  const { tenant } = by;
  const stores = { integrations: integrations(tenant), syncs: syncs(tenant), connections: connections(tenant), tenant };
  return await draftIntegration({ ...dependencies, ...stores }, request, { by: by.id, adHoc: false });
};

/** What is asked before anything stands. */
function planning(dependencies: IntegrationDependencies) {
  const { connections, integrations, syncs, catalogue, expressions } = dependencies;
  const draft = drafting(dependencies);
  const standing = (tenant: TenantId) => running({ integrations: integrations(tenant), syncs: syncs(tenant) });
  return {
    /** What runs without being saved, and what is planned beside it. */
    async amongPlanned(tenant: TenantId, planned: readonly Integration[]): Promise<Among> {
      const stand = standing(tenant);
      return {
        expressions,
        shown: await shownBy({ connections: connections(tenant), catalogue }),
        async readingFrom(connection) {
          const beside = (await stand(connection)).filter(({ adHoc }) => adHoc);
          return [...beside, ...planned.filter(({ source }) => source.connection === connection)];
        },
      };
    },

    /** As it would be saved. Stores nothing and asks nobody whether it may stand. */
    async sketch(by: Principal, request: SyncRequest, enabled: boolean): Promise<Integration> {
      const { integration } = await draft(by, request);
      return { ...integration, enabled };
    },

    /** What is worth knowing of one by itself, whether it stands or not. */
    warningsAlone: async (tenant: TenantId, integration: Integration): Promise<readonly string[]> =>
      await warningsFor({ connections: connections(tenant), catalogue }, integration),

    /** What is worth knowing of one that stands; none of it keeps it from running. */
    async warnings({ tenant }: Principal, integration: Integration): Promise<readonly string[]> {
      const known = { connections: connections(tenant), catalogue };
      const among = { shown: await shownBy(known), readingFrom: standing(tenant), expressions };
      const rings = await ringsOf(among, integration);
      const others = await warningsFor(known, integration);
      return [...rings.map(({ message, remedy }) => `${message} ${remedy}`), ...others];
    },
  };
}

/** Throws `conflict` for the part of a flow or an add-on: those would put it back. */
function own(integration: Integration): Integration {
  if (integration.offering !== undefined)
    throw new Problem(
      'conflict',
      `This integration carries out the add-on ${integration.offering}. Switch that off: POST /api/v2/add-ons/${integration.offering}/disable.`,
    );
  if (integration.route === undefined) return integration;
  throw new Problem(
    'conflict',
    `This integration carries out the flow ${integration.route.flow}. Change that: PUT /api/v2/flows/${integration.route.flow}/draft.`,
  );
}

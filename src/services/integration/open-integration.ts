// What the integration platform can be asked to do: connect, save, sync, sync again, cancel, retry.
import type { Principal } from '../../core/access.ts';
import type { ConnectionId, SyncId, TenantId } from '../../core/ids.ts';
import { type Integration, type Sync, hasEnded } from '../../core/integration.ts';
import { Problem } from '../../core/problem.ts';
import { linking } from './connect/linking.ts';
import { connecting } from './connecting.ts';
import { repeatsSafely } from './engine/run.ts';
import { peopleConnection } from './flows/compile.ts';
import { type FlowDependencies, flowing } from './flows/flowing.ts';
import { type HookDependencies, listening } from './hooks/listening.ts';
import type { IntegrationDependencies } from './integration-dependencies.ts';
import { addingOn } from './offerings/add-ons.ts';
import type { OfferingDependencies } from './offerings/offering-dependencies.ts';
import { offering } from './offerings/offering.ts';
import { type RequestedSync, type SyncRequest, newSync, requestSync } from './request-sync.ts';
import { saving } from './saving.ts';
import { type Undoable, undoableRun } from './undoing.ts';

export type IntegrationService = ReturnType<typeof openIntegration>;

export function openIntegration(dependencies: FlowDependencies & HookDependencies & OfferingDependencies) {
  return {
    ...connecting(dependencies),
    ...syncing(dependencies),
    ...saving(dependencies),
    ...listening(dependencies),
    ...linking(dependencies),
    offerings: { ...offering(dependencies), ...addingOn(dependencies) },
    flows: flowing(dependencies),
  };
}

interface Again {
  readonly since?: string;
  readonly only?: readonly string[];
  readonly dryRun?: boolean;
}

/** Throws `validation_failed` where the source cannot tell what changed since an instant. */
async function checkSince(
  { connections, catalogue }: IntegrationDependencies,
  tenant: TenantId,
  { source }: Integration,
): Promise<void> {
  const { collections, title } = catalogue.declared(await connections(tenant).get(source.connection));
  if (collections[source.collection]?.changes.kind === 'filter') return;
  const message = `${title} cannot be asked what changed since an instant here. Leave since out, or name the records.`;
  throw new Problem('validation_failed', message, { errors: [{ path: 'since', code: 'invalid', message }] });
}

/** Where no repeat is safe, what may have arrived is for a person to settle. An undo looks before it acts. */
async function allOf(dependencies: IntegrationDependencies, tenant: TenantId, sync: Sync): Promise<'all' | 'clear'> {
  const { destination } = await dependencies.integrations(tenant).get(sync.integration);
  // The gate knows each message to people by its key.
  if (sync.undoOf !== null || destination.connection === peopleConnection) return 'all';
  const { connector } = await dependencies.open(tenant, destination.connection);
  return repeatsSafely(connector, destination) ? 'all' : 'clear';
}

const noneFailed = 'There is no failed record of that kind to retry.';
const onlyUnclear =
  'There is no failed record that can go again by itself. Those that may have arrived are settled one by one.';

function syncing(dependencies: IntegrationDependencies) {
  const { connections, integrations, syncs, clock } = dependencies;
  return {
    /** Throws `connection_missing`, `connection_ambiguous`, `validation_failed`. */
    async sync(by: Principal, request: SyncRequest): Promise<RequestedSync> {
      const { tenant } = by;
      const stores = { connections: connections(tenant), integrations: integrations(tenant), syncs: syncs(tenant) };
      return requestSync({ ...dependencies, ...stores, tenant }, request, by.id);
    },

    /** A new run that writes anew: everything, what changed since an instant, or the records that are named. */
    async resync(by: Principal, id: SyncId, what: Again = {}): Promise<Sync> {
      const again = await syncs(by.tenant).get(id);
      if (again.undoOf !== null)
        throw new Problem('conflict', 'That run took another one back. Run the integration again instead.');
      const integration = await integrations(by.tenant).get(again.integration);
      if (what.since !== undefined) await checkSince(dependencies, by.tenant, integration);
      const opening = { ...what, by: by.id, resyncOf: id, now: true };
      const sync = newSync({ ...dependencies, tenant: by.tenant }, integration, opening);
      await syncs(by.tenant).open(sync);
      return sync;
    },

    /** Throws `conflict` or `not_undoable`, with the reason, for a run that cannot be taken back. */
    undoable: (by: Principal, id: SyncId): Promise<Undoable> => {
      const { tenant } = by;
      const open = (connection: ConnectionId) => dependencies.open(tenant, connection);
      return undoableRun({ tenant, syncs: syncs(tenant), integrations: integrations(tenant), open, clock }, id);
    },

    /** Twice is once. Throws `conflict` for a run that has ended otherwise. */
    async cancel(by: Principal, id: SyncId): Promise<Sync> {
      const sync = await syncs(by.tenant).get(id);
      if (sync.status === 'cancelled') return sync;
      if (hasEnded(sync.status)) throw new Problem('conflict', `The sync has ended already: ${sync.status}.`);
      return syncs(by.tenant).end(id, { status: 'cancelled', finishedAt: clock.now(), nextAt: null });
    },

    /**
     * Failed records are tried again in the run that they failed in: those that are named, or all that can go again without
     * standing there twice. Throws `conflict` while it runs.
     */
    async retry(
      by: Principal,
      id: SyncId,
      records: readonly string[] | 'all',
    ): Promise<{ retried: number; sync: Sync }> {
      const store = syncs(by.tenant);
      const sync = await store.get(id);
      if (!hasEnded(sync.status) && sync.status !== 'active')
        throw new Problem(
          'conflict',
          'The sync is still running; its failed records can be retried when it has ended.',
        );
      const which = records === 'all' ? await allOf(dependencies, by.tenant, sync) : records;
      const retried = await store.retry(id, which, clock.now());
      if (retried === 0) throw new Problem('not_found', which === 'clear' ? onlyUnclear : noneFailed);
      return { retried, sync: await store.get(id) };
    },
  };
}

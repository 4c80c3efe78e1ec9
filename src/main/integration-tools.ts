// What the agent's tools may do on the integration platform, and how its connections fare.
import type { Remotes } from '../connectors/runtime/open-remotes.ts';
import { catalogue } from '../connectors/catalogue.ts';
import type { Clocks } from '../core/clock.ts';
import type { ConnectionId, TenantId } from '../core/ids.ts';
import type { FlowAuthor } from '../core/ports/flow-author.ts';
import { beginWithDeletions, heldDeletions, syncNamed } from '../services/integration/held-deletions.ts';
import { type EndHealth, healthOf } from '../services/integration/health.ts';
import { newSync } from '../services/integration/request-sync.ts';
import { proposeFlow } from '../services/integration/flows/from-words/wording.ts';
import { keepDraft, removeDraft } from '../services/integration/flows/keep-draft.ts';
import { settleRecord, settleable, unsettleRecord } from '../services/integration/settling.ts';
import { beginUndo, undoableRun } from '../services/integration/undoing.ts';
import type { ToolPorts } from '../tools/tool-ports.ts';
import type { Storage } from '../storage/storage.ts';

interface IntegrationToolWiring {
  readonly storage: Storage;
  readonly clocks: Clocks;
  readonly author: FlowAuthor | undefined;
}

/** How connections fare: what this process counts, when tokens end, what was noted of their answers. */
export function endsOf(
  { storage }: Pick<IntegrationToolWiring, 'storage'>,
  tenant: TenantId,
  remotes: Remotes,
): (id: ConnectionId) => Promise<EndHealth> {
  const { connections, drifts } = storage.integration;
  // Read once, and only when it is waited for: a failure that nobody hears of ends the process.
  let noted: ReturnType<ReturnType<typeof drifts>['list']> | undefined;
  return async (connection) => {
    const known = (await connections(tenant).list()).some(({ id }) => id === connection);
    const token = known ? (await connections(tenant).secrets(connection)).token : null;
    const { left = null, circuit = 'closed' } = remotes.state(tenant, connection) ?? {};
    return {
      connection,
      quotaLeft: left,
      circuit,
      tokenExpiresAt: token?.expiresAt ?? null,
      drift: (await (noted ??= drifts(tenant).list())).filter((drift) => drift.connection === connection),
    };
  };
}

export function integrationToolsOf(
  given: IntegrationToolWiring,
  tenant: TenantId,
  remotes: Remotes,
): ToolPorts['integration'] {
  const { storage, clocks } = given;
  const stores = storage.integration;
  const [integrations, syncs, connections] = [
    stores.integrations(tenant),
    stores.syncs(tenant),
    stores.connections(tenant),
  ];
  const undoing = { tenant, syncs, integrations, clock: clocks.real };
  const open = (connection: ConnectionId) => remotes.open(tenant, connection);
  return {
    health: () =>
      healthOf({ integrations, syncs, connections, endOf: endsOf(given, tenant, remotes), now: clocks.real.now() }),
    integrations: async () =>
      (await integrations.list({ limit: 500 })).map(({ id, name, source, destination }) => ({
        id,
        name,
        source: source.system,
        destination: destination.system,
      })),
    async begin({ integration: id, key, by }) {
      const sync = syncNamed(key);
      const newId = () => sync;
      await syncs.open(newSync({ clock: clocks.real, newId, tenant }, await integrations.get(id), { by, now: true }));
      return sync;
    },
    draftFlow: (asked) => proposeFlow(drafting(given), asked),
    keepDraft: (asked) => keepDraft({ flows: stores.flows(tenant), clock: clocks.real }, { ...asked, tenant }),
    removeDraft: (id) => removeDraft({ flows: stores.flows(tenant) }, id),
    undoableRun: (sync) => undoableRun({ ...undoing, open }, sync),
    beginUndo: (asked) => beginUndo({ ...undoing, open }, asked),
    settleable: (asked, signal) => settleable({ ...undoing, open }, asked, signal),
    settle: (settlement) => settleRecord({ ...undoing, open }, settlement),
    unsettle: (settlement) => unsettleRecord({ ...undoing, open }, settlement),
    heldDeletions: (sync) => heldDeletions({ tenant, syncs, integrations, clock: clocks.real }, sync),
    beginWithDeletions: (asked) => beginWithDeletions({ tenant, syncs, integrations, clock: clocks.real }, asked),
  };
}

const drafting = ({ storage, author }: IntegrationToolWiring) => ({
  connections: storage.integration.connections,
  people: (tenant: TenantId) => storage.directory(tenant).users(),
  catalogue,
  author,
});

// The integration platform, given its stores, the connectors' runtime, and people to tell when something goes wrong.
import { hookIntakeOf } from './hook-intake.ts';
import { catalogue, titleOf } from '../connectors/catalogue.ts';
import { openRemotes, type Remotes } from '../connectors/runtime/open-remotes.ts';
import type { Clocks } from '../core/clock.ts';
import type { ConnectionId, EventId, NewId, TenantId } from '../core/ids.ts';
import type { Ats } from '../core/ports/ats.ts';
import type { ActionGate } from '../core/ports/action-gate.ts';
import type { FlowAuthor } from '../core/ports/flow-author.ts';
import type { Notices } from '../core/ports/notices.ts';
import type { Sealer } from '../core/ports/sealer.ts';
import type { Integrations, Syncs } from '../core/ports/syncs.ts';
import type { WebhookEndpoints } from '../core/ports/webhook-endpoints.ts';
import type { Telemetry } from '../core/telemetry.ts';
import type { IntegrationPorts } from '../api/routes/integration-ports.ts';
import { workers } from '../jobs/open.ts';
import type { IntegrationWork } from '../jobs/handlers/integration.ts';
import type { Reported } from '../services/integration/hooks/receive.ts';
import { deliverNotice } from '../services/integration/deliver.ts';
import { resumeRun } from '../services/integration/engine/resume-run.ts';
import { healthOf } from '../services/integration/health.ts';
import { openSuspects } from '../services/integration/engine/suspects.ts';
import { type Expressions, openExpressions } from '../services/integration/mapping/expressions.ts';
import { openIntegration } from '../services/integration/open-integration.ts';
import { beginFlows } from '../services/integration/flows/begin-flows.ts';
import { peopleConnection } from '../services/integration/flows/compile.ts';
import { deployFlow } from '../services/integration/flows/deploy.ts';
import { openPeople } from '../services/integration/flows/people.ts';
import type { Alert } from '../services/integration/sync-alerts.ts';
import { notifyConnections } from '../services/integration/notify-connections.ts';
import { type NotifyDependencies, notifySync } from '../services/integration/notify.ts';
import { type Turn, openTurns } from '../services/integration/turns.ts';
import type { Storage } from '../storage/storage.ts';
import { measuredRequests } from '../telemetry/measured-requests.ts';
import { notifyPerson } from './flow-people.ts';
import { alertPeople, proposeDeletions, withdrawDeletions } from './integration-alerts.ts';
import { sweepLines } from './sweep-lines.ts';
import { endsOf, integrationToolsOf } from './integration-tools.ts';
import { webhookPorts, webhookWork } from './webhooks.ts';

/** Long enough to be worth its start; shorter when many want one. */
const longestTurnMs = 2_000;
const leaseMs = 60_000;
/** Of the workers of a process. */
const turnsAtOnce = 3;

interface Wiring {
  readonly storage: Storage;
  readonly sealer: Sealer;
  readonly clocks: Clocks;
  readonly newId: NewId;
  readonly allowPrivate: boolean;
  readonly gate: Pick<ActionGate, 'call' | 'withdraw'>;
  /** Where connected systems report to. */
  readonly publicUrl: string;
  readonly telemetry: Telemetry;
  readonly reported: (report: Reported) => Promise<void>;
  readonly ats: (tenant: TenantId) => Pick<Ats, 'candidate'>;
  /** Undefined where no language model is connected. */
  readonly author: FlowAuthor | undefined;
}

export type IntegrationServices = ReturnType<typeof openIntegrationServices>;

export function openIntegrationServices(given: Wiring) {
  const { storage, clocks } = given;
  const stores = storage.integration;
  const remotes = openRemotes({
    connections: stores.connections,
    catalogue,
    log: (tenant, connection, system) =>
      measuredRequests(stores.requestLines(tenant).of(connection), system, given.telemetry),
    drift: (tenant, connection) => stores.drifts(tenant).of(connection),
    records: storage.records,
    guard: { allowPrivate: given.allowPrivate },
    clock: clocks.real,
  });
  const expressions = openExpressions();
  const ports = portsOf(given, { remotes, expressions });
  return {
    ports,
    open: (tenant: TenantId, connection: ConnectionId) => remotes.open(tenant, connection),
    toolsOf: (tenant: TenantId) => integrationToolsOf(given, tenant, remotes),
    work: workOf(given, { remotes, expressions, service: ports.service }),
    /** The embedded database is ours alone: runs that the last process held are nobody's now. */
    async recover() {
      for (const { id } of await storage.organizations.list()) await stores.syncs(id).recover();
    },
    async close() {
      await expressions.close();
      await remotes.close();
    },
  };
}

function portsOf(given: Wiring, { remotes, expressions }: Running): IntegrationPorts {
  const { storage, sealer, clocks, newId, publicUrl } = given;
  const { connections, integrations, syncs, flows, hooks, hookSources, notices, requestLines } = storage.integration;
  const now = () => clocks.real.now();
  const service = openIntegration({
    connections,
    integrations,
    syncs,
    flows,
    people: (tenant) => storage.directory(tenant).users(),
    author: given.author,
    expressions,
    catalogue,
    sealer,
    open: (tenant, id) => remotes.open(tenant, id),
    forget: (tenant, id) => remotes.forget(tenant, id),
    giveUp: (tenant, id) => remotes.giveUp(tenant, id),
    checkUrl: (text, path) => remotes.checkUrl(text, path),
    hooks,
    hookSources,
    connectLinks: storage.integration.connectLinks,
    ...offeringStores(storage),
    accounts: remotes.accounts,
    publicUrl,
    clock: clocks.real,
    newId,
  });
  const health: IntegrationPorts['health'] = ({ tenant }) =>
    healthOf({
      integrations: integrations(tenant),
      syncs: syncs(tenant),
      connections: connections(tenant),
      endOf: endsOf(given, tenant, remotes),
      now: now(),
    });
  return {
    takeHook: hookIntakeOf({ ...given, catalogue }),
    catalogue,
    service,
    connections,
    integrations,
    ...offeringStores(storage),
    syncs,
    flows,
    notices,
    ...webhookPorts(given, remotes),
    lines: requestLines,
    audit: storage.audit,
    now,
    health,
  };
}

const offeringStores = ({ integration: { offerings, addOns } }: Storage) => ({ offerings, addOns });

interface Running {
  readonly remotes: Remotes;
  readonly expressions: Expressions;
}

interface Work extends IntegrationWork {
  /** Begins the flows that wait for that event. */
  readonly beginFlows: (tenant: TenantId, event: EventId) => Promise<void>;
}

function workOf(given: Wiring, { remotes, expressions, service }: Running & Pick<IntegrationPorts, 'service'>): Work {
  const { storage, sealer, clocks, newId } = given;
  const turns = openTurns({ workers, most: turnsAtOnce, longestMs: longestTurnMs, clock: clocks.real });
  const [clock, suspects] = [clocks.real, openSuspects()];
  const storesOf = (tenant: TenantId) => ({
    tenant,
    syncs: storage.integration.syncsAtWork(tenant),
    integrations: storage.integration.integrations(tenant),
    notices: storage.integration.notices(tenant),
    endpoints: storage.integration.webhookEndpoints(tenant),
  });
  return {
    async runSync(tenant, sync, signal) {
      const stores = storesOf(tenant);
      const turn = turns.take(tenant, sync);
      if ('waitMs' in turn) {
        return stores.syncs.postpone(sync, new Date(clock.now().getTime() + turn.waitMs));
      }
      const people = { ...stores, tell: notifyPerson(given.gate, tenant), publicUrl: given.publicUrl };
      const open = (connection: ConnectionId) =>
        connection === peopleConnection ? openPeople(people, sync) : remotes.open(tenant, connection);
      try {
        await resumeRun(
          { ...stores, ...timeOf(turn), open, expressions, suspects, clock, random: Math.random },
          sync,
          signal,
        );
      } finally {
        turn.end();
      }
    },
    ...tellingOf(given, storesOf),
    deliverNotice: (tenant, id, isLast) =>
      deliverNotice({ ...storesOf(tenant), sealer, post: (request) => remotes.post(request), clock }, id, isLast),
    ...webhookWork(given, remotes),
    async deployFlow(tenant, flow) {
      const { flows, integrations, syncs } = storage.integration;
      await deployFlow({ flows, integrations, syncs, clock, newId }, tenant, flow);
    },
    settleAddOns: (tenant, offering) => service.offerings.settle(tenant, offering),
    async beginFlows(tenant, event) {
      const trigger = await storage.eventLog(tenant).find(event);
      if (trigger === undefined) return;
      const dependencies = { ...storesOf(tenant), flows: storage.integration.flows(tenant), clock, newId };
      await beginFlows(dependencies, trigger);
    },
    wakeIntegrations: (tenant, connection) => service.wake(tenant, connection),
    renewHooks: () => service.renewHooks(),
    waitingSyncs: () => storage.integration.syncSweep.waiting(clock.now()),
    sweepLines: () => sweepLines(given),
  };
}

const timeOf = ({ ms, mayGoOn }: Turn) => ({ sliceMs: ms, mayGoOn, leaseMs });

type StoresOf = (tenant: TenantId) => {
  readonly tenant: TenantId;
  readonly syncs: Syncs;
  readonly integrations: Integrations;
  readonly notices: Notices;
  readonly endpoints: WebhookEndpoints;
};

/** What people and other systems hear of runs and accounts. */
function tellingOf(given: Wiring, storesOf: StoresOf): Pick<Work, 'tellSync' | 'tellConnections'> {
  const { storage, clocks, newId, publicUrl } = given;
  const clock = clocks.real;
  return {
    async tellSync(tenant, told) {
      const alert = (one: Alert) => alertPeople(given, tenant, one);
      const askDeletions: NotifyDependencies['askDeletions'] = (held) => proposeDeletions(given, tenant, held);
      const withdraw: NotifyDependencies['withdrawDeletions'] = (integration) =>
        withdrawDeletions(given, tenant, { integration, but: null });
      await notifySync({ ...storesOf(tenant), alert, askDeletions, withdrawDeletions: withdraw, clock, newId }, told);
    },
    async tellConnections(tenant) {
      const { connections } = storage.integration;
      const alert = (one: Alert) => alertPeople(given, tenant, one);
      const people = { ...storesOf(tenant), connections: connections(tenant) };
      await notifyConnections({ ...people, alert, titleOf, publicUrl, clock });
    },
  };
}

// Flows on fakes: two accounts of a REST system, one that is read and one that is written, neither on a network.
import { catalogue } from '../../src/connectors/catalogue.ts';
import type { Principal } from '../../src/core/access.ts';
import type { Call } from '../../src/core/connector/calls.ts';
import type { JsonObject } from '../../src/core/json.ts';
import type { FlowDocument } from '../../src/core/flow.ts';
import { ActorId, type ConnectionId, type FlowId, TenantId, UserId } from '../../src/core/ids.ts';
import type { TriggerKind } from '../../src/core/trigger-event.ts';
import type { RemoteSystem } from '../../src/core/ports/remote-system.ts';
import { beginFlows } from '../../src/services/integration/flows/begin-flows.ts';
import { deployFlow } from '../../src/services/integration/flows/deploy.ts';
import { openExpressions } from '../../src/services/integration/mapping/expressions.ts';
import { openIntegration } from '../../src/services/integration/open-integration.ts';
import { noAccounts } from '../fakes/accounts.ts';
import { FakeConnectLinks } from '../fakes/connect-links.ts';
import { FakeConnections } from '../fakes/connections.ts';
import { FakeFlows } from '../fakes/flows.ts';
import { FakeHooks, fakeHookSources } from '../fakes/hooks.ts';
import { FakeIntegrations } from '../fakes/integrations.ts';
import { FakeOfferingBook } from '../fakes/offerings.ts';
import { sealerForTests } from '../fakes/sealer.ts';
import { FakeSyncs } from '../fakes/syncs.ts';
import { createTestClock } from './clock.ts';
import { type GivenFlow, branchedFlow } from './flows.ts';
import { createTestIds } from './ids.ts';

const tenant = TenantId.parse('acme');
const put = { method: 'PUT', path: '/people/{external_id}' };

export async function openFlows() {
  const clocks = createTestClock();
  const clock = clocks.real;
  const newId = createTestIds();
  const stores = {
    connections: new FakeConnections(),
    integrations: new FakeIntegrations(),
    syncs: new FakeSyncs({ tenant, clock, newId }),
    flows: new FakeFlows({ tenant, clock }),
    hooks: new FakeHooks({ tenant, clock }),
  };
  const book = new FakeOfferingBook();
  let written = 0;
  let fault: Error | undefined;
  const subscribed: { call: Call; values: JsonObject }[] = [];
  const dependencies = {
    connections: () => stores.connections,
    integrations: () => stores.integrations,
    syncs: () => stores.syncs,
    flows: () => stores.flows,
    hooks: () => stores.hooks,
    offerings: book.offerings,
    addOns: book.addOns,
    hookSources: fakeHookSources(() => [stores.hooks]),
    connectLinks: new FakeConnectLinks(),
    accounts: noAccounts,
    publicUrl: 'https://muster.test',
    people: async () => [{ id: UserId.parse('u_nora'), name: 'Nora Lindt' }],
    expressions: openExpressions(),
    catalogue,
    sealer: sealerForTests(),
    open: async (_: TenantId, id: ConnectionId): Promise<RemoteSystem> => ({
      connector: catalogue.declared(await stores.connections.get(id)),
      test: async () => undefined,
      async subscribe({ call, values }) {
        if (fault !== undefined) throw fault;
        subscribed.push({ call, values });
        return call.method === 'POST' ? `sub_${subscribed.length}` : null;
      },
      readPage: async () => ({
        records: [0, 1, 2].map((index) => ({ id: `r${index}`, body: { id: `r${index}` }, deleted: false })),
        next: null,
        since: null,
      }),
      batchSize: () => 1,
      look: async () => null,
      write: async () => {
        written += 1;
        return [];
      },
    }),
    forget: () => undefined,
    giveUp: async () => {},
    checkUrl: (text: string) => new URL(text),
    nudge: () => undefined,
    clock,
    newId,
  };
  const integration = openIntegration(dependencies);
  const by: Principal = {
    tenant,
    kind: 'user',
    id: ActorId.parse('u_nora'),
    user: UserId.parse('u_nora'),
    scopes: new Set(['integrations:*']),
  };
  const connect = async (name: string, collections: object) => {
    const config = { base_url: 'https://own.example.test', collections: JSON.parse(JSON.stringify(collections)) };
    return await integration.connect(by, { system: 'rest', name, tenantId: name, config, credentials: {} });
  };
  const hr = await connect('hr', { employees: { path: '/employees' } });
  const pay = await connect('pay', {
    people: { path: '/people', write: put },
    leavers: { path: '/leavers', write: { method: 'POST', path: '/leavers' } },
  });
  /** The branched flow between these two accounts. */
  const flow = (more: Partial<GivenFlow>): FlowDocument => {
    const given = branchedFlow(more);
    return {
      ...given,
      source: { ...given.source, connection: hr.id },
      steps: given.steps.map((step) =>
        step.kind === 'write' ? { ...step, to: { ...step.to, connection: pay.id } } : step,
      ),
    };
  };
  return {
    ...stores,
    integration,
    desk: integration.flows,
    by,
    flow,
    wrote: () => written,
    hr: hr.id,
    pay: pay.id,
    subscribed,
    now: () => clock.now(),
    advance: (days: number) => clocks.advance(days * 86_400_000),
    failing: (error: Error | undefined) => {
      fault = error;
    },
    deploy: (id: FlowId) => deployFlow(dependencies, tenant, id),
    begin: (event: { id: string; kind: TriggerKind }) => beginFlows({ ...stores, tenant, clock, newId }, event),
  };
}

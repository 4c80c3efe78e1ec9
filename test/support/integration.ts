// The integration platform on fakes: no network but what the test itself serves.
import { checkedUrl } from '../../src/connectors/runtime/guard.ts';
import { catalogue as everySystem } from '../../src/connectors/catalogue.ts';
import { type ConnectionId, type NewId, TenantId, UserId } from '../../src/core/ids.ts';
import type { IntegrationPorts } from '../../src/api/routes/integration-ports.ts';
import { openHookIntake } from '../../src/services/integration/hooks/receive.ts';
import type { Accounts } from '../../src/core/ports/accounts.ts';
import type { Secrets } from '../../src/core/ports/connections.ts';
import type { Catalogue } from '../../src/core/ports/remote-system.ts';
import type { Hooks } from '../../src/core/ports/hooks.ts';
import type { Of } from '../../src/core/ports/tenanted.ts';
import { healthOf } from '../../src/services/integration/health.ts';
import { settleAddOns } from '../../src/services/integration/offerings/settle.ts';
import { openIntegration } from '../../src/services/integration/open-integration.ts';
import { openExpressions } from '../../src/services/integration/mapping/expressions.ts';
import { noAccounts } from '../fakes/accounts.ts';
import { FakeConnectLinks } from '../fakes/connect-links.ts';
import { FakeConnections } from '../fakes/connections.ts';
import { FakeFlows } from '../fakes/flows.ts';
import { FakeHooks, fakeHookSources } from '../fakes/hooks.ts';
import { FakeIntegrations, FakeNotices } from '../fakes/integrations.ts';
import { FakeOfferingBook } from '../fakes/offerings.ts';
import { sealerForTests } from '../fakes/sealer.ts';
import { FakeOutbox } from '../fakes/outbox.ts';
import { FakeSyncs } from '../fakes/syncs.ts';
import { FakeWebhookEndpoints } from '../fakes/webhook-endpoints.ts';
import { newWebhookSecret } from '../../src/api/http/webhook-signature.ts';
import { subscribing } from '../../src/services/integration/webhooks/subscribing.ts';
import type { TestClock } from './clock.ts';

const people = ['u_nora', 'u_owen'].map((id) => UserId.parse(id));

/** For each organization a set of stores of its own. */
interface Given {
  readonly clock: TestClock;
  readonly newId: NewId;
  readonly catalogue?: Catalogue;
  readonly accounts?: Accounts;
}

export function setUpIntegration({ clock, newId, catalogue = everySystem, accounts = noAccounts }: Given): {
  ports: IntegrationPorts;
  hooks: Of<Hooks>;
  book: FakeOfferingBook;
  /** Keeps what was promised for add-ons. */
  settle: () => Promise<void>;
  secretsOf: (tenant: TenantId, id: ConnectionId) => Promise<Secrets>;
} {
  const { real } = clock;
  const book = new FakeOfferingBook();
  const connections = of((tenant) => new FakeConnections((offering) => void book.promised.push({ tenant, offering })));
  const integrations = of(() => new FakeIntegrations());
  const syncs = of((tenant) => new FakeSyncs({ tenant, clock: real, newId }));
  const flows = of((tenant) => new FakeFlows({ tenant, clock: real }));
  const hooks = of((tenant) => new FakeHooks({ tenant, clock: real }));
  const hookSources = fakeHookSources(() => ['sandbox', 'globex'].map((id) => hooks(TenantId.parse(id))));
  const notices = of(() => new FakeNotices({ clock: real, newId }));
  const outbox = new FakeOutbox();
  const webhookEndpoints = of((tenant) => new FakeWebhookEndpoints({ tenant, clock: real, newId, outbox }));
  const dependencies = {
    offerings: book.offerings,
    addOns: book.addOns,
    connections,
    integrations,
    syncs,
    flows,
    hooks,
    hookSources,
    connectLinks: new FakeConnectLinks(),
    accounts,
    publicUrl: 'http://muster.test',
    people: async () => people.map((id) => ({ id, name: id })),
    expressions: openExpressions(),
    catalogue,
    sealer: sealerForTests(),
    open: async () => {
      throw new Error('no other system is reached from here');
    },
    forget: () => undefined,
    giveUp: async () => {},
    checkUrl: (text: string, path: string) => checkedUrl(text, { allowPrivate: true }, path),
    nudge: () => undefined,
    clock: real,
    newId,
  };
  const service = openIntegration(dependencies);
  const now = () => real.now();
  return {
    hooks,
    book,
    async settle() {
      for (const { tenant, offering } of book.promised.splice(0)) await settleAddOns(dependencies, tenant, offering);
    },
    secretsOf: (tenant, id) => connections(tenant).secrets(id),
    ports: {
      takeHook: openHookIntake({
        sources: hookSources,
        hooks,
        catalogue,
        parse: (text) => JSON.parse(text),
        publicUrl: 'https://muster.test',
        clock: real,
      }),
      catalogue,
      service,
      connections,
      integrations,
      addOns: book.addOns,
      offerings: book.offerings,
      syncs,
      flows,
      notices,
      webhookEndpoints,
      webhooks: subscribing({ ...dependencies, endpoints: webhookEndpoints, newSecret: newWebhookSecret }),
      lines: () => ({ list: async () => [] }),
      audit: () => ({ list: async () => [] }),
      now,
      health: ({ tenant }) =>
        healthOf({
          integrations: integrations(tenant),
          syncs: syncs(tenant),
          connections: connections(tenant),
          endOf: async (connection) => ({
            connection,
            quotaLeft: null,
            circuit: 'closed',
            tokenExpiresAt: null,
            drift: [],
          }),
          now: now(),
        }),
    },
  };
}

function of<T>(make: (tenant: TenantId) => T): (tenant: TenantId) => T {
  const made = new Map<TenantId, T>();
  return (tenant) => {
    const known = made.get(tenant) ?? make(tenant);
    made.set(tenant, known);
    return known;
  };
}

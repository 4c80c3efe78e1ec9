// The sync engine between two systems in memory, on a clock that the test moves.
import { ActorId, ConnectionId, IntegrationId, type SyncId, type TenantId } from '../../src/core/ids.ts';
import { type Integration, type Sync, hasEnded } from '../../src/core/integration.ts';
import type { JsonObject } from '../../src/core/json.ts';
import { resumeRun } from '../../src/services/integration/engine/resume-run.ts';
import { openSuspects } from '../../src/services/integration/engine/suspects.ts';
import type { Evaluator } from '../../src/services/integration/mapping/expressions.ts';
import { syncOf } from '../contracts/syncs.ts';
import { FakeIntegrations } from '../fakes/integrations.ts';
import { FakeRemoteSystem } from '../fakes/remote-system.ts';
import { FakeSyncs } from '../fakes/syncs.ts';
import { createTestClock } from './clock.ts';
import { createTestIds } from './ids.ts';
import { freshTenant } from './tenants.ts';

interface Options {
  readonly source?: FakeRemoteSystem;
  readonly destination?: FakeRemoteSystem;
  readonly integration?: Partial<Integration>;
  readonly action?: Integration['destination']['action'];
  /** Nobody else wants the worker. */
  readonly mayGoOn?: () => boolean;
  readonly expressions?: Evaluator;
}

/** Of integrations that have none. */
const noExpressions: Evaluator = { evaluate: async () => [] };

export const people = (count: number, from = 0): JsonObject[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `p${String(from + index).padStart(4, '0')}`,
    name: `Name ${from + index}`,
  }));

/** Cut into pages of that size. */
export const paged = (records: readonly JsonObject[], size: number): JsonObject[][] =>
  Array.from({ length: Math.ceil(records.length / size) }, (_, page) => records.slice(page * size, (page + 1) * size));

const [from, to] = [ConnectionId.parse('con_source'), ConnectionId.parse('con_destination')];

export const integrationOf = (tenant: TenantId, id: IntegrationId, createdAt: Date): Integration => ({
  id,
  tenant,
  name: 'HR to payroll',
  source: { connection: from, system: 'fake', collection: 'people', filters: {} },
  destination: { connection: to, system: 'fake', collection: 'people', action: 'upsert' },
  mapping: {},
  mode: 'once',
  schedule: null,
  retry: { maxRetries: 3, backoffMultiplier: 2 },
  webhookUrl: null,
  webhookSecret: null,
  deletes: false,
  enabled: true,
  adHoc: true,
  version: 1,
  createdAt,
  createdBy: ActorId.parse('u_nora'),
});

export async function setUpEngine({
  source = new FakeRemoteSystem(),
  destination = new FakeRemoteSystem(),
  integration: more = {},
  action = 'upsert',
  mayGoOn = () => false,
  expressions = noExpressions,
}: Options = {}) {
  const clock = createTestClock();
  const newId = createTestIds();
  const tenant = freshTenant();
  const integrations = new FakeIntegrations();
  const syncs = new FakeSyncs({ tenant, clock: clock.real, newId });
  const plain = integrationOf(tenant, IntegrationId.parse(newId('int')), clock.real.now());
  const integration = { ...plain, destination: { ...plain.destination, action }, ...more };
  await integrations.add(integration, 'fingerprint');

  const begin = async (opening: Partial<Sync> = {}): Promise<Sync> => {
    const sync = { ...syncOf(integration, newId, clock.real.now()), ...opening };
    await syncs.open(sync);
    return sync;
  };

  const carry = (id: SyncId, signal = new AbortController().signal) =>
    resumeRun(
      {
        syncs,
        integrations,
        open: async (connection) => (connection === from ? source : destination),
        expressions,
        suspects: openSuspects(),
        clock: clock.real,
        random: () => 0,
        sliceMs: 60_000,
        mayGoOn,
        leaseMs: 60_000,
      },
      id,
      signal,
    );

  /** Carries it on, and lets time pass where it waits, until it ends. */
  const finish = async (id: SyncId): Promise<Sync> => {
    for (let turn = 0; turn < 50; turn += 1) {
      await carry(id);
      const sync = await syncs.get(id);
      if (hasEnded(sync.status) || sync.status === 'active') return sync;
      const waits = (sync.nextAt?.getTime() ?? 0) - clock.real.now().getTime();
      if (waits > 0) clock.advance(waits);
    }
    throw new Error('the run does not end');
  };
  const sync = async (opening: Partial<Sync> = {}) => finish((await begin(opening)).id);
  const world = { tenant, syncs, integrations, open: async () => destination, clock: clock.real };
  return { world, source, destination, syncs, integrations, integration, clock, begin, carry, finish, sync };
}

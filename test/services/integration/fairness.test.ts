// Two hundred integrations of fifty organizations at once, on as few workers as a process has: everybody gets on alike, and one
// organization whose systems are slow, or that has more than the others, keeps nobody from working.
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type ConnectionId, IntegrationId, type SyncId, TenantId } from '../../../src/core/ids.ts';
import { hasEnded } from '../../../src/core/integration.ts';
import { resumeRun } from '../../../src/services/integration/engine/resume-run.ts';
import { openSuspects } from '../../../src/services/integration/engine/suspects.ts';
import { newSync } from '../../../src/services/integration/request-sync.ts';
import { openTurns } from '../../../src/services/integration/turns.ts';
import { FakeIntegrations } from '../../fakes/integrations.ts';
import { FakeRemoteSystem } from '../../fakes/remote-system.ts';
import { FakeSyncs } from '../../fakes/syncs.ts';
import { integrationOf, paged, people } from '../../support/engine.ts';
import { createTestIds } from '../../support/ids.ts';

const workers = 8;
const most = 3;
const records = people(60);
/** Time goes on whenever somebody looks: with the machine's clock a quick machine would get several pages into one turn. */
let looked = Date.parse('2026-03-09T09:00:00Z');
const clock = { now: () => new Date((looked += 1)) };
const signal = new AbortController().signal;

interface Work {
  readonly tenant: TenantId;
  readonly id: SyncId;
  readonly destination: FakeRemoteSystem;
  carry(): Promise<boolean>;
}

async function integrationOfOne(tenant: TenantId, destination: FakeRemoteSystem): Promise<Work> {
  const newId = createTestIds();
  const source = new FakeRemoteSystem();
  source.pages = paged(records, 5);
  const integrations = new FakeIntegrations();
  const syncs = new FakeSyncs({ tenant, clock, newId });
  const integration = integrationOf(tenant, IntegrationId.parse(newId('int')), clock.now());
  await integrations.add(integration, 'fingerprint');
  const sync = newSync({ clock, newId, tenant }, integration, { by: integration.createdBy });
  await syncs.open(sync);
  const open = async (connection: ConnectionId) =>
    connection === integration.source.connection ? source : destination;
  const parts = {
    syncs,
    integrations,
    open,
    expressions: { evaluate: async () => [] },
    suspects: openSuspects(),
    clock,
    random: () => 0,
    // No slice begins a second page: the smallest turn there is.
    sliceMs: 0,
    mayGoOn: () => false,
    leaseMs: 60_000,
  };
  return {
    tenant,
    id: sync.id,
    destination,
    async carry() {
      await resumeRun(parts, sync.id, signal);
      return hasEnded((await syncs.get(sync.id)).status);
    },
  };
}

class Slow extends FakeRemoteSystem {
  override async write(...given: Parameters<FakeRemoteSystem['write']>): ReturnType<FakeRemoteSystem['write']> {
    await sleep(50);
    return await super.write(...given);
  }
}

/** As the queue does: first come, first served; what is not done goes to the end of the line. */
async function work(all: readonly Work[], until: (done: number) => boolean) {
  const line = [...all];
  const turns = openTurns({ workers, most, longestMs: 2_000, clock });
  const running = new Map<TenantId, number>();
  let done = 0;
  let mostAtOnce = 0;
  const worker = async (): Promise<void> => {
    for (let one = line.shift(); one !== undefined && !until(done); one = line.shift()) {
      const turn = turns.take(one.tenant, one.id);
      if ('waitMs' in turn) {
        line.push(one);
        await sleep(1);
        continue;
      }
      const now = (running.get(one.tenant) ?? 0) + 1;
      running.set(one.tenant, now);
      mostAtOnce = Math.max(mostAtOnce, now);
      const isDone = await one.carry();
      running.set(one.tenant, (running.get(one.tenant) ?? 1) - 1);
      turn.end();
      done += 1;
      if (!isDone) line.push(one);
    }
  };
  await Promise.all(Array.from({ length: workers }, worker));
  return { mostAtOnce };
}

const organizations = Array.from({ length: 50 }, (_, index) => TenantId.parse(`org_${index}`));

test('at any moment nobody has been served twice as much as another', async () => {
  const all = await Promise.all(
    organizations.flatMap((tenant) =>
      Array.from({ length: 4 }, () => integrationOfOne(tenant, new FakeRemoteSystem())),
    ),
  );
  await work(all, (done) => done >= 200 * 4);
  const served = all.map(({ destination }) => destination.written.length);
  expect(Math.max(...served) / Math.min(...served)).toBeLessThanOrEqual(2);
});

test('an organization with slow systems keeps three workers at most, and the others get on', async () => {
  const [hostile = TenantId.parse('org_x'), ...others] = organizations;
  const slow = await Promise.all(Array.from({ length: 40 }, () => integrationOfOne(hostile, new Slow({ lanes: 1 }))));
  const good = await Promise.all(others.slice(0, 10).map((tenant) => integrationOfOne(tenant, new FakeRemoteSystem())));
  const isDone = () => good.every(({ destination }) => destination.kept.size === records.length);
  const { mostAtOnce } = await work([...slow, ...good], isDone);
  expect(mostAtOnce).toBe(most);
  expect(good.map(({ destination }) => destination.kept.size)).toEqual(good.map(() => records.length));
  const behind = slow.filter(({ destination }) => destination.kept.size < records.length);
  expect(behind.length).toBeGreaterThan(0);
});

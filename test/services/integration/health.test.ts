// How integrations fare, told from their runs and from what is known of the connections at both ends.
import { expect, test } from 'vitest';
import type { ConnectionId } from '../../../src/core/ids.ts';
import { type Sync, noCounts } from '../../../src/core/integration.ts';
import { type EndHealth, healthOf } from '../../../src/services/integration/health.ts';
import { FakeConnections } from '../../fakes/connections.ts';
import { setUpEngine } from '../../support/engine.ts';

const endOf = async (connection: ConnectionId): Promise<EndHealth> => ({
  connection,
  quotaLeft: 7,
  circuit: 'half-open',
  tokenExpiresAt: null,
  drift: [],
});

async function setUp() {
  const { syncs, integrations, clock, begin } = await setUpEngine();
  const now = () => clock.real.now();
  const ran = async (to: Partial<Sync>, seconds = 10) => {
    const { id } = await begin({ startedAt: now() });
    clock.advance(seconds * 1000);
    await syncs.end(id, { status: 'succeeded', finishedAt: now(), ...to });
    return id;
  };
  const look = async () => {
    const [first] = await healthOf({ integrations, syncs, connections: new FakeConnections(), endOf, now: now() });
    return first;
  };
  return { ran, look, clock, begin, integrations };
}

test('what was removed since is left out, and the others are still told', async () => {
  const { ran, look, integrations } = await setUp();
  await ran({});
  expect(await look()).toBeDefined();
  const [id] = [...integrations.rows.keys()];
  if (id === undefined) throw new Error('no integration was made');
  await integrations.remove(id);
  expect(await look()).toBeUndefined();
});

test('records a second, failed ones in percent, and how old the newest success is', async () => {
  const { ran, look, clock } = await setUp();
  await ran({ counts: { ...noCounts, read: 200, written: 196, failed: 4 } }, 20);
  clock.advance(60_000);
  expect(await look()).toMatchObject({ health: 'degraded', errorRate: 2, throughput: 10, lagSeconds: 60 });
});

test('a run that failed says why', async () => {
  const { ran, look } = await setUp();
  await ran({
    status: 'failed',
    fault: { kind: 'auth', blame: 'integration', message: 'Refused.', fix: 'Sign in.', status: 401 },
  });
  expect(await look()).toMatchObject({ health: 'failing', because: 'Refused.' });
});

test('the next run, and the state of both ends', async () => {
  const { look, begin, clock } = await setUp();
  const nextAt = new Date(clock.real.now().getTime() + 3_600_000);
  await begin({ nextAt });
  expect(await look()).toMatchObject({
    nextAt,
    ends: { source: { quotaLeft: 7 }, destination: { circuit: 'half-open' } },
  });
});

test('the series has the last runs, oldest first, without dry runs', async () => {
  const { ran, look } = await setUp();
  await ran({ counts: { ...noCounts, read: 1 } });
  await ran({ counts: { ...noCounts, read: 2, failed: 2 }, status: 'failed' });
  const { series } = (await look()) ?? { series: [] };
  expect(series.map(({ read, failed, seconds }) => ({ read, failed, seconds }))).toEqual([
    { read: 1, failed: 0, seconds: 10 },
    { read: 2, failed: 2, seconds: 10 },
  ]);
});

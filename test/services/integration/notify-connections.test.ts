// Accounts that refuse Muster: told of together, with the way to mend each, and that it is over; what stood still goes on.
import { expect, test } from 'vitest';
import { ActorId, ConnectionId, type IntegrationId } from '../../../src/core/ids.ts';
import type { SyncFault } from '../../../src/core/integration.ts';
import { notifyConnections } from '../../../src/services/integration/notify-connections.ts';
import { FakeConnections } from '../../fakes/connections.ts';
import { setUpEngine } from '../../support/engine.ts';

const refusal: SyncFault = { kind: 'auth', blame: 'integration', message: 'no', fix: 'mend it', status: 401 };

async function setUp(accounts = ['con_source', 'con_destination'], mode: 'once' | 'real_time' = 'real_time') {
  const { world, begin, syncs } = await setUpEngine({ integration: { mode } });
  const connections = new FakeConnections();
  for (const name of accounts)
    await connections.add(
      {
        id: ConnectionId.parse(name),
        tenant: world.tenant,
        system: 'hubspot',
        name: `Account ${name}`,
        tenantId: null,
        config: {},
        status: 'ok',
        because: null,
        testedAt: null,
        createdAt: world.clock.now(),
        createdBy: ActorId.parse('u_nora'),
      },
      { token: 'secret of the test' },
    );
  const alerts = new Map<string, string>();
  const tell = () =>
    notifyConnections({
      ...world,
      connections,
      titleOf: () => 'HubSpot',
      // As the gate does: the same key again is the same message.
      alert: async ({ key, text }) => void (alerts.has(key) || alerts.set(key, text)),
      publicUrl: 'https://muster.test',
    });
  const mark = (name: string, status: 'ok' | 'needs_attention') =>
    connections.mark(ConnectionId.parse(name), {
      status,
      because: status === 'ok' ? null : 'HubSpot refused the credentials (HTTP 401).',
      testedAt: world.clock.now(),
    });
  const refused = async (): Promise<IntegrationId> => {
    const { id, integration } = await begin();
    await syncs.end(id, { status: 'failed', fault: refusal, finishedAt: world.clock.now() });
    return integration;
  };
  return { tell, mark, refused, syncs, connections, told: () => [...alerts.values()] };
}

test('a refusal is told of with what stands still and a link to the mending, and no secret', async () => {
  const { tell, mark, refused, told } = await setUp();
  await refused();
  await mark('con_destination', 'needs_attention');
  await tell();
  expect(told()).toEqual([
    [
      'An account needs attention.',
      'HubSpot, account “Account con_destination”: HubSpot refused the credentials (HTTP 401). Standing still because of it: “HR to payroll”. Let it in again: https://muster.test/console/connections?mend=con_destination',
    ].join('\n'),
  ]);
});

test('accounts that are refused together are one message, and no second time while it lasts', async () => {
  const { tell, mark, told } = await setUp();
  await mark('con_source', 'needs_attention');
  await mark('con_destination', 'needs_attention');
  await tell();
  await tell();
  expect(told()).toEqual([expect.stringContaining('2 accounts need attention.')]);
  expect(told()[0]?.match(/mend=/g)).toHaveLength(2);
});

test('what was mended before anybody was told is not told of', async () => {
  const { tell, mark, told } = await setUp();
  await mark('con_source', 'needs_attention');
  await mark('con_source', 'ok');
  await tell();
  expect(told()).toEqual([]);
});

test('when Muster is let in again people hear it once, and a real-time sync goes on by itself, in one run', async () => {
  const { tell, mark, refused, syncs, connections, told } = await setUp();
  const integration = await refused();
  await mark('con_source', 'needs_attention');
  await tell();
  await mark('con_source', 'ok');
  await tell();
  expect(told()).toEqual([
    expect.stringContaining('needs attention'),
    expect.stringContaining('let in again: HubSpot'),
  ]);
  const runs = await syncs.list({ integration, limit: 10 });
  expect(runs.map(({ status }) => status)).toEqual(['queued', 'failed']);
  // The job was cut off before it noted that people know: nothing is doubled.
  connections.known.add(ConnectionId.parse('con_source'));
  await tell();
  expect([told().length, (await syncs.list({ integration, limit: 10 })).length]).toEqual([2, 2]);
});

test('a single run that was refused is left to whoever asked for it', async () => {
  const { tell, mark, refused, syncs } = await setUp(undefined, 'once');
  const integration = await refused();
  await mark('con_source', 'needs_attention');
  await tell();
  await mark('con_source', 'ok');
  await tell();
  expect(await syncs.list({ integration, limit: 10 })).toHaveLength(1);
});

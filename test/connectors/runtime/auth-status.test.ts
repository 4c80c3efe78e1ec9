// A connection whose credentials are refused says so by itself, and that it works again.
import { afterEach, expect, test, vi } from 'vitest';
import { catalogue } from '../../../src/connectors/catalogue.ts';
import { emulate, type Emulator } from '../../../src/connectors/emulator/emulate.ts';
import { bamboohr } from '../../../src/connectors/bamboohr.ts';
import { openRemotes, type Remotes } from '../../../src/connectors/runtime/open-remotes.ts';
import { ActorId, ConnectionId, TenantId } from '../../../src/core/ids.ts';
import { FakeConnections } from '../../fakes/connections.ts';
import { createFakeRecordStore } from '../../fakes/record-store.ts';
import { createTestClock } from '../../support/clock.ts';

const tenant = TenantId.parse('acme');
const id = ConnectionId.parse('con_1');
const signal = new AbortController().signal;
const page = { collection: 'employees', cursor: null, since: null, filters: {}, signal };
let emulator: Emulator;
let remotes: Remotes;
afterEach(async () => {
  await remotes.close();
  await emulator.close();
});

async function connected(credentials: Readonly<Record<string, string>> | undefined) {
  const { real: clock } = createTestClock();
  emulator = await emulate(bamboohr, { clock, count: 3 });
  const connections = new FakeConnections();
  const marked = vi.spyOn(connections, 'mark');
  await connections.add(
    {
      id,
      tenant,
      system: 'bamboohr',
      name: 'HR',
      tenantId: null,
      config: { ...emulator.config, origin: emulator.origin },
      status: 'ok',
      because: null,
      testedAt: null,
      createdAt: clock.now(),
      createdBy: ActorId.parse('u_ines'),
    },
    credentials ?? emulator.credentials,
  );
  remotes = openRemotes({
    connections: () => connections,
    catalogue,
    log: () => ({ note: () => undefined }),
    drift: () => ({ note: () => undefined }),
    records: () => createFakeRecordStore(),
    guard: { allowPrivate: true },
    clock,
  });
  return { connections, marked };
}

test('refused credentials are noted on the connection once, and so is that it is let in again', async () => {
  const { connections, marked } = await connected({ api_key: 'no longer good' });
  const shut = await remotes.open(tenant, id);
  await expect(shut.readPage(page)).rejects.toMatchObject({ kind: 'auth' });
  await expect(shut.readPage(page)).rejects.toMatchObject({ kind: 'auth' });
  expect(await connections.get(id)).toMatchObject({
    status: 'needs_attention',
    because: expect.stringContaining('BambooHR'),
  });
  expect(marked).toHaveBeenCalledTimes(1);

  await connections.change(id, { credentials: emulator.credentials });
  remotes.forget(tenant, id);
  await (await remotes.open(tenant, id)).readPage(page);
  expect(await connections.get(id)).toMatchObject({ status: 'ok', because: null });
});

test('a system that fails, or forbids one thing, says nothing about the credentials', async () => {
  const { connections, marked } = await connected(undefined);
  emulator.next({ kind: 'answer', status: 500 }, { kind: 'answer', status: 403 });
  const remote = await remotes.open(tenant, id);
  await expect(remote.readPage(page)).rejects.toMatchObject({ kind: 'transient' });
  await expect(remote.readPage(page)).rejects.toMatchObject({ kind: 'permission' });
  await remote.readPage(page);
  expect(await connections.get(id)).toMatchObject({ status: 'ok' });
  expect(marked).not.toHaveBeenCalled();
});

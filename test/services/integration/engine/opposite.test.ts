// Two integrations in real time there and back, as flows and schedules still allow them: what Muster wrote itself is no news.
import { expect, test } from 'vitest';
import { ConnectionId, IntegrationId } from '../../../../src/core/ids.ts';
import type { Integration } from '../../../../src/core/integration.ts';
import type { JsonObject } from '../../../../src/core/json.ts';
import { resumeRun } from '../../../../src/services/integration/engine/resume-run.ts';
import { openSuspects } from '../../../../src/services/integration/engine/suspects.ts';
import { syncOf } from '../../../contracts/syncs.ts';
import { FakeIntegrations } from '../../../fakes/integrations.ts';
import { FakeRemoteSystem } from '../../../fakes/remote-system.ts';
import { FakeSyncs } from '../../../fakes/syncs.ts';
import { createTestClock } from '../../../support/clock.ts';
import { integrationOf } from '../../../support/engine.ts';
import { createTestIds } from '../../../support/ids.ts';
import { freshTenant } from '../../../support/tenants.ts';

const [hr, payroll] = [ConnectionId.parse('con_hr'), ConnectionId.parse('con_payroll')];

type Way = readonly [ConnectionId, ConnectionId];

/** `hr` calls the number `phone`, `payroll` calls it `mobile`. */
async function setUp({ action = 'upsert', deletes = false }: { action?: 'upsert' | 'create'; deletes?: boolean } = {}) {
  const clock = createTestClock();
  const newId = createTestIds();
  const tenant = freshTenant();
  const integrations = new FakeIntegrations();
  const syncs = new FakeSyncs({ tenant, clock: clock.real, newId });
  const systems = new Map([hr, payroll].map((id) => [id, new FakeRemoteSystem()]));
  const system = (id: ConnectionId): FakeRemoteSystem => {
    const found = systems.get(id);
    if (found === undefined) throw new Error(`no system ${id}`);
    return found;
  };
  const begin = async (name: string, [from, to]: Way, mapping: Integration['mapping']) => {
    const plain = integrationOf(tenant, IntegrationId.parse(name), clock.real.now());
    const integration: Integration = {
      ...plain,
      mode: 'real_time',
      source: { ...plain.source, connection: from },
      destination: { ...plain.destination, connection: to, action },
      deletes,
      mapping,
    };
    await integrations.add(integration, name);
    const sync = syncOf(integration, newId, clock.real.now());
    await syncs.open(sync);
    return sync.id;
  };
  const there = await begin('int_there', [hr, payroll], { id: 'id', phone: 'mobile' });
  const back = await begin('int_back', [payroll, hr], { id: 'id', mobile: 'phone' });
  const edit = (where: ConnectionId, record: JsonObject, id = 'p1') => {
    const { kept } = system(where);
    kept.set(id, { ...kept.get(id), id, ...record });
  };
  const remove = (where: ConnectionId) => system(where).kept.delete('p1');
  const parts = {
    syncs,
    integrations,
    open: async (id: ConnectionId) => system(id),
    expressions: { evaluate: async () => [] },
    suspects: openSuspects(),
    clock: clock.real,
    random: () => 0,
    sliceMs: 60_000,
    mayGoOn: () => false,
    leaseMs: 60_000,
  };
  /** A look of each; answers how many records were written. */
  const minute = async (): Promise<number> => {
    const before = system(hr).written.length + system(payroll).written.length;
    for (const sync of [there, back]) {
      clock.advance(60_000);
      for (const one of systems.values()) one.pages = [[...one.kept.values()]];
      await resumeRun(parts, sync, new AbortController().signal);
    }
    return system(hr).written.length + system(payroll).written.length - before;
  };
  const holds = () => [system(hr).kept.get('p1')?.['phone'], system(payroll).kept.get('p1')?.['mobile']];
  /** The next look of both runs writes everything anew. */
  const resync = async () => {
    for (const id of [there, back]) {
      const sync = await syncs.get(id);
      syncs.syncs.set(id, { ...sync, resyncOf: id });
    }
  };
  const held = (where: ConnectionId) => [...system(where).kept.keys()].toSorted();
  return { edit, remove, minute, holds, resync, held };
}

test('a record goes over once, and is not sent back', async () => {
  const { edit, minute, holds } = await setUp();
  edit(hr, { phone: '1' });
  expect(await minute()).toBe(1);
  expect(await minute()).toBe(0);
  expect(holds()).toEqual(['1', '1']);
});

test('both edited in the same minute: one of them stands in both, and it is quiet', async () => {
  const { edit, minute, holds } = await setUp();
  edit(hr, { phone: '1' });
  await minute();
  edit(hr, { phone: '2' });
  edit(payroll, { mobile: '3' });
  const writings = [await minute(), await minute(), await minute(), await minute()];
  expect(writings.slice(2)).toEqual([0, 0]);
  const [one, other] = holds();
  expect(one).toBe(other);
});

test('an edit on either side goes over, also back to what stood there before', async () => {
  const { edit, minute, holds } = await setUp();
  edit(hr, { phone: '1' });
  await minute();
  for (const value of ['2', '1', '2']) {
    edit(payroll, { mobile: value });
    await minute();
    await minute();
    expect(holds()).toEqual([value, value]);
  }
  for (const value of ['1', '2', '1']) {
    edit(hr, { phone: value });
    await minute();
    await minute();
    expect(holds()).toEqual([value, value]);
  }
});

test('a value that is put back before the other integration looked goes over all the same', async () => {
  const { edit, minute, holds } = await setUp();
  edit(hr, { phone: '1' });
  await minute();
  edit(payroll, { mobile: '2' });
  await minute();
  edit(hr, { phone: '1' });
  await minute();
  await minute();
  expect(holds()).toEqual(['1', '1']);
  expect(await minute()).toBe(0);
});

test('an edit on both sides to the same value is quiet', async () => {
  const { edit, minute, holds } = await setUp();
  edit(hr, { phone: '1' });
  await minute();
  edit(hr, { phone: '2' });
  edit(payroll, { mobile: '2' });
  await minute();
  await minute();
  expect(await minute()).toBe(0);
  expect(holds()).toEqual(['2', '2']);
});

test('three hundred records edited on both sides at once come to rest', async () => {
  const { edit, minute } = await setUp();
  const ids = Array.from({ length: 300 }, (_, index) => `q${index}`);
  for (const id of ids) edit(hr, { phone: '1' }, id);
  expect(await minute()).toBe(300);
  for (const id of ids) {
    edit(hr, { phone: '2' }, id);
    edit(payroll, { mobile: '3' }, id);
  }
  await minute();
  await minute();
  expect(await minute()).toBe(0);
});

test('a run that began by writing everything anew comes to rest too', async () => {
  const { edit, minute, resync } = await setUp();
  await resync();
  edit(hr, { phone: '1' });
  edit(payroll, { mobile: '2' });
  await minute();
  await minute();
  await minute();
  expect(await minute()).toBe(0);
});

test('where each only makes records, none is made a second time out of what it became', async () => {
  const { edit, minute, held } = await setUp({ action: 'create' });
  edit(hr, { phone: '1' });
  edit(payroll, { mobile: '5' }, 'p2');
  await minute();
  await minute();
  expect(await minute()).toBe(0);
  expect([held(hr), held(payroll)]).toEqual([
    ['p1', 'p2'],
    ['p1', 'p2'],
  ]);
});

test('a deletion is carried over and does not come back', async () => {
  const { edit, remove, minute, holds } = await setUp({ deletes: true });
  for (let index = 0; index < 40; index += 1) edit(hr, { phone: '1' }, `q${index}`);
  edit(hr, { phone: '1' });
  await minute();
  await minute();
  remove(hr);
  await minute();
  await minute();
  expect(holds()).toEqual([undefined, undefined]);
  expect(await minute()).toBe(0);
});

// A real-time run goes from look to look: told of when something came, silent when nothing did, each look from where the last began.
import { expect, test } from 'vitest';
import { catalogue } from '../../../../src/connectors/catalogue.ts';
import type { JsonObject } from '../../../../src/core/json.ts';
import type { RemoteSystem } from '../../../../src/core/ports/remote-system.ts';
import { resumeRun } from '../../../../src/services/integration/engine/resume-run.ts';
import { openSuspects } from '../../../../src/services/integration/engine/suspects.ts';
import { FakeIntegrations } from '../../../fakes/integrations.ts';
import { FakeOutbox } from '../../../fakes/outbox.ts';
import { FakeRemoteSystem, fault } from '../../../fakes/remote-system.ts';
import { FakeSyncs } from '../../../fakes/syncs.ts';
import { createTestClock } from '../../../support/clock.ts';
import { setUpEngine } from '../../../support/engine.ts';
import { createTestIds } from '../../../support/ids.ts';
import { freshTenant } from '../../../support/tenants.ts';
import { syncOf, integrationOf } from '../../../contracts/syncs.ts';

const config: JsonObject = {
  base_url: 'https://own.example.test',
  collections: {
    people: {
      path: '/people',
      changed_since: { param: 'since', field: 'updated_at' },
      write: { method: 'PUT', path: '/people/{id}' },
    },
  },
};

async function setUp() {
  const clock = createTestClock();
  const newId = createTestIds();
  const tenant = freshTenant();
  const outbox = new FakeOutbox();
  const syncs = new FakeSyncs({ tenant, clock: clock.real, newId, outbox });
  const integrations = new FakeIntegrations();
  const integration = { ...integrationOf(tenant, newId, clock.real.now()), mode: 'real_time' as const, deletes: false };
  await integrations.add(integration, 'f');
  const sync = syncOf(integration, newId, clock.real.now());
  await syncs.open(sync);
  let people: JsonObject[] = [];
  const asked: (string | null)[] = [];
  const system: RemoteSystem = {
    connector: catalogue.declared({ system: 'rest', config }),
    test: async () => undefined,
    subscribe: async () => null,
    batchSize: () => 1,
    look: async () => null,
    async readPage({ since }) {
      asked.push(since);
      return {
        records: people.map((body) => ({ id: 'a', body, deleted: false })),
        next: null,
        since: null,
      };
    },
    write: async (writings) => writings.map(() => ({ kind: 'written', remoteId: null })),
  };
  const parts = {
    syncs,
    integrations,
    open: async () => system,
    expressions: { evaluate: async () => [] },
    suspects: openSuspects(),
    clock: clock.real,
    random: () => 0,
    sliceMs: 2_000,
    mayGoOn: () => false,
    leaseMs: 60_000,
  };
  const told = () =>
    [...outbox.rows.values()].filter(({ job }) => job.name === 'tell-sync').map(({ job }) => job.data['run']);
  const look = async (...there: JsonObject[]) => {
    people = there;
    clock.advance(60_000);
    await resumeRun(parts, sync.id, new AbortController().signal);
    return await syncs.get(sync.id);
  };
  return { look, told, asked, clock };
}

test('the first catch-up is told of, then only looks that brought something', async () => {
  const { look, told } = await setUp();
  expect(await look({ id: 'a', v: 1 })).toMatchObject({ status: 'active', run: 2, counts: { written: 1 } });
  expect(told()).toEqual([1]);
  await look({ id: 'a', v: 1 });
  await look();
  expect(told()).toEqual([1]);
  expect(await look({ id: 'a', v: 2 })).toMatchObject({ run: 5, counts: { written: 2 } });
  expect(told()).toEqual([1, 4]);
});

test('each look asks for what changed since the last one began, less the look-back', async () => {
  const { look, asked, clock } = await setUp();
  await look({ id: 'a' });
  const first = clock.real.now().getTime();
  await look();
  const second = clock.real.now().getTime();
  await look();
  expect(asked).toEqual([null, ...[first, second].map((at) => new Date(at - 300_000).toISOString())]);
});

test('looks that take many turns get on as well: none asks again for what one before the last has read', async () => {
  const source = new FakeRemoteSystem({ filter: true });
  const { clock, sync, finish } = await setUpEngine({ source, integration: { mode: 'real_time' } });
  source.pages = [[{ id: 'a' }], [{ id: 'b' }]];
  const began = clock.real.now().getTime();
  const { id } = await sync();
  const asked: number[] = [];
  let stumbles = true;
  // The second page of each look comes an hour later, in another turn.
  source.refusesRead = ({ cursor, since }) => {
    if (cursor === null) asked.push(Math.round((Date.parse(since ?? '') - began) / 60_000));
    else stumbles = !stumbles;
    return cursor !== null && !stumbles ? fault() : undefined;
  };
  for (let hour = 1; hour <= 8; hour += 1) {
    clock.advance(3_600_000);
    await finish(id);
  }
  expect(asked).toEqual([-5, -5, 115, 235]);
});

test('a destination that takes nothing of the first catch-up ends the run when the retries are used up; a re-sync begins anew', async () => {
  const { source, destination, sync } = await setUpEngine({ integration: { mode: 'real_time' } });
  source.pages = [[{ id: 'a', v: 1 }]];
  destination.refuses = () => fault();
  expect(await sync()).toMatchObject({
    status: 'failed',
    counts: { failed: 1, written: 0 },
    fault: { kind: 'transient' },
  });
  destination.refuses = () => undefined;
  expect(await sync()).toMatchObject({ status: 'active', counts: { written: 1 }, fault: null });
});

test('a destination that is down for a while later on is no end: the look says why, and the next one writes it', async () => {
  const { source, destination, sync, carry, syncs, clock } = await setUpEngine({ integration: { mode: 'real_time' } });
  source.pages = [[{ id: 'a', v: 1 }]];
  const { id } = await sync();
  source.pages = [[{ id: 'a', v: 2 }]];
  destination.refuses = () => fault();
  for (let turn = 0; turn < 5; turn += 1) {
    clock.advance(60_000);
    await carry(id);
    if ((await syncs.get(id)).counts.failed > 0) break;
  }
  expect(await syncs.get(id)).toMatchObject({ status: 'active', counts: { failed: 1 }, fault: { kind: 'transient' } });
  destination.refuses = () => undefined;
  clock.advance(60_000);
  await carry(id);
  expect(await syncs.get(id)).toMatchObject({ status: 'active', counts: { written: 2 }, fault: null });
});

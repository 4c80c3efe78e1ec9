// What people are told of runs: trouble once, one alert for many integrations, that it is over, and what waits for their word.
import { expect, test } from 'vitest';
import type { IntegrationId, SyncId } from '../../../src/core/ids.ts';
import type { Sync, SyncFault } from '../../../src/core/integration.ts';
import type { OutgoingEvent } from '../../../src/core/outgoing-event.ts';
import { snakeCased } from '../../../src/core/json.ts';
import { notifySync } from '../../../src/services/integration/notify.ts';
import { outgoingExamples } from '../../../src/api/docs/outgoing-examples.ts';
import { WireNotice, wireEvent } from '../../../src/api/docs/webhooks.ts';
import { FakeNotices } from '../../fakes/integrations.ts';
import { createTestIds } from '../../support/ids.ts';
import { setUpEngine } from '../../support/engine.ts';

const down: SyncFault = { kind: 'transient', blame: 'remote', message: 'It is down.', fix: 'Wait.', status: 503 };

async function setUp(webhookUrl: string | null = null) {
  const { syncs, integrations, clock, begin, integration } = await setUpEngine();
  const newId = createTestIds();
  const alerts = new Map<string, string>();
  const asked: SyncId[] = [];
  const notices = new FakeNotices({ clock: clock.real, newId });
  const published: OutgoingEvent[] = [];
  const endpoints = { publish: async (event: OutgoingEvent) => published.push(event) };
  const ended = async (to: Partial<Sync>): Promise<SyncId> => {
    const { id } = await begin();
    const at = clock.real.now();
    await syncs.end(id, { status: 'succeeded', startedAt: at, finishedAt: at, ...to });
    const parts = {
      tenant: integration.tenant,
      syncs,
      integrations: { get: async (one: IntegrationId) => ({ ...(await integrations.get(one)), webhookUrl }) },
      notices,
      endpoints,
      // As the gate does: the same key again is the same message.
      alert: async ({ key, text }: { key: string; text: string }) => void (alerts.has(key) || alerts.set(key, text)),
      askDeletions: async ({ sync }: { sync: SyncId }) => void asked.push(sync),
      withdrawDeletions: async () => {},
      clock: clock.real,
      newId,
    };
    await notifySync(parts, { sync: id, run: 1 });
    return id;
  };
  return { ended, alerts: () => [...alerts.values()], asked, clock, notices, published };
}

test('a failure is told of with its fix, and no second time while it lasts', async () => {
  const { ended, alerts } = await setUp();
  await ended({ status: 'failed', fault: down });
  await ended({ status: 'failed', fault: down });
  expect(alerts()).toEqual([expect.stringContaining('What to do: Wait.')]);
});

test('trouble of another kind is told of', async () => {
  const { ended, alerts } = await setUp();
  await ended({ status: 'failed', fault: down });
  await ended({ status: 'failed', fault: { ...down, kind: 'permission', blame: 'integration' } });
  expect(alerts()).toHaveLength(2);
});

test('a refused account is told of with the account, not with each sync that uses it; who syncs again hears of it', async () => {
  const { ended, alerts } = await setUp();
  const refused = { status: 'failed', fault: { ...down, kind: 'auth', blame: 'integration' } } as const;
  const first = await ended(refused);
  await ended({});
  expect(alerts()).toEqual([]);
  await ended({ ...refused, resyncOf: first });
  expect(alerts()).toEqual([expect.stringContaining('failed')]);
});

test('people are told when it works again, once', async () => {
  const { ended, alerts } = await setUp();
  await ended({ status: 'failed', fault: down });
  await ended({});
  await ended({});
  expect(alerts()).toEqual([expect.stringContaining('failed'), expect.stringContaining('works again')]);
});

test('deletions that were held back are proposed to those who may approve', async () => {
  const { ended, asked } = await setUp();
  const id = await ended({ status: 'partially_succeeded', fault: { ...down, kind: 'deletes_held' } });
  expect(asked).toEqual([id]);
});

test('what is sent to an address of others is what the OpenAPI document describes', async () => {
  const { ended, notices, published } = await setUp('https://hooks.example.test/muster');
  await ended({});
  await ended({ status: 'failed', fault: down });
  const run = await ended({});
  await ended({ undoOf: run });
  const sent = (await notices.list({ limit: 10 })).map(({ body }) => WireNotice.parse(JSON.parse(body)));
  expect(sent.map(({ type }) => type).toSorted()).toEqual([
    'sync.completed',
    'sync.completed',
    'sync.completed',
    'sync.failed',
  ]);
  expect(sent.some(({ data }) => data.undo_of === run)).toBe(true);
  const events = published.map(({ type, at, data }) => ({ type, timestamp: at.toISOString(), data: snakeCased(data) }));
  expect(events.map((body) => wireEvent(body.type).parse(body))).toEqual(events);
  expect(new Set(published.map(({ id: event }) => event)).size).toBe(4);
  const examples = outgoingExamples.filter(({ type }) => type.startsWith('sync.'));
  for (const example of examples) expect(WireNotice.parse(example)).toEqual(example);
});

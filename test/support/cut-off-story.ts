// A backup that is made in the middle of work, and a service that is killed right after: put back elsewhere hours later, a step of a
// sequence that has become due is sent once, and a sync that was under way ends with every record there once.
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { keepPeople, person, servePeople, startServer } from '../fakes/rest-systems.ts';
import { type Place, putBack, startedAt } from './put-back.ts';
import { enrolmentsOf, playRelease, releaseEnvironment } from './release-story.ts';
import { sandboxState } from './sandbox-state.ts';
import { freshFolder, runMuster, type RunningService } from './service.ts';

const people = Array.from({ length: 230 }, (_, index) => person(index));
const environment = { ...releaseEnvironment, ALLOW_PRIVATE_NETWORK: '1' };
/** The sequence of the story waits four hours. */
const fiveHoursMs = 5 * 3_600_000;

/** Two systems outside, of which the second one takes so many records and no more until it is told to. */
async function systems() {
  const source = await startServer(servePeople(() => people));
  const there = keepPeople();
  const limit = { most: 60 };
  const destination = await startServer((request) =>
    request.method === 'PUT' && there.kept.size >= limit.most
      ? { status: 503, headers: { 'retry-after': '1' } }
      : there.answer(request),
  );
  onTestFinished(async () => void (await Promise.all([source.close(), destination.close()])));
  return { source, destination, kept: there.kept, limit };
}

type Outside = Awaited<ReturnType<typeof systems>>;

async function connect(service: RunningService, name: string, config: { base_url: string; collections: object }) {
  const body = { system: 'rest', name, tenant_id: name, config, credentials: { bearer: 'secret-of-the-test' } };
  expect(await service.call('POST', '/api/v2/connections', body)).toMatchObject({ status: 201 });
}

async function startSync(service: RunningService, { source, destination }: Outside): Promise<string> {
  const paging = { kind: 'page', next: 'meta.next_page' };
  await connect(service, 'hr', {
    base_url: source.url,
    collections: { employees: { path: '/employees', items: 'data', paging } },
  });
  const one = { path: '/people/{external_id}' };
  await connect(service, 'payroll', {
    base_url: destination.url,
    collections: { people: { path: '/people', write: { method: 'PUT', ...one }, one } },
  });
  const { status, body } = await service.call('POST', '/api/v2/integrations/rest/sync', {
    sync_mode: 'once',
    retry_policy: { max_retries: 10, backoff_multiplier: 1 },
    source: { system: 'rest', tenant_id: 'hr', endpoint: 'employees' },
    destination: {
      system: 'rest',
      tenant_id: 'payroll',
      endpoint: 'people',
      action: 'upsert',
      field_mapping: { id: 'external_id', work_email: 'email' },
    },
  });
  expect(status).toBe(202);
  return body.sync_id;
}

const soon = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 60_000, interval: 100 });

export function cutOffStory(from: () => Promise<Place>, to: () => Promise<Place>): void {
  test('a step that became due and a sync that was under way go on after the restore, once', async () => {
    const outside = await systems();
    const place = await from();
    const first = await startedAt(place, environment);
    await playRelease(first);
    const sync = await startSync(first, outside);
    await soon(() => expect(outside.kept.size).toBe(outside.limit.most));
    const file = join(freshFolder(), 'cut-off.backup');
    const made = await runMuster(['backup', file], { DATA_DIR: place.dataDir, ...environment, ...place.environment });
    expect(made.code).toBe(0);
    // What is written after the backup, nobody remembers.
    outside.limit.most = 120;
    await soon(() => expect(outside.kept.size).toBeGreaterThan(60));
    await first.kill();
    expect(outside.kept.size).toBeLessThan(people.length);

    outside.limit.most = Infinity;
    const restored = await putBack(await to(), { file, environment, laterMs: fiveHoursMs });
    await soon(async () =>
      expect((await restored.call('GET', `/api/v2/syncs/${sync}`)).body).toMatchObject({ status: 'succeeded' }),
    );
    expect((await restored.call('GET', `/api/v2/syncs/${sync}`)).body.counts).toMatchObject({
      read: people.length,
      failed: 0,
    });
    expect([...outside.kept.keys()].toSorted()).toEqual(people.map(({ id }) => id).toSorted());
    const letters = async () =>
      (await sandboxState(restored)).mailbox.filter(({ to: who }) => who.startsWith('priya@'));
    await soon(async () => expect(await letters()).toHaveLength(1));
    await soon(async () => expect(await enrolmentsOf(restored)).toMatchObject([{ status: 'done' }]));
    expect(await letters()).toMatchObject([{ subject: 'Still interested, Priya?' }]);
    expect((await restored.call('GET', '/api/v1/audit/check')).body).toMatchObject({ broken_at: null });
  }, 240_000);
}

// Backups of a PostgreSQL server, made while it serves, and the way from the embedded database to a server.
import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { join } from 'node:path';
import { cutOffStory } from '../support/cut-off-story.ts';
import { serverPlace } from '../support/put-back.ts';
import { createTestDatabase, describeWith } from '../support/real-services.ts';
import { candidateOf, sandboxState } from '../support/sandbox-state.ts';
import { freshFolder, removeData, runMuster, type RunningService, startService } from '../support/service.ts';
import { startTalk } from '../support/talk.ts';

const keys = `k1:${Buffer.alloc(32, 9).toString('base64')}`;
const environment = { SANDBOX_FILE: 'examples/sandbox.json', ENCRYPTION_KEYS: keys };

const running: RunningService[] = [];
afterAll(async () => {
  for (const service of running) {
    await service.stop();
    removeData(service);
  }
});

async function start(more: Record<string, string>): Promise<RunningService> {
  const service = await startService({ environment: { ...environment, ...more } });
  running.push(service);
  return service;
}

async function instructed(service: RunningService): Promise<string> {
  const { actions } = await (await startTalk(service)).say('Move Priya to phone screen');
  return actions[0]?.action_id ?? '';
}

async function undoesThere(url: string, action: string): Promise<void> {
  const restored = await start({ DATABASE_URL: url });
  expect(candidateOf(await sandboxState(restored), 'c_priya').stage).toBe('Phone Screen');
  expect((await restored.call('GET', '/api/v1/audit/check')).body).toMatchObject({ broken_at: null });
  expect(await restored.call('POST', `/api/v1/actions/${action}/undo`)).toMatchObject({ body: { status: 'undone' } });
  expect(await instructed(restored)).not.toBe('');
}

describeWith(['postgres'], 'work that was under way, put back on a server', () =>
  cutOffStory(serverPlace, serverPlace),
);

describeWith(['postgres'], 'backups and a PostgreSQL server', () => {
  test('a server is backed up while it serves, and put back into another database', async () => {
    const url = await createTestDatabase();
    const service = await start({ DATABASE_URL: url });
    const action = await instructed(service);
    const file = join(freshFolder(), 'server.backup');
    const made = await runMuster(['backup', file], { DATABASE_URL: url, ENCRYPTION_KEYS: keys });
    expect([made.code, made.output]).toEqual([0, expect.stringContaining('rows were written')]);
    const other = await createTestDatabase();
    expect((await runMuster(['restore', file], { DATABASE_URL: other, ENCRYPTION_KEYS: keys })).code).toBe(0);
    await undoesThere(other, action);
  }, 120_000);

  test('what began on the embedded database goes on on a server', async () => {
    const service = await start({});
    const action = await instructed(service);
    const file = join(freshFolder(), 'embedded.backup');
    const { dataDir: DATA_DIR } = service;
    expect((await runMuster(['backup', file], { DATA_DIR, ENCRYPTION_KEYS: keys })).code).toBe(0);
    const url = await createTestDatabase();
    expect((await runMuster(['restore', file], { DATABASE_URL: url, ENCRYPTION_KEYS: keys })).code).toBe(0);
    await undoesThere(url, action);
  }, 120_000);

  test('a login that sees one organization at a time is refused instead of writing an empty backup', async () => {
    const url = new URL(await createTestDatabase());
    await start({ DATABASE_URL: url.href });
    const owner = new Client({ connectionString: url.href });
    await owner.connect();
    await owner.query(`drop role if exists narrow_owner`);
    await owner.query(`create role narrow_owner login password 'narrow'`);
    await owner.query(`grant app to narrow_owner`);
    await owner.end();
    const narrow = new URL(url);
    narrow.username = 'narrow_owner';
    narrow.password = 'narrow';
    const file = join(freshFolder(), 'narrow.backup');
    const { code, output } = await runMuster(['backup', file], {
      DATABASE_URL: url.href,
      DATABASE_OWNER_URL: narrow.href,
      ENCRYPTION_KEYS: keys,
    });
    expect([code, output]).toEqual([1, expect.stringContaining('BYPASSRLS')]);
  }, 120_000);
});

// A stranger's first start, the second one, the end, and everything that can stand in the way of a start.
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { SandboxState } from '../support/sandbox-state.ts';
import { freshFolder, removeData, type RunningService, runMuster, startService } from '../support/service.ts';

// As a stranger starts it: from the sources.
beforeAll(() => void vi.stubEnv('TEST_SERVER_FOLDER', undefined));

/** Without a key from the environment the service makes one and prints it. */
const asAStranger = { MUSTER_API_KEY: '' };
const printedKey = /mk_live_\w+/;
const withKey = (service: RunningService, key: string, path: string) =>
  service.call('GET', path, undefined, { authorization: `Bearer ${key}` });

async function started(dataDir = freshFolder(), environment: Record<string, string> = asAStranger) {
  const service = await startService({ dataDir, environment });
  onTestFinished(async () => {
    await service.kill();
    removeData(service);
  });
  return service;
}

test('the first start prints what a person needs, and the second goes on where the first ended', async () => {
  const first = await started(freshFolder(), { ...asAStranger, SANDBOX_FILE: 'examples/sandbox.json' });
  const key = printedKey.exec(first.output())?.[0] ?? '';
  expect(first.output()).toContain('(this link lets one person in, once)');
  expect(first.output()).toContain(`${first.url}/docs`);
  const moved = await first.call(
    'POST',
    '/api/v1/tasks',
    { action: 'move_stage', candidate: 'Priya Raman', stage: 'phone screen' },
    { authorization: `Bearer ${key}` },
  );
  expect(moved).toMatchObject({ status: 200, body: { status: 'executed', ats_updated: true } });
  const before = await withKey(first, key, '/api/v1/sandbox');

  expect(await runMuster([], { DATA_DIR: first.dataDir })).toEqual({
    code: 1,
    output: expect.stringContaining(`the data folder ${first.dataDir} is in use by another Muster process`),
  });

  const whileItRuns = await runMuster(['new-key'], { DATA_DIR: first.dataDir });
  expect(whileItRuns).toEqual({ code: 0, output: expect.stringMatching(/^mk_live_\w+\n$/) });
  expect((await withKey(first, whileItRuns.output.trim(), '/api/v1/tasks')).status).toBe(200);

  expect(await first.stop()).toBe(0);
  const another = await runMuster(['new-key'], { DATA_DIR: first.dataDir });
  expect(another).toEqual({ code: 0, output: expect.stringMatching(/^mk_live_\w+\n$/) });

  const second = await started(first.dataDir);
  expect(second.output()).toContain('shown at the first start; `npm start -- new-key` makes another');
  expect(second.output()).not.toMatch(printedKey);
  expect(second.loginUrl).not.toBe(first.loginUrl);
  expect((await withKey(second, another.output.trim(), '/api/v1/tasks')).status).toBe(200);
  const after = await withKey(second, key, '/api/v1/sandbox');
  expect(after.body.candidates).toEqual(before.body.candidates);
  // Business time went on while nothing ran: from the file's Monday in March, not from today.
  const passed = Date.parse(after.body.now) - Date.parse(before.body.now);
  expect(passed).toBeGreaterThan(0);
  expect(passed).toBeLessThan(10 * 60_000);
  const task = await withKey(second, key, `/api/v1/tasks/${moved.body.task_id}`);
  expect(task.body).toMatchObject({ status: 'executed', action: 'move_stage' });
  const undone = await second.call('POST', `/api/v1/tasks/${moved.body.task_id}/undo`, undefined, {
    authorization: `Bearer ${key}`,
  });
  expect(undone.body.status).toBe('undone');
});

test('a start without any settings shows a sandbox with people in it, to whoever opens the printed link first', async () => {
  const service = await started();
  const [, token] = /#login=(.+)$/.exec(service.loginUrl) ?? [];
  const signIn = () =>
    fetch(`${service.url}/console/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: service.url },
      body: JSON.stringify({ token }),
    });
  const first = await signIn();
  const [cookie = ''] = (first.headers.get('set-cookie') ?? '').split(';');
  expect(first.status).toBeLessThan(300);
  const seen = await fetch(`${service.url}/api/v1/sandbox`, { headers: { cookie } });
  const state = SandboxState.parse(await seen.json());
  expect(state.candidates.length).toBeGreaterThan(10);
  expect(Math.abs(Date.parse(state.now) - Date.now())).toBeLessThan(60_000);
  expect((await signIn()).status).toBe(401);
});

test('a signal to end lets a running request finish, takes no new ones, and ends with 0', async () => {
  const service = await started(freshFolder(), {});
  const body = JSON.stringify({ action: 'find_candidates' });
  const sent = request(`${service.url}/api/v1/tasks`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${service.apiKey}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      // The service says when it has begun: only then does the signal come.
      expect: '100-continue',
    },
  });
  sent.flushHeaders();
  await once(sent, 'continue');
  const ended = service.stop();
  // The client keeps its connection open, as clients do.
  await vi.waitFor(async () => expect(await isTakingRequests(service)).toBe(false), { timeout: 5000, interval: 20 });
  const answered = once(sent, 'response');
  sent.end(body);
  const [response] = await answered;
  response.resume();
  expect(response.statusCode).toBe(200);
  expect(response.headers.connection).toBe('keep-alive');
  expect(await ended).toBe(0);
});

test('a request that never ends does not keep the service from ending', async () => {
  const service = await started(freshFolder(), { DRAIN_SECONDS: '1' });
  const sent = request(`${service.url}/api/v1/tasks`, {
    method: 'POST',
    headers: { authorization: `Bearer ${service.apiKey}`, 'content-type': 'application/json', expect: '100-continue' },
  });
  sent.on('error', () => undefined).flushHeaders();
  await once(sent, 'continue');
  expect(await service.stop()).toBe(0);
});

test('whatever stands in the way of a start is named in a line, without a stack', async () => {
  const folder = freshFolder();
  const busy = createServer().listen(0, '127.0.0.1');
  await once(busy, 'listening');
  onTestFinished(() => void busy.close());
  const address = busy.address();
  const port = typeof address === 'object' && address !== null ? String(address.port) : '';
  const file = join(folder, 'a-file');
  writeFileSync(file, '');
  const sandbox = join(folder, 'sandbox.json');
  writeFileSync(sandbox, JSON.stringify({ timezone: 'America/Chicago', stages: ['Applied'], users: [{ id: 'u_1' }] }));
  const DATA_DIR = join(folder, 'data');
  const cases: [Record<string, string>, string][] = [
    [{ DATA_DIR, PORT: 'eighty' }, 'PORT: '],
    [{ DATA_DIR, MUSTER_API_KEY: `mk_live_${'a'.repeat(40)}` }, 'MUSTER_API_KEY: begins with mk_'],
    [{ DATA_DIR, REDIS_URL: 'redis://127.0.0.1:1' }, 'REDIS_URL: needs DATABASE_URL'],
    [{ DATA_DIR: join(file, 'data') }, 'DATA_DIR: is not a folder'],
    [{ DATA_DIR, SANDBOX_FILE: join(folder, 'absent.json') }, 'SANDBOX_FILE: the file'],
    [{ DATA_DIR, SANDBOX_FILE: sandbox }, 'users.0.name'],
    [{ DATA_DIR, PORT: port }, `PORT: ${port} is taken by another program`],
    [{ DATA_DIR, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }, 'DATABASE_URL'],
  ];
  for (const [environment, line] of cases) {
    const ended = await runMuster([], environment);
    expect(ended).toEqual({ code: 1, output: expect.stringContaining('Muster cannot start.') });
    expect(ended.output).toContain(line);
    expect(ended.output).not.toMatch(/^\s+at /m);
  }
  expect(await runMuster(['dance'], { DATA_DIR })).toMatchObject({
    code: 2,
    output: expect.stringContaining('"dance" is no command'),
  });
});

async function isTakingRequests(service: RunningService): Promise<boolean> {
  try {
    return (await fetch(`${service.url}/api/v1/sandbox`, { headers: { connection: 'close' } })).status === 401;
  } catch {
    // It does not listen any more.
    return false;
  }
}

// Plays everything in examples/ against a service of its own, so that the examples stay true.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeData, type RunningService, startService } from '../support/service.ts';

const examples = readdirSync('examples').filter((name) => /\.(talk|sh)$/.test(name));
let service: RunningService;

beforeAll(async () => {
  service = await startService({ environment: { SANDBOX_FILE: 'examples/sandbox.json' } });
});
afterAll(async () => {
  await service.stop();
  removeData(service);
});

test('there are examples to play', () => {
  expect(examples.length).toBeGreaterThan(3);
});

test.each(examples)('%s gives the answers it promises', async (name) => {
  expect((await service.call('POST', '/api/v1/sandbox/reset', {})).status).toBe(200);
  const [command, ...rest] = name.endsWith('.sh')
    ? ['bash', `examples/${name}`]
    : [process.execPath, 'examples/talk.mjs', `examples/${name}`];
  const { status, stdout, stderr } = spawnSync(command ?? '', rest, {
    env: { PATH: process.env['PATH'], MUSTER_URL: service.url, MUSTER_API_KEY: service.apiKey },
    encoding: 'utf8',
    timeout: 60_000,
  });
  expect({ status, stdout, stderr }).toMatchObject({ status: 0 });
});

// The commands as people run them, against the whole service: pull, change, plan, apply, rollback.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type RunningService, removeData, startService } from '../support/service.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const folder = mkdtempSync(join(tmpdir(), 'environment-'));
let service: RunningService;
let key: string;
beforeAll(async () => {
  service = await startService();
  const made = await service.call('POST', '/api/v1/keys', { name: 'CI', kind: 'live', scopes: ['environment:*'] });
  key = made.body.key;
});
afterAll(async () => {
  await service.stop();
  removeData(service);
  rmSync(folder, { recursive: true });
});

function muster(...options: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    'node',
    ['bin/node24.mjs', 'scripts/environment.ts', ...options, '--dir', folder, '--url', service.url],
    { env: { PATH: process.env['PATH'], MUSTER_API_KEY: key }, encoding: 'utf8', timeout: 60_000 },
  );
  return { status, said: `${stdout}${stderr}` };
}

test('configuration goes from files to the organization by approval, and back by one command', async () => {
  expect(muster('pull')).toMatchObject({ status: 0 });
  expect(muster('plan', '--check')).toEqual({ status: 0, said: 'Nothing differs.\n' });
  mkdirSync(join(folder, 'templates'), { recursive: true });
  writeFileSync(
    join(folder, 'templates', 'hello_again.yaml'),
    'subject: Hello\nbody: Hello {{candidate.first_name}}\n',
  );
  expect(muster('plan', '--check')).toEqual({ status: 2, said: '+ templates hello_again\n1 changes.\n' });
  const asked = muster('apply');
  expect(asked.said).toContain('It waits for approval');
  const { body } = await service.call('GET', '/api/v1/approvals?status=pending');
  const [waiting] = body.data;
  const done = await service.call('POST', `/api/v1/approvals/${waiting.approval_id}/approve`, {});
  expect(done.body).toMatchObject({ status: 'executed' });
  expect(muster('plan', '--check').status).toBe(0);
  expect(muster('rollback').said).toContain('undone');
  expect(muster('plan', '--check').status).toBe(2);
  expect((await service.call('GET', '/api/v1/templates/hello_again')).status).toBe(404);
});

// A throw-away Redis (or Valkey): found on this machine, in memory, gone after the run.
import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Started, freePort, mayInstall, pathFolders, program, untilSaid } from './programs.ts';

const find = (): string | undefined =>
  [...pathFolders(), '/usr/bin', '/opt/homebrew/bin']
    .flatMap((folder) => [program(folder, 'redis-server'), program(folder, 'valkey-server')])
    .find((path) => path !== undefined);

export async function startRedis(): Promise<Started | { missing: string }> {
  const path = find() ?? (mayInstall('redis-server') ? find() : undefined);
  if (path === undefined)
    return { missing: 'no Redis here: set TEST_REDIS_URL or install redis-server or valkey-server' };
  const folder = mkdtempSync(join(tmpdir(), 'muster-redis-'));
  const port = await freePort();
  const settings = ['--bind', '127.0.0.1', '--dir', folder, '--save', '', '--appendonly', 'no', '--daemonize', 'no'];
  const child = spawn(path, ['--port', String(port), ...settings], { stdio: ['ignore', 'pipe', 'ignore'] });
  await untilSaid(child, /Ready to accept connections/);
  return { url: `redis://127.0.0.1:${port}`, child, folder, stopSignal: 'SIGTERM' };
}

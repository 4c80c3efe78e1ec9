// npm run bench:weight — what a built release weighs: runtime dependencies, a production install, its starts, and its memory when
// idle with the embedded database and with PostgreSQL. The release is put together as the Dockerfile does it.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { bundleServer } from '../scripts/server-bundle.ts';
import { builtWeb } from '../test/support/built-web.ts';
import { freshFolder, removeData, type RunningService, startService } from '../test/support/service.ts';
import { startPostgres } from '../test/support/start-postgres.ts';

const idleMs = 20_000;
const mebibyte = 2 ** 20;
const root = join(import.meta.dirname, '..');
const Manifest = z.object({ dependencies: z.record(z.string(), z.string()) });

/** As the Dockerfile sets them. */
const ofTheImage = { NODE_OPTIONS: '--max-semi-space-size=16', MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '65536' };

/** The operator's keys and database may lie in the data folder of a checkout. */
const isShipped = (path: string): boolean => !/[\\/]data[\\/](?:database|keys\.json)/.test(path);

/** A folder with what the image holds, and nothing that only development needs. */
async function buildRelease(): Promise<string> {
  await builtWeb();
  await bundleServer({ outDir: join(root, 'dist/server') });
  const release = mkdtempSync(join(tmpdir(), 'muster-release-'));
  const parts = ['package.json', 'package-lock.json', 'CHANGELOG.md', 'bin', 'src', 'web', 'dist', 'docs', 'data'];
  for (const part of parts) cpSync(join(root, part), join(release, part), { recursive: true, filter: isShipped });
  const install = ['ci', '--omit=dev', '--omit=optional', '--prefer-offline', '--no-audit', '--no-fund'];
  execFileSync('npm', install, { cwd: release, stdio: ['ignore', 'ignore', 'inherit'] });
  execFileSync(process.execPath, ['bin/prune-install.mjs', 'node_modules'], { cwd: release });
  return release;
}

const sizeOf = (folder: string): number =>
  Number(execFileSync('du', ['-sk', folder], { encoding: 'utf8' }).split('\t')[0]) / 1024;

const residentOf = ({ pid }: RunningService): number =>
  (Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024) / mebibyte;

async function startIn(
  release: string,
  options: { dataDir: string; environment?: Record<string, string> },
): Promise<{ service: RunningService; seconds: number }> {
  const since = performance.now();
  const environment = { ...ofTheImage, ...options.environment };
  const entry = 'dist/server/main.mjs';
  const service = await startService({ ...options, environment, cwd: release, entry, timeoutMs: 120_000 });
  return { service, seconds: (performance.now() - since) / 1000 };
}

async function idle(service: RunningService): Promise<number> {
  await pause(idleMs);
  return residentOf(service);
}

const say = (what: string, value: string, target: string) =>
  console.log(`${what.padEnd(34)} ${value.padStart(10)}   target ${target}`);

const { dependencies } = Manifest.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
say('runtime dependencies', String(Object.keys(dependencies).length), '30');
const release = await buildRelease();
say('production install', `${sizeOf(join(release, 'node_modules')).toFixed(0)} MiB`, '350 MiB');

const first = await startIn(release, { dataDir: freshFolder() });
say('first start', `${first.seconds.toFixed(2)} s`, '3 s');
await first.service.stop();
const later = await startIn(release, { dataDir: first.service.dataDir });
say('later start', `${later.seconds.toFixed(2)} s`, '1.2 s');
say('idle, embedded database', `${(await idle(later.service)).toFixed(0)} MiB`, '250 MiB');
await later.service.stop();
removeData(later.service);

const postgres = await startPostgres();
if ('missing' in postgres) console.log(`idle, PostgreSQL: ${postgres.missing}`);
else {
  const { service } = await startIn(release, { dataDir: freshFolder(), environment: { DATABASE_URL: postgres.url } });
  say('idle, PostgreSQL', `${(await idle(service)).toFixed(0)} MiB`, '150 MiB');
  await service.stop();
  removeData(service);
  postgres.child.kill(postgres.stopSignal);
  rmSync(postgres.folder, { recursive: true, force: true });
}
rmSync(release, { recursive: true, force: true });

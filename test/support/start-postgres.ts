// A throw-away PostgreSQL cluster: found on this machine, without fsync, gone after the run.
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Started,
  freePort,
  isRoot,
  isWindows,
  mayInstall,
  pathFolders,
  program,
  untilSaid,
  versions,
} from './programs.ts';

const folders = (): string[] => [
  ...versions('/usr/lib/postgresql', 'bin'),
  ...versions('/opt/homebrew/opt', 'bin').filter((folder) => folder.includes('postgresql')),
  ...versions('C:\\Program Files\\PostgreSQL', 'bin'),
  ...pathFolders(),
];
const find = (): string | undefined =>
  folders().find((folder) => program(folder, 'initdb') !== undefined && program(folder, 'postgres') !== undefined);

export async function startPostgres(): Promise<Started | { missing: string }> {
  const bin = find() ?? (mayInstall('postgresql') ? find() : undefined);
  if (bin === undefined)
    return { missing: 'no PostgreSQL here: set TEST_DATABASE_URL or install it (apt-get install postgresql)' };
  const folder = mkdtempSync(join(tmpdir(), 'muster-postgres-'));
  // PostgreSQL refuses to run as root: the package's own user takes over.
  const user: { uid?: number; gid?: number } = isRoot ? userIds() : {};
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    { ...user, cwd: folder, stdio: 'ignore' },
  );
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${isWindows ? '' : folder}`,
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'max_connections=300',
  ];
  const child = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  await untilSaid(child, /ready to accept connections/);
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, child, folder, stopSignal: 'SIGINT' };
}

const idOf = (flag: string, name: string): number => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }));

function userIds(): { uid: number; gid: number } {
  try {
    return { uid: idOf('-u', 'postgres'), gid: idOf('-g', 'postgres') };
  } catch {
    // No such user on this system: nobody is everywhere.
    return { uid: idOf('-u', 'nobody'), gid: idOf('-g', 'nobody') };
  }
}

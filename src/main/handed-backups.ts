// `backup` while the service runs on the embedded database: the folder is the service's, so that the command asks it, and moves what
// it wrote to where it is wanted.
import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Log, defectOf } from '../core/log.ts';
import { ConfigError } from './config.ts';

const folderIn = (dataDir: string): string => join(dataDir, 'backups');
const lookEveryMs = 500;
const patienceMs = 15_000;

/** Ends when the file lies where it is wanted. */
export async function askForBackup(dataDir: string, wanted: string): Promise<void> {
  const folder = folderIn(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const base = join(folder, randomBytes(9).toString('hex'));
  writeFileSync(`${base}.wanted`, '', { mode: 0o600 });
  const until = performance.now() + patienceMs;
  // However long the writing takes: the service says that it has begun.
  while (!existsSync(`${base}.backup`)) {
    if (existsSync(`${base}.failed`)) {
      rmSync(`${base}.failed`, { force: true });
      throw new ConfigError('DATA_DIR: the service that runs there could not write a backup; its log says why');
    }
    if (existsSync(`${base}.wanted`) && performance.now() > until) {
      rmSync(`${base}.wanted`, { force: true });
      throw new ConfigError('DATA_DIR: the service that runs there writes no backups; stop it, then make the backup');
    }
    await pause(lookEveryMs / 5);
  }
  // Another disk cannot be moved to.
  copyFileSync(`${base}.backup`, `${wanted}.part`);
  renameSync(`${wanted}.part`, wanted);
  rmSync(`${base}.backup`, { force: true });
}

interface Taking {
  readonly dataDir: string;
  readonly write: (path: string) => Promise<number>;
  readonly log: Log;
}

/** Writes what is asked for, one at a time, until it is stopped. */
export function takeBackups({ dataDir, write, log }: Taking): () => void {
  const folder = folderIn(dataDir);
  let busy = false;
  const writeOne = async (base: string): Promise<void> => {
    renameSync(`${base}.wanted`, `${base}.begun`);
    try {
      const count = await write(`${base}.backup`);
      log.info('backup written', { count });
    } catch (error) {
      log.error('backup failed', { defect: defectOf(error) });
      writeFileSync(`${base}.failed`, '', { mode: 0o600 });
    } finally {
      rmSync(`${base}.begun`, { force: true });
    }
  };
  const look = async (): Promise<void> => {
    if (busy || !existsSync(folder)) return;
    busy = true;
    for (const name of readdirSync(folder).filter((one) => one.endsWith('.wanted')))
      await writeOne(join(folder, name.slice(0, -'.wanted'.length)));
    busy = false;
  };
  const timer = setInterval(() => void look(), lookEveryMs).unref();
  return () => clearInterval(timer);
}

// `npm start -- backup FILE` and `npm start -- restore FILE`, for both engines.
import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Log } from '../core/log.ts';
import { restoreBackup } from '../storage/backup/restore-backup.ts';
import { writeBackup } from '../storage/backup/write-backup.ts';
import { FolderInUseError } from '../storage/embedded/directory-lock.ts';
import type { Engine } from '../storage/engine.ts';
import { loadKeys } from '../storage/sealing/keys.ts';
import { type Config, ConfigError } from './config.ts';
import { beginEngine } from './engine.ts';
import { askForBackup } from './handed-backups.ts';
import { version } from './version.ts';

const print = (line: string): void => void process.stdout.write(`${line}\n`);

export async function backUp(config: Config, log: Log, file: string | undefined): Promise<void> {
  const path = wantedPath('backup', file);
  if (existsSync(path)) throw new ConfigError(`${path}: there is such a file already; name another`);
  if (!existsSync(dirname(path))) throw new ConfigError(`${dirname(path)}: there is no such folder`);
  try {
    const engine = await beginEngine(config, log);
    try {
      print(`${await writing(config, engine, path)} rows were written to ${path}.`);
    } finally {
      await engine.close();
    }
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    await askForBackup(config.DATA_DIR, path);
    print(`The running service wrote ${path}.`);
  }
  const keys = config.ENCRYPTION_KEYS === undefined ? resolve(config.DATA_DIR, 'keys.json') : 'ENCRYPTION_KEYS';
  print(`It opens with the keys of this installation only. Keep them elsewhere: ${keys}`);
}

/** Of the service that runs on this engine. */
export const writing = async (config: Config, engine: Engine, path: string): Promise<number> =>
  await writeBackup({
    engine,
    path,
    keys: await loadKeys(config.DATA_DIR, config.ENCRYPTION_KEYS),
    version,
    at: new Date(),
  });

export async function restore(config: Config, log: Log, file: string | undefined): Promise<void> {
  const path = wantedPath('restore', file);
  if (!existsSync(path)) throw new ConfigError(`${path}: there is no such file`);
  const keys = await keysThatAre(config);
  const engine = await beginEngine(config, log);
  try {
    const rows = await restoreBackup({ engine, path, keys, release: version });
    print(`${rows} rows were put back. Start the service now.`);
  } finally {
    await engine.close();
  }
}

/** Keys that were made now would open nothing. */
async function keysThatAre({ DATA_DIR, ENCRYPTION_KEYS }: Config) {
  if (ENCRYPTION_KEYS === undefined && !existsSync(resolve(DATA_DIR, 'keys.json')))
    throw new ConfigError(
      `ENCRYPTION_KEYS: a backup opens with the keys it was made under; set them, or put that keys.json into ${resolve(DATA_DIR)}`,
    );
  return await loadKeys(DATA_DIR, ENCRYPTION_KEYS);
}

function wantedPath(command: string, file: string | undefined): string {
  if (file === undefined)
    throw new ConfigError(`${command}: name a file, such as npm start -- ${command} muster.backup`);
  return resolve(file);
}

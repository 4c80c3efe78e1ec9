// `new-key` while the service runs: the folder is the service's, so that the command hands over what a key is known by, and the
// service admits it. The key itself never lies on the disk; whoever can write into the data folder holds its secrets anyway.
import { mkdirSync, readFileSync, renameSync, rmSync, readdirSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { mintKey } from '../api/auth/keys.ts';
import { KeyId } from '../core/ids.ts';
import { type Log, defectOf } from '../core/log.ts';
import { ConfigError } from './config.ts';

const HandedKey = z.strictObject({ id: KeyId, hash: z.string().length(43), last4: z.string().length(4) });
export type HandedKey = z.infer<typeof HandedKey>;

const folderIn = (dataDir: string): string => join(dataDir, 'new-keys');
const lookEveryMs = 500;
const patienceMs = 15_000;

/** Answers the new key once the running service has admitted it. */
export async function handKeyIn(dataDir: string): Promise<string> {
  const { key, ...known } = mintKey('live');
  const folder = folderIn(dataDir);
  const file = join(folder, `${known.id}.json`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(`${file}.part`, JSON.stringify(known), { mode: 0o600 });
  renameSync(`${file}.part`, file);
  const until = performance.now() + patienceMs;
  while (existsSync(file)) {
    if (performance.now() > until) {
      rmSync(file, { force: true });
      throw new ConfigError('DATA_DIR: the service that runs there takes no new key; stop it, then make the key');
    }
    await pause(lookEveryMs / 5);
  }
  return key;
}

interface Taking {
  readonly dataDir: string;
  readonly admit: (key: HandedKey) => Promise<void>;
  readonly log: Log;
}

/** Admits what is handed in, until it is stopped. */
export function takeHandedKeys({ dataDir, admit, log }: Taking): () => void {
  const folder = folderIn(dataDir);
  let busy = false;
  const look = async (): Promise<void> => {
    if (busy || !existsSync(folder)) return;
    busy = true;
    try {
      for (const name of readdirSync(folder).filter((one) => one.endsWith('.json'))) {
        const file = join(folder, name);
        await admit(HandedKey.parse(JSON.parse(readFileSync(file, 'utf8'))));
        rmSync(file, { force: true });
      }
    } catch (error) {
      log.warn('new key refused', { defect: defectOf(error) });
    } finally {
      busy = false;
    }
  };
  const timer = setInterval(() => void look(), lookEveryMs).unref();
  return () => clearInterval(timer);
}

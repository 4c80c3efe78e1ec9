// Whether the stores can do their work: asked by probes, and known beforehand where the disk runs full, so that changes are refused
// while there is still room for what was accepted.
import { statfs } from 'node:fs/promises';
import type { StoreHealth } from '../api/ports.ts';

interface Watched {
  /** Throws when the database does not answer. */
  readonly ready: () => Promise<void>;
  /** Where the embedded database lies; undefined with a server. */
  readonly dataDir: string | undefined;
}

const lookEveryMs = 1_000;
const patienceMs = 2_000;
/** One segment of the write-ahead log is 16 MiB; a change is small, but what runs behind it may need as much. */
const leastFreeBytes = 20 * 1_048_576;

const full = 'The disk of DATA_DIR is full.';
const silent = 'The database does not answer.';

export interface WatchedStores extends StoreHealth {
  close(): void;
}

export function watchStores({ ready, dataDir }: Watched): WatchedStores {
  let trouble: string | undefined;
  let looking: Promise<string | undefined> | undefined;
  const lookAtDisk = async (): Promise<void> => {
    if (dataDir !== undefined) trouble = (await isFull(dataDir)) ? full : undefined;
  };
  const timer = setInterval(() => void lookAtDisk(), lookEveryMs).unref();
  return {
    known: () => trouble,
    async look() {
      await lookAtDisk();
      if (trouble !== undefined) return trouble;
      // Probes come from many sides; the database is asked once for all that ask meanwhile.
      looking ??= answers(ready).finally(() => (looking = undefined));
      return await looking;
    },
    close: () => clearInterval(timer),
  };
}

async function answers(ready: () => Promise<void>): Promise<string | undefined> {
  const late = Promise.withResolvers<string>();
  const timer = setTimeout(() => late.resolve(silent), patienceMs).unref();
  // Whatever the reason: it does not answer.
  const asked = ready()
    .then(() => undefined)
    .catch(() => silent);
  try {
    return await Promise.race([asked, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** False where the file system does not tell. */
export async function isFull(folder: string, least = leastFreeBytes): Promise<boolean> {
  try {
    const { bavail, bsize, blocks } = await statfs(folder);
    return blocks > 0 && bavail * bsize < least;
  } catch {
    // No such folder yet, or a system without that call: what happens then, its own errors tell.
    return false;
  }
}

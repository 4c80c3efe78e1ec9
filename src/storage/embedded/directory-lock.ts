// One process for each data folder: two would corrupt the database without a word. The lock dies with its holder.
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
  constructor(folder: string) {
    super(`the data folder ${resolve(folder)} is in use by another Muster process; stop that one or set DATA_DIR`);
  }
}

// A handle that nobody refers to is closed by the garbage collector, and its lock with it.
const held = new Set<DatabaseSync>();

/** Answers the function that gives the folder free. */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // SQLite's exclusive mode is an operating-system lock on every platform; nothing is ever stored in the file.
  const lock = new DatabaseSync(join(folder, 'lock'), { timeout: 0 });
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch (error) {
    lock.close();
    if (error instanceof Error && /locked|busy/i.test(error.message)) throw new FolderInUseError(folder);
    throw error;
  }
  held.add(lock);
  return () => {
    held.delete(lock);
    lock.close();
  };
}

// Brings a folder and all that is in it to the disk, the contents before the folder that names them.
import { closeSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Called for each file or folder that has to reach the disk. */
export type Fsync = (descriptor: number) => void;

export function syncTree(folder: string, fsync: Fsync): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncTree(path, fsync);
    // Windows syncs only what is open for writing.
    else syncOne(path, 'r+', fsync);
  }
  syncFolder(folder, fsync);
}

/** Windows refuses to open folders, and its file systems need no such call. */
export function syncFolder(folder: string, fsync: Fsync): void {
  if (process.platform !== 'win32') syncOne(folder, 'r', fsync);
}

function syncOne(path: string, flags: 'r' | 'r+', fsync: Fsync): void {
  const descriptor = openSync(path, flags);
  try {
    fsync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

// Opens the database files of one data folder, and makes them at the first start.
import { existsSync, fsyncSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { DurableNodeFS, durableStartParams } from './durable-fs.ts';
import { layEmptyCluster } from './kept-cluster.ts';
import { type Fsync, syncFolder, syncTree } from './sync-tree.ts';

export interface Cluster {
  readonly db: PGlite;
  readonly disk: DurableNodeFS;
}

export async function openCluster(dataDir: string, fsync: Fsync = fsyncSync): Promise<Cluster> {
  const folder = join(dataDir, 'database');
  if (!existsSync(join(folder, 'PG_VERSION'))) await makeCluster({ dataDir, folder, fsync });
  // Whoever gets here holds the data folder's lock, so nobody runs on it. A process killed between making this file and writing it
  // leaves it empty, and PostgreSQL would never start again beside an empty one.
  rmSync(join(folder, 'postmaster.pid'), { force: true });
  const disk = new DurableNodeFS(folder, fsync);
  const db = await PGlite.create({ fs: disk, startParams: durableStartParams });
  if (disk.fault !== undefined) throw disk.fault;
  return { db, disk };
}

/**
 * Written beside its place, then renamed: a start that is cut off leaves no half database behind.
 */
async function makeCluster(place: { dataDir: string; folder: string; fsync: Fsync }): Promise<void> {
  const aside = `${place.folder}.new`;
  rmSync(aside, { recursive: true, force: true });
  await layEmptyCluster(aside);
  syncTree(aside, place.fsync);
  renameSync(aside, place.folder);
  syncFolder(place.dataDir, place.fsync);
}

// Opens the database files of one data folder, and makes them at the first start.
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { DurableNodeFS, type Fsync, durableStartParams } from './durable-fs.ts';
import { emptyCluster } from './kept-cluster.ts';

export interface Cluster {
  readonly db: PGlite;
  readonly disk: DurableNodeFS;
}

async function openFiles(folder: string, fsync: Fsync, loadDataDir?: Blob): Promise<Cluster> {
  const disk = new DurableNodeFS(folder, fsync);
  const start = loadDataDir === undefined ? {} : { loadDataDir };
  const db = await PGlite.create({ fs: disk, startParams: durableStartParams, ...start });
  if (disk.fault !== undefined) throw disk.fault;
  return { db, disk };
}

export async function openCluster(dataDir: string, fsync: Fsync = fsyncSync): Promise<Cluster> {
  const folder = join(dataDir, 'database');
  if (!existsSync(join(folder, 'PG_VERSION'))) await makeCluster({ dataDir, folder, fsync });
  return openFiles(folder, fsync);
}

/**
 * Written beside its place, then renamed: a start that is cut off leaves no half database behind.
 */
async function makeCluster(place: { dataDir: string; folder: string; fsync: Fsync }): Promise<void> {
  const aside = `${place.folder}.new`;
  rmSync(aside, { recursive: true, force: true });
  const written = await openFiles(aside, place.fsync, await emptyCluster());
  await written.db.close();
  if (written.disk.fault !== undefined) throw written.disk.fault;
  renameSync(aside, place.folder);
  syncFolder(place.dataDir);
}

function syncFolder(path: string): void {
  if (process.platform === 'win32') return;
  const descriptor = openSync(path, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

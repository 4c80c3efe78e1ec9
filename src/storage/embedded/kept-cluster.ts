// The files of an empty database, made once for each release of PGlite and kept beside the compiled code: making them takes two
// thirds of a first start, copying them a twentieth. They hold nothing of anybody. Where they cannot be kept they are made each time.
import { constants, cpSync, existsSync, fsyncSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { DurableNodeFS, durableStartParams, memoryStartParams } from './durable-fs.ts';
import { syncTree } from './sync-tree.ts';

const keptIn = join(import.meta.dirname, '../../../dist/clusters');

/** Makes the files at a place where nothing is. */
type Make = (place: string) => Promise<void>;

/** Lays them at a place where nothing is. Nothing of it is on the disk for certain until whoever asked has synced it. */
export async function layEmptyCluster(place: string, folder = keptIn, make: Make = makeFiles): Promise<void> {
  const kept = join(folder, digestOfMaker());
  if (!existsSync(kept)) await keep(kept, make);
  try {
    cpSync(kept, place, { recursive: true, mode: constants.COPYFILE_FICLONE });
  } catch {
    // They could not be kept, or were kept by somebody who lets nobody else read them.
    rmSync(place, { recursive: true, force: true });
    await make(place);
  }
}

/** In memory first, where it is faster than on disk; then once more, to be closed in order: what is copied needs no recovery. */
async function makeFiles(place: string): Promise<void> {
  const memory = await PGlite.create({ startParams: memoryStartParams });
  const loadDataDir = await memory.dumpDataDir('none');
  await memory.close();
  const fs = new DurableNodeFS(place, () => undefined);
  const written = await PGlite.create({ fs, startParams: durableStartParams, loadDataDir });
  await written.close();
}

/** Whole or not at all: several processes may make them at once, any may be killed, and the power may fail. */
async function keep(kept: string, make: Make): Promise<void> {
  const aside = `${kept}.${process.pid}`;
  try {
    mkdirSync(dirname(kept), { recursive: true });
    await make(aside);
    syncTree(aside, fsyncSync);
    renameSync(aside, kept);
  } catch {
    // A folder that cannot be written, a full disk: whoever comes next makes them again. Or another process was first.
    rmSync(aside, { recursive: true, force: true });
  }
}

/** Changes with the release of PGlite and with what it is started with. */
function digestOfMaker(): string {
  const made = fileURLToPath(import.meta.resolve('@electric-sql/pglite'));
  const description = readFileSync(join(dirname(made), '../package.json'));
  const parameters = [...memoryStartParams, ...durableStartParams].join('\n');
  return createHash('sha256').update(description).update(parameters).digest('hex').slice(0, 16);
}

// The files of an empty database, made once for each release of PGlite and kept beside the compiled code: making them takes two
// thirds of a first start. They hold nothing of anybody. Where they cannot be kept they are made each time.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { memoryStartParams } from './durable-fs.ts';

const keptIn = join(import.meta.dirname, '../../../dist/clusters');

/** As a tar, for `loadDataDir`. */
export async function emptyCluster(folder = keptIn, make: () => Promise<Blob> = makeFiles): Promise<Blob> {
  const path = join(folder, `${digestOfMaker()}.tar`);
  try {
    // Read at once: another process that made it as well may put its own in the place.
    return new Blob([readFileSync(path)]);
  } catch {
    // Nobody made it here yet, or another release did.
    const files = await make();
    keep(path, new Uint8Array(await files.arrayBuffer()));
    return files;
  }
}

/** In memory, where it is faster than on disk. */
async function makeFiles(): Promise<Blob> {
  const memory = await PGlite.create({ startParams: memoryStartParams });
  const files = await memory.dumpDataDir('none');
  await memory.close();
  return files;
}

/** Whole or not at all: several processes may make it at once, and any may be killed. */
function keep(path: string, bytes: Uint8Array): void {
  const aside = `${path}.${process.pid}`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(aside, bytes, { flush: true });
    renameSync(aside, path);
  } catch {
    // A folder that cannot be written, a full disk: whoever comes next makes it again.
    if (existsSync(aside)) rmSync(aside);
  }
}

/** Changes with the release of PGlite and with what it is started with. */
function digestOfMaker(): string {
  const made = fileURLToPath(import.meta.resolve('@electric-sql/pglite'));
  const description = readFileSync(join(dirname(made), '../package.json'));
  return createHash('sha256').update(description).update(memoryStartParams.join('\n')).digest('hex').slice(0, 16);
}

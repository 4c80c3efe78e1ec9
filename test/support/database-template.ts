// One migrated database, made once for each state of the migrations: opening a copy takes a tenth of making one. It is kept as a
// file for databases in memory, and as the folder that this makes on the disk.
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  rmdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { memoryStartParams } from '../../src/storage/embedded/durable-fs.ts';
import { engineOn } from '../../src/storage/embedded/open-embedded.ts';
import { migrate } from '../../src/storage/migrate.ts';
import { migrations } from '../../src/storage/migrations/index.ts';

const hash = createHash('sha256')
  .update(JSON.stringify([migrations, memoryStartParams]))
  .digest('hex')
  .slice(0, 16);
const kept = join(tmpdir(), `muster-test-database-${hash}`);
const file = `${kept}.tar`;

/** An open copy in memory. */
export async function openTemplate(): Promise<PGlite> {
  await makeOnce(file, makeFile);
  return PGlite.create({ loadDataDir: new Blob([readFileSync(file)]), startParams: memoryStartParams });
}

/** The same on the disk: the database of a data folder, to be copied. */
export async function templateFolder(): Promise<string> {
  await makeOnce(kept, makeFolder);
  return kept;
}

/** A data folder that is past its first start. */
export async function layTemplate(dataDir: string): Promise<void> {
  cpSync(await templateFolder(), join(dataDir, 'database'), { recursive: true });
}

/** Several test files start at once; one makes the template, the others wait for it. */
async function makeOnce(path: string, make: (aside: string) => Promise<void>): Promise<void> {
  if (existsSync(path)) return;
  const lock = `${path}.lock`;
  try {
    mkdirSync(lock);
  } catch {
    // Somebody else makes it. Should they have died, the lock is old and everybody makes their own.
    while (!existsSync(path) && isFresh(lock)) await sleep(50);
    if (!existsSync(path)) await makeWhole(path, make);
    return;
  }
  try {
    await makeWhole(path, make);
  } finally {
    rmdirSync(lock);
  }
}

async function makeWhole(path: string, make: (aside: string) => Promise<void>): Promise<void> {
  const aside = `${path}.${process.pid}`;
  await make(aside);
  try {
    renameSync(aside, path);
  } catch (error) {
    // A folder does not replace another: somebody was first.
    if (!existsSync(path)) throw error;
    rmSync(aside, { recursive: true, force: true });
  }
}

async function makeFile(aside: string): Promise<void> {
  const db = await PGlite.create({ startParams: memoryStartParams });
  const pool = engineOn(db).pool('owner');
  await migrate(pool, { release: '0.1.0' });
  await pool.end();
  const tar = await db.dumpDataDir('none');
  await db.close();
  writeFileSync(aside, Buffer.from(await tar.arrayBuffer()));
}

async function makeFolder(aside: string): Promise<void> {
  await makeOnce(file, makeFile);
  const db = await PGlite.create({ dataDir: aside, loadDataDir: new Blob([readFileSync(file)]) });
  await db.close();
}

function isFresh(lock: string): boolean {
  const made = statSync(lock, { throwIfNoEntry: false })?.mtimeMs;
  return made !== undefined && Date.now() - made < 30_000;
}

// One migrated database as a file, made once for each state of the migrations: opening a copy takes a tenth of making one.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmdirSync, statSync, writeFileSync } from 'node:fs';
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
const file = join(tmpdir(), `muster-test-database-${hash}.tar`);

/** An open copy in memory. */
export async function openTemplate(): Promise<PGlite> {
  if (!existsSync(file)) await makeOnce();
  return PGlite.create({ loadDataDir: new Blob([readFileSync(file)]), startParams: memoryStartParams });
}

/** The same on the disk: a data folder that is past its first start. */
export async function layTemplate(dataDir: string): Promise<void> {
  if (!existsSync(file)) await makeOnce();
  mkdirSync(dataDir, { recursive: true });
  const db = await PGlite.create({ dataDir: join(dataDir, 'database'), loadDataDir: new Blob([readFileSync(file)]) });
  await db.close();
}

/** Several test files start at once; one makes the template, the others wait for it. */
async function makeOnce(): Promise<void> {
  const lock = `${file}.lock`;
  try {
    mkdirSync(lock);
  } catch {
    // Somebody else makes it. Should they have died, the lock is old and everybody makes their own.
    while (!existsSync(file) && isFresh(lock)) await sleep(50);
    if (!existsSync(file)) await make();
    return;
  }
  try {
    await make();
  } finally {
    rmdirSync(lock);
  }
}

async function make(): Promise<void> {
  const db = await PGlite.create({ startParams: memoryStartParams });
  const pool = engineOn(db).pool('owner');
  await migrate(pool);
  await pool.end();
  const tar = await db.dumpDataDir('none');
  await db.close();
  const aside = `${file}.${process.pid}`;
  writeFileSync(aside, Buffer.from(await tar.arrayBuffer()));
  renameSync(aside, file);
}

function isFresh(lock: string): boolean {
  const made = statSync(lock, { throwIfNoEntry: false })?.mtimeMs;
  return made !== undefined && Date.now() - made < 30_000;
}

// The embedded database on the disk: made whole or not at all, synced at each commit, and complete after a kill.
import { cpSync, existsSync, fsyncSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { TenantId } from '../../../src/core/ids.ts';
import { openCluster } from '../../../src/storage/embedded/cluster.ts';
import { FolderInUseError } from '../../../src/storage/embedded/directory-lock.ts';
import { engineOn, openEmbedded } from '../../../src/storage/embedded/open-embedded.ts';
import type { Engine } from '../../../src/storage/engine.ts';
import type { Fsync } from '../../../src/storage/embedded/sync-tree.ts';
import { storageOn } from '../../../src/storage/open.ts';
import { openAt } from '../../support/children/open-storage.ts';
import { startChild } from '../../support/children/start-child.ts';
import { createTestClock } from '../../support/clock.ts';
import { testDependencies } from '../../support/embedded.ts';
import { createKeptLog } from '../../support/log.ts';

const root = mkdtempSync(join(tmpdir(), 'muster-disk-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

// Made once, the slow way; the tests work on copies. Rubbish of a first start that was cut off lies in its way.
const made = join(root, 'made');
mkdirSync(join(made, 'database.new'), { recursive: true });
writeFileSync(join(made, 'database.new', 'PG_VERSION'), 'rubbish');
await (
  await storageOn(await openEmbedded({ dataDir: made, log: createKeptLog() }), testDependencies(createTestClock()))
).close();

const copy = (name: string): string => {
  const dataDir = join(root, name);
  cpSync(made, dataDir, { recursive: true });
  return dataDir;
};

async function onThisThread(dataDir: string, fsync: Fsync): Promise<Engine> {
  const { db, disk } = await openCluster(dataDir, fsync);
  return engineOn(db, 10_000, disk);
}

test('a first start after one that was cut off makes a whole database, and leaves nothing beside it', () => {
  expect(existsSync(join(made, 'database', 'PG_VERSION'))).toBe(true);
  expect(existsSync(join(made, 'database.new'))).toBe(false);
});

test('a start that was killed between making its lock file and writing it does not bar the next', async () => {
  const dataDir = copy('half-locked');
  writeFileSync(join(dataDir, 'database', 'postmaster.pid'), '');
  const engine = await onThisThread(dataDir, fsyncSync);
  await expect(engine.pool('owner').query('select 1')).resolves.toBeDefined();
  await engine.close();
});

test('every commit is synced to the disk', async () => {
  let synced = 0;
  const fsync = (descriptor: number): void => {
    synced += 1;
    fsyncSync(descriptor);
  };
  const engine = await onThisThread(copy('synced'), fsync);
  const pool = engine.pool('owner');
  await pool.query('create table line (id int)');
  const before = synced;
  for (let id = 0; id < 20; id += 1) await pool.query('insert into line values ($1)', [id]);
  expect(synced - before).toBeGreaterThanOrEqual(20);
  const beforeCheckpoint = synced;
  await pool.query('checkpoint');
  expect(synced).toBeGreaterThan(beforeCheckpoint);
  await engine.close();
});

test('after a failed sync nothing is confirmed any more, and what was confirmed before is there when it is opened anew', async () => {
  const dataDir = copy('failing');
  let fails = false;
  const fsync = (descriptor: number): void => {
    if (fails) throw new Error('EIO: i/o error, fsync');
    fsyncSync(descriptor);
  };
  const engine = await onThisThread(dataDir, fsync);
  const pool = engine.pool('owner');
  await pool.query('create table line (id int)');
  await pool.query('insert into line values (1)');
  fails = true;
  await expect(pool.query('insert into line values (2)')).rejects.toThrow('EIO');
  // The disk says yes again, but nobody knows what of the first try is on it.
  fails = false;
  await expect(pool.query('insert into line values (3)')).rejects.toThrow('answers no more');
  await expect(pool.query('select 1')).rejects.toThrow('answers no more');
  await engine.close();
  const again = await openEmbedded({ dataDir, log: createKeptLog() });
  const { rows } = await again.pool('owner').query('select id from line order by id');
  expect(rows).toContainEqual({ id: 1 });
  expect(rows).not.toContainEqual({ id: 3 });
  await again.close();
});

test('a folder that is open is refused, and stays usable for its holder', async () => {
  const dataDir = copy('held');
  const engine = await openEmbedded({ dataDir, log: createKeptLog() });
  await expect(openEmbedded({ dataDir, log: createKeptLog() })).rejects.toThrow(FolderInUseError);
  expect((await engine.pool('owner').query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await engine.close();
  await (await openEmbedded({ dataDir, log: createKeptLog() })).close();
});

test('connections take turns through the thread as on a server, and the event loop goes on while it computes', async () => {
  const engine = await openEmbedded({ dataDir: copy('threaded'), log: createKeptLog(), patienceMs: 300 });
  const pool = engine.pool('owner');
  const [a, b] = [await pool.connect(), await pool.connect()];
  const heard: (string | undefined)[] = [];
  b.on('notification', ({ payload }) => heard.push(payload));
  await b.query('listen news');
  await a.query('create table line (id int primary key)');
  await a.query('begin');
  await a.query(`notify news, 'came'`);
  await a.query('insert into line values (1)');
  const waiting = b.query('select id from line');
  await a.query('commit');
  expect((await waiting).rows).toEqual([{ id: 1 }]);
  expect(heard).toEqual(['came']);
  await expect(a.query('insert into line values (1)')).rejects.toMatchObject({
    code: '23505',
    constraint: 'line_pkey',
  });

  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  await a.query('select count(*) from generate_series(1, 2000000)');
  clearInterval(timer);
  expect(turns).toBeGreaterThan(3);

  const broken: Error[] = [];
  a.on('error', (error) => broken.push(error));
  await a.query('begin');
  expect((await b.query(`select repeat('x', 3000000) as long`)).rows[0]?.long).toHaveLength(3_000_000);
  expect(broken[0]?.message).toContain('do not use another connection inside a transaction');
  a.release(true);
  b.release();
  await engine.close();
});

test('nothing that was committed is lost by kills in the middle of work, and the audit trail holds', async () => {
  const dataDir = copy('killed');
  const committed: string[] = [];
  for (const after of [5, 90]) {
    const child = startChild('write-for-ever.ts', dataDir, String(committed.length * 10));
    await child.said(after);
    child.process.kill('SIGKILL');
    expect(await child.gone).toBe('SIGKILL');
    committed.push(...child.lines);
  }
  const storage = await openAt(dataDir);
  const ledger = storage.ledger(TenantId.parse('acme'));
  const kept = await Promise.all(committed.map((idem) => ledger.actionByIdem(idem)));
  expect(committed.length).toBeGreaterThanOrEqual(95);
  expect(kept.filter((action) => action === undefined)).toEqual([]);
  const { records, brokenAt } = await ledger.verifyAudit();
  expect(brokenAt).toBeNull();
  expect(records).toBeGreaterThanOrEqual(committed.length);
  await storage.close();
}, 90_000);

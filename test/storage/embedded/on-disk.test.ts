// The embedded database on the disk: made whole or not at all, synced at each commit, and complete after a kill.
import { cpSync, existsSync, fsyncSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { TenantId } from '../../../src/core/ids.ts';
import { FolderInUseError } from '../../../src/storage/embedded/directory-lock.ts';
import { openEmbedded } from '../../../src/storage/embedded/open-embedded.ts';
import { storageOn } from '../../../src/storage/open.ts';
import { openAt } from '../../support/children/open-storage.ts';
import { startChild } from '../../support/children/start-child.ts';
import { createTestClock } from '../../support/clock.ts';
import { testParts } from '../../support/embedded.ts';
import { createKeptLog } from '../../support/log.ts';

const root = mkdtempSync(join(tmpdir(), 'muster-disk-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

// Made once, the slow way; the tests work on copies. Rubbish of a first start that was cut off lies in its way.
const made = join(root, 'made');
mkdirSync(join(made, 'database.new'), { recursive: true });
writeFileSync(join(made, 'database.new', 'PG_VERSION'), 'rubbish');
await (
  await storageOn(await openEmbedded({ dataDir: made, log: createKeptLog() }), testParts(createTestClock()))
).close();

const copy = (name: string): string => {
  const dataDir = join(root, name);
  cpSync(made, dataDir, { recursive: true });
  return dataDir;
};

test('a first start after one that was cut off makes a whole database, and leaves nothing beside it', () => {
  expect(existsSync(join(made, 'database', 'PG_VERSION'))).toBe(true);
  expect(existsSync(join(made, 'database.new'))).toBe(false);
});

test('every commit is synced to the disk', async () => {
  let synced = 0;
  const fsync = (descriptor: number): void => {
    synced += 1;
    fsyncSync(descriptor);
  };
  const engine = await openEmbedded({ dataDir: copy('synced'), log: createKeptLog(), fsync });
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

test('a folder that is open is refused, and stays usable for its holder', async () => {
  const dataDir = copy('held');
  const engine = await openEmbedded({ dataDir, log: createKeptLog() });
  await expect(openEmbedded({ dataDir, log: createKeptLog() })).rejects.toThrow(FolderInUseError);
  expect((await engine.pool('owner').query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await engine.close();
  await (await openEmbedded({ dataDir, log: createKeptLog() })).close();
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
});

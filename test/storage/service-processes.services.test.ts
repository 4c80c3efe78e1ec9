// Whose leases end when a process on a PostgreSQL server dies, and whose do not.
import { Client } from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { storageOn } from '../../src/storage/open.ts';
import { openServer } from '../../src/storage/server.ts';
import { leasedTables } from '../../src/storage/migrations/0241-lease-holders.ts';
import { createTestClock } from '../support/clock.ts';
import { type Child, startChild } from '../support/children/start-child.ts';
import { testDependencies } from '../support/embedded.ts';
import { createTestDatabase, describeWith } from '../support/real-services.ts';

/** More than a death takes to be seen, and far less than the hour for which the leases were taken. */
const soon = { timeout: 30_000, interval: 100 };

async function setUp() {
  const databaseUrl = await createTestDatabase();
  const storage = await storageOn(openServer({ databaseUrl, holder: 'watcher' }), testDependencies(createTestClock()));
  const owner = new Client({ connectionString: databaseUrl });
  await owner.connect();
  const children: Child[] = [];
  onTestFinished(async () => {
    for (const { process } of children) process.kill('SIGKILL');
    await owner.end();
    await storage.close();
  });
  return {
    owner,
    storage,
    databaseUrl,
    hold: async (name: string) => {
      const child = startChild('hold-leases.ts', databaseUrl, name);
      children.push(child);
      await child.said(1);
      return child;
    },
    /** The tables in which that process holds a lease that runs. */
    heldBy: async (name: string): Promise<string[]> => {
      const held: string[] = [];
      for (const table of leasedTables) {
        const mine = `select 1 from ${table} where lease_holder = $1 and lease_until > now()`;
        if ((await owner.query(mine, [name])).rows.length > 0) held.push(table);
      }
      return held;
    },
  };
}

describeWith(['postgres'], 'leases on a server', () => {
  test('every table with leases says whose they are', async () => {
    const { owner } = await setUp();
    const { rows } = await owner.query(
      `select table_name as name from information_schema.columns
        where column_name = 'lease_until' and table_schema = 'public' order by 1`,
    );
    expect(rows.map(({ name }) => name)).toEqual([...leasedTables].toSorted());
  });

  test('a process that is killed holds none within seconds, of whatever kind; one that stands still keeps all', async () => {
    const { storage, hold, heldBy } = await setUp();
    const [dead, still] = [await hold('dead'), await hold('still')];
    expect(await heldBy('dead')).toEqual([...leasedTables]);
    const freed = vi.fn<() => void>();
    storage.presence.onFreed(freed);
    still.process.kill('SIGSTOP');
    dead.process.kill('SIGKILL');
    await vi.waitFor(async () => expect(await heldBy('dead')).toEqual([]), soon);
    expect(await heldBy('still')).toEqual([...leasedTables]);
    await vi.waitFor(() => expect(freed).toHaveBeenCalledOnce(), soon);
    still.process.kill('SIGCONT');
  });

  test('what it had in hand is found by every sweep', async () => {
    const { storage, hold, heldBy } = await setUp();
    const dead = await hold('dead');
    dead.process.kill('SIGKILL');
    await vi.waitFor(async () => expect(await heldBy('dead')).toEqual([]), soon);
    const now = new Date();
    expect(await storage.ledgerSweep.unfinished(now)).toHaveLength(1);
    expect(await storage.letterSweep.due({ now, leaseEndedBy: now, limit: 10 })).toMatchObject([{ key: 'k' }]);
    expect(await storage.integration.syncSweep.waiting(now)).toHaveLength(1);
    expect(await storage.postSweep.stale({ real: now, business: now })).toMatchObject([{ id: 'p' }]);
    expect((await storage.outbox.lease({ now, until: now, limit: 10 })).map(({ name }) => name)).toContain('x');
    const claim = { scope: 'dead', key: 'k', now, leaseUntil: now, expiresAt: new Date(now.getTime() + 60_000) };
    expect(await storage.idempotency.claim({ ...claim, fingerprint: 'other' })).toEqual({ kind: 'mismatch' });
    expect(await storage.idempotency.claim({ ...claim, fingerprint: 'f' })).toMatchObject({ kind: 'new' });
  });

  test('a process whose connections the server breaks comes back under its name and keeps its leases', async () => {
    const { owner, storage, hold, heldBy } = await setUp();
    await hold('cut-off');
    const ofOthers = `pid <> pg_backend_pid() and datname = current_database()`;
    await owner.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${ofOthers}`);
    const keys = async (): Promise<unknown> =>
      (await owner.query('select lock_key from service_process order by 1')).rows.map(({ lock_key: key }) => key);
    await vi.waitFor(async () => expect(await keys()).toEqual(['cut-off 1', 'watcher 1']), soon);
    expect(await heldBy('cut-off')).toEqual([...leasedTables]);
    expect(storage.presence.lost().aborted).toBe(false);
  });

  test('a process that stops in order leaves nothing to wait for, also what it could not end', async () => {
    const { databaseUrl, owner, heldBy } = await setUp();
    const leaving = await storageOn(
      openServer({ databaseUrl, holder: 'leaving' }),
      testDependencies(createTestClock()),
    );
    const [now, until] = [new Date(), new Date(Date.now() + 3_600_000)];
    await leaving.idempotency.claim({
      scope: 's',
      key: 'k',
      fingerprint: 'f',
      now,
      leaseUntil: until,
      expiresAt: until,
    });
    expect(await heldBy('leaving')).toEqual(['idempotency']);
    await leaving.close();
    await vi.waitFor(async () => expect(await heldBy('leaving')).toEqual([]), soon);
    await vi.waitFor(async () => {
      const { rows } = await owner.query('select id from service_process');
      expect(rows).toEqual([{ id: 'watcher' }]);
    }, soon);
  });
});

// Row level security must not cost a scan: with many rows of many tenants, the stores find theirs by an index.
import type { Pool } from 'pg';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { TenantId } from '../../src/core/ids.ts';
import { storageOn } from '../../src/storage/open.ts';
import { openServer } from '../../src/storage/server.ts';
import { createTestClock } from '../support/clock.ts';
import { testDependencies } from '../support/embedded.ts';
import { deciding, makeAction, makeApproval, nora } from '../support/ledger-records.ts';
import { createTestDatabase, describeWith } from '../support/real-services.ts';
import { freshTenant } from '../support/tenants.ts';

/** Twenty thousand copies of each row of that tenant, spread over four hundred others. */
async function multiply(pool: Pool, tenant: TenantId, { table, own }: { table: string; own: readonly string[] }) {
  const { rows } = await pool.query(
    `select column_name as name from information_schema.columns where table_name = $1 and is_identity = 'NO'`,
    [table],
  );
  const names = z.array(z.object({ name: z.string() })).parse(rows);
  const value = (name: string): string => {
    if (name === 'tenant') return `'other_' || n % 400`;
    return own.includes(name) ? `"${name}" || '_' || n` : `"${name}"`;
  };
  // What the server tidies up by itself reads the whole table, and would be counted.
  await pool.query(`alter table ${table} set (autovacuum_enabled = false)`);
  await pool.query(
    `insert into ${table} (${names.map(({ name }) => `"${name}"`).join()})
     select ${names.map(({ name }) => value(name)).join()} from ${table}, generate_series(1, 20000) n
      where tenant = $1`,
    [tenant],
  );
  await pool.query(`analyze ${table}`);
}

const Reads = z.array(z.object({ name: z.string(), lookups: z.number(), pages: z.number() }));

/** How often these tables were read by an index, and how many pages that and everything else took. */
async function reads(pool: Pool): Promise<z.infer<typeof Reads>> {
  const { rows } = await pool.query(
    `select relname as name, idx_scan::int as lookups,
            (heap_blks_hit + heap_blks_read + idx_blks_hit + idx_blks_read)::int as pages
       from pg_stat_user_tables join pg_statio_user_tables using (relid, relname)
      where relname in ('action', 'approval', 'letter', 'outbox') order by 1`,
  );
  return Reads.parse(rows);
}

/** A server with many tenants, one of which has an action that waits, and a letter. */
async function setUp() {
  const clock = createTestClock();
  const now = clock.real.now();
  const tenant = freshTenant();
  const root = makeAction({ status: 'pending_approval' });
  const approval = makeApproval(root);
  const databaseUrl = await createTestDatabase();
  const dependencies = testDependencies(clock);
  const open = () => storageOn(openServer({ databaseUrl }), dependencies);
  const first = await open();
  await first.ledger(tenant).open({ root, members: [], approval });
  const letter = { key: 'k1', candidate: null, to: 'a@example.org', subject: '', text: '' };
  await first.letters(tenant).hold({ ...letter, releaseAt: now, createdAt: now });
  await first.close();
  const owner = openServer({ databaseUrl });
  const pool = owner.pool('owner');
  await multiply(pool, tenant, { table: 'action', own: ['id', 'idem', 'task'] });
  await multiply(pool, tenant, { table: 'approval', own: ['id', 'action'] });
  await multiply(pool, tenant, { table: 'letter', own: ['key'] });
  await multiply(pool, tenant, { table: 'outbox', own: ['id'] });
  // What a connection counted is written down when it ends.
  await owner.close();
  const watcher = openServer({ databaseUrl });
  return { open, tenant, root, approval, now, pool: watcher.pool('owner'), close: () => watcher.close() };
}

describeWith(['postgres'], 'indexes', () => {
  test('the stores read and change single records and pages at the cost of an index look-up', async () => {
    const { open, tenant, root, approval, now, pool, close } = await setUp();
    // Each connection tells what it read when it has ended.
    await vi.waitFor(async () => expect((await reads(pool)).map(({ pages }) => pages > 5000)).not.toContain(false));
    const before = await reads(pool);
    const storage = await open();
    const ledger = storage.ledger(tenant);
    const letters = storage.letters(tenant);
    const later = new Date(now.getTime() + 60_000);

    await ledger.action(root.id);
    await ledger.actionByIdem(root.idem);
    await ledger.task(root.task);
    await ledger.members(root.id);
    await ledger.actions({ limit: 50 });
    await ledger.actions({ limit: 50, before: root.id, requestedBy: nora });
    const executed = { from: now, to: later };
    for (const status of ['executed', 'undone'] as const) {
      await ledger.actions({ limit: 50, status, executed });
      await ledger.actions({ limit: 50, status, executed, before: root.id });
    }
    await ledger.approvals({ status: 'pending', limit: 50, before: approval.id });
    await ledger.approvalOf(root.id);
    await ledger.messagesSince(nora, now);
    await ledger.open({ root, members: [], approval: undefined });
    await ledger.decide(deciding(approval));
    await ledger.step({ action: root.id, from: ['approved'], to: 'executing', by: nora, set: { attempt: 1 } });
    await ledger.renew({ action: root.id, attempt: 1, until: later });
    await letters.find('k1');
    await letters.list({ limit: 50 });
    await letters.claim({ key: 'k1', now, leaseUntil: later, leaseEndedBy: now });
    await letters.settle({ key: 'k1', attempt: 1, status: 'held', uncertain: false, at: now, releaseAt: later });
    await letters.cancel('k1');
    const [job] = await storage.outbox.lease({ now: later, until: later, limit: 1 });
    await storage.outbox.keep(job?.id ?? '');
    await storage.close();

    await vi.waitFor(async () =>
      expect((await reads(pool))[0]?.lookups).toBeGreaterThan((before[0]?.lookups ?? 0) + 10),
    );
    const costs = (await reads(pool)).map(({ name, lookups, pages }, at) => ({
      name,
      pages: (pages - (before[at]?.pages ?? 0)) / Math.max(1, lookups - (before[at]?.lookups ?? 0)),
    }));
    // Down an index, to the row, and a few more in each index where it is written; a scan of
    // rows or of a whole index takes hundreds.
    expect(costs.filter(({ pages }) => pages > 13)).toEqual([]);
    await close();
  });
});

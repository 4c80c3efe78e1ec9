// What row level security holds on every database, whatever the code above forgets: tenants do not meet.
import type pg from 'pg';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { TenantId } from '../../src/core/ids.ts';
import type { Engine } from '../../src/storage/engine.ts';
import { actAsTenant } from '../support/tenant-session.ts';
import { freshTenant } from '../support/tenants.ts';

const Rows = z.array(z.record(z.string(), z.unknown()));

const insert = (client: pg.PoolClient, tenant: TenantId, id: string) =>
  client.query(`insert into template values ($1, $2, 's', 'b')`, [tenant, id]);
const ids = async (from: pg.Pool | pg.PoolClient) =>
  Rows.parse((await from.query('select id from template order by id')).rows).map(({ id }) => id);

export function tenantIsolationContract(name: string, opened: () => Engine): void {
  /** The pool that serves, two organizations with a template each, and work in the name of one. */
  const setUp = async () => {
    const engine = opened();
    const app = engine.pool('app');
    const as = <T>(tenant: TenantId, work: (client: pg.PoolClient) => Promise<T>): Promise<T> =>
      actAsTenant(engine, tenant, work);
    const a = freshTenant();
    const b = freshTenant();
    await as(a, async (client) => [await insert(client, a, 'a1'), await insert(client, a, 'a2')]);
    await as(b, (client) => insert(client, b, 'b1'));
    return { engine, app, as, a, b };
  };

  describe(`${name}: tenants`, () => {
    test('every table that has a tenant forces row level security', async () => {
      const { engine } = await setUp();
      const { rows } = await engine.pool('owner').query(
        `select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as forced
           from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant'
          where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`,
      );
      const tables = Rows.parse(rows);
      expect(tables.length).toBeGreaterThanOrEqual(15);
      expect(tables.filter(({ forced }) => forced !== true)).toEqual([]);
    });

    test('the role that serves is bound by it', async () => {
      const { app } = await setUp();
      const { rows } = await app.query(
        'select current_user as name, rolsuper, rolbypassrls from pg_roles where rolname = current_user',
      );
      expect(rows).toEqual([{ name: 'app', rolsuper: false, rolbypassrls: false }]);
    });

    test('a tenant sees its own rows, and without a tenant there are none', async () => {
      const { app, as, a, b } = await setUp();
      expect(await as(a, ids)).toEqual(['a1', 'a2']);
      expect(await as(b, ids)).toEqual(['b1']);
      expect(await ids(app)).toEqual([]);
    });

    test('a row of another tenant cannot be written, changed or removed', async () => {
      const { as, a, b } = await setUp();
      await expect(as(a, (client) => insert(client, b, 'x'))).rejects.toMatchObject({ code: '42501' });
      const moved = as(a, (client) => client.query('update template set tenant = $1', [b]));
      await expect(moved).rejects.toMatchObject({ code: '42501' });
      const changed = await as(a, (client) => client.query(`update template set body = 'x' where id = 'b1'`));
      const removed = await as(a, (client) => client.query(`delete from template where id = 'b1'`));
      expect([changed.rowCount, removed.rowCount]).toEqual([0, 0]);
      expect(await as(b, ids)).toEqual(['b1']);
    });

    test('a hundred interleaved transactions of two tenants see their own rows only', async () => {
      const { app, as, a, b } = await setUp();
      const seen = await Promise.all(Array.from({ length: 100 }, (_, index) => as(index % 2 === 0 ? a : b, ids)));
      expect(new Set(seen.map((rows) => rows.join()))).toEqual(new Set(['a1,a2', 'b1']));
      expect(await ids(app)).toEqual([]);
    });

    test('a sweep looks over all tenants, and can change nothing', async () => {
      const { app } = await setUp();
      const client = await app.connect();
      await client.query('begin');
      await client.query(`select set_config('app.sweep', 'on', true)`);
      const changed = await client.query(`update letter set status = 'sent'`);
      await client.query('rollback');
      client.release();
      expect(changed.rowCount).toBe(0);
    });

    test('the audit trail can be written, but not rewritten, by the role that serves', async () => {
      const { as, a } = await setUp();
      for (const statement of [`update audit set actor = 'x'`, 'delete from audit', 'delete from audit_head'])
        await expect(as(a, (client) => client.query(statement))).rejects.toMatchObject({ code: '42501' });
    });
  });
}

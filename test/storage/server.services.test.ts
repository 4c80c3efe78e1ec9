// A PostgreSQL server may drop connections at any moment: that fails what ran on them, and nothing else.
import { expect, test } from 'vitest';
import { openServer } from '../../src/storage/server.ts';
import { createTestDatabase, describeWith, openServerStorage } from '../support/real-services.ts';
import { freshTenant } from '../support/tenants.ts';

describeWith(['postgres'], 'a server that drops connections', () => {
  test('a transaction that is cut off fails, and the next one works', async () => {
    const { storage, engine, close } = await openServerStorage();
    const tenant = freshTenant();
    const owner = engine.pool('owner');
    const cutOff = storage.records(tenant).change(async (records) => {
      await records.put({ kind: 'job', id: 'a', body: 1 });
      await owner.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
      );
      await new Promise((resolve) => setTimeout(resolve, 100));
      await records.put({ kind: 'job', id: 'b', body: 2 });
    });
    await expect(cutOff).rejects.toThrow(/terminat|not queryable|connection error/);
    expect(await storage.records(tenant).read((records) => records.list('job'))).toEqual([]);
    await storage.ready();
    await close();
  });

  test('closing does not wait for ever for a connection that nobody gives back', async () => {
    const engine = openServer({ databaseUrl: await createTestDatabase() });
    const client = await engine.pool('owner').connect();
    await engine.close();
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    client.release(true);
  });
});

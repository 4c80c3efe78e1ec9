// A transaction of the application's role that reaches one organization, past the stores: what row security lets through.
import type pg from 'pg';
import type { TenantId } from '../../src/core/ids.ts';
import type { Engine } from '../../src/storage/engine.ts';

export async function actAsTenant<T>(
  engine: Engine,
  tenant: TenantId,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const pool = engine.pool('app');
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(`select set_config('app.tenant', $1, true)`, [tenant]);
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

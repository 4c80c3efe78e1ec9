// Housekeeping does what a server's background workers would: dead rows are cleared, the log is cut by a checkpoint.
import { Pool } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { startHousekeeping } from '../../../src/storage/embedded/housekeeping.ts';
import { engineOn } from '../../../src/storage/embedded/open-embedded.ts';
import { openTemplate } from '../../support/database-template.ts';
import { createKeptLog } from '../../support/log.ts';

const engine = engineOn(await openTemplate());
const pool = engine.pool('owner');
afterAll(() => engine.close());

test('a table with many dead rows is vacuumed, and the log position is a checkpoint', async () => {
  await pool.query('create table churn as select n from generate_series(1, 5000) n');
  await pool.query('delete from churn');
  const dead = async () => {
    const { rows } = await pool.query(`select pg_stat_force_next_flush(), n_dead_tup::int as dead
      from pg_stat_user_tables where relname = 'churn'`);
    return Number(rows[0]?.dead);
  };
  const redo = async () => String((await pool.query('select redo_lsn from pg_control_checkpoint()')).rows[0]?.redo_lsn);
  await dead();
  expect(await dead()).toBe(5000);
  const before = await redo();
  const housekeeping = startHousekeeping(pool, createKeptLog());
  await housekeeping.run();
  await housekeeping.stop();
  expect(await dead()).toBe(0);
  expect(await redo()).not.toBe(before);
});

test('a round that fails is logged and left to the next', async () => {
  const log = createKeptLog();
  const unreachable = new Pool({ host: '127.0.0.1', port: 1, user: 'nobody' });
  const housekeeping = startHousekeeping(unreachable, log);
  await housekeeping.run();
  await housekeeping.stop();
  expect(log.lines).toMatchObject([{ level: 'warn', event: 'housekeeping failed' }]);
});

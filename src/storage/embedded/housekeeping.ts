// PGlite has no background workers: without this the write-ahead log grows for ever and dead rows are never cleared.
import type pg from 'pg';
import { z } from 'zod';
import { type Log, defectOf } from '../../core/log.ts';

const everyMs = 5 * 60_000;
const manyDeadRows = 1000;
const table = z.object({ name: z.string() });

export interface Housekeeping {
  run(): Promise<void>;
  /** Waits for a round in progress. */
  stop(): Promise<void>;
}

export function startHousekeeping(pool: pg.Pool, log: Log): Housekeeping {
  let round = Promise.resolve();
  const run = (): Promise<void> => {
    round = round
      .then(() => tidy(pool))
      .catch((error: unknown) => {
        // The next round tries again; nothing else depends on this one.
        log.warn('housekeeping failed', { defect: defectOf(error) });
      });
    return round;
  };
  const timer = setInterval(() => void run(), everyMs).unref();
  return {
    run,
    stop: () => {
      clearInterval(timer);
      return round;
    },
  };
}

async function tidy(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query(
    `select quote_ident(schemaname) || '.' || quote_ident(relname) as name
       from pg_stat_user_tables where n_dead_tup > $1 and n_dead_tup * 5 > n_live_tup order by n_dead_tup desc`,
    [manyDeadRows],
  );
  // One statement each: a vacuum keeps everybody else waiting for its length.
  for (const { name } of z.array(table).parse(rows)) await pool.query(`vacuum (analyze) ${name}`);
  await pool.query('checkpoint');
}

// Rewrites the files that held erased rows. A deleted row stays in its page, in the statistics and in the write-ahead log
// until something overwrites it; this does not wait for that.
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { Problem } from '../core/problem.ts';
import type { Engine } from './engine.ts';
import { personalStores } from './personal/index.ts';

/** Waiting for a lock blocks everybody behind it. */
const lockTimeout = '5s';
/** PostgreSQL's code for a lock that was not to be had in time. */
const lockNotAvailable = '55P03';
/** How often, and how many times, it is looked whether everybody who may still see the erased rows is done. */
const lookMs = 100;
const looks = 100;
/** With the answers under the protected role, which no other store may see. */
const rewritten = [...Object.keys(personalStores), 'protected_attribute'];
/** The statistics quote values of the columns. */
const statistics = 'pg_statistic';

/**
 * Throws `unavailable` when a table is in use for too long, or somebody's transaction still sees what was erased. On a server
 * that is not ours the write-ahead log ages out by that server's settings; where the login may, it is cut off here.
 */
export function createCompact(engine: Engine): () => Promise<void> {
  let pool: ReturnType<Engine['pool']> | undefined;
  return () => compact((pool ??= engine.pool('owner')), engine.kind === 'embedded');
}

async function compact(pool: ReturnType<Engine['pool']>, isEmbedded: boolean): Promise<void> {
  const client = await pool.connect();
  try {
    // One backend serves everybody there: a setting would stay, and no lock is ever waited for.
    if (!isEmbedded) {
      await client.query(`set lock_timeout = '${lockTimeout}'`);
      await untilNobodySees(client);
    }
    const mayMendCatalog = isEmbedded || (await isSuperuser(client));
    for (const table of rewritten) {
      // Of a table that the erasure emptied, ANALYZE leaves the statistics as they were.
      if (mayMendCatalog) await client.query(`delete from ${statistics} where starelid = $1::regclass`, [table]);
      await client.query(`analyze ${table}`);
      await client.query(`vacuum full ${table}`);
    }
    if (mayMendCatalog) {
      // What was deleted of the statistics just now, whoever began to look meanwhile still sees: an ANALYZE that the server began itself.
      if (!isEmbedded) await untilNobodySees(client);
      await client.query(`vacuum full ${statistics}`);
      await client.query('select pg_switch_wal()');
      await client.query('checkpoint');
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === lockNotAvailable)
      throw new Problem('unavailable', 'The tables are in use; their files are rewritten later.', { cause: error });
    throw error;
  } finally {
    client.release(!isEmbedded);
  }
}

/** VACUUM carries along what a snapshot from before the erasure may still see, that of an ANALYZE too. */
async function untilNobodySees(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ now: string }>('select pg_current_xact_id()::text as now');
  const now = rows[0]?.now;
  for (let look = 0; look < looks; look += 1) {
    const { rowCount } = await client.query(
      `select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
         and greatest(age(backend_xid), age(backend_xmin)) > age($1::xid8::xid) limit 1`,
      [now],
    );
    if (rowCount === 0) return;
    await pause(lookMs);
  }
  throw new Problem('unavailable', 'Others still see what was erased; the files are rewritten once they are done.');
}

async function isSuperuser(client: { query(text: string): Promise<{ rows: { is: boolean }[] }> }): Promise<boolean> {
  const { rows } = await client.query('select rolsuper as is from pg_roles where rolname = current_user');
  return rows[0]?.is === true;
}

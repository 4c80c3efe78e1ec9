// Brings the schema up to date. Replicas that start together wait for each other and run each migration once.
import { Kysely, PostgresDialect, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type pg from 'pg';
import { DatabaseError } from 'pg';
import { z } from 'zod';
import { migrations } from './migrations/index.ts';
import { requireServed } from './schema-release.ts';

const asMigration = (statements: string): Migration => ({
  up: async (db) => {
    await sql.raw(statements).execute(db);
  },
});

interface Migrating {
  /** That runs here. */
  readonly release: string;
  /** As far as an earlier version was; all by default. */
  readonly only?: readonly string[];
}

/**
 * Answers the names of those that ran. Where a newer release has been at this database nothing is left to do, and what it added is
 * passed over; throws where it has taken away what this one needs.
 */
export async function migrate(
  pool: pg.Pool,
  { release, only = Object.keys(migrations) }: Migrating,
): Promise<readonly string[]> {
  if (await isSettled(pool, release)) return [];
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  const wanted = Object.entries(migrations).filter(([name]) => only.includes(name));
  const all = Object.fromEntries(wanted.map(([name, text]) => [name, asMigration(text)]));
  const { error, results } = await new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(all) },
  }).migrateToLatest();
  if (error !== undefined) {
    // A newer release that started at the same moment may have been first.
    if (await isSettled(pool, release)) return [];
    throw error;
  }
  return (results ?? []).filter(({ status }) => status === 'Success').map(({ migrationName }) => migrationName);
}

const undefinedTable = '42P01';
const Ran = z.array(z.object({ name: z.string() }));

/** All that are known ran. Kysely's own look reads the whole catalogue, twice: half a second of a start. */
async function isSettled(pool: pg.Pool, release: string): Promise<boolean> {
  const ran = await namesRan(pool);
  const missing = Object.keys(migrations).filter((name) => !ran.includes(name));
  const unknown = ran.filter((name) => !(name in migrations));
  if (unknown.length > 0) requireServed({ release, missing, unknown });
  return missing.length === 0;
}

async function namesRan(pool: pg.Pool): Promise<readonly string[]> {
  try {
    const { rows } = await pool.query('select name from kysely_migration');
    return Ran.parse(rows).map(({ name }) => name);
  } catch (error) {
    if (error instanceof DatabaseError && error.code === undefinedTable) return [];
    throw error;
  }
}

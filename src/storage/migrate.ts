// Brings the schema up to date. Replicas that start together wait for each other and run each migration once.
import { Kysely, PostgresDialect, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type pg from 'pg';
import { DatabaseError } from 'pg';
import { z } from 'zod';
import { migrations } from './migrations/index.ts';

const asMigration = (statements: string): Migration => ({
  up: async (db) => {
    await sql.raw(statements).execute(db);
  },
});

/** Answers the names of those that ran. `only`: as far as an earlier version was. */
export async function migrate(
  pool: pg.Pool,
  only: readonly string[] = Object.keys(migrations),
): Promise<readonly string[]> {
  if (await isUpToDate(pool)) return [];
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  const wanted = Object.entries(migrations).filter(([name]) => only.includes(name));
  const all = Object.fromEntries(wanted.map(([name, text]) => [name, asMigration(text)]));
  const { error, results } = await new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(all) },
  }).migrateToLatest();
  if (error !== undefined) throw error;
  return (results ?? []).filter(({ status }) => status === 'Success').map(({ migrationName }) => migrationName);
}

const undefinedTable = '42P01';
const ran = z.array(z.object({ name: z.string() }));

/** Exactly those that are known ran. Kysely's own look reads the whole catalogue, twice: half a second of a start. */
async function isUpToDate(pool: pg.Pool): Promise<boolean> {
  try {
    const { rows } = await pool.query('select name from kysely_migration');
    const names = ran.parse(rows).map(({ name }) => name);
    return names.toSorted().join() === Object.keys(migrations).toSorted().join();
  } catch (error) {
    if (error instanceof DatabaseError && error.code === undefinedTable) return false;
    throw error;
  }
}

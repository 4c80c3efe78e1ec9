// Brings the schema up to date. Replicas that start together wait for each other and run each migration once.
import { Kysely, PostgresDialect, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type pg from 'pg';
import { migrations } from './migrations/index.ts';

const asMigration = (statements: string): Migration => ({
  up: async (db) => {
    await sql.raw(statements).execute(db);
  },
});

/** Answers the names of those that ran. */
export async function migrate(pool: pg.Pool): Promise<readonly string[]> {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  const all = Object.fromEntries(Object.entries(migrations).map(([name, text]) => [name, asMigration(text)]));
  const { error, results } = await new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(all) },
  }).migrateToLatest();
  if (error !== undefined) throw error;
  return (results ?? []).filter(({ status }) => status === 'Success').map(({ migrationName }) => migrationName);
}

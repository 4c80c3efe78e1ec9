// What a newer release leaves behind in a database: its changes of the schema, and their names.
import type pg from 'pg';

/** A table and a column more, as a newer release adds them. */
export async function expand(pool: pg.Pool, name = '9000-added-later'): Promise<void> {
  await pool.query('create table added_later (tenant text not null)');
  await pool.query("alter table organization add column added_later text not null default 'new'");
  await note(pool, name);
}

/** As kysely notes what ran. */
export async function note(pool: pg.Pool, name: string): Promise<void> {
  await pool.query('insert into kysely_migration (name, timestamp) values ($1, $2)', [
    name,
    '2026-12-24T00:00:00.000Z',
  ]);
}

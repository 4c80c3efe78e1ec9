// Which tables and columns a backup holds, read from the database itself: a table that somebody adds is in it without being named.
import type pg from 'pg';
import { z } from 'zod';
import { BackupError } from './backup-error.ts';

export const BackupTable = z.strictObject({ name: z.string(), columns: z.array(z.string()).min(1) });
export type BackupTable = z.infer<typeof BackupTable>;

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

const Named = z.array(z.object({ name: z.string() }));

/** In the order in which they were made: a table that another refers to comes first. */
export async function tablesOf(client: pg.PoolClient): Promise<readonly BackupTable[]> {
  const { rows } = await client.query(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where n.nspname = 'public' and c.relkind = 'r' and c.relname not like 'kysely%'
    group by c.oid, c.relname
    order by c.oid`);
  return z.array(BackupTable).parse(rows);
}

export async function migrationsRun(client: pg.PoolClient): Promise<readonly string[]> {
  const { rows } = await client.query('select name from kysely_migration order by name');
  return Named.parse(rows).map(({ name }) => name);
}

/** Under row level security a login may see one organization at a time, and a backup would silently hold nothing. */
export async function requireWholeSight(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query(
    'select (rolsuper or rolbypassrls) as sees from pg_roles where rolname = current_user',
  );
  const [{ sees } = { sees: false }] = z.array(z.object({ sees: z.boolean() })).parse(rows);
  if (!sees)
    throw new BackupError(
      'DATABASE_OWNER_URL: this login sees one organization at a time; name one with BYPASSRLS for backups',
    );
}

/** Numbers go on behind what was put back. */
export async function resetSequences(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query(`
    select c.relname as name, a.attname as column
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attidentity <> ''
    where n.nspname = 'public' and c.relkind = 'r'`);
  for (const { name, column } of z.array(z.object({ name: z.string(), column: z.string() })).parse(rows))
    await client.query(
      `select setval(pg_get_serial_sequence($1, $2), coalesce(max(${quoted(column)}), 0) + 1, false) from ${quoted(name)}`,
      [quoted(name), column],
    );
}

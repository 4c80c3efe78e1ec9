// Fills a table with copies of a row that the service wrote itself, so that a bench can have as many as it wants of what is real.
import type { Client } from 'pg';

export interface Copies {
  readonly table: string;
  /** Which row is copied: an SQL condition. */
  readonly like: string;
  /** What is different in each copy: SQL over `n`, its number. */
  readonly with: Readonly<Record<string, string>>;
  readonly from: number;
  readonly to: number;
}

export async function multiply(client: Client, { table, like, with: changed, from, to }: Copies): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = $1 and is_identity = 'NO' and is_generated = 'NEVER'`,
    [table],
  );
  const columns = rows.map(({ name }) => name);
  const values = columns.map((name) => changed[name] ?? `original."${name}"`);
  const names = columns.map((name) => `"${name}"`).join(', ');
  const { rowCount } = await client.query(
    `insert into ${table} (${names})
      select ${values.join(', ')}
      from (select * from ${table} where ${like} limit 1) original, generate_series(${from}, ${to}) n`,
  );
  if (rowCount !== to - from + 1) throw new Error(`${table}: there was no row like that to copy`);
  await client.query(`vacuum analyze ${table}`);
}

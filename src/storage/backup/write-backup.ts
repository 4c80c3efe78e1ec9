// Everything of the database as it stood at one moment, one line a row, from whichever engine and for whichever engine. Jobs in the
// queue are left out: the outbox hands them over again.
import type pg from 'pg';
import { z } from 'zod';
import type { Engine } from '../engine.ts';
import type { SealingKey } from '../sealing/sealer.ts';
import { BackupError } from './backup-error.ts';
import { writeSealed } from './sealed-file.ts';
import { type BackupTable, migrationsRun, quoted, requireWholeSight, tablesOf } from './tables.ts';

interface Backup {
  readonly engine: Engine;
  readonly path: string;
  readonly keys: readonly SealingKey[];
  readonly version: string;
  readonly at: Date;
}

/** Answers how many rows it holds. */
export async function writeBackup({ engine, path, ...sealing }: Backup): Promise<number> {
  const pool = engine.pool('owner');
  const client = await pool.connect();
  const told = { rows: 0 };
  try {
    await requireWholeSight(client);
    // What is committed meanwhile is no part of it, and nobody has to wait.
    await client.query('start transaction isolation level repeatable read read only');
    await writeSealed(path, linesOf(client, told), sealing);
    await client.query('commit');
    return told.rows;
  } finally {
    // A transaction that failed goes with its connection.
    client.release(true);
  }
}

const atOnce = 500;
const Row = z.array(z.object({ row: z.string() }));

async function* linesOf(client: pg.PoolClient, told: { rows: number }): AsyncGenerator<string> {
  const tables = await tablesOf(client);
  if (tables.length === 0) throw new BackupError('There is nothing in this database yet.');
  yield `${JSON.stringify({ migrations: await migrationsRun(client), tables })}\n`;
  for (const table of tables)
    for await (const rows of pagesOf(client, table)) {
      told.rows += rows.length;
      yield `${JSON.stringify([table.name, rows])}\n`;
    }
  yield `${JSON.stringify({ rows: told.rows })}\n`;
}

async function* pagesOf(client: pg.PoolClient, { name, columns }: BackupTable): AsyncGenerator<readonly string[]> {
  const list = columns.map(quoted).join(', ');
  await client.query(
    `declare backup no scroll cursor for select row_to_json(r)::text as row from (select ${list} from ${quoted(name)}) r`,
  );
  for (;;) {
    const rows = Row.parse((await client.query(`fetch ${atOnce} from backup`)).rows).map(({ row }) => row);
    if (rows.length > 0) yield rows;
    if (rows.length < atOnce) break;
  }
  await client.query('close backup');
}

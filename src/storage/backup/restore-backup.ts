// Puts a backup into an empty database, in one transaction: all of it or nothing. The schema is first brought to where it stood when
// the backup was made, so that later migrations change the rows as they would have.
import type pg from 'pg';
import { z } from 'zod';
import type { Engine } from '../engine.ts';
import { migrate } from '../migrate.ts';
import { migrations } from '../migrations/index.ts';
import type { SealingKey } from '../sealing/sealer.ts';
import { BackupError } from './backup-error.ts';
import { readSealed } from './sealed-file.ts';
import { BackupTable, quoted, requireWholeSight, resetSequences, tablesOf } from './tables.ts';

const Head = z.strictObject({ migrations: z.array(z.string()), tables: z.array(BackupTable) });
const Rows = z.tuple([z.string(), z.array(z.string())]);
const End = z.strictObject({ rows: z.int() });

interface Restoration {
  readonly engine: Engine;
  readonly path: string;
  readonly keys: readonly SealingKey[];
  /** That runs here. */
  readonly release: string;
}

/** Answers how many rows were put back. */
export async function restoreBackup({ engine, path, keys, release }: Restoration): Promise<number> {
  const pool = engine.pool('owner');
  const lines = readSealed(path, keys);
  const head = Head.parse(JSON.parse(await nextOf(lines)));
  const unknown = head.migrations.filter((name) => !(name in migrations));
  if (unknown.length > 0)
    throw new BackupError(
      `The backup is of a later version of Muster (${unknown.join(', ')}); install that one first.`,
    );
  await requireEmpty(pool);
  await migrate(pool, { release, only: head.migrations });
  const client = await pool.connect();
  try {
    await requireWholeSight(client);
    await client.query('begin');
    const rows = await putBack(client, lines, head.tables);
    await resetSequences(client);
    await client.query('commit');
    await migrate(pool, { release });
    return rows;
  } finally {
    client.release(true);
  }
}

async function nextOf(lines: AsyncGenerator<string>): Promise<string> {
  const { value, done } = await lines.next();
  if (done === true) throw new BackupError('The backup is empty.');
  return value;
}

async function putBack(
  client: pg.PoolClient,
  lines: AsyncGenerator<string>,
  tables: readonly BackupTable[],
): Promise<number> {
  const insertions = new Map(tables.map((table) => [table.name, insertionOf(table)]));
  let rows = 0;
  let end: number | undefined;
  for await (const line of lines) {
    const parsed: unknown = JSON.parse(line);
    const some = Rows.safeParse(parsed);
    if (!some.success) {
      end = End.parse(parsed).rows;
      continue;
    }
    const [name, texts] = some.data;
    const insertion = insertions.get(name);
    if (insertion === undefined) throw new BackupError(`The backup names no columns of ${name}.`);
    await client.query(insertion, [`[${texts.join(',')}]`]);
    rows += texts.length;
  }
  if (end !== rows) throw new BackupError(`The backup should hold ${end ?? 'some'} rows and holds ${rows}.`);
  return rows;
}

function insertionOf({ name, columns }: BackupTable): string {
  const list = columns.map(quoted).join(', ');
  return `insert into ${quoted(name)} (${list}) overriding system value
    select ${list} from json_populate_recordset(null::${quoted(name)}, $1::json)`;
}

/** Nothing that is there is ever overwritten. */
async function requireEmpty(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    for (const { name } of await tablesOf(client)) {
      const { rowCount } = await client.query(`select 1 from ${quoted(name)} limit 1`);
      if ((rowCount ?? 0) > 0)
        throw new BackupError(`The database is not empty (${name}); a backup is put back into an empty one only.`);
    }
  } finally {
    client.release();
  }
}

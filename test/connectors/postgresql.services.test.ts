// PostgreSQL as a system, on a real server: read in pages, written in batches, and whatever it refuses told without its words.
import { randomUUID } from 'node:crypto';
import { Pool } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { postgresqlOf } from '../../src/connectors/postgresql.ts';
import { openBudget } from '../../src/connectors/runtime/budget.ts';
import { openPostgresSystem } from '../../src/connectors/runtime/postgresql/open-postgresql.ts';
import type { JsonObject } from '../../src/core/json.ts';
import { underLease } from '../../src/core/lease.ts';
import type { RemoteRecord, WriteAction, Writing } from '../../src/core/ports/remote-system.ts';
import { createTestClock } from '../support/clock.ts';
import { describeWith, urlOf } from '../support/real-services.ts';

const signal = new AbortController().signal;

describeWith(['postgres'], 'a real PostgreSQL as a system', () => {
  const pools: Pool[] = [];
  afterAll(async () => void (await Promise.all(pools.map((pool) => pool.end()))));

  async function setUp(more: { user?: string; table?: string } = {}) {
    const url = new URL(urlOf('postgres'));
    const schema = `people_${randomUUID().replaceAll('-', '')}`;
    const pool = new Pool({ connectionString: url.href, max: 2 });
    pools.push(pool);
    await pool.query(`create schema ${schema}`);
    await pool.query(
      `create table ${schema}.people (id bigint primary key, name text not null, "Born On" date, tags json,
        at timestamptz not null default now())`,
    );
    const config = {
      host: url.hostname,
      port: Number(url.port),
      database: url.pathname.slice(1),
      tls: 'off',
      collections: { people: { table: more.table ?? `${schema}.people`, changed: 'at' } },
    };
    const clock = createTestClock().real;
    const system = openPostgresSystem({
      connector: postgresqlOf(config),
      config,
      secrets: { credentials: { username: more.user ?? url.username, password: url.password }, token: null },
      budget: openBudget({ concurrency: 4 }, clock),
      log: { note: () => {} },
      drift: { note: () => {} },
      clock,
      guard: { allowPrivate: true },
    });
    const read = async (since: string | null = null): Promise<RemoteRecord[]> => {
      const records: RemoteRecord[] = [];
      let cursor: string | null = null;
      do {
        const page = await system.readPage({ collection: 'people', cursor, since, filters: {}, signal });
        records.push(...page.records);
        cursor = page.next;
      } while (cursor !== null);
      return records;
    };
    const write = (action: WriteAction, records: readonly JsonObject[]) =>
      system.write(
        records.map((record): Writing => ({
          collection: 'people',
          action,
          record,
          remoteId: JSON.stringify(record['id']),
          key: 'k',
        })),
        signal,
      );
    return { system, read, write, pool, schema };
  }

  test('rows come in pages, each once, with their types', async () => {
    const { pool, schema, read } = await setUp();
    await pool.query(
      `insert into ${schema}.people (id, name, "Born On") select n, 'Name ' || n, '2001-02-03' from generate_series(1, 1200) n`,
    );
    const records = await read();
    expect(records).toHaveLength(1200);
    expect(new Set(records.map(({ id }) => id)).size).toBe(1200);
    expect(records[0]).toMatchObject({ id: '1', body: { id: 1, name: 'Name 1', 'Born On': '2001-02-03', tags: null } });
  });

  test('with an instant, only what changed since', async () => {
    const { pool, schema, read } = await setUp();
    await pool.query(
      `insert into ${schema}.people (id, name, at) values (1, 'old', '2020-01-01'), (2, 'new', '2026-01-01')`,
    );
    expect((await read('2025-01-01T00:00:00Z')).map(({ id }) => id)).toEqual(['2']);
  });

  test('an upsert writes once however often it is repeated, and keeps what it does not name', async () => {
    const { read, write } = await setUp();
    await write('upsert', [{ id: 1, name: 'Ada', tags: ['x'] }]);
    const again = [{ id: 1, name: 'Ada Lovelace' }];
    expect(await write('upsert', again)).toEqual([{ kind: 'written', remoteId: '1' }]);
    await write('upsert', again);
    expect(await read()).toMatchObject([{ id: '1', body: { name: 'Ada Lovelace', tags: ['x'] } }]);
  });

  test('a process whose work another has taken over writes nothing, and reads on', async () => {
    const { read, write } = await setUp();
    const gone = { holds: async () => false };
    const answers = await underLease(gone, () => write('upsert', [{ id: 1, name: 'Ada' }]));
    expect(answers).toMatchObject([{ kind: 'failed', fault: { kind: 'transient', unclear: true } }]);
    expect(await underLease(gone, () => read())).toEqual([]);
    expect(await write('upsert', [{ id: 1, name: 'Ada' }])).toMatchObject([{ kind: 'written' }]);
  });

  test('one bad row of many is refused alone, and its content is not repeated', async () => {
    const { read, write } = await setUp();
    const rows = Array.from({ length: 50 }, (_, index) => ({ id: index, name: index === 17 ? null : `Name ${index}` }));
    const answers = await write('upsert', rows);
    expect(answers.map(({ kind }, index) => (kind === 'failed' ? index : -1)).filter((index) => index >= 0)).toEqual([
      17,
    ]);
    expect(answers[17]).toMatchObject({ fault: { kind: 'invalid', blame: 'integration' } });
    expect(await read()).toHaveLength(49);
  });

  test('creating what is there is a conflict, unless it is the same creation again', async () => {
    const { write } = await setUp();
    await write('create', [{ id: 1, name: 'Ada' }]);
    expect(await write('create', [{ id: 1, name: 'Ada' }])).toMatchObject([{ kind: 'written' }]);
    expect(await write('create', [{ id: 1, name: 'Grace' }])).toMatchObject([{ fault: { kind: 'conflict' } }]);
  });

  test('updating what is not there says so; deleting it is done', async () => {
    const { write, read } = await setUp();
    expect(await write('update', [{ id: 9, name: 'Nobody' }])).toMatchObject([{ fault: { kind: 'not_found' } }]);
    await write('upsert', [{ id: 1, name: 'Ada' }]);
    expect(await write('delete', [{ id: 1 }, { id: 2 }])).toMatchObject([{ kind: 'written' }, { kind: 'written' }]);
    expect(await read()).toEqual([]);
  });

  test('names are names: a column that reads like SQL changes nothing', async () => {
    const { write, read } = await setUp();
    await write('upsert', [{ id: 1, name: 'Ada' }]);
    const answers = await write('upsert', [{ id: 2, name: 'x', 'at") values (1); drop table people; --': 'x' }]);
    expect(answers).toMatchObject([{ kind: 'failed', fault: { kind: 'invalid' } }]);
    expect(await read()).toHaveLength(1);
  });

  test('a table that is not there is told as such', async () => {
    const { read } = await setUp({ table: 'nowhere.people' });
    await expect(read()).rejects.toMatchObject({ kind: 'not_found' });
  });

  test('a user that the server does not know is refused as credentials', async () => {
    const { system } = await setUp({ user: 'stranger' });
    await expect(system.test(signal)).rejects.toMatchObject({ kind: 'auth', blame: 'integration' });
  });
});

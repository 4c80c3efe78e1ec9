// The embedded database looks like a server with many connections, although it has one backend.
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { afterAll, expect, test, vi } from 'vitest';
import { engineOn } from '../../../src/storage/embedded/open-embedded.ts';
import { openTemplate } from '../../support/database-template.ts';

const db = await openTemplate();
const engine = engineOn(db, 300);
const pool = engine.pool('owner');
await pool.query('create table line (id int primary key, text text)');
afterAll(() => engine.close());

const ask = (client: pg.PoolClient, text: string) => client.query({ name: 'same', text });
const who = async (from: pg.Pool) => (await from.query('select current_user as name')).rows[0]?.name;
const path = async (from: pg.Pool) => (await from.query('show search_path')).rows[0]?.search_path;

/** Two connections at once, given back afterwards. */
async function withTwo<T>(work: (a: pg.PoolClient, b: pg.PoolClient) => Promise<T>): Promise<T> {
  const [a, b] = [await pool.connect(), await pool.connect()];
  try {
    return await work(a, b);
  } finally {
    a.release();
    b.release();
  }
}

test('three hundred queries at once each get their own answer', async () => {
  const texts = Array.from({ length: 300 }, (_, index) => `${index}`.repeat(2000));
  const answers = await Promise.all(texts.map((text) => pool.query('select $1::text as text', [text])));
  expect(answers.map(({ rows }) => String(rows[0]?.text))).toEqual(texts);
});

test('replies are taken as they come: PGlite, which keeps what it parses, parses none', async () => {
  const asked = vi.spyOn(db, 'execProtocolRawSync');
  const said = () =>
    asked.mock.results.map(({ value }: { value: unknown }) => (value instanceof Uint8Array ? value.length : -1));
  await pool.query('select $1::text as text', ['x'.repeat(20_000)]);
  expect(said()).toEqual(said().map(() => 0));
  // Asked in another way it goes back to that; the next question is answered all the same.
  await db.query('select 1');
  await pool.query('select 2');
  asked.mockClear();
  expect((await pool.query('select 3 as number')).rows).toEqual([{ number: 3 }]);
  expect(said()).toEqual(said().map(() => 0));
  asked.mockRestore();
});

test('a transaction is alone until it ends: what others ask waits', async () => {
  await withTwo(async (a, b) => {
    await a.query('begin');
    await a.query(`insert into line values (1, 'a')`);
    let hasAnswered = false;
    const waiting = b.query('select count(*)::int as count from line').finally(() => (hasAnswered = true));
    await sleep(50);
    expect(hasAnswered).toBe(false);
    await a.query('rollback');
    expect((await waiting).rows).toEqual([{ count: 0 }]);
  });
});

test('a connection that is destroyed in a transaction rolls back and frees the backend', async () => {
  const client = await pool.connect();
  await client.query('begin');
  await client.query(`insert into line values (2, 'lost')`);
  client.release(true);
  expect((await pool.query('select * from line where id = 2')).rows).toEqual([]);
});

test('a failed statement aborts its own transaction only, with the error of a server', async () => {
  await pool.query(`insert into line values (3, 'first')`);
  await withTwo(async (a, b) => {
    await a.query('begin');
    const failing = a.query(`insert into line values (3, 'second')`);
    await expect(failing).rejects.toMatchObject({ code: '23505', constraint: 'line_pkey' });
    await expect(a.query('select 1')).rejects.toMatchObject({ code: '25P02' });
    await a.query('rollback');
    expect((await b.query('select text from line where id = 3')).rows).toEqual([{ text: 'first' }]);
  });
});

test('prepared statements of one name on two connections do not meet', async () => {
  await withTwo(async (a, b) => {
    expect((await ask(a, `select 'a' as x`)).rows).toEqual([{ x: 'a' }]);
    expect((await ask(b, `select 'b' as x`)).rows).toEqual([{ x: 'b' }]);
    expect((await ask(a, `select 'a' as x`)).rows).toEqual([{ x: 'a' }]);
  });
});

test('a notification reaches who listens, and nobody when it was rolled back', async () => {
  await withTwo(async (a, b) => {
    const heard: string[] = [];
    a.on('notification', ({ payload }) => heard.push(`a ${payload}`));
    b.on('notification', ({ payload }) => heard.push(`b ${payload}`));
    await a.query('listen news');
    await b.query('LISTEN "news"');
    await pool.query(`notify news, '1'`);
    await b.query('begin');
    await b.query(`notify news, '2'`);
    await b.query('rollback');
    await b.query('unlisten news');
    await pool.query(`notify news, '3'`);
    await sleep(20);
    expect(heard.toSorted()).toEqual(['a 1', 'a 3', 'b 1']);
  });
});

test('role and search path belong to the pool, however its connections take turns', async () => {
  const app = engine.pool('app');
  const jobs = engine.pool('jobs');
  const answers = await Promise.all([who(app), who(pool), path(jobs), who(app), path(pool), who(jobs)]);
  expect(answers).toEqual(['app', 'postgres', 'bullmq', 'app', 'public', 'postgres']);
});

test('using a second connection inside a transaction fails with the reason instead of waiting for ever', async () => {
  const client = await pool.connect();
  const broken: Error[] = [];
  client.on('error', (error) => broken.push(error));
  await client.query('begin');
  const inner = pool.query('select 1 as one');
  expect((await inner).rows).toEqual([{ one: 1 }]);
  expect(broken[0]?.message).toContain('do not use another connection inside a transaction');
  await expect(client.query('commit')).rejects.toThrow('not queryable');
  client.release(true);
});

test('timers get their turn while queries run one after the other', async () => {
  let ticks = 0;
  const timer = setInterval(() => (ticks += 1), 1);
  for (let count = 0; count < 200; count += 1) await pool.query('select 1');
  clearInterval(timer);
  expect(ticks).toBeGreaterThan(3);
});

test('whoever is waited for goes before what goes on for long, whoever came first', async () => {
  const uses = ['behind', 'app', 'intake'] as const;
  const clients = await Promise.all(uses.map((use) => engine.pool(use).connect()));
  const answered: string[] = [];
  await withTwo(async (holder) => {
    await holder.query('begin');
    const asked = clients.map(async (client, index) => {
      await client.query('select 1');
      answered.push(uses[index] ?? '');
    });
    await holder.query('select 2');
    await holder.query('commit');
    await Promise.all(asked);
  });
  for (const client of clients) client.release();
  expect(answered).toEqual(['intake', 'app', 'behind']);
});

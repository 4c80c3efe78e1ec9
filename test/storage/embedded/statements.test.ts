// Statements that come again are known to the embedded database by name, and nobody who asks can tell but by the clock.
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Statements } from '../../../src/storage/embedded/statements.ts';
import { bindTo, parseAs } from '../../../src/storage/embedded/wire.ts';
import { type TestStorage, openTestStorage } from '../../support/embedded.ts';

let opened: TestStorage;
let pool: Pool;

beforeAll(async () => {
  opened = await openTestStorage();
  pool = opened.engine.pool('owner');
});
afterAll(() => opened.close());

const known = async () => {
  const { rows } = await pool.query<{ text: string }>('select statement as text from pg_prepared_statements');
  return rows.map(({ text }) => text);
};

test('a statement that comes again is prepared, and answers with what is asked each time', async () => {
  const text = 'select $1::int + 1 as next';
  for (let at = 0; at < 250; at += 1) expect((await pool.query(text, [at])).rows).toEqual([{ next: at + 1 }]);
  expect(await known()).toContain(text);
});

test('each role has its own, and sees its own rows', async () => {
  const app = opened.engine.pool('app');
  const text = 'select count(*)::int as count, $1::text as of from sync';
  for (let at = 0; at < 4; at += 1) {
    expect((await pool.query(text, ['owner'])).rows).toEqual([{ count: 0, of: 'owner' }]);
    expect((await app.query(text, ['app'])).rows).toEqual([{ count: 0, of: 'app' }]);
  }
  expect((await known()).filter((one) => one === text)).toHaveLength(2);
});

test('a table that changes meanwhile is read as it is now', async () => {
  await pool.query('create table changing (a int)');
  for (let at = 0; at < 4; at += 1) await pool.query('select * from changing where $1::int = 1', [1]);
  await pool.query('alter table changing add column b text');
  await pool.query('insert into changing values (1, $1)', ['x']);
  expect((await pool.query('select * from changing where $1::int = 1', [1])).rows).toEqual([{ a: 1, b: 'x' }]);
});

test('a statement that fails goes on failing as it would, and others are not touched', async () => {
  const text = 'select 1 / $1::int as part';
  const came: unknown[] = [];
  for (const by of [1, 1, 0, 1, 0, 1])
    came.push(
      await pool.query(text, [by]).then(
        ({ rows }) => rows[0]?.part,
        (error: unknown) => (error instanceof Error ? error.message : error),
      ),
    );
  expect(came).toEqual([1, 1, 'division by zero', 1, 'division by zero', 1]);
});

const parse = (text: string) => message(0x50, `\0${text}\0\0\0`);
const bind = message(0x42, '\0\0\0\0\0\0\0\0');
const sync = message(0x53, '');

function message(kind: number, body: string): Buffer {
  const head = Buffer.alloc(5);
  head[0] = kind;
  head.writeInt32BE(4 + body.length, 1);
  return Buffer.concat([head, Buffer.from(body, 'latin1')]);
}

/** What is sent for each of these texts, when the server takes everything. */
function sent(statements: Statements, texts: readonly string[]) {
  return texts.map((text) => {
    const { messages, forget } = statements.take('', [parse(text), bind, sync]);
    statements.saw(Buffer.from('1'));
    return {
      kinds: messages.map((bytes) => String.fromCodePoint(bytes[0] ?? 0)).join(''),
      forgets: forget !== undefined,
    };
  });
}

test('a plan is made anew after its uses, and no more are kept than allowed', () => {
  const statements = new Statements({ most: 1, uses: 2 });
  expect(sent(statements, ['select 1', 'select 1', 'select 1', 'select 1', 'select 1', 'select 1'])).toEqual([
    { kinds: 'PBS', forgets: false },
    { kinds: 'PBS', forgets: false },
    { kinds: 'BS', forgets: false },
    { kinds: 'BS', forgets: false },
    { kinds: 'PBS', forgets: true },
    { kinds: 'PBS', forgets: false },
  ]);
  expect(sent(statements, ['select 2', 'select 2', 'select 2', 'select 1']).map(({ forgets }) => forgets)).toEqual([
    false,
    true,
    false,
    true,
  ]);
});

test('what the server did not take is not relied on, and what changes the schema ends all plans', () => {
  const statements = new Statements();
  sent(statements, ['select 1']);
  statements.take('', [parse('select 1'), bind, sync]);
  statements.saw(Buffer.from('E'));
  expect(sent(statements, ['select 1', 'select 1', 'select 1']).map(({ kinds }) => kinds)).toEqual([
    'PBS',
    'PBS',
    'BS',
  ]);
  expect(sent(statements, ['alter table a add b int', 'select 1'])).toEqual([
    { kinds: 'PBS', forgets: true },
    { kinds: 'PBS', forgets: false },
  ]);
});

test('named statements of a client are left alone', () => {
  const named = [parseAs(parse('select 1'), 'own'), bindTo(bind, 'own'), sync];
  const statements = new Statements();
  for (let at = 0; at < 3; at += 1) expect(statements.take('', named)).toEqual({ messages: named });
});

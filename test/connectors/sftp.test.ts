// CSV over SFTP, on a real server: rows in pages, files once and again when they change, batches as whole files, the key pinned.
import { mkdirSync, readFileSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogue } from '../../src/connectors/catalogue.ts';
import { openBudget } from '../../src/connectors/runtime/budget.ts';
import { openSftpSystem } from '../../src/connectors/runtime/sftp/open-sftp.ts';
import { underLease } from '../../src/core/lease.ts';
import type { JsonObject } from '../../src/core/json.ts';
import type { RemoteRecord, Writing } from '../../src/core/ports/remote-system.ts';
import { createTestClock } from '../support/clock.ts';
import { type TestSftp, startSftp } from '../support/start-sftp.ts';

const signal = new AbortController().signal;
const credentials = { username: 'hr', password: 'right' };
let server: TestSftp;
let folders = 0;

beforeAll(async () => {
  server = await startSftp(credentials);
});
afterAll(() => server.close());

function setUp(more: { files?: JsonObject; host_key?: string | null; password?: string } = {}) {
  folders += 1;
  const folder = `f${folders}`;
  mkdirSync(join(server.folder, folder, 'out'), { recursive: true });
  const config = {
    host: '127.0.0.1',
    port: server.port,
    ...(more.host_key === null ? {} : { host_key: more.host_key ?? server.fingerprint }),
    collections: {
      people: {
        folder,
        files: 'people*.csv',
        id: 'no',
        write: { folder: `${folder}/out`, name: 'new' },
        ...more.files,
      },
    },
  };
  const clock = createTestClock().real;
  const system = openSftpSystem({
    connector: catalogue.declared({ system: 'sftp', config }),
    config,
    secrets: { credentials: { ...credentials, password: more.password ?? 'right' }, token: null },
    budget: openBudget({ concurrency: 1 }, clock),
    log: { note: () => {} },
    drift: { note: () => {} },
    clock,
    guard: { allowPrivate: true },
  });
  const put = (name: string, text: string | Buffer, at = 1_700_000_000) => {
    const path = join(server.folder, folder, name);
    writeFileSync(path, text);
    utimesSync(path, at, at);
  };
  const page = (cursor: string | null, since: string | null = null) =>
    system.readPage({ collection: 'people', cursor, since, filters: {}, signal });
  const read = async (since: string | null = null) => {
    const records: RemoteRecord[] = [];
    let at: string | null = null;
    for (;;) {
      const { records: more_, next, since: seen } = await page(at, since);
      records.push(...more_);
      if (next === null) return { records, ids: records.map(({ id }) => id), seen };
      at = next;
    }
  };
  const write = (...records: JsonObject[]) =>
    system.write(
      records.map((record): Writing => ({
        collection: 'people',
        action: 'create',
        record,
        remoteId: null,
        key: `k${JSON.stringify(record)}`,
      })),
      signal,
    );
  const left = () => readdirSync(join(server.folder, folder, 'out'), 'utf8').toSorted();
  const leftText = (name: string) => readFileSync(join(server.folder, folder, 'out', name), 'utf8');
  return { system, put, page, read, write, left, leftText };
}

test('rows come in pages, each once, whatever stands in their fields', async () => {
  const { put, read } = setUp();
  const rows = Array.from(
    { length: 1_234 },
    (_, at) => `${at},"Chloé ""C"" Müller,\r\nline two",${'x'.repeat(at % 90)}`,
  );
  put('people.csv', `\uFEFFno,name,note\r\n${rows.join('\r\n')}\r\n`);
  const { records, ids } = await read();
  expect(ids).toEqual(rows.map((_, at) => String(at)));
  expect(records[1_111]?.body).toEqual({ no: '1111', name: 'Chloé "C" Müller,\r\nline two', note: 'x'.repeat(31) });
});

test('every file is read once, the oldest first, and again when it has changed', async () => {
  const { put, read } = setUp();
  put('people-2.csv', 'no\n3\n', 1_700_000_100);
  put('people-1.csv', 'no\n1\n2\n');
  put('other.csv', 'no\n9\n');
  const first = await read();
  expect(first.ids).toEqual(['1', '2', '3']);
  expect(await read(first.seen)).toMatchObject({ ids: [], seen: first.seen });
  put('people-0.csv', 'no\n0\n', 1_600_000_000);
  put('people-1.csv', 'no\n1\n2\n4\n', 1_700_000_200);
  const second = await read(first.seen);
  expect(second.ids).toEqual(['0', '1', '2', '4']);
  expect((await read(second.seen)).ids).toEqual([]);
});

const rows = (from: number) => Array.from({ length: 600 }, (_, at) => String(from + at)).join('\n');

test('a file that is replaced while it is read is read anew from its start', async () => {
  const { put, page } = setUp();
  put('people.csv', `no\n${rows(0)}\n`);
  const { next } = await page(null);
  put('people.csv', `no\n${rows(5_000)}\n`, 1_700_000_300);
  const again = await page(next);
  expect(again.records[0]?.id).toBe('5000');
});

test('the newest file can be all there is', async () => {
  const { system, put, read } = setUp({ files: { read: 'newest' } });
  put('people-1.csv', 'no\n1\n2\n');
  put('people-2.csv', 'no\n2\n', 1_700_000_100);
  expect(await read()).toMatchObject({ ids: ['2'], seen: null });
  expect(system.connector.collections['people']).toMatchObject({
    changes: { kind: 'none' },
    deletes: { kind: 'full-scan' },
  });
});

test('another delimiter and encoding', async () => {
  const { put, read } = setUp({ files: { delimiter: ';', encoding: 'latin1' } });
  put('people.csv', Buffer.from('no;name\n1;Müller\n', 'latin1'));
  expect((await read()).records[0]?.body).toEqual({ no: '1', name: 'Müller' });
});

test('a batch becomes one whole file, and put there again it is the same one', async () => {
  const { write, left, leftText } = setUp();
  const records = [
    { no: 'a', name: 'O"Brien, Ann' },
    { no: 'b', tags: ['x'] },
  ];
  const [first] = await write(...records);
  expect(first).toEqual({ kind: 'written', remoteId: null });
  await write(...records);
  expect(left()).toHaveLength(1);
  expect(leftText(left()[0] ?? '')).toBe('no,name,tags\r\na,"O""Brien, Ann",\r\nb,,"[""x""]"\r\n');
  await write({ no: 'c' });
  expect(left()).toHaveLength(2);
});

test('a process whose work another has taken over leaves no file', async () => {
  const { write, left } = setUp();
  const gone = { holds: async () => false };
  const answers = await underLease(gone, () => write({ no: 'a' }));
  expect(answers).toMatchObject([{ kind: 'failed', fault: { kind: 'transient', unclear: true } }]);
  expect(left()).toEqual([]);
  expect(await write({ no: 'a' })).toMatchObject([{ kind: 'written' }]);
});

test('a file that could not take its name is never seen half, and comes with the next try', async () => {
  const { write, left } = setUp();
  server.renaming = () => {
    throw new Error('cut off');
  };
  expect(await write({ no: 'a' })).toMatchObject([{ kind: 'failed', fault: { kind: 'transient' } }]);
  expect(left().filter((name) => !name.startsWith('.'))).toEqual([]);
  server.renaming = () => undefined;
  expect(await write({ no: 'a' })).toMatchObject([{ kind: 'written' }]);
  expect(left()).toHaveLength(1);
});

test('nothing is sent to a server whose key is not the pinned one, and the remedy names what it shows', async () => {
  const wrong = setUp({ host_key: `SHA256:${'A'.repeat(43)}` });
  await expect(wrong.system.test(signal)).rejects.toMatchObject({
    kind: 'permission',
    fix: expect.stringContaining(server.fingerprint),
  });
  const none = setUp({ host_key: null });
  await expect(none.read()).rejects.toMatchObject({ fix: expect.stringContaining('enter it as host_key') });
});

test('what is wrong is told in words that help, and never with what stands in the file', async () => {
  const { put, read } = setUp();
  put('people.csv', 'no,name\n1,Ada Secret,too much\n');
  await expect(read()).rejects.toMatchObject({ kind: 'invalid', message: expect.not.stringContaining('Secret') });
  put('people.csv', 'name\nAda\n');
  await expect(read()).rejects.toMatchObject({ kind: 'invalid', fix: expect.stringContaining('column no') });
  await expect(setUp({ password: 'wrong' }).system.test(signal)).rejects.toMatchObject({ kind: 'auth' });
  await expect(setUp({ files: { folder: 'nowhere' } }).system.test(signal)).rejects.toMatchObject({
    kind: 'not_found',
  });
});

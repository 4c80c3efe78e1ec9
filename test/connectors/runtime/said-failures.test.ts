// Answers that are a success in name: what they say of single records, and of themselves, is read.
import { expect, test } from 'vitest';
import { restOf } from '../../../src/connectors/rest.ts';
import { openBudget } from '../../../src/connectors/runtime/budget.ts';
import { openHttp } from '../../../src/connectors/runtime/http.ts';
import { openRemoteSystem } from '../../../src/connectors/runtime/remote.ts';
import { refusedIn } from '../../../src/connectors/runtime/said-failures.ts';
import type { Json, JsonObject } from '../../../src/core/json.ts';
import type { WriteAction } from '../../../src/core/ports/remote-system.ts';
import { type TestServer, startServer } from '../../fakes/rest-systems.ts';
import { createTestClock } from '../../support/clock.ts';

const signal = new AbortController().signal;

async function withSystem<T>(
  write: object,
  answer: TestServer['answer'],
  act: (remote: ReturnType<typeof openRemoteSystem>, server: TestServer) => Promise<T>,
): Promise<T> {
  const server = await startServer(answer);
  const http = openHttp({ allowPrivate: true });
  const clock = createTestClock().real;
  const config = { base_url: server.url, collections: { people: { path: '/people', items: 'data', write } } };
  const remote = openRemoteSystem({
    connector: restOf(JSON.parse(JSON.stringify(config))),
    config: {},
    secrets: { credentials: {}, token: null },
    keepToken: async () => {},
    budget: openBudget({ concurrency: 4 }, clock),
    http,
    log: { note: () => {} },
    drift: { note: () => {} },
    clock,
  });
  try {
    return await act(remote, server);
  } finally {
    await http.close();
    await server.close();
  }
}

const writing = (record: JsonObject, action: WriteAction = 'upsert') => ({
  collection: 'people',
  action,
  record,
  remoteId: null,
  key: JSON.stringify(record),
});

test.each<[string, number, Json, readonly number[] | undefined]>([
  ['207 with a status for each', 207, [{ id: 'b', status: 422 }, { id: 'a', status: 200 }, { id: 'c' }], [1]],
  ['a result for each, out of order', 200, { results: [{ id: 'c', success: false }, { id: 'a' }, { id: 'b' }] }, [2]],
  ['results by place', 200, { results: [{ id: 9 }, { id: 8, errors: ['no'] }, { id: 7 }] }, [1]],
  ['an error that names a place', 200, { errors: [{ index: 2, message: 'no' }] }, [2]],
  ['an error that points to one', 200, { errors: [{ source: { pointer: '/data/1/mail' } }] }, [1]],
  ['an error that names an id', 200, { errors: [{ record: { id: 'b' } }] }, [1]],
  ['bulk operations', 200, { errors: true, items: [{ index: {} }, { index: { status: 400 } }, { index: {} }] }, [1]],
  ['fewer than were sent, by their ids', 200, [{ id: 'a' }, { id: 'c' }], [1]],
  ['fewer than were sent, by new ids', 200, [{ id: 1 }, { id: 2 }], undefined],
  ['a count of failures alone', 200, { created: 2, failed: 1 }, undefined],
  ['a failure of all', 200, { success: false }, undefined],
  ['207 and nothing', 207, {}, undefined],
  ['all taken', 200, { data: [{ id: 'a' }, { id: 'b' }, { id: 'c' }], errors: [], failed: 0 }, []],
  ['nothing said', 204, {}, []],
  ['a count in other words', 200, { numberRecordsProcessed: 3, numberRecordsFailed: 1 }, undefined],
  ['a count within', 200, { counts: { processed: 3, error_count: '2' } }, undefined],
  ['a count of none', 200, { processed: 3, failed_count: 0, errors: [] }, []],
  ['records that are called rejected', 200, [{ status: 'rejected' }, { status: 'new' }, { status: 'new' }], []],
])('%s', (...[, status, body, expected]) => {
  const sent = ['a', 'b', 'c'].map((id) => ({ record: { id, mail: `${id}@example.test` }, remoteId: null }));
  const refused = refusedIn({ status, body, at: '$' }, sent);
  expect(refused === undefined ? undefined : [...refused].toSorted((a, b) => a - b)).toEqual(expected);
});

const countsOne: TestServer['answer'] = ({ body }) => ({
  status: 200,
  body: { failed: body.split('"p5"').length - 1 },
});

test('where some of a batch were refused and nobody says which, it is divided until it is clear', async () => {
  const records = Array.from({ length: 8 }, (_, index) => writing({ id: `p${index}` }));
  const put = { method: 'PUT', path: '/people/{id}', batch: { max: 8, method: 'PUT', path: '/people' } };
  const written = await withSystem(put, countsOne, (remote) => remote.write(records, signal));
  expect(written.map(({ kind }) => kind === 'failed')).toEqual(records.map((_, index) => index === 5));
});

test('where to divide it could double records, all of it is unclear', async () => {
  const post = { method: 'POST', path: '/people', batch: { max: 8 } };
  const written = await withSystem(
    post,
    () => ({ status: 200, body: { failed: 1 } }),
    (remote, server) =>
      remote.write([writing({ id: 'a' }), writing({ id: 'b' })], signal).then((all) => ({ all, server })),
  );
  expect(written.server.requests).toHaveLength(1);
  expect(written.all.map((one) => one.kind === 'failed' && one.fault.unclear)).toEqual([true, true]);
});

test.each([
  [{ success: false }, true],
  [{ errors: [{ message: 'no' }] }, true],
  [{ error: 'no' }, true],
  [{ data: [{ code: 'DUPLICATE_DATA', details: {}, status: 'error' }] }, true],
  [{ data: [{ code: 'SUCCESS', details: { id: '5' }, status: 'success' }] }, false],
  [[{ success: false }], true],
  [{ id: '5', errors: [], error: null }, false],
  [{ id: '5', status: 'failed-check' }, false],
])('the answer %j to one record is a refusal: %s', async (body, isRefused) => {
  const put = { method: 'PUT', path: '/people/{id}' };
  const [written] = await withSystem(
    put,
    () => ({ status: 200, body }),
    (remote) => remote.write([writing({ id: '1' })], signal),
  );
  expect(written?.kind).toBe(isRefused ? 'failed' : 'written');
});

test('what the record itself holds says nothing of what became of it', async () => {
  const record = { id: '1', success: false, status: 404, error: 'none' };
  const put = { method: 'PUT', path: '/people/{id}' };
  const [written] = await withSystem(
    put,
    () => ({ status: 200, body: record }),
    (remote) => remote.write([writing(record)], signal),
  );
  expect(written?.kind).toBe('written');
});

test.each([[{ data: [], error: 'down' }], [{ data: [], success: false }], [{ data: [], errors: ['x'] }]])(
  'an empty list beside a failure is no empty list: %j',
  async (body) => {
    const read = withSystem(
      { method: 'PUT', path: '/people/{id}' },
      () => ({ status: 200, body }),
      (remote) => remote.readPage({ collection: 'people', cursor: null, since: null, filters: {}, signal }),
    );
    await expect(read).rejects.toMatchObject({ kind: 'transient', status: 200 });
  },
);

test.each(['', '.', '..', '\ud800'])('the id %j leads to no other address', async (id) => {
  const { written, requests } = await withSystem(
    { method: 'PUT', path: '/people/{id}' },
    () => ({ status: 200, body: {} }),
    async (remote, server) => ({
      written: await remote.write([writing({ id })], signal),
      requests: server.requests,
    }),
  );
  expect(requests).toEqual([]);
  expect(written).toMatchObject([{ kind: 'failed', fault: { kind: 'invalid' } }]);
});

test.each([
  ['a/b', 'a%2Fb'],
  ['../x', '..%2Fx'],
  ['ü 1', '%C3%BC%201'],
  ['%2e%2e', '%252e%252e'],
  [0, '0'],
])('the id %j stays one part of the address', async (id, part) => {
  const requests = await withSystem(
    { method: 'PUT', path: '/people/{id}' },
    () => ({ status: 200, body: {} }),
    async (remote, server) => {
      await remote.write([writing({ id }), writing({ id }, 'delete')], signal);
      return server.requests.map(({ method, path }) => `${method} ${path}`);
    },
  );
  expect(requests).toEqual([`PUT /people/${part}`, `DELETE /people/${part}`]);
});

// JSON that names a field twice: parsing takes the last value without a word, so that such a record is told of instead.
import { expect, test } from 'vitest';
import { restOf } from '../../../src/connectors/rest.ts';
import { bodyOf } from '../../../src/connectors/runtime/bodies.ts';
import { openBudget } from '../../../src/connectors/runtime/budget.ts';
import { openRemoteSystem } from '../../../src/connectors/runtime/remote.ts';
import { createTestClock } from '../../support/clock.ts';
import { FakeRemoteSystem } from '../../fakes/remote-system.ts';
import { setUpEngine } from '../../support/engine.ts';

const signal = new AbortController().signal;
const headers = { 'content-type': 'application/json' };
const twiceIn = async (text: string) => [...((await bodyOf({ text, headers })).ambiguous?.values() ?? [])];

test.each<[string, readonly string[]]>([
  ['{"a":1,"a":2}', ['a']],
  ['{"a":1,"\\u0061":2}', ['a']],
  ['[{"id":1},{"id":2,"mail":"x","mail":"y"}]', ['mail']],
  ['{"a":{"b":[{"c":1, "c" :null}]}}', ['c']],
  ['{"a":{"b":1},"a":{"b":2}}', ['a']],
  ['{"a":9007199254740993,"a":9007199254740992}', ['a']],
  ['{"a":"x:\\"y","a":"z"}', ['a']],
  ['{"__proto__":1,"__proto__":2}', ['__proto__']],
  ['{"id":1}\n{"id":2,"id":3}\n', ['id']],
])('of %s the fields %j are found', async (text, fields) => {
  expect((await twiceIn(text)).flatMap((found) => [...found])).toEqual(fields);
});

test.each([
  '{"a":1,"a":1}',
  '{"a":"é","a":"\\u00e9"}',
  '{"a":1,"A":2}',
  '{"a":{"a":1},"b":{"a":2}}',
  '{"a":":","b":"a\\":1,\\"a","c":[]}',
  '[]',
  '"a:b"',
  '{}',
])('%s says one thing', async (text) => {
  expect(await twiceIn(text)).toEqual([]);
});

function people(answer: string) {
  const url = 'https://vendor.example.test';
  const send = async () => ({ status: 200, headers, text: answer, url });
  const clock = createTestClock().real;
  const collections = { people: { path: '/people', items: 'data', one: { path: '/people/{id}' }, paging } };
  return openRemoteSystem({
    connector: restOf({ base_url: url, collections }),
    config: {},
    secrets: { credentials: {}, token: null },
    keepToken: async () => {},
    budget: openBudget({ concurrency: 4 }, clock),
    http: { send },
    log: { note: () => {} },
    drift: { note: () => {} },
    clock,
  });
}
const paging = { kind: 'cursor', next: 'next' };
const asked = { collection: 'people', cursor: null, since: null, filters: {}, allowsUnnamed: true, signal };

test('the record that names a field twice is told by its id, and those beside it are read', async () => {
  const remote = people('{"data":[{"id":1},{"id":2,"mail":"x","mail":"y"},{"id":3}]}');
  const { records, unnamed } = await remote.readPage(asked);
  expect(records.map(({ id, unreliable }) => [id, unreliable !== undefined])).toEqual([
    ['1', false],
    ['2', true],
    ['3', false],
  ]);
  expect(unnamed).toBeUndefined();
});

test('a record of two ids is one without an id', async () => {
  const remote = people('{"data":[{"id":1},{"id":2,"id":3}]}');
  const { records, unnamed } = await remote.readPage(asked);
  expect(records.map(({ id }) => id)).toEqual(['1']);
  expect(unnamed).toMatchObject([{ because: expect.stringContaining('two ids at id') }]);
});

test('of an answer whose cursor stands there twice nothing is taken', async () => {
  const remote = people('{"data":[{"id":1}],"next":"a","next":"b"}');
  await expect(remote.readPage(asked)).rejects.toMatchObject({
    kind: 'invalid',
    message: expect.stringContaining('names a field twice'),
  });
});

test('nor of an answer that is one record', async () => {
  const remote = people('{"id":1,"mail":"x","mail":"y"}');
  const look = remote.look({ collection: 'people', record: {}, remoteId: '1', signal });
  await expect(look).rejects.toMatchObject({ kind: 'invalid' });
});

test('in a run such a record fails by name, and is not taken for gone', async () => {
  const source = new FakeRemoteSystem();
  source.pages = [[{ id: 'a' }, { id: 'b' }]];
  const { sync, syncs, destination } = await setUpEngine({ source, integration: { deletes: true } });
  await sync();
  const read = source.readPage.bind(source);
  source.readPage = async (request) => {
    const page = await read(request);
    return { ...page, records: page.records.map((one) => (one.id === 'b' ? { ...one, unreliable: 'Twice.' } : one)) };
  };
  const { id, counts } = await sync();
  expect(counts).toMatchObject({ failed: 1, deleted: 0 });
  expect(await syncs.records(id, { state: 'failed', limit: 5 })).toMatchObject([
    { id: 'b', fault: { message: 'Twice.' } },
  ]);
  expect([...destination.kept.keys()]).toEqual(['a', 'b']);
});

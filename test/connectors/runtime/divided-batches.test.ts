// A batch that is refused for one of its records: only that one fails, whatever the refusal is called.
import { expect, test } from 'vitest';
import type { CallRequest } from '../../../src/connectors/runtime/caller.ts';
import { faultOf } from '../../../src/connectors/runtime/faults.ts';
import { writeRecords } from '../../../src/connectors/runtime/write-records.ts';
import type { FaultKind } from '../../../src/core/connector/connector.ts';
import type { Writing } from '../../../src/core/ports/remote-system.ts';
import { FakeRemoteSystem } from '../../fakes/remote-system.ts';
import { createTestClock } from '../../support/clock.ts';

const { connector } = new FakeRemoteSystem({ batch: 100, idempotency: 'header' });
const collection = connector.collections['people'];

function setUp(
  refuses: (names: readonly string[]) => { kind: FaultKind; status: number; unclear?: boolean } | undefined,
) {
  const batches: { names: readonly string[]; key: string | undefined }[] = [];
  const call = async ({ body, headers = {} }: CallRequest) => {
    const records = Array.isArray(body) ? body : [body ?? {}];
    const names = records.map((record) => String(Reflect.get(Object(record), 'id')));
    batches.push({ names, key: headers['idempotency-key'] });
    const refusal = refuses(names);
    if (refusal !== undefined) throw faultOf(connector, refusal.kind, refusal);
    return { answer: { status: 200, headers: {}, text: '', url: '' }, body: {} };
  };
  const write = async (count: number) => {
    const writings = Array.from({ length: count }, (_, index): Writing => ({
      collection: 'people',
      action: 'upsert',
      record: { id: `r${index}` },
      remoteId: null,
      key: `k${index}`,
    }));
    if (collection === undefined) throw new Error('no collection');
    const signal = new AbortController().signal;
    const written = await writeRecords(
      { call },
      {
        connector,
        clock: createTestClock().real,
        writings,
        signal,
        collectionOf: () => collection,
      },
    );
    return written.flatMap((one, index) => (one.kind === 'failed' ? [`r${index}`] : []));
  };
  return { batches, write };
}

test.each([
  ['422', 'invalid', 422],
  ['400', 'invalid', 400],
  ['409', 'conflict', 409],
  ['413', 'invalid', 413],
] as const)('one record that is refused with %s fails alone', async (_, kind, status) => {
  const { batches, write } = setUp((names) => (names.includes('r37') ? { kind, status } : undefined));
  expect(await write(100)).toEqual(['r37']);
  expect(batches.length).toBeLessThanOrEqual(16);
});

test('several of them fail, and no others', async () => {
  const bad = new Set(['r0', 'r1', 'r50', 'r99']);
  const { write } = setUp((names) =>
    names.some((name) => bad.has(name)) ? { kind: 'invalid', status: 422 } : undefined,
  );
  expect(await write(100)).toEqual([...bad]);
});

test('a batch that is too large as a whole goes in parts', async () => {
  const { batches, write } = setUp((names) => (names.length > 20 ? { kind: 'invalid', status: 413 } : undefined));
  expect(await write(100)).toEqual([]);
  expect(batches.at(-1)?.names.length).toBeLessThanOrEqual(20);
});

test.each([
  ['a server that broke down', { kind: 'transient', status: 500, unclear: true }],
  ['a limit', { kind: 'rate', status: 429 }],
  ['credentials that are refused', { kind: 'auth', status: 401 }],
] as const)('%s says nothing of single records: the batch stays whole', async (_, refusal) => {
  const { batches, write } = setUp(() => refusal);
  expect(await write(10)).toHaveLength(10);
  expect(batches).toHaveLength(1);
});

test('the parts are the same on every try, under the same keys', async () => {
  const tries = await Promise.all(
    [1, 2].map(async () => {
      const { batches, write } = setUp((names) =>
        names.includes('r3') ? { kind: 'invalid', status: 422 } : undefined,
      );
      await write(8);
      return batches;
    }),
  );
  expect(tries[0]).toEqual(tries[1]);
  expect(new Set(tries[0]?.map(({ key }) => key)).size).toBe(tries[0]?.length);
});

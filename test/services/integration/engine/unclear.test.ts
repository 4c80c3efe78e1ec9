// A create whose answer was lost for good in one run, and its record in a later one: it is not made a second time.
import { expect, test } from 'vitest';
import { FakeRemoteSystem, fault, idOf } from '../../../fakes/remote-system.ts';
import { setUpEngine } from '../../../support/engine.ts';

/** A system whose answer about “a” is lost whenever it has acted on it. */
async function world(options: ConstructorParameters<typeof FakeRemoteSystem>[0]) {
  const destination = new FakeRemoteSystem({ lanes: 1, ...options });
  const engine = await setUpEngine({ destination, action: 'create' });
  const created: string[] = [];
  const write = destination.write.bind(destination);
  const system = { loses: true };
  destination.write = async (writings) => {
    const keys = writings.map(({ key, record }) => `${idOf(record)} ${key}`);
    for (const key of keys) if (options?.idempotency === 'none' || !created.includes(key)) created.push(key);
    const written = await write(writings);
    const isLost = system.loses && writings.some(({ record }) => record['id'] === 'a');
    return isLost ? writings.map(() => ({ kind: 'failed', fault: fault({ unclear: true }) })) : written;
  };
  const times = (id: string) => created.filter((key) => key.startsWith(`${id} `)).length;
  return { ...engine, times, system };
}

const batches = { idempotency: 'header', batch: 2 } as const;

test.each([
  ['that takes a key', { idempotency: 'header' } as const],
  ['that takes a key for a batch', batches],
  ['that cannot be asked twice', { idempotency: 'none' } as const],
])(
  'a system %s is not sent the newer content of a record that it may have made in an earlier run',
  async (_, options) => {
    const { source, sync, syncs, times, system } = await world(options);
    source.pages = [
      [
        { id: 'a', v: 1 },
        { id: 'b', v: 1 },
      ],
    ];
    const first = await sync();
    expect(first.counts.failed).toBeGreaterThan(0);
    system.loses = false;
    source.pages = [
      [
        { id: 'a', v: 2 },
        { id: 'c', v: 1 },
      ],
    ];
    const second = await sync();
    expect([times('a'), times('c')]).toEqual([1, 1]);
    expect(second).toMatchObject({ status: 'succeeded', counts: { written: 1, skipped: 1 } });
    const [held] = await syncs.records(second.id, { state: 'skipped', limit: 5 });
    expect(held).toMatchObject({ id: 'a', fault: { kind: 'uncertain' } });
    expect(held?.fault?.fix).toContain(first.id);
  },
);

test('once a person has retried it, later runs know it', async () => {
  const { source, sync, syncs, clock, times, system, finish } = await world({ idempotency: 'none' });
  source.pages = [[{ id: 'a', v: 1 }]];
  const first = await sync();
  system.loses = false;
  await syncs.retry(first.id, ['a'], clock.real.now());
  expect(await finish(first.id)).toMatchObject({ status: 'succeeded', counts: { written: 1, failed: 0 } });
  source.pages = [[{ id: 'a', v: 2 }]];
  expect(await sync()).toMatchObject({ status: 'succeeded', counts: { unchanged: 1, skipped: 0 } });
  expect(times('a')).toBe(2);
});

test('the same content goes once more under its key, for as long as systems remember keys', async () => {
  const { source, sync, clock, times } = await world({ idempotency: 'header' });
  source.pages = [[{ id: 'a', v: 1 }]];
  await sync();
  expect(await sync()).toMatchObject({ counts: { skipped: 0, failed: 1 } });
  clock.advance(25 * 3_600_000);
  expect(await sync()).toMatchObject({ counts: { skipped: 1, failed: 0 } });
  expect(times('a')).toBe(1);
});

test('what was clearly refused until its tries were used up is made by the next run', async () => {
  const destination = new FakeRemoteSystem({ idempotency: 'header', batch: 2 });
  const { source, sync } = await setUpEngine({ destination, action: 'create' });
  source.pages = [
    [
      { id: 'a', v: 1 },
      { id: 'b', v: 1 },
    ],
  ];
  destination.refuses = () => fault({ status: 503 });
  expect(await sync()).toMatchObject({ status: 'failed' });
  destination.refuses = () => undefined;
  source.pages = [
    [
      { id: 'a', v: 2 },
      { id: 'b', v: 1 },
    ],
  ];
  expect(await sync()).toMatchObject({ status: 'succeeded', counts: { written: 2 } });
});

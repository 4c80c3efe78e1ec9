// Deletions that complete scans prove, where runs go on for long and systems refuse.
import { expect, test } from 'vitest';
import { FakeRemoteSystem, fault, idOf } from '../../../fakes/remote-system.ts';
import { paged, people, setUpEngine } from '../../../support/engine.ts';

/** A real-time run over a source that can only be read whole; the first look is done. */
async function live(count = 100) {
  const world = await setUpEngine({ integration: { deletes: true, mode: 'real_time' } });
  world.source.pages = paged(people(count), 25);
  const { id } = await world.sync();
  const look = async () => {
    world.clock.advance(60_000);
    return await world.finish(id);
  };
  return { ...world, id, look };
}

test('a real-time run carries over what any of its looks no longer shows', async () => {
  const { source, destination, look } = await live();
  source.pages = paged(people(98, 2), 25);
  expect(await look()).toMatchObject({ status: 'active', counts: { deleted: 2 } });
  source.pages = paged(people(97, 3), 25);
  expect(await look()).toMatchObject({ status: 'active', counts: { deleted: 3 } });
  expect(destination.kept.size).toBe(97);
});

test('deletions that a look of a real-time run held back are said, and counted until the next look', async () => {
  const { source, syncs, id, look } = await live();
  source.pages = paged(people(60, 40), 25);
  expect(await look()).toMatchObject({ status: 'active', fault: { kind: 'deletes_held' }, counts: { deleted: 0 } });
  expect(await syncs.unseen(id, 1)).toMatchObject({ count: 40, known: 100 });
});

test('deletions that were held back are carried over by the run that a person approves, and the looks go on', async () => {
  const { source, destination, begin, finish, look } = await live();
  source.pages = paged(people(60, 40), 25);
  await look();
  const approved = await begin({ deletesAllowed: 40 });
  expect(await finish(approved.id)).toMatchObject({ status: 'succeeded', counts: { deleted: 40 } });
  expect(destination.kept.size).toBe(60);
  expect(await look()).toMatchObject({ status: 'active', fault: null });
});

test('a deletion that the system refuses fails once in a run, and is tried again by the next', async () => {
  const { source, destination, syncs, sync } = await setUpEngine({ integration: { deletes: true } });
  source.pages = [people(100)];
  await sync();
  source.pages = [people(98, 2)];
  destination.refuses = ({ action }) => (action === 'delete' ? fault({ kind: 'invalid', status: 422 }) : undefined);
  const { id, status, counts } = await sync();
  expect([status, counts.failed]).toEqual(['partially_succeeded', 2]);
  expect((await syncs.records(id, { state: 'failed', limit: 5 })).map((record) => record.id)).toEqual([
    'p0000',
    'p0001',
  ]);
  destination.refuses = () => undefined;
  expect(await sync()).toMatchObject({ status: 'succeeded', counts: { deleted: 2 } });
});

test.each([
  ['since an instant', { filter: true }],
  ['by a token', { token: true }],
])(
  'a source that is asked for changes alone, %s, is read whole once a day, so that real-time runs see what is gone',
  async (_, how) => {
    const source = new FakeRemoteSystem(how);
    const world = await setUpEngine({ source, integration: { deletes: true, mode: 'real_time' } });
    const asked: (string | null)[] = [];
    // Everything, or, asked for changes, nothing: nobody changed anything.
    let there = people(100);
    source.refusesRead = ({ since }) => {
      asked.push(since);
      source.pages = since === null ? [there] : [[]];
      return undefined;
    };
    const { id } = await world.sync();
    const look = async () => {
      world.clock.advance(3_600_000);
      return await world.finish(id);
    };
    there = people(97, 3);
    for (let hour = 1; hour <= 23; hour += 1) expect(await look()).toMatchObject({ counts: { deleted: 0 } });
    const looks = [await look(), await look()];
    expect(looks.at(-1)).toMatchObject({ status: 'active', fault: null, counts: { deleted: 3, unchanged: 97 } });
    expect(world.destination.kept.size).toBe(97);
    for (let hour = 1; hour <= 20; hour += 1) await look();
    expect(asked.filter((since) => since === null)).toHaveLength(2);
  },
);

test('what the daily scan held back stays held, and is counted right, while looks ask for changes alone', async () => {
  const source = new FakeRemoteSystem({ filter: true });
  const { sync, finish, clock, syncs, destination, begin } = await setUpEngine({
    source,
    integration: { deletes: true, mode: 'real_time' },
  });
  let there = people(100);
  source.refusesRead = ({ since }) => {
    source.pages = since === null ? [there] : [[{ id: 'p0099', name: `Changed ${since}` }]];
    return undefined;
  };
  const { id } = await sync();
  const look = async () => {
    clock.advance(3_600_000);
    return await finish(id);
  };
  there = people(60, 40);
  for (let hour = 1; hour <= 25; hour += 1) await look();
  expect(await look()).toMatchObject({ fault: { kind: 'deletes_held' }, counts: { deleted: 0 } });
  expect(await syncs.unseen(id, 1)).toMatchObject({ count: 40, known: 100 });
  const approved = await begin({ deletesAllowed: 40 });
  expect(await finish(approved.id)).toMatchObject({ status: 'succeeded', counts: { deleted: 40 } });
  expect(destination.kept.size).toBe(60);
  expect(await syncs.unseen(id, 1)).toMatchObject({ count: 0, known: 60 });
  expect(await look()).toMatchObject({ status: 'active', fault: null });
});

test.each([
  ['a second scan', false],
  ['a look at each', true],
])('a record that slid over the edge of a numbered page is found by %s, and lives on', async (_, one) => {
  const source = new FakeRemoteSystem({ numbered: true, one });
  const world = await setUpEngine({ source, integration: { deletes: true, mode: 'real_time' } });
  source.pages = paged(people(100), 25);
  const { id } = await world.sync();
  expect(world.destination.kept.size).toBe(100);
  // What stands there behind the single looks.
  for (const record of people(99, 1)) source.kept.set(idOf(record), record);
  source.refusesRead = ({ cursor }) => {
    if (cursor === '1') source.pages = paged(people(99, 1), 25);
    return undefined;
  };
  world.clock.advance(60_000);
  expect(await world.finish(id)).toMatchObject({ status: 'active', counts: { deleted: 0 } });
  expect(world.destination.kept.has('p0025')).toBe(true);
  // The one that vanished was seen before; the next look deletes it.
  world.clock.advance(60_000);
  expect(await world.finish(id)).toMatchObject({ status: 'active', counts: { deleted: 1 } });
  expect([...world.destination.kept.keys()]).toEqual(people(99, 1).map((record) => record['id']));
});

test('where the source cannot be asked again, nothing is deleted and the run says why', async () => {
  const source = new FakeRemoteSystem({ numbered: true });
  const world = await setUpEngine({ source, integration: { deletes: true, mode: 'real_time' } });
  source.pages = paged(people(100), 25);
  const { id } = await world.sync();
  source.pages = paged(people(99, 1), 25);
  let reads = 0;
  source.refusesRead = () => ((reads += 1) > 4 ? fault() : undefined);
  world.clock.advance(60_000);
  expect(await world.finish(id)).toMatchObject({
    status: 'active',
    counts: { deleted: 0 },
    fault: { kind: 'transient' },
  });
  source.refusesRead = () => undefined;
  world.clock.advance(60_000);
  expect(await world.finish(id)).toMatchObject({ status: 'active', counts: { deleted: 1 } });
});

const cursor = { kind: 'cursor', param: 'after', next: 'next' } as const;

test.each([
  ['a cursor', cursor],
  ['an address', { kind: 'next-url', next: 'next' } as const],
  ['a header', { kind: 'link' } as const],
  ['a key that people edit', { kind: 'keyset', param: 'after', field: 'changed', size: 25 } as const],
])('a record that moved to a page that was read, paged by %s, lives on', async (_, paging) => {
  const source = new FakeRemoteSystem({ paging });
  const world = await setUpEngine({ source, integration: { deletes: true, mode: 'real_time' } });
  const all = people(100);
  source.pages = paged(all, 25);
  const { id } = await world.sync();
  // Edited while it is read, it is listed first from then on.
  const edited = { id: 'p0060', name: 'New' };
  const moved = [edited, ...all.filter((record) => idOf(record) !== 'p0060')];
  source.refusesRead = ({ cursor: at }) => {
    if (at === '1') source.pages = paged(moved, 25);
    return undefined;
  };
  world.clock.advance(60_000);
  expect(await world.finish(id)).toMatchObject({ status: 'active', counts: { deleted: 0 } });
  expect(world.destination.kept.size).toBe(100);
});

test('pages that follow the ids are believed: nothing is read twice', async () => {
  const source = new FakeRemoteSystem({ paging: { kind: 'keyset', param: 'after', field: 'id', size: 25 } });
  const world = await setUpEngine({ source, integration: { deletes: true, mode: 'real_time' } });
  source.pages = paged(people(100), 25);
  const { id } = await world.sync();
  source.pages = paged(people(99, 1), 25);
  let reads = 0;
  source.refusesRead = () => void (reads += 1);
  world.clock.advance(60_000);
  expect(await world.finish(id)).toMatchObject({ status: 'active', counts: { deleted: 1 } });
  expect(reads).toBe(4);
});

test.each([2, 3])('a list of %i that is empty at once deletes nothing until somebody says so', async (count) => {
  const { source, destination, sync, begin, finish } = await setUpEngine({ integration: { deletes: true } });
  source.pages = [people(count)];
  await sync();
  source.pages = [[]];
  expect(await sync()).toMatchObject({ fault: { kind: 'deletes_held' }, counts: { deleted: 0 } });
  expect(destination.kept.size).toBe(count);
  const approved = await begin({ deletesAllowed: count });
  expect(await finish(approved.id)).toMatchObject({ status: 'succeeded', counts: { deleted: count } });
});

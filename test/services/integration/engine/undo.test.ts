// A run is taken back: what it made goes, what it changed is put back, what somebody changed since is left alone, whatever
// is cut off on the way.
import { expect, test, vi } from 'vitest';
import { undoableRun } from '../../../../src/services/integration/undoing.ts';
import { FakeRemoteSystem, fault } from '../../../fakes/remote-system.ts';
import { people, setUpEngine } from '../../../support/engine.ts';

const before = { id: 'p0001', name: 'As it was', note: 'theirs' };

/** A run that made four records and changed one that stood there. */
async function ran(integration: { keepsPrevious?: boolean; mode?: 'batch' } = { keepsPrevious: true }) {
  const destination = new FakeRemoteSystem({ one: true });
  destination.kept.set('p0001', before);
  const world = await setUpEngine({ destination, integration });
  world.source.pages = [people(5)];
  const { id } = await world.sync();
  return { ...world, done: id, undo: () => world.sync({ undoOf: id }) };
}

test('what a run made is deleted, and what it changed is put back whole', async () => {
  const { destination, undo, world, done } = await ran();
  expect(await undoableRun(world, done)).toMatchObject({ deletes: 4, restores: 1, stays: 0 });
  expect(await undo()).toMatchObject({ status: 'succeeded', counts: { deleted: 4, written: 1, failed: 0 } });
  expect([...destination.kept.values()]).toEqual([before]);
});

test('what somebody changed since is named and left alone', async () => {
  const { destination, undo, syncs } = await ran();
  destination.kept.set('p0003', { id: 'p0003', name: 'Renamed by hand' });
  const { id, status, counts } = await undo();
  expect([status, counts.deleted, counts.skipped]).toEqual(['succeeded', 3, 1]);
  expect(destination.kept.get('p0003')).toEqual({ id: 'p0003', name: 'Renamed by hand' });
  const [left] = await syncs.records(id, { state: 'skipped', limit: 5 });
  expect(left).toMatchObject({
    id: 'p0003',
    fault: { kind: 'changed_since', message: expect.stringContaining('name') },
  });
});

test('what the system gives back in its own spelling is not taken for a change', async () => {
  const { destination, undo } = await ran();
  destination.kept.set('p0003', { id: 'p0003', name: '  NAME 3 ', updatedAt: '2026-11-22T10:00:00Z' });
  expect(await undo()).toMatchObject({ counts: { deleted: 4 } });
});

test('without keep_previous what was changed stays, with the reason, and nothing more is asked of the system', async () => {
  const { destination, undo, syncs, world, done } = await ran({});
  expect(destination.looks).toEqual([]);
  expect(await undoableRun(world, done)).toMatchObject({ deletes: 4, restores: 0, stays: 1 });
  const { id, counts } = await undo();
  expect([counts.deleted, counts.skipped, destination.kept.size]).toEqual([4, 1, 1]);
  const [left] = await syncs.records(id, { state: 'skipped', limit: 5 });
  expect(left?.fault).toMatchObject({ kind: 'not_undoable', fix: expect.stringContaining('keep_previous') });
});

test('an undo that is cut off goes on where it was, and does nothing twice', async () => {
  const { destination, begin, carry, finish, syncs, done } = await ran();
  const { id } = await begin({ undoOf: done });
  const taken = destination.write.bind(destination);
  // The process ends after the system did these and before their answers came.
  let answers = true;
  destination.write = async (writings) => {
    const written = await taken(writings);
    if (destination.written.length === 7) answers = false;
    return answers ? written : await new Promise(() => undefined);
  };
  void carry(id);
  await vi.waitFor(() => expect(destination.written.length).toBeGreaterThanOrEqual(7), 10_000);
  destination.write = taken;
  await syncs.recover();
  expect(await finish(id)).toMatchObject({ status: 'succeeded', counts: { deleted: 4, written: 1 } });
  expect([...destination.kept.values()]).toEqual([before]);
  // Five records, five effects: what was done already was seen, and not done again.
  expect(destination.written).toHaveLength(10);
});

test('a system that stumbles is tried again, and what it refuses can be retried', async () => {
  const { destination, begin, finish, syncs, clock, done } = await ran();
  let stumbles = 2;
  destination.refuses = ({ remoteId }) => {
    if (remoteId === 'p0004') return fault({ kind: 'invalid', blame: 'integration', status: 422 });
    if (stumbles === 0) return undefined;
    stumbles -= 1;
    return fault();
  };
  const { id } = await begin({ undoOf: done });
  expect(await finish(id)).toMatchObject({ status: 'partially_succeeded', counts: { failed: 1 } });
  destination.refuses = () => undefined;
  expect(await syncs.retry(id, 'all', clock.real.now())).toBe(1);
  expect(await finish(id)).toMatchObject({ status: 'succeeded', counts: { deleted: 4, failed: 0 } });
});

test('what was read before is what stood there before the run, also when the run was cut off in its middle', async () => {
  const destination = new FakeRemoteSystem({ one: true });
  destination.kept.set('p0001', before);
  const { source, begin, carry, finish, syncs, sync } = await setUpEngine({
    destination,
    integration: { keepsPrevious: true },
  });
  source.pages = [people(2)];
  const { id } = await begin();
  const taken = destination.write.bind(destination);
  destination.write = async (writings) => {
    await taken(writings);
    return await new Promise(() => undefined);
  };
  void carry(id);
  await vi.waitFor(() => expect(destination.written).toHaveLength(2), 10_000);
  destination.write = taken;
  await syncs.recover();
  await finish(id);
  expect(await sync({ undoOf: id })).toMatchObject({ counts: { deleted: 1, written: 1 } });
  expect([...destination.kept.values()]).toEqual([before]);
});

test('the integration writes again what was taken back, when it runs next', async () => {
  const { destination, undo, sync } = await ran();
  await undo();
  expect(await sync()).toMatchObject({ status: 'succeeded', counts: { written: 5 } });
  expect(destination.kept.size).toBe(5);
});

test('a second undo finds nothing of it left, and an undo is not undone', async () => {
  const { undo, world, done } = await ran({});
  const { id } = await undo();
  await expect(undoableRun(world, done)).rejects.toMatchObject({ code: 'not_undoable' });
  await expect(undoableRun(world, id)).rejects.toMatchObject({ code: 'conflict' });
});

test('what goes on by itself has to be switched off first', async () => {
  const { world, done } = await ran({ mode: 'batch' });
  await expect(undoableRun(world, done)).rejects.toThrow('Switch the integration off first');
});

test('a system that cannot show one record allows no undo, and nothing is kept for it', async () => {
  const { source, sync, syncs, world } = await setUpEngine({ integration: { keepsPrevious: true } });
  source.pages = [people(3)];
  const { id } = await sync();
  await expect(undoableRun(world, id)).rejects.toMatchObject({ code: 'not_undoable' });
  expect(syncs.ways.size).toBe(0);
});

test('of what only changes nothing is kept unless it was asked for, and a record made in an earlier look is undone as it is now', async () => {
  const { destination, syncs, done } = await ran({});
  expect([...syncs.ways.keys()]).toEqual(['p0000', 'p0002', 'p0003', 'p0004'].map((id) => `${done} ${id}`));
  const live = await setUpEngine({ destination, integration: { mode: 'real_time' } });
  live.source.pages = [[{ id: 'n1', name: 'New' }]];
  const { id } = await live.sync();
  live.source.pages = [[{ id: 'n1', name: 'Newer' }]];
  live.clock.advance(60_000);
  await live.finish(id);
  expect(live.syncs.ways.get(`${id} n1`)).toMatchObject({ made: true, wrote: { name: 'Newer' } });
});

/** A run that carried two deletions over. */
async function deleted(options: ConstructorParameters<typeof FakeRemoteSystem>[0] = {}, keepsPrevious = true) {
  const destination = new FakeRemoteSystem({ one: true, ...options });
  const world = await setUpEngine({ destination, integration: { keepsPrevious, deletes: true } });
  world.source.pages = [people(5)];
  await world.sync();
  const stood = new Map(destination.kept);
  world.source.pages = [people(3, 2)];
  const { id, counts } = await world.sync();
  expect([counts.deleted, destination.kept.size]).toEqual([2, 3]);
  return { ...world, stood, done: id, undo: () => world.sync({ undoOf: id }) };
}

test('what a run deleted is made anew as it stood, once, also when the undo is cut off', async () => {
  const { destination, begin, carry, finish, syncs, stood, done, world } = await deleted();
  expect(await undoableRun(world, done)).toMatchObject({ deletes: 0, restores: 2, stays: 0 });
  const { id } = await begin({ undoOf: done });
  const acknowledge = vi.spyOn(syncs, 'acknowledge').mockRejectedValueOnce(new Error('killed'));
  await expect(carry(id)).rejects.toThrow('killed');
  acknowledge.mockRestore();
  await syncs.recover();
  expect(await finish(id)).toMatchObject({ status: 'succeeded', counts: { written: 2, failed: 0, skipped: 0 } });
  expect(destination.kept).toEqual(stood);
});

test('what somebody made anew since is left alone', async () => {
  const { destination, undo } = await deleted();
  destination.kept.set('p0001', { id: 'p0001', name: 'Made by hand' });
  expect(await undo()).toMatchObject({ counts: { written: 1, skipped: 1 } });
  expect(destination.kept.get('p0001')).toEqual({ id: 'p0001', name: 'Made by hand' });
});

test.each([
  {
    of: 'a system in which a repeat might make a second one',
    options: { idempotency: 'none' } as const,
    keeps: true,
    because: 'cannot be brought back',
  },
  { of: 'an integration that keeps nothing', options: {}, keeps: false, because: 'was not kept' },
])('$of says so of each record that it deleted', async ({ options, keeps, because }) => {
  const { undo, syncs, destination } = await deleted(options, keeps);
  const { id, counts } = await undo();
  expect([counts.skipped, destination.kept.size]).toEqual([2, 3]);
  const left = await syncs.records(id, { state: 'skipped', limit: 5 });
  expect(left.map(({ fault: why }) => why?.message)).toEqual([0, 1].map(() => expect.stringContaining(because)));
});

test('where the system has a bin, what a run deleted comes back as the same record, also where it could not be made anew', async () => {
  const { destination, undo, stood, world, done } = await deleted({ bin: true, idempotency: 'none' });
  expect(await undoableRun(world, done)).toMatchObject({ restores: 2, stays: 0 });
  const written = destination.written.length;
  expect(await undo()).toMatchObject({ status: 'succeeded', counts: { written: 2, failed: 0, skipped: 0 } });
  expect(destination.kept).toEqual(stood);
  expect(destination.written).toHaveLength(written);
});

test('what the bin holds no more is made anew where a repeat is safe, and said where it is not', async () => {
  const safe = await deleted({ bin: true });
  safe.destination.bin.clear();
  expect(await safe.undo()).toMatchObject({ counts: { written: 2 } });
  expect(safe.destination.kept).toEqual(safe.stood);
  const unsafe = await deleted({ bin: true, idempotency: 'none' });
  unsafe.destination.bin.clear();
  expect(await unsafe.undo()).toMatchObject({ counts: { written: 0, failed: 2 } });
});

// What one turn of a run does: short pages are stored together, and a slow system does not keep its worker.
import { expect, test, vi } from 'vitest';
import { FakeRemoteSystem, fault } from '../../../fakes/remote-system.ts';
import { paged, people, setUpEngine } from '../../../support/engine.ts';

const pagesSaved = (syncs: Awaited<ReturnType<typeof setUpEngine>>['syncs']) => {
  const save = vi.spyOn(syncs, 'savePage');
  return () => save.mock.calls.map(([{ pending }]) => pending.length);
};

test('the first page is stored at once, and short ones after it as one', async () => {
  const world = await setUpEngine();
  world.source.pages = paged(people(600), 50);
  const saved = pagesSaved(world.syncs);
  expect(await world.sync()).toMatchObject({ status: 'succeeded', counts: { read: 600, written: 600 } });
  expect(saved()).toEqual([50, 400, 150]);
  expect(world.destination.written).toHaveLength(600);
});

test('a page that cannot be read holds up none of those before it', async () => {
  const world = await setUpEngine();
  world.source.pages = paged(people(300), 50);
  const saved = pagesSaved(world.syncs);
  let refusals = 0;
  world.source.refusesRead = ({ cursor }) => {
    if (cursor !== '3' || refusals === 2) return undefined;
    refusals += 1;
    return fault();
  };
  expect(await world.sync()).toMatchObject({ status: 'succeeded', counts: { read: 300, written: 300 } });
  expect(saved()).toEqual([50, 100, 50, 100]);
});

test('a turn ends when its time is over, however slow the other system is; the next one goes on', async () => {
  const destination = new FakeRemoteSystem({ lanes: 1 });
  const world = await setUpEngine({ destination });
  world.source.pages = paged(people(300), 100);
  const write = destination.write.bind(destination);
  destination.write = async (...given) => {
    world.clock.advance(1_000);
    return await write(...given);
  };
  const { id } = await world.begin();
  await world.carry(id);
  // A minute's turn, two seconds to write what was read, and the one that was on its way.
  expect(destination.written).toHaveLength(63);
  expect(await world.syncs.get(id)).toMatchObject({ status: 'running', counts: { written: 63 } });
  await world.carry(id);
  expect(destination.written).toHaveLength(126);
  expect(await world.finish(id)).toMatchObject({ status: 'succeeded', counts: { read: 300, written: 300 } });
  expect(new Set(destination.written.map(({ record }) => record['id'])).size).toBe(300);
  expect(destination.written).toHaveLength(300);
});

/** Thirty rounds of the other system pass before a transaction is over. */
async function slowly(): Promise<void> {
  for (let round = 0; round < 30; round += 1) await new Promise((resolve) => setImmediate(resolve));
}

test('however slowly answers are stored, a crash would forget no more than a page of them and those in flight', async () => {
  const lanes = 32;
  const destination = new FakeRemoteSystem({ lanes });
  const world = await setUpEngine({ destination });
  world.source.pages = paged(people(2_000), 100);
  let settled = 0;
  let most = 0;
  const write = destination.write.bind(destination);
  destination.write = async (writings, ...rest) => {
    const written = await write(writings, ...rest);
    most = Math.max(most, destination.written.length - settled);
    return written;
  };
  // A page that is saved passes its answers on to it as well.
  const acknowledge = world.syncs.acknowledge.bind(world.syncs);
  vi.spyOn(world.syncs, 'acknowledge').mockImplementation(async (...given) => {
    await slowly();
    settled += given[1].length;
    return await acknowledge(...given);
  });
  expect(await world.sync()).toMatchObject({ status: 'succeeded', counts: { read: 2_000, written: 2_000 } });
  expect(most).toBeGreaterThan(lanes);
  expect(most).toBeLessThanOrEqual(100 + lanes);
});

test('while answers are stored, more are sent and answered: neither side waits for the other', async () => {
  const lanes = 4;
  const destination = new FakeRemoteSystem({ lanes });
  const world = await setUpEngine({ destination });
  world.source.pages = paged(people(600), 100);
  const sentMeanwhile: number[] = [];
  const acknowledge = world.syncs.acknowledge.bind(world.syncs);
  vi.spyOn(world.syncs, 'acknowledge').mockImplementation(async (...given) => {
    const before = destination.written.length;
    await slowly();
    sentMeanwhile.push(destination.written.length - before);
    return await acknowledge(...given);
  });
  expect(await world.sync()).toMatchObject({ status: 'succeeded', counts: { written: 600 } });
  expect(Math.max(...sentMeanwhile)).toBeGreaterThan(10 * lanes);
});

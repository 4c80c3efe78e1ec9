// A system that refuses one record for a while and takes the others: the record waits for its own time, also after a crash.
import { expect, test, vi } from 'vitest';
import { FakeRemoteSystem, fault } from '../../../fakes/remote-system.ts';
import { people, setUpEngine } from '../../../support/engine.ts';

const refusal = fault({ kind: 'rate', status: 429, retryAfterMs: 90_000, concerns: 'request' });

test('the record comes back when its time is over, and the others have long been written', async () => {
  const { source, destination, clock, sync } = await setUpEngine();
  source.pages = [people(20)];
  const began = clock.real.now().getTime();
  const at: number[] = [];
  destination.refuses = ({ record }) => {
    at.push(clock.real.now().getTime() - began);
    return record['id'] === 'p0003' && at.length < 20 ? refusal : undefined;
  };
  expect(await sync()).toMatchObject({ status: 'succeeded', counts: { written: 20 } });
  expect(at.filter((ms) => ms === 0)).toHaveLength(20);
  expect(at.at(-1)).toBeGreaterThanOrEqual(90_000);
});

test('that it has to wait is stored before the others are done: a process that starts anew knows it', async () => {
  const { source, destination, clock, begin, carry, syncs } = await setUpEngine({
    destination: new FakeRemoteSystem({ lanes: 2 }),
  });
  source.pages = [people(2)];
  const stop = new AbortController();
  const hangs = Promise.withResolvers<void>();
  const write = destination.write.bind(destination);
  destination.write = async (writings) => {
    if (writings.some(({ record }) => record['id'] === 'p0001')) await hangs.promise;
    return await write(writings);
  };
  destination.refuses = ({ record }) => (record['id'] === 'p0000' ? refusal : undefined);
  const { id } = await begin();
  const carried = carry(id, stop.signal);
  await vi.waitFor(async () => {
    const due = await syncs.pending(id, { dueBy: clock.real.now(), limit: 10 });
    expect(due.map((record) => record.id)).toEqual(['p0001']);
  });
  stop.abort();
  hangs.resolve();
  await carried;
});

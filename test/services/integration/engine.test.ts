// The sync engine at its ports: what is read is written once and in order, whatever fails, stops or is cut off on the way.
import { expect, test, vi } from 'vitest';
import { noPreview } from '../../../src/core/integration.ts';
import { FakeRemoteSystem, fault } from '../../fakes/remote-system.ts';
import { paged, people, setUpEngine } from '../../support/engine.ts';

test('every record of every page arrives once', async () => {
  const { source, destination, sync } = await setUpEngine();
  source.pages = paged(people(250), 20);
  expect(await sync()).toMatchObject({ status: 'succeeded', counts: { read: 250, written: 250 } });
  expect([...destination.kept.values()]).toEqual(people(250));
  expect(destination.written).toHaveLength(250);
});

test('batches are filled over the borders of pages', async () => {
  const { source, destination, sync } = await setUpEngine({
    destination: new FakeRemoteSystem({ batch: 50, lanes: 1 }),
  });
  source.pages = paged(people(120), 20);
  await sync();
  expect(destination.calls).toEqual([50, 50, 20]);
});

test('a batch that failed in passing goes once more as it was, holds up no other, and then record by record', async () => {
  const destination = new FakeRemoteSystem({ batch: 10, lanes: 2 });
  const { source, sync } = await setUpEngine({ destination });
  source.pages = [people(50)];
  // One record of the second batch makes the system stumble, three times.
  let stumbles = 3;
  destination.refuses = ({ record }) => {
    if (record['id'] !== 'p0019' || stumbles === 0) return undefined;
    stumbles -= 1;
    return fault();
  };
  const taken = destination.write.bind(destination);
  destination.write = async (writings) => {
    const answers = await taken(writings);
    const [failed] = answers.filter(({ kind }) => kind === 'failed');
    return failed === undefined ? answers : writings.map(() => failed);
  };
  expect(await sync()).toMatchObject({ status: 'succeeded', counts: { written: 50 } });
  expect(destination.calls.slice(0, 6)).toEqual([10, 10, 10, 10, 10, 10]);
  expect(destination.calls.slice(6)).toEqual([...Array.from({ length: 10 }, () => 1), 1]);
});

test('a record that comes twice is written in its order, and ends as it was read last', async () => {
  const { source, destination, sync } = await setUpEngine();
  source.pages = [[{ id: 'a', name: 'old' }], [{ id: 'b', name: 'x' }], [{ id: 'a', name: 'new' }]];
  let refused = false;
  destination.refuses = ({ record }) => {
    if (record['name'] !== 'old' || refused) return undefined;
    refused = true;
    return fault();
  };
  await sync();
  expect(destination.kept.get('a')).toEqual({ id: 'a', name: 'new' });
  const names = destination.written.filter(({ record }) => record['id'] === 'a').map(({ record }) => record['name']);
  expect(names.at(-1)).toBe('new');
});

test('a record that comes twice ends as it was read last, also where that is what the other system holds already', async () => {
  const { source, destination, sync } = await setUpEngine({ destination: new FakeRemoteSystem({ lanes: 1 }) });
  source.pages = [[{ id: 'a', name: 'old' }]];
  await sync();
  source.pages = [[{ id: 'a', name: 'new' }], [{ id: 'b', name: 'x' }], [{ id: 'a', name: 'old' }]];
  await sync();
  expect(destination.kept.get('a')).toEqual({ id: 'a', name: 'old' });
});

test('what fails in passing is tried again, later each time, and under the same key', async () => {
  const { source, destination, clock, sync } = await setUpEngine();
  source.pages = [people(1)];
  const tries: { at: number; key: string }[] = [];
  destination.refuses = ({ key }) => {
    tries.push({ at: clock.real.now().getTime(), key });
    return tries.length < 3 ? fault() : undefined;
  };
  expect(await sync()).toMatchObject({ status: 'succeeded' });
  const [first, second, third] = tries.map(({ at }) => at);
  expect([(second ?? 0) - (first ?? 0), (third ?? 0) - (second ?? 0)]).toEqual([1000, 2000]);
  expect(new Set(tries.map(({ key }) => key)).size).toBe(1);
});

test('nothing is asked before Retry-After is over', async () => {
  const { source, destination, clock, sync } = await setUpEngine();
  source.pages = [people(1)];
  const at: number[] = [];
  destination.refuses = () => {
    at.push(clock.real.now().getTime());
    return at.length === 1 ? fault({ kind: 'rate', status: 429, retryAfterMs: 90_000 }) : undefined;
  };
  await sync();
  expect((at[1] ?? 0) - (at[0] ?? 0)).toBeGreaterThanOrEqual(90_000);
});

test('a system that is down is not stormed: the run ends after the retries, and everything can be retried', async () => {
  const { source, destination, syncs, sync, finish, clock } = await setUpEngine();
  source.pages = paged(people(200), 50);
  destination.refuses = () => fault();
  const { id, status, counts } = await sync();
  expect({ status, written: counts.written }).toEqual({ status: 'failed', written: 0 });
  destination.refuses = () => undefined;
  const failed = await syncs.records(id, { state: 'failed', limit: 500 });
  expect(await syncs.retry(id, 'all', clock.real.now())).toBe(failed.length);
  expect(await finish(id)).toMatchObject({ status: 'succeeded', counts: { failed: 0 } });
});

test('a run that is cut off goes on where it was, and what was answered is not sent again', async () => {
  const { source, destination, begin, carry, finish, syncs } = await setUpEngine();
  source.pages = paged(people(300), 50);
  const { id } = await begin();
  const stop = new AbortController();
  destination.refuses = () => {
    if (destination.written.length === 120) stop.abort();
    return undefined;
  };
  await carry(id, stop.signal);
  expect(destination.kept.size).toBeLessThan(300);
  await syncs.recover();
  expect(await finish(id)).toMatchObject({ status: 'succeeded', counts: { read: 300, written: 300 } });
  expect(destination.kept.size).toBe(300);
  expect(destination.written).toHaveLength(300);
});

test('wrong credentials end the run at once and leave the rest unsent', async () => {
  const { source, destination, sync } = await setUpEngine();
  source.pages = paged(people(200), 50);
  destination.refuses = () => fault({ kind: 'auth', blame: 'integration', status: 401 });
  expect(await sync()).toMatchObject({ status: 'failed', fault: { kind: 'auth' } });
  expect(destination.calls.length).toBeLessThanOrEqual(8);
});

test('an unclear answer of a system that cannot be asked twice fails the record and says so', async () => {
  const destination = new FakeRemoteSystem({ idempotency: 'none' });
  const { source, sync, syncs } = await setUpEngine({ destination });
  source.pages = [people(2)];
  destination.refuses = ({ record }) => (record['id'] === 'p0000' ? fault({ unclear: true }) : undefined);
  const { id, status } = await sync();
  expect(status).toBe('partially_succeeded');
  const [record] = await syncs.records(id, { state: 'failed', limit: 5 });
  expect(record?.fault?.message).toContain('not known whether');
});

test('a run that is cut off sends nothing twice to a system that cannot be asked twice, and says what is uncertain', async () => {
  const destination = new FakeRemoteSystem({ idempotency: 'none', lanes: 4 });
  const { source, begin, carry, finish, syncs } = await setUpEngine({ destination });
  source.pages = paged(people(60), 20);
  const { id } = await begin();
  const taken = destination.write.bind(destination);
  // The process ends after the system took these and before their answers came.
  let answers = true;
  destination.write = async (writings) => {
    const written = await taken(writings);
    if (destination.written.length === 30) answers = false;
    return answers ? written : await new Promise(() => undefined);
  };
  void carry(id);
  await vi.waitFor(() => expect(destination.written).toHaveLength(33), 10_000);
  answers = true;
  destination.write = taken;
  await syncs.recover();
  const { counts, status } = await finish(id);
  const uncertain = await syncs.records(id, { state: 'failed', limit: 50 });
  expect(uncertain.map(({ fault: why }) => why?.kind)).toEqual([1, 2, 3, 4].map(() => 'uncertain'));
  expect([status, counts.written + counts.failed]).toEqual(['partially_succeeded', 60]);
  expect(destination.written).toHaveLength(60);
  expect(new Set(destination.written.map(({ key }) => key)).size).toBe(60);
});

test('a page that cannot be read is tried again, and then ends the run with the reason', async () => {
  const { source, sync } = await setUpEngine();
  let reads = 0;
  source.refusesRead = () => {
    reads += 1;
    return fault();
  };
  expect(await sync()).toMatchObject({ status: 'failed', fault: { kind: 'transient' } });
  expect(reads).toBe(4);
});

test('a dry run counts what it would do and writes nothing', async () => {
  const { source, destination, sync } = await setUpEngine();
  source.pages = [people(5)];
  expect(await sync({ dryRun: true })).toMatchObject({ status: 'succeeded', counts: { read: 5, written: 5 } });
  expect(destination.written).toEqual([]);
});

/** Two runs with deletions: the first knows everybody, the second no longer finds the first `gone` of them. */
async function withoutSome(gone: number) {
  const world = await setUpEngine({ integration: { deletes: true } });
  world.source.pages = paged(people(100), 25);
  await world.sync();
  world.source.pages = paged(people(100 - gone, gone), 25);
  return world;
}

test('what a complete scan no longer shows is deleted', async () => {
  const { destination, sync } = await withoutSome(3);
  expect(await sync()).toMatchObject({ status: 'succeeded', counts: { deleted: 3, unchanged: 97 } });
  expect(destination.kept.size).toBe(97);
});

test('more than 5% at once is held back, until a person approves that many', async () => {
  const { destination, sync } = await withoutSome(40);
  expect(await sync()).toMatchObject({ status: 'partially_succeeded', fault: { kind: 'deletes_held' } });
  expect(destination.kept.size).toBe(100);
  expect(await sync({ deletesAllowed: 39 })).toMatchObject({ fault: { kind: 'deletes_held' } });
  expect(await sync({ deletesAllowed: 40 })).toMatchObject({ status: 'succeeded', counts: { deleted: 40 } });
  expect(destination.kept.size).toBe(60);
});

test('a dry run says what it would create, update and delete, and names some', async () => {
  const { source, destination, sync } = await withoutSome(40);
  source.pages = [[...people(59, 40), { id: 'p0099', name: 'Changed' }, { id: 'new', name: 'New' }]];
  const writes = destination.written.length;
  const { preview } = await sync({ dryRun: true, preview: noPreview });
  expect(preview).toMatchObject({ create: 1, update: 1, delete: 40 });
  expect(preview?.samples).toContainEqual({ id: 'new', change: 'create', fields: ['id', 'name'] });
  expect(preview?.samples.filter(({ change }) => change === 'delete')).toHaveLength(10);
  expect(destination.written).toHaveLength(writes);
});

test('a run for some records writes these, unchanged or not, and leaves the rest', async () => {
  const { source, destination, begin, finish } = await setUpEngine();
  source.pages = [people(5)];
  const first = await begin();
  await finish(first.id);
  const { id } = await begin({ resyncOf: first.id, only: ['p0003'] });
  expect(await finish(id)).toMatchObject({ counts: { written: 1, skipped: 4 } });
  expect(destination.written.at(-1)?.record).toMatchObject({ id: 'p0003' });
});

// A person settles a record whose answer was lost: what they say is checked where it can be, and later runs go by it.
import { expect, test } from 'vitest';
import { settleRecord, settleable, unsettleRecord } from '../../../src/services/integration/settling.ts';
import type { SyncId } from '../../../src/core/ids.ts';
import { FakeRemoteSystem, fault } from '../../fakes/remote-system.ts';
import { setUpEngine } from '../../support/engine.ts';

const signal = new AbortController().signal;

/** A run that made “a” in a system that cannot be asked twice, and never heard of it. */
async function lostAnswer(options: ConstructorParameters<typeof FakeRemoteSystem>[0] = {}) {
  const destination = new FakeRemoteSystem({ idempotency: 'none', ...options });
  const engine = await setUpEngine({ destination, action: 'create' });
  engine.source.pages = [[{ id: 'a', v: 1 }]];
  destination.refuses = () => fault({ unclear: true });
  const { id } = await engine.sync();
  destination.refuses = () => undefined;
  engine.clock.advance(1_000);
  const made = () => destination.written.length;
  return { ...engine, id, made, system: destination };
}

const said = (sync: SyncId, isThere: boolean, remoteId: string | null = null) => ({
  sync,
  record: 'a',
  isThere,
  remoteId,
});

test('what is there is made by no later run, also with newer content', async () => {
  const { world, id, source, sync, made } = await lostAnswer();
  const before = made();
  await settleRecord(world, await settleable(world, said(id, true), signal));
  source.pages = [[{ id: 'a', v: 2 }]];
  expect(await sync()).toMatchObject({ status: 'succeeded', counts: { unchanged: 1, skipped: 0 } });
  expect(made()).toBe(before);
});

test('what is not there is sent once more, however often that is repeated', async () => {
  const { world, id, finish, made } = await lostAnswer();
  const before = made();
  const settlement = await settleable(world, said(id, false), signal);
  await settleRecord(world, settlement);
  expect(await finish(id)).toMatchObject({ status: 'succeeded', counts: { written: 1, failed: 0 } });
  await settleRecord(world, settlement);
  expect(await finish(id)).toMatchObject({ status: 'succeeded' });
  expect(made()).toBe(before + 1);
  expect(await unsettleRecord(world, settlement)).toMatch('sent again');
});

test('taken back, the record is uncertain again, and the next run leaves it alone', async () => {
  const { world, id, source, sync, syncs } = await lostAnswer();
  const settlement = await settleable(world, said(id, true, 'r-1'), signal);
  await settleRecord(world, settlement);
  expect(await unsettleRecord(world, settlement)).toBeUndefined();
  source.pages = [[{ id: 'a', v: 2 }]];
  const later = await sync();
  const [held] = await syncs.records(later.id, { state: 'skipped', limit: 5 });
  expect(held).toMatchObject({ id: 'a', fault: { kind: 'uncertain', fix: expect.stringContaining(id) } });
});

test('an id that the other system does not know is refused where it shows single records', async () => {
  const { world, id } = await lostAnswer({ one: true });
  const asked = settleable(world, said(id, true, 'nobody'), signal);
  await expect(asked).rejects.toMatchObject({ code: 'validation_failed', message: expect.stringContaining('nobody') });
});

test('a record that has been tried again since is not settled by what was seen before', async () => {
  const { world, id, finish, syncs, clock, system } = await lostAnswer();
  const settlement = await settleable(world, said(id, true), signal);
  system.refuses = () => fault({ unclear: true });
  await syncs.retry(id, ['a'], clock.real.now());
  await finish(id);
  for (const outcome of [settlement, { ...settlement, isThere: false }])
    await expect(settleRecord(world, outcome)).rejects.toMatchObject({ code: 'conflict' });
});

test('only what was sent and has failed can be settled, once the run is over', async () => {
  const { world, id, begin } = await lostAnswer();
  const asked = (sync: SyncId, record = 'a') => settleable(world, { ...said(sync, true), record }, signal);
  await expect(asked(id, 'nobody')).rejects.toMatchObject({ code: 'not_found' });
  await expect(asked((await begin()).id)).rejects.toMatchObject({ code: 'not_found' });
  await settleRecord(world, await asked(id));
  await expect(asked(id)).rejects.toThrow('nothing to settle');
});

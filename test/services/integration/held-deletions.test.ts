// Deletions that the brake held back, from scan to scan: who is asked about them, and when anew.
import { expect, test } from 'vitest';
import type { ActionStatus } from '../../../src/core/action.ts';
import type { SyncId } from '../../../src/core/ids.ts';
import { askForDeletions } from '../../../src/services/integration/held-deletions.ts';
import { people, setUpEngine } from '../../support/engine.ts';

/** A real-time run over a source that is read whole with each look; each look that holds something back asks. */
async function live() {
  const world = await setUpEngine({ integration: { deletes: true, mode: 'real_time' } });
  const { syncs, source, clock, finish, sync, destination } = world;
  source.pages = [people(100)];
  const { id } = await sync();
  const questions = new Map<string, ActionStatus>();
  const propose = async (_: SyncId, name: string): Promise<ActionStatus> => {
    if (!questions.has(name)) questions.set(name, 'pending_approval');
    return questions.get(name) ?? 'pending_approval';
  };
  const ask = async () => {
    const { run } = await syncs.get(id);
    await askForDeletions({ syncs, propose }, { sync: id, run: run - 1 });
    return questions.size;
  };
  /** The answers so far. */
  const answer = (status: ActionStatus) => {
    for (const name of questions.keys()) questions.set(name, status);
  };
  const look = async (from: number) => {
    source.pages = [people(100 - from, from)];
    clock.advance(60_000);
    return await finish(id);
  };
  return { ...world, look, ask, answer, kept: () => destination.kept.size };
}

test('while an answer is waited for, the next scan that finds the same asks nothing', async () => {
  const { look, ask } = await live();
  await look(40);
  expect(await ask()).toBe(1);
  await look(40);
  expect(await ask()).toBe(1);
});

test('after a no the same records are left in peace, and other ones asked about', async () => {
  const { look, ask, answer } = await live();
  await look(40);
  await ask();
  answer('rejected');
  await look(40);
  expect(await ask()).toBe(1);
  await look(41);
  expect(await ask()).toBe(2);
});

test.each(['expired', 'failed'] as const)(
  'a question that %s is asked again by the next scan, once',
  async (status) => {
    const { look, ask, answer } = await live();
    await look(40);
    await ask();
    answer(status);
    await look(40);
    expect([await ask(), await ask()]).toEqual([2, 2]);
  },
);

test('records that are back by the next scan are asked about no more, and go with no approval that comes late', async () => {
  const { look, ask, begin, finish, kept } = await live();
  await look(40);
  await ask();
  expect(await look(2)).toMatchObject({ fault: null, counts: { deleted: 2 } });
  expect(await ask()).toBe(1);
  const late = await begin({ deletesAllowed: 40 });
  expect(await finish(late.id)).toMatchObject({ status: 'succeeded', counts: { deleted: 0 } });
  expect(kept()).toBe(98);
});

test('what was approved is not asked about while it is carried out; the same records held back another time are', async () => {
  const { look, ask, answer, begin, finish, kept } = await live();
  await look(40);
  await ask();
  answer('executed');
  const approved = await begin({ deletesAllowed: 40 });
  expect(await ask()).toBe(1);
  await finish(approved.id);
  expect(kept()).toBe(60);
  await look(0);
  await look(40);
  expect(await ask()).toBe(2);
});

test('more than was approved is held back again', async () => {
  const { look, begin, finish, source, kept } = await live();
  await look(40);
  source.pages = [people(50, 50)];
  const approved = await begin({ deletesAllowed: 40 });
  expect(await finish(approved.id)).toMatchObject({ fault: { kind: 'deletes_held' }, counts: { deleted: 0 } });
  expect(kept()).toBe(100);
});

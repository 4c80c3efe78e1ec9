// Deletions that the brake held back, from scan to scan: who is asked about them, and when anew.
import { expect, test, vi } from 'vitest';
import type { ActionStatus } from '../../../src/core/action.ts';
import { ActionId, type IntegrationId, type SyncId } from '../../../src/core/ids.ts';
import { type Question, askForDeletions } from '../../../src/services/integration/held-deletions.ts';
import { people, setUpEngine } from '../../support/engine.ts';

/** A real-time run over a source that is read whole with each look; each look that holds something back asks. */
async function live() {
  const world = await setUpEngine({ integration: { deletes: true, mode: 'real_time' } });
  const { syncs, source, clock, finish, sync, destination } = world;
  source.pages = [people(100)];
  const { id } = await sync();
  const questions = new Map<string, Question['status']>();
  const propose = async (_: SyncId, name: string): Promise<Question> => {
    const status = questions.get(name) ?? 'pending_approval';
    questions.set(name, status);
    return { action: ActionId.parse(name), status };
  };
  const withdraw = async (_: IntegrationId, but: ActionId) => {
    for (const [name, status] of questions)
      if (status === 'pending_approval' && name !== but) questions.set(name, 'withdrawn');
  };
  const waiting = () => [...questions.values()].filter((status) => status === 'pending_approval').length;
  const ask = async () => {
    const { run } = await syncs.get(id);
    await askForDeletions({ syncs, propose, withdraw }, { sync: id, run: run - 1 });
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
  return { ...world, id, look, ask, answer, waiting, kept: () => destination.kept.size };
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

test('one question waits at a time, and it is the one about what the last scan held back', async () => {
  const { look, ask, waiting } = await live();
  for (const gone of [40, 45, 50]) {
    await look(gone);
    await ask();
    expect(waiting()).toBe(1);
  }
  // Back to the first: nobody has answered that question, so that it is asked anew.
  await look(40);
  expect([await ask(), waiting()]).toEqual([4, 1]);
});

test('a look that holds other deletions back than the one before is told of, and so is one that holds none any more', async () => {
  const { look, id, syncs } = await live();
  const outbox = vi.spyOn(syncs, 'goOnAt');
  const told = () => outbox.mock.calls.at(-1)?.[1].told !== undefined;
  const each: boolean[] = [];
  for (const gone of [40, 40, 45, 0]) {
    await look(gone);
    each.push(told());
  }
  expect(each).toEqual([true, false, true, true]);
  expect((await syncs.get(id)).fault).toBeNull();
});

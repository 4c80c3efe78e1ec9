// Of one integration one real-time run goes from look to look, whatever else was started beside it.
import { expect, test } from 'vitest';
import { people, setUpEngine } from '../../../support/engine.ts';

async function live() {
  const world = await setUpEngine({ integration: { mode: 'real_time' } });
  world.source.pages = [people(5)];
  return { ...world, first: await world.sync() };
}

test('a second run that is started beside it ends after its own pass', async () => {
  const { begin, finish, first, syncs, clock } = await live();
  const { id } = await begin({ resyncOf: first.id });
  expect(await finish(id)).toMatchObject({ status: 'succeeded', counts: { written: 5 } });
  clock.advance(60_000);
  expect(await finish(first.id)).toMatchObject({ status: 'active', run: 3 });
  expect(await syncs.get(id)).toMatchObject({ status: 'succeeded', run: 1 });
});

test('a re-sync takes the place of a run that has ended, and writes everything anew once only', async () => {
  const { begin, finish, first, syncs, clock } = await live();
  await syncs.end(first.id, { status: 'failed' });
  const { id } = await begin({ resyncOf: first.id });
  expect(await finish(id)).toMatchObject({ status: 'active', counts: { written: 5 } });
  clock.advance(60_000);
  expect(await finish(id)).toMatchObject({ status: 'active', counts: { written: 5, unchanged: 5 } });
});

test('a run for some records ends, also where no other looks on', async () => {
  const { begin, finish, first, syncs } = await live();
  await syncs.end(first.id, { status: 'failed' });
  const { id } = await begin({ resyncOf: first.id, only: ['p0001'] });
  expect(await finish(id)).toMatchObject({ status: 'succeeded', counts: { written: 1 } });
});

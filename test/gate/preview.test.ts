// Previews: what a call would do, by the same steps as the call itself; and calls that are bound to what was shown.
import { expect, test } from 'vitest';
import { callOf, createWorld, people } from './world.ts';

const { viewer } = people;

test('a preview tells what would be done, and nothing is done, stored or asked', async () => {
  const world = createWorld();
  const { root, approval } = await world.gate.preview(callOf('move', { candidate: 'c1', to: 'Phone Screen' }));
  expect(root).toMatchObject({ tool: 'move', status: 'approved', candidate: 'c1' });
  expect(approval).toBeUndefined();
  expect(world.remote.effects).toEqual([]);
  expect(world.rows()).toEqual([]);
});

test('a preview says that somebody would have to approve, and asks nobody', async () => {
  const world = createWorld();
  const { root, approval } = await world.gate.preview(callOf('offer', { candidate: 'c1' }));
  expect(root.status).toBe('pending_approval');
  expect(approval?.because).toContain('A decision like this needs approval.');
  expect(await world.ledger.approvals({ status: 'pending', limit: 10 })).toEqual([]);
});

test('a preview over several candidates has a line for each, and their letters', async () => {
  const world = createWorld();
  const { root, members } = await world.gate.preview(callOf('follow_up', { candidates: ['c1', 'c2'] }));
  expect(root.isGroup).toBe(true);
  expect(members.map(({ candidate }) => candidate)).toEqual(['c1', 'c2']);
  expect(world.rows()).toEqual([]);
});

test('the call that sends the digest of its preview is done', async () => {
  const world = createWorld();
  const input = { candidate: 'c1', to: 'Phone Screen' };
  const { root: shown } = await world.gate.preview(callOf('move', input));
  const { root } = await world.gate.call(callOf('move', input, { seen: shown.digest }));
  expect(root).toMatchObject({ status: 'executed', digest: shown.digest });
});

test.each([
  [
    'somebody moved the candidate since',
    (world: ReturnType<typeof createWorld>) => world.remote.stages.set('c1', 'Offer'),
  ],
  ['the settings changed since', (world: ReturnType<typeof createWorld>) => world.settings.set({ bulkThreshold: 1 })],
])('the call is refused where %s', async (_what, change) => {
  const world = createWorld();
  const input = { candidate: 'c1', to: 'Phone Screen' };
  const { root: shown } = await world.gate.preview(callOf('move', input));
  change(world);
  const late = world.gate.call(callOf('move', input, { seen: shown.digest }));
  await expect(late).rejects.toMatchObject({ code: 'stale_approval' });
  expect(world.remote.effects).toEqual([]);
  expect(world.rows()).toEqual([]);
});

test('a preview needs the rights of the call', async () => {
  const asked = createWorld().gate.preview(callOf('move', { candidate: 'c1', to: 'Offer' }, { by: viewer }));
  await expect(asked).rejects.toMatchObject({ code: 'forbidden' });
});

test('a tool that only reads has no preview', async () => {
  const asked = createWorld().gate.preview(callOf('show', { candidate: 'c1' }));
  await expect(asked).rejects.toMatchObject({ code: 'bad_request' });
});

test('a preview refuses what the call would refuse', async () => {
  const asked = createWorld().gate.preview(callOf('move', { candidate: 'nobody', to: 'Offer' }));
  await expect(asked).rejects.toMatchObject({ code: 'candidate_not_found' });
});

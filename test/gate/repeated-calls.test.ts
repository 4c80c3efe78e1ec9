// Two people, or one by two ways, ask for the same while the first waits: one approval, and both wishes can be told apart.
import { expect, test } from 'vitest';
import { pressed } from '../support/acts.ts';
import { callOf, createWorld, people } from './world.ts';

async function askedTwice() {
  const world = createWorld();
  const first = callOf('offer', { candidate: 'c1' });
  const second = callOf('offer', { candidate: 'c1' }, { by: people.other });
  const { root, approval } = await world.gate.call(first);
  if (approval === undefined) throw new Error('the offer does not wait');
  const again = await world.gate.call(second);
  return { ...world, root, approval, again, first, second };
}

test('whoever asks second is answered with what waits, and the ledger names both', async () => {
  const { root, approval, again, ledger } = await askedTwice();
  expect([again.root.id, again.root.status, again.approval?.id]).toEqual([root.id, 'pending_approval', approval.id]);
  expect(again.summary).toContain('It waits for approval already');
  const asked = (await ledger.repeatedCalls([root.id])).map(({ requestedBy }) => requestedBy);
  expect([root.requestedBy, ...asked]).toEqual(['u_recruiter', 'u_other']);
  expect(ledger.audit.map(({ actor, event }) => `${actor} ${event}`)).toContain('u_other approval.repeated');
});

test('settings that were changed in between make no second approval of the same plan', async () => {
  const { gate, settings, approval, ledger } = await askedTwice();
  settings.set({ holdSeconds: 61 });
  expect((await gate.call(callOf('offer', { candidate: 'c1' }))).approval?.id).toBe(approval.id);
  expect(await ledger.approvals({ status: 'pending', limit: 9 })).toHaveLength(1);
});

test('tried again after the decision, the second call is answered with what became of it and acts no more', async () => {
  const { gate, approval, second, remote, root } = await askedTwice();
  await gate.approve(approval.id, pressed(people.manager, approval.digest));
  expect((await gate.call(second)).root).toMatchObject({ id: root.id, status: 'executed' });
  expect(remote.effects).toHaveLength(1);
});

test('its name stays the name of whoever gave it', async () => {
  const { gate, second } = await askedTwice();
  await expect(gate.call({ ...second, by: people.recruiter })).rejects.toMatchObject({ code: 'idempotency_mismatch' });
});

test('nobody takes back what somebody else asked for as well; who may decide declines it for both', async () => {
  const { gate, approval, ledger } = await askedTwice();
  for (const by of [people.recruiter, people.other])
    await expect(gate.reject(approval.id, pressed(by), 'Not now')).rejects.toMatchObject({ code: 'forbidden' });
  await expect(gate.edit(approval.id, pressed(people.recruiter), { candidate: 'c2' })).rejects.toMatchObject({
    code: 'forbidden',
  });
  expect((await gate.reject(approval.id, pressed(people.manager), 'No')).root.status).toBe('rejected');
  expect(await ledger.approvals({ status: 'pending', limit: 9 })).toEqual([]);
});

test('whoever asked twice themselves may take it back', async () => {
  const { gate } = createWorld();
  const { approval } = await gate.call(callOf('offer', { candidate: 'c1' }));
  const again = await gate.call(callOf('offer', { candidate: 'c1' }));
  if (approval === undefined) throw new Error('the offer does not wait');
  expect(again.approval?.id).toBe(approval.id);
  expect((await gate.reject(approval.id, pressed(people.recruiter), null)).root.status).toBe('rejected');
});

test('two processes asked at once make one approval', async () => {
  const { gate, start, ledger } = createWorld();
  const other = start();
  const calls = Array.from({ length: 10 }, (_, index) =>
    (index % 2 === 0 ? gate : other).call(callOf('offer', { candidate: 'c1' })),
  );
  expect(new Set((await Promise.all(calls)).map(({ approval }) => approval?.id)).size).toBe(1);
  expect(await ledger.approvals({ status: 'pending', limit: 99 })).toHaveLength(1);
});

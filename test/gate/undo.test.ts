// Undo: who may, what comes back, what is refused because of later work, and the ways back that are actions of their own.
import { expect, test } from 'vitest';
import type { Action } from '../../src/core/action.ts';
import { ApprovalId } from '../../src/core/ids.ts';
import { callOf, createWorld, people, type WorldOptions } from './world.ts';
import { pressed } from '../support/acts.ts';

async function moved(options: WorldOptions = {}) {
  const world = createWorld(options);
  const { root } = await world.gate.call(callOf('move', { candidate: 'c1', to: 'Screen' }));
  return { ...world, root };
}

test('undo puts the old state back, under a key of its own, and says so to whoever listens', async () => {
  const { gate, remote, root, ledger } = await moved();
  const undone = await gate.undoAction(root.id, people.recruiter);
  expect(undone.root).toMatchObject({ status: 'undone', undoneBy: 'u_recruiter', leaseUntil: null });
  expect(undone.summary).toBe('Taken back: Move c1 from Applied to Screen');
  expect(remote.stages.get('c1')).toBe('Applied');
  expect(remote.effects.map(({ key }) => key)).toEqual([root.id, `${root.id}:undo`]);
  expect(ledger.events).toEqual([{ kind: 'action.undone', action: root.id }]);
});

test('undone twice is undone once', async () => {
  const { gate, remote, root } = await moved();
  await gate.undoAction(root.id, people.recruiter);
  expect((await gate.undoAction(root.id, people.recruiter)).root.status).toBe('undone');
  expect(remote.effects).toHaveLength(2);
});

test('of twenty undos at once, one acts', async () => {
  const { gate, remote, root, ledger } = await moved({ repeats: 'none' });
  await Promise.all(Array.from({ length: 20 }, () => gate.undoAction(root.id, people.recruiter)));
  expect(remote.effects).toHaveLength(2);
  expect((await ledger.action(root.id)).status).toBe('undone');
});

test('undo refuses to destroy later work, and may be tried again', async () => {
  const { gate, remote, root, ledger } = await moved();
  remote.stages.set('c1', 'Interview');
  await expect(gate.undoAction(root.id, people.recruiter)).rejects.toMatchObject({ code: 'changed_since' });
  expect(remote.stages.get('c1')).toBe('Interview');
  expect(await ledger.action(root.id)).toMatchObject({ status: 'executed', undoneBy: null, leaseUntil: null });
  remote.stages.set('c1', 'Screen');
  expect((await gate.undoAction(root.id, people.recruiter)).root.status).toBe('undone');
});

test.each([
  ['a colleague', people.manager, 'forbidden'],
  ['a viewer', people.viewer, 'forbidden'],
  ['an admin of another organization', people.stranger, 'not_found'],
] as const)('%s may not undo it', async (_who, by, code) => {
  const { gate, root, remote } = await moved();
  await expect(gate.undoAction(root.id, by)).rejects.toMatchObject({ code });
  expect(remote.effects).toHaveLength(1);
});

test('an admin may undo what others did', async () => {
  const { gate, root } = await moved();
  expect((await gate.undoAction(root.id, people.admin)).root).toMatchObject({ status: 'undone', undoneBy: 'u_admin' });
});

test('what was only read, not done, or cannot be undone is not undone, and the reason is said', async () => {
  const { gate, remote } = createWorld({ repeats: 'none', settings: { approvals: { withdraw: 'auto' } } });
  const read = await gate.call(callOf('show', { candidate: 'c1' }));
  const waiting = await gate.call(callOf('offer', { candidate: 'c1' }));
  const withdrawn = await gate.call(callOf('withdraw', { candidate: 'c2', to: 'Screen' }));
  remote.faults.push('silent');
  const unknown = await gate.call(callOf('move', { candidate: 'c3', to: 'Screen' }));
  const refusal = async (action: Action) => {
    const answer = gate.undoAction(action.id, people.recruiter);
    await expect(answer).rejects.toMatchObject({ code: 'not_undoable' });
    return answer.catch((error: Error) => error.message);
  };
  expect(await refusal(read.root)).toContain('Nothing was changed');
  expect(await refusal(waiting.root)).toContain('Decline it instead');
  expect(await refusal(withdrawn.root)).toBe('A withdrawn offer has been read.');
  expect(await refusal(unknown.root)).toContain('not known');
});

test('nothing is undone while paused', async () => {
  const { gate, root, settings } = await moved();
  settings.set({ paused: true });
  await expect(gate.undoAction(root.id, people.recruiter)).rejects.toMatchObject({ code: 'paused' });
});

test('a task is undone with all its members, newest first', async () => {
  const { gate, remote } = createWorld();
  const { root } = await gate.call(callOf('write', { candidates: ['c1', 'c2'], text: 'Hello' }));
  const undone = await gate.undoTask(root.task, people.recruiter);
  expect(undone.root.status).toBe('undone');
  expect(undone.members.map(({ status }) => status)).toEqual(['undone', 'undone']);
  expect(remote.letters.size).toBe(0);
  expect(remote.effects.slice(2).map(({ candidate }) => candidate)).toEqual(['c2', 'c1']);
});

test('one member is undone alone, and the rest of the group stands', async () => {
  const { gate, remote, ledger } = createWorld();
  const { root, members } = await gate.call(callOf('write', { candidates: ['c1', 'c2'], text: 'Hello' }));
  const [first] = members;
  if (first === undefined) throw new Error('the group has no members');
  expect((await gate.undoAction(first.id, people.recruiter)).root).toMatchObject({ id: first.id, status: 'undone' });
  expect([...remote.letters.values()].map(({ candidate }) => candidate)).toEqual(['c2']);
  expect((await ledger.action(root.id)).status).toBe('partially_executed');
  expect((await gate.undoAction(root.id, people.recruiter)).root.status).toBe('undone');
  expect(remote.letters.size).toBe(0);
});

test('a group that can no longer be taken back stands as it was', async () => {
  const { gate, remote, ledger } = createWorld();
  const { root } = await gate.call(callOf('write', { candidates: ['c1', 'c2'], text: 'Hello' }));
  remote.released = true;
  await expect(gate.undoTask(root.task, people.recruiter)).rejects.toMatchObject({
    code: 'changed_since',
    message: 'The letter has left.',
  });
  expect((await ledger.task(root.task)).map(({ status }) => status)).toEqual(['executed', 'executed', 'executed']);
});

test('the last action is the newest write of that person that can still be undone', async () => {
  const { gate, remote } = createWorld({ settings: { approvals: { withdraw: 'auto' } } });
  await gate.call(callOf('move', { candidate: 'c1', to: 'Screen' }));
  await gate.call(callOf('move', { candidate: 'c2', to: 'Screen' }));
  await gate.call(callOf('move', { candidate: 'c3', to: 'Screen' }, { by: people.manager }));
  await gate.call(callOf('withdraw', { candidate: 'c3', to: 'Lost' }));
  await gate.call(callOf('show', { candidate: 'c1' }));
  expect((await gate.undoLast(people.recruiter)).root.candidate).toBe('c2');
  expect((await gate.undoLast(people.recruiter)).root.candidate).toBe('c1');
  await expect(gate.undoLast(people.recruiter)).rejects.toMatchObject({ code: 'not_undoable' });
  expect(remote.stages.get('c3')).toBe('Lost');
});

test('the last action is the one that was the last when it was asked for', async () => {
  const { gate, clock, ledger } = createWorld();
  await gate.call(callOf('move', { candidate: 'c1', to: 'Interview' }));
  const actions = ledger.actions.bind(ledger);
  // A process that stands still before it looks, while the person goes on at another one.
  ledger.actions = async (query) => {
    ledger.actions = actions;
    clock.advance(60_000);
    await gate.call(callOf('move', { candidate: 'c2', to: 'Interview' }));
    return actions(query);
  };
  await expect(gate.undoLast(people.recruiter)).rejects.toMatchObject({ code: 'changed_since' });
  expect((await gate.undoLast(people.recruiter)).root.candidate).toBe('c2');
});

test('a way back that is another action goes through the gate, and the first stands until that is done', async () => {
  const { gate, remote, ledger } = createWorld();
  const none = ApprovalId.parse('none');
  const { root, approval } = await gate.call(callOf('offer', { candidate: 'c1' }));
  await gate.approve(approval?.id ?? none, pressed(people.manager));
  remote.released = true;
  const way = await gate.undoAction(root.id, people.recruiter);
  expect(way.root).toMatchObject({ tool: 'withdraw', status: 'pending_approval' });
  expect((await ledger.action(root.id)).status).toBe('executed');
  expect((await gate.undoAction(root.id, people.recruiter)).root.id).toBe(way.root.id);
  await gate.approve(way.approval?.id ?? none, pressed(people.manager));
  expect(remote.stages.get('c1')).toBe('Applied');
  await gate.undoAction(root.id, people.recruiter);
  expect((await ledger.action(root.id)).status).toBe('undone');
});

test('a way back that was declined may be asked for again', async () => {
  const { gate, remote } = createWorld({ settings: { approvals: { offer: 'auto' } } });
  const { root } = await gate.call(callOf('offer', { candidate: 'c1' }));
  remote.released = true;
  const way = await gate.undoAction(root.id, people.recruiter);
  await gate.reject(way.approval?.id ?? ApprovalId.parse('none'), pressed(people.manager), null);
  const again = await gate.undoAction(root.id, people.recruiter);
  expect(again.root.id).not.toBe(way.root.id);
  expect(again.root.status).toBe('pending_approval');
});

test('undoing an undo proposes the same thing anew', async () => {
  const { gate, remote, root, ledger } = await moved();
  const undo = await gate.call(callOf('undo_action', { action: root.id }));
  expect(remote.stages.get('c1')).toBe('Applied');
  const redo = await gate.undoAction(undo.root.id, people.recruiter);
  expect(redo.root).toMatchObject({ tool: 'move', status: 'executed' });
  expect(redo.root.id).not.toBe(root.id);
  expect(remote.stages.get('c1')).toBe('Screen');
  expect((await ledger.action(undo.root.id)).status).toBe('undone');
  expect((await gate.undoAction(undo.root.id, people.recruiter)).root.id).toBe(redo.root.id);
});

test('what needed consent needs it again when an undo of it is undone', async () => {
  const { gate, settings, remote } = createWorld();
  const { root, approval } = await gate.call(callOf('offer', { candidate: 'c1' }));
  await gate.approve(approval?.id ?? ApprovalId.parse('none'), pressed(people.manager));
  const undo = await gate.call(callOf('undo_action', { action: root.id }));
  settings.set({ approvals: { offer: 'auto' } });
  const redo = await gate.undoAction(undo.root.id, people.recruiter);
  expect(redo.root.status).toBe('pending_approval');
  expect(remote.stages.get('c1')).toBe('Applied');
});

test('an undo that the system does not take is tried again, then shown as failed, and can be repeated', async () => {
  const { gate, remote, root } = await moved();
  remote.faults.push('refused', 'refused', 'refused');
  const failed = await gate.undoAction(root.id, people.recruiter);
  expect(failed.root).toMatchObject({ status: 'undo_failed', uncertain: false, problem: { code: 'unavailable' } });
  const undone = await gate.undoAction(root.id, people.recruiter);
  expect(undone.root).toMatchObject({ status: 'undone', problem: null });
  expect(remote.stages.get('c1')).toBe('Applied');
});

// Decisions: who may make them, once, on what they saw; and the attacks that other approval gates let through.
import { expect, test } from 'vitest';
import type { Principal } from '../../src/core/access.ts';
import { ActionId, ApprovalId } from '../../src/core/ids.ts';
import { Problem } from '../../src/core/problem.ts';
import { callOf, createWorld, people, type WorldOptions } from './world.ts';
import { pressed } from '../support/acts.ts';

async function waitingOffer(options: WorldOptions = {}, by: Principal = people.recruiter) {
  const world = createWorld(options);
  const { root, approval } = await world.gate.call(callOf('offer', { candidate: 'c1' }, { by }));
  if (approval === undefined) throw new Error('the offer does not wait');
  return { ...world, root, approval };
}

test('an approved action is done', async () => {
  const { gate, approval, remote, ledger } = await waitingOffer();
  const { root } = await gate.approve(approval.id, pressed(people.manager, approval.digest));
  expect(root.status).toBe('executed');
  expect(remote.effects).toHaveLength(1);
  expect(await ledger.approval(approval.id)).toMatchObject({ status: 'approved', decidedBy: 'u_manager' });
});

test('twenty approvals at once execute once; the others learn who decided', async () => {
  const { gate, approval, remote } = await waitingOffer({ repeats: 'none' });
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, () => gate.approve(approval.id, pressed(people.manager, approval.digest))),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
  for (const refusal of refusals)
    expect(refusal).toMatchObject({ code: 'already_decided', extra: { decided_by: 'u_manager' } });
  expect(remote.effects).toHaveLength(1);
});

test.each([
  ['somebody whom the approval does not name', people.other, 'forbidden'],
  ['a viewer', people.viewer, 'forbidden'],
  ['the requester', people.recruiter, 'forbidden'],
  ['an admin of another organization', people.stranger, 'not_found'],
] as const)('%s may not approve', async (_who, by, code) => {
  const { gate, approval, remote } = await waitingOffer();
  await expect(gate.approve(approval.id, pressed(by, approval.digest))).rejects.toMatchObject({ code });
  expect(remote.effects).toEqual([]);
});

test('an approver who may only read may not approve', async () => {
  const { gate, approval } = await waitingOffer();
  const reading = { ...people.manager, scopes: new Set(['operations:read'] as const) };
  await expect(gate.approve(approval.id, pressed(reading))).rejects.toMatchObject({ code: 'forbidden' });
});

test('four eyes: who asked may not approve, even as an admin, and may where the organization allows it', async () => {
  const { gate, approval, remote, settings } = await waitingOffer({}, people.admin);
  await expect(gate.approve(approval.id, pressed(people.admin))).rejects.toMatchObject({ code: 'four_eyes' });
  expect(remote.effects).toEqual([]);
  settings.set({ fourEyes: false });
  expect((await gate.approve(approval.id, pressed(people.admin))).root.status).toBe('executed');
});

test('a decision on something else than what stands is refused', async () => {
  const { gate, approval, remote } = await waitingOffer();
  await expect(gate.approve(approval.id, pressed(people.manager, 'deadbeef'))).rejects.toMatchObject({
    code: 'stale_approval',
  });
  expect(remote.effects).toEqual([]);
  expect((await gate.approve(approval.id, pressed(people.manager))).root.status).toBe('executed');
});

test('a plan that the world has overtaken is not executed', async () => {
  const { gate, approval, remote, ledger, root } = await waitingOffer();
  remote.stages.set('c1', 'Hired');
  await expect(gate.approve(approval.id, pressed(people.manager))).rejects.toMatchObject({ code: 'stale_approval' });
  expect(remote.effects).toEqual([]);
  expect(await ledger.action(root.id)).toMatchObject({ status: 'failed', problem: { code: 'stale_approval' } });
});

test('a plan that can no longer be made is not executed', async () => {
  const { gate, approval, remote } = await waitingOffer();
  remote.stages.delete('c1');
  await expect(gate.approve(approval.id, pressed(people.manager))).rejects.toMatchObject({
    code: 'stale_approval',
    message: expect.stringContaining('There is no candidate c1'),
  });
});

test('an action that cannot be checked once more is not executed', async () => {
  let isBroken = false;
  const { gate, approval, remote, ledger, root } = await waitingOffer({
    bendTools: (tools) =>
      tools.map((tool) =>
        tool.name === 'offer' && tool.effect === 'write'
          ? {
              ...tool,
              prepare: async (input, context) => {
                if (isBroken) throw new TypeError('a defect');
                return tool.prepare(input, context);
              },
            }
          : tool,
      ),
  });
  isBroken = true;
  await expect(gate.approve(approval.id, pressed(people.manager))).rejects.toMatchObject({ code: 'stale_approval' });
  expect((await ledger.action(root.id)).status).toBe('failed');
  expect(remote.effects).toEqual([]);
});

test('a stored plan that was altered after the approval was asked for is not executed', async () => {
  const { gate, approval, remote, ledger, root } = await waitingOffer();
  const plan = { candidate: 'c2', from: 'Applied', to: 'Offer', revision: 0 };
  ledger.actionRows.set(root.id, { ...root, plan, input: { candidate: 'c2' } });
  await expect(gate.approve(approval.id, pressed(people.manager))).rejects.toMatchObject({ code: 'stale_approval' });
  expect(remote.effects).toEqual([]);
});

test('members slipped into a group after the approval was asked for are not executed', async () => {
  const { gate, remote, ledger } = createWorld({ settings: { bulkThreshold: 1 } });
  const { root, members, approval } = await gate.call(callOf('write', { candidates: ['c1', 'c2'], text: 'Hello' }));
  const [first] = members;
  if (first === undefined || approval === undefined) throw new Error('nothing waits');
  const slippedIn = { ...first, id: ActionId.parse('act_x'), idem: 'slipped in', position: 9, digest: 'x' };
  ledger.actionRows.set(slippedIn.id, { ...slippedIn, root: root.id });
  await expect(gate.approve(approval.id, pressed(people.manager))).rejects.toMatchObject({ code: 'stale_approval' });
  expect(remote.effects).toEqual([]);
});

test('an expired approval decides nothing, whether the clock or the sweep found it', async () => {
  const { gate, approval, remote, clock, ledger, root } = await waitingOffer();
  clock.advanceBusiness(24 * 3_600_000);
  await expect(gate.approve(approval.id, pressed(people.manager))).rejects.toMatchObject({ code: 'approval_expired' });
  expect((await ledger.action(root.id)).status).toBe('expired');
  await expect(gate.approve(approval.id, pressed(people.manager))).rejects.toMatchObject({ code: 'approval_expired' });
  expect(remote.effects).toEqual([]);
});

test('the sweep expires what nobody decided on, once', async () => {
  const { gate, clock, ledger, root } = await waitingOffer();
  expect(await gate.expire()).toBe(0);
  clock.advanceBusiness(24 * 3_600_000);
  expect(await gate.expire()).toBe(1);
  expect(await gate.expire()).toBe(0);
  expect((await ledger.action(root.id)).status).toBe('expired');
});

test('a rejected action is never done, whatever the settings become (attack F)', async () => {
  const { gate, approval, remote, settings, ledger } = await waitingOffer();
  settings.set({ approvals: { offer: 'auto' } });
  const { root } = await gate.reject(approval.id, pressed(people.manager), 'Not yet.');
  expect(root.status).toBe('rejected');
  await expect(gate.approve(approval.id, pressed(people.manager))).rejects.toMatchObject({ code: 'already_decided' });
  await gate.recover();
  expect(remote.effects).toEqual([]);
  expect((await ledger.approval(approval.id)).reason).toBe('Not yet.');
});

test('who asked may take the proposal back, and nobody else outside the approvers', async () => {
  const { gate, approval } = await waitingOffer();
  await expect(gate.reject(approval.id, pressed(people.other), null)).rejects.toMatchObject({ code: 'forbidden' });
  expect((await gate.reject(approval.id, pressed(people.recruiter), null)).root.status).toBe('rejected');
});

test('a routine action beside one that waits is done at once, and a rejection does not touch it (attacks A, A2, A3)', async () => {
  const { gate, remote } = createWorld();
  const first = await gate.call(callOf('offer', { candidate: 'c1' }));
  const second = await gate.call(callOf('offer', { candidate: 'c2' }));
  const routine = await gate.call(callOf('move', { candidate: 'c3', to: 'Screen' }));
  expect(routine.root.status).toBe('executed');
  await gate.approve(first.approval?.id ?? ApprovalId.parse('none'), pressed(people.manager));
  await gate.reject(second.approval?.id ?? ApprovalId.parse('none'), pressed(people.manager), null);
  expect(remote.effects.map(({ candidate }) => candidate)).toEqual(['c3', 'c1']);
});

test('what waits is not lost when other things are asked for meanwhile (attack G)', async () => {
  const { gate, approval } = await waitingOffer();
  await gate.call(callOf('move', { candidate: 'c2', to: 'Screen' }));
  await gate.call(callOf('offer', { candidate: 'c3' }));
  expect((await gate.approve(approval.id, pressed(people.manager))).root.status).toBe('executed');
});

test('approving while paused decides nothing', async () => {
  const { gate, approval, settings } = await waitingOffer();
  settings.set({ paused: true });
  await expect(gate.approve(approval.id, pressed(people.manager))).rejects.toMatchObject({ code: 'paused' });
  settings.set({ paused: false });
  expect((await gate.approve(approval.id, pressed(people.manager))).root.status).toBe('executed');
});

test('of an approved group, members that the world has overtaken fail and the others are done', async () => {
  const { gate, remote } = createWorld({ settings: { bulkThreshold: 1 } });
  const { approval } = await gate.call(callOf('write', { candidates: ['c1', 'c2'], text: 'Hello' }));
  remote.stages.set('c1', 'Hired');
  const { root, members } = await gate.approve(approval?.id ?? ApprovalId.parse('none'), pressed(people.manager));
  expect(root.status).toBe('partially_executed');
  expect(members.map(({ status, problem }) => [status, problem?.code])).toEqual([
    ['failed', 'stale_approval'],
    ['executed', undefined],
  ]);
});

test('an edit replaces what waits by a proposal that waits in turn (attack E)', async () => {
  const { gate, approval, remote, ledger } = await waitingOffer({ settings: { approvals: { offer: 'ask' } } });
  const edited = await gate.edit(approval.id, pressed(people.manager), { candidate: 'c2' });
  expect(edited.root).toMatchObject({ status: 'pending_approval', requestedBy: 'u_manager', candidate: 'c2' });
  const replaced = await ledger.approval(approval.id);
  expect(replaced).toMatchObject({ status: 'superseded', supersededBy: edited.approval?.id });
  await expect(gate.approve(approval.id, pressed(people.admin))).rejects.toMatchObject({ code: 'already_decided' });
  const id = edited.approval?.id ?? ApprovalId.parse('none');
  await expect(gate.approve(id, pressed(people.manager))).rejects.toMatchObject({ code: 'four_eyes' });
  expect(remote.effects).toEqual([]);
  await gate.approve(id, pressed(people.admin));
  expect(remote.effects.map(({ candidate }) => candidate)).toEqual(['c2']);
});

test('an edit waits even where the tool would not: editing is no way around an approval', async () => {
  const { gate } = createWorld();
  const call = callOf('move', { candidate: 'c1', to: 'Screen' }, { provenance: 'influenced' });
  const { approval } = await gate.call(call);
  const id = approval?.id ?? ApprovalId.parse('none');
  const edited = await gate.edit(id, pressed(people.recruiter), { candidate: 'c1', to: 'Interview' });
  expect(edited.root.status).toBe('pending_approval');
  expect(edited.approval?.because).toContain('Text from outside');
});

test('the same edit twice is one proposal', async () => {
  const { gate, approval } = await waitingOffer();
  const first = await gate.edit(approval.id, pressed(people.manager), { candidate: 'c2' });
  const second = await gate.edit(approval.id, pressed(people.manager), { candidate: 'c2' });
  expect(second.root.id).toBe(first.root.id);
});

test('an edit with wrong arguments or of a decided approval changes nothing (attack E2)', async () => {
  const { gate, approval, ledger, rows } = await waitingOffer();
  await expect(gate.edit(approval.id, pressed(people.manager), { candidate: 1 })).rejects.toBeInstanceOf(Problem);
  expect((await ledger.approval(approval.id)).status).toBe('pending');
  await gate.reject(approval.id, pressed(people.manager), null);
  await expect(gate.edit(approval.id, pressed(people.manager), { candidate: 'c2' })).rejects.toMatchObject({
    code: 'already_decided',
  });
  expect(rows()).toHaveLength(1);
});

test('an edit that comes too late proposes nothing, however often it is asked for', async () => {
  const { gate, approval, clock, rows, ledger } = await waitingOffer();
  clock.advance(25 * 3_600_000);
  for (const _ of [1, 2])
    await expect(gate.edit(approval.id, pressed(people.manager), { candidate: 'c2' })).rejects.toMatchObject({
      code: 'approval_expired',
    });
  expect(rows()).toHaveLength(1);
  expect(await ledger.approval(approval.id)).toMatchObject({ status: 'expired' });
});

test('an edit that lost its race is refused again when it is asked for again', async () => {
  const { gate, approval, ledger } = await waitingOffer();
  const edit = () => gate.edit(approval.id, pressed(people.manager), { candidate: 'c2' });
  const decide = ledger.decide.bind(ledger);
  // Somebody approves between the new proposal and the end of the old one.
  ledger.decide = async (decision) => {
    ledger.decide = decide;
    await gate.approve(approval.id, pressed(people.manager));
    return decide(decision);
  };
  for (const _ of [1, 2]) await expect(edit()).rejects.toMatchObject({ code: 'already_decided' });
});

test('declining an edited proposal whose edit was cut off does not bring back what it was to replace', async () => {
  const { gate, approval, ledger } = await waitingOffer();
  const edit = () => gate.edit(approval.id, pressed(people.manager), { candidate: 'c2' });
  const decide = ledger.decide.bind(ledger);
  ledger.decide = async () => {
    ledger.decide = decide;
    throw new Error('the process died');
  };
  await expect(edit()).rejects.toThrow('died');
  const waiting = await ledger.approvals({ status: 'pending', limit: 10 });
  const edited = waiting.find(({ id }) => id !== approval.id);
  if (edited === undefined) throw new Error('nothing was proposed');
  await gate.reject(edited.id, pressed(people.admin), null);
  expect(await ledger.approval(approval.id)).toMatchObject({ status: 'superseded', supersededBy: edited.id });
  expect((await edit()).root.status).toBe('rejected');
  expect(await ledger.approvals({ status: 'pending', limit: 10 })).toEqual([]);
});

test('an approval that lost its race against an edit does not execute both', async () => {
  const { gate, approval, remote, ledger } = await waitingOffer();
  await Promise.allSettled([
    gate.edit(approval.id, pressed(people.manager), { candidate: 'c2' }),
    gate.approve(approval.id, pressed(people.manager)),
  ]);
  const waiting = await ledger.approvals({ status: 'pending', limit: 10 });
  await Promise.allSettled(waiting.map(({ id }) => gate.approve(id, pressed(people.admin))));
  expect(remote.effects).toHaveLength(1);
});

// Decisions take the act of a person: who, where and on what was shown is kept, and whatever is no person decides nothing.
import { expect, test } from 'vitest';
import { HumanAct } from '../../src/core/human-act.ts';
import { ActorId, ApprovalId, ConversationId } from '../../src/core/ids.ts';
import { pressed } from '../support/acts.ts';
import { callOf, createWorld, people } from './world.ts';

async function waiting() {
  const world = createWorld();
  const { approval, root } = await world.gate.call(callOf('offer', { candidate: 'c1' }));
  if (approval === undefined) throw new Error('the offer does not wait');
  return { ...world, approval, root };
}
const system = { ...people.recruiter, kind: 'system' as const, id: ActorId.parse('system:sync'), user: undefined };

test('how it was decided stands with the decision: the act, where, and the digest that was shown', async () => {
  const { gate, ledger, approval } = await waiting();
  await gate.approve(approval.id, HumanAct.words({ by: people.manager, channel: 'slack', digest: approval.digest }));
  expect(await ledger.approval(approval.id)).toMatchObject({
    status: 'approved',
    decidedBy: 'u_manager',
    act: { act: 'words', channel: 'slack', digest: approval.digest },
  });
  const other = await waiting();
  await other.gate.reject(
    other.approval.id,
    HumanAct.request({ by: people.recruiter, channel: 'rest', digest: undefined }),
    'no',
  );
  expect(await other.ledger.approval(other.approval.id)).toMatchObject({
    status: 'rejected',
    act: { act: 'request', channel: 'rest', digest: null },
  });
});

test('what was shown is what is decided: another digest approves, declines and edits nothing', async () => {
  const { gate, ledger, remote, approval } = await waiting();
  const stale = expect.objectContaining({ code: 'stale_approval' });
  const act = pressed(people.manager, 'another digest');
  await expect(gate.approve(approval.id, act)).rejects.toEqual(stale);
  await expect(gate.reject(approval.id, act, null)).rejects.toEqual(stale);
  await expect(gate.edit(approval.id, act, { candidate: 'c2' })).rejects.toEqual(stale);
  expect(await ledger.approval(approval.id)).toMatchObject({ status: 'pending', act: null });
  expect(remote.effects).toEqual([]);
});

test('an edit is an act, too, and stands with what it replaced', async () => {
  const { gate, ledger, approval } = await waiting();
  await gate.edit(approval.id, pressed(people.recruiter, approval.digest), { candidate: 'c2' });
  expect(await ledger.approval(approval.id)).toMatchObject({
    status: 'superseded',
    act: { act: 'press', channel: 'console', digest: approval.digest },
  });
});

test('nothing but a person or a service can make an act', () => {
  expect(() => HumanAct.press({ by: system, channel: 'slack', digest: undefined })).toThrow(
    expect.objectContaining({ code: 'forbidden' }),
  );
});

test('Muster withdraws its own questions, and nobody else’s', async () => {
  const { gate, ledger, approval } = await waiting();
  await expect(gate.withdraw(approval.id, system, 'gone')).rejects.toMatchObject({ code: 'forbidden' });
  await expect(gate.withdraw(approval.id, people.recruiter, 'gone')).rejects.toMatchObject({ code: 'forbidden' });
  const own = await gate.call(callOf('offer', { candidate: 'c2' }, { by: system }));
  const id = own.approval?.id ?? ApprovalId.parse('none');
  await gate.withdraw(id, system, 'Nothing is held back any more.');
  expect(await ledger.approval(id)).toMatchObject({ status: 'rejected', decidedBy: 'system:sync', act: null });
});

test('a tool that is itself a decision takes an act; without one there is no such tool', async () => {
  const { gate, ledger, remote } = await waiting();
  const call = callOf('settle', { candidate: 'c1', to: 'Screen' });
  for (const by of [people.recruiter, people.manager, people.admin])
    await expect(gate.call({ ...call, by })).rejects.toMatchObject({ code: 'not_found' });
  expect(remote.effects).toEqual([]);
  const { root } = await gate.decide(call, pressed(people.recruiter));
  expect(root.status).toBe('executed');
  expect(await ledger.action(root.id)).toMatchObject({ act: { act: 'press', channel: 'console', digest: null } });
});

test('where Muster proposes such a decision it waits for a person, whatever the settings say', async () => {
  const { gate, settings } = await waiting();
  settings.set({ approvals: { settle: 'auto' } });
  const { root } = await gate.call(callOf('settle', { candidate: 'c1', to: 'Screen' }, { by: system }));
  expect(root.status).toBe('pending_approval');
});

test('an act is not spent on a tool that is no decision', async () => {
  const { gate } = await waiting();
  await expect(
    gate.decide(callOf('move', { candidate: 'c1', to: 'Screen' }), pressed(people.admin)),
  ).rejects.toMatchObject({
    code: 'bad_request',
  });
});

const talk = { kind: 'conversation' as const, conversation: ConversationId.parse('con_1') };
const offerIn = (more: Parameters<typeof callOf>[2] = {}) =>
  callOf('offer', { candidate: 'c1' }, { origin: talk, ...more });

test('a second proposal of one person in a talk takes the place of the first, so that both cannot be approved', async () => {
  const { gate, ledger } = createWorld();
  const first = await gate.call(offerIn());
  await gate.call(callOf('move', { candidate: 'c1', to: 'Screen' }));
  const second = await gate.call(offerIn());
  expect(await ledger.approvalOf(first.root.id)).toMatchObject({
    status: 'superseded',
    supersededBy: second.approval?.id,
    act: null,
  });
  expect(second.approval?.status).toBe('pending');
});

test('another person’s, another talk’s and another candidate’s proposals stand, and outside text replaces none', async () => {
  const { gate, ledger } = createWorld();
  const first = await gate.call(offerIn());
  await gate.call(callOf('move', { candidate: 'c1', to: 'Screen' }));
  await gate.call(offerIn({ by: people.admin }));
  await gate.call(offerIn({ origin: { kind: 'api' } }));
  await gate.call(offerIn({ origin: { ...talk, conversation: ConversationId.parse('con_2') } }));
  await gate.call(offerIn({ provenance: 'influenced' }));
  await gate.call(callOf('offer', { candidate: 'c2' }, { origin: talk }));
  expect((await ledger.approvalOf(first.root.id))?.status).toBe('pending');
});

// The real tools at the real gate, on the sandbox systems: the stories that neither could tell alone.
import { expect, test } from 'vitest';
import { releaseLetter } from '../../src/services/operations/letters.ts';
import { nora } from '../support/operations.ts';
import { ines } from './write-tool-steps.ts';
import { pressed } from '../support/acts.ts';
import { admin, openGatedOperations } from '../support/gated-operations.ts';

async function atTheGate() {
  const world = await openGatedOperations();
  const letBeSent = async () => {
    world.clock.advance(11_000);
    const { letters, mailer, clock } = world;
    for (const key of letters.rows.keys())
      await releaseLetter({ letters, mailer, clocks: clock, leaseMs: 60_000 }, key);
  };
  return { ...world, letBeSent };
}

test('a follow-up by filters reaches each candidate, and undoing the task leaves nothing sent', async () => {
  const { call, gate, seen, letters } = await atTheGate();
  const before = await seen();
  const { root, members } = await call('send_followup', {
    filters: { days_since_contact: 5 },
    message_template: 'gentle_nudge',
  });
  expect(root).toMatchObject({ status: 'executed', atsUpdated: true, contacted: ['c_ines', 'c_joe'] });
  expect(members).toHaveLength(2);
  expect([...letters.rows.values()].map(({ to }) => to)).toEqual(['ines@example.test', 'joe@example.test']);
  expect((await gate.undoTask(root.task, nora)).root.status).toBe('undone');
  expect(await seen()).toEqual(before);
});

test('a follow-up that nobody fits is executed and has reached nobody', async () => {
  const { root, members } = await (await atTheGate()).call('send_followup', { filters: { role: 'nursing' } });
  expect(root).toMatchObject({ status: 'executed', atsUpdated: false, contacted: [] });
  expect(members).toEqual([]);
});

test('moving somebody to the rejected stage waits for approval as a rejection', async () => {
  const { call, gate, ats } = await atTheGate();
  const { root, approval } = await call('move_stage', { candidate: ines, stage: 'Rejected' });
  expect(root).toMatchObject({ tool: 'reject_candidate', status: 'pending_approval' });
  expect(approval).toMatchObject({ approvers: ['u_owen'] });
  expect((await ats.candidate(ines)).stage).toBe('Applied');
  if (approval === undefined) throw new Error('it did not wait');
  expect((await gate.approve(approval.id, pressed(admin))).root.status).toBe('executed');
  expect((await ats.candidate(ines)).stage).toBe('Rejected');
});

test('an approved rejection is not executed when the candidate was moved meanwhile', async () => {
  const { call, gate, ats } = await atTheGate();
  const { approval } = await call('reject_candidate', { candidate: ines });
  await ats.move({ candidate: ines, from: 'Applied', to: 'Offer', key: 'somebody' });
  if (approval === undefined) throw new Error('it did not wait');
  await expect(gate.approve(approval.id, pressed(admin))).rejects.toMatchObject({ code: 'stale_approval' });
  expect((await ats.candidate(ines)).stage).toBe('Offer');
});

test('what has left cannot be undone, and the answer says why', async () => {
  const { call, gate, letBeSent, seen } = await atTheGate();
  const { root } = await call('send_message', { candidate: ines, text: 'Are you free on Friday?' });
  await letBeSent();
  expect((await seen()).mailbox).toHaveLength(1);
  await expect(gate.undoAction(root.id, nora)).rejects.toMatchObject({
    code: 'changed_since',
    message: expect.stringContaining('Too late'),
  });
});

test('undoing an offer that has left proposes its withdrawal, which waits for approval', async () => {
  const { call, gate, letBeSent, ledger } = await atTheGate();
  const { root, approval } = await call('send_offer', { candidate: ines, salary: 120_000 });
  if (approval === undefined) throw new Error('it did not wait');
  await gate.approve(approval.id, pressed(admin));
  await letBeSent();
  await gate.undoAction(root.id, nora);
  const waiting = await ledger.approvals({ status: 'pending', limit: 10 });
  expect(waiting).toMatchObject([{ tool: 'withdraw_offer', input: { candidate: 'c_ines' } }]);
});

test.each(['unavailable', 'rate_limited', 'timeout_before_effect', 'timeout_after_effect'] as const)(
  'a system that is %s once is tried again, and acts once',
  async (as) => {
    const { call, faults, seen } = await atTheGate();
    faults.failNext({ call: 'calendar.book', as });
    const { root } = await call('book_meeting', { with: ['u_owen'], start: '2026-06-02T15:00:00-05:00' });
    expect(root.status).toBe('executed');
    expect((await seen()).calendar).toHaveLength(2);
  },
);

test('a rejection whose message cannot be held is finished by the retry, not left half done', async () => {
  const { call, gate, faults, ats, letters } = await atTheGate();
  const { approval } = await call('reject_candidate', { candidate: ines, message_template: 'thanks' });
  faults.failNext({ call: 'ats.setLastContact', as: 'rate_limited' });
  if (approval === undefined) throw new Error('it did not wait');
  expect((await gate.approve(approval.id, pressed(admin))).root.status).toBe('executed');
  expect(faults.outstanding()).toBe(0);
  expect((await ats.candidate(ines)).stage).toBe('Rejected');
  expect(letters.rows.size).toBe(1);
});

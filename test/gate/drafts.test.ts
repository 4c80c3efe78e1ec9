// Drafts: a letter that was worded for somebody waits for that person, who sends, edits or discards exactly what they read.
import { expect, test } from 'vitest';
import type { Call } from '../../src/core/ports/action-gate.ts';
import { pressed } from '../support/acts.ts';
import { callOf, createWorld, people, type WorldOptions } from './world.ts';

const { recruiter, manager, other, admin, viewer, stranger } = people;

async function drafted(options: WorldOptions = {}, part: Partial<Call> = {}) {
  const world = createWorld(options);
  const call = callOf('write', { candidate: 'c1', text: 'good news' }, { worded: true, ...part });
  const { root, approval, summary } = await world.gate.call(call);
  return { ...world, call, root, approval, summary };
}

const texts = ({ remote }: ReturnType<typeof createWorld>): string[] =>
  [...remote.letters.values()].map(({ text }) => text);

test('a worded letter is composed and waits as a draft; nobody is written to and nobody has to approve', async () => {
  const { root, approval, summary, remote } = await drafted();
  expect(root).toMatchObject({ status: 'draft', input: { text: 'Hello, good news' }, contacted: [] });
  expect(approval).toBeUndefined();
  expect(summary).toBe('Draft, not sent yet: Write “Hello, good news” to c1');
  expect(remote.effects).toEqual([]);
});

test('what nobody worded leaves as it is, at once', async () => {
  const world = createWorld();
  const { root } = await world.gate.call(callOf('write', { candidate: 'c1', text: 'good news' }));
  expect(root.status).toBe('executed');
  expect(texts(world)).toEqual(['good news']);
});

test('where drafts are off the composed letter leaves at once', async () => {
  const world = await drafted({ settings: { drafts: 'off' } });
  expect(world.root.status).toBe('executed');
  expect(texts(world)).toEqual(['Hello, good news']);
});

test('whoever asked sends it, also with four eyes, and the act is kept', async () => {
  const world = await drafted({ settings: { fourEyes: true } });
  const { root, summary } = await world.gate.sendDraft(world.root.id, pressed(recruiter, world.root.digest));
  expect(root).toMatchObject({ status: 'executed', contacted: ['c1'], act: { act: 'press', channel: 'console' } });
  expect(summary).toBe('Done: Write “Hello, good news” to c1');
  expect(texts(world)).toEqual(['Hello, good news']);
});

test('twenty presses at once send one letter', async () => {
  const { gate, root, remote } = await drafted({ repeats: 'none' });
  const presses = Array.from({ length: 20 }, () => gate.sendDraft(root.id, pressed(recruiter, root.digest)));
  const results = await Promise.allSettled(presses);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
  for (const refusal of refusals) expect(refusal).toMatchObject({ code: 'already_decided' });
  expect(remote.effects).toHaveLength(1);
});

test('of sending and discarding at once one happens', async () => {
  const { gate, root, remote, ledger } = await drafted();
  const both = [gate.discardDraft(root.id, pressed(recruiter)), gate.sendDraft(root.id, pressed(recruiter))];
  const results = await Promise.allSettled(both);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const { status } = await ledger.action(root.id);
  expect(remote.effects).toHaveLength(status === 'executed' ? 1 : 0);
});

test.each([
  ['somebody else', other, 'forbidden'],
  ['the requisition’s manager', manager, 'forbidden'],
  ['a viewer', viewer, 'forbidden'],
  ['an admin of another organization', stranger, 'not_found'],
] as const)('%s may not send, edit or discard it', async (_who, by, code) => {
  const { gate, root, remote } = await drafted();
  const act = pressed(by, root.digest);
  await expect(gate.sendDraft(root.id, act)).rejects.toMatchObject({ code });
  await expect(gate.discardDraft(root.id, act)).rejects.toMatchObject({ code });
  await expect(gate.editDraft(root.id, act, { text: 'x' })).rejects.toMatchObject({ code });
  expect(remote.effects).toEqual([]);
});

test('an admin may send it for whoever asked', async () => {
  const { gate, root } = await drafted();
  expect((await gate.sendDraft(root.id, pressed(admin))).root).toMatchObject({
    status: 'executed',
    requestedBy: recruiter.id,
  });
});

test('an edit makes another digest, is taken as it is, and only the new letter can be sent', async () => {
  const world = await drafted();
  const { gate, root } = world;
  const { root: edited } = await gate.editDraft(root.id, pressed(recruiter, root.digest), { text: 'My own words.' });
  expect(edited).toMatchObject({ id: root.id, status: 'draft', input: { text: 'My own words.' } });
  expect(edited.digest).not.toBe(root.digest);
  await expect(gate.sendDraft(root.id, pressed(recruiter, root.digest))).rejects.toMatchObject({
    code: 'stale_approval',
  });
  await gate.sendDraft(root.id, pressed(recruiter, edited.digest));
  expect(texts(world)).toEqual(['My own words.']);
});

test('an edit of what was edited meanwhile is refused; nothing of it is lost', async () => {
  const { gate, root, ledger } = await drafted();
  await gate.editDraft(root.id, pressed(recruiter, root.digest), { text: 'first' });
  await expect(gate.editDraft(root.id, pressed(recruiter, root.digest), { text: 'second' })).rejects.toMatchObject({
    code: 'stale_approval',
  });
  expect((await ledger.action(root.id)).input).toMatchObject({ text: 'first' });
});

test('an edit that the tool cannot take is refused and leaves the draft', async () => {
  const { gate, root, ledger } = await drafted();
  await expect(gate.editDraft(root.id, pressed(recruiter), { subject: 'x' })).rejects.toMatchObject({
    code: 'validation_failed',
  });
  expect(await ledger.action(root.id)).toEqual(root);
});

test('a letter that is another one by now is shown again before it is sent', async () => {
  const { gate, root, remote, ledger } = await drafted();
  remote.stages.set('c1', 'Screen');
  await expect(gate.sendDraft(root.id, pressed(recruiter, root.digest))).rejects.toMatchObject({
    code: 'stale_approval',
  });
  const shown = await ledger.action(root.id);
  expect(shown).toMatchObject({ status: 'draft', plan: { stage: 'Screen' } });
  expect((await gate.sendDraft(root.id, pressed(recruiter, shown.digest))).root.status).toBe('executed');
});

test('a discarded draft is over', async () => {
  const { gate, root, remote } = await drafted();
  const { root: gone, summary } = await gate.discardDraft(root.id, pressed(recruiter, root.digest));
  expect(gone).toMatchObject({ status: 'rejected', act: { act: 'press' } });
  expect(summary).toBe('Draft discarded: Write “Hello, good news” to c1');
  await expect(gate.sendDraft(root.id, pressed(recruiter))).rejects.toMatchObject({ code: 'already_decided' });
  expect(remote.effects).toEqual([]);
});

test('a draft that nobody sends expires after a week, and not before', async () => {
  const { gate, root, clock, ledger } = await drafted();
  clock.advance(7 * 86_400_000 - 1);
  expect(await gate.expire()).toBe(0);
  clock.advance(2);
  expect(await gate.expire()).toBe(1);
  expect(await ledger.action(root.id)).toMatchObject({ status: 'expired' });
  await expect(gate.sendDraft(root.id, pressed(recruiter))).rejects.toMatchObject({ code: 'approval_expired' });
});

test('an expired draft is not sent before the sweep has come', async () => {
  const { gate, root, clock, remote } = await drafted();
  clock.advance(7 * 86_400_000 + 1);
  await expect(gate.sendDraft(root.id, pressed(recruiter))).rejects.toMatchObject({ code: 'approval_expired' });
  expect(remote.effects).toEqual([]);
});

test('what policy wants approved waits for approval once it is sent, with the letter as it was sent', async () => {
  const world = await drafted({ settings: { approvals: { write: 'ask' } } });
  const { gate, root, ledger, remote } = world;
  expect(root).toMatchObject({ status: 'draft', draft: { because: expect.stringContaining('approves every action') } });
  const { root: edited } = await gate.editDraft(root.id, pressed(recruiter), { text: 'Mine.' });
  const { root: sent, approval } = await gate.sendDraft(root.id, pressed(recruiter, edited.digest));
  expect(sent.status).toBe('pending_approval');
  expect(approval).toMatchObject({ status: 'pending', digest: edited.digest, requestedBy: recruiter.id });
  expect(remote.effects).toEqual([]);
  if (approval === undefined) throw new Error('it does not wait');
  await gate.approve(approval.id, pressed(manager, approval.digest));
  expect(texts(world)).toEqual(['Mine.']);
  expect(await ledger.verifyAudit()).toMatchObject({ brokenAt: null });
});

test('a letter that outside text may have led to still needs approval after its draft', async () => {
  const { gate, root } = await drafted({}, { provenance: 'influenced' });
  expect(root.status).toBe('draft');
  expect((await gate.sendDraft(root.id, pressed(recruiter))).root.status).toBe('pending_approval');
});

test('a limit that was reached since the draft was made asks for approval', async () => {
  const { gate, root, settings } = await drafted();
  settings.set({ dailyMessageCap: 0 });
  expect((await gate.sendDraft(root.id, pressed(recruiter))).root.status).toBe('pending_approval');
});

test('drafts do not count as messages until they are sent', async () => {
  const { root, ledger, gate } = await drafted();
  expect(await ledger.messagesSince(recruiter.id, new Date(0))).toBe(0);
  await gate.sendDraft(root.id, pressed(recruiter));
  expect(await ledger.messagesSince(recruiter.id, new Date(0))).toBe(1);
});

test('nothing is sent while everything is paused', async () => {
  const { gate, root, settings, remote } = await drafted();
  settings.set({ paused: true });
  await expect(gate.sendDraft(root.id, pressed(recruiter))).rejects.toMatchObject({ code: 'paused' });
  expect(remote.effects).toEqual([]);
});

test('the same call again is the same draft, and another call for the same letter finds it', async () => {
  const { gate, call, root, rows } = await drafted();
  expect((await gate.call(call)).root.id).toBe(root.id);
  const again = await gate.call({ ...call, idem: 'another call' });
  expect(again.root.id).toBe(root.id);
  expect(again.summary).toBe('The same draft waits already: Write “Hello, good news” to c1');
  expect(rows()).toHaveLength(1);
});

test('a sent draft can be undone; one that was not sent cannot, and stops the last thing before it from being undone', async () => {
  const { gate, root, remote } = await drafted();
  await gate.call(callOf('move', { candidate: 'c2', to: 'Screen' }));
  const second = await gate.call(callOf('write', { candidate: 'c3', text: 'more' }, { worded: true }));
  await expect(gate.undoLast(recruiter)).rejects.toMatchObject({ code: 'not_undoable' });
  await expect(gate.undoAction(root.id, recruiter)).rejects.toMatchObject({ code: 'not_undoable' });
  await gate.discardDraft(second.root.id, pressed(recruiter));
  await gate.sendDraft(root.id, pressed(recruiter));
  expect((await gate.undoAction(root.id, recruiter)).root.status).toBe('undone');
  expect(remote.stages.get('c2')).toBe('Screen');
});

test('what is no draft is none', async () => {
  const { gate } = createWorld();
  const { root } = await gate.call(callOf('move', { candidate: 'c1', to: 'Screen' }));
  await expect(gate.sendDraft(root.id, pressed(recruiter))).rejects.toMatchObject({ code: 'not_found' });
});

// Letters from a template to several people: whoever asked sees who gets what, and sends or discards all of it at once.
import { expect, test } from 'vitest';
import type { Call } from '../../src/core/ports/action-gate.ts';
import { pressed } from '../support/acts.ts';
import { callOf, createWorld, people, type WorldOptions } from './world.ts';

const { recruiter, other, admin } = people;
const three = { candidates: ['c1', 'c2', 'c3'] };

async function shown(options: WorldOptions = {}, part: Partial<Call> & { input?: Call['input'] } = {}) {
  const world = createWorld(options);
  const { input = three, ...rest } = part;
  const call = { ...callOf('follow_up', three, { previews: 'several', ...rest }), input };
  const { root, members, approval, summary } = await world.gate.call(call);
  return { ...world, call, root, members, approval, summary };
}

const texts = ({ remote }: ReturnType<typeof createWorld>): string[] =>
  [...remote.letters.values()].map(({ text }) => text);

test('letters from a template to several people wait until whoever asked has seen who gets what', async () => {
  const { root, members, approval, summary, remote } = await shown();
  expect(root).toMatchObject({ status: 'draft', isGroup: true, draft: { because: null, isFixed: true } });
  expect(members.map(({ status, candidate }) => [status, candidate])).toEqual([
    ['draft', 'c1'],
    ['draft', 'c2'],
    ['draft', 'c3'],
  ]);
  expect(approval).toBeUndefined();
  expect(summary).toBe('Draft, not sent yet: Write “News” to c1 – and the same for 2 more');
  expect(remote.effects).toEqual([]);
});

test.each([
  ['one person', {}, { input: { candidates: ['c1'] } }],
  ['a channel that shows nothing', {}, { previews: undefined }],
  ['an organization that has switched drafts off', { settings: { drafts: 'off' } }, {}],
] as const)('%s: it is sent at once', async (_name, options, part) => {
  expect((await shown(options, part)).root.status).toBe('executed');
});

test('one person is shown where others of the same order are written to as well', async () => {
  const { root } = await shown({}, { input: { candidate: 'c1' }, previews: 'each' });
  expect(root).toMatchObject({ status: 'draft', isGroup: false });
});

test('what has to be approved is not shown twice: its letters stand on the approval', async () => {
  const { root, approval } = await shown({ settings: { bulkThreshold: 2 } });
  expect(root).toMatchObject({ status: 'pending_approval', draft: null });
  expect(approval?.status).toBe('pending');
});

test('one press sends all of them, as they were shown, and all can be taken back', async () => {
  const world = await shown();
  world.remote.template = 'another template by now.';
  const { root } = await world.gate.sendDraft(world.root.id, pressed(recruiter, world.root.digest));
  expect(root).toMatchObject({ status: 'executed', contacted: ['c1', 'c2', 'c3'], act: { act: 'press' } });
  expect(texts(world)).toEqual(['Hi c1, we have news.', 'Hi c2, we have news.', 'Hi c3, we have news.']);
  expect((await world.gate.undoAction(root.id, recruiter)).root.status).toBe('undone');
});

test('twenty presses send each letter once', async () => {
  const { gate, root, remote } = await shown({ repeats: 'none' });
  const presses = Array.from({ length: 20 }, () => gate.sendDraft(root.id, pressed(recruiter, root.digest)));
  const results = await Promise.allSettled(presses);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(remote.effects).toHaveLength(3);
});

test('somebody’s contact in between changes the plan and not what was shown', async () => {
  const world = await shown();
  world.remote.stages.set('c2', 'Screen');
  const { root } = await world.gate.sendDraft(world.root.id, pressed(recruiter, world.root.digest));
  expect(root.status).toBe('executed');
  expect(await world.ledger.verifyAudit()).toMatchObject({ brokenAt: null });
});

test('letters that are others by now are shown again before they are sent', async () => {
  const { gate, root, remote, ledger } = await shown();
  remote.domain = 'elsewhere.test';
  await expect(gate.sendDraft(root.id, pressed(recruiter, root.digest))).rejects.toMatchObject({
    code: 'stale_approval',
  });
  expect(remote.effects).toEqual([]);
  const again = await ledger.action(root.id);
  expect(again.digest).not.toBe(root.digest);
  expect((await gate.sendDraft(root.id, pressed(recruiter, again.digest))).root.status).toBe('executed');
});

test('whoever is not to be written to any more is left out, and that is said before the others are written to', async () => {
  const world = await shown();
  const { gate, root, remote, ledger } = world;
  remote.stages.set('c2', 'Refused');
  await expect(gate.sendDraft(root.id, pressed(recruiter, root.digest))).rejects.toMatchObject({
    code: 'stale_approval',
  });
  const again = await ledger.action(root.id);
  expect(again.preview).toContain('left out: 1');
  const sent = await gate.sendDraft(root.id, pressed(recruiter, again.digest));
  expect(sent.root.status).toBe('executed');
  expect(texts(world)).toEqual(['Hi c1, we have news.', 'Hi c3, we have news.']);
});

test('where nobody is to be written to any more, that is the answer, and it may be discarded', async () => {
  const { gate, root, remote } = await shown();
  for (const id of ['c1', 'c2', 'c3']) remote.stages.set(id, 'Refused');
  await expect(gate.sendDraft(root.id, pressed(recruiter, root.digest))).rejects.toMatchObject({
    code: 'contact_declined',
  });
  expect((await gate.discardDraft(root.id, pressed(recruiter))).root.status).toBe('rejected');
});

test('discarded or expired, none of them is sent', async () => {
  for (const end of ['discard', 'expire'] as const) {
    const { gate, root, clock, ledger, remote } = await shown();
    if (end === 'discard') await gate.discardDraft(root.id, pressed(recruiter, root.digest));
    clock.advance(7 * 86_400_000 + 1);
    expect(await gate.expire()).toBe(end === 'discard' ? 0 : 1);
    const ended = end === 'discard' ? 'rejected' : 'expired';
    expect((await ledger.members(root.id)).map(({ status }) => status)).toEqual([ended, ended, ended]);
    const code = end === 'discard' ? 'already_decided' : 'approval_expired';
    await expect(gate.sendDraft(root.id, pressed(recruiter))).rejects.toMatchObject({ code });
    expect(remote.effects).toEqual([]);
  }
});

test('letters from a template cannot be edited', async () => {
  const { gate, root, ledger } = await shown();
  const act = pressed(recruiter, root.digest);
  await expect(gate.editDraft(root.id, act, { text: 'Mine.' })).rejects.toMatchObject({ code: 'conflict' });
  expect(await ledger.action(root.id)).toEqual(root);
});

test('only whoever asked, or an admin, sends them', async () => {
  const { gate, root, remote } = await shown();
  await expect(gate.sendDraft(root.id, pressed(other, root.digest))).rejects.toMatchObject({ code: 'forbidden' });
  expect(remote.effects).toEqual([]);
  expect((await gate.sendDraft(root.id, pressed(admin, root.digest))).root.status).toBe('executed');
});

test('a limit that was reached since asks for approval, with every letter', async () => {
  const { gate, root, settings, remote, ledger } = await shown();
  settings.set({ dailyMessageCap: 1 });
  const { root: sent, approval } = await gate.sendDraft(root.id, pressed(recruiter));
  expect(sent.status).toBe('pending_approval');
  expect((await ledger.members(root.id)).map(({ status }) => status)).toEqual(Array(3).fill('pending_approval'));
  expect(remote.effects).toEqual([]);
  if (approval === undefined) throw new Error('it does not wait');
  await gate.approve(approval.id, pressed(people.manager, approval.digest));
  expect(remote.effects).toHaveLength(3);
});

test('the same order again finds what waits', async () => {
  const { gate, call, root, rows } = await shown();
  expect((await gate.call(call)).root.id).toBe(root.id);
  expect((await gate.call({ ...call, idem: 'once more' })).root.id).toBe(root.id);
  expect(rows()).toHaveLength(4);
});

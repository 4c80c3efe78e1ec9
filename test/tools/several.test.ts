// One call about several candidates: decided on as one, told as one, taken back as one; and the same call twice waits once.
import { expect, test } from 'vitest';
import { CandidateId } from '../../src/core/ids.ts';
import type { Settings } from '../../src/core/settings.ts';
import { nora } from '../support/operations.ts';
import { sampleSandbox } from '../support/sample-sandbox.ts';
import { pressed } from '../support/acts.ts';
import { admin, openGatedOperations } from '../support/gated-operations.ts';

/** Eight people more in Applied. */
const crowd = () => {
  const file = sampleSandbox();
  const [first] = file.candidates;
  if (first === undefined) throw new Error('the sample has changed');
  const more = Array.from({ length: 8 }, (_, index) => ({
    ...first,
    id: `c_more_${index}`,
    name: `Ann More${index}`,
    email: `more${index}@example.test`,
  }));
  return { ...file, candidates: [...file.candidates, ...more] };
};

async function open(change: Partial<Settings> = {}) {
  const world = await openGatedOperations({ file: crowd() }, change);
  const stageOf = async (id: string) => (await world.ats.candidate(CandidateId.parse(id))).stage;
  return { ...world, stageOf };
}

test('a move of more people than the threshold waits, and its card says how many it touches', async () => {
  const { call, gate, stageOf } = await open();
  const { root, members, approval } = await call('move_stage', {
    filters: { stage: 'Applied' },
    stage: 'Phone Screen',
  });
  expect([root.status, members.length]).toEqual(['pending_approval', 10]);
  expect(approval).toMatchObject({
    because: 'It affects 10 people. More than 5 at once need approval.',
    preview: expect.stringContaining('and the same for 9 more'),
  });
  expect(await stageOf('c_ines')).toBe('Applied');
  if (approval === undefined) throw new Error('it did not wait');
  expect((await gate.approve(approval.id, pressed(admin))).root.status).toBe('executed');
  expect(await stageOf('c_more_7')).toBe('Phone Screen');
  expect((await gate.undoTask(root.task, nora)).root.status).toBe('undone');
  expect([await stageOf('c_ines'), await stageOf('c_more_7')]).toEqual(['Applied', 'Applied']);
});

test('a few people are moved at once, each named once, and who stands there already is left alone', async () => {
  const { call, stageOf } = await open();
  const candidates = ['c_ines', 'c_joe', 'c_ines', 'c_ravi'];
  const { root, members } = await call('move_stage', { candidates, stage: 'Phone Screen' });
  expect([root.status, members.map(({ candidate }) => candidate)]).toEqual(['executed', ['c_ines', 'c_joe']]);
  expect(await stageOf('c_ravi')).toBe('Phone Screen');
});

test('moving several to the rejected stage is one rejection that waits', async () => {
  const { call } = await open();
  const { root, members } = await call('move_stage', { candidates: ['c_ines', 'c_joe'], stage: 'Rejected' });
  expect([root.tool, root.status, members.length]).toEqual(['reject_candidate', 'pending_approval', 2]);
});

test('letters to more people than the threshold wait as before', async () => {
  const { call } = await open({ approvals: {} });
  const { root, approval } = await call('send_followup', { filters: { stage: 'Applied' }, message_template: 'thanks' });
  expect(root.status).toBe('pending_approval');
  expect(approval?.because).toBe('It goes to 10 people. More than 5 at once need approval.');
});

test.each([
  ['nobody', {}],
  ['one and several', { candidate: 'c_ines', candidates: ['c_joe'] }],
  ['filters without a criterion', { filters: { sort: 'name' } }],
])('%s does not fit the schema', async (_what, whom) => {
  const { call } = await open();
  await expect(call('move_stage', { ...whom, stage: 'Offer' })).rejects.toMatchObject({ code: 'validation_failed' });
});

test.each([
  ['a rejection', 'reject_candidate', { candidate: 'c_ines' }],
  ['an offer', 'send_offer', { candidate: 'c_ines', salary: 90_000 }],
  ['a rejection of several', 'reject_candidate', { candidates: ['c_ines', 'c_joe'] }],
  ['a move to the rejected stage', 'move_stage', { candidate: 'c_ines', stage: 'Rejected' }],
])('%s that is asked for twice waits once, and says that it waits already', async (_what, tool, input) => {
  const { call, ledger, gate } = await open();
  const first = await call(tool, input);
  const again = await call(tool, input);
  expect([again.root.id, again.approval?.id]).toEqual([first.root.id, first.approval?.id]);
  expect(again.summary).toContain('It waits for approval already: ');
  expect(await ledger.approvals({ status: 'pending', limit: 10 })).toHaveLength(1);
  if (first.approval === undefined) throw new Error('it did not wait');
  await gate.reject(first.approval.id, pressed(admin), 'Not yet');
  expect((await call(tool, input)).root.id).not.toBe(first.root.id);
});

test('asked for at the same moment they wait once, and another plan waits on its own', async () => {
  const { call, ledger } = await open();
  await Promise.all(Array.from({ length: 5 }, () => call('reject_candidate', { candidate: 'c_ines' })));
  await call('reject_candidate', { candidate: 'c_ines', reason: 'No visa' });
  await call('reject_candidate', { candidate: 'c_joe' });
  expect(await ledger.approvals({ status: 'pending', limit: 10 })).toHaveLength(3);
});

test('a note that is written twice stands twice', async () => {
  const { call, ats } = await open();
  for (let times = 0; times < 2; times += 1) await call('add_note', { candidate: 'c_ines', text: 'Called' });
  expect((await ats.candidate(CandidateId.parse('c_ines'))).notes.map(({ text }) => text)).toEqual([
    'Called',
    'Called',
  ]);
});

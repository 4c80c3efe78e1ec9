import { expect, test } from 'vitest';
import { openOperations } from '../support/operations.ts';
import { executed, planned, writeToolNamed } from '../support/tool-calls.ts';
import { ines, ravi } from './write-tool-steps.ts';

const redirected = async (input: unknown) => {
  const world = await openOperations();
  const tool = writeToolNamed(world, 'move_stage');
  return tool.redirect?.(tool.input.parse(input), world.context('plan'));
};

test('moving to the rejected stage is really a rejection', async () => {
  expect(await redirected({ candidate: ines, stage: 'rejected' })).toEqual({
    tool: 'reject_candidate',
    input: { candidate: 'c_ines' },
  });
});

test.each(['Phone Screen', 'Offer', 'Hired'])('moving to %s is what it says', async (stage) => {
  expect(await redirected({ candidate: ines, stage })).toBeUndefined();
});

test('an unknown stage is refused with the stages there are', async () => {
  const world = await openOperations();
  await expect(planned(world, 'move_stage', { candidate: ines, stage: 'Panel' })).rejects.toMatchObject({
    code: 'unknown_stage',
    extra: { choices: ['Applied', 'Phone Screen', 'Onsite Interview', 'Offer', 'Hired', 'Rejected'] },
  });
});

test('an unknown candidate is refused', async () => {
  const world = await openOperations();
  await expect(planned(world, 'move_stage', { candidate: 'c_nobody', stage: 'Offer' })).rejects.toMatchObject({
    code: 'candidate_not_found',
  });
});

test('a move to where the candidate stands is refused', async () => {
  const world = await openOperations();
  await expect(planned(world, 'move_stage', { candidate: ravi, stage: 'Phone Screen' })).rejects.toMatchObject({
    code: 'conflict',
  });
});

test('taking a move out of the rejected stage back restores the reason of the rejection', async () => {
  const world = await openOperations();
  const rejection = { reason: 'No visa', at: '2026-05-31T10:00:00-05:00' };
  await world.ats.move({ candidate: ines, from: 'Applied', to: 'Rejected', rejection, key: 'arranged' });
  const { undo } = await executed(world, 'move_stage', { candidate: ines, stage: 'Phone Screen' });
  expect((await world.ats.candidate(ines)).rejection).toBeNull();
  expect(await undo()).toMatchObject({ kind: 'undone' });
  expect(await world.ats.candidate(ines)).toMatchObject({ stage: 'Rejected', rejection });
});

test('undo is done already where somebody moved the candidate back', async () => {
  const world = await openOperations();
  const { undo } = await executed(world, 'move_stage', { candidate: ines, stage: 'Phone Screen' });
  await world.ats.move({ candidate: ines, from: 'Phone Screen', to: 'Applied', key: 'somebody' });
  expect(await undo()).toMatchObject({ kind: 'undone', note: expect.stringContaining('It was as before already.') });
});

test('the hiring manager of the requisition may approve, and the outcome names the move', async () => {
  const { tool, plan, outcome } = await executed(await openOperations(), 'move_stage', {
    candidate: ines,
    stage: 'Offer',
  });
  expect(tool.subject(plan)).toEqual({ candidate: 'c_ines', approvers: ['u_owen'], messages: 0, stage: 'Offer' });
  expect(outcome).toEqual({
    atsUpdated: true,
    contacted: [],
    undoUntil: null,
    events: [{ kind: 'candidate.moved', candidate: 'c_ines', job: 'job_fe', from: 'Applied', to: 'Offer' }],
  });
});

import { expect, test } from 'vitest';
import { openOperations } from '../support/operations.ts';
import { executed, planned } from '../support/tool-calls.ts';
import { ines } from './write-tool-steps.ts';

test('nobody is written to without a template', async () => {
  const world = await openOperations();
  const { plan, tool, outcome } = await executed(world, 'reject_candidate', { candidate: ines });
  expect(tool.preview(plan)).toBe('Reject Inés Duarte (Frontend Engineer, now in Applied), without a message');
  expect(tool.subject(plan).messages).toBe(0);
  expect(outcome).toMatchObject({ atsUpdated: true, contacted: [], undoUntil: null });
  expect(world.letters.rows.size).toBe(0);
});

test('a rejection without a letter can be taken back at any time', async () => {
  const world = await openOperations();
  const { undo } = await executed(world, 'reject_candidate', { candidate: ines, reason: 'No visa' });
  expect(await world.ats.candidate(ines)).toMatchObject({ stage: 'Rejected', rejection: { reason: 'No visa' } });
  world.clock.advance(30 * 86_400_000);
  expect(await undo()).toMatchObject({ kind: 'undone' });
  expect(await world.ats.candidate(ines)).toMatchObject({ stage: 'Applied', rejection: null });
});

test('who was moved on since stays there, and the letter stays on its way', async () => {
  const world = await openOperations();
  const { undo } = await executed(world, 'reject_candidate', { candidate: ines, message_template: 'thanks' });
  await world.ats.move({ candidate: ines, from: 'Rejected', to: 'Offer', key: 'somebody' });
  expect(await undo()).toMatchObject({ kind: 'refused' });
  expect(world.letters.rows.get('run')?.status).toBe('held');
});

test('nothing happens when somebody was in contact since the proposal', async () => {
  const world = await openOperations();
  const { tool, plan } = await planned(world, 'reject_candidate', { candidate: ines, message_template: 'thanks' });
  const { lastContactAt: from } = await world.ats.candidate(ines);
  await world.ats.setLastContact({ candidate: ines, from, to: '2026-06-01T08:00:00-05:00', key: 'somebody' });
  const before = await world.seen();
  await expect(tool.execute(plan, world.context('run'))).rejects.toMatchObject({ code: 'changed_since' });
  expect(await world.seen()).toEqual(before);
});

test('a pipeline without a stage for rejections, and a second rejection, are refused', async () => {
  const world = await openOperations();
  await executed(world, 'reject_candidate', { candidate: ines });
  await expect(planned(world, 'reject_candidate', { candidate: ines })).rejects.toMatchObject({ code: 'conflict' });
  await world.store.change((records) => records.put({ kind: 'pipeline', id: 'stages', body: ['Applied', 'Offer'] }));
  await expect(planned(world, 'reject_candidate', { candidate: 'c_joe' })).rejects.toMatchObject({
    code: 'unknown_stage',
  });
});

test('a message that cannot be held once the stage has changed leaves the outcome open, and a repeat finishes it', async () => {
  const world = await openOperations();
  const { tool, plan } = await planned(world, 'reject_candidate', { candidate: ines, message_template: 'thanks' });
  world.faults.failNext({ call: 'ats.setLastContact', as: 'rate_limited' });
  await expect(tool.execute(plan, world.context('run'))).rejects.toMatchObject({
    code: 'outcome_unknown',
    retryAfterSeconds: 1,
  });
  expect(await tool.recover(plan, world.context('run'))).toEqual({ kind: 'repeat' });
  await tool.execute(plan, world.context('run'));
  expect(world.letters.rows.get('run')?.status).toBe('held');
  expect((await world.ats.candidate(ines)).stage).toBe('Rejected');
});

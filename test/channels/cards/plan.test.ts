// The plan says of each step what the ledger says: every status of an action has its state, and none is told as done that is not.
import { expect, test } from 'vitest';
import { lineOf, planOf, stepOf } from '../../../src/channels/cards/plan.ts';
import { planBlock, taskChunk, withoutPlan } from '../../../src/channels/slack/plan.ts';
import { ValidChunks, ValidPlan } from '../../../src/channels/slack/valid-blocks.ts';
import { type Action, ActionStatus } from '../../../src/core/action.ts';
import { ActionId, ActorId, TaskId } from '../../../src/core/ids.ts';
import { blankAction } from '../../../src/gate/blank-action.ts';

const action = (more: Partial<Action>): Action => ({
  ...blankAction(new Date('2026-03-09T13:15:00Z')),
  id: ActionId.parse('act_1'),
  task: TaskId.parse('tsk_1'),
  stakes: 'routine',
  reversal: 'exact',
  input: {},
  policyVersion: 1,
  status: 'proposed',
  requestedBy: ActorId.parse('u_mara'),
  origin: { kind: 'api' },
  idem: 'i1',
  tool: 'move_stage',
  effect: 'write',
  preview: 'Move Bob to Offer',
  ...more,
});

const told = {
  proposed: '○ Move Bob to Offer',
  scheduled: '○ Move Bob to Offer (Held)',
  draft: '⏳ Move Bob to Offer (Draft, not sent yet)',
  pending_approval: '⏳ Move Bob to Offer (Waits for approval)',
  approved: '○ Move Bob to Offer (Approved)',
  executing: '◐ Move Bob to Offer',
  executed: '✓ Move Bob to Offer',
  partially_executed: '✗ Move Bob to Offer (Done in part)',
  failed: '✗ Move Bob to Offer (Not done)',
  rejected: '✗ Move Bob to Offer (Declined)',
  expired: '✗ Move Bob to Offer (Nobody decided in time)',
  undoing: '◐ Move Bob to Offer (Being taken back)',
  undone: '✓ Move Bob to Offer (Taken back)',
  undo_failed: '✗ Move Bob to Offer (Could not be taken back)',
} as const satisfies Record<ActionStatus, string>;

test.each(ActionStatus.options)('an action that is %s is told as that', (status) => {
  expect(lineOf(stepOf(action({ status })))).toBe(told[status]);
});

test('a failure has its reason, and what is not known is said so', () => {
  const problem = { code: 'unavailable', detail: 'Greenhouse does not answer.' };
  expect(stepOf(action({ status: 'failed', problem })).detail).toBe('Not done: Greenhouse does not answer.');
  const uncertain = stepOf(action({ status: 'failed', problem, uncertain: true }));
  expect(uncertain.detail).toMatch(/^It is not known whether it was done/);
});

test('the title counts what is done, what waits and what is not done', () => {
  const steps = (['executed', 'pending_approval', 'failed', 'approved'] as const).map((status) =>
    stepOf(action({ status })),
  );
  expect(planOf(steps).title).toBe('1 of 4 done, 1 waiting for approval, 1 to do, 1 not done');
  expect(planOf(steps.slice(0, 1)).title).toBe('Done');
  expect(planOf(steps, true).title).toBe('Working on it');
});

const many = Array.from({ length: 40 }, (_, index) =>
  stepOf(
    action({
      id: ActionId.parse(`act_${index}`),
      status: 'failed',
      preview: `${'Ø👩🏽‍🚀'.repeat(200)} ${index}`,
      problem: { code: 'unavailable', detail: 'x'.repeat(2_000) },
    }),
  ),
);

test('a plan of many long steps stays within what Slack takes, as a block, as chunks and as lines', () => {
  const block = planBlock(planOf(many));
  expect(ValidPlan.parse(block).tasks).toHaveLength(25);
  expect(Buffer.byteLength(JSON.stringify(block))).toBeLessThan(28_000);
  expect(ValidChunks.safeParse(many.map(taskChunk)).success).toBe(true);
  for (const shown of withoutPlan({ blocks: [block] }).blocks)
    expect(shown).toMatchObject({ type: 'section', text: { text: expect.stringMatching(/^[^]{1,3000}$/) } });
});

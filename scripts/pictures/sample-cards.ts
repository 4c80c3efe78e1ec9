// Cards of an ordinary day, drawn by the code that draws them for people.
import type { Card } from '../../src/channels/card.ts';
import { approvalCard, type ApprovalView } from '../../src/channels/cards/approval-card.ts';
import { briefCard } from '../../src/channels/cards/brief-card.ts';
import { sharedCard, turnCard } from '../../src/channels/cards/turn-card.ts';
import type { Action, Approval } from '../../src/core/action.ts';
import { ActionId, ActorId, ApprovalId, TaskId, UserId } from '../../src/core/ids.ts';
import { blankAction } from '../../src/gate/blank-action.ts';

const now = new Date('2026-03-09T13:15:00Z');
const [mara, dana] = [ActorId.parse('u_mara'), ActorId.parse('u_dana')];
const id = ActionId.parse('act_01M80N6FQ2ADPZYGPJ1GGPQAR6');
const preview = 'Reject Bob Harlan (Registered Nurse, Night Shift), with a letter that says so kindly';

const action: Action = {
  ...blankAction(now),
  id,
  task: TaskId.parse('tsk_1'),
  tool: 'reject_candidate',
  effect: 'write',
  stakes: 'high',
  reversal: 'exact',
  input: { candidate: 'c_bob', reason: 'Other candidates have more night-shift experience' },
  status: 'pending_approval',
  requestedBy: mara,
  origin: { kind: 'api' },
  idem: 'sample',
  policyVersion: 1,
  preview,
};
const approval: Approval = {
  id: ApprovalId.parse('apr_01M80N6FSF9BVJRAJHZWC1N09R'),
  action: id,
  tool: action.tool,
  input: action.input,
  digest: 'd',
  preview,
  because: 'Rejections are high-stakes and wait for approval.',
  requestedBy: mara,
  approvers: [UserId.parse('u_dana')],
  status: 'pending',
  decidedBy: null,
  decidedAt: null,
  reason: null,
  act: null,
  supersededBy: null,
  expiresAt: new Date('2026-03-10T13:15:00Z'),
  createdAt: now,
};
const waiting: ApprovalView = {
  approval,
  action,
  members: [],
  names: new Map([
    ['u_mara', 'Mara Ellison'],
    ['u_dana', 'Dana Whitfield'],
  ]),
  timeZone: 'America/New_York',
  now,
  may: { approve: true, decline: true, edit: true, undo: false },
  isRequester: false,
  consoleUrl: 'https://muster.example.com/console/approvals',
};

const item = (priority: 'URGENT' | 'TODAY' | 'ROUTINE', title: string, tool: string) => ({
  title,
  priority,
  score: 1,
  context: {},
  recommended_action: { tool, arguments: { candidate: 'c_bob' } },
});

export const sampleCards = {
  approval: approvalCard(waiting),
  decided: approvalCard({
    ...waiting,
    approval: { ...approval, status: 'approved', decidedBy: dana, decidedAt: new Date('2026-03-09T13:42:00Z') },
    action: { ...action, status: 'executed', undoUntil: new Date('2026-03-09T14:42:00Z') },
    may: { approve: false, decline: false, edit: false, undo: true },
  }),
  done: turnCard({
    facts: [],
    reply:
      'Priya Raman moved from Applied to Phone Screen. 30 minutes with Dana Whitfield are booked: Thu 12 Mar 2026, 10:00.',
    choices: [],
    actions: [{ ...action, status: 'executed', preview: 'Move Priya Raman to Phone Screen' }],
    undoable: new Set([String(id)]),
  }),
  channel: sharedCard({
    actions: [{ ...action, status: 'executed' }],
    asks: false,
    url: 'https://muster.example.com/console/assistant',
  }),
  brief: briefCard(
    {
      items: [
        item('URGENT', 'Tomás Aguilar has waited 11 days in Onsite Interview', 'move_stage'),
        item('TODAY', 'Nobody has talked to Bob Harlan for 6 days', 'send_followup'),
        item('ROUTINE', 'Priya Raman applied a week ago', 'show_candidate'),
      ],
      at_risk: [],
    },
    {
      name: 'Mara Ellison',
      once: 'brief u_mara 2026-03-09',
      canSnooze: true,
      url: 'https://muster.example.com/console/',
    },
  ),
} as const satisfies Record<string, Card>;

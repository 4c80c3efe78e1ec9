// What a caller is told: the action as it stands, its members, who is waited for, and one line in plain words.
import { type Action, type ActionStatus, type Approval, isLeftOut } from '../core/action.ts';
import type { Json } from '../core/json.ts';
import type { Receipt } from '../core/ports/action-gate.ts';
import type { GateContext } from './context.ts';

/** The receipt of an action as the ledger has it now. */
export async function receiptOf(context: GateContext, action: Action): Promise<Receipt> {
  const { ledger } = context;
  const members = action.isGroup ? await ledger.members(action.id) : [];
  const approval = action.effect === 'write' && action.root === null ? await ledger.approvalOf(action.id) : undefined;
  return written({ root: action, members, approval });
}

/** A receipt whose parts are at hand. */
export function written(parts: {
  root: Action;
  members: readonly Action[];
  approval: Approval | undefined;
  /** A fresh answer and the tool's own line about it. */
  answer?: { result: Json; summary: string };
}): Receipt {
  const { root, members, approval, answer } = parts;
  return {
    root,
    members,
    approval,
    result: answer?.result ?? (root.effect === 'write' ? undefined : (root.output ?? undefined)),
    summary: answer?.summary ?? summaryOf(root, members),
  };
}

const lead: Readonly<Record<ActionStatus, string>> = {
  proposed: 'Proposed',
  draft: 'Draft, not sent yet',
  pending_approval: 'Waits for approval',
  approved: 'Approved, will be done',
  scheduled: 'Scheduled',
  executing: 'In progress',
  executed: 'Done',
  partially_executed: 'Done in part',
  failed: 'Not done',
  rejected: 'Declined',
  expired: 'Expired without a decision',
  undoing: 'Being taken back',
  undone: 'Taken back',
  undo_failed: 'Could not be taken back',
};

function leadOf({ status, uncertain, draft, problem }: Action): string {
  if (status === 'failed' && uncertain) return 'Not known whether it was done';
  if (draft !== null && status === 'expired') return 'Draft expired, nothing was sent';
  // One that waited for approval after it was sent was declined by whoever decided on that.
  if (draft !== null && status === 'rejected' && problem === null && draft.because === null) return 'Draft discarded';
  return lead[status];
}

function summaryOf(action: Action, members: readonly Action[]): string {
  const words = leadOf(action);
  const inEffect = members.filter((member) => member.status === 'executed').length;
  const count =
    action.status === 'partially_executed'
      ? ` (${inEffect} of ${members.filter((member) => !isLeftOut(member)).length})`
      : '';
  const reasons = [
    ...(action.problem === null ? [] : [action.problem.detail]),
    ...leftOutReasons(members),
    ...undoNotes([action, ...members]),
  ];
  return [`${words}${count}: ${action.preview}`, ...reasons].join(' – ');
}

/** What stays of what was taken back, once each. */
const undoNotes = (lines: readonly Action[]): readonly string[] => [
  ...new Set(lines.flatMap(({ status, undoNote }) => (status === 'undone' && undoNote !== null ? [undoNote] : []))),
];

const mostReasons = 5;

/** Who is left out and why; of many the first ones. */
function leftOutReasons(members: readonly Action[]): readonly string[] {
  const details = members.filter(isLeftOut).flatMap(({ problem }) => problem?.detail ?? []);
  if (details.length === 0) return [];
  const more = details.length > mostReasons ? [`and ${details.length - mostReasons} more.`] : [];
  return [[...details.slice(0, mostReasons), ...more].join(' ')];
}

/** The line on a group's card: its first member stands for all. */
export function groupPreview(previews: readonly string[], leftOut: number): string {
  const [first, ...others] = previews;
  if (first === undefined) return 'Nobody fits, so there is nothing to do';
  const without =
    leftOut === 0 ? '' : ` (left out: ${leftOut} who ${leftOut === 1 ? 'is' : 'are'} not to be written to)`;
  return `${others.length === 0 ? first : `${first} – and the same for ${others.length} more`}${without}`;
}

// Actions and approvals for tests of ledgers, each with ids of its own.
import type { Action, Approval } from '../../src/core/action.ts';
import { ActionId, ActorId, ApprovalId, CandidateId, TaskId } from '../../src/core/ids.ts';
import type { Decision, Ledger } from '../../src/core/ports/ledger.ts';
import { blankAction } from '../../src/gate/blank-action.ts';

export const nora = ActorId.parse('u_nora');
export const omar = ActorId.parse('u_omar');
const noon = new Date('2026-03-02T12:00:00Z');
export const after = (minutes: number): Date => new Date(noon.getTime() + minutes * 60_000);
let made = 0;
/** Unique over all runs in one process, since stores may be shared between tests. */
export const fresh = (prefix: string): string => `${prefix}_${String((made += 1)).padStart(6, '0')}`;

export function makeAction(part: Partial<Action> = {}): Action {
  const id = ActionId.parse(fresh('act'));
  return {
    ...blankAction(noon),
    id,
    task: TaskId.parse(fresh('tsk')),
    tool: 'move_stage',
    effect: 'write',
    stakes: 'routine',
    reversal: 'exact',
    input: { candidate: 'c_1', stage: 'Offer' },
    plan: { candidate: 'c_1', from: 'Applied', to: 'Offer' },
    digest: 'd1',
    policyVersion: 1,
    preview: 'Move c_1 from Applied to Offer',
    candidate: CandidateId.parse('c_1'),
    status: 'approved',
    requestedBy: nora,
    origin: { kind: 'api' },
    idem: `idem ${id}`,
    ...part,
  };
}

export function makeApproval(action: Action, part: Partial<Approval> = {}): Approval {
  return {
    id: ApprovalId.parse(fresh('apr')),
    action: action.id,
    tool: action.tool,
    input: action.input,
    digest: action.digest,
    preview: action.preview,
    because: 'It matters.',
    requestedBy: action.requestedBy,
    approvers: [],
    status: 'pending',
    decidedBy: null,
    decidedAt: null,
    reason: null,
    act: null,
    supersededBy: null,
    expiresAt: after(60),
    createdAt: noon,
    ...part,
  };
}

export const deciding = (approval: Approval, part: Partial<Decision> = {}): Decision => ({
  approval: approval.id,
  digest: approval.digest,
  status: 'approved',
  by: omar,
  reason: null,
  act: null,
  at: after(1),
  ...part,
});

export const written = async (ledger: Ledger, part: Partial<Action> = {}) =>
  (await ledger.open({ root: makeAction(part), members: [], approval: undefined })).root;
export const waiting = async (ledger: Ledger, part: Partial<Approval> = {}) => {
  const root = makeAction({ status: 'pending_approval' });
  const approval = makeApproval(root, part);
  await ledger.open({ root, members: [], approval });
  return { root, approval };
};
/** A root with three members: two wait, one could not be planned. */
export const group = async (ledger: Ledger) => {
  const root = makeAction({ status: 'pending_approval', isGroup: true, plan: null, candidate: null });
  const member = (position: number, part: Partial<Action> = {}) =>
    makeAction({ task: root.task, root: root.id, position, status: 'pending_approval', ...part });
  const problem = { code: 'candidate_not_found', detail: 'No such candidate.' };
  const members = [member(0), member(1, { status: 'failed', plan: null, problem }), member(2)];
  const approval = makeApproval(root);
  await ledger.open({ root, members: members.toReversed(), approval });
  return { root, members, approval };
};

// A gate that does what the gate would do with these tools, in memory: routine ones at once, high-stakes ones after approval.
import { z } from 'zod';
import type { Action, Approval } from '../../src/core/action.ts';
import { ActionId, ApprovalId, CandidateId, MeetingId, TaskId } from '../../src/core/ids.ts';
import type { HumanAct } from '../../src/core/human-act.ts';
import { JsonObject } from '../../src/core/json.ts';
import type { Call, ActionGate, Receipt } from '../../src/core/ports/action-gate.ts';
import { Stage } from '../../src/core/records.ts';
import { Problem } from '../../src/core/problem.ts';
import type { TestWorld } from './test-world.ts';

/** The contract's tools that only look. */
export const reads: ReadonlySet<string> = new Set([
  'find_candidates',
  'show_candidate',
  'find_free_slots',
  'morning_brief',
  'show_metrics',
  'list_approvals',
  'list_actions',
]);
const controls = new Set(['undo_action']);
const deciding = new Set(['undo_action', 'approve_action', 'decline_action']);
const highStakes = new Set(['reject_candidate', 'send_offer', 'withdraw_offer']);
const Booking = z.object({
  with: z.array(z.string()),
  start: z.string(),
  duration_minutes: z.number(),
  candidate: z.string().optional(),
});

export interface FakeGate extends ActionGate {
  readonly calls: Call[];
  /** How people decided. */
  readonly acts: HumanAct[];
  /** The next call of that tool fails with it. */
  failNext(tool: string, failure: Error): void;
}

const unused = () => Promise.reject(new Problem('unavailable', 'The agent does not call this.'));

export function fakeGate(context: TestWorld): FakeGate {
  const calls: Call[] = [];
  const acts: HumanAct[] = [];
  const failures = new Map<string, Error>();
  /** What a person decided stands among the calls, as the sets label it. */
  const decided = ({ tool, approval, act }: { tool: string; approval: ApprovalId; act: HumanAct }) => {
    const input = { approval };
    acts.push(act);
    const origin = { kind: 'api' as const };
    calls.push({ tool, input, by: act.by, origin, idem: `decided ${calls.length}`, provenance: 'instructed' });
    decide(context, tool, input);
    const root = context.actions.find(({ id }) => `apr_${id}` === approval);
    if (root === undefined) return unused();
    return Promise.resolve({ root, members: [], approval: undefined, result: undefined, summary: root.preview });
  };
  return {
    calls,
    acts,
    failNext: (tool, failure) => failures.set(tool, failure),
    approve: (approval, act) => decided({ tool: 'approve_action', approval, act }),
    reject: (approval, act) => decided({ tool: 'decline_action', approval, act }),
    preview: unused,
    decide: unused,
    edit: unused,
    withdraw: unused,
    sendDraft: unused,
    editDraft: unused,
    discardDraft: unused,
    undoAction: unused,
    undoTask: unused,
    undoLast: unused,
    call(call) {
      supersede(context, calls, call);
      calls.push(call);
      const failure = failures.get(call.tool);
      failures.delete(call.tool);
      if (failure !== undefined) return Promise.reject(failure);
      return Promise.resolve(receiptFor(context, call, calls.length));
    },
  };
}

function receiptFor(context: TestWorld, call: Call, count: number): Receipt {
  const input = JsonObject.parse(call.input);
  const high = highStakes.has(call.tool);
  const done = high ? { plan: null, output: null } : effectOf(context, { tool: call.tool, input, count });
  const root = actionFor(call, { input, count, high, ...done });
  const decided = decide(context, call.tool, input);
  const approval = high ? approvalFor(root) : undefined;
  context.actions.unshift(root);
  if (approval !== undefined) context.approvals.unshift(approval);
  return {
    root,
    members: [],
    approval,
    result: decided ?? (reads.has(call.tool) ? resultFor(context, call.tool) : undefined),
    summary: `${call.tool} ${root.status}`,
  };
}

/** A second proposal about the same candidate takes the place of the first; the sets label that as its withdrawal. */
function supersede(context: TestWorld, calls: Call[], call: Call): void {
  const { candidate } = JsonObject.parse(call.input);
  const earlier = context.approvals.find(
    (one) => one.status === 'pending' && one.tool === call.tool && one.input['candidate'] === candidate,
  );
  if (!highStakes.has(call.tool) || earlier === undefined) return;
  const input = { approval: earlier.id };
  calls.push({ ...call, tool: 'decline_action', input, idem: `superseded ${calls.length}` });
  decide(context, 'decline_action', input);
}

/** What a control tool does to the ledger; its answer tells of the action that was decided on. */
function decide(context: TestWorld, tool: string, input: JsonObject): JsonObject | undefined {
  if (!deciding.has(tool)) return undefined;
  const approval = context.approvals.find(({ id }) => id === input['approval']);
  const id = approval?.action ?? input['action'];
  const place = context.actions.findIndex((action) => action.id === id);
  const before = context.actions[place];
  if (before === undefined) return {};
  const status = tool === 'undo_action' ? 'undone' : tool === 'approve_action' ? 'executed' : 'rejected';
  const action: Action = { ...before, status };
  context.actions[place] = action;
  if (approval !== undefined)
    context.approvals[context.approvals.indexOf(approval)] = {
      ...approval,
      status: tool === 'approve_action' ? 'approved' : 'rejected',
    };
  return {
    action_id: action.id,
    task_id: action.task,
    tool: action.tool,
    status: action.status,
    summary: action.preview,
  };
}

function effectOf(context: TestWorld, { tool, input, count }: { tool: string; input: JsonObject; count: number }) {
  const candidate = context.candidates.find(({ id }) => id === input['candidate']);
  if (tool === 'move_stage' && candidate !== undefined) {
    const plan = { from: candidate.stage, to: Stage.parse(input['stage']) };
    candidate.stage = plan.to;
    return { plan, output: { stage: plan.to } };
  }
  if (tool === 'cancel_meeting') {
    const meeting = context.meetings.find(({ id }) => id === input['meeting']);
    return { plan: meeting === undefined ? {} : { meeting: { ...meeting } }, output: {} };
  }
  if (tool === 'book_meeting') {
    const { with: people, start, duration_minutes: minutes, candidate: about } = Booking.parse(input);
    const users = context.users.filter(({ id }) => people.includes(id)).map(({ id }) => id);
    const [owner] = users;
    const id = MeetingId.parse(`m_${count}`);
    const end = new Date(Date.parse(start) + minutes * 60_000).toISOString();
    if (owner !== undefined)
      context.meetings.push({
        id,
        owner,
        with: users,
        candidate: about === undefined ? null : CandidateId.parse(about),
        title: 'Meeting',
        location: null,
        start,
        end,
        status: 'confirmed',
      });
    return { plan: { start }, output: { meeting: id } };
  }
  return { plan: {}, output: {} };
}

function resultFor(context: TestWorld, tool: string) {
  if (tool !== 'find_candidates') return {};
  const candidates = context.candidates.map(({ id, name, stage, job }) => ({
    candidate: id,
    name,
    stage,
    job_title: context.jobs.find((one) => one.id === job)?.title ?? '',
    days_since_contact: 3,
  }));
  return { total: candidates.length, candidates };
}

const at = new Date('2026-06-01T13:30:00Z');

function actionFor(
  call: Call,
  made: { input: JsonObject; count: number; high: boolean; plan: Action['plan']; output: Action['output'] },
): Action {
  return {
    id: ActionId.parse(`act_${made.count}`),
    task: TaskId.parse(`task_${made.count}`),
    root: null,
    isGroup: false,
    position: 0,
    tool: call.tool,
    effect: reads.has(call.tool) ? 'read' : controls.has(call.tool) ? 'control' : 'write',
    stakes: made.high ? 'high' : 'routine',
    reversal: 'exact',
    input: made.input,
    plan: made.plan,
    digest: 'd',
    policyVersion: 1,
    preview: `${call.tool} ${JSON.stringify(made.input)}`,
    candidate: null,
    status: made.high ? 'pending_approval' : 'executed',
    uncertain: false,
    requestedBy: call.by.id,
    origin: call.origin,
    idem: call.idem,
    attempt: 1,
    claims: 1,
    leaseUntil: null,
    output: made.output,
    problem: null,
    atsUpdated: false,
    contacted: [],
    undoUntil: null,
    undoneBy: null,
    undoNote: null,
    draft: null,
    act: null,
    createdAt: at,
    executedAt: at,
    updatedAt: at,
  };
}

function approvalFor(root: Action): Approval {
  return {
    id: ApprovalId.parse(`apr_${root.id}`),
    action: root.id,
    tool: root.tool,
    input: root.input,
    digest: root.digest,
    preview: root.preview,
    because: 'high stakes',
    requestedBy: root.requestedBy,
    approvers: [],
    status: 'pending',
    decidedBy: null,
    decidedAt: null,
    reason: null,
    act: null,
    supersededBy: null,
    expiresAt: new Date(at.getTime() + 86_400_000),
    createdAt: at,
  };
}

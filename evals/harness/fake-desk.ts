// A desk that does what the gate would do with these tools, in memory: routine ones at once, high-stakes ones after approval.
import { z } from 'zod';
import type { Action, Approval } from '../../src/core/action.ts';
import { ActionId, ApprovalId, CandidateId, MeetingId, TaskId } from '../../src/core/ids.ts';
import { JsonObject } from '../../src/core/json.ts';
import type { Call, Desk, Receipt } from '../../src/core/ports/desk.ts';
import { Stage } from '../../src/core/records.ts';
import { Problem } from '../../src/core/problem.ts';
import type { Office } from './office.ts';

const reads = new Set([
  'find_candidates',
  'show_candidate',
  'find_free_slots',
  'morning_brief',
  'show_metrics',
  'list_approvals',
  'list_actions',
]);
const controls = new Set(['undo_action', 'approve_action', 'decline_action']);
const highStakes = new Set(['reject_candidate', 'send_offer', 'withdraw_offer']);
const Booking = z.object({
  with: z.array(z.string()),
  start: z.string(),
  duration_minutes: z.number(),
  candidate: z.string().optional(),
});

export interface FakeDesk extends Desk {
  readonly calls: Call[];
  /** The next call of that tool fails with it. */
  failNext(tool: string, failure: Error): void;
}

const unused = () => Promise.reject(new Problem('unavailable', 'The agent does not call this.'));

export function fakeDesk(office: Office): FakeDesk {
  const calls: Call[] = [];
  const failures = new Map<string, Error>();
  /** Decisions of people stand among the calls under these names, as the sets write them. */
  const decided = (tool: 'approve_action' | 'decline_action', approval: string): Promise<Receipt> => {
    const id = office.approvals.find((one) => one.id === approval)?.action;
    const asked = office.actions.find((one) => one.id === id);
    const proposal = calls.find((_, index) => `act_${index + 1}` === asked?.id);
    if (proposal === undefined) return Promise.reject(new Problem('not_found', `Nothing waits as ${approval}.`));
    const call: Call = { ...proposal, tool, input: { approval } };
    calls.push(call);
    const receipt = receiptFor(office, call, calls.length);
    const root = office.actions.find((one) => one.id === asked?.id) ?? receipt.root;
    return Promise.resolve({ ...receipt, root, summary: `${root.tool} ${root.status}` });
  };
  return {
    calls,
    failNext: (tool, failure) => failures.set(tool, failure),
    approve: (approval) => decided('approve_action', approval),
    reject: (approval) => decided('decline_action', approval),
    edit: unused,
    undoAction: unused,
    undoTask: unused,
    undoLast: unused,
    call(call) {
      calls.push(call);
      const failure = failures.get(call.tool);
      failures.delete(call.tool);
      if (failure !== undefined) return Promise.reject(failure);
      return Promise.resolve(receiptFor(office, call, calls.length));
    },
  };
}

function receiptFor(office: Office, call: Call, count: number): Receipt {
  const input = JsonObject.parse(call.input);
  const high = highStakes.has(call.tool);
  const done = high ? { plan: null, output: null } : effectOf(office, { tool: call.tool, input, count });
  const root = actionFor(call, { input, count, high, ...done });
  const decided = decide(office, call.tool, input);
  const approval = high ? approvalFor(root) : undefined;
  office.actions.unshift(root);
  if (approval !== undefined) office.approvals.unshift(approval);
  return {
    root,
    members: [],
    approval,
    result: decided ?? (reads.has(call.tool) ? resultFor(office, call.tool) : undefined),
    summary: `${call.tool} ${root.status}`,
  };
}

/** What a control tool does to the ledger; its answer tells of the action that was decided on. */
function decide(office: Office, tool: string, input: JsonObject): JsonObject | undefined {
  if (!controls.has(tool)) return undefined;
  const approval = office.approvals.find(({ id }) => id === input['approval']);
  const id = approval?.action ?? input['action'];
  const place = office.actions.findIndex((action) => action.id === id);
  const before = office.actions[place];
  if (before === undefined) return {};
  const status = tool === 'undo_action' ? 'undone' : tool === 'approve_action' ? 'executed' : 'rejected';
  const action: Action = { ...before, status };
  office.actions[place] = action;
  if (approval !== undefined)
    office.approvals[office.approvals.indexOf(approval)] = {
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

function effectOf(office: Office, { tool, input, count }: { tool: string; input: JsonObject; count: number }) {
  const candidate = office.candidates.find(({ id }) => id === input['candidate']);
  if (tool === 'move_stage' && candidate !== undefined) {
    const plan = { from: candidate.stage, to: Stage.parse(input['stage']) };
    candidate.stage = plan.to;
    return { plan, output: { stage: plan.to } };
  }
  if (tool === 'cancel_meeting') {
    const meeting = office.meetings.find(({ id }) => id === input['meeting']);
    return { plan: meeting === undefined ? {} : { meeting: { ...meeting } }, output: {} };
  }
  if (tool === 'book_meeting') {
    const { with: people, start, duration_minutes: minutes, candidate: about } = Booking.parse(input);
    const users = office.users.filter(({ id }) => people.includes(id)).map(({ id }) => id);
    const [owner] = users;
    const id = MeetingId.parse(`m_${count}`);
    const end = new Date(Date.parse(start) + minutes * 60_000).toISOString();
    if (owner !== undefined)
      office.meetings.push({
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

function resultFor(office: Office, tool: string) {
  if (tool !== 'find_candidates') return {};
  const candidates = office.candidates.map(({ id, name, stage, job }) => ({
    candidate: id,
    name,
    stage,
    job_title: office.jobs.find((one) => one.id === job)?.title ?? '',
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
    leaseUntil: null,
    output: made.output,
    problem: null,
    atsUpdated: false,
    contacted: [],
    undoUntil: null,
    undoneBy: null,
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
    supersededBy: null,
    expiresAt: new Date(at.getTime() + 86_400_000),
    createdAt: at,
  };
}

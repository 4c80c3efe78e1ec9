// The answer to a call of a tool, as the specification gives it, and the same for calls that went wrong.
import { z } from 'zod';
import { type Action, ActionStatus, isLeftOut } from '../../core/action.ts';
import type { Receipt } from '../../core/ports/action-gate.ts';
import { Problem, isProblemCode } from '../../core/problem.ts';
import { component } from '../docs/components.ts';
import { AnyJson, AnyObject } from './any-json.ts';
import { WireAction, WireProblem, wireAction } from './action.ts';

export const TaskResult = component(
  'TaskResult',
  z.object({
    status: ActionStatus,
    candidates_contacted: z.int().describe('Distinct candidates who were sent a message.'),
    ats_updated: z.boolean().describe('True exactly when the applicant tracking system confirmed a write.'),
    task_id: z.string(),
    action_id: z.string(),
    summary: z.string(),
    result: AnyJson.optional().describe('What a reading tool found.'),
    approval_id: z.string().optional().describe('What waits, when the status is pending_approval.'),
    undo_until: z.string().optional().describe('How long it can still be taken back exactly.'),
    problem: WireProblem.optional().describe('What went wrong with a part of it.'),
    left_out: z
      .array(z.object({ candidate: z.string().nullable(), because: z.string() }))
      .optional()
      .describe('Who is not written to, and why: they asked for no more messages, or for none before a day.'),
  }),
);
export type TaskResult = z.infer<typeof TaskResult>;

export const WireTask = component(
  'Task',
  z.object({
    task_id: z.string(),
    action: z.string(),
    arguments: AnyObject,
    status: ActionStatus,
    candidates_contacted: z.int(),
    ats_updated: z.boolean(),
    summary: z.string(),
    requested_by: z.string(),
    at: z.string(),
    undo_until: z.string().nullable(),
    problem: WireProblem.nullable(),
  }),
);

export const TaskWithActions = component(
  'TaskWithActions',
  WireTask.extend({ approval_id: z.string().optional(), actions: z.array(WireAction) }),
);

/** 202 while somebody has to decide, else 200. Throws what made the whole of it fail. */
export function taskAnswer(receipt: Receipt) {
  const { root } = receipt;
  const body = taskResult(receipt);
  if (root.status === 'failed' && root.problem !== null) throw failure(root, body);
  if (root.status !== 'pending_approval') return { status: 200 as const, body };
  return { status: 202 as const, body, headers: { location: `/api/v1/tasks/${root.task}` } };
}

function taskResult({ root, members, approval, result, summary }: Receipt): TaskResult {
  const lines = [root, ...members];
  const until = earliest(lines);
  return {
    status: root.status,
    candidates_contacted: contacted(lines),
    ats_updated: lines.some(({ atsUpdated }) => atsUpdated),
    task_id: root.task,
    action_id: root.id,
    summary,
    ...(result === undefined ? {} : { result }),
    ...(approval !== undefined && root.status === 'pending_approval' ? { approval_id: approval.id } : {}),
    ...(until === undefined ? {} : { undo_until: until.toISOString() }),
    ...(root.problem === null ? {} : { problem: root.problem }),
    ...leftOutOf(members),
  };
}

function leftOutOf(members: readonly Action[]): Pick<TaskResult, 'left_out'> {
  const people = members.filter(isLeftOut);
  if (people.length === 0) return {};
  return { left_out: people.map(({ candidate, problem }) => ({ candidate, because: problem?.detail ?? '' })) };
}

/** A call that failed as a whole answers with the status of its problem, and says under which task it is recorded. */
function failure(root: Action, task: TaskResult): Problem {
  const code = root.uncertain ? 'outcome_unknown' : (root.problem?.code ?? '');
  const detail = root.problem?.detail ?? 'It failed.';
  return new Problem(isProblemCode(code) ? code : 'upstream_failed', detail, { extra: { task } });
}

const contacted = (lines: readonly Action[]): number => new Set(lines.flatMap((line) => line.contacted)).size;

function earliest(lines: readonly Action[]): Date | undefined {
  const times = lines.flatMap(({ undoUntil }) => (undoUntil === null ? [] : [undoUntil.getTime()]));
  return times.length === 0 ? undefined : new Date(Math.min(...times));
}

export function wireTask(root: Action, members: readonly Action[] = []): z.infer<typeof WireTask> {
  const lines = [root, ...members];
  return {
    task_id: root.task,
    action: root.tool,
    arguments: root.input,
    status: root.status,
    candidates_contacted: contacted(lines),
    ats_updated: lines.some(({ atsUpdated }) => atsUpdated),
    summary: root.preview,
    requested_by: root.requestedBy,
    at: root.createdAt.toISOString(),
    undo_until: earliest(lines)?.toISOString() ?? null,
    problem: root.problem,
  };
}

/** The whole of a task: members stand for their group. */
export function wireTaskWithActions(lines: readonly Action[], now: Date): z.infer<typeof TaskWithActions> {
  const [root, ...members] = lines;
  if (root === undefined) throw new Problem('not_found', 'There is no such task.');
  const effects = root.isGroup ? members : [root];
  return { ...wireTask(root, members), actions: effects.map((action) => wireAction(action, now)) };
}

// What the model is told came of a tool call. Stored with the turn, so the schema is also how it is read back.
import { z } from 'zod';
import { ActionStatus } from '../core/action.ts';
import { ActionId, ApprovalId, TaskId } from '../core/ids.ts';
import { Json, JsonObject } from '../core/json.ts';
import { letterPreviews, LetterPreviews } from '../core/planned-letter.ts';
import type { Receipt } from '../core/ports/action-gate.ts';
import type { Problem } from '../core/problem.ts';
import type { AgentStep } from './agent.ts';

/** More faults of one call are told by none of the readers. */
const mostFaults = 12;

const problem = z.looseObject({
  code: z.string(),
  detail: z.string(),
  /** Of a decision or an undoing that was refused: what stands of it in the ledger. */
  attempt: z.object({ action_id: ActionId, task_id: TaskId }).optional(),
});

export const CallResult = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('action'),
    action_id: ActionId,
    task_id: TaskId,
    status: ActionStatus,
    summary: z.string(),
    preview: z.string(),
    effect: z.enum(['read', 'write', 'control']),
    plan: Json.optional(),
    result: Json.optional(),
    problem: problem.optional(),
    /** Of a call over many candidates: how many there were, and their names' ids. */
    members: z.array(z.object({ candidate: z.string().nullable(), status: ActionStatus })).optional(),
    undo_until: z.string().optional(),
    /** The letter that waits for whoever asked; of several the first ones. */
    draft: z
      .object({
        ...LetterPreviews.shape,
        /** Of what was shown; words that decide are bound to it. */
        digest: z.string(),
        expires_at: z.string(),
      })
      .optional(),
    approval: z
      .object({
        approval_id: ApprovalId,
        /** Of what was shown; words that decide are bound to it. */
        digest: z.string().optional(),
        because: z.string(),
        approvers: z.array(z.string()),
        expires_at: z.string(),
      })
      .optional(),
  }),
  z.object({ kind: z.literal('question'), question: z.string() }),
  /** The call never became an action: its arguments were wrong, or the gate refused it. */
  z.object({ kind: z.literal('problem'), problem }),
]);
export type CallResult = z.infer<typeof CallResult>;
type ActionResult = Extract<CallResult, { kind: 'action' }>;

/** What a tool message carries besides its text: the arguments as they were resolved, and what came of the call. */
export const CallRecord = z.object({ arguments: JsonObject, result: CallResult });
export type CallRecord = z.infer<typeof CallRecord>;

/** What watchers of the turn are told when the call has ended. */
export function endOf(result: CallResult, isRepeated: boolean): Pick<AgentStep, 'outcome' | 'actionId'> {
  if (isRepeated) return { outcome: 'repeated' };
  if (result.kind !== 'action') return { outcome: 'refused' };
  return { outcome: 'done', actionId: result.action_id };
}

export function resultOf(receipt: Receipt): CallResult {
  const { root, members, approval, summary } = receipt;
  const result = receipt.result ?? root.output ?? undefined;
  return {
    kind: 'action',
    action_id: root.id,
    task_id: root.task,
    status: root.status,
    summary,
    preview: root.preview,
    effect: root.effect,
    ...(root.plan === null ? {} : { plan: root.plan }),
    ...(result === undefined ? {} : { result }),
    ...(root.problem === null ? {} : { problem: root.problem }),
    ...(root.isGroup ? { members: members.map(({ candidate, status }) => ({ candidate, status })) } : {}),
    ...(root.undoUntil === null ? {} : { undo_until: root.undoUntil.toISOString() }),
    ...draftIn(receipt),
    ...(approval === undefined || approval.status !== 'pending'
      ? {}
      : {
          approval: {
            approval_id: approval.id,
            digest: approval.digest,
            because: approval.because,
            approvers: [...approval.approvers],
            expires_at: approval.expiresAt.toISOString(),
          },
        }),
  };
}

function draftIn({ root, members }: Receipt): Pick<ActionResult, 'draft'> {
  const { status, draft, digest } = root;
  if (status !== 'draft' || draft === null) return {};
  const letters = letterPreviews([root, ...members]);
  return letters === undefined ? {} : { draft: { ...letters, digest, expires_at: draft.expiresAt } };
}

export function refusal(failure: Problem): CallResult {
  // Extra members such as `choices` may hold anything: what is not JSON is left out.
  const extra = JsonObject.safeParse(failure.extra);
  // Which argument is wrong, and how: without it a model can only guess again.
  const errors = failure.errors === undefined ? {} : { errors: failure.errors.slice(0, mostFaults) };
  const members = { ...(extra.success ? extra.data : {}), ...errors, code: failure.code, detail: failure.message };
  return { kind: 'problem', problem: problem.parse(members) };
}

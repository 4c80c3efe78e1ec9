// Actions as the log shows them: who, what, when, before and after, and how it can be undone.
import { z } from 'zod';
import { type Action, ActionStatus, type Approval, ApprovalStatus, mayStep } from '../../core/action.ts';
import type { Json } from '../../core/json.ts';
import { component } from '../docs/components.ts';
import { AnyJson, AnyObject } from './any-json.ts';

export const WireProblem = z.object({ code: z.string(), detail: z.string() });

export const WireAction = component(
  'Action',
  z.object({
    action_id: z.string(),
    task_id: z.string(),
    /** The group it belongs to, where a call was over many candidates. */
    group_id: z.string().nullable().describe('The action this one is a member of, where a call was over many.'),
    tool: z.string(),
    arguments: AnyObject,
    candidate: z.string().nullable(),
    status: ActionStatus,
    uncertain: z.boolean().describe('It is not known whether another system acted; a person has to look.'),
    summary: z.string(),
    requested_by: z.string(),
    via: z.enum(['api', 'mcp', 'conversation', 'automation', 'candidate']),
    at: z.string().describe('When it was asked for.'),
    executed_at: z.string().nullable(),
    before: AnyJson.optional().describe('What stood there before, where the action replaces a value.'),
    after: AnyJson.optional(),
    ats_updated: z.boolean(),
    candidates_contacted: z.int(),
    undo: z.object({
      possible: z.boolean(),
      until: z.string().nullable().describe('Until when it can be taken back exactly; null where no clock runs.'),
      how: z.enum(['exact', 'compensating', 'redo', 'none']),
      note: z.string().optional().describe('What of it stays although it was taken back.'),
    }),
    undone_by: z.string().nullable(),
    problem: WireProblem.nullable(),
  }),
);
export type WireAction = z.infer<typeof WireAction>;

export const WireActionDetail = component(
  'ActionDetail',
  WireAction.extend({
    approval: z
      .object({
        approval_id: z.string(),
        because: z.string().describe('Why it waited.'),
        status: ApprovalStatus,
        decided_by: z.string().nullable(),
        decided_at: z.string().nullable(),
        reason: z.string().nullable().describe('What whoever rejected it said.'),
      })
      .nullable()
      .describe('Who decided; null where nobody had to.'),
  }),
);

/** A member of a call over many was decided with the others: `approval` is that of its root. */
export const wireActionDetail = (
  action: Action,
  approval: Approval | undefined,
  now: Date,
): z.infer<typeof WireActionDetail> => ({
  ...wireAction(action, now),
  approval:
    approval === undefined
      ? null
      : {
          approval_id: approval.id,
          because: approval.because,
          status: approval.status,
          decided_by: approval.decidedBy,
          decided_at: approval.decidedAt?.toISOString() ?? null,
          reason: approval.reason,
        },
});

export function wireAction(action: Action, now: Date): WireAction {
  return {
    action_id: action.id,
    task_id: action.task,
    group_id: action.root,
    tool: action.tool,
    arguments: action.input,
    candidate: action.candidate,
    status: action.status,
    uncertain: action.uncertain,
    summary: action.preview,
    requested_by: action.requestedBy,
    via: action.origin.kind,
    at: action.createdAt.toISOString(),
    executed_at: action.executedAt?.toISOString() ?? null,
    ...changeOf(action.plan),
    ats_updated: action.atsUpdated,
    candidates_contacted: action.contacted.length,
    undo: undoOf(action, now),
    undone_by: action.undoneBy,
    problem: action.problem,
  };
}

// Plans that replace a value hold it as `from` and `to`.
function changeOf(plan: Action['plan']): { before?: Json; after?: Json } {
  if (plan === null || typeof plan !== 'object' || Array.isArray(plan)) return {};
  const { from, to } = plan;
  return from === undefined || to === undefined ? {} : { before: from, after: to };
}

const noteOf = ({ undoNote }: Action) => (undoNote === null ? {} : { note: undoNote });

function undoOf(action: Action, now: Date): WireAction['undo'] {
  const inTime = action.undoUntil === null || now < action.undoUntil;
  const possible =
    action.effect !== 'read' && action.reversal !== 'none' && mayStep(action.status, 'undoing') && inTime;
  return { possible, until: action.undoUntil?.toISOString() ?? null, how: action.reversal, ...noteOf(action) };
}

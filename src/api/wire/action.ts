// Actions as the log shows them: who, what, when, before and after, and how it can be undone.
import { z } from 'zod';
import { type Action, ActionStatus, type Approval, ApprovalStatus, mayStep } from '../../core/action.ts';
import type { ActionId } from '../../core/ids.ts';
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

export const WireListedAction = component(
  'ListedAction',
  WireAction.extend({
    parts: z
      .object({
        members: z.int().describe('Over how many candidates it was, where it was over many; else 0.'),
        effects: z.int().describe('How many actions of automation followed from it.'),
      })
      .optional()
      .describe('With `lines=calls`.'),
  }),
);

export const WireDecision = z.object({
  approval_id: z.string(),
  because: z.string().describe('Why it waited.'),
  status: ApprovalStatus,
  decided_by: z.string().nullable(),
  decided_at: z.string().nullable(),
  reason: z.string().nullable().describe('What whoever declined it said.'),
});

export const wireDecision = (approval: Approval | undefined): z.infer<typeof WireDecision> | null =>
  approval === undefined
    ? null
    : {
        approval_id: approval.id,
        because: approval.because,
        status: approval.status,
        decided_by: approval.decidedBy,
        decided_at: approval.decidedAt?.toISOString() ?? null,
        reason: approval.reason,
      };

export const WireActionDetail = component(
  'ActionDetail',
  WireAction.extend({
    members: z.array(WireAction).describe('One for each candidate of a call over many; the first 200.'),
    effects: z.array(WireAction).describe('What automation did because of it: each can be taken back by itself.'),
    caused_by: z.string().nullable().describe('The action that automation called this one because of.'),
    approval: WireDecision.nullable().describe('Who decided; null where nobody had to.'),
  }),
);

const mostMembers = 200;

interface ActionRelations {
  readonly approval: Approval | undefined;
  readonly members: readonly Action[];
  readonly effects: readonly Action[];
  readonly causedBy: ActionId | null;
}

/** A member of a call over many was decided with the others: `approval` is that of its root. */
export const wireActionDetail = (
  action: Action,
  { approval, members, effects, causedBy }: ActionRelations,
  now: Date,
): z.infer<typeof WireActionDetail> => ({
  ...wireCall(action, members, now),
  members: members.slice(0, mostMembers).map((member) => wireAction(member, now)),
  effects: effects.map((effect) => wireAction(effect, now)),
  caused_by: causedBy,
  approval: wireDecision(approval),
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

/** A call as a whole: what its members have in common is true of it. */
export function wireCall(root: Action, members: readonly Action[], now: Date): WireAction {
  const line = wireAction(root, now);
  if (members.length === 0) return line;
  const own = members.map((member) => wireAction(member, now));
  const undoable = own.filter(({ undo }) => undo.possible);
  const times = undoable.flatMap(({ undo }) => undo.until ?? []).toSorted();
  return {
    ...line,
    ats_updated: own.some((one) => one.ats_updated),
    candidates_contacted: new Set(members.flatMap(({ contacted }) => contacted)).size,
    undo: { ...line.undo, possible: line.undo.possible && undoable.length > 0, until: times[0] ?? null },
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

// What became of one call, as an MCP client and its model read it: written from the ledger's receipt, never from anybody's words.
import { z } from 'zod';
import { type Action, ActionStatus, type Approval } from '../../core/action.ts';
import { Json } from '../../core/json.ts';
import { letterIn } from '../../core/planned-letter.ts';
import type { Receipt } from '../../core/ports/desk.ts';

export const CallOutcome = z.object({
  status: ActionStatus,
  summary: z.string().describe('What was done, found or waits, in one line.'),
  task_id: z.string(),
  action_id: z.string(),
  result: Json.optional().describe('What a reading tool found.'),
  approval: z
    .object({
      approval_id: z.string(),
      preview: z.string(),
      because: z.string(),
      expires_at: z.string(),
      url: z.string(),
    })
    .optional()
    .describe('What waits. A person decides at `url`; no tool can.'),
  draft: z
    .object({
      draft_id: z.string(),
      to: z.string(),
      subject: z.string(),
      text: z.string(),
      expires_at: z.string(),
      url: z.string(),
    })
    .optional()
    .describe('A letter that was worded for its sender, who sends, edits or discards it at `url`; no tool can.'),
  undo: z
    .object({
      tool: z.literal('undo_action'),
      arguments: z.object({ action: z.string() }),
      until: z.string().optional(),
    })
    .optional()
    .describe('The call that takes it back.'),
  problem: z.object({ code: z.string(), detail: z.string() }).optional(),
});
export type CallOutcome = z.infer<typeof CallOutcome>;

export type Told = Pick<Receipt, 'root' | 'approval' | 'summary'> & { readonly result?: Receipt['result'] };

/** `urlOf`: where a signed-in person decides. */
export function outcomeOf(
  { root, approval, summary, result }: Told,
  urlOf: (waiting: Pick<Approval | Action, 'id'>) => string,
): CallOutcome {
  const waits = approval?.status === 'pending' ? approval : undefined;
  return {
    status: root.status,
    summary,
    task_id: root.task,
    action_id: root.id,
    ...(result === undefined ? {} : { result }),
    ...(waits === undefined ? {} : { approval: approvalIn(waits, urlOf(waits)) }),
    ...draftIn(root, urlOf(root)),
    ...undoIn(root),
    ...(root.problem === null ? {} : { problem: root.problem }),
  };
}

const approvalIn = ({ id, preview, because, expiresAt }: Approval, url: string): CallOutcome['approval'] => ({
  approval_id: id,
  preview,
  because,
  expires_at: expiresAt.toISOString(),
  url,
});

function draftIn({ id, status, draft, plan }: Action, url: string): Pick<CallOutcome, 'draft'> {
  const letter = letterIn(plan);
  if (status !== 'draft' || draft === null || letter === undefined) return {};
  const { to, subject, text } = letter;
  return { draft: { draft_id: id, to, subject, text, expires_at: draft.expiresAt, url } };
}

function undoIn({ id, effect, reversal, status, undoUntil }: Action): Pick<CallOutcome, 'undo'> {
  const isDone = status === 'executed' || status === 'partially_executed';
  if (effect !== 'write' || reversal === 'none' || !isDone) return {};
  const until = undoUntil === null ? {} : { until: undoUntil.toISOString() };
  return { undo: { tool: 'undo_action', arguments: { action: id }, ...until } };
}

/** The same in words, for clients that show text only. */
export function wordsOf({ summary, result, approval, draft, undo, problem }: CallOutcome): string {
  const lines = [summary];
  if (problem !== undefined) lines.push(`Problem (${problem.code}): ${problem.detail}`);
  if (approval !== undefined)
    lines.push(approval.because, `Nothing has happened yet. A person decides at ${approval.url}`);
  if (draft !== undefined)
    lines.push(
      `Draft to ${draft.to}, subject “${draft.subject}”. Nothing has been sent.`,
      draft.text,
      `Its sender sends, edits or discards it at ${draft.url}`,
    );
  if (undo !== undefined) lines.push(`Undo with ${undo.tool} ${JSON.stringify(undo.arguments)}`);
  if (result !== undefined) lines.push(JSON.stringify(result));
  return lines.join('\n');
}

// What became of one call, as an MCP client and its model read it: written from the ledger's receipt, never from anybody's words.
import { z } from 'zod';
import { type Action, ActionStatus, type Approval } from '../../core/action.ts';
import { Json } from '../../core/json.ts';
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

/** `approvalUrl`: where a signed-in person decides. */
export function outcomeOf(
  { root, approval, summary, result }: Told,
  approvalUrl: (approval: Approval) => string,
): CallOutcome {
  const waits = approval?.status === 'pending' ? approval : undefined;
  return {
    status: root.status,
    summary,
    task_id: root.task,
    action_id: root.id,
    ...(result === undefined ? {} : { result }),
    ...(waits === undefined ? {} : { approval: approvalIn(waits, approvalUrl(waits)) }),
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

function undoIn({ id, effect, reversal, status, undoUntil }: Action): Pick<CallOutcome, 'undo'> {
  const isDone = status === 'executed' || status === 'partially_executed';
  if (effect !== 'write' || reversal === 'none' || !isDone) return {};
  const until = undoUntil === null ? {} : { until: undoUntil.toISOString() };
  return { undo: { tool: 'undo_action', arguments: { action: id }, ...until } };
}

/** The same in words, for clients that show text only. */
export function wordsOf({ summary, result, approval, undo, problem }: CallOutcome): string {
  const lines = [summary];
  if (problem !== undefined) lines.push(`Problem (${problem.code}): ${problem.detail}`);
  if (approval !== undefined)
    lines.push(approval.because, `Nothing has happened yet. A person decides at ${approval.url}`);
  if (undo !== undefined) lines.push(`Undo with ${undo.tool} ${JSON.stringify(undo.arguments)}`);
  if (result !== undefined) lines.push(JSON.stringify(result));
  return lines.join('\n');
}

// What became of one call, as an MCP client and its model read it: written from the ledger's receipt, never from anybody's words.
import { z } from 'zod';
import { type Action, ActionStatus, type Approval } from '../../core/action.ts';
import { Json } from '../../core/json.ts';
import { LetterPreview, letterPreviews } from '../../core/planned-letter.ts';
import type { Receipt } from '../../core/ports/action-gate.ts';

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
      ...LetterPreview.partial().shape,
      letters: z.array(LetterPreview).optional().describe('Who gets what, of several letters the first 10.'),
      letters_total: z.int().optional(),
      expires_at: z.string(),
      url: z.string(),
    })
    .optional()
    .describe('One letter or several that wait for their sender, who sends or discards them at `url`; no tool can.'),
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

export type OutcomeReceipt = Pick<Receipt, 'root' | 'approval' | 'summary'> &
  Partial<Pick<Receipt, 'result' | 'members'>>;

/** `urlOf`: where a signed-in person decides. */
export function outcomeOf(
  told: OutcomeReceipt,
  urlOf: (waiting: Pick<Approval | Action, 'id'>) => string,
): CallOutcome {
  const { root, approval, summary, result } = told;
  const waits = approval?.status === 'pending' ? approval : undefined;
  return {
    status: root.status,
    summary,
    task_id: root.task,
    action_id: root.id,
    ...(result === undefined ? {} : { result }),
    ...(waits === undefined ? {} : { approval: approvalIn(waits, urlOf(waits)) }),
    ...draftIn(told, urlOf(told.root)),
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

function draftIn({ root, members = [] }: OutcomeReceipt, url: string): Pick<CallOutcome, 'draft'> {
  const { id, status, draft } = root;
  if (status !== 'draft' || draft === null) return {};
  const letters = letterPreviews([root, ...members]);
  return letters === undefined ? {} : { draft: { ...letters, draft_id: id, expires_at: draft.expiresAt, url } };
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
  if (draft !== undefined) lines.push(...draftInWords(draft));
  if (undo !== undefined) lines.push(`Undo with ${undo.tool} ${JSON.stringify(undo.arguments)}`);
  if (result !== undefined) lines.push(JSON.stringify(result));
  return lines.join('\n');
}

function draftInWords({ to, subject, text, letters, letters_total, url }: NonNullable<CallOutcome['draft']>): string[] {
  const shown = letters ?? [{ to, subject, text }];
  const more = (letters_total ?? shown.length) - shown.length;
  return [
    ...shown.flatMap((one) => [`Draft to ${one.to ?? ''}, subject “${one.subject ?? ''}”:`, one.text ?? '']),
    ...(more > 0 ? [`… and ${more} more letters.`] : []),
    `Nothing has been sent. Whoever asked sends or discards ${letters === undefined ? 'it' : 'them'} at ${url}`,
  ];
}

// Drafts as they travel: a letter that was worded for somebody, or letters from a template to several, as they will be sent.
import { z } from 'zod';
import { type Action, ActionStatus } from '../../core/action.ts';
import type { Letters } from '../../core/ports/ledger.ts';
import { Problem } from '../../core/problem.ts';
import { component } from '../docs/components.ts';
import { WireLetter, wireLetters } from './letter.ts';

export const WireDraft = component(
  'Draft',
  z.object({
    draft_id: z.string().describe('The id of its action.'),
    task_id: z.string(),
    tool: z.string(),
    candidate: z.string().nullable(),
    to: z.string().nullable().describe('Null where it is several letters; see `letters`.'),
    subject: z.string().nullable(),
    text: z.string().nullable().describe('The whole letter, exactly as it will be sent.'),
    letters: z.array(WireLetter).describe('Who gets what: of one draft the first 50, in lists the first 3.'),
    letters_total: z.int().describe('How many letters leave with it.'),
    editable: z.boolean().describe('False of letters from a template: they are sent as they are, or discarded.'),
    digest: z.string().describe('Send it with a decision to decide on exactly what was read.'),
    because: z.string().nullable().describe('Why it waits for approval once it is sent; null where it leaves at once.'),
    requested_by: z.string(),
    status: ActionStatus.describe('`draft` until somebody sends or discards it.'),
    created_at: z.string(),
    expires_at: z.string(),
  }),
);

/** Throws `not_found` for what is no draft, or whose letters were erased. */
export function wireDraft(action: Action, shown: Letters | undefined): z.infer<typeof WireDraft> {
  if (action.draft === null || shown === undefined || shown.lines.length === 0)
    throw new Problem('not_found', `There is no draft ${action.id} here.`);
  const letters = wireLetters(shown.lines);
  const only = action.isGroup ? undefined : letters[0];
  return {
    draft_id: action.id,
    task_id: action.task,
    tool: action.tool,
    candidate: action.candidate,
    to: only?.to ?? null,
    subject: only?.subject ?? null,
    text: only?.text ?? null,
    letters,
    letters_total: shown.letters,
    editable: action.draft.isFixed !== true,
    digest: action.digest,
    because: action.draft.because,
    requested_by: action.requestedBy,
    status: action.status,
    created_at: action.createdAt.toISOString(),
    expires_at: action.draft.expiresAt,
  };
}

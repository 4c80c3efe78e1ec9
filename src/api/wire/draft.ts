// Drafts as they travel: a letter that was worded for somebody, as it will be sent, and how it stands.
import { z } from 'zod';
import { type Action, ActionStatus } from '../../core/action.ts';
import { letterIn } from '../../core/planned-letter.ts';
import { Problem } from '../../core/problem.ts';
import { component } from '../docs/components.ts';

export const WireDraft = component(
  'Draft',
  z.object({
    draft_id: z.string().describe('The id of its action.'),
    task_id: z.string(),
    tool: z.string(),
    candidate: z.string().nullable(),
    to: z.string(),
    subject: z.string(),
    text: z.string().describe('The whole letter, exactly as it will be sent.'),
    digest: z.string().describe('Send it with a decision to decide on exactly this letter.'),
    because: z.string().nullable().describe('Why it waits for approval once it is sent; null where it leaves at once.'),
    requested_by: z.string(),
    status: ActionStatus.describe('`draft` until somebody sends or discards it.'),
    created_at: z.string(),
    expires_at: z.string(),
  }),
);

/** Throws `not_found` for what is no draft, or whose letter was erased. */
export function wireDraft(action: Action): z.infer<typeof WireDraft> {
  const letter = letterIn(action.plan);
  if (action.draft === null || letter === undefined)
    throw new Problem('not_found', `There is no draft ${action.id} here.`);
  return {
    draft_id: action.id,
    task_id: action.task,
    tool: action.tool,
    candidate: action.candidate,
    to: letter.to,
    subject: letter.subject,
    text: letter.text,
    digest: action.digest,
    because: action.draft.because,
    requested_by: action.requestedBy,
    status: action.status,
    created_at: action.createdAt.toISOString(),
    expires_at: action.draft.expiresAt,
  };
}

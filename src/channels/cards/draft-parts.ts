// A draft on the card of its turn: the letter as it will be sent, and what its sender may do with it.
import type { Action } from '../../core/action.ts';
import { letterIn } from '../../core/planned-letter.ts';
import type { Button, Form, Part } from '../card.ts';
import { letterInFull } from './letter-parts.ts';

export interface DraftView {
  readonly action: Action;
  /** Whether the reader may send, edit and discard it. */
  readonly isOwn: boolean;
}

export function draftParts({ action, isOwn }: DraftView): Part[] {
  const letter = letterIn(action.plan);
  if (action.status !== 'draft' || letter === undefined) return settledParts(action);
  const { id: draft, digest } = action;
  const buttons: Button[] = [
    { label: 'Send', style: 'primary', intent: { do: 'send', draft, digest } },
    {
      label: 'Edit',
      intent: { do: 'rewrite', draft, digest, arguments: { subject: letter.subject, text: letter.text } },
      form: rewriteForm(letter),
    },
    { label: 'Discard', style: 'danger', intent: { do: 'discard', draft, digest } },
  ];
  return [
    { kind: 'heading', text: 'Draft: nothing has been sent' },
    ...letterInFull(letter),
    ...(isOwn ? [{ kind: 'buttons' as const, buttons }] : []),
  ];
}

const settled: Partial<Record<Action['status'], string>> = {
  pending_approval: 'Sent by you, waits for approval',
  approved: 'Sent',
  executing: 'Sent',
  executed: 'Sent',
  rejected: 'Not sent',
  expired: 'Not sent: the draft has expired',
  failed: 'Not sent',
};

function settledParts({ status, draft, preview }: Action): Part[] {
  const said = draft === null ? undefined : settled[status];
  return said === undefined ? [] : [{ kind: 'quiet', text: `${said}: ${preview}` }];
}

/** What may be edited of it; empty once its words were erased. */
export function wordsIn({ plan }: Pick<Action, 'plan'>): { subject: string; text: string } {
  const { subject = '', text = '' } = letterIn(plan) ?? {};
  return { subject, text };
}

export const rewriteForm = ({ subject, text }: { readonly subject: string; readonly text: string }): Form => ({
  title: 'Edit the draft',
  submit: 'Save the draft',
  fields: [
    { name: 'subject', label: 'Subject', value: subject, isLong: false, isOptional: false },
    { name: 'text', label: 'Text', value: text, isLong: true, isOptional: false },
  ],
});

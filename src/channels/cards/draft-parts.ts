// A draft on the card of its turn: the letters as they will be sent, and what their sender may do with them.
import type { Action } from '../../core/action.ts';
import { letterIn, lettersOf } from '../../core/planned-letter.ts';
import type { Button, Form, Part } from '../card.ts';
import { letterParts } from './letter-parts.ts';

export interface DraftView {
  readonly action: Action;
  /** Of letters to several people, each of them. */
  readonly members: readonly Action[];
  /** Whether the reader may send, edit and discard it. */
  readonly isOwn: boolean;
}

export function draftParts({ action, members, isOwn }: DraftView): Part[] {
  const letters = lettersOf([action, ...members]);
  if (action.status !== 'draft' || letters.length === 0) return settledParts(action);
  return [
    { kind: 'heading', text: letters.length === 1 ? 'Draft: nothing has been sent' : 'Drafts: nothing has been sent' },
    ...letterParts(letters),
    ...(isOwn ? [{ kind: 'buttons' as const, buttons: buttonsOf(action) }] : []),
  ];
}

function buttonsOf({ id: draft, digest, draft: terms, plan }: Action): Button[] {
  const letter = letterIn(plan);
  const isFixed = letter === undefined || terms?.isFixed === true;
  return [
    { label: 'Send', style: 'primary', intent: { do: 'send', draft, digest } },
    ...(isFixed
      ? []
      : [
          {
            label: 'Edit',
            intent: { do: 'rewrite', draft, digest, arguments: { subject: letter.subject, text: letter.text } },
            form: rewriteForm(letter),
          } as const,
        ]),
    { label: 'Discard', style: 'danger', intent: { do: 'discard', draft, digest } },
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

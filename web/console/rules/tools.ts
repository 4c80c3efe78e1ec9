// The tools that rules commonly call, with the fields that people fill in; any other tool is written as JSON.
export type ArgumentKind = 'line' | 'text' | 'user' | 'stage' | 'template' | 'sequence';

interface ToolField {
  readonly name: string;
  readonly label: string;
  readonly kind: ArgumentKind;
  /** May be left empty. */
  readonly optional?: true;
}

const candidate = { candidate: '{{candidate.id}}' } as const;

interface RuleTool {
  readonly label: string;
  /** Filled in by the service for whom the event is about. */
  readonly fixed: Readonly<Record<string, string>>;
  readonly fields: readonly ToolField[];
}

export const ruleTools: Readonly<Record<string, RuleTool>> = {
  notify_user: {
    label: 'Tell a colleague',
    fixed: {},
    fields: [
      { name: 'user', label: 'Whom', kind: 'user' },
      { name: 'text', label: 'Message', kind: 'text' },
    ],
  },
  send_followup: {
    label: 'Send the candidate a follow-up',
    fixed: candidate,
    fields: [{ name: 'message_template', label: 'Template', kind: 'template' }],
  },
  send_message: {
    label: 'Write to the candidate',
    fixed: candidate,
    fields: [
      { name: 'subject', label: 'Subject', kind: 'line', optional: true },
      { name: 'text', label: 'Message', kind: 'text' },
    ],
  },
  add_note: { label: 'Add a note', fixed: candidate, fields: [{ name: 'text', label: 'Note', kind: 'text' }] },
  start_sequence: {
    label: 'Start a sequence',
    fixed: candidate,
    fields: [{ name: 'sequence', label: 'Sequence', kind: 'sequence' }],
  },
  stop_sequence: { label: 'Stop all sequences', fixed: candidate, fields: [] },
  move_stage: {
    label: 'Move the candidate',
    fixed: candidate,
    fields: [{ name: 'stage', label: 'To the stage', kind: 'stage' }],
  },
};

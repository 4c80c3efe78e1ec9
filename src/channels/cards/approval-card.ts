// The card of an approval, as one reader sees it: what would be done, why it waits, what this person may do about it, and
// afterwards who decided and what came of it.
import type { Action, Approval } from '../../core/action.ts';
import { isWithdrawn, withdrawnByErasure } from '../../core/personal-data.ts';
import { lettersOf } from '../../core/planned-letter.ts';
import { headlineOf, plannedMeetingsIn } from '../../core/planned-meetings.ts';
import type { User } from '../../core/records.ts';
import { meetingLine } from '../../services/operations/meeting-line.ts';
import type { Button, Card, Field, Part } from '../card.ts';
import { letterParts } from './letter-parts.ts';
import { type Names, nameOf, whenInWords } from './words.ts';

export interface ApprovalView {
  readonly approval: Approval;
  readonly action: Action;
  /** What would be done to each, where it is done to several. */
  readonly members: readonly Action[];
  readonly names: Names;
  readonly timeZone: string;
  readonly now: Date;
  readonly may: {
    readonly approve: boolean;
    readonly decline: boolean;
    readonly edit: boolean;
    readonly undo: boolean;
  };
  /** Reads it because they asked for it. */
  readonly isRequester: boolean;
  readonly consoleUrl: string;
}

export function approvalCard(view: ApprovalView): Card {
  const { approval, names } = view;
  if (isWithdrawn(approval)) return withdrawnCard(approval);
  const waits = approval.status === 'pending';
  const title = waits ? 'Approval needed' : decisionInWords(view);
  const asker = nameOf(names, approval.requestedBy);
  const facts: (readonly [string, string])[] = [
    ['Asked by', asker],
    ['Why it waits', approval.because],
    ...(waits ? [['Decide by', whenInWords(approval.expiresAt, view.timeZone)] as const] : []),
    ...(approval.reason === null || approval.reason === '' ? [] : [['Reason', approval.reason] as const]),
  ];
  const parts: Part[] = [
    { kind: 'heading', text: title },
    { kind: 'text', text: shownPreview(view) },
    ...membersPart(view.members),
    ...(waits ? letterParts(lettersOf(view.members.length === 0 ? [view.action] : view.members)) : []),
    { kind: 'facts', facts },
    ...outcomePart(view),
    ...buttonsPart(view),
    { kind: 'quiet', text: `${approval.id} · ${approval.tool}` },
  ];
  return {
    text: `${title}: ${headlineOf(approval.preview)}`,
    parts,
    ...(view.may.undo ? endOfUndo([view.action]) : {}),
  };
}

/** Nothing of what was asked is left, and nothing to press. */
const withdrawnCard = ({ id, tool }: Approval): Card => ({
  text: withdrawnByErasure,
  parts: [
    { kind: 'heading', text: 'Withdrawn' },
    { kind: 'text', text: 'This request was withdrawn because the data of the person were erased. Nothing was done.' },
    { kind: 'quiet', text: `${id} · ${tool}` },
  ],
});

/** Several meetings stand in the zone of whoever reads it. */
function shownPreview({ approval: { preview }, action, timeZone }: ApprovalView): string {
  const meetings = plannedMeetingsIn(action.plan);
  if (meetings.length === 0) return preview;
  const head = `${headlineOf(preview)}, times in ${timeZone}:`;
  return [head, ...meetings.map((one) => `• ${meetingLine(one, timeZone)}`)].join('\n');
}

const mostShown = 20;

/** A line for each whom it is done to; none where that is one. */
export function memberLines(members: readonly Action[], lineFor: (member: Action) => string): readonly string[] {
  if (members.length < 2) return [];
  const lines = members.slice(0, mostShown).map(lineFor);
  const more = members.length - lines.length;
  return [...lines, ...(more > 0 ? [`… and ${more} more`] : [])];
}

const membersPart = (members: readonly Action[]): Part[] => {
  const lines = memberLines(members, ({ preview }) => `• ${preview}`);
  return lines.length === 0 ? [] : [{ kind: 'text', text: lines.join('\n') }];
};

function decisionInWords({ approval, names, timeZone }: ApprovalView): string {
  const who = approval.decidedBy === null ? 'Muster' : nameOf(names, approval.decidedBy);
  const when = approval.decidedAt === null ? '' : `, ${whenInWords(approval.decidedAt, timeZone)}`;
  switch (approval.status) {
    case 'approved':
      return `Approved by ${who}${when}`;
    case 'rejected':
      return `Rejected by ${who}${when}`;
    case 'expired':
      return 'Expired: nobody decided in time';
    case 'superseded':
      return `Replaced by an edited proposal of ${who}${when}`;
    case 'pending':
      return 'Waits';
    default:
      return approval.status satisfies never;
  }
}

function outcomePart({ approval, action, names }: ApprovalView): Part[] {
  if (approval.status !== 'approved') return [];
  const undoer = action.undoneBy === null ? 'Muster' : nameOf(names, action.undoneBy);
  const words: Partial<Record<Action['status'], string>> = {
    approved: 'It is about to be done.',
    executing: 'It is being done.',
    executed: 'Done.',
    partially_executed: 'Done in part.',
    failed: action.uncertain ? 'It is not known whether it was done.' : 'It was not done.',
    undoing: 'It is being taken back.',
    undone: `Taken back by ${undoer}.`,
    undo_failed: 'It could not be taken back.',
  };
  const said = words[action.status];
  if (said === undefined) return [];
  const stays = action.status === 'undone' ? action.undoNote : null;
  const details = [action.problem?.detail, stays].flatMap((text) => text ?? []);
  return [{ kind: 'text', text: [said, ...details].join(' ') }];
}

function buttonsPart(view: ApprovalView): Part[] {
  const { approval, may, isRequester } = view;
  const buttons: Button[] = [];
  if (approval.status === 'pending') {
    if (may.approve)
      buttons.push({
        label: 'Approve',
        style: 'primary',
        intent: { do: 'approve', approval: approval.id, digest: approval.digest },
      });
    if (may.edit)
      buttons.push({
        label: 'Edit',
        intent: { do: 'edit', approval: approval.id, arguments: approval.input, digest: approval.digest },
        form: editForm(approval),
      });
    if (may.decline)
      buttons.push({
        label: isRequester && !may.approve ? 'Withdraw' : 'Reject',
        style: 'danger',
        intent: { do: 'reject', approval: approval.id, reason: null, digest: approval.digest },
        form: rejectForm,
      });
  } else if (may.undo) buttons.push({ label: 'Undo', intent: { do: 'undo', action: view.action.id } });
  return [
    ...(buttons.length === 0 ? [] : [{ kind: 'buttons' as const, buttons }]),
    { kind: 'link', label: 'Open in Muster', url: view.consoleUrl },
  ];
}

export const rejectForm = {
  title: 'Reject',
  submit: 'Reject',
  fields: [{ name: 'reason', label: 'Reason (they will see it)', value: '', isLong: true, isOptional: true }],
} as const satisfies Button['form'];

/** One field for each argument; whatever is no plain text is written as JSON. */
export const editForm = ({ input }: Pick<Approval, 'input'>): NonNullable<Button['form']> => ({
  title: 'Edit the proposal',
  submit: 'Propose this',
  fields: Object.entries(input)
    .slice(0, 20)
    .map(([name, value]): Field => {
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      return { name, label: name.replaceAll('_', ' '), value: text, isLong: text.length > 80, isOptional: true };
    }),
});

/** When the first way back among them ends. */
export function endOfUndo(actions: readonly Action[]): Pick<Card, 'changesAt'> {
  const ends = actions.flatMap(({ undoUntil, reversal }) =>
    undoUntil === null || reversal !== 'exact' ? [] : [undoUntil.getTime()],
  );
  return ends.length === 0 ? {} : { changesAt: new Date(Math.min(...ends)) };
}

/** Whether that reader may undo it now. */
export function mayUndo(action: Action, reader: { user: User; isAdmin: boolean; now: Date }): boolean {
  const isOpen = ['executed', 'partially_executed', 'undo_failed'].includes(action.status);
  const isInTime = action.undoUntil === null || action.undoUntil > reader.now || action.reversal !== 'exact';
  return (
    isOpen &&
    isInTime &&
    action.reversal !== 'none' &&
    (reader.isAdmin || action.requestedBy === String(reader.user.id))
  );
}

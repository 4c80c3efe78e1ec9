// One thing that happened with a candidate: what, when, by whom, what was written, who decided, and the way back.
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { TimelineEntry } from '../api/candidates.ts';
import { useNames, useService } from '../app/service.tsx';
import { Trouble } from '../cards/action-card.tsx';
import { LetterView } from '../cards/letters.tsx';
import { UndoButton } from '../cards/undo.tsx';
import { RecordLink } from '../decision/link.tsx';
import { Icon, type IconName } from '../kit/icon.tsx';
import { Chip } from '../kit/layout.tsx';
import { plain, statusWords, toolWords } from '../words/words.ts';

const icons: Readonly<Record<TimelineEntry['about'], IconName>> = {
  application: 'person',
  stage: 'move',
  offer: 'check',
  message: 'mail',
  interview: 'calendar',
  note: 'note',
  preference: 'bell',
  automation: 'sequence',
  other: 'actions',
};

interface EntryProps {
  readonly entry: TimelineEntry;
  /** Its letter is open from the start. */
  readonly isLatestLetter: boolean;
}

export function EntryView({ entry, isLatestLetter }: EntryProps): ReactNode {
  const { clock } = useService();
  const { at, about, action, letter, text, kind } = entry;
  const isQuiet = about === 'automation';
  return (
    <li className="flex gap-3 border-b border-line px-4 py-3 last:border-b-0">
      <span
        className={`mt-0.5 grid size-8 shrink-0 place-items-center rounded-full ${isQuiet ? 'text-muted' : 'bg-soft text-muted'}`}
      >
        <Icon name={icons[about]} className="size-4.5" />
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
          <p className={`min-w-0 flex-1 basis-48 break-words ${isQuiet ? 'text-sm text-muted' : 'font-medium'}`}>
            <Title entry={entry} />
          </p>
          {action !== null && (
            <span className="flex flex-wrap items-center justify-end gap-2">
              <Standing action={action} />
              <UndoButton entry={action} />
            </span>
          )}
        </div>
        <p className="text-sm text-muted">
          <Who entry={entry} />
          <time dateTime={at} title={clock.full(at)}>
            {kind === 'meeting' ? clock.full(at) : clock.since(at)}
          </time>
          {action !== null && (
            <>
              {' · '}
              <Link
                to="/actions"
                search={{ open: action.action_id }}
                aria-label={`Details: ${action.summary}`}
                className="inline-flex min-h-6 items-center font-medium text-accent hover:underline"
              >
                Details
              </Link>
              <RecordLink
                action={action}
                className="ms-3 inline-flex min-h-6 items-center font-medium text-accent hover:underline"
              />
            </>
          )}
        </p>
        {letter !== null && (
          <details className="mt-1 text-sm" open={isLatestLetter}>
            <summary className="flex min-h-control items-center font-medium text-accent">Read the letter</summary>
            <LetterView letter={letter} />
          </details>
        )}
        {text !== null && kind !== 'note' && <p className="mt-1 text-sm whitespace-pre-wrap">{text}</p>}
        <Decision entry={entry} />
        {action !== null && <Trouble entry={action} />}
        {action !== null && <Foot action={action} />}
      </div>
    </li>
  );
}

type Action = NonNullable<TimelineEntry['action']>;

/** What is done needs no word for it. */
function Standing({ action }: { action: Action }): ReactNode {
  const { label, tone } = statusWords(action);
  return action.status === 'executed' && !action.uncertain ? null : <Chip tone={tone}>{label}</Chip>;
}

function Title({ entry }: { entry: TimelineEntry }): ReactNode {
  const { people } = useNames();
  const { kind, action, letter, text, meeting, report } = entry;
  switch (kind) {
    case 'application':
      return 'Applied';
    case 'note':
      return <span className="font-normal whitespace-pre-wrap">{text}</span>;
    case 'meeting':
      return `${meeting?.title ?? 'Meeting'}, with ${(meeting?.with ?? []).map((id) => people.name(id)).join(', ')}`;
    case 'report':
      return reportWords(report);
    case 'action':
      return action === null ? '' : actionTitle(action, letter);
    default:
      return kind satisfies never;
  }
}

function actionTitle(action: Action, letter: TimelineEntry['letter']): string {
  const { tool, before, after, summary } = action;
  const { title } = toolWords(tool);
  if (tool === 'move_stage' && typeof before === 'string' && typeof after === 'string')
    return `Moved from ${before} to ${after}`;
  if (letter !== null) return `${letterTitles[tool] ?? title}: “${letter.subject}”`;
  return action.status === 'executed' ? asDone(summary) : summary;
}

/** Previews are orders (`Book “Interview” with Dana`); what was done is told (`Booked …`). */
const past: Readonly<Record<string, string>> = {
  Ask: 'Asked',
  Book: 'Booked',
  Cancel: 'Cancelled',
  Hold: 'Held',
  Move: 'Moved',
  Reject: 'Rejected',
  Remind: 'Reminded',
  Replace: 'Replaced',
  Reschedule: 'Rescheduled',
  Schedule: 'Scheduled',
  Start: 'Started',
  Stop: 'Stopped',
  Text: 'Texted',
};

const asDone = (summary: string): string => summary.replace(/^[A-Z][a-z]+/, (verb) => past[verb] ?? verb);

const letterTitles: Readonly<Record<string, string>> = {
  send_message: 'Email',
  send_followup: 'Email',
  invite_to_book: 'Booking link',
  reject_candidate: 'Rejection',
  send_offer: 'Offer',
  withdraw_offer: 'Offer withdrawn',
};

const reports: Readonly<Record<string, string>> = {
  'candidate.withdrawn': 'Withdrew the application',
  'candidate.opted_out': 'Opted out of messages',
  'interview.finished': 'The interview is over',
  'offer.accepted': 'Accepted the offer',
  'offer.declined': 'Declined the offer',
  'message.received': 'Replied by email',
  'message.bounced': 'A message came back: the address does not work',
};

function reportWords(report: TimelineEntry['report']): string {
  if (report === null) return '';
  const { event, from, to } = report;
  if (event === 'candidate.moved' && to !== null)
    return from === null ? `Moved to ${to}` : `Moved from ${from} to ${to}`;
  return reports[event] ?? plain(event);
}

function Who({ entry: { action, report } }: { entry: TimelineEntry }): ReactNode {
  const { people } = useNames();
  if (action !== null)
    return `${action.via === 'candidate' ? 'The candidate' : capital(people.name(action.requested_by))} · `;
  return report?.system == null ? null : `Reported by ${report.system} · `;
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const decisionWords = {
  pending: 'Waiting for approval',
  approved: 'Approved',
  rejected: 'Declined',
  expired: 'Nobody decided in time',
  superseded: 'Replaced',
} as const;

function Decision({ entry: { approval } }: { entry: TimelineEntry }): ReactNode {
  const { clock } = useService();
  const { people } = useNames();
  // The state beside the title says that it waits.
  if (approval === null || approval.status === 'pending') return null;
  const { status, decided_by: by, decided_at: at, reason } = approval;
  const who = by === null ? '' : ` by ${people.name(by)}`;
  const when = at === null ? '' : `, ${clock.full(at)}`;
  return (
    <p className="text-sm text-muted">{`${decisionWords[status]}${who}${when}${reason === null ? '' : `: ${reason}`}`}</p>
  );
}

const Foot = ({ action }: { action: Action }): ReactNode => {
  const waits = action.status === 'pending_approval' || action.status === 'draft';
  return (
    <div className="mt-1 flex flex-wrap items-center gap-3 empty:hidden">
      {waits && (
        <Link
          to="/approvals"
          className="inline-flex min-h-control items-center text-sm font-medium text-accent underline"
        >
          Review it in Approvals
        </Link>
      )}
      <UndoneBy action={action} />
    </div>
  );
};

function UndoneBy({ action: { undone_by: by, undo } }: { action: Action }): ReactNode {
  const { people } = useNames();
  if (by === null) return null;
  return (
    <p className="text-sm text-muted">{`Undone by ${people.name(by)}${undo.note === undefined ? '' : `. ${undo.note}`}`}</p>
  );
}

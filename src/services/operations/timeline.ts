// Everything that is known to have happened with one candidate, newest first: what was done through the gate, what connected systems
// reported, and what they hold. A page is as many actions, with everything else of the same span of time.
import type { Action, Approval } from '../../core/action.ts';
import type { TriggerEvent, TriggerKind } from '../../core/trigger-event.ts';
import type { ActionId } from '../../core/ids.ts';
import type { Ats } from '../../core/ports/ats.ts';
import type { Calendar } from '../../core/ports/calendar.ts';
import type { EventLog } from '../../core/ports/event-log.ts';
import type { Ledger } from '../../core/ports/ledger.ts';
import { Problem } from '../../core/problem.ts';
import type { Candidate, Meeting } from '../../core/records.ts';
import { dayMs, instantIn } from './local-time.ts';

export type TimelineEntry = { readonly at: Date } & (
  | {
      readonly kind: 'action';
      readonly action: Action;
      readonly approval: Approval | undefined;
      /** What automation called it because of. */
      readonly causedBy: ActionId | null;
    }
  | { readonly kind: 'report'; readonly event: TriggerEvent }
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'meeting'; readonly meeting: Meeting }
  | { readonly kind: 'application' }
);

interface TimelinePorts {
  readonly ats: Pick<Ats, 'candidate'>;
  readonly calendar: Pick<Calendar, 'meetings'>;
  readonly ledger: Pick<Ledger, 'action' | 'actions' | 'approvalsOf'>;
  readonly eventLog: Pick<EventLog, 'list' | 'reactions' | 'causesOf'>;
}

interface TimelineQuery {
  readonly candidate: Candidate['id'];
  readonly limit: number;
  /** Older than this action. */
  readonly before: ActionId | undefined;
  readonly now: Date;
}

export interface TimelinePage {
  readonly entries: readonly TimelineEntry[];
  /** Where the older ones begin. */
  readonly next: ActionId | null;
  /** What could not be asked just now. */
  readonly missing: readonly 'calendar'[];
}

interface Span {
  /** Later than this; undefined: from the beginning. */
  readonly after: Date | undefined;
  readonly until: Date | undefined;
}

const isIn = ({ after, until }: Span, at: Date): boolean =>
  (after === undefined || at > after) && (until === undefined || at <= until);

export async function timelineOf(ports: TimelinePorts, asked: TimelineQuery): Promise<TimelinePage> {
  const { candidate: id, limit, before } = asked;
  const candidate = await ports.ats.candidate(id);
  const found = await ports.ledger.actions({
    candidate: id,
    effects: ['write'],
    limit: limit + 1,
    ...(before === undefined ? {} : { before }),
  });
  const actions = found.slice(0, limit);
  const last = actions.at(-1);
  const next = found.length > limit && last !== undefined ? last : undefined;
  const span = {
    after: next?.createdAt,
    until: before === undefined ? undefined : (await ports.ledger.action(before)).createdAt,
  };
  const { meetings, missing } = await meetingsOf(ports, asked, span);
  const entries = [
    ...(await actionEntries(ports, actions)),
    ...(await reports(ports, id, span)),
    ...(await notes(ports, candidate, span)),
    ...meetings,
    ...(isIn(span, new Date(candidate.appliedAt))
      ? [{ kind: 'application' as const, at: new Date(candidate.appliedAt) }]
      : []),
  ];
  return {
    entries: entries.toSorted((one, other) => other.at.getTime() - one.at.getTime()),
    next: next?.id ?? null,
    missing,
  };
}

async function actionEntries(
  { ledger, eventLog }: TimelinePorts,
  actions: readonly Action[],
): Promise<readonly TimelineEntry[]> {
  const roots = actions.map(({ id, root }) => root ?? id);
  const [approvals, causes] = await Promise.all([ledger.approvalsOf(roots), eventLog.causesOf(roots)]);
  const causeOf = new Map(causes.map(({ cause, effect }) => [effect, cause]));
  return actions.map((action) => {
    const root = action.root ?? action.id;
    return {
      kind: 'action' as const,
      at: action.createdAt,
      action,
      approval: approvals.get(root),
      causedBy: causeOf.get(root) ?? null,
    };
  });
}

/** Of the kinds that systems report; a stage change is one of the ATS only where it is not the echo of an action. */
const mostReports = 500;
const reported: readonly TriggerKind[] = [
  'candidate.moved',
  'candidate.withdrawn',
  'candidate.opted_out',
  'interview.finished',
  'offer.accepted',
  'offer.declined',
  'message.received',
  'message.bounced',
];

async function reports(
  { eventLog }: TimelinePorts,
  candidate: Candidate['id'],
  span: Span,
): Promise<readonly TimelineEntry[]> {
  const found = await eventLog.list({ limit: mostReports, candidate, kinds: reported });
  const own = found.filter(({ system, occurredAt }) => system !== null && isIn(span, occurredAt));
  const isEcho = async ({ id, kind }: TriggerEvent): Promise<boolean> =>
    kind === 'candidate.moved' && (await eventLog.reactions(id)).some(({ detail }) => detail === 'echo');
  const echoes = await Promise.all(own.map(isEcho));
  return own
    .filter((_, index) => echoes[index] !== true)
    .map((event) => ({ kind: 'report' as const, at: event.occurredAt, event }));
}

const mostNotes = 500;

/** A note that Muster wrote stands there as its action. */
async function notes({ ledger }: TimelinePorts, candidate: Candidate, span: Span): Promise<readonly TimelineEntry[]> {
  const found = candidate.notes.filter(({ at }) => isIn(span, new Date(at)));
  if (found.length === 0) return [];
  const own = await ledger.actions({ candidate: candidate.id, tool: 'add_note', limit: mostNotes });
  const written = new Set(own.map(({ input }) => input['text']));
  return found
    .filter(({ text }) => !written.has(text))
    .map(({ text, at }) => ({ kind: 'note' as const, at: new Date(at), text }));
}

const daysBack = 180;
const daysAhead = 60;

/** Meetings stand where they begin. A calendar that does not answer takes nothing else away. */
async function meetingsOf(
  { calendar }: TimelinePorts,
  { candidate, now }: TimelineQuery,
  span: Span,
): Promise<{ meetings: readonly TimelineEntry[]; missing: readonly 'calendar'[] }> {
  const from = instantIn(now.getTime() - daysBack * dayMs, 'UTC');
  const to = instantIn(now.getTime() + daysAhead * dayMs, 'UTC');
  try {
    const found = (await calendar.meetings({ from, to })).filter((meeting) => meeting.candidate === candidate);
    const placed = found.map((meeting) => ({ kind: 'meeting' as const, at: new Date(meeting.start), meeting }));
    return { meetings: placed.filter(({ at }) => isIn(span, at)), missing: [] };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { meetings: [], missing: ['calendar'] };
  }
}

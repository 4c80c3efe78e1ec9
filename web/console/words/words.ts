// The service's names in the words people read: tools, statuses, fields, actors.
import type { ActionEntry, ActionStatus } from '../api/wire.ts';
import type { IconName } from '../kit/icon.tsx';
import type { Tone } from '../kit/layout.tsx';
import type { OrganizationClock } from './moments.ts';

interface ToolWords {
  readonly title: string;
  readonly icon: IconName;
  /** What its before and after are values of. */
  readonly changes?: string;
  /** Only looks something up. */
  readonly reads?: true;
}

const tools: Readonly<Record<string, ToolWords>> = {
  find_candidates: { title: 'Find candidates', icon: 'search', reads: true },
  show_candidate: { title: 'Show candidate', icon: 'person', reads: true },
  find_free_slots: { title: 'Find free times', icon: 'calendar', reads: true },
  morning_brief: { title: 'Morning brief', icon: 'note', reads: true },
  show_metrics: { title: 'Show metrics', icon: 'usage', reads: true },
  list_approvals: { title: 'List approvals', icon: 'approvals', reads: true },
  list_actions: { title: 'List actions', icon: 'actions', reads: true },
  move_stage: { title: 'Move stage', icon: 'move', changes: 'Stage' },
  reject_candidate: { title: 'Reject candidate', icon: 'cross', changes: 'Stage' },
  send_offer: { title: 'Send offer', icon: 'offer' },
  send_statement: { title: 'Statement about a decision', icon: 'mail' },
  record_rejection: { title: 'Rejection in the ATS', icon: 'note' },
  withdraw_offer: { title: 'Withdraw offer', icon: 'offer' },
  book_meeting: { title: 'Book meeting', icon: 'calendar' },
  book_room: { title: 'Book room', icon: 'calendar' },
  reschedule_meeting: { title: 'Reschedule meeting', icon: 'calendar', changes: 'Start' },
  cancel_meeting: { title: 'Cancel meeting', icon: 'calendar' },
  schedule_interviews: { title: 'Schedule interviews', icon: 'calendar' },
  replace_interviewer: { title: 'Replace interviewer', icon: 'person' },
  reschedule_interviews: { title: 'Move interviews', icon: 'calendar' },
  cancel_interviews: { title: 'Cancel interviews', icon: 'calendar' },
  show_interview_load: { title: 'Interview load', icon: 'usage', reads: true },
  invite_to_book: { title: 'Invite to book', icon: 'calendar' },
  send_followup: { title: 'Send follow-up', icon: 'mail' },
  send_message: { title: 'Send message', icon: 'mail' },
  send_text: { title: 'Send text', icon: 'mail' },
  set_text_consent: { title: 'Text consent', icon: 'mail' },
  add_note: { title: 'Add note', icon: 'note' },
  notify_user: { title: 'Notify colleague', icon: 'bell' },
  request_feedback: { title: 'Ask for feedback', icon: 'bell' },
  list_decisions: { title: 'Decisions', icon: 'note', reads: true },
  list_feedback: { title: 'Feedback', icon: 'note', reads: true },
  import_candidates: { title: 'Import candidates', icon: 'plus' },
  import_requisitions: { title: 'Import requisitions', icon: 'plus' },
  log_crm: { title: 'CRM entry', icon: 'note' },
  score_candidate: { title: 'Score candidate', icon: 'retention', reads: true },
  translate_mos: { title: 'Translate military code', icon: 'veteran', reads: true },
  start_sequence: { title: 'Start sequence', icon: 'sequence' },
  stop_sequence: { title: 'Stop sequence', icon: 'sequence' },
  integration_health: { title: 'Integration health', icon: 'plug', reads: true },
  run_sync: { title: 'Run sync', icon: 'runs' },
  approve_action: { title: 'Approve', icon: 'check' },
  decline_action: { title: 'Decline', icon: 'cross' },
  undo_action: { title: 'Undo', icon: 'undo' },
};

export const toolWords = (tool: string): ToolWords => tools[tool] ?? { title: plain(tool), icon: 'actions' };

/** For lists to choose from. */
export const toolOptions = Object.entries(tools).map(([value, { title }]) => ({ value, label: title }));

const statuses: Readonly<Record<ActionStatus, { readonly label: string; readonly tone: Tone }>> = {
  proposed: { label: 'Proposed', tone: 'info' },
  draft: { label: 'Draft', tone: 'warn' },
  pending_approval: { label: 'Waiting for approval', tone: 'warn' },
  approved: { label: 'Approved', tone: 'info' },
  scheduled: { label: 'Scheduled', tone: 'info' },
  executing: { label: 'Working', tone: 'info' },
  executed: { label: 'Done', tone: 'ok' },
  partially_executed: { label: 'Partly done', tone: 'warn' },
  failed: { label: 'Failed', tone: 'bad' },
  rejected: { label: 'Declined', tone: 'calm' },
  expired: { label: 'Expired', tone: 'calm' },
  undoing: { label: 'Undoing', tone: 'info' },
  undone: { label: 'Undone', tone: 'calm' },
  undo_failed: { label: 'Undo failed', tone: 'bad' },
};

export const statusOptions = Object.entries(statuses).map(([value, { label }]) => ({ value, label }));

export function statusWords({ status, uncertain }: Pick<ActionEntry, 'status'> & { uncertain?: boolean | undefined }): {
  label: string;
  tone: Tone;
} {
  return uncertain === true ? { label: 'Please check', tone: 'warn' } : statuses[status];
}

/** `days_since_contact` → `Days since contact` */
export function plain(name: string): string {
  const words = name.replaceAll(/[_.]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A value as people write it; a list or an object without brackets where that can be read. */
export function valueWords(value: unknown, told: (text: string) => string): string {
  if (value === null || value === undefined || value === '') return 'none';
  if (typeof value === 'string') return told(value);
  if (Array.isArray(value)) return value.map((entry) => valueWords(entry, told)).join(', ');
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, entry]) => `${plain(name).toLowerCase()}: ${valueWords(entry, told)}`)
      .join(', ');
  return JSON.stringify(value);
}

/** What a field shows of a value: a word or a number as it is, anything else not at all. */
export const fieldText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** How the log names whoever signed in without an account. */
const nobody = 'console';

/** Names of people, candidates and other actors, as far as the page has learned them. */
export class People {
  readonly #names: ReadonlyMap<string, string>;
  readonly #me: string;

  constructor(me: { readonly id: string } | null, known: readonly { readonly id: string; readonly name: string }[]) {
    this.#me = me?.id ?? nobody;
    this.#names = new Map(known.map(({ id, name }) => [id, name]));
  }

  known = (id: string): string | undefined => this.#names.get(id);

  /** For records that somebody else reads: nobody is “you” in them. */
  fullName = (id: string): string =>
    id === nobody ? 'Owner (without an account)' : (this.#names.get(id) ?? (id === this.#me ? id : this.name(id)));

  name(id: string): string {
    if (id === this.#me) return 'you';
    if (id === nobody) return 'the owner';
    const [kind, rest] = id.split(':', 2);
    // Names come a moment later than what they stand in.
    if (rest === undefined) return this.#names.get(id) ?? (this.#names.size === 0 ? '…' : id);
    if (kind === 'system') return 'Muster';
    return kind === 'key' ? `API key ${rest}` : `${plain(kind ?? '').toLowerCase()} ${rest}`;
  }
}

/** A value of an action for people: times on the organization's clock, and names where ids are known. */
export const inWords = (value: unknown, clock: OrganizationClock, people: People): string =>
  valueWords(value, (text) =>
    /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text) && !Number.isNaN(Date.parse(text))
      ? clock.full(text)
      : (people.known(text) ?? text),
  );

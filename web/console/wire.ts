// What the service sends to the browser, named as on the wire. The only place where this page knows snake_case.

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly role?: string;
}

/** Answer of GET /console/session. */
export interface Session {
  /** Null for the operator's first sign-in, before anybody has an account. */
  readonly user: Person | null;
  readonly role: string;
  readonly organization: { readonly id: string; readonly name: string; readonly mode: 'sandbox' | 'live' };
  /** Business time and zone: a sandbox may live on another day than the browser. */
  readonly now?: string;
  readonly time_zone?: string;
}

export type ActionStatus =
  | 'proposed'
  | 'pending_approval'
  | 'approved'
  | 'scheduled'
  | 'executing'
  | 'executed'
  | 'partially_executed'
  | 'failed'
  | 'rejected'
  | 'expired'
  | 'undoing'
  | 'undone'
  | 'undo_failed';

interface Undo {
  readonly possible: boolean;
  readonly until: string | null;
  readonly how: string;
}

/** The chat tells actions without the fields that only the log has. */
export interface ActionEntry {
  readonly action_id: string;
  readonly task_id: string;
  readonly tool: string;
  readonly arguments: Readonly<Record<string, unknown>>;
  readonly status: ActionStatus;
  readonly summary: string;
  readonly uncertain?: boolean;
  readonly requested_by?: string;
  readonly at?: string;
  readonly before?: unknown;
  readonly after?: unknown;
  readonly undo?: Undo;
  readonly problem?: { readonly code: string; readonly detail: string } | null;
}

export interface ApprovalEntry {
  readonly approval_id: string;
  readonly action_id: string;
  readonly tool: string;
  readonly arguments: Readonly<Record<string, unknown>>;
  readonly preview: string;
  readonly requested_by: string;
  readonly expires_at: string;
  readonly status: string;
  readonly because?: string;
  /** Sent back with the approval, so that exactly what was seen is approved. */
  readonly digest?: string;
}

export interface Page<Entry> {
  readonly data: readonly Entry[];
  readonly next_cursor: string | null;
}

/** What deciding or undoing answers; `status` is the action's new one. */
export interface Outcome {
  readonly status?: ActionStatus;
  readonly summary?: string;
  readonly task_id?: string;
  readonly undo_until?: string;
  readonly problem?: { readonly code: string; readonly detail: string };
}

export interface Question {
  readonly question: string;
  readonly choices: readonly { readonly label: string }[];
}

/** A piece of a reply; only questions are read from here, and only when their event was missed. */
interface Block extends Partial<Question> {
  readonly type: string;
}

export interface Answer {
  readonly reply: { readonly text: string; readonly blocks?: readonly Block[] };
  readonly asks: boolean;
  readonly actions: readonly ActionEntry[];
}

export interface ProblemBody {
  readonly status?: number;
  readonly title?: string;
  readonly detail?: string;
  readonly code?: string;
  readonly request_id?: string;
  /** Where a decision stood but its action failed: how that ended. */
  readonly task?: Outcome;
}

export interface SandboxCandidate {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly job_id: string;
  readonly stage: string;
  readonly stage_since?: string;
  readonly last_contact_at?: string | null;
  readonly notes?: readonly { readonly text: string; readonly at: string }[];
}

export interface SandboxMeeting {
  readonly id: string;
  readonly user_id: string;
  readonly with?: readonly string[];
  readonly candidate_id?: string | null;
  readonly title: string;
  readonly start: string;
  readonly end: string;
  readonly status?: string;
}

export interface SandboxMail {
  readonly to: string;
  readonly subject: string;
  readonly body: string;
  readonly status: 'held' | 'sent' | 'cancelled';
  readonly at: string;
}

/** Answer of GET /api/v1/sandbox. The optional lists make the view richer and are not needed for it. */
export interface Sandbox {
  readonly candidates: readonly SandboxCandidate[];
  readonly calendar: readonly SandboxMeeting[];
  readonly mailbox: readonly SandboxMail[];
  readonly messages?: readonly { readonly to_user: string; readonly text: string; readonly at: string }[];
  readonly stages?: readonly string[];
  readonly jobs?: readonly {
    readonly id: string;
    readonly title: string;
    readonly role?: string;
    readonly hiring_manager?: string | null;
  }[];
  readonly users?: readonly Person[];
  readonly now?: string;
  readonly timezone?: string;
}

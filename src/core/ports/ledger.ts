// Where actions and approvals are kept. Every method is one transaction, and each change leaves its audit record there.
import type { Action, ActionStatus, Approval, ApprovalStatus } from '../action.ts';
import type { DomainEvent } from '../events.ts';
import type { ActRecord } from '../human-act.ts';
import type { ActionId, ActorId, ApprovalId, CandidateId, TaskId, TenantId, UserId } from '../ids.ts';

/** The fields a step may set beside the status. */
export type ActionPatch = Partial<
  Pick<
    Action,
    | 'uncertain'
    | 'attempt'
    | 'claims'
    | 'leaseUntil'
    | 'output'
    | 'problem'
    | 'atsUpdated'
    | 'candidate'
    | 'contacted'
    | 'undoUntil'
    | 'undoneBy'
    | 'undoNote'
    | 'executedAt'
    | 'act'
    // Of a draft only: it may be edited, and is planned anew when it is sent.
    | 'input'
    | 'plan'
    | 'digest'
    | 'preview'
    | 'policyVersion'
  >
>;

/** Only while that actor's messages since then are no more, these left out; asked by one at a time, over all processes. */
export interface MessageCap {
  readonly actor: ActorId;
  readonly since: Date;
  readonly most: number;
}

/** How the same call is known among those that wait; looked for by one at a time, over all processes. */
export interface Twin {
  /** What the digest of this call would be under that version of the settings. */
  digestAt(policyVersion: number): string;
  /** Business time: what has expired by then waits no more. */
  readonly now: Date;
}

/** A call that was answered with another one, which asked for the same and waited. */
export interface RepeatedCall {
  readonly action: ActionId;
  readonly idem: string;
  readonly requestedBy: ActorId;
  readonly at: Date;
}

export interface Step {
  readonly action: ActionId;
  /** The step is taken only from one of these; each pair must stand in `lifecycle`. */
  readonly from: readonly ActionStatus[];
  readonly to: ActionStatus;
  /** With `executing → executing` or `undoing → undoing`: only if the lease has ended by this real time. */
  readonly leaseEndedBy?: Date;
  /** Only while nobody has claimed it since: the attempt that this process works in. */
  readonly attempt?: number;
  readonly by: ActorId;
  /** Only while its digest is this one. */
  readonly digest?: string;
  readonly cap?: MessageCap | undefined;
  /** What it waits for from now on; written in the same transaction. */
  readonly approval?: Approval;
  readonly set?: ActionPatch;
  readonly events?: readonly DomainEvent[];
  /** What people are told of the action from now on; written in the same transaction. */
  readonly trouble?: TroubleStep;
}

/** A person has to act, or what waited was done after all. */
export type TroubleStep =
  | { readonly kind: 'given_up'; readonly code: string; readonly at: Date }
  | { readonly kind: 'settled' };

export interface Decision {
  readonly approval: ApprovalId;
  /** The digest the decider saw; undefined: whatever stands. */
  readonly digest: string | undefined;
  readonly status: Exclude<ApprovalStatus, 'pending'>;
  readonly by: ActorId;
  readonly reason: string | null;
  /** How it was decided; null where no person did: expiry, and questions that Muster itself withdraws. */
  readonly act: ActRecord | null;
  readonly at: Date;
  /** Only an expiry may be decided once `expiresAt` has passed. */
  readonly supersededBy?: ApprovalId;
}

/** `decided` once; afterwards the approval as somebody else left it. */
export type DecisionResult =
  | { readonly kind: 'decided'; readonly approval: Approval; readonly action: Action }
  | { readonly kind: 'already_decided' | 'stale' | 'expired'; readonly approval: Approval };

export interface ActionQuery {
  readonly limit: number;
  /** Older than this id; newest first. */
  readonly before?: ActionId;
  readonly requestedBy?: ActorId;
  readonly status?: ActionStatus;
  readonly tool?: string;
  readonly candidate?: CandidateId;
  readonly effects?: readonly Action['effect'][];
  /** Messages to this person of the organization. */
  readonly toldUser?: UserId;
  /** `roots`: one line a call. `leaves` (default): members instead of their group's root. */
  readonly lines?: 'roots' | 'leaves';
  /** From (inclusive) and to (exclusive), by `createdAt`. */
  readonly from?: Date;
  readonly to?: Date;
  /** Executed in that time, from (inclusive) to (exclusive). They then come in the order of their execution, newest first. */
  readonly executed?: { readonly from?: Date; readonly to: Date };
}

/** What of a call is shown to whoever decides on it. */
export interface Letters {
  /** The call itself, or the first of its members. */
  readonly lines: readonly Action[];
  /** How many of all its lines write to somebody. */
  readonly letters: number;
}

/**
 * The single point at which concurrent callers are told apart: `open`, `step` and `decide` each succeed once, however many
 * processes try. Business time in `at` and `now`, real time in leases.
 */
export interface Ledger {
  /**
   * Writes a root, its members and its approval; where `root.idem` is known already, changes nothing and answers what stands.
   * `sent`: nothing was written, because these messages are more than the cap allows. `waits`: its twin, which waits for the same
   * people's decision, is the answer, and it is kept that this one was asked for as well.
   */
  open(opening: {
    root: Action;
    members: readonly Action[];
    approval: Approval | undefined;
    cap?: MessageCap | undefined;
    twin?: Twin | undefined;
  }): Promise<{ created: boolean; root: Action; sent?: number; waits?: true }>;
  /**
   * Takes one step, atomically; undefined when the action is not in `from`, its lease runs, or the cap is exceeded. A draft over many candidates takes its
   * members along.
   */
  step(step: Step): Promise<Action | undefined>;
  /**
   * Decides an approval and moves its action and that action's waiting members along (`approved`, `rejected`,
   * `expired`; `superseded` rejects them), atomically. Throws `not_found`.
   */
  decide(decision: Decision): Promise<DecisionResult>;
  /**
   * Lengthens the lease of work in progress; false when somebody else took it over. `putOff`: the action that this process has come
   * back from, so that its claim is none that a process died over.
   */
  renew(lease: { action: ActionId; attempt: number; until: Date; putOff?: ActionId }): Promise<boolean>;
  /** Throws `not_found`, as all of these do. */
  action(id: ActionId): Promise<Action>;
  /** Those of them that are there, in no order. */
  actionsById(ids: readonly ActionId[]): Promise<readonly Action[]>;
  /** Also where a call of this name was answered with another one that waited already. */
  actionByIdem(idem: string): Promise<Action | undefined>;
  /** The calls that were answered with these roots, oldest first. */
  repeatedCalls(roots: readonly ActionId[]): Promise<readonly RepeatedCall[]>;
  /** The root first, then members by position. */
  task(id: TaskId): Promise<readonly Action[]>;
  members(root: ActionId): Promise<readonly Action[]>;
  /** Of each of these roots that write to somebody, with at most so many lines each. */
  letters(roots: readonly ActionId[], most: number): Promise<ReadonlyMap<ActionId, Letters>>;
  actions(query: ActionQuery): Promise<readonly Action[]>;
  approval(id: ApprovalId): Promise<Approval>;
  approvalOf(action: ActionId): Promise<Approval | undefined>;
  /** The last one of each of these roots that has one. */
  approvalsOf(actions: readonly ActionId[]): Promise<ReadonlyMap<ActionId, Approval>>;
  approvals(query: { status: ApprovalStatus; limit: number; before?: ApprovalId }): Promise<readonly Approval[]>;
  /** Messages that left or wait to leave on this actor's behalf since then. */
  messagesSince(actor: ActorId, since: Date): Promise<number>;
  /** Verifies the audit chain; the sequence number of the first broken record, or null. */
  verifyAudit(): Promise<{ records: number; brokenAt: number | null }>;
}

/** Work that a crash left behind, over all tenants. */
export interface LedgerSweep {
  /** Roots in `proposed`, `approved`, `executing` or `undoing` whose lease (if any) has ended by that real time. */
  unfinished(leaseEndedBy: Date): Promise<readonly { tenant: TenantId; action: ActionId }[]>;
  /** Pending approvals that had expired by that business time. */
  overdue(at: Date): Promise<readonly { tenant: TenantId; approval: ApprovalId }[]>;
  /** Drafts that had expired by that business time. */
  overdueDrafts(at: Date): Promise<readonly { tenant: TenantId; action: ActionId }[]>;
}

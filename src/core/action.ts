// The ledger's records: what was asked, what will be done, what was done, and which way each may go from here.
import { z } from 'zod';
import { ActionId, ActorId, ApprovalId, BookingLinkId, CandidateId, ConversationId, TaskId, UserId } from './ids.ts';
import { ActRecord } from './human-act.ts';
import { Json, JsonObject } from './json.ts';

const actionStatuses = [
  'proposed',
  'draft',
  'pending_approval',
  'approved',
  'scheduled',
  'executing',
  'executed',
  'partially_executed',
  'failed',
  'rejected',
  'expired',
  'undoing',
  'undone',
  'undo_failed',
] as const;
/** `lifecycle` lists the steps between them; `rejected`, `expired` and `undone` are final. */
export const ActionStatus = z.enum(actionStatuses);
export type ActionStatus = z.infer<typeof ActionStatus>;

/** The only steps a record may take. `executing → executing` is another attempt after a crash, `draft → draft` an edit. */
const lifecycle = {
  proposed: ['pending_approval', 'approved', 'scheduled', 'failed', 'rejected'],
  draft: ['draft', 'pending_approval', 'approved', 'rejected', 'expired'],
  pending_approval: ['approved', 'rejected', 'expired'],
  scheduled: ['approved', 'rejected', 'expired'],
  approved: ['executing', 'pending_approval', 'failed', 'rejected'],
  executing: ['executing', 'executed', 'partially_executed', 'failed'],
  executed: ['undoing'],
  partially_executed: ['undoing'],
  failed: ['executed', 'undoing'],
  rejected: [],
  expired: [],
  undoing: ['undoing', 'undone', 'undo_failed', 'executed', 'partially_executed'],
  undone: [],
  undo_failed: ['undoing'],
} as const satisfies Record<ActionStatus, readonly ActionStatus[]>;

/** The stores ask it before each step, so that no status is left by a way that the table does not list. */
export const mayStep = (from: ActionStatus, to: ActionStatus): boolean =>
  (lifecycle[from] satisfies readonly ActionStatus[] as readonly ActionStatus[]).includes(to);

/** The channel through which the words or the rule came. */
export const Origin = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('api') }),
  z.strictObject({ kind: z.literal('mcp') }),
  z.strictObject({ kind: z.literal('conversation'), conversation: ConversationId }),
  z.strictObject({ kind: z.literal('automation'), rule: z.string() }),
  /** A press on a booking page; whoever invited the candidate may undo what came of it. */
  z.strictObject({ kind: z.literal('candidate'), link: BookingLinkId, invitedBy: ActorId }),
]);
export type Origin = z.infer<typeof Origin>;

const Stakes = z.enum(['none', 'routine', 'high']);
export type Stakes = z.infer<typeof Stakes>;

/** What a draft has to remember until it is sent. */
export const DraftTerms = z.strictObject({
  /** Why policy asks, where it does: once sent, it then waits for approval. */
  because: z.string().nullable(),
  /** Business time; after it the draft is gone. */
  expiresAt: z.iso.datetime(),
  /** Filled from a template: it is sent as it is, or discarded. */
  isFixed: z.literal(true).exactOptional(),
});
export type DraftTerms = z.infer<typeof DraftTerms>;

/**
 * One line of the ledger. A call of a tool makes one root; a call over many candidates makes a root and a member for
 * each of them. All lines of one call share the task id.
 */
export const Action = z.strictObject({
  id: ActionId,
  task: TaskId,
  /** The root this is a member of; null for a root. */
  root: ActionId.nullable(),
  /** A root whose work is done by its members. */
  isGroup: z.boolean(),
  position: z.int(),
  tool: z.string(),
  effect: z.enum(['read', 'write', 'control']),
  stakes: Stakes,
  /** Whether and how it can be undone: `none` comes with a reason in the tool. */
  reversal: z.enum(['exact', 'compensating', 'redo', 'none']),
  input: JsonObject,
  /** What will be done, with the old values; null for reads, controls and group roots. */
  plan: Json.nullable(),
  /** SHA-256 over tool, plan (a group: its members' digests), tenant and policy version; what an approval is bound to. */
  digest: z.string(),
  policyVersion: z.int(),
  /** One line a person can decide on, made from the plan alone. */
  preview: z.string(),
  candidate: CandidateId.nullable(),
  status: ActionStatus,
  /** It is not known whether another system acted; a person has to look. */
  uncertain: z.boolean(),
  requestedBy: ActorId,
  origin: Origin,
  /** Unique in the tenant: the same call proposed again is the same action. */
  idem: z.string(),
  attempt: z.int(),
  /** How often in a row it was taken up without anybody saying what became of it: 1 while a process works on it. */
  claims: z.int(),
  /** Real time until which one process may work on it. */
  leaseUntil: z.date().nullable(),
  output: Json.nullable(),
  problem: z.strictObject({ code: z.string(), detail: z.string() }).nullable(),
  atsUpdated: z.boolean(),
  contacted: z.array(CandidateId),
  /** Until when it can be taken back exactly; null where no clock runs. */
  undoUntil: z.date().nullable(),
  undoneBy: ActorId.nullable(),
  /** What of it stays although it was taken back, in words for whoever asked; null where nothing does. */
  undoNote: z.string().nullable(),
  /** How a person decided it, where the action is itself a decision or was a draft; null otherwise. */
  act: ActRecord.nullable(),
  /** Of letters that whoever asked reads before they leave; null for everything else, and of a group's members. */
  draft: DraftTerms.nullable(),
  createdAt: z.date(),
  executedAt: z.date().nullable(),
  updatedAt: z.date(),
});
export type Action = z.infer<typeof Action>;

/** A member who is not to be written to: the others are written to, and it is said who is not. */
export const isLeftOut = ({ status, problem }: Pick<Action, 'status' | 'problem'>): boolean =>
  status === 'rejected' && problem?.code === 'contact_declined';

export const ApprovalStatus = z.enum(['pending', 'approved', 'rejected', 'expired', 'superseded']);
export type ApprovalStatus = z.infer<typeof ApprovalStatus>;

/** A question to people about one root action. It holds for `digest` alone: another plan needs another approval. */
export const Approval = z.strictObject({
  id: ApprovalId,
  action: ActionId,
  tool: z.string(),
  input: JsonObject,
  digest: z.string(),
  preview: z.string(),
  /** Why policy asks, in words for the card. */
  because: z.string(),
  requestedBy: ActorId,
  /** Besides admins, these people may decide. */
  approvers: z.array(UserId),
  status: ApprovalStatus,
  decidedBy: ActorId.nullable(),
  decidedAt: z.date().nullable(),
  reason: z.string().nullable(),
  /** How it was decided; null while it waits, where nobody decided in time, and of decisions from before this was kept. */
  act: ActRecord.nullable(),
  /** The approval that an edit put in its place. */
  supersededBy: ApprovalId.nullable(),
  expiresAt: z.date(),
  createdAt: z.date(),
});
export type Approval = z.infer<typeof Approval>;

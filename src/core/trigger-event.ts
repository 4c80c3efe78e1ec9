// One thing that happened, as automation looks at it: done through the gate, or reported by a connected system. Ids only.
import { z } from 'zod';
import { ActionId, CandidateId, EventId, JobId, MeetingId } from './ids.ts';
import { Instant, Stage } from './records.ts';

/** What connected systems may report. */
const incomingKinds = [
  'application.received',
  'interview.scheduled',
  'interview.finished',
  'offer.extended',
  'offer.accepted',
  'offer.declined',
  'candidate.at_risk',
  'candidate.moved',
  'candidate.withdrawn',
  'candidate.opted_out',
  'message.received',
  'message.bounced',
] as const;
/** Whatever else a system reports is not taken. */
export const IncomingKind = z.enum(incomingKinds);
export type IncomingKind = z.infer<typeof IncomingKind>;

/** What Muster itself does, and says so in the ledger's events. */
const ownKinds = [
  'candidate.added',
  'requisition.added',
  'candidate.rejected',
  'candidate.contacted',
  'offer.withdrawn',
  'meeting.booked',
  'meeting.moved',
  'meeting.cancelled',
  'action.undone',
] as const;

/** Everything a rule or a sequence may be triggered by. */
const triggerKinds = [...incomingKinds, ...ownKinds] as const;
/** Names are stored in rules, sequences and the log, so none is ever renamed. */
export const TriggerKind = z.enum(triggerKinds);
export type TriggerKind = z.infer<typeof TriggerKind>;

/** An event as a connected system reports it, with everything taken out that Muster does not need. */
export const IncomingEvent = z.strictObject({
  system: z.string(),
  /** The system's own name of the event; unique in the system. */
  eventId: z.string(),
  kind: IncomingKind,
  candidate: CandidateId,
  job: JobId.nullable(),
  from: Stage.nullable(),
  to: Stage.nullable(),
  meeting: MeetingId.nullable(),
  start: Instant.nullable(),
  /** The candidate's IANA zone, where the system knows it. */
  timeZone: z.string().nullable(),
  occurredAt: z.date(),
  /** SHA-256 of what was sent: the same event again has the same one. */
  fingerprint: z.string(),
});
export type IncomingEvent = z.infer<typeof IncomingEvent>;

/** The details of an event whose kind has none. */
export const noDetails = {
  job: null,
  from: null,
  to: null,
  meeting: null,
  start: null,
  timeZone: null,
} as const satisfies Partial<IncomingEvent>;

/** `occurredAt` is what the source says, `at` when Muster learned of it; late events are told by the difference. */
export const TriggerEvent = z.strictObject({
  /** Its number in the organization's event log. */
  id: EventId,
  kind: TriggerKind,
  candidate: CandidateId.nullable(),
  job: JobId.nullable(),
  from: Stage.nullable(),
  to: Stage.nullable(),
  meeting: MeetingId.nullable(),
  start: z.string().nullable(),
  timeZone: z.string().nullable(),
  /** With `action.undone`: the action that was taken back. */
  undone: ActionId.nullable(),
  /** The action that caused it; null for what a connected system reported. */
  cause: ActionId.nullable(),
  /** Who reported it; null for what went through the gate. */
  system: z.string().nullable(),
  eventId: z.string().nullable(),
  occurredAt: z.date(),
  /** When Muster learned of it. Business time. */
  at: z.date(),
});
export type TriggerEvent = z.infer<typeof TriggerEvent>;

// Branded ids: a candidate id cannot be passed where a job id is wanted, at no cost at run time.
import { z } from 'zod';

// Ids of other systems are opaque: printable text without spaces at the ends, short enough for an index.
const printable = z
  .string()
  .min(1)
  .regex(/^[^\s\p{C}](?:[^\p{C}]*[^\s\p{C}])?$/u, 'an id is printable text without spaces at its ends');
const text = printable.max(128);

/** One organization; every store is asked for by it. */
export const TenantId = text.brand<'TenantId'>();
export type TenantId = z.infer<typeof TenantId>;

/** A person of the organization, or a room: `room:` and its address. */
export const UserId = text.brand<'UserId'>();
export type UserId = z.infer<typeof UserId>;

/** Who did something, as the log names it: `u_nora`, `key:k_12`, `rule:…`, `system:recover`. */
export const ActorId = text.brand<'ActorId'>();
export type ActorId = z.infer<typeof ActorId>;

/** As the ATS calls the candidacy; opaque. */
export const CandidateId = text.brand<'CandidateId'>();
export type CandidateId = z.infer<typeof CandidateId>;

/** A requisition, as the ATS calls it; opaque. Background jobs have other ids. */
export const JobId = text.brand<'JobId'>();
export type JobId = z.infer<typeof JobId>;

/** Calendars give longer ones: Google up to 1024 characters. */
export const MeetingId = printable.max(1_024).brand<'MeetingId'>();
export type MeetingId = z.infer<typeof MeetingId>;

export const TemplateId = text.brand<'TemplateId'>();
export type TemplateId = z.infer<typeof TemplateId>;

export const NoteId = text.brand<'NoteId'>();
export type NoteId = z.infer<typeof NoteId>;

export const ActionId = text.brand<'ActionId'>();
export type ActionId = z.infer<typeof ActionId>;

export const TaskId = text.brand<'TaskId'>();
export type TaskId = z.infer<typeof TaskId>;

export const ApprovalId = text.brand<'ApprovalId'>();
export type ApprovalId = z.infer<typeof ApprovalId>;

export const ConversationId = text.brand<'ConversationId'>();
export type ConversationId = z.infer<typeof ConversationId>;

/** The token of the request that began it: the same message sent again is the same turn. */
export const TurnId = z.string().brand<'TurnId'>();
export type TurnId = z.infer<typeof TurnId>;

/** One candidate's way through one sequence. */
export const EnrolmentId = text.brand<'EnrolmentId'>();
export type EnrolmentId = z.infer<typeof EnrolmentId>;

/** An entry of the event log. */
export const EventId = text.brand<'EventId'>();
export type EventId = z.infer<typeof EventId>;

export const WebhookEndpointId = text.brand<'WebhookEndpointId'>();
export type WebhookEndpointId = z.infer<typeof WebhookEndpointId>;

/** One event on its way to one endpoint. */
export const EventDeliveryId = text.brand<'EventDeliveryId'>();
export type EventDeliveryId = z.infer<typeof EventDeliveryId>;

export const LegalHoldId = text.brand<'LegalHoldId'>();
export type LegalHoldId = z.infer<typeof LegalHoldId>;

export const KeyId = text.brand<'KeyId'>();
export type KeyId = z.infer<typeof KeyId>;

/** Of a candidate's booking link: the id of the action that made it. */
export const BookingLinkId = text.brand<'BookingLinkId'>();
export type BookingLinkId = z.infer<typeof BookingLinkId>;

export const ErasureId = text.brand<'ErasureId'>();
export type ErasureId = z.infer<typeof ErasureId>;
export const ConnectionId = text.brand<'ConnectionId'>();
export type ConnectionId = z.infer<typeof ConnectionId>;

export const IntegrationId = text.brand<'IntegrationId'>();
export type IntegrationId = z.infer<typeof IntegrationId>;

export const OfferingId = text.brand<'OfferingId'>();
export type OfferingId = z.infer<typeof OfferingId>;

export const SyncId = text.brand<'SyncId'>();
export type SyncId = z.infer<typeof SyncId>;

export const FlowId = text.brand<'FlowId'>();
export type FlowId = z.infer<typeof FlowId>;

/** Makes a new id such as `act_01J…`: a prefix, then time-ordered random text. Handed in by `main`. */
export type NewId = (prefix: string) => string;

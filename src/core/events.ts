// What happened, for whoever reacts to it: past tense, ids only. Written to the event log in the transaction of its cause.
import { z } from 'zod';
import { ActionId, CandidateId, JobId, MeetingId, UserId } from './ids.ts';
import { Instant, Stage } from './records.ts';

/** Who takes part from outside; null for a meeting among colleagues, absent in events from before they named anybody. */
const candidate = CandidateId.nullable().optional();

/** Stored with the action that caused it. Kinds and fields are never renamed: old entries are read with this schema. */
export const DomainEvent = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('candidate.added'), candidate: CandidateId, job: JobId, to: Stage }),
  z.strictObject({ kind: z.literal('requisition.added'), job: JobId }),
  z.strictObject({ kind: z.literal('candidate.moved'), candidate: CandidateId, job: JobId, from: Stage, to: Stage }),
  z.strictObject({ kind: z.literal('candidate.rejected'), candidate: CandidateId, job: JobId, from: Stage, to: Stage }),
  z.strictObject({ kind: z.literal('candidate.contacted'), candidate: CandidateId }),
  z.strictObject({ kind: z.literal('offer.extended'), candidate: CandidateId, job: JobId }),
  z.strictObject({ kind: z.literal('offer.withdrawn'), candidate: CandidateId, job: JobId }),
  z.strictObject({
    kind: z.literal('meeting.booked'),
    meeting: MeetingId,
    with: z.array(UserId),
    start: Instant,
    candidate,
  }),
  z.strictObject({ kind: z.literal('meeting.moved'), meeting: MeetingId, start: Instant, candidate }),
  z.strictObject({ kind: z.literal('meeting.cancelled'), meeting: MeetingId, candidate }),
  z.strictObject({ kind: z.literal('action.undone'), action: ActionId }),
]);
export type DomainEvent = z.infer<typeof DomainEvent>;

// Who is in which sequence, what was sent to them, and what they asked for. Each step that waits is promised.
import type { ActionId, CandidateId, EnrolmentId, MeetingId, TenantId } from '../ids.ts';
import type { Enrolment, SequenceId } from '../sequence.ts';

/** The job that runs the next step; it carries the id of the enrolment. */
export const stepJob = 'run-sequence-step';

export interface Contact {
  readonly optedOutAt: Date | null;
  readonly bouncedAt: Date | null;
  readonly timeZone: string | null;
}

export interface SentStep {
  readonly enrolment: EnrolmentId;
  readonly step: number;
  /** The start of the meeting that it was reckoned from, so that a meeting that moves is reminded of anew; '' for none. */
  readonly occasion: string;
  readonly candidate: CandidateId;
  readonly action: ActionId;
  readonly at: Date;
}

/**
 * Due times are business time. Changes of state are atomic and answer false where the enrolment stands elsewhere, so that a
 * repeated job sends nothing twice.
 */
export interface Enrolments {
  /** Starts one and promises its first step; the same key again changes nothing. Throws `conflict` where that sequence runs for the candidate and the meeting. */
  start(enrolment: Enrolment): Promise<Enrolment>;
  find(id: EnrolmentId): Promise<Enrolment | undefined>;
  byKey(key: string): Promise<Enrolment | undefined>;
  /** Running ones of a candidate, oldest first. */
  running(candidate: CandidateId): Promise<readonly Enrolment[]>;
  /** Running ones that are counted from a meeting, oldest first. */
  onMeetings(limit: number): Promise<readonly Enrolment[]>;
  /** Those counted from that meeting, running or ended, oldest first. */
  ofMeeting(meeting: MeetingId): Promise<readonly Enrolment[]>;
  /** Newest first. */
  list(query: { sequence: SequenceId; limit: number; before?: EnrolmentId }): Promise<readonly Enrolment[]>;
  /** Moves a running one on from `from`; without `dueAt` it is done. Also puts off a step (`to` = `from`). False where it stands elsewhere. */
  advance(step: {
    id: EnrolmentId;
    from: number;
    to: number;
    dueAt: Date | null;
    /** The times of the meeting that `dueAt` was reckoned for; absent: as before. */
    meeting?: { readonly start: Date; readonly end: Date };
  }): Promise<boolean>;
  /** Running → stopped. False where it does not run. */
  stop(stop: { id: EnrolmentId; because: string }): Promise<boolean>;
  /** Stopped for that reason → running again, where it was. False otherwise. Throws `conflict` like `start`. */
  resume(resume: { id: EnrolmentId; because: string }): Promise<boolean>;
  /** Notes a message of a step once. */
  noteSent(sent: SentStep): Promise<void>;
  sent(enrolment: EnrolmentId): Promise<readonly SentStep[]>;
  /** When messages of any sequence went to that candidate, oldest first. */
  sentSince(candidate: CandidateId, since: Date): Promise<readonly Date[]>;
  contact(candidate: CandidateId): Promise<Contact>;
  /** Sets what is given; an opt-out stays the first one. */
  noteContact(candidate: CandidateId, contact: Partial<Contact>): Promise<void>;
}

/** A net beneath the promised jobs: it finds what they lost. */
export interface EnrolmentSweep {
  /** Running ones that are due at that business time, over all tenants. */
  due(now: Date, limit: number): Promise<readonly { tenant: TenantId; enrolment: EnrolmentId }[]>;
}

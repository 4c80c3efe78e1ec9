// What Muster needs of an applicant tracking system. Every connector of that category provides it.
import type { CandidateFile } from '../candidate-file.ts';
import type { AtsAct } from '../connector/ats-acts.ts';
import type { CandidateId, JobId, NoteId } from '../ids.ts';
import type { NewCandidate, NewJob } from '../new-records.ts';
import type { Candidate, Job, Offer, Stage } from '../records.ts';
import type { Scorecard } from '../scorecard.ts';

/**
 * `same_key`: a write repeated under one key acts once. `read_back`: the effect can be seen by reading.
 * `none`: neither; after a crash only a person can tell.
 */
export type Repeats = 'same_key' | 'read_back' | 'none';

/** `fresh`: nothing from memory. Whoever has to know whether a write arrived sees it, or learns that it cannot be told. */
export interface Reading {
  readonly fresh?: true;
}

export interface CandidateFilter extends Reading {
  readonly job?: JobId;
  readonly stage?: Stage;
}

/** Where a candidate stands, as the system's changes show it. */
export interface AtsChange {
  readonly candidate: CandidateId;
  readonly job: JobId;
  readonly stage: Stage;
  /** RFC 3339; null where the system does not say. */
  readonly stageSince: string | null;
  readonly appliedAt: string | null;
}

export interface AtsChanges {
  readonly changed: readonly AtsChange[];
  /** What the next look begins with; null: it reads everything. */
  readonly cursor: string | null;
}

/** An interview or an offer of the system's own, as it stands. */
export interface AtsMatter {
  readonly id: string;
  readonly candidate: CandidateId;
  /** `other`: neither: not yet, no more, replaced. */
  readonly state: 'scheduled' | 'finished' | 'extended' | 'accepted' | 'declined' | 'other';
  /** When an interview begins; RFC 3339. */
  readonly start: string | null;
}

export interface AtsMatters {
  readonly changed: readonly AtsMatter[];
  readonly cursor: string | null;
}

export type AtsMatterKind = 'interviews' | 'offers';

/**
 * One organization's ATS. Every write takes the state that it expects and throws `changed_since` where another stands
 * there, so nobody's later work is overwritten. Under one `key` a write acts as `repeats` says.
 */
export interface Ats {
  readonly system: string;
  readonly repeats: Repeats;
  /** Which system stands here, where that has to be looked up; absent: this one. */
  named?(): Promise<Pick<Ats, 'system' | 'repeats'>>;
  /**
   * Why the system cannot do that, in words for a recruiter; null where it can. Absent: it can do everything. An offer may be
   * impossible for one candidate alone.
   */
  unable?(act: AtsAct, about?: CandidateId): Promise<string | null>;
  /** In pipeline order. */
  stages(): Promise<readonly Stage[]>;
  jobs(): Promise<readonly Job[]>;
  /** Throws `job_not_found`. */
  job(id: JobId): Promise<Job>;
  /** Ordered by id. */
  candidates(filter?: CandidateFilter): Promise<readonly Candidate[]>;
  /** Throws `candidate_not_found`; `outcome_unknown` where it shall be fresh, and the system has more notes than are read. */
  candidate(id: CandidateId, reading?: Reading): Promise<Candidate>;
  /** Who changed since a cursor given out before, some of them perhaps again; null: everybody. Undefined: the system reports by itself. */
  changes?(since: string | null): Promise<AtsChanges | undefined>;
  /** The same of interviews and offers. Undefined: the system lists none, or reports by itself. */
  matters?(kind: AtsMatterKind, since: string | null): Promise<AtsMatters | undefined>;
  /** What interviewers wrote about that candidate, oldest first. Absent: the system does not tell. */
  scorecards?(id: CandidateId): Promise<readonly Scorecard[]>;
  /** Files of that candidate, newest first. Absent: the system does not tell. */
  files?(id: CandidateId): Promise<readonly CandidateFile[]>;
  /** The bytes of one of them, fetched now and kept nowhere. Throws `not_found`, and `not_supported` for more than `mostFileBytes`. */
  file?(file: { candidate: CandidateId; file: string }): Promise<Uint8Array>;
  /** Throws `changed_since` unless the candidate stands in `from`, `unknown_stage` for a stage the pipeline lacks. */
  move(move: Move): Promise<void>;
  /** Throws `changed_since` unless the last contact is still `from`. Answers what this key wrote, also on a repeat. */
  setLastContact(contact: {
    candidate: CandidateId;
    from: string | null;
    to: string | null;
    key: string;
  }): Promise<string | null>;
  addNote(note: { candidate: CandidateId; text: string; at: string; key: string }): Promise<NoteId>;
  /** Throws `changed_since` when the note was edited or is gone. */
  removeNote(note: { candidate: CandidateId; note: NoteId; text: string; key: string }): Promise<void>;
  /** Sets or clears the offer; throws `changed_since` unless it is still `from`. */
  setOffer(offer: { candidate: CandidateId; from: Offer | null; to: Offer | null; key: string }): Promise<void>;
  /** Whether `setOffer` under that key has done what it was told, also where its answer was lost. Undefined, or absent: it cannot be told. */
  hasSetOffer?(set: { candidate: CandidateId; key: string }): Promise<boolean | undefined>;
  /** The stages that somebody new may be put in, where the system takes them in some only; undefined where every open one will do. */
  entryStages?(): Promise<readonly Stage[] | undefined>;
  /** Throws `conflict` where that address stands in the requisition already, `job_not_found` and `unknown_stage`. */
  addCandidate(add: { candidate: NewCandidate; key: string }): Promise<AddedCandidate>;
  /** Throws `changed_since` where anything became of the candidate; does nothing where they are gone already. */
  removeCandidate(remove: { added: AddedCandidate; key: string }): Promise<void>;
  /** Throws `conflict` where an open requisition of that title and location exists. */
  addJob(add: { job: NewJob; key: string }): Promise<JobId>;
  /** Throws `changed_since` where the requisition was changed or somebody stands in it; does nothing where it is gone already. */
  removeJob(remove: { id: JobId; job: NewJob; key: string }): Promise<void>;
}

/** A candidate as the system made them. */
export interface AddedCandidate {
  readonly candidate: CandidateId;
  readonly stage: Stage;
  readonly stageSince: string;
}

export interface Move {
  readonly candidate: CandidateId;
  readonly from: Stage;
  readonly to: Stage;
  /** With a rejection: the reason, and when. Moving out of it again clears both. */
  readonly rejection?: { readonly reason: string | null; readonly at: string };
  /** With a step back: since when the candidate stood there before. Systems that date stages themselves ignore it. */
  readonly since?: string;
  readonly key: string;
}

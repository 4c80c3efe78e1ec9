// What the law asks for before a person is rejected, as the gate asks about it: whatever tool rejects, and whatever it has done
// already. The gate knows no law; whoever fulfils this port does.
import type { CandidateId } from '../ids.ts';
import type { Settings } from '../settings.ts';

/** `at` is business time. */
export interface Rejecting {
  readonly candidate: CandidateId;
  /** Of the action, which names what was arranged for it. */
  readonly key: string;
  readonly at: Date;
  readonly settings: Settings;
}

/** For a rejection that a connected system reports; `at` is business time. */
export interface Owing {
  readonly candidate: CandidateId;
  readonly at: Date;
  readonly settings: Settings;
}

export interface Owed {
  /** A statement is its record too. */
  readonly kind: 'statement' | 'record';
  /** When the ATS says that it was made: two reports of one rejection agree in it. */
  readonly since: string;
}

/** Reads only; what has to be arranged is arranged by the tool that rejects. */
export interface Obligations {
  /** What a rejection in the ATS itself asks for and nothing here has brought along; undefined: nothing. */
  owes(owing: Owing): Promise<Owed | undefined>;
  /** What is missing, in words for whoever asked; undefined: it may be carried out. */
  missing(rejecting: Rejecting): Promise<string | undefined>;
}

// Who was scored and has not been given the notice that a law asks for, as the brief and the console tell it.
import type { CandidateId } from '../ids.ts';
import type { Jurisdiction } from '../law/jurisdiction.ts';
import type { Candidate, Job } from '../records.ts';
import type { Settings } from '../settings.ts';

/** For people of the organization: holds a name. */
export interface PersonWithoutNotice {
  readonly candidate: CandidateId;
  readonly name: string;
  readonly jobTitle: string;
  /** False: a notice cannot be sent to them. */
  readonly hasAddress: boolean;
  /** Those whose notice nobody has given. */
  readonly jurisdictions: readonly Jurisdiction[];
  /** Of their newest score. */
  readonly scoredAt: string;
}

/** Of people in running candidacies. */
export type FindWithoutNotice = (
  running: readonly { readonly candidate: Candidate; readonly job: Job }[],
  at: { readonly now: Date; readonly settings: Settings },
) => Promise<readonly PersonWithoutNotice[]>;

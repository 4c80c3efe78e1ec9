// A candidate beside the requisition they applied for, and how long they have waited for a contact.
import type { Candidate, Job } from '../../core/records.ts';
import { isTerminal } from '../../core/stages.ts';
import { elapsedDays } from './local-time.ts';

export interface Selected {
  readonly candidate: Candidate;
  readonly job: Job;
  /** Whole days since the last contact, or since the application where there was none. */
  readonly daysSinceContact: number;
  readonly atRisk: boolean;
}

/** How long a candidate has waited, and whether that is too long. */
export function standing(
  { candidate, job }: Pick<Selected, 'candidate' | 'job'>,
  { now, atRiskDays }: { now: Date; atRiskDays: number },
): Selected {
  const daysSinceContact = Math.max(0, elapsedDays(candidate.lastContactAt ?? candidate.appliedAt, now));
  return { candidate, job, daysSinceContact, atRisk: !isTerminal(candidate.stage) && daysSinceContact >= atRiskDays };
}

// What conditions of rules and sequences may look at: of the event, of the candidate as the ATS has them now, of the requisition.
import type { Facts } from '../core/condition.ts';
import type { TriggerEvent } from '../core/trigger-event.ts';
import type { CandidateId } from '../core/ids.ts';
import type { Candidate, Job } from '../core/records.ts';
import { standing } from '../services/operations/standing.ts';
import type { AutomationContext } from './context.ts';

/** As the ATS has them now, which may be later than the event. */
export interface RuleSubject {
  readonly candidate: Candidate;
  readonly job: Job;
}

/** Two reads of the ATS. Throws `candidate_not_found`, `job_not_found`. */
export async function lookUp({ systems }: Pick<AutomationContext, 'systems'>, id: CandidateId): Promise<RuleSubject> {
  const candidate = await systems.ats.candidate(id);
  return { candidate, job: await systems.ats.job(candidate.job) };
}

/** Of an event without a candidate only the event's own facts are known. */
export function factsOf(
  known: RuleSubject | undefined,
  event: Pick<TriggerEvent, 'from' | 'to' | 'system'> | undefined,
  at: { now: Date; atRiskDays: number },
): Facts {
  return { ...ofCandidate(known, at), ...ofEvent(event) };
}

function ofCandidate(known: RuleSubject | undefined, at: { now: Date; atRiskDays: number }) {
  if (known === undefined) return unknown;
  const { candidate, job } = known;
  const { daysSinceContact, atRisk } = standing(known, at);
  return {
    'candidate.id': candidate.id,
    'candidate.stage': candidate.stage,
    'candidate.days_since_contact': daysSinceContact,
    'candidate.at_risk': atRisk,
    'job.id': job.id,
    'job.role': job.role,
    'job.family': job.jobFamily,
    'job.location': job.location,
  };
}

const unknown = {
  'candidate.id': null,
  'candidate.stage': null,
  'candidate.days_since_contact': null,
  'candidate.at_risk': null,
  'job.id': null,
  'job.role': null,
  'job.family': null,
  'job.location': null,
};

const ofEvent = (event: Pick<TriggerEvent, 'from' | 'to' | 'system'> | undefined) => ({
  'event.from': event?.from ?? null,
  'event.to': event?.to ?? null,
  'event.system': event?.system ?? null,
});

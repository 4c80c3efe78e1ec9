// The best requisitions as the conversation lists them, each with the link of its apply button.
import type { Clock } from '../../../core/clock.ts';
import type { ExplainedMatch } from '../translate.ts';
import type { ListedJob } from './reply.ts';
import type { Turn } from './turn.ts';
import { applyLinkHours, type ApplySeal } from '../apply-link.ts';

const shown = 5;

export interface ListingPorts {
  readonly applySeal: ApplySeal;
  readonly realClock: Clock;
}

export function listedJobs(
  { client, state }: Turn,
  matches: readonly ExplainedMatch[],
  { applySeal, realClock }: ListingPorts,
): ListedJob[] {
  const until = realClock.now().getTime() + applyLinkHours * 3_600_000;
  return matches.slice(0, shown).map(({ match: { job, confidence }, reasons }) => ({
    reqId: job.id,
    title: job.title,
    location: job.location,
    salaryRange: job.salaryRange,
    confidence,
    reasons,
    applyPath: `/chat/${client}/apply/${applySeal.seal({ requisition: job.id, branch: state.branch, until }, client)}`,
  }));
}

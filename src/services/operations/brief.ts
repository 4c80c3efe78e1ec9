// The morning brief: what needs doing today, most pressing first, each with the action that would do it.
//
// Score of an item, 0 to 100; URGENT from 70, TODAY from 40, else ROUTINE:
//   approval waits        60, and 30 more when it expires within 4 hours
//   offer not yet sent    65, and 1 for each day in the stage (at most 20)
//   no contact            50 at `atRiskDays`, 5 more for each further day (at most 30), and up to 20 by how far the
//                         candidate has come: who stands before an offer is the most to lose
//   stage overdue         30, 2 more for each day over the SLA (at most 25)
//   meeting today         50, and 25 more when it starts within 2 hours
//   new application       20
// A candidate stands in the brief once, with the highest score; equal scores by title.
import { z } from 'zod';
import { CandidateId, JobId, UserId } from '../../core/ids.ts';
import { JsonObject } from '../../core/json.ts';
import { Instant, type Job } from '../../core/records.ts';
import { type Draft, itemsOf } from './brief-items.ts';
import type { BriefMaterial } from './brief-material.ts';
import { instantIn } from './local-time.ts';
import type { Selected } from './select.ts';

const AtRisk = z.strictObject({
  candidate: CandidateId,
  name: z.string(),
  job: JobId,
  job_title: z.string(),
  role: z.string(),
  stage: z.string(),
  days_since_contact: z.int(),
});

export const Brief = z.strictObject({
  /** Null: for the whole organisation. */
  for: UserId.nullable(),
  generated_at: Instant,
  items: z.array(
    z.strictObject({
      title: z.string(),
      priority: z.enum(['URGENT', 'TODAY', 'ROUTINE']),
      score: z.int(),
      context: JsonObject,
      recommended_action: z.strictObject({ tool: z.string(), arguments: JsonObject }),
    }),
  ),
  /** Longest wait first. */
  at_risk: z.array(AtRisk),
});
export type Brief = z.infer<typeof Brief>;

export function briefOf(all: BriefMaterial): Brief {
  const material = forReader(all);
  const { now, settings, reader, candidates } = material;
  const best = new Map<string, Draft>();
  for (const draft of itemsOf(material)) {
    const known = best.get(draft.subject);
    if (known === undefined || draft.score > known.score) best.set(draft.subject, draft);
  }
  const items = [...best.values()].toSorted((a, b) => b.score - a.score || (a.title < b.title ? -1 : 1));
  return {
    for: reader?.id ?? null,
    generated_at: instantIn(now.getTime(), settings.timeZone),
    items: items.map(({ title, score, context, tool, arguments: input }) => ({
      title,
      priority: priorityOf(score),
      score,
      context,
      recommended_action: { tool, arguments: input },
    })),
    at_risk: candidates
      .filter(({ atRisk }) => atRisk)
      .toSorted((a, b) => b.daysSinceContact - a.daysSinceContact)
      .map(riskOf),
  };
}

const priorityOf = (score: number) => (score >= 70 ? 'URGENT' : score >= 40 ? 'TODAY' : 'ROUTINE');

const riskOf = ({ candidate, job, daysSinceContact }: Selected): z.infer<typeof AtRisk> => ({
  candidate: candidate.id,
  name: candidate.name,
  job: job.id,
  job_title: job.title,
  role: job.role,
  stage: candidate.stage,
  days_since_contact: daysSinceContact,
});

/** Hiring managers see their own requisitions and meetings; approvals go to those who may decide them. */
function forReader(material: BriefMaterial): BriefMaterial {
  const { reader } = material;
  if (reader === undefined || reader.role === 'admin') return material;
  const approvals = material.approvals.filter(({ approvers }) => approvers.includes(reader.id));
  const meetings = material.meetings.filter((meeting) => meeting.with.includes(reader.id));
  const isTheirs = ({ hiringManager }: Job) => reader.role !== 'hiring_manager' || hiringManager === reader.id;
  return { ...material, approvals, meetings, candidates: material.candidates.filter(({ job }) => isTheirs(job)) };
}

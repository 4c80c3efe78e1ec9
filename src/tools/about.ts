// Whom a plan is about, with the names its preview shows and the people who may approve it.
import { z } from 'zod';
import { CandidateId, JobId, UserId } from '../core/ids.ts';
import type { Ats } from '../core/ports/ats.ts';
import type { Candidate, Job } from '../core/records.ts';
import type { Subject } from '../core/tool.ts';

export const About = z.strictObject({
  candidate: CandidateId,
  name: z.string(),
  job: JobId,
  jobTitle: z.string(),
  /** The requisition's hiring manager. */
  approvers: z.array(UserId),
});
export type About = z.infer<typeof About>;

/** Two reads of the ATS. Throws `candidate_not_found`, `job_not_found`, and with `fresh` also `outcome_unknown`. */
export async function lookUp(
  ats: Pick<Ats, 'candidate' | 'job'>,
  id: CandidateId,
): Promise<{ candidate: Candidate; job: Job; about: About }> {
  const candidate = await ats.candidate(id);
  const job = await ats.job(candidate.job);
  const about = {
    candidate: id,
    name: candidate.name,
    job: job.id,
    jobTitle: job.title,
    approvers: job.hiringManager === null ? [] : [job.hiringManager],
  };
  return { candidate, job, about };
}

/** `messages` is how many letters or texts leave for the candidate; policy counts them. */
export const subjectOf = ({ candidate, approvers }: About, messages: number): Subject => ({
  candidate,
  approvers,
  messages,
});

/** Enough of a text to recognise it by in one line. */
export function excerpt(text: string, length = 140): string {
  const line = text.replaceAll(/\s+/gu, ' ').trim();
  return line.length <= length ? line : `${line.slice(0, length - 1).trimEnd()}…`;
}

// Which candidates a set of filters means. Days are elapsed 24-hour days; ended candidacies count only when asked for.
import { z } from 'zod';
import { JobId } from '../../core/ids.ts';
import { safeText } from '../../core/json.ts';
import type { Ats } from '../../core/ports/ats.ts';
import { Problem } from '../../core/problem.ts';
import { type Candidate, type Job, Stage } from '../../core/records.ts';
import { isTerminal } from '../../core/stages.ts';
import { elapsedDays } from './local-time.ts';

/** The wire form: the same keys in REST, in the agent's tools and in rules. */
export const Filters = z.strictObject({
  role: safeText(80).min(1).describe('Role family of the requisition, such as nursing or engineering.').optional(),
  days_since_contact: z
    .int()
    .min(0)
    .max(3_650)
    .describe('At least this many days of 24 hours since the last contact.')
    .optional(),
  stage: Stage.describe(
    'Name of a stage of the pipeline. Hired and rejected people count only when asked for here.',
  ).optional(),
  job: JobId.describe('Id of a requisition.').optional(),
  at_risk: z.boolean().describe('Whether the candidate has waited too long for a contact.').optional(),
  name: safeText(200).min(1).describe('Part of the name; accents and case do not matter.').optional(),
});
export type Filters = z.infer<typeof Filters>;

export interface Selected {
  readonly candidate: Candidate;
  readonly job: Job;
  /** Whole days since the last contact, or since the application where there was none. */
  readonly daysSinceContact: number;
  readonly atRisk: boolean;
}

/** Ordered by id. Throws `unknown_stage` and `job_not_found`; nobody matching is no failure. */
export async function selectCandidates(
  ats: Pick<Ats, 'stages' | 'jobs' | 'candidates'>,
  filters: Filters,
  { now, atRiskDays }: { now: Date; atRiskDays: number },
): Promise<Selected[]> {
  const stage = filters.stage === undefined ? undefined : findStage(await ats.stages(), filters.stage);
  const jobs = new Map((await ats.jobs()).map((job) => [job.id, job]));
  if (filters.job !== undefined && !jobs.has(filters.job))
    throw new Problem('job_not_found', `There is no requisition ${filters.job}.`);
  const selected: Selected[] = [];
  for (const candidate of await ats.candidates(stage === undefined ? {} : { stage })) {
    const job = jobs.get(candidate.job);
    if (job === undefined) continue;
    const one = standing({ candidate, job }, { now, atRiskDays });
    if ((stage !== undefined || !isTerminal(candidate.stage)) && fits(one, filters)) selected.push(one);
  }
  return selected;
}

/** How long a candidate has waited, and whether that is too long. */
export function standing(
  { candidate, job }: Pick<Selected, 'candidate' | 'job'>,
  { now, atRiskDays }: { now: Date; atRiskDays: number },
): Selected {
  const daysSinceContact = Math.max(0, elapsedDays(candidate.lastContactAt ?? candidate.appliedAt, now));
  return { candidate, job, daysSinceContact, atRisk: !isTerminal(candidate.stage) && daysSinceContact >= atRiskDays };
}

function fits({ candidate, job, daysSinceContact, atRisk }: Selected, filters: Filters): boolean {
  const { role, job: wanted, days_since_contact: days, at_risk: risk, name } = filters;
  if (role !== undefined && fold(role) !== fold(job.role) && fold(role) !== fold(job.jobFamily)) return false;
  if (wanted !== undefined && wanted !== job.id) return false;
  if (days !== undefined && daysSinceContact < days) return false;
  if (risk !== undefined && risk !== atRisk) return false;
  return name === undefined || nameFits(candidate.name, name);
}

/** The pipeline's own spelling of a stage. Throws `unknown_stage` with the stages there are. */
export function findStage(stages: readonly Stage[], wanted: string): Stage {
  const found = stages.find((stage) => stage === wanted) ?? stages.find((stage) => fold(stage) === fold(wanted));
  if (found === undefined)
    throw new Problem('unknown_stage', `The pipeline has no stage "${wanted}". It has: ${stages.join(', ')}.`, {
      extra: { choices: stages },
    });
  return found;
}

const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ')
    .trim();

const nameFits = (name: string, wanted: string) => {
  const words = fold(name).split(' ');
  return fold(wanted)
    .split(' ')
    .every((part) => words.some((word) => word.startsWith(part)));
};

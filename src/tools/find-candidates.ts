// find_candidates: who is in the pipeline, by name, role, stage, requisition, or time without contact.
import { z } from 'zod';
import type { Ats } from '../core/ports/ats.ts';
import { readTool } from '../core/tool.ts';
import { Filters, type Selected, selectCandidates } from '../services/operations/select.ts';

const most = 100;

const found = z.strictObject({
  candidate: z.string(),
  name: z.string(),
  job: z.string(),
  job_title: z.string(),
  role: z.string(),
  stage: z.string(),
  last_contact_at: z.string().nullable(),
  days_since_contact: z.int(),
  at_risk: z.boolean(),
});

export const findCandidates = ({ ats }: { ats: Ats }) =>
  readTool({
    name: 'find_candidates',
    summary:
      'Find candidates by name, role, stage, requisition or days since the last contact. Hired and rejected people are found only when their stage is asked for.',
    scope: 'operations:read',
    effect: 'read',
    // Candidates choose their own names.
    outsideText: true,
    input: Filters,
    output: z.strictObject({ candidates: z.array(found), total: z.int() }),

    async execute(filters, { now, settings }) {
      const selected = await selectCandidates(ats, filters, { now, atRiskDays: settings.atRiskDays });
      return { candidates: selected.slice(0, most).map(foundOf), total: selected.length };
    },

    summarize: ({ candidates, total }) =>
      total === 0
        ? 'No candidate fits.'
        : `${total} ${total === 1 ? 'candidate fits' : 'candidates fit'}: ${namesOf(candidates)}`,
  });

const foundOf = ({ candidate, job, daysSinceContact, atRisk }: Selected): z.infer<typeof found> => ({
  candidate: candidate.id,
  name: candidate.name,
  job: job.id,
  job_title: job.title,
  role: job.role,
  stage: candidate.stage,
  last_contact_at: candidate.lastContactAt,
  days_since_contact: daysSinceContact,
  at_risk: atRisk,
});

function namesOf(candidates: readonly z.infer<typeof found>[]): string {
  const names = candidates.slice(0, 10).map(({ name, stage }) => `${name} (${stage})`);
  return names.join(', ') + (candidates.length > names.length ? ', …' : '.');
}

// A rare code or a free description that waits for the recruiting team, as it travels.
import { z } from 'zod';
import { ReviewStatus, type VeteranReview } from '../../core/ports/veteran-reviews.ts';
import type { ExplainedSkill } from '../../services/veteran/skill-explanation.ts';
import type { OccupationTable } from '../../services/veteran/occupation-table.ts';
import { WireOccupation, WireSkill } from './veteran.ts';

export const WireReview = z.object({
  review_id: z.string(),
  branch: z.string().nullable(),
  mos_code: z.string().nullable(),
  skills: z.array(z.string()),
  evidence: z
    .array(WireSkill.pick({ name: true, evidence: true }).required())
    .optional()
    .describe('With `?explain=true`, of a code: its skills, and what speaks for each.'),
  occupations: z.array(WireOccupation.extend({ confidence: z.number() })),
  model_version: z.string(),
  status: ReviewStatus,
  correction: z.array(z.string()).nullable(),
  decided_by: z.string().nullable(),
  decided_at: z.iso.datetime({ offset: true }).nullable(),
  created_at: z.iso.datetime({ offset: true }),
});

export const wireReview = (
  review: VeteranReview,
  occupations: Pick<OccupationTable, 'get'>,
  evidence?: readonly ExplainedSkill[],
): z.infer<typeof WireReview> => ({
  ...(evidence === undefined
    ? {}
    : {
        evidence: evidence.map(({ name, reasons }) => ({ name, evidence: reasons.map((reason) => ({ ...reason })) })),
      }),
  review_id: review.id,
  branch: review.branch,
  mos_code: review.code,
  skills: review.skills,
  occupations: review.occupations.map(({ code, confidence }) => ({
    code,
    title: occupations.get(code)?.title ?? code,
    confidence,
  })),
  model_version: review.modelVersion,
  status: review.status,
  correction: review.correction,
  decided_by: review.decidedBy,
  decided_at: review.decidedAt?.toISOString() ?? null,
  created_at: review.createdAt.toISOString(),
});

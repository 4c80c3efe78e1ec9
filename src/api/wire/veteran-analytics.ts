// Applicant flow and the yearly counts as they travel.
import { z } from 'zod';
import { flowStages } from '../../core/ports/applicant-flow.ts';

const shown = z.int().nullable().describe('Null: withheld, because it would tell about few people.');

export const WireFlow = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  stages: z.array(
    z.object({
      stage: z.enum(flowStages),
      total: shown,
      branches: z.array(z.object({ branch: z.string(), count: shown })),
    }),
  ),
});

export const WireYearlyCounts = z.object({
  year: z.int(),
  applicants: z.int(),
  openings: z.int(),
  filled: z.int(),
  hires: z.int(),
  protected_applicants: shown,
  protected_hires: shown,
  hiring_rate_percent: z.number().nullable(),
  benchmark: z.object({ percent: z.number(), effective: z.iso.date() }).nullable(),
});

// score_candidate: how likely a candidate is to stay, from the signals that the ATS holds.
import { z } from 'zod';
import { CandidateId, JobId, type TenantId } from '../core/ids.ts';
import type { Ats } from '../core/ports/ats.ts';
import { Gain, type ScoreRecord } from '../core/ports/retention.ts';
import { readTool } from '../core/tool.ts';
import { candidate as candidateId } from './arguments.ts';

/** What the tool needs of retention scoring. `score` keeps a record of each score. */
export interface ScorePorts {
  readonly ats: Pick<Ats, 'candidate' | 'job'>;
  readonly score: (
    tenant: TenantId,
    request: {
      candidate: CandidateId;
      job: JobId;
      jobFamily: string | undefined;
      signals: Readonly<Record<string, unknown>>;
      fromAts: true;
    },
  ) => Promise<ScoreRecord>;
}

/** Said wherever the score is: a figure that helps nobody to decide must not look like one that does. */
const hint = (gain: Gain | null): string =>
  gain !== null && gain.low <= 0
    ? 'A hint only: always giving the more frequent outcome is right as often.'
    : 'A hint only: predictions for this job family have come true less often than promised.';

/**
 * A read that leaves a score on record. `tenure_score` from 0 to 100, `confidence` from 0 to 1. Throws
 * `candidate_not_found`, `job_not_found`, and what scoring throws, such as for people who opted out.
 */
export const scoreCandidate = ({ ats, score }: ScorePorts) =>
  readTool({
    name: 'score_candidate',
    summary:
      'Predict how long a candidate would stay, before an offer is made. Use it when somebody asks about retention or staying.',
    scope: 'retention:*',
    effect: 'read',
    outsideText: false,
    input: z.strictObject({
      candidate: candidateId,
      job: JobId.describe('Id of the requisition; without it, the one they applied for.').optional(),
    }),
    output: z.strictObject({
      candidate: CandidateId,
      job: JobId,
      tenure_score: z.number(),
      retention_band: z.enum(['low', 'medium', 'high']),
      confidence: z.number(),
      predicted_tenure_days: z.int(),
      advisory_only: z.boolean(),
      gain_over_base: Gain.nullable(),
      model_version: z.string(),
      prediction_id: z.string(),
      reasons: z.array(z.string()),
    }),

    async execute({ candidate: id, job: asked }, { tenant }) {
      const candidate = await ats.candidate(id);
      const job = await ats.job(asked ?? candidate.job);
      const made = await score(tenant, {
        candidate: id,
        job: job.id,
        jobFamily: job.jobFamily,
        signals: candidate.signals,
        fromAts: true,
      });
      return {
        candidate: id,
        job: job.id,
        tenure_score: made.tenureScore,
        retention_band: made.band,
        confidence: made.confidence,
        predicted_tenure_days: made.predictedTenureDays,
        advisory_only: made.advisoryOnly,
        gain_over_base: made.gain,
        model_version: made.modelVersion,
        prediction_id: made.id,
        reasons: made.reasons.map(({ text }) => text),
      };
    },

    summarize: ({
      tenure_score,
      retention_band,
      confidence,
      predicted_tenure_days,
      advisory_only,
      gain_over_base: gain,
    }) =>
      `Retention score ${tenure_score} of 100 (${retention_band}), confidence ${Math.round(confidence * 100)}%, typical stay ${predicted_tenure_days} days.${advisory_only ? ` ${hint(gain)}` : ''}`,
  });

// A score request and its result as they travel.
import { z } from 'zod';
import { safeText } from '../../core/json.ts';
import { CandidateId, JobId } from '../../core/ids.ts';
import { Gain, type ScoreRecord } from '../../core/ports/retention.ts';
import type { Problem } from '../../core/problem.ts';
import { refuseProtected } from '../../services/retention/protected/refuse-protected.ts';
import type { ScoreRequest } from '../../services/retention/scoring/score-candidates.ts';
import { readBody } from './read-body.ts';

const fields = {
  candidate_id: CandidateId,
  job_id: JobId,
  job_family: safeText(80).min(1).optional().describe('Counts only where the ATS does not know the job.'),
};

/** As the document shows it. */
export const WireScoreRequest = z.strictObject({
  ...fields,
  signals: z
    .record(z.string(), z.number())
    .describe('experience_months 0–720, assessment_score 0–100, interview_rating 0–5, and what the model card lists.'),
});

/** As it is read, whatever its signals: the model of the job family knows which there are. */
const ReadScoreRequest = z.strictObject({ ...fields, signals: z.record(z.string(), z.unknown()) });

const ownNames: ReadonlySet<string> = new Set([...Object.keys(fields), 'signals']);

/** A protected attribute is refused as such wherever it stands, before anything else is looked at. */
export function readScoreRequest(body: unknown): ScoreRequest {
  refuseProtected(body, ownNames);
  const { candidate_id: candidate, job_id: job, job_family: jobFamily, signals } = readBody(ReadScoreRequest, body);
  return { candidate, job, jobFamily, signals };
}

/** Null where it was not measured. */
export const WireGain = Gain.nullable().describe(
  'How much more often the model is right than always giving the more frequent outcome, with a 95% interval.',
);

const WireReason = z.strictObject({
  signal: z.string(),
  effect: z.number().describe('Above 0 it speaks for staying: the fall of the log hazard.'),
  text: z.string(),
});

export const WireScore = z.strictObject({
  tenure_score: z.number().min(0).max(100),
  confidence: z.number().gt(0).lt(1),
  retention_band: z.enum(['low', 'medium', 'high']),
  predicted_tenure_days: z.int(),
  model_version: z.string(),
  prediction_id: z.string(),
  extrapolated: z.boolean().describe('The predicted tenure lies beyond what was observed.'),
  advisory_only: z
    .boolean()
    .describe(
      'Read it as a hint: the model gains nothing over always giving the more frequent outcome, or stays below the promised accuracy.',
    ),
  gain_over_base: WireGain,
  reasons: z.array(WireReason).max(4),
});

export const wireScore = (score: ScoreRecord): z.infer<typeof WireScore> => ({
  tenure_score: score.tenureScore,
  confidence: score.confidence,
  retention_band: score.band,
  predicted_tenure_days: score.predictedTenureDays,
  model_version: score.modelVersion,
  prediction_id: score.id,
  extrapolated: score.extrapolated,
  advisory_only: score.advisoryOnly,
  gain_over_base: score.gain,
  reasons: score.reasons,
});

export const WireBatchError = z.strictObject({
  error: z.strictObject({
    code: z.string(),
    detail: z.string(),
    errors: z.array(z.strictObject({ path: z.string(), code: z.string(), message: z.string() })).optional(),
  }),
});

export const wireBatchError = ({ code, message, errors }: Problem): z.infer<typeof WireBatchError> => ({
  error: { code, detail: message, ...(errors === undefined ? {} : { errors: errors.map((fault) => ({ ...fault })) }) },
});

/** Points of a survival curve: days since the hire, and the share still there. */
export const WireCurve = z.array(z.strictObject({ day: z.number(), stays: z.number().min(0).max(1) }));

export const WireFamilyCurve = z.strictObject({
  model_version: z.string(),
  horizon_days: z.int(),
  observed_days: z.number(),
  family: WireCurve,
});

// What people may ask for about the scores made of them, and where they say who they are, for audits alone.
import { z } from 'zod';
import { safeText } from '../../core/json.ts';
import { CandidateId } from '../../core/ids.ts';
import { PredictionId } from '../../core/ports/retention.ts';
import { Problem } from '../../core/problem.ts';
import {
  auditGroupOf,
  groupNames,
  type Question,
  readAnswer,
} from '../../services/retention/fairness/self-identified-group.ts';
import { explainScore } from '../../services/retention/scoring/explain-score.ts';
import { curveOfScore } from '../../services/retention/scoring/family-curves.ts';
import { type Route, defineRoute, readOnly } from '../route.ts';
import { WireCurve, WireScore, wireScore } from '../wire/retention-score.ts';
import type { RetentionPorts } from './retention-ports.ts';

const ofScore = z.strictObject({ prediction_id: PredictionId });
const ofCandidate = z.strictObject({ candidate_id: CandidateId });

export const retentionRightsRoutes = (ports: RetentionPorts): Route[] => [
  showScore(ports),
  showCurve(ports),
  scoresOf(ports),
  requestReview(ports),
  optOut(ports),
  optIn(ports),
  identify(ports),
];

const WireRecord = z.strictObject({
  ...WireScore.shape,
  candidate_id: CandidateId,
  job_id: z.string(),
  job_family: z.string(),
  scored_at: z.string(),
  signals_hash: z.string(),
  signals: z.record(z.string(), z.number()).nullable(),
});

const showScore = ({ rights }: RetentionPorts): Route =>
  defineRoute({
    method: 'GET',
    path: '/v1/retention/scores/:prediction_id',
    summary: 'Show the record of a score and explain it',
    tag: 'retention',
    access: { scope: 'retention:read' },
    audit: { event: 'score.shown' },
    params: ofScore,
    replies: {
      200: z.strictObject({
        ...WireRecord.shape,
        explanation: z.strictObject({
          summary: z.string(),
          reasons: z.array(z.string()),
          caution: z.array(z.string()),
          notice: z.string(),
        }),
      }),
    },
    async handle({ by, params: { prediction_id } }) {
      const score = await rights.score(by.tenant, prediction_id);
      const { reasons, caution, ...words } = explainScore(score);
      return {
        status: 200,
        body: { ...wireRecord(score), explanation: { ...words, reasons: [...reasons], caution: [...caution] } },
        subject: prediction_id,
      };
    },
  });

const showCurve = ({ rights, registry }: RetentionPorts): Route =>
  defineRoute({
    method: 'GET',
    path: '/v1/retention/scores/:prediction_id/curve',
    summary: 'The survival curve of a scored candidate beside the job family’s, for drawing',
    tag: 'retention',
    access: { scope: 'retention:read' },
    audit: readOnly,
    params: ofScore,
    replies: {
      200: z.strictObject({
        prediction_id: PredictionId,
        model_version: z.string(),
        horizon_days: z.int(),
        observed_days: z.number().describe('Beyond this day the curves are an estimate.'),
        basis: z
          .enum(['signals', 'probability'])
          .describe('probability: the signals were not kept, so the curve is drawn through the kept probability.'),
        family: WireCurve,
        candidate: WireCurve,
      }),
    },
    async handle({ by, params: { prediction_id } }) {
      const score = await rights.score(by.tenant, prediction_id);
      const model = await registry(by.tenant).labelled(score.modelVersion);
      if (model === undefined) throw new Problem('not_found', `The model ${score.modelVersion} is not kept any more.`);
      const { family, candidate, basis, observedDays } = curveOfScore(model, score);
      return {
        status: 200,
        body: {
          prediction_id,
          model_version: score.modelVersion,
          horizon_days: score.horizonDays,
          observed_days: observedDays,
          basis,
          family: family.map((point) => ({ ...point })),
          candidate: candidate.map((point) => ({ ...point })),
        },
      };
    },
  });

const wireRecord = (score: Parameters<typeof wireScore>[0]): z.infer<typeof WireRecord> => ({
  ...wireScore(score),
  candidate_id: score.candidate,
  job_id: score.job,
  job_family: score.jobFamily,
  scored_at: score.scoredAt,
  signals_hash: score.signalsHash,
  signals: score.signals,
});

const scoresOf = ({ rights }: RetentionPorts): Route =>
  defineRoute({
    method: 'GET',
    path: '/v1/retention/candidates/:candidate_id/scores',
    summary: 'List every score made of a candidate, newest first',
    examples: { params: { candidate_id: '{{scored_candidate_id}}' } },
    tag: 'retention',
    access: { scope: 'retention:read' },
    audit: { event: 'score.shown' },
    params: ofCandidate,
    replies: { 200: z.strictObject({ data: z.array(WireRecord), next_cursor: z.null() }) },
    async handle({ by, params: { candidate_id } }) {
      const scores = await rights.scoresOf(by.tenant, candidate_id);
      // Ids of scores and never the candidate: the audit trail cannot be erased. The newest stands for all.
      const [newest] = scores;
      return {
        status: 200,
        body: { data: scores.map(wireRecord), next_cursor: null },
        subject: newest === undefined ? 'none' : newest.id,
      };
    },
  });

const requestReview = ({ rights }: RetentionPorts): Route =>
  defineRoute({
    method: 'POST',
    path: '/v1/retention/scores/:prediction_id/review',
    summary: 'Contest a score: a person is asked to look at the application without it',
    tag: 'retention',
    access: { scope: 'retention:*' },
    audit: { event: 'score.contested' },
    params: ofScore,
    replies: { 202: z.strictObject({ prediction_id: PredictionId, status: z.literal('review_requested') }) },
    async handle({ by, params: { prediction_id } }) {
      await rights.requestReview(by.tenant, prediction_id);
      return { status: 202, body: { prediction_id, status: 'review_requested' as const }, subject: prediction_id };
    },
  });

const optOut = ({ rights }: RetentionPorts): Route =>
  defineRoute({
    method: 'PUT',
    path: '/v1/retention/opt-outs/:candidate_id',
    summary: 'A candidate asks not to be scored',
    tag: 'retention',
    access: { scope: 'retention:*' },
    audit: { event: 'candidate.opted_out' },
    params: ofCandidate,
    replies: { 204: z.undefined() },
    async handle({ by, params: { candidate_id } }) {
      await rights.optOut(by.tenant, candidate_id);
      return { status: 204, body: undefined, subject: candidate_id };
    },
  });

const optIn = ({ rights }: RetentionPorts): Route =>
  defineRoute({
    method: 'DELETE',
    path: '/v1/retention/opt-outs/:candidate_id',
    summary: 'A candidate takes the opt-out back',
    tag: 'retention',
    access: { scope: 'retention:*' },
    audit: { event: 'candidate.opted_in' },
    params: ofCandidate,
    replies: { 204: z.undefined() },
    async handle({ by, params: { candidate_id } }) {
      await rights.optIn(by.tenant, candidate_id);
      return { status: 204, body: undefined, subject: candidate_id };
    },
  });

/** Spellings become the group's one name and ways of not answering become null; anything else is refused with the names. */
const groupOf = (question: Question) =>
  safeText(80)
    .min(1)
    .refine((text) => readAnswer(question, text).kind !== 'unrecognised', {
      message: `is no group that audits know: send one of ${groupNames(question).join('; ')}, or null where the person did not say`,
    })
    .transform((text) => auditGroupOf(question, text))
    .nullish();

const said = z.strictObject({
  candidate_id: CandidateId,
  sex: groupOf('sex'),
  race_ethnicity: groupOf('race_ethnicity'),
  over_40: z.boolean().nullish(),
});

const identify = ({ selfIdentification }: RetentionPorts): Route =>
  defineRoute({
    method: 'POST',
    path: '/v1/retention/self-identification',
    summary: 'Store voluntary self-identification, kept apart from scoring and read by audits alone',
    examples: {
      request: { items: [{ candidate_id: 'c_priya_raman', sex: 'female', race_ethnicity: 'declined', over_40: null }] },
    },
    tag: 'retention',
    access: { scope: 'retention:*' },
    audit: { event: 'self_identification.stored' },
    batch: true,
    body: z.strictObject({ items: z.array(said).min(1).max(1_000) }),
    replies: { 200: z.strictObject({ stored: z.int() }) },
    async handle({ by, body: { items } }) {
      const records = items.map((one) => ({
        candidate: one.candidate_id,
        sex: one.sex ?? null,
        raceEthnicity: one.race_ethnicity ?? null,
        over40: one.over_40 ?? null,
      }));
      await selfIdentification(by.tenant).put(records);
      return { status: 200, body: { stored: records.length }, subject: `${records.length} records` };
    },
  });

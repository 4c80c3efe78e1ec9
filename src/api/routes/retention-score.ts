// Scoring before an offer: one candidate, or many in order.
import { z } from 'zod';
import { Problem } from '../../core/problem.ts';
import type { BatchResult, ScoreRequest } from '../../services/retention/scoring/score-candidates.ts';
import { type Route, defineRoute } from '../route.ts';
import {
  readScoreRequest,
  WireBatchError,
  wireBatchError,
  WireScore,
  wireScore,
  WireScoreRequest,
} from '../wire/retention-score.ts';
import type { RetentionPorts } from './retention-ports.ts';

export const retentionScoreRoutes = (ports: RetentionPorts): Route[] => [scoreOne(ports), scoreMany(ports)];

const recorded = { none: true, because: 'the record of the score tells of it' } as const;

const scoreOne = ({ scoring }: RetentionPorts): Route =>
  defineRoute({
    method: 'POST',
    path: '/v1/retention/score',
    summary: 'Predict how long a candidate would stay in a job',
    tag: 'retention',
    access: { scope: 'retention:*' },
    audit: recorded,
    body: z.unknown(),
    documentedBody: WireScoreRequest,
    replies: { 200: WireScore },
    problems: ['protected_attribute', 'validation_failed', 'conflict'],
    examples: {
      request: {
        candidate_id: 'c_ines',
        job_id: 'job_fe',
        signals: { experience_months: 38, assessment_score: 82, interview_rating: 4.1 },
      },
    },
    handle: async ({ by, body }) => ({
      status: 200,
      body: wireScore(await scoring.score(by.tenant, readScoreRequest(body))),
    }),
  });

type Read = { readonly request: ScoreRequest } | { readonly problem: Problem };

function read(item: unknown): Read {
  try {
    return { request: readScoreRequest(item) };
  } catch (error) {
    if (error instanceof Problem) return { problem: error };
    throw error;
  }
}

const scoreMany = ({ scoring }: RetentionPorts): Route =>
  defineRoute({
    method: 'POST',
    path: '/v1/retention/scores',
    summary: 'Score many candidates; each gets its result or its error, in order',
    examples: {
      request: {
        items: [{ candidate_id: 'c_priya_raman', job_id: 'job_frontend', signals: { experience_months: 38 } }],
      },
    },
    tag: 'retention',
    access: { scope: 'retention:*' },
    audit: recorded,
    limit: 'jobs',
    batch: true,
    body: z.strictObject({ items: z.array(z.unknown()).min(1).max(1_000) }),
    documentedBody: z.strictObject({ items: z.array(WireScoreRequest).min(1).max(1_000) }),
    replies: { 200: z.strictObject({ data: z.array(z.union([WireScore, WireBatchError])) }) },
    async handle({ by, body: { items } }) {
      const readItems = items.map(read);
      const results = await scoring.scoreAll(
        by.tenant,
        readItems.flatMap((one) => ('request' in one ? [one.request] : [])),
      );
      let next = 0;
      const data = readItems.map((one) =>
        'problem' in one ? wireBatchError(one.problem) : wireResult(results[next++]),
      );
      return { status: 200, body: { data } };
    },
  });

function wireResult(result: BatchResult | undefined): z.infer<typeof WireScore> | z.infer<typeof WireBatchError> {
  if (result === undefined) throw new Error('a batch answered with fewer results than it was asked for');
  return result.kind === 'scored' ? wireScore(result.score) : wireBatchError(result.problem);
}

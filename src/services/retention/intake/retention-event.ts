// Events that an ATS sends: applications are scored, hires and departures become outcomes.
import { z } from 'zod';
import { GivenDay, GivenInstant } from '../../../core/dates.ts';
import { safeText } from '../../../core/json.ts';
import { CandidateId, JobId, type TenantId } from '../../../core/ids.ts';
import type { PredictionId, ScoreRecord } from '../../../core/ports/retention.ts';
import type { OutcomeReport } from '../feedback/record-outcomes.ts';
import type { ScoreRequest } from '../scoring/score-candidates.ts';

const about = { candidate_id: CandidateId, job_id: JobId };

export const RetentionEvent = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('application.received'),
    event_id: safeText(128).min(1),
    occurred_at: GivenInstant,
    data: z.strictObject({
      ...about,
      job_family: safeText(80).optional(),
      signals: z.record(z.string(), z.unknown()),
    }),
  }),
  z.strictObject({
    kind: z.literal('employment.reported'),
    event_id: safeText(128).min(1),
    occurred_at: GivenInstant,
    data: z.strictObject({
      ...about,
      hired_at: GivenDay,
      left_at: GivenDay.nullish(),
      reason: safeText(200).nullish(),
    }),
  }),
]);
export type RetentionEvent = z.infer<typeof RetentionEvent>;

export interface EventWork {
  score(tenant: TenantId, request: ScoreRequest): Promise<ScoreRecord>;
  record(tenant: TenantId, reports: readonly OutcomeReport[]): Promise<unknown>;
}

/** Answers the id of the score, where one was made. */
export async function handleRetentionEvent(
  work: EventWork,
  tenant: TenantId,
  event: RetentionEvent,
): Promise<PredictionId | null> {
  switch (event.kind) {
    case 'application.received': {
      const { candidate_id: candidate, job_id: job, job_family: jobFamily, signals } = event.data;
      return (await work.score(tenant, { candidate, job, jobFamily, signals, fromAts: true })).id;
    }
    case 'employment.reported': {
      const { candidate_id: candidate, job_id: job, hired_at: hiredAt, left_at: leftAt, reason } = event.data;
      await work.record(tenant, [{ candidate, job, hiredAt, leftAt: leftAt ?? null, reason: reason ?? null }]);
      return null;
    }
    default:
      return event satisfies never;
  }
}

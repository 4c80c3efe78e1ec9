// A morning brief as it travels: to the address that shows it, and to the channels that deliver it.
import { z } from 'zod';
import { ApprovalId, CandidateId, JobId, UserId } from './ids.ts';
import { JsonObject } from './json.ts';
import { Instant } from './records.ts';

const Deciding = z.looseObject({ kind: z.literal('approval'), approval_id: ApprovalId, digest: z.string() });

/** What an item asks to be decided, with the digest of what it shows; undefined for everything else. */
export function decidedIn({ context }: { readonly context: JsonObject }) {
  const { success, data } = Deciding.safeParse(context);
  return success ? { approval: data.approval_id, digest: data.digest } : undefined;
}

/** As `POST /api/v1/tasks` takes it: the tool as `action`, its arguments beside it. */
const RecommendedAction = z.strictObject({ tool: z.string(), arguments: JsonObject });

const AtRisk = z.strictObject({
  candidate: CandidateId,
  name: z.string(),
  job: JobId,
  job_title: z.string(),
  role: z.string(),
  stage: z.string(),
  days_since_contact: z.int(),
  recommended_action: RecommendedAction,
});
export type AtRisk = z.infer<typeof AtRisk>;

/** Keys are written as they travel. Items are ordered by `score`, highest first. */
export const Brief = z.strictObject({
  /** Null: for the whole organization. */
  for: UserId.nullable(),
  generated_at: Instant,
  items: z.array(
    z.strictObject({
      title: z.string(),
      priority: z.enum(['URGENT', 'TODAY', 'ROUTINE']),
      score: z.int(),
      context: JsonObject,
      recommended_action: RecommendedAction,
    }),
  ),
  /** Longest wait first. */
  at_risk: z.array(AtRisk),
  /** What the brief cannot know, because a connected system does not tell it: one sentence for each. */
  not_told: z.array(z.string()).default([]),
});
export type Brief = z.infer<typeof Brief>;

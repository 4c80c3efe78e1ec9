// The recruiting team's queue of rare codes and free descriptions.
import { z } from 'zod';
import { safeText } from '../../core/json.ts';
import { ReviewStatus, type VeteranReview } from '../../core/ports/veteran-reviews.ts';
import { readBranch } from '../../nlp/military/branch.ts';
import { type ExplainedSkill, explainedSkills } from '../../services/veteran/skill-explanation.ts';
import type { VeteranData } from '../../services/veteran/veteran-data.ts';
import { decideReview, listReviews, type Verdict } from '../../services/veteran/reviews.ts';
import { pageQuery } from '../http/paging.ts';
import { type Route, defineRoute, readOnly } from '../route.ts';
import { explainQuery } from '../wire/veteran.ts';
import { WireReview, wireReview } from '../wire/veteran-review.ts';
import type { RoutePorts } from './route-ports.ts';

export const veteranReviewRoutes = (ports: RoutePorts): Route[] => [listRoute(ports), decideRoute(ports)];

const listRoute = ({ veteran }: RoutePorts): Route =>
  defineRoute({
    method: 'GET',
    path: '/v1/veteran/reviews',
    summary: 'List what waits for a look by the recruiting team, newest first',
    tag: 'veteran',
    access: { scope: 'veteran:read' },
    audit: readOnly,
    query: z.strictObject({
      status: ReviewStatus.optional(),
      ...explainQuery.shape,
      ...pageQuery,
    }),
    replies: { 200: z.object({ data: z.array(WireReview), next_cursor: z.string().nullable() }) },
    async handle({ by, query: { status, limit, cursor, explain } }) {
      const page = await listReviews({ tenant: by.tenant, status: status ?? 'open', limit, before: cursor }, veteran);
      return {
        status: 200,
        body: {
          data: page.data.map((one) =>
            wireReview(one, veteran.data.occupations, explain === 'true' ? evidenceOf(one, veteran.data) : undefined),
          ),
          next_cursor: page.next ?? null,
        },
      };
    },
  });

/** A description without a code is read from its words: there is no code to explain. */
function evidenceOf({ branch, code }: VeteranReview, data: VeteranData): readonly ExplainedSkill[] | undefined {
  const named = branch === null ? undefined : readBranch(branch);
  const record = named === undefined || code === null ? undefined : data.codes.get(named, code);
  return record === undefined ? undefined : explainedSkills(record, data);
}

const Decision = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('accept') }),
  z.strictObject({ decision: z.literal('dismiss') }),
  z.strictObject({ decision: z.literal('correct'), occupations: z.array(safeText(10)).min(1).max(10) }),
]);

const verdictOf = (body: z.infer<typeof Decision>): Verdict =>
  body.decision === 'correct' ? { kind: 'correct', occupations: body.occupations } : { kind: body.decision };

const decideRoute = ({ veteran, clocks }: RoutePorts): Route =>
  defineRoute({
    method: 'POST',
    path: '/v1/veteran/reviews/:review_id',
    summary: 'Accept, correct or dismiss a review',
    examples: { request: { decision: 'accept' } },
    description: 'A correction stands for that code at this client from now on.',
    tag: 'veteran',
    access: { scope: 'veteran:*' },
    audit: { event: 'veteran_review.decided' },
    params: z.strictObject({ review_id: safeText(80).min(1) }),
    body: Decision,
    replies: { 200: WireReview },
    problems: ['not_found', 'already_decided'],
    async handle({ by, params: { review_id: id }, body }) {
      const { reviews, corrections, data } = veteran;
      const ports = { reviews, corrections, occupations: data.occupations, clock: clocks.business };
      const decided = await decideReview({ tenant: by.tenant, id, verdict: verdictOf(body), by: by.id }, ports);
      return { status: 200, body: wireReview(decided, data.occupations), subject: id };
    },
  });

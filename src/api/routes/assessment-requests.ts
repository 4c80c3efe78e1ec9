// What scored persons ask for by the link in their letters, and the answer of a person who did not decide about them.
import { z } from 'zod';
import { CandidateId } from '../../core/ids.ts';
import type { PredictionId } from '../../core/ports/retention.ts';
import { safeText } from '../../core/json.ts';
import { decideRequest } from '../../services/compliance/decide-request.ts';
import { answerLetter } from '../answer-letter.ts';
import { cursorId, page, pageOf, pageQuery } from '../http/paging.ts';
import { type Route, defineRoute, readOnly } from '../route.ts';
import { WireAssessmentRequest, wireRequests } from '../wire/assessment-request.ts';
import type { RoutePorts } from './route-ports.ts';

export const assessmentRequestRoutes = (ports: RoutePorts): Route[] => [list(ports), decide(ports)];

const tag = 'retention';

const list = ({ assessmentRequests, letters }: RoutePorts): Route =>
  defineRoute({
    method: 'GET',
    path: '/api/v1/assessment-requests',
    summary: 'List what scored persons ask to have corrected or looked at again, newest first',
    tag,
    access: { scope: 'retention:read' },
    audit: readOnly,
    query: z.strictObject({
      ...pageQuery,
      candidate: CandidateId.optional(),
      state: z.enum(['open', 'decided']).optional(),
    }),
    replies: { 200: pageOf(WireAssessmentRequest) },
    async handle({ by, query: { limit, cursor, candidate, state } }) {
      const before = cursorId(cursor, z.string());
      const found = await assessmentRequests(by.tenant).list({
        limit: limit + 1,
        ...(before && { before }),
        ...(candidate && { candidate }),
        ...(state && { isOpen: state === 'open' }),
      });
      const shown = await wireRequests(letters(by.tenant), found);
      return { status: 200, body: page(shown, { limit, id: ({ request_id: id }) => id, wire: (one) => one }) };
    },
  });

const decide = (ports: RoutePorts): Route =>
  defineRoute({
    method: 'POST',
    path: '/api/v1/assessment-requests/:request_id/decide',
    summary: 'Answer what a scored person asks for; a granted correction makes a new score',
    description:
      'Only a person answers, and nobody who asked for or approved a decision about the candidate. The answer goes to the person by mail, in the language in which they asked, and stands on the page behind the link.',
    tag,
    access: { scope: 'retention:*' },
    audit: { event: 'assessment_request.decided' },
    params: z.strictObject({ request_id: z.string().max(128) }),
    body: z.strictObject({ outcome: z.enum(['granted', 'declined']), answer: safeText(2_000).min(1) }),
    replies: { 200: WireAssessmentRequest },
    problems: [
      'not_found',
      'four_eyes',
      'already_decided',
      'conflict',
      'duty_unmet',
      'upstream_failed',
      'upstream_rate_limited',
    ],
    examples: {
      params: { request_id: '{{assessment_request_id}}' },
      request: { outcome: 'granted', answer: 'You are right. We corrected it and recalculated the estimate.' },
    },
    async handle({ by, params: { request_id: id }, body: { outcome, answer } }) {
      const { tenant } = by;
      const deciding = {
        ledger: ports.ledger(tenant),
        score: (score: PredictionId) => ports.retention.rights.score(tenant, score),
        requests: ports.assessmentRequests(tenant),
        rescore: (about: Parameters<typeof ports.retention.scoring.score>[1]) =>
          ports.retention.scoring.score(tenant, about),
        letter: answerLetter(ports, by),
        clock: ports.clocks.business,
      };
      const decided = await decideRequest(deciding, { id, by, outcome, answer });
      const [body] = await wireRequests(ports.letters(tenant), [decided]);
      if (body === undefined) throw new Error('a request is written as one');
      return { status: 200, body, subject: id };
    },
  });

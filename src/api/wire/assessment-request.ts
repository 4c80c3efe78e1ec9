// What a scored person asks for, in wire names.
import { z } from 'zod';
import type { AssessmentRequest } from '../../core/assessment-request.ts';
import type { Letter, Letters } from '../../core/ports/letters.ts';
import { answerKey } from '../../services/compliance/assessment.ts';
import { component } from '../docs/components.ts';

const WireAssessed = z.strictObject({ retention_band: z.string(), stays: z.number() }).nullable();

export const WireAssessmentRequest = component(
  'AssessmentRequest',
  z.strictObject({
    request_id: z.string(),
    candidate_id: z.string(),
    kind: z.enum(['correction', 'review']),
    prediction_id: z.string().nullable().describe('The score that it is about.'),
    letter_action_id: z.string().describe('The action whose letter carried the link.'),
    corrections: z.array(
      z.strictObject({ signal: z.string(), from: z.number().nullable(), to: z.number().nullable() }),
    ),
    note: z.string().describe('In the person’s words.'),
    language: z.string().describe('In which they asked, and are answered.'),
    before: WireAssessed,
    after: WireAssessed.describe('With the corrected facts; null where no score can be made of them.'),
    requested_at: z.string(),
    outcome: z.enum(['granted', 'declined']).nullable().describe('Null: it is open.'),
    decided_by: z.string().nullable(),
    decided_at: z.string().nullable(),
    answer: z.string().nullable().describe('What the person reads.'),
    rescored: z.string().nullable().describe('The score that a granted correction has led to.'),
    told: z
      .strictObject({ status: z.string(), leaves_at: z.string(), sent_at: z.string().nullable() })
      .nullable()
      .describe(
        'The letter with the answer; null: none is known, because there was no address or its time in the store is over.',
      ),
  }),
);

const wireAssessed = (said: AssessmentRequest['before']): z.infer<typeof WireAssessed> =>
  said === null ? null : { retention_band: said.band, stays: said.stays };

/** With the letter that carries the answer, where it is known. */
const wireAssessmentRequest = (
  request: AssessmentRequest,
  letter: Letter | undefined,
): z.infer<typeof WireAssessmentRequest> => ({
  request_id: request.id,
  candidate_id: request.candidate,
  kind: request.kind,
  prediction_id: request.score,
  letter_action_id: request.action,
  corrections: [...request.corrections],
  note: request.note,
  language: request.language,
  before: wireAssessed(request.before),
  after: wireAssessed(request.after),
  requested_at: request.requestedAt.toISOString(),
  outcome: request.outcome,
  decided_by: request.decidedBy,
  decided_at: request.decidedAt?.toISOString() ?? null,
  answer: request.answer,
  rescored: request.rescored,
  told:
    letter === undefined
      ? null
      : {
          status: letter.status,
          leaves_at: letter.releaseAt.toISOString(),
          sent_at: letter.sentAt?.toISOString() ?? null,
        },
});

export type WireRequest = z.infer<typeof WireAssessmentRequest>;

export const wireRequests = (
  letters: Pick<Letters, 'find'>,
  requests: readonly AssessmentRequest[],
): Promise<readonly WireRequest[]> =>
  Promise.all(
    requests.map(async (request) =>
      wireAssessmentRequest(request, request.outcome === null ? undefined : await letters.find(answerKey(request))),
    ),
  );

// Applications and what became of hires, as an ATS reports them: signed, scored or recorded at once, each event once.
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { canonical, safeText } from '../../core/json.ts';
import type { TenantId } from '../../core/ids.ts';
import type { StoredAnswer } from '../../core/ports/idempotency.ts';
import { PredictionId } from '../../core/ports/retention.ts';
import { Problem } from '../../core/problem.ts';
import { handleRetentionEvent, RetentionEvent } from '../../services/retention/intake/retention-event.ts';
import { RawBody } from '../http/raw-body.ts';
import { type Route, defineOpenRoute } from '../route.ts';
import type { RoutePorts } from './route-ports.ts';

const leaseMs = 30_000;
/** Longer than senders try again. */
const rememberedMs = 7 * 86_400_000;

const AcceptedEvent = z.strictObject({
  event_id: z.string(),
  status: z.enum(['accepted', 'duplicate']),
  prediction_id: PredictionId.nullable().describe('Of the score that an application was given.'),
});
type AcceptedEvent = z.infer<typeof AcceptedEvent>;

export const retentionEventRoutes = (ports: RoutePorts): Route[] => [takeEvent(ports)];

const takeEvent = (ports: RoutePorts): Route =>
  defineOpenRoute({
    method: 'POST',
    path: '/v1/retention/events/:system',
    summary: 'Report an application or what became of a hire',
    description:
      'Signed as Standard Webhooks describes, with the secret of PUT /api/v1/events/{system}/secret. `application.received` scores the candidate, `employment.reported` records an outcome. The same `event_id` again counts once.',
    tag: 'retention',
    access: { public: true, because: 'the signature says who sends it' },
    audit: { none: true, because: 'the record of the score, or the outcome, tells of it' },
    limit: 'events',
    signed: true,
    params: z.strictObject({ system: safeText(64).regex(/^[a-z0-9][a-z0-9_-]*$/) }),
    body: RawBody,
    documentedBody: RetentionEvent,
    replies: { 200: AcceptedEvent, 202: AcceptedEvent },
    problems: ['unauthorized', 'conflict', 'protected_attribute', 'request_in_progress'],
    examples: {
      request: {
        event_id: 'evt_applied_1',
        kind: 'application.received',
        occurred_at: '2026-06-01T08:30:00-05:00',
        data: { candidate_id: 'c_priya_raman', job_id: 'job_frontend', signals: { experience_months: 38 } },
      },
    },
    async handle({ params: { system }, body, header }) {
      const { tenant, value } = await ports.signed.read({ system, header, body, schema: RetentionEvent });
      const { answer, isRepeat } = await once(ports, { tenant, system, event: value });
      if (isRepeat) return { status: 200, body: { ...answer, status: 'duplicate' as const } };
      return { status: 202, body: answer };
    },
  });

interface Delivery {
  readonly tenant: TenantId;
  readonly system: string;
  readonly event: RetentionEvent;
}

async function once(ports: RoutePorts, delivery: Delivery): Promise<{ answer: AcceptedEvent; isRepeat: boolean }> {
  const { idempotency, clocks } = ports;
  const { tenant, system, event } = delivery;
  const now = clocks.real.now();
  const mark = { scope: `${tenant} retention-events ${system}`, key: event.event_id };
  const claim = await idempotency.claim({
    ...mark,
    fingerprint: createHash('sha256').update(canonical(event)).digest('base64url'),
    now,
    leaseUntil: new Date(now.getTime() + leaseMs),
    expiresAt: new Date(now.getTime() + rememberedMs),
  });
  switch (claim.kind) {
    case 'replay':
      return { answer: AcceptedEvent.parse(JSON.parse(claim.answer.body)), isRepeat: true };
    case 'mismatch':
      throw new Problem(
        'conflict',
        `Another event was sent as ${event.event_id} before. Give this one an id of its own.`,
      );
    case 'in_progress':
      throw new Problem('request_in_progress', 'The same event is being handled. Send it again in a moment.', {
        retryAfterSeconds: 1,
      });
    case 'new':
      return { answer: await act(ports, { ...mark, claim: claim.claim }, delivery), isRepeat: false };
    default:
      return claim satisfies never;
  }
}

/** An event that was refused may be mended and sent again under its id. */
async function act(
  { idempotency, retention }: RoutePorts,
  held: { scope: string; key: string; claim: number },
  { tenant, event }: Delivery,
): Promise<AcceptedEvent> {
  try {
    const { scoring, recordOutcomes } = retention;
    const work = { score: scoring.score.bind(scoring), record: recordOutcomes };
    const prediction = await handleRetentionEvent(work, tenant, event);
    const answer: AcceptedEvent = { event_id: event.event_id, status: 'accepted', prediction_id: prediction };
    await idempotency.answer({ ...held, answer: stored(answer) });
    return answer;
  } catch (error) {
    await idempotency.release(held);
    throw error;
  }
}

const stored = (answer: AcceptedEvent): StoredAnswer => ({ status: 202, headers: {}, body: JSON.stringify(answer) });

// Delivers one event to one endpoint, at least once: tried for three days, and the endpoint is disabled when nothing arrives for five.
import { createHash } from 'node:crypto';
import type { Clock } from '../../../core/clock.ts';
import { CandidateId, type EventDeliveryId } from '../../../core/ids.ts';
import type { JsonObject } from '../../../core/json.ts';
import type {
  DeliveryOutcome,
  EventDelivery,
  WebhookEndpoint,
  WebhookEndpoints,
} from '../../../core/ports/webhook-endpoints.ts';
import type { Post } from '../deliver.ts';
import { signedHeaders } from './signature.ts';

export interface DeliverEventDependencies {
  readonly endpoints: Pick<WebhookEndpoints, 'get' | 'delivery' | 'secrets' | 'hold' | 'postpone' | 'settle'>;
  readonly post: Post;
  /** Who a candidate is, for endpoints that include it; null where nobody knows them any more. Throws what waiting may heal. */
  readonly candidate: (id: CandidateId) => Promise<JsonObject | null>;
  readonly clock: Clock;
}

const seconds = 1000;
const minutes = 60 * seconds;
const hours = 60 * minutes;
/** Before each further try, as Standard Webhooks recommends. */
const pauses = [
  5 * seconds,
  5 * minutes,
  30 * minutes,
  2 * hours,
  5 * hours,
  10 * hours,
  14 * hours,
  20 * hours,
  24 * hours,
];
const patienceMs = 5 * 24 * hours;
/** An endpoint that fails is left in peace, so that one that hangs does not keep the others waiting. */
const longestRestMs = 5 * minutes;

export async function deliverEvent(
  dependencies: DeliverEventDependencies,
  { delivery: id, turn }: { readonly delivery: EventDeliveryId; readonly turn: string },
): Promise<void> {
  const { endpoints, clock } = dependencies;
  const delivery = await endpoints.delivery(id);
  if (delivery?.status !== 'pending' || delivery.turn !== turn) return;
  const endpoint = await endpoints.get(delivery.endpoint);
  if (endpoint.status !== 'enabled') return endpoints.hold(id);
  const { restUntil } = endpoint;
  if (restUntil !== null && restUntil > clock.now())
    return endpoints.postpone(id, new Date(restUntil.getTime() + spread(delivery, 30 * seconds)));
  const body = await bodyOf(dependencies, endpoint, delivery);
  const secrets = await endpoints.secrets(endpoint.id, clock.now());
  const status = await tryPost(dependencies.post, {
    url: endpoint.url,
    headers: signedHeaders({ id: delivery.event, body }, secrets, clock.now()),
    body,
  });
  await endpoints.settle(id, outcomeOf({ endpoint, delivery, status, at: clock.now() }));
}

async function bodyOf(
  { candidate }: DeliverEventDependencies,
  { include }: WebhookEndpoint,
  { type, occurredAt, data }: EventDelivery,
): Promise<string> {
  const id = CandidateId.safeParse(data['candidate_id']);
  const included = include.includes('candidate') && id.success ? { candidate: await candidate(id.data) } : {};
  return JSON.stringify({ type, timestamp: occurredAt.toISOString(), data: { ...data, ...included } });
}

/** Null: no answer came. */
async function tryPost(post: Post, request: Parameters<Post>[0]): Promise<number | null> {
  try {
    return (await post(request)).status;
  } catch {
    // Why it cannot be reached is the receiver's business; the next try is promised.
    return null;
  }
}

interface DeliveryAttempt {
  readonly endpoint: WebhookEndpoint;
  readonly delivery: EventDelivery;
  readonly status: number | null;
  readonly at: Date;
}

function outcomeOf({ endpoint, delivery, status, at }: DeliveryAttempt): DeliveryOutcome {
  if (status !== null && status >= 200 && status < 300)
    return {
      status: 'delivered',
      lastStatus: status,
      lastError: null,
      at,
      endpoint: { failures: 0, failingSince: null, restUntil: null },
    };
  const failures = endpoint.failures + 1;
  const failingSince = endpoint.failingSince ?? at;
  const pause = pauses[delivery.attempts];
  // 410 Gone: the receiver wants nothing more.
  const isGone = status === 410;
  const isLong = at.getTime() - failingSince.getTime() >= patienceMs;
  return {
    lastStatus: status,
    lastError: status === null ? 'could not be reached' : `answered ${status}`,
    at,
    ...(isGone || pause === undefined
      ? { status: 'failed' }
      : { status: 'pending', nextAt: new Date(at.getTime() + pause + spread(delivery, pause / 5)) }),
    endpoint: { failures, failingSince, restUntil: new Date(at.getTime() + restMs(failures)) },
    ...(isGone ? { disable: 'gone' as const } : isLong ? { disable: 'failing' as const } : {}),
  };
}

const restMs = (failures: number): number => Math.min(longestRestMs, 2 ** Math.min(failures, 20) * seconds);

/** Those that failed together do not come again together: a fixed part of it for each delivery and try. */
function spread({ id, attempts }: EventDelivery, mostMs: number): number {
  const digest = createHash('sha256').update(`${id}:${attempts}`).digest();
  return Math.floor((digest.readUInt32BE(0) / 2 ** 32) * mostMs);
}

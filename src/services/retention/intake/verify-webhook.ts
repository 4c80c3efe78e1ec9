// Checks the signature of an event as Standard Webhooks describes it: HMAC-SHA256 over id, time and the body as it came.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { Problem } from '../../../core/problem.ts';

export interface SignedEvent {
  readonly id: string | undefined;
  /** Seconds since 1970. */
  readonly timestamp: string | undefined;
  /** `v1,<base64>`, several with spaces between while a secret is rotated. */
  readonly signature: string | undefined;
  readonly body: string;
}

const toleranceSeconds = 300;

const keyOf = (secret: string): Buffer => Buffer.from(secret.replace(/^whsec_/, ''), 'base64');

export const signatureOf = (secret: string, event: { id: string; timestamp: string; body: string }): string =>
  `v1,${createHmac('sha256', keyOf(secret)).update(`${event.id}.${event.timestamp}.${event.body}`).digest('base64')}`;

function same(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** `now` is real time: a signature is no business of a sandbox clock. */
export function verifyWebhook(
  { id, timestamp, signature, body }: SignedEvent,
  secrets: readonly string[],
  now: Date,
): void {
  if (id === undefined || timestamp === undefined || signature === undefined || !/^\d{1,12}$/.test(timestamp))
    throw new Problem(
      'unauthorized',
      'The event is not signed. Send webhook-id, webhook-timestamp and webhook-signature.',
    );
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > toleranceSeconds)
    throw new Problem('unauthorized', 'The event was signed too long ago or lies ahead of time.');
  const wanted = secrets.map((secret) => signatureOf(secret, { id, timestamp, body }));
  if (!signature.split(' ').some((given) => wanted.some((one) => same(given, one))))
    throw new Problem('unauthorized', 'The signature of the event does not fit.');
}

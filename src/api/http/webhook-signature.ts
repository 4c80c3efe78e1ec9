// Signatures as Standard Webhooks 1.0.0 describes them: HMAC-SHA256 over `id.timestamp.body`, within five minutes of real time.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Problem } from '../../core/problem.ts';

const toleranceSeconds = 300;
/** Between 24 and 64 bytes, says the standard. */
const secretBytes = 32;
/** Of a rotating sender that signs with several secrets. */
const mostSignatures = 10;

export interface SignatureHeaders {
  readonly id: string;
  /** Seconds since 1970, as they came: the signature covers the text. */
  readonly timestamp: string;
  readonly signatures: readonly string[];
}

export const newWebhookSecret = (): string => `whsec_${randomBytes(secretBytes).toString('base64')}`;

/** Throws `unauthorized` where a header is missing or odd, or the message is too old or from the future. `now` is real time. */
export function readSignatureHeaders(given: (name: string) => string | undefined, now: Date): SignatureHeaders {
  // The names before there was a standard, which senders on Svix still use.
  const header = (name: string) => given(`webhook-${name}`) ?? given(`svix-${name}`) ?? '';
  const id = header('id');
  const timestamp = header('timestamp');
  const signatures = header('signature')
    .split(' ')
    .filter((one) => one.startsWith('v1,'));
  if (!/^[\x21-\x7E]{1,256}$/.test(id)) throw refused('webhook-id is missing or not printable text.');
  if (!/^\d{1,12}$/.test(timestamp)) throw refused('webhook-timestamp must be the time in whole seconds since 1970.');
  if (signatures.length === 0 || signatures.length > mostSignatures)
    throw refused('webhook-signature must hold signatures of the form v1,<base64>, separated by spaces.');
  const ageSeconds = now.getTime() / 1000 - Number(timestamp);
  if (Math.abs(ageSeconds) > toleranceSeconds)
    throw refused(
      `webhook-timestamp is ${ageSeconds > 0 ? 'older' : 'later'} than five minutes. Check the clock, and sign every try anew.`,
    );
  return { id, timestamp, signatures };
}

export function isSignedBy(secret: string, headers: SignatureHeaders, body: Buffer): boolean {
  const expected = Buffer.from(signatureOf(secret, { ...headers, body }));
  return headers.signatures.some((signature) => {
    const given = Buffer.from(signature);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

/** `v1,<base64>`. */
export function signatureOf(secret: string, message: { id: string; timestamp: string; body: Buffer }): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const mac = createHmac('sha256', key).update(`${message.id}.${message.timestamp}.`).update(message.body);
  return `v1,${mac.digest('base64')}`;
}

const refused = (detail: string): Problem => new Problem('unauthorized', detail);

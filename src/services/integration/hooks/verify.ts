// Whether a report comes from the system that the connection leads to: as its connector declares, over the bytes as they came.
import { createHmac, createPublicKey, timingSafeEqual, verify as verifySignature } from 'node:crypto';
import type { Webhooks } from '../../../core/connector/webhooks.ts';
import type { Json } from '../../../core/json.ts';
import { readPath } from '../../../core/json-path.ts';

export interface Delivery {
  readonly header: (name: string) => string | undefined;
  readonly body: Buffer;
  /** What the body says; undefined where it is no JSON. */
  readonly json: Json | undefined;
  /** The address of ours as it was called. */
  readonly url: string;
}

/** Real time. */
interface Proof {
  readonly secret: string;
  readonly now: Date;
}

const standardToleranceSeconds = 300;

export function isGenuine(verify: Webhooks['verify'], delivery: Delivery, proof: Proof): boolean {
  switch (verify.kind) {
    case 'token':
      return isSame(delivery.header(verify.header) ?? '', proof.secret);
    case 'body-token':
      return carriesToken(verify, delivery, proof.secret);
    case 'standard':
      return isStandard(delivery, proof);
    case 'hmac':
      return isSigned(verify, delivery, proof);
    case 'form-hmac':
      return isSignedForm(verify, delivery, proof);
    case 'ed25519':
      return isSignedByKey(verify, delivery, proof);
    default:
      return verify satisfies never;
  }
}

/** Every entry carries the secret: one forged among good ones spoils them all. */
function carriesToken(
  { items, field }: Extract<Webhooks['verify'], { kind: 'body-token' }>,
  { json }: Delivery,
  secret: string,
): boolean {
  const entries = readPath(json, items);
  if (!Array.isArray(entries) || entries.length === 0) return false;
  return entries.every((entry) => {
    const token = readPath(entry, field);
    return typeof token === 'string' && isSame(token, secret);
  });
}

/** standardwebhooks.com, 1.0.0. */
function isStandard({ header: given, body }: Delivery, { secret, now }: Proof): boolean {
  // The names before there was a standard, which senders on Svix still use.
  const header = (name: string) => given(`webhook-${name}`) ?? given(`svix-${name}`) ?? '';
  const [id, timestamp] = [header('id'), header('timestamp')];
  if (id === '' || !isRecent(timestamp, now, standardToleranceSeconds)) return false;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest('base64');
  return header('signature')
    .split(' ')
    .slice(0, 10)
    .some((one) => isSame(one, `v1,${expected}`));
}

function isSigned(
  verify: Extract<Webhooks['verify'], { kind: 'hmac' }>,
  { header, body }: Delivery,
  { secret, now }: Proof,
): boolean {
  const timestamp = verify.timestampHeader === undefined ? '' : (header(verify.timestampHeader) ?? '');
  if (verify.timestampHeader !== undefined && !isRecent(timestamp, now, verify.toleranceSeconds)) return false;
  const [before = '', after = ''] = verify.signed.replace('{timestamp}', timestamp).split('{body}');
  const mac = createHmac(verify.algorithm, secret).update(before).update(body).update(after);
  const given = header(verify.header) ?? '';
  // Hexadecimal digits are the same in both cases.
  const folded = verify.encoding === 'hex' ? given.toLowerCase() : given;
  return isSame(folded, `${verify.prefix}${mac.digest(verify.encoding)}`);
}

/** twilio.com/docs/usage/security#validating-requests */
function isSignedForm(
  { header, algorithm }: Extract<Webhooks['verify'], { kind: 'form-hmac' }>,
  { header: given, body, url }: Delivery,
  { secret }: Proof,
): boolean {
  const fields = [...new URLSearchParams(body.toString('utf8'))].toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const mac = createHmac(algorithm, secret).update(url);
  for (const [name, value] of fields) mac.update(name).update(value);
  return isSame(given(header) ?? '', mac.digest('base64'));
}

const keyBytes = 32;

/** developers.telnyx.com/docs/messaging/messages/receiving-webhooks */
function isSignedByKey(
  { header, timestampHeader, toleranceSeconds }: Extract<Webhooks['verify'], { kind: 'ed25519' }>,
  { header: given, body }: Delivery,
  { secret, now }: Proof,
): boolean {
  const timestamp = given(timestampHeader) ?? '';
  const key = Buffer.from(secret, 'base64');
  if (key.length !== keyBytes || !isRecent(timestamp, now, toleranceSeconds)) return false;
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: key.toString('base64url') };
  const signed = Buffer.concat([Buffer.from(`${timestamp}|`), body]);
  const signature = Buffer.from(given(header) ?? '', 'base64');
  return verifySignature(null, signed, createPublicKey({ key: jwk, format: 'jwk' }), signature);
}

const isRecent = (timestamp: string, now: Date, seconds: number): boolean =>
  /^\d{1,12}$/.test(timestamp) && Math.abs(now.getTime() / 1000 - Number(timestamp)) <= seconds;

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return b.length > 0 && a.length === b.length && timingSafeEqual(a, b);
}

// How a message to another system is signed: Standard Webhooks 1.0, standard-webhooks/standard-webhooks, spec/standard-webhooks.md.
import { createHmac } from 'node:crypto';

/** While secrets change, both sign: the receiver takes whichever it knows. */
export function signedHeaders(
  { id, body }: { readonly id: string; readonly body: string },
  secrets: readonly string[],
  now: Date,
): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const signature = secrets.map((secret) => `v1,${signatureOf(secret, `${id}.${timestamp}.${body}`)}`).join(' ');
  return {
    'content-type': 'application/json',
    'user-agent': 'Muster',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signature,
  };
}

/** A secret that is not written as `whsec_` and base64 is taken as it is. */
function signatureOf(secret: string, text: string): string {
  const key = secret.startsWith('whsec_') ? Buffer.from(secret.slice(6), 'base64') : Buffer.from(secret);
  return createHmac('sha256', key).update(text).digest('base64');
}

/** Standard Webhooks: 24 to 64 bytes, in base64 behind the prefix. */
export function isSigningSecret(text: string): boolean {
  const encoded = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(text)?.[1];
  if (encoded === undefined) return false;
  const bytes = Buffer.from(encoded, 'base64');
  return (
    bytes.length >= 24 &&
    bytes.length <= 64 &&
    bytes.toString('base64').replace(/=+$/, '') === encoded.replace(/=+$/, '')
  );
}

// How a system tells of changes by itself: who proves what, how the address is confirmed, and which event means which record.
import { z } from 'zod';
import { Call, Path, Template } from './calls.ts';

const Verification = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('hmac'),
    header: z.string(),
    algorithm: z.enum(['sha1', 'sha256', 'sha512']),
    encoding: z.enum(['hex', 'base64']),
    /** What is signed: `{body}`, or with `{timestamp}` beside it. */
    signed: Template.default('{body}'),
    /** Text before the signature in the header, such as `sha256=`. */
    prefix: z.string().default(''),
    timestampHeader: z.string().optional(),
    toleranceSeconds: z.int().positive().default(300),
  }),
  /** The address as it was called, then name and value of each field of the form, by name, without anything between (Twilio). */
  z.strictObject({ kind: z.literal('form-hmac'), header: z.string(), algorithm: z.enum(['sha1', 'sha256']) }),
  /** Ed25519 over the time, `|` and the body; the secret is the account’s public key in base64 (Telnyx). */
  z.strictObject({
    kind: z.literal('ed25519'),
    header: z.string(),
    timestampHeader: z.string(),
    toleranceSeconds: z.int().positive().default(300),
  }),
  /** standardwebhooks.com: `webhook-id`, `webhook-timestamp`, `webhook-signature`. */
  z.strictObject({ kind: z.literal('standard') }),
  z.strictObject({ kind: z.literal('token'), header: z.string() }),
  /** Every entry of the body carries the secret that was given when subscribing, as with Microsoft Graph. */
  z.strictObject({ kind: z.literal('body-token'), items: Path, field: Path }),
]);

/** An event that cannot be verified is refused. */
export const Webhooks = z.strictObject({
  verify: Verification,
  /** The name of the header, or the path in the body, that tells one event from another. */
  eventId: z.strictObject({ header: z.string().optional(), path: Path.optional() }).optional(),
  eventType: z.strictObject({ header: z.string().optional(), path: Path.optional() }),
  handshake: z.enum(['none', 'slack-challenge', 'graph-validation']).default('none'),
  /** Places: `{callbackUrl}`, `{secret}`, `{channel}` (an id of our own) and `{expiresAt}`. */
  subscribe: Call.optional(),
  /** Where the answer names the subscription; `id` unless told. */
  subscriptionId: Path.optional(),
  /** With `{subscription}`. */
  unsubscribe: Call.optional(),
  /** How long a subscription holds; it is made anew before that. */
  renewDays: z.number().positive().optional(),
  /** Event type → the collection it touches. */
  events: z.record(z.string(), z.strictObject({ collection: z.string(), id: Path.optional() })),
});
export type Webhooks = z.infer<typeof Webhooks>;

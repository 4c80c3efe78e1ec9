// What an organization publishes about its scores for candidates and authorities: bias audits of its own, by the day from which they
// stand, and who signed them. The page shows what stands here and nothing else.
import { z } from 'zod';
import { safeText } from './json.ts';

export const PublishedAudit = z.strictObject({
  /** Of a stored fairness audit. */
  audit: safeText(128).min(1),
  /** The day on which the organization began to use the score as it was audited (6 RCNY § 5-303). */
  distributedOn: z.iso.date(),
  /** The last day on which the score was used for a decision; null: it is in use. */
  lastUsedOn: z.iso.date().nullable().default(null),
  /** Somebody outside who answers for the audit: the signature is theirs, over the digest of the audit. */
  auditor: z
    .strictObject({
      name: safeText(200).min(1),
      /** Ed25519, SPKI in PEM. */
      publicKey: z.string().min(1).max(1_000),
      signature: z.base64().max(200),
    })
    .nullable()
    .default(null),
});
export type PublishedAudit = z.infer<typeof PublishedAudit>;

/** Off unless `shown`; audits are listed by id, and the page shows no other. */
export const PublicPage = z.strictObject({
  /** Whether there is a page at all. */
  shown: z.boolean().default(false),
  audits: z.array(PublishedAudit).max(50).default([]),
});
export type PublicPage = z.infer<typeof PublicPage>;

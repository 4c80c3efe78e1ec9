// Signed statements of where an audit trail stood: how many records, and a hash over all of them that anybody can compute. Whoever
// keeps one can show later that no record before it was changed, removed or put in between, without asking this service.
import { z } from 'zod';

/** Verifiable with the public key and the records of the trail; no secret of the service is needed. */
export const AuditCheckpoint = z.strictObject({
  records: z.int().nonnegative(),
  /** SHA-256, chained over the records; docs/operations/audit.md says how. */
  hash: z.string(),
  at: z.date(),
  /** Thumbprint of the public key (RFC 7638). */
  key: z.string(),
  /** Ed25519, base64url. */
  signature: z.string(),
});
export type AuditCheckpoint = z.infer<typeof AuditCheckpoint>;

/**
 * Of one organization, signed with the installation's key. Two replicas at once make one checkpoint; `before` is a number
 * of records.
 */
export interface AuditCheckpoints {
  /** Signs where the trail stands, unless the last one says so already; that one is then the answer. */
  make(): Promise<AuditCheckpoint>;
  /** Newest first. */
  list(query: { limit: number; before?: number }): Promise<readonly AuditCheckpoint[]>;
}

/** The public key as a JWK (RFC 8037). */
export interface AuditKey {
  readonly kty: 'OKP';
  readonly crv: 'Ed25519';
  readonly use: 'sig';
  readonly alg: 'EdDSA';
  readonly kid: string;
  readonly x: string;
}

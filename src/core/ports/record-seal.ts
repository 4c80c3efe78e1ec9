// Seals a text that leaves the service, so that a stranger can tell later that not one letter of it was changed: the same key that
// signs checkpoints of the audit trail.
import { z } from 'zod';

export const Seal = z.strictObject({
  client_id: z.string(),
  /** SHA-256 of the text, base64url. */
  sha256: z.string(),
  at: z.string(),
  /** Thumbprint of the public key (RFC 7638). */
  key_id: z.string(),
  /** Ed25519, base64url. */
  signature: z.string(),
});
export type Seal = z.infer<typeof Seal>;

export interface RecordSeal {
  seal(text: string): Seal;
}

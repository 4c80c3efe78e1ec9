// Seals a text that leaves the service, so that a stranger can tell later that not one letter of it was changed: the same key that
// signs checkpoints of the audit trail.
import { z } from 'zod';

/** Keys are written as they travel. `at` is RFC 3339. */
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

/** The text itself is not kept; whoever holds it can verify the seal with the public key. */
export interface RecordSeal {
  seal(text: string): Seal;
}

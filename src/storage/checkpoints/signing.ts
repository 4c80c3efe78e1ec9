// The key that checkpoints are signed with: derived from the oldest encryption key, so that it outlives rotations and restores.
import { createHash, createPrivateKey, createPublicKey, hkdfSync, sign } from 'node:crypto';
import { z } from 'zod';
import type { AuditKey } from '../../core/ports/audit-checkpoints.ts';
import { SealError, type SealingKey } from '../sealing/sealer.ts';

export interface AuditSigner {
  readonly key: AuditKey;
  sign(text: string): string;
}

/** What stands before the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410 §7). */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex');
const PublicJwk = z.object({ x: z.string() });

export function auditSigner(keys: readonly SealingKey[]): AuditSigner {
  const oldest = keys.at(-1);
  if (oldest === undefined) throw new SealError('there is no key to derive from');
  const seed = Buffer.from(hkdfSync('sha256', oldest.key, '', 'muster audit checkpoints', 32));
  const secret = createPrivateKey({ key: Buffer.concat([pkcs8, seed]), format: 'der', type: 'pkcs8' });
  const { x } = PublicJwk.parse(createPublicKey(secret).export({ format: 'jwk' }));
  const named = { crv: 'Ed25519', kty: 'OKP', x } as const;
  // RFC 7638: members in the order of their names.
  const kid = createHash('sha256').update(JSON.stringify(named)).digest('base64url');
  return {
    key: { ...named, use: 'sig', alg: 'EdDSA', kid },
    sign: (text) => sign(null, Buffer.from(text), secret).toString('base64url'),
  };
}

// The seal of one text. bin/verify-audit.mjs computes the same.
import { createHash } from 'node:crypto';
import type { Clock } from '../../core/clock.ts';
import type { TenantId } from '../../core/ids.ts';
import type { RecordSeal } from '../../core/ports/record-seal.ts';
import type { AuditSigner } from './signing.ts';

export const createRecordSeal = (
  { signer, clock }: { signer: AuditSigner; clock: Clock },
  tenant: TenantId,
): RecordSeal => ({
  seal(text) {
    const sha256 = createHash('sha256').update(text).digest('base64url');
    const at = clock.now().toISOString();
    const signature = signer.sign(`muster sealed record 1\n${tenant}\n${sha256}\n${at}\n`);
    return { client_id: tenant, sha256, at, key_id: signer.key.kid, signature };
  },
});

// Checkpoints over records that a test counts, signed with a key of its own.
import { randomBytes } from 'node:crypto';
import type { Clock } from '../../src/core/clock.ts';
import type { TenantId } from '../../src/core/ids.ts';
import type { AuditCheckpoint, AuditCheckpoints } from '../../src/core/ports/audit-checkpoints.ts';
import { createRecordSeal } from '../../src/storage/checkpoints/record-seal.ts';
import { auditSigner } from '../../src/storage/checkpoints/signing.ts';
import { chainStart, statementOf } from '../../src/storage/checkpoints/chain.ts';

const signer = auditSigner([{ id: 'k1', key: randomBytes(32) }]);
export const fakeCheckpoints = (records: () => number, clock: Clock) => ({
  auditCheckpoints: (tenant: TenantId) => createFakeAuditCheckpoints(tenant, records, () => clock.now()),
  auditKey: signer.key,
  recordSeal: (tenant: TenantId) => createRecordSeal({ signer, clock }, tenant),
});

function createFakeAuditCheckpoints(tenant: string, records: () => number, now: () => Date): AuditCheckpoints {
  const kept: AuditCheckpoint[] = [];
  return {
    async make() {
      const stands = { records: records(), hash: chainStart(tenant), at: now() };
      const last = kept.at(-1);
      if (last?.records === stands.records) return last;
      const made = { ...stands, key: signer.key.kid, signature: signer.sign(statementOf(tenant, stands)) };
      kept.push(made);
      return made;
    },
    list: async ({ limit, before = Number.POSITIVE_INFINITY }) =>
      kept
        .filter((one) => one.records < before)
        .toReversed()
        .slice(0, limit),
  };
}

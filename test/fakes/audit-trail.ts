// The audit trail over a list of records in memory: numbered in their order, and always whole.
import type { AuditRecord } from '../../src/api/ports.ts';
import type { TenantId } from '../../src/core/ids.ts';
import type { AuditLine, AuditLog } from '../../src/core/ports/audit-log.ts';

export const createFakeAuditTrail = (
  tenant: TenantId,
  kept: readonly AuditRecord[],
): Pick<AuditLog, 'list' | 'verify'> => ({
  list: async ({ limit, before = Infinity, events, actor, subject, from, to }) =>
    kept
      .filter((record) => record.tenant === tenant)
      .map(({ by, ...line }, index): AuditLine => ({ ...line, actor: by, seq: index + 1 }))
      .filter(
        (line) =>
          line.seq < before &&
          (events === undefined || events.includes(line.event.split('.')[0] ?? '')) &&
          (actor === undefined || line.actor === actor) &&
          (subject === undefined || line.subject === subject) &&
          (from === undefined || line.at >= from) &&
          (to === undefined || line.at < to),
      )
      .toReversed()
      .slice(0, limit),
  verify: async () => ({ records: kept.filter((record) => record.tenant === tenant).length, brokenAt: null }),
});

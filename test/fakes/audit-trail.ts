// The audit trail over a list of records in memory: numbered in their order, and always whole.
import type { AuditLine, AuditLog } from '../../src/core/ports/audit-log.ts';

type Kept = Omit<AuditLine, 'seq'>;

export const createFakeAuditTrail = (kept: () => readonly Kept[]): Pick<AuditLog, 'list' | 'verify'> => ({
  list: async ({ limit, before = Infinity, events, actor, subject, from, to }) =>
    kept()
      .map((line, index): AuditLine => ({ ...line, seq: index + 1 }))
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
  verify: async () => ({ records: kept().length, brokenAt: null }),
});

// What the ledger's files share: the tables, the audit trail and the clock, for one tenant.
import type { Clock } from '../../core/clock.ts';
import type { NewId, TenantId } from '../../core/ids.ts';
import type { AuditTrail } from '../audit.ts';
import type { Database } from '../database.ts';

export interface LedgerDependencies {
  readonly database: Database;
  readonly audit: AuditTrail;
  /** Business time, for `updatedAt` and the event log. */
  readonly clock: Clock;
  /** Dates the promises of work. */
  readonly realClock: Clock;
  readonly newId: NewId;
  readonly tenant: TenantId;
}

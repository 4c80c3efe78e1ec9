// What the stores of runs are built from.
import type { Clock } from '../../core/clock.ts';
import type { NewId, TenantId } from '../../core/ids.ts';
import type { Sealer } from '../../core/ports/sealer.ts';
import type { AuditTrail } from '../audit.ts';
import type { Database } from '../database.ts';

export interface SyncDependencies {
  readonly database: Database;
  readonly audit: AuditTrail;
  readonly sealer: Sealer;
  /** Real time: retries and leases go by it. */
  readonly clock: Clock;
  readonly newId: NewId;
  readonly tenant: TenantId;
}

// watch-retention: measures every model daily, starts the retrains that are due, and runs the quarterly audits.
import type { TenantId } from '../../core/ids.ts';
import { definePeriodicJob } from '../job.ts';

/** Both are safe to repeat on the same day. */
export interface RetentionWatch {
  readonly tenants: () => Promise<readonly TenantId[]>;
  /** Accuracy, drift, alerts, retrains. */
  readonly watch: (tenant: TenantId) => Promise<unknown>;
  readonly auditIfDue: (tenant: TenantId) => Promise<unknown>;
}

/** All organizations, one after another; failures are thrown together at the end. */
export const watchRetentionJob = ({ tenants, watch, auditIfDue }: RetentionWatch) =>
  definePeriodicJob({
    name: 'watch-retention',
    every: { milliseconds: 86_400_000 },
    run: async ({ signal }) => {
      const faults: unknown[] = [];
      for (const tenant of await tenants()) {
        signal.throwIfAborted();
        // One organization that cannot be measured must not leave the others unwatched.
        await watch(tenant).catch((error: unknown) => faults.push(error));
        await auditIfDue(tenant).catch((error: unknown) => faults.push(error));
      }
      if (faults.length > 0) throw new AggregateError(faults, `${faults.length} checks of retention models failed`);
    },
  });

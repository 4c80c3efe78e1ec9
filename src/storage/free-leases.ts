// At the start of the only process on a database, what the last one had in hand is nobody's: no lease has to run out first. Jobs
// and syncs have their own ways.
import type { Clock } from '../core/clock.ts';
import type { Database } from './database.ts';
import { createOrganizations } from './organizations.ts';

interface FreeLeasesDependencies {
  readonly database: Database;
  readonly clock: Clock;
}

export const createFreeLeases =
  ({ database, clock }: FreeLeasesDependencies) =>
  async (): Promise<void> => {
    const now = clock.now();
    // Ended, not taken away: only the same request may go on, under its old token.
    const { service } = database;
    await service.updateTable('idempotency').set({ leaseUntil: now }).where('leaseUntil', '>', now).execute();
    for (const { id: tenant } of await createOrganizations(database).list())
      await database.inTenant(tenant, async (tx) => {
        await tx
          .updateTable('action')
          .set({ leaseUntil: now })
          .where('tenant', '=', tenant)
          .where('status', 'in', ['executing', 'undoing'])
          .where('leaseUntil', '>', now)
          .execute();
        await tx
          .updateTable('letter')
          .set({ leaseUntil: now })
          .where('tenant', '=', tenant)
          .where('leaseUntil', '>', now)
          .execute();
        await tx
          .updateTable('channelPost')
          .set({ leaseUntil: null })
          .where('tenant', '=', tenant)
          .where('leaseUntil', 'is not', null)
          .execute();
      });
  };

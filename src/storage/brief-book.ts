// Who has had the brief of which day. Taking it and promising its delivery is one transaction.
import type { Clock } from '../core/clock.ts';
import type { NewId, TenantId } from '../core/ids.ts';
import type { BriefBook } from '../core/ports/brief-delivery.ts';
import type { Database } from './database.ts';
import { promiseIn } from './outbox.ts';

const deliverBriefJob = 'deliver-brief';

interface BriefBookDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly tenant: TenantId;
}

export const createBriefBook = ({ database, clock, newId, tenant }: BriefBookDependencies): BriefBook => ({
  claim: ({ user, day, at }) =>
    database.inTenant(tenant, async (tx) => {
      const row = await tx
        .insertInto('briefBook')
        .values({ tenant, userId: user, day, at })
        .onConflict((conflict) => conflict.doNothing())
        .returning('day')
        .executeTakeFirst();
      if (row === undefined) return false;
      await promiseIn(tx, { id: newId('job'), tenant, name: deliverBriefJob, data: { user, day }, due: clock.now() });
      return true;
    }),

  sweep: (olderThan) =>
    database.inTenant(tenant, async (tx) => {
      const { numDeletedRows } = await tx
        .deleteFrom('briefBook')
        .where('tenant', '=', tenant)
        .where('at', '<', olderThan)
        .executeTakeFirst();
      return Number(numDeletedRows);
    }),
});

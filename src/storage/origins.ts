// The trace of an action, found by itself or by what waits for a decision on it.
import { z } from 'zod';
import { ActionId } from '../core/ids.ts';
import type { Origins } from '../core/ports/origins.ts';
import type { Database } from './database.ts';

const Row = z.strictObject({ action: ActionId, trace: z.string().nullable(), since: z.date() });

export const createOrigins = (database: Database): Origins => ({
  of: (tenant, what) =>
    database.onceInTenant(tenant, async (tx) => {
      const row =
        'action' in what
          ? await tx
              .selectFrom('action')
              .select(['id as action', 'trace', 'createdAt as since'])
              .where('tenant', '=', tenant)
              .where('id', '=', what.action)
              .executeTakeFirst()
          : await tx
              .selectFrom('approval')
              .innerJoin('action', (on) =>
                on.onRef('action.id', '=', 'approval.action').onRef('action.tenant', '=', 'approval.tenant'),
              )
              .select(['action.id as action', 'action.trace', 'approval.createdAt as since'])
              .where('approval.tenant', '=', tenant)
              .where('approval.id', '=', what.approval)
              .executeTakeFirst();
      return row === undefined ? undefined : Row.parse(row);
    }),
});

// Work that a crash or the passing of time left behind, over all tenants. Ids only; the work itself is done by tenant.
import { sql } from 'kysely';
import { z } from 'zod';
import { ActionId, ApprovalId, TenantId } from '../../core/ids.ts';
import type { LedgerSweep } from '../../core/ports/ledger.ts';
import type { Database } from '../database.ts';

const Unfinished = z.array(z.strictObject({ tenant: TenantId, action: ActionId }));
const Overdue = z.array(z.strictObject({ tenant: TenantId, approval: ApprovalId }));
/** More than this waits for the next round. */
const atOnce = 500;

export const createLedgerSweep = (database: Database): LedgerSweep => ({
  unfinished: (leaseEndedBy) =>
    database.reaching({ as: 'app.sweep', value: 'on' }, async (tx) => {
      const rows = await tx
        .selectFrom('action')
        .select(['tenant', 'id as action'])
        .where('root', 'is', null)
        .where('status', 'in', ['proposed', 'approved', 'executing', 'undoing'])
        .where((where) => where.or([where('leaseUntil', 'is', null), where('leaseUntil', '<=', leaseEndedBy)]))
        .orderBy('updatedAt')
        .limit(atOnce)
        .execute();
      return Unfinished.parse(rows);
    }),

  overdue: (at) =>
    database.reaching({ as: 'app.sweep', value: 'on' }, async (tx) => {
      const rows = await tx
        .selectFrom('approval')
        .select(['tenant', 'id as approval'])
        .where('status', '=', 'pending')
        .where('expiresAt', '<=', at)
        .orderBy('expiresAt')
        .limit(atOnce)
        .execute();
      return Overdue.parse(rows);
    }),

  overdueDrafts: (at) =>
    database.reaching({ as: 'app.sweep', value: 'on' }, async (tx) => {
      const rows = await tx
        .selectFrom('action')
        .select(['tenant', 'id as action'])
        .where('status', '=', 'draft')
        .where(sql<boolean>`(draft->>'expiresAt')::timestamptz <= ${at}`)
        .limit(atOnce)
        .execute();
      return Unfinished.parse(rows);
    }),
});

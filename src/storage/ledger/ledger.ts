// The ledger on PostgreSQL: each method one transaction, each change with its audit record.
import type { Ledger } from '../../core/ports/ledger.ts';
import { decide } from './decide.ts';
import { openCall } from './open-call.ts';
import { plannedLetters } from './letters.ts';
import { lists } from './lists.ts';
import type { LedgerParts } from './parts.ts';
import { families, singleActions, singleApprovals, volume } from './queries.ts';
import { takeStep } from './take-step.ts';

export const createLedger = (parts: LedgerParts): Ledger => ({
  ...singleActions(parts),
  ...families(parts),
  ...plannedLetters(parts),
  ...singleApprovals(parts),
  ...lists(parts),
  ...volume(parts),
  open: openCall(parts),
  step: takeStep(parts),
  decide: decide(parts),
  renew: ({ action, attempt, until, putOff }) =>
    parts.database.inTenant(parts.tenant, async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable('action')
        .set({ leaseUntil: until })
        .where('tenant', '=', parts.tenant)
        .where('id', '=', action)
        .where('attempt', '=', attempt)
        .where('status', 'in', ['executing', 'undoing'])
        .executeTakeFirst();
      const isHeld = numUpdatedRows > 0n;
      if (isHeld && putOff !== undefined)
        await tx
          .updateTable('action')
          .set({ claims: 0 })
          .where('tenant', '=', parts.tenant)
          .where('id', '=', putOff)
          .execute();
      return isHeld;
    }),
  verifyAudit: () => parts.audit.verify(parts.tenant),
});

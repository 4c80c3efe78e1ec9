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
  renew: ({ action, attempt, until }) =>
    parts.database.inTenant(parts.tenant, async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable('action')
        .set({ leaseUntil: until })
        .where('tenant', '=', parts.tenant)
        .where('id', '=', action)
        .where('attempt', '=', attempt)
        .where('status', 'in', ['executing', 'undoing'])
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    }),
  verifyAudit: () => parts.audit.verify(parts.tenant),
});

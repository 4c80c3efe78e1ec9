// The ledger on PostgreSQL: each method one transaction, each change with its audit record.
import type { Ledger } from '../../core/ports/ledger.ts';
import { decide } from './decide.ts';
import { openCall } from './open-call.ts';
import { plannedLetters } from './letters.ts';
import { lists } from './lists.ts';
import type { LedgerDependencies } from './dependencies.ts';
import { families, singleActions, singleApprovals, volume } from './queries.ts';
import { takeStep } from './take-step.ts';
import { repeatedCalls } from './twins.ts';

export const createLedger = (dependencies: LedgerDependencies): Ledger => ({
  ...singleActions(dependencies),
  ...families(dependencies),
  ...plannedLetters(dependencies),
  ...singleApprovals(dependencies),
  ...lists(dependencies),
  ...volume(dependencies),
  ...repeatedCalls(dependencies),
  open: openCall(dependencies),
  step: takeStep(dependencies),
  decide: decide(dependencies),
  renew: ({ action, attempt, until, putOff }) =>
    dependencies.database.inTenant(dependencies.tenant, async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable('action')
        .set({ leaseUntil: until })
        .where('tenant', '=', dependencies.tenant)
        .where('id', '=', action)
        .where('attempt', '=', attempt)
        .where('status', 'in', ['executing', 'undoing'])
        .executeTakeFirst();
      const isHeld = numUpdatedRows > 0n;
      if (isHeld && putOff !== undefined)
        await tx
          .updateTable('action')
          .set({ claims: 0 })
          .where('tenant', '=', dependencies.tenant)
          .where('id', '=', putOff)
          .execute();
      return isHeld;
    }),
  verifyAudit: () => dependencies.audit.verify(dependencies.tenant),
});

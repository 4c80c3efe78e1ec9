// Writes a new call into the ledger: its root, its members and the approval it may wait for, once for each idem.
import { Action, type Approval } from '../../core/action.ts';
import type { TenantId } from '../../core/ids.ts';
import type { Ledger } from '../../core/ports/ledger.ts';
import type { Tx } from '../database.ts';
import { promiseAnnouncement } from './announce.ts';
import type { LedgerDependencies } from './dependencies.ts';
import { sentOverCap } from './queries.ts';
import { actionColumns, toActionRow, toApprovalRow } from './rows.ts';

/** A statement takes at most 65,535 parameters. */
const rowsAtOnce = 1000;

export const openCall =
  (dependencies: LedgerDependencies): Ledger['open'] =>
  ({ root, members, approval, cap }) => {
    const { database, audit, tenant } = dependencies;
    return database.inTenant(tenant, async (tx) => {
      const sent = await sentOverCap(tx, tenant, cap);
      if (sent !== undefined) {
        const standing = await knownAs(tx, { tenant, idem: root.idem });
        return standing === undefined ? { created: false, root, sent } : { created: false, root: standing };
      }
      const created = await tx
        .insertInto('action')
        .values(toActionRow(tenant, root))
        .onConflict((conflict) => conflict.columns(['tenant', 'idem']).doNothing())
        .returning('id')
        .executeTakeFirst();
      const standing = created === undefined ? await knownAs(tx, { tenant, idem: root.idem }) : undefined;
      if (standing !== undefined) return { created: false, root: standing };
      for (let at = 0; at < members.length; at += rowsAtOnce) {
        const rows = members.slice(at, at + rowsAtOnce).map((member) => toActionRow(tenant, member));
        await tx.insertInto('action').values(rows).execute();
      }
      if (approval !== undefined) {
        await tx.insertInto('approval').values(toApprovalRow(tenant, approval)).execute();
        await promiseAnnouncement(tx, dependencies, approval.id);
      }
      await audit.append(tx, tenant, recordsOf([root, ...members], approval));
      return { created: true, root };
    });
  };

async function knownAs(tx: Tx, { tenant, idem }: { tenant: TenantId; idem: string }): Promise<Action | undefined> {
  const row = await tx
    .selectFrom('action')
    .select(actionColumns)
    .where('tenant', '=', tenant)
    .where('idem', '=', idem)
    .executeTakeFirst();
  return row === undefined ? undefined : Action.parse(row);
}

const recordsOf = (actions: readonly Action[], approval: Approval | undefined) => [
  ...actions.map(({ id, status, requestedBy }) => ({ actor: requestedBy, event: `action.${status}`, subject: id })),
  ...(approval === undefined
    ? []
    : [{ actor: approval.requestedBy, event: `approval.${approval.status}`, subject: approval.id }]),
];

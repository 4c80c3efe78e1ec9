// Writes a new call into the ledger: its root, its members and the approval it may wait for, once for each idem.
import type { Action, Approval } from '../../core/action.ts';
import type { Ledger } from '../../core/ports/ledger.ts';
import { promiseAnnouncement } from './announce.ts';
import type { LedgerDependencies } from './dependencies.ts';
import { knownAs, sentOverCap } from './queries.ts';
import { toActionRow, toApprovalRow } from './rows.ts';
import { repeatedIn } from './twins.ts';

/** A statement takes at most 65,535 parameters. */
const rowsAtOnce = 1000;

export const openCall =
  (dependencies: LedgerDependencies): Ledger['open'] =>
  ({ root, members, approval, cap, twin }) => {
    const { database, audit, tenant } = dependencies;
    return database.inTenant(tenant, async (tx) => {
      const sent = await sentOverCap(tx, tenant, cap);
      if (sent !== undefined) {
        const standing = await knownAs(tx, { tenant, idem: root.idem });
        return standing === undefined ? { created: false, root, sent } : { created: false, root: standing };
      }
      const waiting = await repeatedIn(tx, dependencies, { root, approval, twin });
      if (waiting !== undefined) return { created: false, ...waiting };
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

const recordsOf = (actions: readonly Action[], approval: Approval | undefined) => [
  ...actions.map(({ id, status, requestedBy }) => ({ actor: requestedBy, event: `action.${status}`, subject: id })),
  ...(approval === undefined
    ? []
    : [{ actor: approval.requestedBy, event: `approval.${approval.status}`, subject: approval.id }]),
];

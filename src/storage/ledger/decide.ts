// Decides an approval once, and moves what waits for it along in the same transaction.
import { Action, type ActionStatus, Approval } from '../../core/action.ts';
import type { ActionId, ApprovalId, TenantId } from '../../core/ids.ts';
import type { Decision, DecisionResult, Ledger } from '../../core/ports/ledger.ts';
import { Problem } from '../../core/problem.ts';
import type { Tx } from '../database.ts';
import { publishIn } from '../integration/outgoing.ts';
import { promiseAnnouncement } from './announce.ts';
import type { LedgerDependencies } from './dependencies.ts';
import { actionColumns, approvalColumns, optionalJson } from './rows.ts';

const stepOf = {
  approved: 'approved',
  rejected: 'rejected',
  expired: 'expired',
  superseded: 'rejected',
} as const satisfies Record<Decision['status'], ActionStatus>;

export const decide =
  (dependencies: LedgerDependencies): Ledger['decide'] =>
  (decision) => {
    const { database, audit, clock, tenant } = dependencies;
    return database.inTenant(tenant, async (tx): Promise<DecisionResult> => {
      const approval = await lockApproval(tx, { tenant, id: decision.approval });
      const action = await lockAction(tx, { tenant, id: approval.action });
      const obstacle = obstacleTo(decision, { approval, action });
      if (obstacle !== undefined || action === undefined) return { kind: obstacle ?? 'stale', approval };

      const decided = await writeDecision(tx, tenant, decision);
      const to = stepOf[decision.status];
      const rows = await tx
        .updateTable('action')
        .set({ status: to, updatedAt: clock.now() })
        .where('tenant', '=', tenant)
        .where('status', '=', 'pending_approval')
        .where((where) => where.or([where('id', '=', action.id), where('root', '=', action.id)]))
        .returning(actionColumns)
        .execute();
      const moved = rows.map((row) => Action.parse(row)).toSorted((a, b) => a.position - b.position);
      await audit.append(tx, tenant, [
        { actor: decision.by, event: `approval.${decision.status}`, subject: decision.approval },
        ...moved.map(({ id }) => ({ actor: decision.by, event: `action.${to}`, subject: id })),
      ]);
      await promiseAnnouncement(tx, dependencies, decision.approval);
      await tellDecision(tx, dependencies, { decision, action });
      return { kind: 'decided', approval: decided, action: moved.find(({ id }) => id === action.id) ?? action };
    });
  };

/** An approval that expires or is superseded was decided by nobody. */
async function tellDecision(
  tx: Tx,
  { tenant, newId, realClock }: LedgerDependencies,
  { decision, action: { id: actionId, tool } }: { decision: Decision; action: Action },
): Promise<void> {
  const { approval: approvalId, status, by: decidedBy, at } = decision;
  if (status !== 'approved' && status !== 'rejected') return;
  const data = { approvalId, actionId, tool, decision: status, decidedBy };
  await publishIn(tx, { tenant, newId, clock: realClock }, { id: newId('evt'), type: 'decision.made', at, data });
}

async function lockApproval(tx: Tx, { tenant, id }: { tenant: TenantId; id: ApprovalId }): Promise<Approval> {
  const row = await tx
    .selectFrom('approval')
    .select(approvalColumns)
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new Problem('not_found', `There is no approval ${id}.`);
  return Approval.parse(row);
}

async function lockAction(tx: Tx, { tenant, id }: { tenant: TenantId; id: ActionId }): Promise<Action | undefined> {
  const row = await tx
    .selectFrom('action')
    .select(actionColumns)
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? undefined : Action.parse(row);
}

function obstacleTo(
  decision: Decision,
  { approval, action }: { approval: Approval; action: Action | undefined },
): 'already_decided' | 'stale' | 'expired' | undefined {
  if (approval.status !== 'pending') return 'already_decided';
  if (decision.status !== 'expired' && approval.expiresAt.getTime() <= decision.at.getTime()) return 'expired';
  if (decision.digest !== undefined && decision.digest !== approval.digest) return 'stale';
  // What waits must still be what the approval was made for.
  const isBound = action?.status === 'pending_approval' && action.digest === approval.digest;
  return isBound || decision.status !== 'approved' ? undefined : 'stale';
}

async function writeDecision(tx: Tx, tenant: TenantId, decision: Decision): Promise<Approval> {
  const row = await tx
    .updateTable('approval')
    .set({
      status: decision.status,
      decidedBy: decision.by,
      decidedAt: decision.at,
      reason: decision.reason,
      act: optionalJson(decision.act),
      supersededBy: decision.supersededBy ?? null,
    })
    .where('tenant', '=', tenant)
    .where('id', '=', decision.approval)
    .returning(approvalColumns)
    .executeTakeFirstOrThrow();
  return Approval.parse(row);
}

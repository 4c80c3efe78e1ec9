// Reads of the ledger: single records, tasks, and the count that policy asks for.
import { sql } from 'kysely';
import { Action, Approval } from '../../core/action.ts';
import type { ActionId, TenantId } from '../../core/ids.ts';
import type { Ledger, MessageCap } from '../../core/ports/ledger.ts';
import { Problem } from '../../core/problem.ts';
import type { Tx } from '../database.ts';
import type { LedgerDependencies } from './dependencies.ts';
import { actionColumns, approvalColumns } from './rows.ts';

const present = <T>(found: T | undefined, what: string): T => {
  if (found === undefined) throw new Problem('not_found', `There is no ${what} here.`);
  return found;
};

const optionalAction = (row: unknown): Action | undefined => (row === undefined ? undefined : Action.parse(row));

export const singleActions = ({
  database,
  tenant,
}: LedgerDependencies): Pick<Ledger, 'action' | 'actionsById' | 'actionByIdem'> => ({
  actionsById: (ids) =>
    database.inTenant(tenant, async (tx) => {
      const rows = await tx
        .selectFrom('action')
        .select(actionColumns)
        .where('tenant', '=', tenant)
        .where('id', '=', sql<string>`any(${[...ids]})`)
        .execute();
      return rows.map((row) => Action.parse(row));
    }),

  action: (id) => database.inTenant(tenant, (tx) => actionIn(tx, tenant, id)),

  actionByIdem: (idem) => database.inTenant(tenant, (tx) => knownAs(tx, { tenant, idem })),
});

export async function actionIn(tx: Tx, tenant: TenantId, id: ActionId): Promise<Action> {
  const row = await tx
    .selectFrom('action')
    .select(actionColumns)
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .executeTakeFirst();
  return present(optionalAction(row), `action ${id}`);
}

/** The action of that name, or the one with which a call of that name was answered. */
export async function knownAs(
  tx: Tx,
  { tenant, idem }: { tenant: TenantId; idem: string },
): Promise<Action | undefined> {
  const own = sql`select known.id from action as known where known.tenant = ${tenant} and known.idem = ${idem}`;
  const repeated = sql`select action from repeated_call where tenant = ${tenant} and idem = ${idem}`;
  const row = await tx
    .selectFrom('action')
    .select(actionColumns)
    .where('tenant', '=', tenant)
    .where('id', '=', sql<string>`coalesce((${own}), (${repeated}))`)
    .executeTakeFirst();
  return optionalAction(row);
}

export const families = ({ database, tenant }: LedgerDependencies): Pick<Ledger, 'task' | 'members'> => ({
  task: (id) =>
    database.inTenant(tenant, async (tx) => {
      const rows = await tx
        .selectFrom('action')
        .select(actionColumns)
        .where('tenant', '=', tenant)
        .where('task', '=', id)
        // The root has no root: nulls first puts it before its members.
        .orderBy('root', (order) => order.asc().nullsFirst())
        .orderBy('position')
        .orderBy('seq')
        .execute();
      present(rows[0], `task ${id}`);
      return rows.map((row) => Action.parse(row));
    }),

  members: (root) =>
    database.inTenant(tenant, async (tx) => {
      const isKnown = await tx
        .selectFrom('action')
        .select('id')
        .where('tenant', '=', tenant)
        .where('id', '=', root)
        .executeTakeFirst();
      present(isKnown, `action ${root}`);
      const rows = await tx
        .selectFrom('action')
        .select(actionColumns)
        .where('tenant', '=', tenant)
        .where('root', '=', root)
        .orderBy('position')
        .execute();
      return rows.map((row) => Action.parse(row));
    }),
});

export const singleApprovals = ({
  database,
  tenant,
}: LedgerDependencies): Pick<Ledger, 'approval' | 'approvalOf' | 'approvalsOf'> => ({
  approval: (id) =>
    database.inTenant(tenant, async (tx) => {
      const row = await tx
        .selectFrom('approval')
        .select(approvalColumns)
        .where('tenant', '=', tenant)
        .where('id', '=', id)
        .executeTakeFirst();
      return Approval.parse(present(row, `approval ${id}`));
    }),

  approvalOf: (action) =>
    database.inTenant(tenant, async (tx) => {
      const row = await tx
        .selectFrom('approval')
        .select(approvalColumns)
        .where('tenant', '=', tenant)
        .where('action', '=', action)
        .orderBy('seq', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row === undefined ? undefined : Approval.parse(row);
    }),

  approvalsOf: (actions) =>
    database.inTenant(tenant, async (tx) => {
      const rows = await tx
        .selectFrom('approval')
        .select(approvalColumns)
        .where('tenant', '=', tenant)
        .where('action', '=', sql<string>`any(${[...actions]})`)
        .orderBy('seq')
        .execute();
      return new Map(rows.map((row) => Approval.parse(row)).map((approval) => [approval.action, approval]));
    }),
});

export const volume = ({ database, tenant }: LedgerDependencies): Pick<Ledger, 'messagesSince'> => ({
  messagesSince: (actor, since) => database.inTenant(tenant, (tx) => countMessages(tx, tenant, { actor, since })),
});

async function countMessages(
  tx: Tx,
  tenant: TenantId,
  { actor, since }: Pick<MessageCap, 'actor' | 'since'>,
): Promise<number> {
  const { count } = await tx
    .selectFrom('action')
    .select((from) => from.fn.sum(from.fn<number>('cardinality', ['contacted'])).as('count'))
    .where('tenant', '=', tenant)
    .where('requestedBy', '=', actor)
    // A group's messages are counted at its members; what was undone never left, or was taken back.
    .where('isGroup', '=', false)
    .where('status', '<>', 'undone')
    .where((where) => where(where.fn.coalesce('executedAt', 'createdAt'), '>=', since))
    .executeTakeFirstOrThrow();
  // The sum over no rows is null, which is 0.
  return Number(count);
}

/**
 * The messages that were sent where they are more than the cap allows. Whoever asks next waits for the end of this transaction, and
 * counts what it wrote.
 */
export async function sentOverCap(tx: Tx, tenant: TenantId, cap: MessageCap | undefined): Promise<number | undefined> {
  if (cap === undefined) return undefined;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`messages ${tenant} ${cap.actor}`}, 0))`.execute(tx);
  const sent = await countMessages(tx, tenant, cap);
  return sent > cap.most ? sent : undefined;
}

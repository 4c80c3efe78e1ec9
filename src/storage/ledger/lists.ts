// Lists of the ledger, newest first, by page. Of the same instant, what was written later is newer.
import { type RawBuilder, sql } from 'kysely';
import { Action, Approval } from '../../core/action.ts';
import type { TenantId, UserId } from '../../core/ids.ts';
import { messageTools } from '../../core/planned-message.ts';
import type { ActionQuery, Ledger } from '../../core/ports/ledger.ts';
import type { Tx } from '../database.ts';
import type { LedgerDependencies } from './dependencies.ts';
import { actionColumns, approvalColumns } from './rows.ts';

export const lists = ({ database, tenant }: LedgerDependencies): Pick<Ledger, 'actions' | 'approvals'> => ({
  actions: (query) =>
    database.inTenant(tenant, async (tx) => {
      const rows = await selectActions(tx, tenant, query).limit(query.limit).execute();
      return rows.map((row) => Action.parse(row));
    }),

  approvals: ({ status, limit, before }) =>
    database.inTenant(tenant, async (tx) => {
      let found = tx
        .selectFrom('approval')
        .select(approvalColumns)
        .where('tenant', '=', tenant)
        .where('status', '=', status);
      if (before !== undefined) found = found.where(olderThan('approval', { tenant, id: before, by: 'created_at' }));
      const rows = await found.orderBy('createdAt', 'desc').orderBy('seq', 'desc').limit(limit).execute();
      return rows.map((row) => Approval.parse(row));
    }),
});

interface Mark {
  readonly tenant: string;
  readonly id: string;
  readonly by: 'created_at' | 'executed_at';
}

const olderThan = (table: 'action' | 'approval', { tenant, id, by }: Mark): RawBuilder<boolean> => {
  const [own, marked] = [sql.ref(by), sql.ref(`mark.${by}`)];
  return sql<boolean>`(${own}, seq) < (select ${marked}, mark.seq from ${sql.table(table)} as mark where mark.tenant = ${tenant} and mark.id = ${id})`;
};

/** As `messageTo` reads plans. The tools stand in the text of the query, or the index over messages would not be used. */
const tells = (user: UserId): RawBuilder<boolean> => sql<boolean>`(
  tool in (${sql.join(messageTools.map((tool) => sql.lit(tool)))}) and (
    plan ->> 'user' = ${user}
    or plan -> 'escalation' ->> 'user' = ${user}
    or (plan -> 'reminders')::jsonb @> jsonb_build_array(jsonb_build_object('user', ${user}::text))
  )
)`;

function selectActions(tx: Tx, tenant: TenantId, query: ActionQuery) {
  const { before, requestedBy, status, tool, candidate, effects, toldUser, executed } = query;
  const by = executed === undefined ? 'created_at' : 'executed_at';
  let found = tx.selectFrom('action').select(actionColumns).where('tenant', '=', tenant);
  if (query.lines === 'roots') found = found.where('root', 'is', null);
  else found = found.where('isGroup', '=', false);
  if (before !== undefined) found = found.where(olderThan('action', { tenant, id: before, by }));
  if (requestedBy !== undefined) found = found.where('requestedBy', '=', requestedBy);
  if (status !== undefined) found = found.where('status', '=', status);
  if (tool !== undefined) found = found.where('tool', '=', tool);
  if (candidate !== undefined) found = found.where('candidate', '=', candidate);
  if (effects !== undefined) found = found.where('effect', '=', sql<string>`any(${[...effects]})`);
  if (toldUser !== undefined) found = found.where(tells(toldUser));
  for (const bound of bounds(query)) found = found.where(bound);
  return found.orderBy(sql.ref(by), 'desc').orderBy('seq', 'desc');
}

function bounds({ from, to, executed }: ActionQuery): RawBuilder<boolean>[] {
  return [
    ...(from === undefined ? [] : [sql<boolean>`created_at >= ${from}`]),
    ...(to === undefined ? [] : [sql<boolean>`created_at < ${to}`]),
    ...(executed === undefined ? [] : [sql<boolean>`executed_at < ${executed.to}`]),
    ...(executed?.from === undefined ? [] : [sql<boolean>`executed_at >= ${executed.from}`]),
  ];
}

// Calls that ask for what waits already: found among what waits, and kept by name and by who asked.
import { sql } from 'kysely';
import type { Action, Approval } from '../../core/action.ts';
import { ActionId, ActorId } from '../../core/ids.ts';
import type { Ledger, RepeatedCall, Twin } from '../../core/ports/ledger.ts';
import type { Tx } from '../database.ts';
import type { LedgerDependencies } from './dependencies.ts';
import { actionIn, knownAs } from './queries.ts';

interface Waiting {
  readonly action: string;
  /** What the audit trail names. */
  readonly subject: string;
}

interface Opening {
  readonly root: Action;
  readonly approval: Approval | undefined;
  readonly twin: Twin | undefined;
}

/** Whoever asks next waits for the end of this transaction, and finds what it wrote. */
export async function repeatedIn(
  tx: Tx,
  { tenant, audit }: LedgerDependencies,
  { root, approval, twin }: Opening,
): Promise<{ root: Action; waits?: true } | undefined> {
  if (twin === undefined) return undefined;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`waits ${tenant} ${root.tool}`}, 0))`.execute(tx);
  const known = await knownAs(tx, { tenant, idem: root.idem });
  if (known !== undefined) return { root: known };
  const waiting =
    approval === undefined
      ? await waitingDraft(tx, { tenant, root, twin })
      : await waitingApproval(tx, { tenant, approval, twin });
  if (waiting === undefined) return undefined;
  const { action, subject } = waiting;
  const { idem, requestedBy, createdAt: at } = root;
  await tx.insertInto('repeatedCall').values({ tenant, idem, action, requestedBy, at }).execute();
  await audit.append(tx, tenant, [
    { actor: requestedBy, event: `${approval ? 'approval' : 'action'}.repeated`, subject },
  ]);
  return { root: await actionIn(tx, tenant, ActionId.parse(action)), waits: true };
}

interface Sought {
  readonly tenant: string;
  readonly twin: Twin;
}

/** For the same people to decide on: it may be that others would be asked by now. */
async function waitingApproval(
  tx: Tx,
  { tenant, approval: { tool, approvers }, twin }: Sought & { approval: Approval },
): Promise<Waiting | undefined> {
  const rows = await tx
    .selectFrom('approval')
    .innerJoin('action', (join) =>
      join.onRef('action.tenant', '=', 'approval.tenant').onRef('action.id', '=', 'approval.action'),
    )
    .select(['action.id as action', 'action.policyVersion', 'action.digest', 'approval.id as subject'])
    .select('approval.approvers')
    .where('approval.tenant', '=', tenant)
    .where('approval.status', '=', 'pending')
    .where('approval.tool', '=', tool)
    .where('approval.expiresAt', '>', twin.now)
    .where('action.status', '=', 'pending_approval')
    .orderBy('approval.seq')
    .execute();
  const names = approvers.toSorted().join(' ');
  return rows
    .filter((row) => row.approvers.toSorted().join(' ') === names)
    .find((row) => row.digest === twin.digestAt(row.policyVersion));
}

/** Drafts are shown to whoever asked, so they are one's own. */
async function waitingDraft(
  tx: Tx,
  { tenant, root: { tool, requestedBy }, twin }: Sought & { root: Action },
): Promise<Waiting | undefined> {
  const rows = await tx
    .selectFrom('action')
    .select(['id as action', 'id as subject', 'policyVersion', 'digest'])
    .where('tenant', '=', tenant)
    .where('status', '=', 'draft')
    .where('root', 'is', null)
    .where('tool', '=', tool)
    .where('requestedBy', '=', requestedBy)
    .orderBy('seq')
    .execute();
  return rows.find((row) => row.digest === twin.digestAt(row.policyVersion));
}

export const repeatedCalls = ({ database, tenant }: LedgerDependencies): Pick<Ledger, 'repeatedCalls'> => ({
  repeatedCalls: (roots) =>
    database.inTenant(tenant, async (tx) => {
      const rows = await tx
        .selectFrom('repeatedCall')
        .select(['action', 'idem', 'requestedBy', 'at'])
        .where('tenant', '=', tenant)
        .where('action', '=', sql<string>`any(${[...roots]})`)
        .orderBy('at')
        .execute();
      return rows.map((row): RepeatedCall => ({
        ...row,
        action: ActionId.parse(row.action),
        requestedBy: ActorId.parse(row.requestedBy),
      }));
    }),
});

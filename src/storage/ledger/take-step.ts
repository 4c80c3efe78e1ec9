// One step of an action along its lifecycle: atomic, with its audit record and its events in the same transaction.
import { type RawBuilder, sql } from 'kysely';
import { Action, mayStep } from '../../core/action.ts';
import { ActionId, type TenantId } from '../../core/ids.ts';
import type { DomainEvent } from '../../core/events.ts';
import type { Ledger, Step } from '../../core/ports/ledger.ts';
import { subjectOfAction } from '../../core/ports/troubles.ts';
import type { Tx } from '../database.ts';
import { promiseReaction } from '../event-log.ts';
import { noteGivenUp, noteSettled } from '../troubles.ts';
import { promiseAnnouncement, promiseRedrawing } from './announce.ts';
import type { LedgerDependencies } from './dependencies.ts';
import { sentOverCap } from './queries.ts';
import { actionColumns, jsonText, toApprovalRow, toPatchRow } from './rows.ts';

export const takeStep =
  (dependencies: LedgerDependencies): Ledger['step'] =>
  async (step) => {
    const { database, audit, clock, realClock, tenant } = dependencies;
    const forbidden = step.from.find((from) => !mayStep(from, step.to));
    if (forbidden !== undefined) throw new Error(`no action may step from ${forbidden} to ${step.to}`);
    const events = step.events ?? [];
    return database.inTenant(tenant, async (tx) => {
      const at = clock.now();
      if ((await sentOverCap(tx, tenant, step.cap)) !== undefined) return undefined;
      // One statement that looks and writes: of two that come at once, the second sees what the first wrote.
      const row = await tx
        .updateTable('action')
        .set({ ...toPatchRow(step.set ?? {}), status: step.to, updatedAt: at })
        .where('tenant', '=', tenant)
        .where('id', '=', step.action)
        .where('status', '=', sql<string>`any(${[...step.from]})`)
        .where(isFree(step))
        .where(step.attempt === undefined ? sql<boolean>`true` : sql<boolean>`attempt = ${step.attempt}`)
        .where(step.digest === undefined ? sql<boolean>`true` : sql<boolean>`digest = ${step.digest}`)
        .returning(actionColumns)
        .executeTakeFirst();
      if (row === undefined) return undefined;
      const members = await takeMembersAlong(tx, dependencies, step);
      await writeEvents(tx, { tenant, action: step.action, events, at, due: realClock.now() });
      if (step.approval !== undefined) {
        await tx.insertInto('approval').values(toApprovalRow(tenant, step.approval)).execute();
        await promiseAnnouncement(tx, dependencies, step.approval.id);
      }
      await noteTrouble(tx, tenant, step);
      await audit.append(tx, tenant, recordsOf(step, members));
      await promiseRedrawing(tx, dependencies, step);
      return Action.parse(row);
    });
  };

/** Letters that are shown together are sent, discarded and expire together. */
async function takeMembersAlong(
  tx: Tx,
  { tenant, clock }: LedgerDependencies,
  { action, from, to }: Step,
): Promise<readonly ActionId[]> {
  if (!from.includes('draft') || to === 'draft') return [];
  const rows = await tx
    .updateTable('action')
    .set({ status: to, updatedAt: clock.now() })
    .where('tenant', '=', tenant)
    .where('root', '=', action)
    .where('status', '=', 'draft')
    .returning('id')
    .execute();
  return rows.map(({ id }) => ActionId.parse(id));
}

const recordsOf = ({ by, action, to, approval }: Step, members: readonly ActionId[]) => [
  ...[action, ...members].map((subject) => ({ actor: by, event: `action.${to}`, subject })),
  ...(approval === undefined ? [] : [{ actor: by, event: `approval.${approval.status}`, subject: approval.id }]),
];

/** Taking over somebody's work: only once their lease has ended. */
const isFree = ({ to, leaseEndedBy }: Step): RawBuilder<boolean> =>
  leaseEndedBy === undefined
    ? sql<boolean>`true`
    : sql<boolean>`(status <> ${to} or lease_until is null or lease_until <= ${leaseEndedBy})`;

async function noteTrouble(tx: Tx, tenant: TenantId, { action, trouble }: Step): Promise<void> {
  const subject = subjectOfAction(action);
  if (trouble?.kind === 'given_up') await noteGivenUp(tx, tenant, { subject, code: trouble.code, at: trouble.at });
  if (trouble?.kind === 'settled') await noteSettled(tx, tenant, subject);
}

/** The reactions are promised with the events: whatever happened is reacted to, and once. */
async function writeEvents(
  tx: Tx,
  written: { tenant: TenantId; action: ActionId; events: readonly DomainEvent[]; at: Date; due: Date },
): Promise<void> {
  const { tenant, action, at, due } = written;
  if (written.events.length === 0) return;
  const rows = written.events.map((event) => ({ tenant, action, at, event: jsonText(event) }));
  const numbered = await tx.insertInto('eventLog').values(rows).returning('seq').execute();
  for (const { seq } of numbered) await promiseReaction(tx, { tenant, event: seq, due });
}

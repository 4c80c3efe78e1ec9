// What other stores do for add-ons in their own transactions: promise that what runs follows, and count what was used.
import { sql } from 'kysely';
import type { OfferingId } from '../../core/ids.ts';
import type { Counts } from '../../core/integration.ts';
import { settleJob } from '../../core/ports/offerings.ts';
import type { Tx } from '../database.ts';
import { promiseIn } from '../outbox.ts';
import type { SyncDependencies } from './sync-dependencies.ts';

/** What runs follows what changed. */
export const promiseSettling = (tx: Tx, { newId, tenant, clock }: SyncDependencies, offering: OfferingId) =>
  promiseIn(tx, { id: newId('job'), tenant, name: settleJob, data: { offering }, due: clock.now() });

interface Used extends Partial<Counts> {
  readonly runs?: number;
}

interface UsedBy {
  /** Of the run; null: it belongs to no add-on. */
  readonly offering: string | null;
  readonly dryRun: boolean;
}

/** Counts in the transaction of what is counted: a crash neither loses nor doubles it. */
export async function countUse(
  tx: Tx,
  { tenant, clock }: SyncDependencies,
  { of: { offering, dryRun }, used }: { of: UsedBy; used: Used },
): Promise<void> {
  const { runs = 0, written = 0, deleted = 0 } = used;
  if (offering === null || dryRun || runs + written + deleted === 0) return;
  await sql`
    insert into offering_usage (tenant, offering, day, operator, runs, written, deleted)
    select tenant, offering, ${today(clock)}::date, operator, ${runs}, ${written}, ${deleted}
      from add_on where tenant = ${tenant} and offering = ${offering} ${addUp}`.execute(tx);
}

/** The same as a part of a statement in which `counted` is the run: what it wrote. */
export const used = ({ tenant, clock }: SyncDependencies, written: number) => sql`used as (
    insert into offering_usage (tenant, offering, day, operator, runs, written, deleted)
    select add_on.tenant, add_on.offering, ${today(clock)}::date, add_on.operator, 0, ${written}, 0
      from counted join add_on on add_on.tenant = ${tenant} and add_on.offering = counted.offering
     where not counted.dry_run ${addUp}
  )`;

const today = (clock: SyncDependencies['clock']): string => clock.now().toISOString().slice(0, 10);

const addUp = sql`on conflict (tenant, offering, day) do update set runs = offering_usage.runs + excluded.runs,
  written = offering_usage.written + excluded.written, deleted = offering_usage.deleted + excluded.deleted`;

// What the retention stores of one organization are made of.
import { sql } from 'kysely';
import type { Clock } from '../../core/clock.ts';
import type { NewId, TenantId } from '../../core/ids.ts';
import type { JsonObject } from '../../core/json.ts';
import type { Database, Tx } from '../database.ts';
import { promiseIn } from '../outbox.ts';

export interface RetentionDependencies {
  readonly database: Database;
  /** Real time: the queue runs on it. */
  readonly clock: Clock;
  readonly newId: NewId;
  readonly tenant: TenantId;
}

interface Promised {
  readonly name: string;
  readonly data: JsonObject;
  readonly waitMs?: number;
}

/** Promises a job in the transaction of its cause. */
export function promiseFor(
  tx: Tx,
  dependencies: RetentionDependencies,
  { name, data, waitMs = 0 }: Promised,
): Promise<void> {
  const { clock, newId, tenant } = dependencies;
  return promiseIn(tx, { id: newId('job'), tenant, name, data, due: new Date(clock.now().getTime() + waitMs) });
}

/** The same, unless that very job waits to be handed over: one that comes later sees this change as well. */
export async function promiseOnce(tx: Tx, dependencies: RetentionDependencies, job: Promised): Promise<void> {
  const waiting = await tx
    .selectFrom('outbox')
    .select('id')
    .where('tenant', '=', dependencies.tenant)
    .where('name', '=', job.name)
    .where(sql<boolean>`data::jsonb = ${JSON.stringify(job.data)}::jsonb`)
    .where('leaseUntil', 'is', null)
    .where('buriedAt', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (waiting === undefined) await promiseFor(tx, dependencies, job);
}

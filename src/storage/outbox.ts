// Promised jobs: a row each, written with its cause, leased for hand-over, deleted when kept.
import { z } from 'zod';
import type { Clock } from '../core/clock.ts';
import type { NewId, TenantId } from '../core/ids.ts';
import type { JsonObject } from '../core/json.ts';
import { BuriedJob, type Outbox, PromisedJob } from '../core/ports/outbox.ts';
import { sql } from 'kysely';
import type { Database, Reach, Tx } from './database.ts';
import { notePromise } from './promises-made.ts';

const relay: Reach = { as: 'app.relay', value: 'on' };

interface NewPromise {
  readonly id: string;
  readonly tenant: TenantId;
  readonly name: string;
  readonly data: JsonObject;
  readonly due: Date;
}

/** For stores that promise a job in the transaction of its cause. */
export const promiseIn = (tx: Tx, job: NewPromise): Promise<void> => promiseAllIn(tx, [job]);

export async function promiseAllIn(tx: Tx, jobs: readonly NewPromise[]): Promise<void> {
  if (jobs.length === 0) return;
  const rows = jobs.map((job) => ({ ...job, data: JSON.stringify(job.data) }));
  await tx.insertInto('outbox').values(rows).execute();
  notePromise(tx);
}

export function createOutbox(given: { database: Database; clock: Clock; newId: NewId }): Outbox {
  const { database, newId } = given;
  return {
    promise: (job) => database.inTenant(job.tenant, (tx) => promiseIn(tx, { ...job, id: newId('job') })),

    lease: ({ now, until, limit }) =>
      database.reaching(relay, async (tx) => {
        const rows = await tx
          .updateTable('outbox')
          .set({ tries: sql`tries + 1`, leaseUntil: until })
          .where('id', 'in', (from) =>
            from
              .selectFrom('outbox')
              .select('id')
              .where('buriedAt', 'is', null)
              .where('due', '<=', now)
              .where((where) => where.or([where('leaseUntil', 'is', null), where('leaseUntil', '<=', now)]))
              .orderBy('due')
              .limit(limit)
              .forUpdate()
              .skipLocked(),
          )
          .returning(PromisedJob.keyof().options)
          .execute();
        return z
          .array(PromisedJob)
          .parse(rows)
          .toSorted((a, b) => a.due.getTime() - b.due.getTime());
      }),

    handedOver: ({ ids, until }) =>
      database.reaching(relay, async (tx) => {
        await tx
          .updateTable('outbox')
          .set({ leaseUntil: until })
          .where('id', '=', sql<string>`any(${[...ids]})`)
          .execute();
      }),

    releaseAll: () =>
      database.reaching(relay, async (tx) => {
        await tx.updateTable('outbox').set({ leaseUntil: null }).where('leaseUntil', 'is not', null).execute();
      }),

    keep: (id) =>
      database.reaching(relay, async (tx) => {
        const { numDeletedRows } = await tx.deleteFrom('outbox').where('id', '=', id).executeTakeFirst();
        return numDeletedRows > 0n;
      }),

    ...burying(given),
  };
}

function burying({ database, clock }: { database: Database; clock: Clock }): Pick<Outbox, 'bury' | 'buried'> {
  return {
    bury: ({ id, because }) =>
      database.reaching(relay, async (tx) => {
        await tx.updateTable('outbox').set({ buriedAt: clock.now(), because }).where('id', '=', id).execute();
      }),

    buried: ({ because, since }) =>
      database.reaching(relay, async (tx) => {
        const rows = await tx
          .selectFrom('outbox')
          .select(['tenant', 'name', 'data', 'buriedAt as at'])
          .where('because', '=', because)
          .where('buriedAt', '>=', since)
          .execute();
        return z.array(BuriedJob).parse(rows);
      }),
  };
}

// Retrains and how far they are. Queuing one and promising it is one transaction, and a family has one at a time.
import { RetentionRun, type RetentionRuns, settledProgress } from '../../core/ports/retention.ts';
import type { Tx } from '../database.ts';
import { promiseFor, type RetentionDependencies } from './dependencies.ts';
import { readRow } from './rows.ts';

const columns = RetentionRun.keyof().options;

const openStates = ['queued', 'running'] as const;
const trainRetentionJob = 'train-retention';

export const createRuns = (dependencies: RetentionDependencies): RetentionRuns => ({
  queue: (run) =>
    dependencies.database.inTenant(dependencies.tenant, async (tx) => {
      for (;;) {
        const stored = await tx
          .insertInto('retentionRun')
          .values({ ...run, tenant: dependencies.tenant })
          .onConflict((conflict) => conflict.doNothing())
          .returning('id')
          .executeTakeFirst();
        if (stored !== undefined) {
          await promiseFor(tx, dependencies, { name: trainRetentionJob, data: { run: run.id } });
          return run;
        }
        const open = await selectOpen(tx, dependencies, run);
        if (open !== undefined) return open;
        // It ended between the two statements: there is room for this one now.
      }
    }),
  ...records(dependencies),
});

async function selectOpen(
  tx: Tx,
  { tenant }: RetentionDependencies,
  { jobFamily, id }: RetentionRun,
): Promise<RetentionRun | undefined> {
  const row = await tx
    .selectFrom('retentionRun')
    .select(columns)
    .where('tenant', '=', tenant)
    .where((is) =>
      is.or([is('id', '=', id), is.and([is('jobFamily', '=', jobFamily), is('status', 'in', [...openStates])])]),
    )
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? undefined : readRow(RetentionRun, row);
}

async function selectRun(
  tx: Tx,
  { tenant, id }: Pick<RetentionDependencies, 'tenant'> & { id: string },
): Promise<RetentionRun | undefined> {
  const row = await tx
    .selectFrom('retentionRun')
    .select(columns)
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? undefined : readRow(RetentionRun, row);
}

function records({ database, tenant }: RetentionDependencies): Omit<RetentionRuns, 'queue'> {
  return {
    put: ({ id, ...run }) =>
      database.inTenant(tenant, async (tx) => {
        const stored = await tx
          .insertInto('retentionRun')
          .values({ ...run, id, tenant })
          .onConflict((conflict) =>
            conflict
              .columns(['tenant', 'id'])
              .doUpdateSet(run)
              .where('retentionRun.status', 'in', [...openStates]),
          )
          .returning('id')
          .executeTakeFirst();
        return stored !== undefined;
      }),

    cancel: ({ id, at }) =>
      database.inTenant(tenant, async (tx) => {
        await tx
          .updateTable('retentionRun')
          .set({ status: 'cancelled', endedAt: at })
          .where('tenant', '=', tenant)
          .where('id', '=', id)
          .where('status', 'in', [...openStates])
          .where('progress', '<', settledProgress)
          .execute();
        return await selectRun(tx, { tenant, id });
      }),

    find: (id) => database.inTenant(tenant, (tx) => selectRun(tx, { tenant, id })),

    list: ({ jobFamily, limit }) =>
      database.inTenant(tenant, async (tx) => {
        let found = tx.selectFrom('retentionRun').select(columns).where('tenant', '=', tenant);
        if (jobFamily !== undefined) found = found.where('jobFamily', '=', jobFamily);
        const rows = await found.orderBy('startedAt', 'desc').orderBy('id', 'desc').limit(limit).execute();
        return rows.map((row) => readRow(RetentionRun, row));
      }),
  };
}

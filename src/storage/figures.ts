// How much waits, for how long, and what became of runs: over all tenants, numbers only. Every question is answered by a small index.
import { sql } from 'kysely';
import { z } from 'zod';
import type { Reading } from '../core/metrics.ts';
import type { Database, Tx } from './database.ts';

const open = ['proposed', 'draft', 'pending_approval', 'approved', 'scheduled', 'executing', 'undoing'] as const;
const running = ['queued', 'running', 'retrying', 'active'] as const;
const ended = ['succeeded', 'partially_succeeded', 'failed', 'cancelled'] as const;
const lateMs = 5 * 60_000;
const dayMs = 86_400_000;

export interface Now {
  readonly real: Date;
  readonly business: Date;
}

export interface Figures {
  read(now: Now): Promise<readonly Reading[]>;
}

export const createFigures = (database: Database): Figures => ({
  async read(now) {
    const seen = await database.reaching({ as: 'app.sweep', value: 'on' }, (tx) => seenBySweep(tx, now));
    const promised = await database.reaching({ as: 'app.relay', value: 'on' }, (tx) => promises(tx, now));
    return [...seen, ...promised];
  },
});

const Waiting = z.strictObject({ waiting: z.coerce.number(), oldest: z.date().nullable() });
const ByStatus = z.array(z.strictObject({ status: z.string(), count: z.coerce.number() }));
const Count = z.strictObject({ count: z.coerce.number() });

const ago = (now: Date, ms: number): Date => new Date(now.getTime() - ms);
const secondsSince = (now: Date, then: Date | null): number =>
  then === null ? 0 : Math.max(0, (now.getTime() - then.getTime()) / 1000);

async function seenBySweep(tx: Tx, { real, business }: Now): Promise<readonly Reading[]> {
  const actions = ByStatus.parse(
    await tx
      .selectFrom('action')
      .select(['status', sql`count(*)`.as('count')])
      .where('root', 'is', null)
      .where('status', 'in', open)
      .groupBy('status')
      .execute(),
  );
  const stuck = Count.parse(
    await tx
      .selectFrom('action')
      .select(sql`count(*)`.as('count'))
      .where('root', 'is', null)
      .where('status', 'in', ['proposed', 'approved', 'executing', 'undoing'])
      .where('leaseUntil', '<=', ago(real, lateMs))
      .executeTakeFirstOrThrow(),
  );
  const approvals = Waiting.parse(
    await tx
      .selectFrom('approval')
      .select([sql`count(*)`.as('waiting'), sql`min(created_at)`.as('oldest')])
      .where('status', '=', 'pending')
      .executeTakeFirstOrThrow(),
  );
  const letters = Count.parse(
    await tx
      .selectFrom('letter')
      .select(sql`count(*)`.as('count'))
      .where('status', 'in', ['held', 'sending'])
      .where('releaseAt', '<=', ago(business, lateMs))
      .executeTakeFirstOrThrow(),
  );
  return [
    ...open.map((status): Reading => ({
      name: 'muster_actions_open',
      labels: { status },
      value: countOf(actions, status),
    })),
    { name: 'muster_actions_stuck', labels: {}, value: stuck.count },
    { name: 'muster_approvals_waiting', labels: {}, value: approvals.waiting },
    { name: 'muster_approval_oldest_seconds', labels: {}, value: secondsSince(business, approvals.oldest) },
    { name: 'muster_letters_overdue', labels: {}, value: letters.count },
    ...(await runs(tx, real)),
  ];
}

async function runs(tx: Tx, real: Date): Promise<readonly Reading[]> {
  const waiting = ByStatus.parse(
    await tx
      .selectFrom('sync')
      .select(['status', sql`count(*)`.as('count')])
      .where('status', 'in', running)
      .groupBy('status')
      .execute(),
  );
  const over = ByStatus.parse(
    await tx
      .selectFrom('sync')
      .select(['status', sql`count(*)`.as('count')])
      .where('finishedAt', '>', ago(real, dayMs))
      .groupBy('status')
      .execute(),
  );
  return [
    ...running.map((status): Reading => ({
      name: 'muster_syncs',
      labels: { status },
      value: countOf(waiting, status),
    })),
    ...ended.map((status): Reading => ({
      name: 'muster_syncs_ended_day',
      labels: { status },
      value: countOf(over, status),
    })),
  ];
}

async function promises(tx: Tx, { real }: Now): Promise<readonly Reading[]> {
  const due = Waiting.parse(
    await tx
      .selectFrom('outbox')
      .select([sql`count(*)`.as('waiting'), sql`min(due)`.as('oldest')])
      .where('buriedAt', 'is', null)
      .where('due', '<=', real)
      .executeTakeFirstOrThrow(),
  );
  const buried = Count.parse(
    await tx
      .selectFrom('outbox')
      .select(sql`count(*)`.as('count'))
      .where('buriedAt', 'is not', null)
      .executeTakeFirstOrThrow(),
  );
  return [
    { name: 'muster_outbox_waiting', labels: {}, value: due.waiting },
    { name: 'muster_outbox_oldest_seconds', labels: {}, value: secondsSince(real, due.oldest) },
    { name: 'muster_outbox_buried', labels: {}, value: buried.count },
  ];
}

const countOf = (rows: z.infer<typeof ByStatus>, status: string): number =>
  rows.find((row) => row.status === status)?.count ?? 0;

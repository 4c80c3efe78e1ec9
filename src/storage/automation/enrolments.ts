// Who is in which sequence. A step that waits and the promise of its run are one transaction.
import { sql } from 'kysely';
import { z } from 'zod';
import type { Clocks } from '../../core/clock.ts';
import { EnrolmentId, type NewId, TenantId } from '../../core/ids.ts';
import { type EnrolmentSweep, type Enrolments, stepJob } from '../../core/ports/enrolments.ts';
import { Problem } from '../../core/problem.ts';
import { Enrolment } from '../../core/sequence.ts';
import type { Database, Tx } from '../database.ts';
import { publishIn } from '../integration/outgoing.ts';
import { promiseIn } from '../outbox.ts';
import { contactsOf } from './contacts.ts';

export interface EnrolmentDependencies {
  readonly database: Database;
  readonly tenant: TenantId;
  readonly clocks: Clocks;
  readonly newId: NewId;
}

const columns = Enrolment.keyof().options;
const EnrolmentRows = z.array(Enrolment);
const optional = (row: unknown): Enrolment | undefined => (row === undefined ? undefined : Enrolment.parse(row));

export const createEnrolments = (dependencies: EnrolmentDependencies): Enrolments => ({
  ...reads(dependencies),
  ...steps(dependencies),
  ...ends(dependencies),
  ...contactsOf(dependencies),
});

const rowsOf = (tx: Tx, tenant: TenantId) => tx.selectFrom('enrolment').select(columns).where('tenant', '=', tenant);

type Reads = Pick<Enrolments, 'find' | 'byKey' | 'running' | 'onMeetings' | 'ofMeeting' | 'list'>;

function reads({ database, tenant }: EnrolmentDependencies): Reads {
  return {
    find: (id) =>
      database.inTenant(tenant, async (tx) =>
        optional(await rowsOf(tx, tenant).where('id', '=', id).executeTakeFirst()),
      ),
    byKey: (key) =>
      database.inTenant(tenant, async (tx) =>
        optional(await rowsOf(tx, tenant).where('key', '=', key).executeTakeFirst()),
      ),
    running: (candidate) =>
      database.inTenant(tenant, async (tx) => {
        const found = rowsOf(tx, tenant).where('candidate', '=', candidate).where('status', '=', 'running');
        return EnrolmentRows.parse(await found.orderBy('id').execute());
      }),
    onMeetings: (limit) =>
      database.inTenant(tenant, async (tx) => {
        const found = rowsOf(tx, tenant).where('status', '=', 'running').where('meeting', 'is not', null);
        return EnrolmentRows.parse(await found.orderBy('id').limit(limit).execute());
      }),
    ofMeeting: (meeting) =>
      database.inTenant(tenant, async (tx) =>
        EnrolmentRows.parse(await rowsOf(tx, tenant).where('meeting', '=', meeting).orderBy('id').execute()),
      ),
    list: ({ sequence, limit, before }) =>
      database.inTenant(tenant, async (tx) => {
        let found = rowsOf(tx, tenant).where('sequence', '=', sequence);
        if (before !== undefined) found = found.where('id', '<', before);
        return EnrolmentRows.parse(await found.orderBy('id', 'desc').limit(limit).execute());
      }),
  };
}

function steps(dependencies: EnrolmentDependencies): Pick<Enrolments, 'start' | 'advance'> {
  const { database, tenant } = dependencies;
  return {
    start: (enrolment) =>
      once(
        database.inTenant(tenant, async (tx) => {
          const row = await tx
            .insertInto('enrolment')
            .values({ ...enrolment, tenant })
            .onConflict((conflict) => conflict.columns(['tenant', 'key']).doNothing())
            .returning(columns)
            .executeTakeFirst();
          if (row === undefined)
            return Enrolment.parse(await rowsOf(tx, tenant).where('key', '=', enrolment.key).executeTakeFirstOrThrow());
          await promiseStep(tx, dependencies, enrolment);
          return Enrolment.parse(row);
        }),
      ),

    advance: ({ id, from, to, dueAt, meeting }) =>
      database.inTenant(tenant, async (tx) => {
        const row = await tx
          .updateTable('enrolment')
          .set({
            step: to,
            dueAt,
            status: dueAt === null ? 'done' : 'running',
            ...(meeting === undefined ? {} : { meetingStart: meeting.start, meetingEnd: meeting.end }),
          })
          .where('tenant', '=', tenant)
          .where('id', '=', id)
          .where('step', '=', from)
          .where('status', '=', 'running')
          .returning(columns)
          .executeTakeFirst();
        if (row === undefined) return false;
        const moved = Enrolment.parse(row);
        await promiseStep(tx, dependencies, moved);
        if (moved.status === 'done') await notifyEnd(tx, dependencies, moved);
        return true;
      }),
  };
}

/** Whoever subscribed to it hears of it through the webhooks. */
function notifyEnd(
  tx: Tx,
  dependencies: EnrolmentDependencies,
  { id, sequence, candidate, status }: Enrolment,
): Promise<number> {
  const { tenant, newId, clocks } = dependencies;
  const outcome = status === 'done' ? ('finished' as const) : ('stopped' as const);
  const data = { enrolmentId: id, sequenceId: sequence, candidateId: candidate, outcome };
  const told = { id: newId('evt'), type: 'sequence.ended' as const, at: clocks.business.now(), data };
  return publishIn(tx, { tenant, newId, clock: clocks.real }, told);
}

function ends(dependencies: EnrolmentDependencies): Pick<Enrolments, 'stop' | 'resume'> {
  const { database, tenant } = dependencies;
  return {
    stop: ({ id, because }) =>
      database.inTenant(tenant, async (tx) => {
        const row = await tx
          .updateTable('enrolment')
          .set({ status: 'stopped', because })
          .where('tenant', '=', tenant)
          .where('id', '=', id)
          .where('status', '=', 'running')
          .returning(columns)
          .executeTakeFirst();
        if (row !== undefined) await notifyEnd(tx, dependencies, Enrolment.parse(row));
        return row !== undefined;
      }),

    resume: ({ id, because }) =>
      once(
        database.inTenant(tenant, async (tx) => {
          const row = await tx
            .updateTable('enrolment')
            .set({ status: 'running', because: null })
            .where('tenant', '=', tenant)
            .where('id', '=', id)
            .where('status', '=', 'stopped')
            .where('because', '=', because)
            .returning(columns)
            .executeTakeFirst();
          if (row !== undefined) await promiseStep(tx, dependencies, Enrolment.parse(row));
          return row !== undefined;
        }),
      ),
  };
}

/** PostgreSQL's code for a row that may stand once. */
async function once<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && 'constraint' in error && error.constraint === 'enrolment_once')
      throw new Problem('conflict', 'That sequence runs for this candidate already.', { cause: error });
    throw error;
  }
}

/** The queue runs on real time: the step is due when business time will have reached it. */
async function promiseStep(tx: Tx, dependencies: EnrolmentDependencies, { id, dueAt }: Enrolment): Promise<void> {
  if (dueAt === null) return;
  const { clocks, newId, tenant } = dependencies;
  const waitMs = Math.max(0, dueAt.getTime() - clocks.business.now().getTime());
  const due = new Date(clocks.real.now().getTime() + waitMs);
  await promiseIn(tx, { id: newId('job'), tenant, name: stepJob, data: { enrolment: id }, due });
}

export const createEnrolmentSweep = (database: Database): EnrolmentSweep => ({
  due: (now, limit) =>
    database.reaching({ as: 'app.sweep', value: 'on' }, async (tx) => {
      const rows = await tx
        .selectFrom('enrolment')
        .select(['tenant', sql<string>`id`.as('enrolment')])
        .where('status', '=', 'running')
        .where('dueAt', '<=', now)
        .orderBy('dueAt')
        .limit(limit)
        .execute();
      return z.array(z.strictObject({ tenant: TenantId, enrolment: EnrolmentId })).parse(rows);
    }),
});

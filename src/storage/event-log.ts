// The log of what happened. An entry and the promise that it will be reacted to are one transaction.
import { sql } from 'kysely';
import { z } from 'zod';
import type { Clocks } from '../core/clock.ts';
import { TriggerEvent } from '../core/trigger-event.ts';
import { ActionId, CandidateId, type TenantId } from '../core/ids.ts';
import { type EventLog, type EventQuery, Reaction } from '../core/ports/event-log.ts';
import type { Database, Tx } from './database.ts';
import { eventIntake, reactionOf } from './event-intake.ts';
import { promiseIn } from './outbox.ts';

interface EventLogDependencies {
  readonly database: Database;
  /** The same tables, on connections that wait for nobody else. */
  readonly intake: Database;
  readonly tenant: TenantId;
  readonly clocks: Clocks;
}

export const promiseReaction = (tx: Tx, given: { tenant: TenantId; event: string; due: Date }): Promise<void> =>
  promiseIn(tx, reactionOf(given));

export function createEventLog(dependencies: EventLogDependencies): EventLog {
  const takeAll = eventIntake(dependencies);
  return {
    ...reads(dependencies),
    ...reactions(dependencies),
    ...consequences(dependencies),
    takeAll,
    async take(event) {
      const [taken] = await takeAll([event]);
      if (taken === undefined) throw new Error('an event was neither taken nor refused');
      return taken;
    },
  };
}

const columns = ['seq', 'action', 'event', 'at', 'system', 'eventId', 'occurredAt'] as const;
const Row = z.object({
  seq: z.string(),
  action: z.string().nullable(),
  event: z.looseObject({}),
  at: z.date(),
  system: z.string().nullable(),
  eventId: z.string().nullable(),
  occurredAt: z.date().nullable(),
});

/** The gate's events and reported ones were written with fields of their own; here they have the same. */
function triggerEventOf(row: unknown): TriggerEvent {
  const { seq, action, event, at, system, eventId, occurredAt } = Row.parse(row);
  const field = (name: string): unknown => event[name] ?? null;
  return TriggerEvent.parse({
    id: seq,
    kind: event['kind'],
    candidate: field('candidate'),
    job: field('job'),
    from: field('from'),
    to: field('to'),
    meeting: field('meeting'),
    start: field('start'),
    timeZone: field('timeZone'),
    undone: field('action'),
    cause: action,
    system,
    eventId,
    occurredAt: occurredAt ?? at,
    at,
  });
}

function reads({
  database,
  tenant,
}: EventLogDependencies): Pick<EventLog, 'find' | 'list' | 'causedBy' | 'hasNewerStage' | 'stageBefore'> {
  return {
    find: (id) =>
      database.inTenant(tenant, async (tx) => {
        const row = await tx
          .selectFrom('eventLog')
          .select(columns)
          .where('tenant', '=', tenant)
          .where('seq', '=', id)
          .executeTakeFirst();
        return row === undefined ? undefined : triggerEventOf(row);
      }),

    list: (query) =>
      database.inTenant(tenant, async (tx) => (await selectList(tx, tenant, query).execute()).map(triggerEventOf)),

    causedBy: (action) =>
      database.inTenant(tenant, async (tx) => {
        const rows = await tx
          .selectFrom('eventLog')
          .select(columns)
          .where('tenant', '=', tenant)
          .where('action', '=', action)
          .orderBy('seq')
          .execute();
        return rows.map(triggerEventOf);
      }),

    hasNewerStage: ({ candidate, occurredAt, id }) =>
      database.inTenant(tenant, async (tx) => {
        const row = await tx
          .selectFrom('eventLog')
          .select('seq')
          .where('tenant', '=', tenant)
          .where('candidate', '=', candidate)
          .where('kind', 'in', [...stageKinds])
          .where(sql<boolean>`(coalesce(occurred_at, at), seq) > (${occurredAt}, ${id}::bigint)`)
          .limit(1)
          .executeTakeFirst();
        return row !== undefined;
      }),

    stageBefore: ({ candidate, at, but }) =>
      database.inTenant(tenant, async (tx) => {
        let found = tx
          .selectFrom('eventLog')
          .select(columns)
          .where('tenant', '=', tenant)
          .where('candidate', '=', candidate)
          .where('kind', 'in', [...stageKinds])
          .where(sql<boolean>`coalesce(occurred_at, at) <= ${at}`);
        if (but !== undefined) found = found.where('seq', '<>', but);
        const newest = found.orderBy(sql`coalesce(occurred_at, at) desc, seq desc`);
        const row = await newest.limit(1).executeTakeFirst();
        return row === undefined ? undefined : triggerEventOf(row);
      }),
  };
}

const stageKinds = ['candidate.moved', 'candidate.rejected'] as const;

function selectList(tx: Tx, tenant: TenantId, { limit, before, since, kinds, candidate }: EventQuery) {
  let found = tx.selectFrom('eventLog').select(columns).where('tenant', '=', tenant);
  if (before !== undefined) found = found.where('seq', '<', before);
  if (since !== undefined) found = found.where('at', '>=', since);
  if (kinds !== undefined) found = found.where('kind', '=', sql<string>`any(${[...kinds]})`);
  if (candidate !== undefined) found = found.where('candidate', '=', candidate);
  return found.orderBy('seq', 'desc').limit(limit);
}

const reactions = ({ database, tenant }: EventLogDependencies): Pick<EventLog, 'note' | 'reactions'> => ({
  note: (reaction) =>
    database.inTenant(tenant, async (tx) => {
      const row = await tx
        .insertInto('reaction')
        .values({ ...reaction, tenant })
        .onConflict((conflict) => conflict.columns(['tenant', 'event', 'name']).doNothing())
        .returning('name')
        .executeTakeFirst();
      return row !== undefined;
    }),

  reactions: (event) =>
    database.inTenant(tenant, async (tx) => {
      const rows = await tx
        .selectFrom('reaction')
        .select(Reaction.keyof().options)
        .where('tenant', '=', tenant)
        .where('event', '=', event)
        .orderBy('name')
        .execute();
      return z.array(Reaction).parse(rows);
    }),
});

const About = z.object({ effect: ActionId, candidate: CandidateId.nullable() });
const Linked = z.object({ cause: ActionId, effect: ActionId });

function consequences({
  database,
  tenant,
}: EventLogDependencies): Pick<EventLog, 'effectsOf' | 'causesOf' | 'candidatesOf'> {
  const linked = (side: 'eventLog.action' | 'reaction.action', ids: readonly ActionId[]) =>
    database.inTenant(tenant, async (tx) => {
      if (ids.length === 0) return [];
      const rows = await tx
        .selectFrom('reaction')
        .innerJoin('eventLog', (join) =>
          join.onRef('eventLog.tenant', '=', 'reaction.tenant').onRef('eventLog.seq', '=', 'reaction.event'),
        )
        .select(['eventLog.action as cause', 'reaction.action as effect'])
        .where('reaction.tenant', '=', tenant)
        .where('eventLog.action', 'is not', null)
        .where('reaction.action', 'is not', null)
        .where(side, '=', sql<string>`any(${[...ids]})`)
        .orderBy('eventLog.seq')
        .orderBy('reaction.name')
        .execute();
      return z.array(Linked).parse(rows);
    });
  return {
    effectsOf: (causes) => linked('eventLog.action', causes),
    causesOf: (effects) => linked('reaction.action', effects),

    candidatesOf: (effects) =>
      database.inTenant(tenant, async (tx) => {
        if (effects.length === 0) return new Map();
        const rows = await tx
          .selectFrom('reaction')
          .innerJoin('eventLog', (join) =>
            join.onRef('eventLog.tenant', '=', 'reaction.tenant').onRef('eventLog.seq', '=', 'reaction.event'),
          )
          // A meeting among colleagues names nobody; the call that booked it may.
          .leftJoin('action as cause', (join) =>
            join.onRef('cause.tenant', '=', 'eventLog.tenant').onRef('cause.id', '=', 'eventLog.action'),
          )
          .select((from) => [
            'reaction.action as effect',
            from.fn.coalesce('eventLog.candidate', 'cause.candidate').as('candidate'),
          ])
          .where('reaction.tenant', '=', tenant)
          .where('reaction.action', '=', sql<string>`any(${[...effects]})`)
          .execute();
        const about = z.array(About).parse(rows);
        return new Map(about.flatMap(({ effect, candidate }) => (candidate === null ? [] : [[effect, candidate]])));
      }),
  };
}

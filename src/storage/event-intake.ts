// Stores reported events, each with the promise of its reaction, many in one transaction.
import type { Clocks } from '../core/clock.ts';
import type { IncomingEvent } from '../core/trigger-event.ts';
import { EventId, type TenantId } from '../core/ids.ts';
import { type EventLog, reactJob, type AppendResult } from '../core/ports/event-log.ts';
import type { Database, Tx } from './database.ts';
import { promiseAllIn } from './outbox.ts';

interface EventIntakeDependencies {
  /** Connections that wait for nobody else. */
  readonly intake: Database;
  readonly tenant: TenantId;
  readonly clocks: Clocks;
}

/** Named after the entry, so that one entry has one promise. */
export const reactionOf = (given: { tenant: TenantId; event: string; due: Date }) => ({
  id: `event_${given.event}`,
  tenant: given.tenant,
  name: reactJob,
  data: { event: given.event },
  due: given.due,
});

export function eventIntake({ intake, tenant, clocks }: EventIntakeDependencies): EventLog['takeAll'] {
  return async (events) => {
    if (events.length === 0) return [];
    return intake.inTenant(tenant, async (tx) => {
      const fresh = await insert(tx, events, { tenant, at: clocks.business.now() });
      const due = clocks.real.now();
      await promiseAllIn(
        tx,
        fresh.map(({ id }) => reactionOf({ tenant, event: id, due })),
      );
      return settled(events, fresh, fresh.length === events.length ? [] : await standing(tx, tenant, events));
    });
  };
}

type Named = Pick<IncomingEvent, 'system' | 'eventId'>;
interface EventKey extends Named {
  readonly id: EventId;
  readonly fingerprint: string | null;
}

const nameOf = ({ system, eventId }: Named): string => `${system} ${eventId}`;

async function insert(
  tx: Tx,
  events: readonly IncomingEvent[],
  { tenant, at }: { tenant: TenantId; at: Date },
): Promise<readonly EventKey[]> {
  const rows = await tx
    .insertInto('eventLog')
    .values(
      events.map(({ system, eventId, fingerprint, occurredAt, ...event }) => ({
        tenant,
        at,
        system,
        eventId,
        fingerprint,
        occurredAt,
        action: null,
        event: JSON.stringify(event),
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['tenant', 'system', 'eventId']).where('system', 'is not', null).doNothing(),
    )
    .returning(['seq', 'system', 'eventId', 'fingerprint'])
    .execute();
  return rows.map(entryOf);
}

async function standing(tx: Tx, tenant: TenantId, events: readonly Named[]): Promise<readonly EventKey[]> {
  const rows = await tx
    .selectFrom('eventLog')
    .select(['seq', 'system', 'eventId', 'fingerprint'])
    .where('tenant', '=', tenant)
    .where('system', 'in', [...new Set(events.map(({ system }) => system))])
    .where('eventId', 'in', [...new Set(events.map(({ eventId }) => eventId))])
    .execute();
  return rows.map(entryOf);
}

const entryOf = (row: {
  seq: string;
  system: string | null;
  eventId: string | null;
  fingerprint: string | null;
}): EventKey => ({
  id: EventId.parse(row.seq),
  system: row.system ?? '',
  eventId: row.eventId ?? '',
  fingerprint: row.fingerprint,
});

/** Of several deliveries of one event in one call the first is the new one. */
function settled(
  events: readonly IncomingEvent[],
  fresh: readonly EventKey[],
  known: readonly EventKey[],
): AppendResult[] {
  const unused = new Set(fresh.map(nameOf));
  const byName = new Map([...known, ...fresh].map((entry) => [nameOf(entry), entry]));
  return events.map((event) => {
    const entry = byName.get(nameOf(event));
    if (entry === undefined) throw new Error('an event is neither new nor known');
    if (unused.delete(nameOf(event))) return { kind: 'new', id: entry.id };
    return { kind: entry.fingerprint === event.fingerprint ? 'known' : 'different', id: entry.id };
  });
}

// Tells what a connected system reports of itself from what it only repeats: a move that Muster made there.
import type { TriggerEvent } from '../core/trigger-event.ts';
import type { EventLog } from '../core/ports/event-log.ts';
import type { Ledger } from '../core/ports/ledger.ts';

/** How much the clock of another system, or the time until it looked, may differ from ours. */
const echoMs = 10 * 60_000;

/** A system reports the very move that Muster made there, or took back: whatever follows from it has followed. */
export async function isEcho(
  { eventLog, ledger }: { eventLog: Pick<EventLog, 'stageBefore'>; ledger: Pick<Ledger, 'action'> },
  event: TriggerEvent,
): Promise<boolean> {
  const { kind, system, candidate, from, to, occurredAt, id } = event;
  if (kind !== 'candidate.moved' || system === null || candidate === null) return false;
  const last = await eventLog.stageBefore({ candidate, at: occurredAt, but: id });
  if (last === undefined || last.cause === null) return false;
  const { undoneBy, updatedAt } = await ledger.action(last.cause);
  const own = undoneBy === null ? { ...last, at: last.occurredAt } : { from: last.to, to: last.from, at: updatedAt };
  const isNear = Math.abs(occurredAt.getTime() - own.at.getTime()) <= echoMs;
  return isNear && own.to === to && (from === null || own.from === from);
}

// Takes in what connected systems report: in a storm many events in one transaction, and work on events yields to the answers.
import { batcher } from '../core/batcher.ts';
import type { IncomingEvent } from '../core/trigger-event.ts';
import type { TenantId } from '../core/ids.ts';
import type { EventLog, AppendResult } from '../core/ports/event-log.ts';
import type { Of } from '../core/ports/tenanted.ts';
import type { Priority } from '../core/priority.ts';

const mostAtOnce = 200;

/** Resolves once the event is stored and its reaction promised. */
export type TakeEvent = (tenant: TenantId, event: IncomingEvent) => Promise<AppendResult>;

/**
 * At most 200 events of one organization in a transaction; one that cannot be stored keeps no other from it. Taking the
 * same event again answers `known`.
 */
export function openEventIntake(given: {
  readonly eventLog: Of<Pick<EventLog, 'takeAll'>>;
  readonly priority: Pick<Priority, 'owe'>;
}): TakeEvent {
  const { eventLog, priority } = given;
  const store = batcher<TenantId, IncomingEvent, AppendResult>({
    mostAtOnce,
    run: (tenant, events) => eventLog(tenant).takeAll(events),
  });
  return (tenant, event) => {
    const answered = priority.owe();
    return store(tenant, event).finally(answered);
  };
}

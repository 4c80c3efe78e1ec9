// Takes in what connected systems report: in a storm many events in one transaction, and work on events yields to the answers.
import { gather } from '../core/gather.ts';
import type { IncomingEvent } from '../core/happening.ts';
import type { TenantId } from '../core/ids.ts';
import type { EventLog, Taken } from '../core/ports/event-log.ts';
import type { Of } from '../core/ports/tenanted.ts';
import type { Rush } from '../core/rush.ts';

const mostAtOnce = 200;

/** Resolves once the event is stored and its reaction promised. */
export type TakeEvent = (tenant: TenantId, event: IncomingEvent) => Promise<Taken>;

export function openEventIntake(given: {
  readonly eventLog: Of<Pick<EventLog, 'takeAll'>>;
  readonly rush: Pick<Rush, 'owe'>;
}): TakeEvent {
  const { eventLog, rush } = given;
  const store = gather<TenantId, IncomingEvent, Taken>({
    mostAtOnce,
    run: (tenant, events) => eventLog(tenant).takeAll(events),
  });
  return (tenant, event) => {
    const answered = rush.owe();
    return store(tenant, event).finally(answered);
  };
}

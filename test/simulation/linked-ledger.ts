// The ledger as it stands in the database: what happened is written to the event log in the transaction of its cause.
import { TriggerEvent } from '../../src/core/trigger-event.ts';
import type { Ledger } from '../../src/core/ports/ledger.ts';
import type { FakeEventLog } from '../fakes/event-log.ts';
import type { FakeLedger } from '../fakes/ledger.ts';

const shape = TriggerEvent.omit({ id: true, at: true });
const nothing = {
  candidate: null,
  job: null,
  from: null,
  to: null,
  meeting: null,
  start: null,
  timeZone: null,
  system: null,
  eventId: null,
};

export function linkedLedger(ledger: FakeLedger, events: FakeEventLog, now: () => Date): Ledger {
  const step: Ledger['step'] = async (given) => {
    const before = ledger.caused.length;
    const stepped = await ledger.step(given);
    for (const { cause, event } of ledger.caused.slice(before)) {
      const { action = null, with: _with, ...said } = { action: undefined, with: undefined, ...event };
      await events.add(shape.parse({ ...nothing, ...said, undone: action, cause, occurredAt: now() }));
    }
    return stepped;
  };
  return new Proxy<Ledger>(ledger, {
    get(target, name) {
      if (name === 'step') return step;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function'
        ? (...given: unknown[]) => Reflect.apply(value, target, given) as unknown
        : value;
    },
  });
}

// The stores as the process sees them that carries a run on: what it writes counts only while the run is its own.
import { HeldLease } from '../../../core/lease.ts';
import type { Sync } from '../../../core/integration.ts';
import type { Syncs } from '../../../core/ports/syncs.ts';
import type { EngineDependencies } from './run.ts';

/** Another process carries the run on: this one leaves everything as it is. */
export class RunTakenOver extends Error {
  override readonly name = 'RunTakenOver';
}

export const leaseOf = ({ syncs, clock, leaseMs }: EngineDependencies, { id, leaseUntil }: Sync): HeldLease =>
  new HeldLease({
    clock,
    until: leaseUntil ?? clock.now(),
    marginMs: leaseMs / 4,
    async lengthen(from) {
      const until = new Date(clock.now().getTime() + leaseMs);
      return (await syncs.renew(id, { from, until })) ? until : undefined;
    },
  });

const written: ReadonlySet<PropertyKey> = new Set<keyof Syncs>([
  'change',
  'goOnAt',
  'end',
  'savePage',
  'acknowledge',
  'sending',
  'keepPrevious',
]);

export const whileHeld = (syncs: Syncs, lease: HeldLease): Syncs =>
  new Proxy(syncs, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== 'function') return method;
      const call = (...given: unknown[]): unknown => Reflect.apply(method, target, given);
      if (!written.has(name)) return call;
      return async (...given: unknown[]) => {
        if (await lease.holds()) return call(...given);
        throw new RunTakenOver('The run is carried on elsewhere.');
      };
    },
  });

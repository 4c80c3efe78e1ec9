// The stores as the process sees them that carries a run on: what it writes counts only while the run is its own.
import { HeldLease } from '../../../core/lease.ts';
import type { Sync } from '../../../core/integration.ts';
import { RunTakenOver, type Syncs } from '../../../core/ports/syncs.ts';
import type { EngineDependencies } from './run.ts';

/** Real time. Lengthened while it is asked for, once less than a quarter of it is left. */
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

/** The lease is asked first; the store refuses what is still on its way when another process claims the run. */
export function whileHeld(syncs: Syncs, { lease, by }: { lease: HeldLease; by: number | undefined }): Syncs {
  const ifHeld = async <T>(write: () => Promise<T>): Promise<T> => {
    if (await lease.holds()) return await write();
    throw new RunTakenOver('The run is carried on elsewhere.');
  };
  const held: Partial<Syncs> = {
    change: (id, to) => ifHeld(() => syncs.change(id, to, by)),
    goOnAt: (id, on) => ifHeld(() => syncs.goOnAt(id, on, by)),
    end: (id, to) => ifHeld(() => syncs.end(id, to, by)),
    savePage: (page) => ifHeld(() => syncs.savePage(page, by)),
    acknowledge: (id, answers, settles) => ifHeld(() => syncs.acknowledge(id, answers, { ...settles, by })),
    sending: (id, records) => ifHeld(() => syncs.sending(id, records, by)),
    keepPrevious: (id, previous) => ifHeld(() => syncs.keepPrevious(id, previous, by)),
  };
  return new Proxy(syncs, {
    get(target, name) {
      const method: unknown = Reflect.get(Object.hasOwn(held, name) ? held : target, name);
      return typeof method === 'function'
        ? (...given: unknown[]): unknown => Reflect.apply(method, target, given)
        : method;
    },
  });
}

// Requests that a system refused one by one, as for a locked row: each waits for its own time while the others go on. When
// many are refused, the system means all of them, whatever its connector declares.
import type { Clock } from '../../core/clock.ts';

/** In memory of one process; names are digests of requests. */
export interface Refusals {
  /** A request was sent and answered, or not answered. */
  tried(): void;
  /** True: too many of late. */
  hold(name: string, ms: number | undefined): boolean;
  /** How long that request has to wait; 0: not at all. */
  waitMs(name: (() => string) | undefined): number;
}

/** Of the last tries so many: one in twenty, and less of those who have hardly begun. */
const many = 5;
const lately = 100;

/** Too many are 5 refusals among the last 100 tries. `clock` is real time. */
export function openRefusals(clock: Clock): Refusals {
  const until = new Map<string, number>();
  let tries = 0;
  let refusedAt: number[] = [];
  const now = () => clock.now().getTime();
  const forget = (): void => {
    for (const [name, time] of until) if (time <= now()) until.delete(name);
  };
  return {
    tried: () => void (tries += 1),
    hold(name, ms = 0) {
      forget();
      if (ms > 0) until.set(name, now() + ms);
      refusedAt = [...refusedAt.filter((at) => at > tries - lately), tries];
      return refusedAt.length >= many;
    },
    // Names cost a hash, and most of the time nothing is held.
    waitMs: (name) => (until.size === 0 || name === undefined ? 0 : Math.max(0, (until.get(name()) ?? 0) - now())),
  };
}

// When a turn is over: after its time, or while nobody waits for the worker after more of it, since each end costs a run that the
// lanes run empty and a job is waited for.
import type { EngineDependencies } from './run.ts';

export interface TurnTime {
  /** No further page is begun at 0 and below; may be more when it is asked again. */
  readonly leftMs: number;
}

/** With less time left pages go one by one: what one turn moves more than another is one page at most. */
export const longMs = 700;

/** For as long as the run is held for certain: whoever holds it asks for more before that is over. */
type TurnTimeDependencies = Pick<EngineDependencies, 'clock' | 'sliceMs' | 'leaseMs' | 'mayGoOn'>;

/** Real time. Grows only while nobody waits for the worker, and never beyond half of the lease. */
export function openTurnTime({ clock, sliceMs, leaseMs, mayGoOn }: TurnTimeDependencies): TurnTime {
  const now = () => clock.now().getTime();
  const held = now() + leaseMs / 2;
  let over = now() + sliceMs;
  return {
    get leftMs() {
      const longer = Math.min(now() + sliceMs, held);
      if (longer > over && over - now() < longMs && mayGoOn()) over = longer;
      return over - now();
    },
  };
}

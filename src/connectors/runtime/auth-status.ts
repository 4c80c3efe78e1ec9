// Whether a connection is let in, noted on the connection itself: so that the console leads to the mending, whoever found out.
import type { Clock } from '../../core/clock.ts';
import type { Connection } from '../../core/integration.ts';
import type { Connections } from '../../core/ports/connections.ts';
import type { RemoteFault } from '../../core/ports/remote-system.ts';

/** Told after each call: what refused us for good, or null where we were let in. */
export type ReportAuthStatus = (refusal: RemoteFault | null) => void;

interface StandingDependencies {
  readonly store: Pick<Connections, 'mark'>;
  readonly connection: Connection;
  /** Real time. */
  readonly clock: Clock;
}

/** Writes when it changes, not with every call. A note that is lost is made with the next call. */
export function authStatusReporter({
  store,
  connection: { id, status },
  clock,
}: StandingDependencies): ReportAuthStatus {
  let isRefused = status === 'needs_attention';
  return (refusal) => {
    const before = isRefused;
    isRefused = refusal !== null;
    if (isRefused === before) return;
    const as =
      refusal === null
        ? ({ status: 'ok', because: null } as const)
        : ({ status: 'needs_attention', because: refusal.message } as const);
    store.mark(id, { ...as, testedAt: clock.now() }).catch(() => {
      isRefused = before;
    });
  };
}

// Failures that nobody caught. A rejection concerns one piece of work: it is logged, and the others go on, since no request may stop
// the process. After an exception nobody knows what state things are in: the process ends what it has in hand, and ends.
import { defectOf, type Log } from '../core/log.ts';

interface StrayFailureOptions {
  readonly log: Log;
  /** Ends the service in order. */
  readonly close: () => Promise<void>;
  readonly exit: (code: number) => void;
  /** Whoever does not end in that time is ended. */
  readonly graceMs: number;
}

/** `source`: the process itself. */
export function hearStrayFailures(
  source: Pick<NodeJS.EventEmitter, 'on'>,
  { log, close, exit, graceMs }: StrayFailureOptions,
): void {
  source.on('unhandledRejection', (reason: unknown) => log.error('stray rejection', { defect: defectOf(reason) }));
  let ends = false;
  const end = (): void => exit(1);
  const endInOrder = async (): Promise<void> => {
    setTimeout(end, graceMs);
    // Whatever fails while it ends is of no more use to anybody.
    await close().catch(() => undefined);
    end();
  };
  source.on('uncaughtException', (error: unknown) => {
    log.error('stray exception', { defect: defectOf(error) });
    if (!ends) void endInOrder();
    ends = true;
  });
}

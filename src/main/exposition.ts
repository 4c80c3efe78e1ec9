// The page of metrics: what this process counted, and what the database says waits. Asked for by many, the database is asked once in
// a while; where it does not answer, the rest is shown and says so.
import type { Clocks } from '../core/clock.ts';
import type { Reading } from '../core/metrics.ts';
import type { Jobs } from '../jobs/open.ts';
import type { Storage } from '../storage/storage.ts';
import type { OpenTelemetry } from '../telemetry/open-telemetry.ts';

interface ExpositionDependencies {
  readonly telemetry: Pick<OpenTelemetry, 'page' | 'now'>;
  readonly figures: Storage['figures'];
  readonly clocks: Clocks;
  /** Undefined until the queue is open. */
  readonly jobs: () => Pick<Jobs, 'counts'> | undefined;
}

const keptSeconds = 5;
const patienceMs = 2_000;

export function openExposition({ telemetry, figures, clocks, jobs }: ExpositionDependencies): () => Promise<string> {
  let kept: { readonly at: number; readonly readings: Promise<readonly Reading[]> } | undefined;
  const read = async (): Promise<readonly Reading[]> => {
    const [seen, counts] = await Promise.all([
      figures.read({ real: clocks.real.now(), business: clocks.business.now() }),
      jobs()?.counts(),
    ]);
    const queue = Object.entries(counts ?? {}).map(([state, value]): Reading => ({
      name: 'muster_queue_jobs',
      labels: { state },
      value,
    }));
    return [...seen, ...queue, { name: 'muster_figures_up', labels: {}, value: 1 }];
  };
  return async () => {
    if (kept === undefined || telemetry.now() - kept.at > keptSeconds)
      kept = { at: telemetry.now(), readings: inTime(read()) };
    return telemetry.page(await kept.readings);
  };
}

const down: readonly Reading[] = [{ name: 'muster_figures_up', labels: {}, value: 0 }];

async function inTime(readings: Promise<readonly Reading[]>): Promise<readonly Reading[]> {
  const late = Promise.withResolvers<readonly Reading[]>();
  const timer = setTimeout(late.resolve, patienceMs, down).unref();
  try {
    // Whatever the reason: what it would have said is missing, and that is what is told.
    return await Promise.race([readings.catch(() => down), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

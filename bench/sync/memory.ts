// How much memory a sync takes above what the service holds when idle, and whether more records take more.
import type { RunningService } from '../../test/support/service.ts';
import { type Systems, beginSync, endOf, residentMb } from './contenders.ts';

const everyMs = 50;

/** Looks at the process from now on; `stop` answers the most it held above what it holds now, in megabytes. */
export function watchMemory(pid: number): { stop(): string } {
  const idle = residentMb(pid);
  let most = idle ?? Number.NaN;
  const timer = setInterval(() => (most = Math.max(most, residentMb(pid) ?? Number.NaN)), everyMs);
  return {
    stop() {
      clearInterval(timer);
      return idle === undefined ? 'not known here' : `${(most - idle).toFixed(0)} (${idle.toFixed(0)} idle)`;
    },
  };
}

/** A short run and a long one: the second must not need more. */
export async function memory(service: RunningService, systems: Systems, records: number): Promise<void> {
  for (const count of [10_000, records]) {
    await systems.reset({ records: count, faults: true });
    const watch = watchMemory(service.pid);
    const since = performance.now();
    const { sync } = await beginSync(service, systems.url, 'put');
    await endOf(service, sync, 3_600_000);
    const seconds = (performance.now() - since) / 1_000;
    const { missing, wrong } = await systems.stats();
    console.log(
      `${String(count).padStart(8)} records  ${watch.stop()} MB more, ${(count / seconds).toFixed(0)} records/s, ${missing} missing, ${wrong} wrong`,
    );
  }
}

// Memory, CPU time and event loop of this process, as they are when somebody asks.
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import type { Reading } from '../core/metrics.ts';

const resolutionMs = 20;
const nanoseconds = 1e9;
const quantiles = [0.5, 0.99, 1] as const;

/** The timer itself comes round that much later: what is beyond it is the delay. */
const delayOf = (value: number): number => Math.max(0, value / nanoseconds - resolutionMs / 1000);

/** Two readers would halve each other's event loop figures: one per process. */
export interface ProcessFigures {
  /** What grows over time counts from the last call on. */
  read(): readonly Reading[];
  close(): void;
}

/** Samples the event loop every 20 ms until `close`. */
export function openProcessFigures(version: string): ProcessFigures {
  const delay = monitorEventLoopDelay({ resolution: resolutionMs });
  delay.enable();
  let last = performance.eventLoopUtilization();
  const startedAt = performance.timeOrigin / 1000;
  return {
    read() {
      const { heapUsed, rss } = process.memoryUsage();
      const { user, system } = process.cpuUsage();
      const now = performance.eventLoopUtilization();
      const { utilization } = performance.eventLoopUtilization(now, last);
      last = now;
      const delays = quantiles.map((quantile): Reading => {
        const value = quantile === 1 ? delay.max : delay.percentile(quantile * 100);
        return { name: 'nodejs_eventloop_delay_seconds', labels: { quantile }, value: delayOf(value) };
      });
      delay.reset();
      return [
        ...delays,
        { name: 'nodejs_eventloop_utilization_ratio', labels: {}, value: utilization },
        { name: 'nodejs_heap_used_bytes', labels: {}, value: heapUsed },
        { name: 'process_resident_memory_bytes', labels: {}, value: rss },
        { name: 'process_cpu_seconds_total', labels: {}, value: (user + system) / 1e6 },
        { name: 'process_start_time_seconds', labels: {}, value: startedAt },
        { name: 'muster_build_info', labels: { version }, value: 1 },
      ];
    },
    close: () => void delay.disable(),
  };
}

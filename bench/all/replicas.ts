// Two replicas against one on the same PostgreSQL: requests by CPU time. A process of the service keeps one core busy at most, so
// with a core for each, n processes answer n times the requests that one of them answers in a second of its CPU time. The ratio is
// 2 where a request costs the same beside a second replica, and less where the two get into each other's way.
import { setTimeout as sleep } from 'node:timers/promises';
import { cpuSeconds } from '../processes.ts';
import { median } from '../figures.ts';
import type { RunningService } from '../../test/support/service.ts';
import { mixedRequests, newSecret, type Request } from './load.ts';
import type { RunPart } from './part.ts';
import { lanePeople, onPostgres } from './started.ts';

const lanes = lanePeople.length;
const settleMs = 3_000;
const target = 1.7;

export const runReplicas: RunPart = async ({ tell, options: { scale } }) => {
  const bench = await onPostgres();
  try {
    const requests = mixedRequests(await newSecret(bench.service));
    const load = (services: readonly RunningService[]) => perCpuSecond(services, requests, Math.ceil(12 * scale));
    const measured = async (services: readonly RunningService[], rounds: number) => {
      // The first ones warm up.
      for (let warm = 0; warm < 3; warm += 1) await load(services);
      const found: number[] = [];
      for (let round = 0; round < rounds; round += 1) found.push(await load(services));
      return found;
    };
    // Alone means that there is no other: a second one would take a part of the queued work, uncounted. Before and after, so that
    // what grows meanwhile hits both.
    const before = await measured([bench.service], 3);
    const other = await bench.another();
    const pair = median(await measured([bench.service, other], 6));
    await other.stop();
    const single = median([...before, ...(await measured([bench.service], 3))]);
    tell({
      what: 'two replicas on one PostgreSQL, by CPU time',
      figure: `${((2 * pair) / single).toFixed(2)} times one`,
      reference: `requests a CPU second: alone ${single.toFixed(0)}, of two ${pair.toFixed(0)}; queues in ${bench.queue}`,
      target: `≥ ${target}`,
      holds: (2 * pair) / single >= target,
    });
  } finally {
    await bench.stop();
  }
};

/** Every lane plays all requests that often, on the services in turns; requests by CPU second of these processes. */
async function perCpuSecond(
  services: readonly RunningService[],
  requests: readonly Request[],
  times: number,
): Promise<number> {
  const used = () => services.reduce((sum, { pid }) => sum + cpuSeconds(pid), 0);
  const before = used();
  await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      for (let at = 0; at < times; at += 1)
        for (const [place, request] of requests.entries()) {
          const service = services[(lane + at + place) % services.length];
          if (service !== undefined) await request.run(service, lane);
        }
    }),
  );
  // What they have set off is done by then, and counts.
  await sleep(settleMs);
  return (lanes * times * requests.length) / (used() - before);
}

// What one operation of a running service costs: CPU of the service and of its database, and how long it stops the event loop.
import { median } from '../figures.ts';
import type { OnPostgres } from './started.ts';

export interface Cost {
  /** Milliseconds of CPU, one operation. */
  readonly serviceMs: number;
  readonly databaseMs: number;
  /** For how long one of them stops the event loop, in milliseconds; the median of a few. */
  readonly stopMs: number;
  readonly operations: number;
}

interface Limits {
  /** As much CPU is measured, unless the time is over before. */
  readonly cpuSeconds: number;
  readonly seconds: number;
}

/** Each on its own, so that one pause of the machine does not count as a stop of the service. */
const watched = 5;

/** One after the other, so that each is alone with the service. The first ones are not counted. */
export async function costOf(
  bench: OnPostgres,
  operation: (at: number) => Promise<void>,
  { cpuSeconds, seconds }: Limits,
): Promise<Cost> {
  for (let at = 0; at < 3; at += 1) await operation(at);
  const [before, since] = [bench.cpu(), performance.now()];
  const used = () => {
    const now = bench.cpu();
    return { service: now.service - before.service, database: now.database - before.database };
  };
  let done = 0;
  for (let spent = 0; spent < cpuSeconds && performance.now() - since < seconds * 1_000;) {
    // A look at all processes costs more than a small request.
    const until = done + Math.max(1, Math.min(20, done));
    for (; done < until; done += 1) await operation(done + 3);
    const { service, database } = used();
    spent = service + database;
  }
  const { service, database } = used();
  return {
    serviceMs: (service * 1_000) / done,
    databaseMs: (database * 1_000) / done,
    stopMs: await usualStop(bench, operation, done + 3),
    operations: done,
  };
}

async function usualStop(bench: OnPostgres, operation: (at: number) => Promise<void>, from: number): Promise<number> {
  const stops: number[] = [];
  for (let at = from; at < from + watched; at += 1) {
    await bench.inspected.watchLoop();
    await operation(at);
    stops.push(await bench.inspected.longestStop());
  }
  return median(stops);
}

// How much memory a sync takes above what the service holds when idle, and whether more records take more.
import { setTimeout as sleep } from 'node:timers/promises';
import type { RunningService } from '../../test/support/service.ts';
import { residentMb } from '../processes.ts';
import { type Systems, beginSync, endOf } from './contenders.ts';

const everyMs = 50;
const limitMb = 250;
/** Over the whole of the long run: less is the breathing of a collector. */
const flatMb = 25;
/** Told that often how far it came. */
const step = 50_000;
const shortRun = 10_000;

/** Looks at the processes from now on; `stop` answers the most they held above what they hold now, in megabytes. */
export function watchMemory(...pids: readonly number[]): { readonly idle: number; stop(): string } {
  const held = () => pids.reduce((sum, pid) => sum + (residentMb(pid) ?? Number.NaN), 0);
  const idle = held();
  let most = idle;
  const timer = setInterval(() => (most = Math.max(most, held())), everyMs);
  return {
    idle,
    stop() {
      clearInterval(timer);
      return Number.isNaN(idle) ? 'not known here' : `${(most - idle).toFixed(0)} (${idle.toFixed(0)} idle)`;
    },
  };
}

/** Megabytes that were held when so many records had arrived. */
interface Sample {
  readonly records: number;
  readonly mb: number;
}

interface Long {
  readonly records: number;
  /** What the service held before its first sync, in megabytes. */
  readonly idle: number;
}

const holds = (isSo: boolean): string => (isSo ? 'holds' : 'DOES NOT HOLD');

/** A short run and a long one: the second must not need more. */
export async function memory(service: RunningService, systems: Systems, { records, idle }: Long): Promise<void> {
  const short = await watchedRun(service, systems, { records: shortRun, idle });
  const long = await watchedRun(service, systems, { records, idle });
  const [shortPeak, longPeak] = [peakOf(short) - idle, peakOf(long) - idle];
  const growth = slopeOf(long) * records;
  console.log(
    [
      `memory of ${records} records against ${shortRun}, above ${idle.toFixed(0)} MB idle`,
      `  at the peak  ${shortPeak.toFixed(0)} and ${longPeak.toFixed(0)} MB (limit ${limitMb}: ${holds(Math.max(shortPeak, longPeak) <= limitMb)})`,
      `  grows by     ${((growth / records) * 100_000).toFixed(2)} MB for 100,000 records, ${growth.toFixed(0)} MB over the run ` +
        `(flat: ${flatMb} at most: ${holds(growth <= flatMb)})`,
    ].join('\n'),
  );
}

async function watchedRun(
  service: RunningService,
  systems: Systems,
  { records, idle }: Long,
): Promise<readonly Sample[]> {
  // A pause of a second for each 1,000 records would make up three quarters of the long run.
  await systems.reset({ records, faults: 'rare' });
  const samples: Sample[] = [];
  const since = performance.now();
  const { sync } = await beginSync(service, systems.url, { mode: 'put' });
  let peak = 0;
  for (let told = step, arrived = 0; arrived < records;) {
    peak = Math.max(peak, await mostOf(service.pid, 5));
    arrived = (await systems.seen()).kept;
    samples.push({ records: arrived, mb: peak });
    if (arrived >= told) {
      tellHowFar({ arrived, records, seconds: (performance.now() - since) / 1_000, above: peak - idle });
      told = (Math.floor(arrived / step) + 1) * step;
    }
    peak = 0;
  }
  await endOf(service, sync, 3_600_000);
  const seconds = (performance.now() - since) / 1_000;
  const { missing, wrong } = await systems.stats();
  console.log(
    `${String(records).padStart(8)} records  ${(peakOf(samples) - idle).toFixed(0)} MB above idle at the peak, ` +
      `${(records / seconds).toFixed(0)} records/s, ${missing} missing, ${wrong} wrong`,
  );
  return samples;
}

/** The most of so many looks, one after another. */
async function mostOf(pid: number, looks: number): Promise<number> {
  let found = 0;
  for (let look = 0; look < looks; look += 1) {
    found = Math.max(found, residentMb(pid) ?? Number.NaN);
    await sleep(everyMs);
  }
  return found;
}

interface Far {
  readonly arrived: number;
  readonly records: number;
  readonly seconds: number;
  /** Megabytes above idle just now. */
  readonly above: number;
}

function tellHowFar({ arrived, records, seconds, above }: Far): void {
  const left = ((records - arrived) * seconds) / arrived / 60;
  console.log(
    `${String(arrived).padStart(8)} so far    ${above.toFixed(0)} MB above idle, ${(arrived / seconds).toFixed(0)} records/s, ` +
      `about ${left.toFixed(1)} minutes left`,
  );
}

const peakOf = (samples: readonly Sample[]): number => Math.max(...samples.map(({ mb }) => mb));

/** Least squares over what came after the first tenth, in which the heap finds its size: megabytes a record. */
function slopeOf(samples: readonly Sample[]): number {
  const last = samples.at(-1)?.records ?? 0;
  const settled = samples.filter(({ records }) => records > last / 10);
  const mean = (of: (sample: Sample) => number) => settled.reduce((sum, one) => sum + of(one), 0) / settled.length;
  const [x, y] = [mean(({ records }) => records), mean(({ mb }) => mb)];
  const covariance = mean(({ records, mb }) => (records - x) * (mb - y));
  return covariance / mean(({ records }) => (records - x) ** 2);
}

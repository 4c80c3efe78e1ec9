// npm run bench:soak [-- --minutes 30 --warm 5 --rate 30] — one process of the service on PostgreSQL and Redis under an even mixed load:
// reads, scores, tasks, conversation turns and events. Every minute: resident memory, and the heap after a collection. In the end
// by how much both rise in ten minutes once it is warm, in percent.
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { mixedRequests, newSecret } from './all/load.ts';
import { lanePeople, onPostgres } from './all/started.ts';
import { percentPerTenMinutes, type Point } from './figures.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    /** The first minutes are not counted: caches fill, code is compiled. */
    warm: { type: 'string', default: '5' },
    /** Requests a second, of all kinds together. */
    rate: { type: 'string', default: '30' },
  },
});
const [minutes, warm, rate] = [Number(values.minutes), Number(values.warm), Number(values.rate)];
const lanes = lanePeople.length;
const target = 1;

const bench = await onPostgres();
const ended = new AbortController();
let [sent, failed] = [0, 0];

/** One request at a time, so that a slow service is asked less and not buried. */
async function lane(number: number, requests: ReturnType<typeof mixedRequests>): Promise<void> {
  const everyMs = (1_000 * lanes) / rate;
  for (let at = number; !ended.signal.aborted; at += 1) {
    const since = performance.now();
    try {
      await requests[at % requests.length]?.run(bench.service, number);
    } catch (error) {
      failed += 1;
      if (failed <= 5) console.error(String(error));
    }
    sent += 1;
    await sleep(Math.max(0, everyMs - (performance.now() - since)));
  }
}

try {
  const requests = mixedRequests(await newSecret(bench.service));
  const running = Promise.all(lanePeople.map((_, number) => lane(number, requests)));
  const points: { readonly heap: Point; readonly resident: Point }[] = [];
  console.log('minute  requests  failed  resident MB  heap MB after a collection');
  for (let minute = 1; minute <= minutes; minute += 1) {
    await sleep(60_000);
    const { residentMb, heapMb } = await bench.inspected.memory();
    points.push({ heap: { x: minute, y: heapMb }, resident: { x: minute, y: residentMb } });
    const cells = [minute, sent, failed, residentMb.toFixed(0), heapMb.toFixed(1)];
    console.log(cells.map((cell, place) => String(cell).padStart([6, 8, 6, 11, 8][place] ?? 0)).join('  '));
  }
  ended.abort();
  await running;
  const counted = points.slice(warm);
  const rises = (pick: (point: (typeof points)[number]) => Point) => percentPerTenMinutes(counted.map(pick));
  const [heap, resident] = [rises((point) => point.heap), rises((point) => point.resident)];
  console.log(`in ten minutes after the first ${warm}: heap ${heap.toFixed(2)}%, resident ${resident.toFixed(2)}%`);
  console.log(
    `target ${target}% of the heap: ${heap <= target ? 'holds' : 'MISSED'}; ${failed} of ${sent} requests failed`,
  );
  if (heap > target || failed > 0) process.exitCode = 1;
} finally {
  ended.abort();
  await bench.stop();
}

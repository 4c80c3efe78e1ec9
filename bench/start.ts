// npm run bench:start — seconds from the command to the printed address: on an empty folder (first) and again (later).
// Beside each: the same machine starting Node on an empty file in the same run, since machines differ.
import { spawnSync } from 'node:child_process';
import { removeData, startService } from '../test/support/service.ts';

const rounds = Number(process.argv[2] ?? 3);
const seconds = (since: number) => (performance.now() - since) / 1000;
const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const first: number[] = [];
const later: number[] = [];
const bare: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  let since = performance.now();
  spawnSync(process.execPath, ['-e', '']);
  bare.push(seconds(since));
  since = performance.now();
  const fresh = await startService({ environment: { MUSTER_API_KEY: '' } });
  first.push(seconds(since));
  await fresh.stop();
  since = performance.now();
  const again = await startService({ dataDir: fresh.dataDir, environment: { MUSTER_API_KEY: '' } });
  later.push(seconds(since));
  await again.stop();
  removeData(again);
}
console.log(`empty Node process   ${median(bare).toFixed(2)} s (median of ${rounds})`);
console.log(
  `first start          ${median(first).toFixed(2)} s   all: ${first.map((value) => value.toFixed(2)).join(' ')}   target 6`,
);
console.log(
  `later start          ${median(later).toFixed(2)} s   all: ${later.map((value) => value.toFixed(2)).join(' ')}   target 2`,
);

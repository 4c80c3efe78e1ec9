// npm run bench:fuzz [cases] [seed] — requests made from the OpenAPI document against a fresh sandbox on 127.0.0.1; target: none of
// them is answered with 500 or not at all.
import { fuzz } from '../test/support/fuzz/fuzz.ts';
import { openLiveWorld } from '../test/support/live-world.ts';
import { removeData } from '../test/support/service.ts';

const cases = Number(process.argv[2] ?? 15_000);
const seed = Number(process.argv[3] ?? 20_261_127);

const world = await openLiveWorld();
const since = performance.now();
const { sent, byStatus, failures } = await fuzz(world, { cases, seed });
const seconds = (performance.now() - since) / 1_000;
console.log(`${sent} cases in ${seconds.toFixed(1)} s, seed ${seed}`);
for (const [status, count] of [...byStatus].toSorted(([a], [b]) => a - b)) console.log(`${status}  ${count}`);
for (const failure of failures) console.log(failure);
console.log(`answers of 500, or none: ${failures.length} (target 0)`);
await world.service.stop();
removeData(world.service);
process.exitCode = failures.length === 0 ? 0 : 1;

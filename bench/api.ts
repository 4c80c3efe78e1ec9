// npm run bench:api [-- rounds seconds call…] — requests per second of a call (authenticated, validated, rate-limited,
// logged, serialised) against bare Fastify reading the same body and answering the same JSON.
import { apiTargets, benchCall, benchCalls } from './api-calls.ts';
import { compareWithBare } from './api-sides.ts';
import { median } from './figures.ts';

const [, , rounds = '5', seconds = '4', ...chosen] = process.argv;

const list = (values: readonly number[]) => values.map((value) => value.toFixed(2)).join(' ');

for (const call of chosen.length === 0 ? Object.keys(benchCalls) : chosen) {
  const { method, path } = benchCall(call);
  console.log(`${method} ${path}`);
  const compared = await compareWithBare(call, { rounds: Number(rounds), seconds: Number(seconds) });
  const { bare, muster, byRate, byCpu } = compared;
  for (const [name, { rates, cpuMicros }] of Object.entries({ bare, muster }))
    console.log(
      `${name.padEnd(8)} ${Math.round(median(rates))} requests/s   ${median(cpuMicros).toFixed(1)} µs CPU each`,
    );
  console.log(
    `requests ${median(byRate).toFixed(2)} of bare Fastify (all: ${list(byRate)})   target ${apiTargets.rate}`,
  );
  console.log(
    `CPU      ${median(byCpu).toFixed(2)} times bare Fastify (all: ${list(byCpu)})   target ${apiTargets.cpu}`,
  );
}

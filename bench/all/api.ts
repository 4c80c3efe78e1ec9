// Each call that bench:api knows, against bare Fastify.
import { apiTargets, benchCall, benchCalls } from '../api-calls.ts';
import { compareWithBare } from '../api-sides.ts';
import { median } from '../figures.ts';
import type { RunPart } from './part.ts';

export const runApi: RunPart = async ({ tell, options: { scale } }) => {
  for (const name of Object.keys(benchCalls)) {
    const { method, path } = benchCall(name);
    const compared = await compareWithBare(name, { rounds: 5, seconds: 3 * scale });
    const [rate, cpu] = [median(compared.byRate), median(compared.byCpu)];
    tell({
      what: `${method} ${path.split('?')[0] ?? path}`,
      figure: `${rate.toFixed(2)} of the requests, ${cpu.toFixed(2)} times the CPU`,
      reference: `bare Fastify: ${median(compared.bare.rates).toFixed(0)}/s, ${median(compared.bare.cpuMicros).toFixed(0)} µs each`,
      target: `≥ ${apiTargets.rate.toFixed(2)}, ≤ ${apiTargets.cpu}`,
      holds: rate >= apiTargets.rate && cpu <= apiTargets.cpu,
    });
  }
};

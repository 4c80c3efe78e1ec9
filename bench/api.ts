// npm run bench:api — requests per second of POST /api/v1/tasks (authenticated, validated, rate-limited, logged, serialised)
// against bare Fastify answering the same JSON. Rounds alternate, so that a drift of the machine hits both; the ratio counts.
import { type ChildProcess, fork } from 'node:child_process';
import autocannon from 'autocannon';

const target = 0.4;
const rounds = Number(process.argv[2] ?? 5);
const seconds = Number(process.argv[3] ?? 4);
const body = JSON.stringify({ action: 'move_stage', candidate: 'c_ravi', stage: 'Onsite Interview' });

interface Side {
  readonly name: string;
  readonly child: ChildProcess;
  readonly url: string;
  readonly authorization: string;
  readonly rates: number[];
  readonly cpuMicros: number[];
}

async function open(name: string): Promise<Side> {
  const child = fork(new URL('api-server.ts', import.meta.url), [name], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const { port, authorization } = await reply<{ port: number; authorization: string }>(child);
  return { name, child, url: `http://127.0.0.1:${port}/api/v1/tasks`, authorization, rates: [], cpuMicros: [] };
}

const reply = <T>(child: ChildProcess) =>
  new Promise<T>((resolve) => child.once('message', (message: T) => resolve(message)));

async function cpuOf({ child }: Side): Promise<number> {
  const answer = reply<{ cpu: NodeJS.CpuUsage }>(child);
  child.send('cpu');
  const { cpu } = await answer;
  return cpu.user + cpu.system;
}

async function round(side: Side, duration: number, counted: boolean): Promise<void> {
  const before = await cpuOf(side);
  const result = await autocannon({
    url: side.url,
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: side.authorization },
    body,
    connections: 16,
    duration,
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${side.name}: ${result.non2xx} refused, ${result.errors} failed`);
  if (!counted) return;
  side.rates.push(result.requests.average);
  side.cpuMicros.push(((await cpuOf(side)) - before) / result.requests.total);
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const sides = [await open('bare'), await open('muster')];
for (const side of sides) await round(side, 2, false);
for (let count = 0; count < rounds; count += 1) for (const side of sides) await round(side, seconds, true);
for (const { name, rates, cpuMicros } of sides)
  console.log(
    `${name.padEnd(8)} ${Math.round(median(rates))} requests/s   ${median(cpuMicros).toFixed(1)} µs CPU each`,
  );
const [bare, muster] = sides;
const ratios = (muster?.rates ?? []).map((rate, index) => rate / (bare?.rates[index] ?? Number.NaN));
console.log(
  `ratio    ${median(ratios).toFixed(2)} (all: ${ratios.map((ratio) => ratio.toFixed(2)).join(' ')})   target ${target}`,
);
for (const { child } of sides) child.kill();

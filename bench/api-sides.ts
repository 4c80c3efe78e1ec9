// Two servers side by side, each in a process of its own, and what a call of one costs beside that of the other.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import autocannon from 'autocannon';
import { type BenchCall, benchCall } from './api-calls.ts';

const patienceMs = 30_000;
const warmRequests = 20_000;

interface Side {
  readonly name: string;
  readonly child: ChildProcess;
  /** Rejects when the child ends, which it must not do by itself. */
  readonly ended: Promise<never>;
}

interface OpenSide extends Side {
  readonly request: {
    readonly url: string;
    readonly method: BenchCall['method'];
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string;
  };
  readonly rates: number[];
  readonly cpuMicros: number[];
}

const children: ChildProcess[] = [];

async function open(name: string, call: string, answer = ''): Promise<OpenSide> {
  const child = fork(new URL('api-server.ts', import.meta.url), [name, call, answer], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  children.push(child);
  const ended = once(child, 'exit').then(([code, signal]) => {
    throw new Error(`${name}: the server ended with ${String(code ?? signal)}`);
  });
  // At the end it is killed, and nobody listens any more.
  ended.catch(() => undefined);
  const { url, authorization } = await told<{ url: string; authorization: string }>({ name, child, ended });
  const { method, body } = benchCall(call);
  const request =
    body === undefined
      ? { url, method, headers: { authorization } }
      : { url, method, headers: { 'content-type': 'application/json', authorization }, body: JSON.stringify(body) };
  return { name, child, ended, request, rates: [], cpuMicros: [] };
}

/** The child's next message. */
async function told<T>({ name, child, ended }: Side): Promise<T> {
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(new Error(`${name}: the server says nothing`)), patienceMs);
  try {
    const [message] = await Promise.race([once(child, 'message', { signal: silence.signal }), ended]);
    return message;
  } finally {
    clearTimeout(timer);
  }
}

async function cpuOf(side: Side): Promise<number> {
  const answer = told<{ cpu: NodeJS.CpuUsage }>(side);
  side.child.send('cpu');
  const { cpu } = await answer;
  return cpu.user + cpu.system;
}

async function answerOf({ name, request: { url, ...request } }: OpenSide): Promise<string> {
  const response = await fetch(url, { ...request, signal: AbortSignal.timeout(patienceMs) });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${name}: ${response.status} ${text}`);
  return text;
}

async function round(side: OpenSide, duration: number): Promise<{ rate: number; micros: number }> {
  const { name, request } = side;
  const before = await cpuOf(side);
  const load = autocannon({ ...request, connections: 16, duration });
  const { non2xx, errors, requests } = await Promise.race([load, side.ended]);
  if (non2xx > 0 || errors > 0) throw new Error(`${name}: ${non2xx} refused, ${errors} failed`);
  return { rate: requests.average, micros: ((await cpuOf(side)) - before) / requests.total };
}

/** By requests, not by seconds: on a busy machine the compiler is late, and a cold side would be measured as a slow one. */
async function warmUp({ request, ended }: OpenSide): Promise<void> {
  const load = autocannon({ ...request, connections: 16, amount: warmRequests });
  await Promise.race([load, ended]);
}

/** The same call on both sides; every list has one entry for each round. */
export interface Compared {
  readonly bare: Pick<OpenSide, 'rates' | 'cpuMicros'>;
  readonly muster: Pick<OpenSide, 'rates' | 'cpuMicros'>;
  /** Muster's requests per second beside those of bare Fastify, round by round. */
  readonly byRate: readonly number[];
  /** How many times the CPU of bare Fastify. */
  readonly byCpu: readonly number[];
}

const ratios = (above: readonly number[], below: readonly number[]) =>
  above.map((value, index) => value / (below[index] ?? Number.NaN));

/** Rounds alternate, so that a drift of the machine hits both; the median of their ratios counts. */
export async function compareWithBare(
  call: string,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Compared> {
  try {
    const muster = await open('muster', call);
    const answer = await answerOf(muster);
    const bare = await open('bare', call, answer);
    if ((await answerOf(bare)) !== answer) throw new Error('The two sides answer differently.');
    const sides = [bare, muster];
    for (const side of sides) await warmUp(side);
    for (let count = 0; count < rounds; count += 1)
      for (const side of sides) {
        const { rate, micros } = await round(side, seconds);
        side.rates.push(rate);
        side.cpuMicros.push(micros);
      }
    const [byRate, byCpu] = [ratios(muster.rates, bare.rates), ratios(muster.cpuMicros, bare.cpuMicros)];
    return { bare, muster, byRate, byCpu };
  } finally {
    for (const child of children.splice(0)) child.kill('SIGKILL');
  }
}

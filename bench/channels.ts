// npm run bench:channels [-- seconds [slack|teams]] — events of Slack and of Teams at 200 a second, a fifth of them delivered
// again, against the whole service: how soon each is acknowledged, and whether each is handled once. Beside it the answer of
// an address that stores nothing, in the same run. Messages are empty, so that the way is measured and not the planner.
// Embedded, and, where the programs are installed, on PostgreSQL with Redis.
import { setTimeout as sleep } from 'node:timers/promises';
import { onBothBackends } from './both-backends.ts';
import { openSlackSide, openTeamsSide, type Side } from './channel-sides.ts';
import { removeData, type RunningService, startService } from '../test/support/service.ts';

const seconds = Number(process.argv[2] ?? 10);
const platforms = (process.argv[3] ?? 'slack,teams').split(',');
const perSecond = 200;
const retriedShare = 0.2;
const patienceMs = 300_000;

const settings = {
  ALLOW_PRIVATE_NETWORK: '1',
  SANDBOX_FILE: 'examples/sandbox.json',
  LOG_LEVEL: 'error',
};

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

async function timed(work: () => Promise<{ status: number }>): Promise<{ ms: number; status: number }> {
  const since = performance.now();
  const { status } = await work();
  return { ms: performance.now() - since, status };
}

/** Sends at an even pace, whatever the answers take, as the platforms do. */
async function storm(service: RunningService, side: Side) {
  const acks: Promise<{ ms: number; status: number }>[] = [];
  const bare: Promise<{ ms: number; status: number }>[] = [];
  const sent: number[] = [];
  const total = seconds * perSecond;
  const begin = performance.now();
  for (let number = 0; number < total; number += 1) {
    const isRetry = sent.length > 0 && number % Math.round(1 / retriedShare) === 0;
    const event = isRetry ? (sent[(number * 7919) % sent.length] ?? 0) : number;
    if (!isRetry) sent.push(event);
    acks.push(timed(() => side.deliver(service.url, event)));
    if (number % 20 === 0) bare.push(timed(() => fetch(`${service.url}/health/live`)));
    const wait = begin + ((number + 1) * 1000) / perSecond - performance.now();
    if (wait > 0) await sleep(wait);
  }
  return { acks: await Promise.all(acks), bare: await Promise.all(bare), unique: sent.length };
}

const sides = { slack: openSlackSide, teams: openTeamsSide };

async function measure(name: string, more: Record<string, string>): Promise<void> {
  for (const platform of ['slack', 'teams'] as const)
    if (platforms.includes(platform)) await measureOn(`${platform}, ${name}`, await sides[platform](), more);
}

async function measureOn(name: string, side: Side, more: Record<string, string>): Promise<void> {
  const environment = { ...settings, ...side.environment, ...more };
  const service = await startService({ environment, timeoutMs: 240_000 });
  try {
    await side.meet(service.url);
    await sleep(3000);
    const before = side.replies();
    const since = performance.now();
    const { acks, bare, unique } = await storm(service, side);
    while (side.replies() - before < unique && performance.now() - since < patienceMs) await sleep(100);
    const handled = performance.now() - since;
    await sleep(2000);
    const times = acks.map(({ ms }) => ms).toSorted((a, b) => a - b);
    const reference = bare.map(({ ms }) => ms).toSorted((a, b) => a - b);
    const refused = acks.filter(({ status }) => status !== 200).length;
    console.log(
      [
        `${name}: ${acks.length} deliveries in ${seconds} s, ${unique} events, ${refused} not acknowledged`,
        `  acknowledged   p50 ${at(times, 0.5).toFixed(0)} ms, p99 ${at(times, 0.99).toFixed(0)} ms, most ${at(times, 1).toFixed(0)} ms   target p99 1000`,
        `  reference      p50 ${at(reference, 0.5).toFixed(0)} ms, p99 ${at(reference, 0.99).toFixed(0)} ms   (an address that stores nothing); ratio of p99 ${(at(times, 0.99) / at(reference, 0.99)).toFixed(1)}`,
        `  handled        ${side.replies() - before} of ${unique}, once each, all after ${(handled / 1000).toFixed(1)} s`,
      ].join('\n'),
    );
  } finally {
    await service.stop();
    await side.close();
    removeData(service);
  }
}

await onBothBackends(measure);

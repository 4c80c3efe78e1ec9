// npm run bench:sync [-- --records 10000 --rounds 3 --kills 0 --memory 0] — what the sync engine costs and what it survives.
// The whole service on its embedded database moves records of eight fields from one REST system to another that answers 503 to
// 1 % and 429 to 0.1 % of the tries. Beside it, in the same run, an undici loop that keeps nothing. Contenders alternate;
// medians are printed.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import {
  type Mode,
  type Systems,
  beginSync,
  cpuSeconds,
  endOf,
  runBare,
  startMuster,
  startSystems,
} from './sync/contenders.ts';
import { removeData, type RunningService } from '../test/support/service.ts';
import { killed } from './sync/kills.ts';
import { memory, watchMemory } from './sync/memory.ts';

const { values } = parseArgs({
  options: {
    records: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '3' },
    /** SIGKILLs at random points; 0: none. */
    kills: { type: 'string', default: '0' },
    /** Records of one long run whose memory is compared with that of a short one; 0: none. */
    memory: { type: 'string', default: '0' },
  },
});
const records = Number(values.records);
const rounds = Number(values.rounds);

const median = (all: readonly number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN;

interface Round {
  readonly ms: number;
  readonly cpuMs: number;
}

async function musterRound(service: RunningService, systems: Systems, mode: Mode): Promise<Round> {
  const cpu = cpuSeconds(service.pid);
  const since = performance.now();
  await endOf(service, await beginSync(service, systems.url, mode));
  return { ms: performance.now() - since, cpuMs: (cpuSeconds(service.pid) - cpu) * 1_000 };
}

async function compare(service: RunningService, systems: Systems, on: { mode: Mode; faults: boolean }): Promise<void> {
  const all: { bare: Round; muster: Round }[] = [];
  const wrong: string[] = [];
  let requests = 0;
  for (let round = 0; round < rounds; round += 1) {
    await systems.reset({ records, faults: on.faults });
    const bare = await runBare(systems.url, on.mode);
    await systems.reset({ records, faults: on.faults });
    const muster = await musterRound(service, systems, on.mode);
    all.push({ bare, muster });
    const seen = await systems.stats();
    requests = seen.requests;
    if (seen.missing + seen.wrong + seen.doubled + seen.early > 0) wrong.push(JSON.stringify(seen));
  }
  const of = (pick: (round: (typeof all)[number]) => number) => median(all.map(pick));
  const bareMs = of(({ bare }) => bare.ms);
  const musterMs = of(({ muster }) => muster.ms);
  const name = `${on.mode}${on.faults ? '' : ', no failures'}`.padEnd(18);
  const target = on.mode === 'batch' ? 0.5 : 0.75;
  console.log(
    `${name} bare ${perSecond(bareMs)} records/s, Muster ${perSecond(musterMs)} records/s` +
      `   ratio ${of(({ bare, muster }) => bare.ms / muster.ms).toFixed(2)} (target ${target})` +
      `   CPU ${of(({ muster, bare }) => muster.cpuMs / bare.cpuMs).toFixed(1)} times   requests ${requests}`,
  );
  console.log(wrong.length === 0 ? `${''.padEnd(18)} all exact, none early` : wrong.join('\n'));
}

const isInstalled = (program: string): boolean => spawnSync(program, ['--version']).error === undefined;

const perSecond = (ms: number): string => ((records / ms) * 1_000).toFixed(0).padStart(6);

const systems = await startSystems();
let service = await startMuster();
try {
  console.log(`${records} records, ${rounds} rounds`);
  const watch = watchMemory(service.pid);
  // The first sync of a process compiles what the others run.
  await systems.reset({ records: 500, faults: false });
  await musterRound(service, systems, 'put');
  for (const mode of ['put', 'batch'] as const)
    for (const faults of rounds > 0 ? [true, false] : []) await compare(service, systems, { mode, faults });
  const peak = watch.stop();
  if (rounds > 0) console.log(`memory above idle  ${peak} MB at the peak of ${records} records (target 250)`);
  // Its install needs 2 GB and native builds: measured apart, when it stands on the machine.
  if (rounds > 0)
    console.log(
      `n8n                ${isInstalled('n8n') ? 'installed, but not driven by this bench' : 'not installed'}`,
    );
  if (Number(values.memory) > 0) await memory(service, systems, Number(values.memory));
  if (Number(values.kills) > 0) service = await killed(service, systems, { records, kills: Number(values.kills) });
} finally {
  await service.stop();
  removeData(service);
  systems.stop();
}

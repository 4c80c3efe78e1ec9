// npm run bench:sync [-- --records 10000 --rounds 3 --kills 0 --memory 0 --tenants 0 --integrations 200 --seconds 30 --n8n <folder>] — what the sync engine costs and what it survives.
// The whole service on its embedded database moves records of eight fields from one REST system to another that answers 503 to
// 1 % and 429 to 0.1 % of the tries. Beside it, in the same run, an undici loop that keeps nothing, and n8n where it is given.
// Contenders alternate; medians are printed.
import { parseArgs } from 'node:util';
import { type Systems, startMuster, startSystems } from './sync/contenders.ts';
import { removeData, type RunningService } from '../test/support/service.ts';
import { median } from './figures.ts';
import { crowd } from './sync/crowd.ts';
import { killed } from './sync/kills.ts';
import { memory, watchMemory } from './sync/memory.ts';
import { besideN8n } from './sync/n8n.ts';
import { faultsIn, musterRound, type On, oneRound, rateTarget } from './sync/rounds.ts';

const { values } = parseArgs({
  options: {
    records: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '3' },
    /** SIGKILLs at random points; 0: none. */
    kills: { type: 'string', default: '0' },
    /** Records of one long run whose memory is compared with that of a short one; 0: none. */
    memory: { type: 'string', default: '0' },
    /** Organizations that sync at once, the last of them a bad neighbour; 0: none. */
    tenants: { type: 'string', default: '0' },
    integrations: { type: 'string', default: '200' },
    /** How long each of their four spans is. */
    seconds: { type: 'string', default: '30' },
    /** The folder into which npm has installed n8n; without it n8n is skipped. */
    n8n: { type: 'string' },
  },
});
const records = Number(values.records);
const rounds = Number(values.rounds);

async function compare(service: RunningService, systems: Systems, on: On): Promise<void> {
  const all: Awaited<ReturnType<typeof oneRound>>[] = [];
  for (let round = 0; round < rounds; round += 1) all.push(await oneRound(service, systems, { ...on, records }));
  const wrong = all.map(({ seen }) => seen).filter((seen) => faultsIn(seen, on) > 0);
  const of = (pick: (round: (typeof all)[number]) => number) => median(all.map(pick));
  console.log(
    `${nameOf(on).padEnd(29)} bare ${perSecond(of(({ bare }) => bare.ms))} records/s, Muster ${perSecond(of(({ muster }) => muster.ms))} records/s` +
      `   ratio ${of(({ bare, muster }) => bare.ms / muster.ms).toFixed(2)} (target ${rateTarget(on.mode)})` +
      `   CPU ${micros(of(({ bare }) => bare.cpuMs))} and ${micros(of(({ muster }) => muster.cpuMs))} µs a record` +
      `   requests ${all.at(-1)?.seen.requests}; ${wrong.length === 0 ? 'all exact, none too early' : JSON.stringify(wrong)}`,
  );
}

const nameOf = ({ mode, faults, concerns }: On): string =>
  `${mode}, ${faults ? `429 concerns a ${concerns}` : 'no failures'}`;

const micros = (ms: number): string => ((ms * 1_000) / records).toFixed(0);

const perSecond = (ms: number): string => ((records / ms) * 1_000).toFixed(0).padStart(6);

const systems = await startSystems();
let service = await startMuster();
try {
  console.log(`${records} records, ${rounds} rounds`);
  const watch = watchMemory(service.pid);
  // The first sync of a process compiles what the others run.
  await systems.reset({ records: 500, faults: false });
  await musterRound(service, systems, { mode: 'put', faults: false, concerns: 'connection' });
  for (const mode of rounds > 0 ? (['put', 'batch'] as const) : []) {
    for (const concerns of ['request', 'connection'] as const)
      await compare(service, systems, { mode, faults: true, concerns });
    await compare(service, systems, { mode, faults: false, concerns: 'connection' });
  }
  const peak = watch.stop();
  if (rounds > 0) console.log(`memory above idle  ${peak} MB at the peak of ${records} records (target 250)`);
  // n8n goes on with other records during a Retry-After, too.
  const muster = (faults: boolean) => musterRound(service, systems, { mode: 'put', faults, concerns: 'request' });
  const kills = Number(values.kills);
  const beside = { home: values.n8n, records, rounds, kills: kills > 0, muster };
  if (rounds > 0) await besideN8n(service, systems, beside);
  if (Number(values.memory) > 0) await memory(service, systems, { records: Number(values.memory), idle: watch.idle });
  const many = { tenants: Number(values.tenants), integrations: Number(values.integrations) };
  if (many.tenants > 0) await crowd(service, { ...many, seconds: Number(values.seconds) });
  if (kills > 0) service = await killed(service, systems, { records, kills });
} finally {
  await service.stop();
  removeData(service);
  systems.stop();
}

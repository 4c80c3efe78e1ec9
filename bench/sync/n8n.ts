// Muster and n8n in turns, at the same two systems with the same failures. n8n is brought by whoever runs this: it is 2 GB and
// no dependency of this package.
import type { RunningService } from '../../test/support/service.ts';
import type { Stats, Systems } from './contenders.ts';
import { watchMemory } from './memory.ts';
import { median } from '../figures.ts';
import { killN8n } from './n8n-kill.ts';
import { type N8n, startN8n } from './n8n-service.ts';
import type { Workflow } from './n8n-workflows.ts';

interface Round {
  readonly ms: number;
  readonly cpuMs: number;
}

interface Plan {
  /** The folder into which npm has installed it; undefined: it is skipped. */
  readonly home: string | undefined;
  readonly records: number;
  readonly rounds: number;
  /** Whether it is killed in the middle of a run, too. */
  readonly kills: boolean;
  /** One run of Muster, record by record, over what the systems hold. */
  muster(faults: boolean): Promise<Round>;
}

export const n8nTarget = 10;
const warmRecords = 200;

/** How many times Muster's time and CPU n8n takes, for one of its workflows. */
export interface BesideN8n {
  readonly workflow: string;
  readonly time: number;
  readonly cpu: number;
}

export async function besideN8n(service: RunningService, systems: Systems, plan: Plan): Promise<readonly BesideN8n[]> {
  if (plan.home === undefined) {
    console.log(
      'n8n                skipped: npm install --legacy-peer-deps n8n@2.41.1 in an empty folder, then --n8n <folder> (docs/integration.md)',
    );
    return [];
  }
  const n8n = await startN8n(plan.home, systems.url);
  try {
    await n8n.boot();
    await systems.reset({ records: warmRecords, faults: false });
    for (const workflow of n8n.workflows) await n8n.run(workflow);
    console.log(`n8n ${n8n.version}, one request a record, an error output that waits a second and writes again`);
    const memory = { n8n: watchMemory(...n8n.pids()), muster: watchMemory(service.pid) };
    const found: BesideN8n[] = [];
    for (const faults of [true, false]) found.push(...(await compare({ n8n, systems, plan }, faults)));
    console.log(`memory above idle  n8n ${memory.n8n.stop()} MB, Muster ${memory.muster.stop()} MB`);
    if (plan.kills) await killN8n(n8n, systems, plan.records);
    return found;
  } finally {
    await n8n.stop();
  }
}

interface BenchService {
  readonly n8n: N8n;
  readonly systems: Systems;
  readonly plan: Plan;
}

interface Rounds {
  readonly muster: Round;
  readonly n8n: Round;
}

async function compare({ n8n, systems, plan }: BenchService, faults: boolean): Promise<readonly BesideN8n[]> {
  const { records, rounds } = plan;
  const all = new Map<Workflow, Rounds[]>(n8n.workflows.map((workflow) => [workflow, []]));
  const seen = new Map<string, Stats>();
  const measured = async (name: string, run: () => Promise<Round>): Promise<Round> => {
    await systems.reset({ records, faults });
    const round = await run();
    seen.set(name, await systems.stats());
    return round;
  };
  for (let round = 0; round < rounds; round += 1) {
    const muster = await measured('Muster', () => plan.muster(faults));
    for (const [workflow, taken] of all)
      taken.push({ muster, n8n: await measured(`n8n by ${workflow.title}`, () => n8n.run(workflow)) });
  }
  const nameOf = ({ title }: Workflow) => `by ${title}${faults ? '' : ', no failures'}`;
  for (const [workflow, taken] of all) console.log(`${nameOf(workflow).padEnd(29)} ${ratioOf(taken, records)}`);
  for (const [name, stats] of seen) console.log(`  ${name.padEnd(27)} ${verdict(stats)}`);
  return [...all].map(([workflow, taken]) => ({
    workflow: nameOf(workflow),
    time: times(taken, ({ ms }) => ms),
    cpu: times(taken, ({ cpuMs }) => cpuMs),
  }));
}

/** Round by round, in the middle. */
const times = (taken: readonly Rounds[], of: (round: Round) => number): number =>
  median(taken.map(({ n8n, muster }) => of(n8n) / of(muster)));

function ratioOf(taken: readonly Rounds[], records: number): string {
  const of = (pick: (round: Rounds) => number) => median(taken.map(pick));
  const perSecond = (ms: number) => ((records / ms) * 1_000).toFixed(0).padStart(6);
  const micros = (cpuMs: number) => ((cpuMs * 1_000) / records).toFixed(0);
  return (
    `n8n  ${perSecond(of(({ n8n }) => n8n.ms))} records/s, Muster ${perSecond(of(({ muster }) => muster.ms))} records/s   ` +
    `ratio ${times(taken, ({ ms }) => ms).toFixed(1)} (target ${n8nTarget})   ` +
    `CPU ${micros(of(({ n8n }) => n8n.cpuMs))} and ${micros(of(({ muster }) => muster.cpuMs))} µs a record, ` +
    `ratio ${times(taken, ({ cpuMs }) => cpuMs).toFixed(1)}`
  );
}

const verdict = ({ requests, missing, wrong, again, early, pressed }: Stats): string =>
  `${requests} requests, lost ${missing}, wrong ${wrong}, written again ${again}, ` +
  `before Retry-After of the record was over ${early}, of any record ${pressed}`;

// Syncs against the bare loop, and n8n where its folder is given.
import { removeData } from '../../test/support/service.ts';
import { median } from '../figures.ts';
import { startMuster, startSystems } from '../sync/contenders.ts';
import { besideN8n, n8nTarget } from '../sync/n8n.ts';
import { faultsIn, musterRound, type On, oneRound, rateTarget } from '../sync/rounds.ts';
import type { PartRun, RunPart } from './part.ts';

const ways: readonly On[] = (['put', 'batch'] as const).flatMap((mode) => [
  { mode, faults: true, concerns: 'request' },
  { mode, faults: false, concerns: 'connection' },
]);

export const runSync: RunPart = async (run) => {
  const systems = await startSystems();
  const service = await startMuster();
  const records = Math.round(10_000 * run.options.scale);
  const rounds = 3;
  const muster = (on: On) => musterRound(service, systems, on);
  try {
    // The first sync of a process compiles what the others run.
    await systems.reset({ records: 500, faults: false });
    await muster({ mode: 'put', faults: false, concerns: 'connection' });
    for (const on of ways) {
      const all: Awaited<ReturnType<typeof oneRound>>[] = [];
      for (let round = 0; round < rounds; round += 1) all.push(await oneRound(service, systems, { ...on, records }));
      tellRounds(run, on, { all, records });
    }
    const put = (faults: boolean) => muster({ mode: 'put', faults, concerns: 'request' });
    const plan = { home: run.options.n8n, records, rounds, kills: false, muster: put };
    const found = await besideN8n(service, systems, plan);
    for (const { workflow, time, cpu } of found)
      run.tell({
        what: `sync beside n8n, ${workflow}`,
        figure: `n8n takes ${time.toFixed(1)} times as long, ${cpu.toFixed(1)} times the CPU`,
        target: `≥ ${n8nTarget} times`,
        holds: time >= n8nTarget,
      });
    if (found.length === 0) run.tell({ what: 'sync beside n8n', figure: 'not measured', reference: '--n8n <folder>' });
  } finally {
    await service.stop();
    removeData(service);
    systems.stop();
  }
};

interface Rounds {
  readonly all: readonly Awaited<ReturnType<typeof oneRound>>[];
  readonly records: number;
}

function tellRounds({ tell }: PartRun, on: On, { all, records }: Rounds): void {
  const of = (pick: (round: (typeof all)[number]) => number) => median(all.map(pick));
  const ratio = of(({ bare, muster }) => bare.ms / muster.ms);
  const faults = all.reduce((sum, { seen }) => sum + faultsIn(seen, on), 0);
  const perSecond = ((records * 1_000) / of(({ muster }) => muster.ms)).toFixed(0);
  const micros = (ms: number) => ((ms * 1_000) / records).toFixed(0);
  tell({
    what: `sync of ${records} records, ${on.mode}, ${on.faults ? 'with failures' : 'no failures'}`,
    figure: `${perSecond} records/s, ${ratio.toFixed(2)} of the speed, ${faults} wrong, lost or early`,
    reference: `CPU a record: bare loop ${micros(of(({ bare }) => bare.cpuMs))} µs, Muster ${micros(of(({ muster }) => muster.cpuMs))} µs`,
    target: `≥ ${rateTarget(on.mode)}, 0`,
    holds: ratio >= rateTarget(on.mode) && faults === 0,
  });
}

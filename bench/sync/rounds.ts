// One sync of Muster and one of a bare loop that keeps nothing, over the same two systems.
import { type RunningService } from '../../test/support/service.ts';
import { cpuSeconds } from '../processes.ts';
import { type Concerns, type Mode, type Stats, type Systems, beginSync, endOf, runBare } from './contenders.ts';

export interface Round {
  readonly ms: number;
  readonly cpuMs: number;
}

/** How one contender is measured; nobody is told to wait where nothing fails. */
export interface On {
  readonly mode: Mode;
  readonly faults: boolean;
  readonly concerns: Concerns;
}

/** From the request to the end that the run itself records; the account is connected before. */
export async function musterRound(service: RunningService, systems: Systems, on: On): Promise<Round> {
  const cpu = cpuSeconds(service.pid);
  const begun = await beginSync(service, systems.url, on);
  const { finishedAt } = await endOf(service, begun.sync);
  return { ms: finishedAt - begun.requestedAt, cpuMs: (cpuSeconds(service.pid) - cpu) * 1_000 };
}

/** Both leave alone the same: all of the connection, or the refused record. */
export async function oneRound(
  service: RunningService,
  systems: Systems,
  { records, ...on }: On & { records: number },
) {
  await systems.reset({ records, faults: on.faults });
  const bare = await runBare(systems.url, on.mode, on.concerns);
  await systems.reset({ records, faults: on.faults });
  const muster = await musterRound(service, systems, on);
  return { bare, muster, seen: await systems.stats() };
}

/** Too early is what the declaration says: any request of the connection, or that record. */
export const faultsIn = ({ missing, wrong, doubled, early, pressed }: Stats, { concerns }: On): number =>
  missing + wrong + doubled + early + (concerns === 'connection' ? pressed : 0);

/** The share of the bare loop's speed that Muster has to reach. */
export const rateTarget = (mode: Mode): number => (mode === 'batch' ? 0.5 : 0.75);

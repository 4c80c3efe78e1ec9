// Seconds from the command to the printed address: on an empty folder (first) and again (later). Beside each: the same machine
// starting Node on an empty file in the same run, since machines differ.
import { spawnSync } from 'node:child_process';
import { removeData, startService } from '../test/support/service.ts';

export const startTargets = { first: 6, later: 2 } as const;

export interface StartTimes {
  readonly bare: readonly number[];
  readonly first: readonly number[];
  readonly later: readonly number[];
}

const seconds = (since: number) => (performance.now() - since) / 1000;

export async function startTimes(rounds: number): Promise<StartTimes> {
  const times = { bare: [] as number[], first: [] as number[], later: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    let since = performance.now();
    spawnSync(process.execPath, ['-e', '']);
    times.bare.push(seconds(since));
    since = performance.now();
    const fresh = await startService({ environment: { MUSTER_API_KEY: '' } });
    times.first.push(seconds(since));
    await fresh.stop();
    since = performance.now();
    const again = await startService({ dataDir: fresh.dataDir, environment: { MUSTER_API_KEY: '' } });
    times.later.push(seconds(since));
    await again.stop();
    removeData(again);
  }
  return times;
}

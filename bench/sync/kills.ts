// SIGKILL at random points of one sync in create mode, with a key on every request: what is lost, doubled and written again,
// and how soon the next process goes on.
import { setTimeout as sleep } from 'node:timers/promises';
import type { RunningService } from '../../test/support/service.ts';
import { seeded } from '../seeded.ts';
import { type Systems, beginSync, endOf, startMuster } from './contenders.ts';

interface Plan {
  readonly records: number;
  readonly kills: number;
}

/** Answers the process that is alive at the end. */
export async function killed(
  service: RunningService,
  systems: Systems,
  { records, kills }: Plan,
): Promise<RunningService> {
  const random = seeded(20_261_122);
  await systems.reset({ records, faults: true });
  const { sync } = await beginSync(service, systems.url, 'create');
  let alive = service;
  let done = 0;
  const resumes: number[] = [];
  while (done < kills) {
    const before = await systems.seen();
    const ready = performance.now();
    if (before.kept >= records) break;
    const went = await firstRequestAfter(systems, before.requests);
    if (done > 0) resumes.push(went - ready);
    // Some milliseconds into the work: any line of it may be the last.
    await sleep(random.below(Math.max(20, Math.ceil(10_000 / kills))));
    await alive.kill();
    done += 1;
    alive = await startMuster(service.dataDir);
  }
  const { status } = await endOf(alive, sync);
  const seen = await systems.stats();
  const most = Math.max(...resumes);
  console.log(
    [
      `${done} SIGKILLs in a sync of ${records} records: ${status}`,
      `  lost ${seen.missing}, doubled ${seen.doubled}, wrong ${seen.wrong}, before Retry-After was over ${seen.early}`,
      `  sent again ${seen.again}: ${(seen.again / done).toFixed(1)} a kill (target: at most those in flight and one page, 132)`,
      `  goes on after ${(most / 1_000).toFixed(1)} s at most (target 5)`,
    ].join('\n'),
  );
  return alive;
}

/** When the destination or the source is asked again; that moment on the clock of this process. */
async function firstRequestAfter(systems: Systems, requests: number): Promise<number> {
  const until = performance.now() + 60_000;
  for (;;) {
    const { requests: now } = await systems.seen();
    if (now > requests) return performance.now();
    if (performance.now() > until) throw new Error('it does not go on');
    await sleep(10);
  }
}

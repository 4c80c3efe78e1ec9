// First and later starts, and what the service holds when nobody asks anything.
import { setTimeout as pause } from 'node:timers/promises';
import { removeData, startService } from '../../test/support/service.ts';
import { median } from '../figures.ts';
import { residentMb } from '../processes.ts';
import { startTargets, startTimes } from '../start-times.ts';
import type { RunPart } from './part.ts';
import { onPostgres } from './started.ts';

const idleMs = 20_000;
/** As the Dockerfile sets them. */
const ofTheImage = { NODE_OPTIONS: '--max-semi-space-size=16', MALLOC_ARENA_MAX: '2' };

export const runStart: RunPart = async ({ tell, options: { scale } }) => {
  const times = await startTimes(scale < 1 ? 1 : 3);
  for (const which of ['first', 'later'] as const) {
    const [target, taken] = [startTargets[which], median(times[which])];
    tell({
      what: `${which} start, from the sources`,
      figure: `${taken.toFixed(2)} s`,
      reference: `empty Node process: ${median(times.bare).toFixed(2)} s`,
      target: `≤ ${target} s`,
      holds: taken <= target,
    });
  }
  const embedded = await startService({ environment: ofTheImage });
  await pause(idleMs);
  tell({
    what: 'idle, embedded database',
    figure: `${(residentMb(embedded.pid) ?? Number.NaN).toFixed(0)} MB resident`,
  });
  await embedded.stop();
  removeData(embedded);
  const bench = await onPostgres();
  try {
    await pause(idleMs);
    const { heapMb, residentMb: held } = await bench.inspected.memory();
    tell({ what: 'idle, PostgreSQL', figure: `${held.toFixed(0)} MB resident, ${heapMb.toFixed(0)} MB heap` });
  } finally {
    await bench.stop();
  }
};

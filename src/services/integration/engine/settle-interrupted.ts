// A system that cannot be asked twice: what was on its way when a run was cut off may have arrived or not. It fails as uncertain,
// for a person to look at; sent again by itself it might stand there twice.
import type { SyncFault } from '../../../core/integration.ts';
import { batchKeyOf } from './batches.ts';
import type { Run } from './run.ts';

/** Called while nothing of the run is in flight. */
export async function settleInterrupted(run: Run): Promise<void> {
  if (run.repeatable) return;
  const left = await run.syncs.cutOff(run.id);
  if (left.length === 0) return;
  const answers = left.map((record) => ({
    ...record,
    state: 'failed' as const,
    unclear: true,
    cut: run.bindsMaking ? batchKeyOf(run, [record]) : null,
    attempts: record.attempts + 1,
    fault: uncertain,
    due: null,
  }));
  run.sync = await run.syncs.acknowledge(run.id, answers, { all: false });
}

const uncertain: SyncFault = {
  kind: 'uncertain',
  blame: 'muster',
  message: 'Muster was cut off while the record was on its way, and the other system offers no way to repeat safely.',
  fix: 'Look whether the record is there, and settle it: it is there, or it is not and goes once more.',
  status: null,
};

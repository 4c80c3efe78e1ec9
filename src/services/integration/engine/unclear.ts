// What an earlier run may have made without learning of it. The other system takes a repeat for the same only under the same key,
// and remembers keys for a while; anything else might make the record a second time, and so waits for a person.
import type { SyncFault } from '../../../core/integration.ts';
import type { PendingRecord, RefusedRecord, Unclear } from '../../../core/ports/syncs.ts';
import type { Run } from './run.ts';

/** Systems that remember keys do so for a day at least. */
const keyMs = 24 * 3_600_000;

interface Held {
  readonly pending: readonly PendingRecord[];
  readonly refused: readonly RefusedRecord[];
}

/**
 * Reads only. A record is let through where the same content goes under the same key within a day of the unclear try; the
 * others are `skipped`, with the run in which a person settles them.
 */
export async function holdUnclear(run: Run, pending: readonly PendingRecord[]): Promise<Held> {
  if (!run.bindsMaking || pending.length === 0) return { pending, refused: [] };
  const ids = pending.map(({ id }) => id);
  const unclear = await run.syncs.unclear(run.id, ids);
  if (unclear.size === 0) return { pending, refused: [] };
  const goes = (record: PendingRecord): boolean => {
    const before = unclear.get(record.id);
    return before === undefined || isRepeat(run, record, before);
  };
  return {
    pending: pending.filter(goes),
    refused: pending.flatMap((record) => {
      const before = unclear.get(record.id);
      return before === undefined || goes(record)
        ? []
        : [{ id: record.id, state: 'skipped' as const, fault: heldBecause(before) }];
    }),
  };
}

/** The same content goes under the same key, unless a key names a batch: its other records may be others now. */
const isRepeat = (run: Run, { digest }: PendingRecord, before: Unclear): boolean =>
  run.repeatable &&
  !run.keepsCuts &&
  digest === before.digest &&
  run.clock.now().getTime() - before.at.getTime() < keyMs;

/** Skipped, not failed: it has failed in that run, where it is retried, and creating changes nothing of what is there. */
const heldBecause = ({ sync }: Unclear): SyncFault => ({
  kind: 'uncertain',
  blame: 'integration',
  message:
    'An earlier run sent this record and never learned whether it arrived. Sent once more, it might stand there twice.',
  fix: `Look whether it is there, and settle it in the run ${sync}: it is there, or it is not and goes once more.`,
  status: null,
});

// Batches under one key. The key names exactly the records that it came with: cut anew after a crash or an unclear answer, the
// same records would go under another key, and the other system would take them twice. So a page is cut into its batches when
// it is stored, and each batch stays what it is until its answer is clear. A single record whose making is unclear is a cut of one.
import { hash } from 'node:crypto';
import type { PendingRecord } from '../../../core/ports/syncs.ts';
import { keyOf } from './run.ts';

type Keyed = Parameters<typeof keyOf>[0];

/** `size`: records of one batch. Deletions go alone. */
export function splitIntoBatches(
  run: Keyed,
  pending: readonly PendingRecord[],
  size: number,
): readonly PendingRecord[] {
  const sent = pending.filter(({ remove }) => !remove);
  const cuts = Array.from({ length: Math.ceil(sent.length / size) }, (_, index) =>
    sent.slice(index * size, (index + 1) * size),
  );
  const named = cuts.flatMap((records) => {
    const cut = batchKeyOf(run, records);
    return records.map((record) => ({ ...record, cut }));
  });
  return [...named, ...pending.filter(({ remove }) => remove)];
}

/** False: a newer content took one of its records away, and nothing can be sent under its key any more. */
export const isWhole = (run: Keyed, records: readonly PendingRecord[]): boolean => {
  const [first] = records;
  return first === undefined || first.cut === null || first.cut === batchKeyOf(run, records);
};

/** The records of a look, without those of a batch whose rest lies beyond the look's end. */
export function wholeBatches(records: readonly PendingRecord[], limit: number): readonly PendingRecord[] {
  const last = records.at(-1)?.cut ?? null;
  return records.length < limit || last === null ? records : records.filter(({ cut }) => cut !== last);
}

/** What names the records of one call, in whatever order. */
export function batchKeyOf(run: Keyed, records: readonly PendingRecord[]): string {
  const keys = records.map((record) => keyOf(run, record)).toSorted();
  return hash('sha256', keys.join('\n'), 'base64url').slice(0, 32);
}

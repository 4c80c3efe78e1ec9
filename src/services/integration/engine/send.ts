// Sends records to the destination, one or a batch in one call, and says what each answer means for its record.
import type { SyncFault } from '../../../core/integration.ts';
import { RemoteFault, type Writing, type Written } from '../../../core/ports/remote-system.ts';
import type { Acknowledged, PendingRecord, Previous } from '../../../core/ports/syncs.ts';
import { batchKeyOf } from './batches.ts';
import { delayMs, mayRetry } from './pace.ts';
import { type Run, keyOf, syncFaultOf } from './run.ts';

/** `fault` is what the system said, also where the record is to be tried again. */
export interface Sent {
  readonly answer: Acknowledged;
  readonly fault?: RemoteFault;
}

/** How many records one call may carry. */
export const batchOf = ({ destination, integration }: Run): number =>
  Math.max(1, destination.batchSize(integration.destination.collection, integration.destination.action));

/** Records that may wait before another page is taken in. */
export const heldOf = (run: Run): number => Math.max(100, 2 * batchOf(run));

/**
 * One result for each record, in their order; nothing of it is stored yet. Failures are results; throws only for the abort
 * signal and for defects. Under the same keys it may be repeated where `run.repeatable` is set.
 */
export async function send(run: Run, records: readonly PendingRecord[]): Promise<readonly Sent[]> {
  const { collection, action } = run.integration.destination;
  const writings = records.map((record): Writing => ({
    collection,
    action: record.remove ? 'delete' : action,
    record: record.body,
    remoteId: record.remoteId,
    // Made only where it is asked for: most systems take no key.
    get key() {
      return keyOf(run, record);
    },
  }));
  const answers = (await keptFirst(run, records)) ?? (await run.destination.write(writings, run.signal));
  // What failed in one call comes back at one time, so that it can go in one call again.
  const luck = run.random();
  return records.map((record, index) => {
    const answer = answers[index];
    if (answer === undefined) throw new Error('a writing was not answered for');
    return meaning(run, record, { answer, luck });
  });
}

/** What a record holds over there is kept before it is changed. Answers only where that cannot be read: then nothing is sent. */
async function keptFirst(run: Run, records: readonly PendingRecord[]): Promise<readonly Written[] | undefined> {
  const changed = records.filter(({ remove }) => (remove ? run.keeps.deleted : run.keeps.previous));
  if (changed.length === 0) return undefined;
  try {
    const { collection } = run.integration.destination;
    const previous: Previous[] = [];
    for (const { id, body, remoteId, remove } of changed) {
      const found = await run.destination.look({ collection, record: body, remoteId, signal: run.signal });
      // What is gone already is nobody's to bring back.
      if (!remove || found !== null) previous.push({ id, was: found?.body ?? null });
    }
    await run.syncs.keepPrevious(run.id, previous);
    return undefined;
  } catch (error) {
    if (!(error instanceof RemoteFault) || run.signal.aborted) throw error;
    return records.map(() => ({ kind: 'failed', fault: error }));
  }
}

/** Sealing costs: of what was there already nothing is kept, unless this run keeps its earlier state or may have made it before. */
function wayBackOf(
  { keeps, integration }: Run,
  { remove, body }: PendingRecord,
  { made = false }: Extract<Written, { kind: 'written' }>,
) {
  const isKept = keeps.made && !remove && (made || keeps.previous || integration.mode === 'real_time');
  return isKept ? { wayBack: { made, wrote: body } } : {};
}

interface Answered {
  readonly answer: Written;
  /** What stretches the wait for the next try; from 0 to 1. */
  readonly luck: number;
}

function meaning(run: Run, record: PendingRecord, { answer, luck }: Answered): Sent {
  if (answer.kind === 'failed')
    return { answer: refused(run, record, { fault: answer.fault, luck }), fault: answer.fault };
  const settled = {
    ...keptOf(record),
    ...wayBackOf(run, record, answer),
    state: record.remove || answer.gone === true ? 'deleted' : 'written',
    attempts: record.attempts + 1,
    remoteId: answer.remoteId ?? record.remoteId,
    cut: null,
    fault: null,
    due: null,
  } as const;
  return { answer: settled };
}

const keptOf = ({ id, body, digest, remove }: PendingRecord) => ({ id, body, digest, remove });

function refused(run: Run, record: PendingRecord, { fault, luck }: { fault: RemoteFault; luck: number }): Acknowledged {
  // Refused by our own budget before it was sent: that was no try.
  const attempts = fault.kind === 'rate' && fault.status === undefined ? record.attempts : record.attempts + 1;
  // A clear refusal under the key of its batch: nothing of it is left to be repeated.
  const cut = fault.passes || fault.unclear ? (record.cut ?? cutOfOne(run, record, fault)) : null;
  const base = {
    ...keptOf(record),
    unclear: mayBeThere(run, record, fault),
    attempts,
    remoteId: record.remoteId,
    cut,
    fault: syncFaultOf(fault),
  };
  // Whoever changed it since knows better: nothing was done, and nothing failed.
  if (fault.kind === 'changed_since') return { ...base, state: 'skipped', due: null };
  if (fault.kind === 'auth' || fault.kind === 'permission')
    return { ...base, cut: record.cut, attempts: record.attempts, state: 'pending', due: run.clock.now() };
  if (fault.unclear && !run.repeatable) return { ...base, fault: unknownOutcome(fault), state: 'failed', due: null };
  if (!mayRetry(run.integration.retry, fault, attempts)) return { ...base, ...lastWord(record, fault), due: null };
  const wait = delayMs(run.integration.retry, { attempts: Math.max(1, attempts), fault, random: () => luck });
  return { ...base, state: 'pending', due: new Date(run.clock.now().getTime() + wait) };
}

/** Newer content must not go out under another key while it is unclear whether this one made the record. */
const cutOfOne = (run: Run, record: PendingRecord, fault: RemoteFault): string | null =>
  mayHaveMade(run, record, fault) ? batchKeyOf(run, [record]) : null;

/** Nobody knows, and where no repeat is safe a person has to look. */
const mayBeThere = (run: Run, record: PendingRecord, fault: RemoteFault): boolean =>
  mayHaveMade(run, record, fault) || (fault.unclear && !run.repeatable && !record.remove);

const mayHaveMade = ({ bindsMaking }: Run, { remove }: PendingRecord, { unclear }: RemoteFault): boolean =>
  unclear && bindsMaking && !remove;

const lastWord = ({ cut }: PendingRecord, fault: RemoteFault) =>
  ({ state: 'failed', ...(cut !== null && fault.unclear ? { fault: unclearBatch(fault) } : {}) }) as const;

/** A retry takes the whole batch again, under its key. */
const unclearBatch = (fault: RemoteFault): SyncFault => ({
  ...syncFaultOf(fault),
  message: 'It is not known whether the other system took this record, or the batch in which it went.',
  fix: 'Retry: it goes once more as it was, under its key, so that nothing comes twice.',
});

/** Records of a batch of which one has changed since: they could go only under another key. */
export const leftOver = ({ bindsMaking }: Run, records: readonly PendingRecord[]): readonly Sent[] =>
  records.map((record) => ({
    answer: {
      ...keptOf(record),
      attempts: record.attempts,
      remoteId: record.remoteId,
      cut: null,
      unclear: bindsMaking,
      state: 'failed',
      fault: unknown({ kind: 'uncertain', blame: 'remote', status: null }),
      due: null,
    },
  }));

const unknownOutcome = (fault: RemoteFault): SyncFault => unknown(syncFaultOf(fault));

const unknown = ({ kind, blame, status }: Pick<SyncFault, 'kind' | 'blame' | 'status'>): SyncFault => ({
  kind,
  blame,
  status,
  message: 'It is not known whether the other system took the record, and it offers no way to repeat safely.',
  fix: 'Look whether the record is there, and settle it: it is there, or it is not and goes once more.',
});

// Brings back what a delete removed, under the id that it had, in systems that keep it in a bin for a while.
import type { Collection } from '../../core/connector/collection.ts';
import type { Connector } from '../../core/connector/connector.ts';
import type { Restoring, Written } from '../../core/ports/remote-system.ts';
import type { Caller } from './caller.ts';
import { faultOf, faultOfFailure } from './faults.ts';

/** Never throws for what the system answered; a repeat of what is back already is for the caller to find out. */
export async function restoreRecord(
  caller: Caller,
  { connector, collection: { restore } }: { connector: Connector; collection: Collection },
  { remoteId, record, signal }: Restoring,
): Promise<Written> {
  if (restore === undefined) return { kind: 'failed', fault: faultOf(connector, 'invalid') };
  try {
    await caller.call({ call: restore.call, values: { id: remoteId, record }, writes: true, signal });
    return { kind: 'written', remoteId };
  } catch (error) {
    if (signal.aborted) throw error;
    return { kind: 'failed', fault: faultOfFailure(connector, error, true) };
  }
}

// Records that a person settles: they looked at the other system, and know what Muster cannot know.
import type { SyncId } from '../ids.ts';
import type { SyncRecord } from '../integration.ts';

/** Both ways are atomic and bound to what the person saw, so a decision never overwrites a run. */
export interface RecordSettling {
  /** One record of a run; undefined: the run has none of that name. */
  record(sync: SyncId, id: string): Promise<SettledRecord | undefined>;
  /**
   * A failed record is taken as written, in one transaction with what is known of it from then on. True when it stands so, also
   * when it did already; false when something has become of it since `seen`.
   */
  takeAsThere(sync: SyncId, as: { id: string; remoteId: string | null; seen: Date }): Promise<boolean>;
  /** Puts back what stood before; false when a run has written the record since, or it is sent again. */
  takeAsFailed(sync: SyncId, as: { id: string; seen: Date }): Promise<boolean>;
}

/** The content itself stays sealed in the store. */
export interface SettledRecord extends SyncRecord {
  /** It has content that was, or can be, sent. */
  readonly wasSent: boolean;
  readonly remove: boolean;
}

// What the main thread and the thread of the embedded database say to each other. Connections go by numbers.
import type { Rank } from './backend.ts';

export interface Start {
  readonly dataDir: string;
  readonly patienceMs: number;
}

/** Environment data of worker threads under which tests that kill and play weeks do without the wait for the disk. */
export const unsynced = 'muster: embedded database without fsync';

export type ToThread =
  | { readonly kind: 'open'; readonly link: number; readonly rank: Rank }
  | { readonly kind: 'ask'; readonly link: number; readonly bytes: Uint8Array }
  | { readonly kind: 'end'; readonly link: number }
  | { readonly kind: 'close' };

export type FromThread =
  | { readonly kind: 'ready' }
  | { readonly kind: 'answer'; readonly link: number; readonly bytes: Uint8Array }
  /** It ended by a fault: an idle transaction, a broken database. */
  | { readonly kind: 'broken'; readonly link: number; readonly name: string; readonly message: string }
  | { readonly kind: 'closed' };

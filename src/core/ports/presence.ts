// Which processes of one installation are alive, so that nobody waits for the leases of one that is not.

/** Of one process. A lease still decides who may write: this only shortens the wait for a dead one. */
export interface Presence {
  /**
   * Aborts once others may take this process for dead and go on with what it holds: its connection to the database broke
   * and no other came in time. Asked anew for each piece of work.
   */
  lost(): AbortSignal;
  /** Called after the leases of a process that died were ended: what it had in hand can be taken up. */
  onFreed(takeUp: () => void): void;
}

/** Where there is one process: nobody else could take anything over. */
export const alone: Presence = { lost: () => new AbortController().signal, onFreed: () => undefined };

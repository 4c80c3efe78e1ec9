// Where a piece of work runs: in which process, and for which action. Follows the work through every await.
import { AsyncLocalStorage } from 'node:async_hooks';

/** One process from its start to its end. What it had in hand when it ended is never heard of again. */
export class Life {
  readonly name: string;
  isOver = false;
  /** Nothing of it goes on before that time, but for requests that had left by then. */
  stalledUntil = 0;
  stalledFrom = 0;
  /** How far its clock is off. */
  skewMs = 0;
  readonly ended: Promise<void>;
  /** Nothing goes wrong with it: people who use a system outside by themselves. */
  readonly isSpared: boolean;
  readonly #end: () => void;

  constructor(name: string, { isSpared = false }: { isSpared?: boolean } = {}) {
    this.name = name;
    this.isSpared = isSpared;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.ended = promise;
    this.#end = resolve;
  }

  end(): void {
    this.isOver = true;
    this.#end();
  }
}

export type Phase = 'prepare' | 'execute' | 'recover' | 'undo' | 'release' | 'sync';

export interface Place {
  readonly life: Life;
  /** The idempotency key that the work is done under. */
  readonly key?: string;
  readonly phase?: Phase;
}

export const places = new AsyncLocalStorage<Place>();

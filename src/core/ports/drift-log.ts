// Where a system's answers no longer look as its connector declares them: fields and kinds, never a value.

export interface Drift {
  readonly collection: string;
  readonly field: string;
  /** `missing`: none of a page's records has it. */
  readonly found: 'missing' | 'string' | 'integer' | 'number' | 'boolean' | 'object' | 'array';
  /** As the connector declares it; `nothing` for what it does not name, which is kept all the same. */
  readonly declared: string;
}

/** What the connector declares of a field that it does not name. */
export const undeclared = 'nothing';

/** Of one connection. Best effort: a crash may lose what was noted last, and nothing waits for it. */
export interface DriftLog {
  /** Gathers and stores later; the same again is the same. */
  note(drift: Drift): void;
}

export interface SeenDrift extends Drift {
  readonly firstSeenAt: Date;
  readonly lastSeenAt: Date;
}

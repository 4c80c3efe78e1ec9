// Requests counted by the replicas of a service, for limits that hold over all of them.

/** `used` counts what is told with this message, not the whole window. */
export interface RequestCount {
  /** Whose requests of which quota, as a digest: an address of a person leaves no process. */
  readonly counter: string;
  readonly used: number;
  /** When its window ends, in milliseconds since 1970. */
  readonly endsAt: number;
}

/** Best effort: a message that is lost makes a limit a little too generous. */
export interface RequestCounts {
  /** Tells the other replicas what this one counted since it told them last. */
  tell(counts: readonly RequestCount[]): void;
  /** What the others tell. */
  follow(hear: (counts: readonly RequestCount[]) => void): void;
}

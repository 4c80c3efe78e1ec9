// What is answered about a date or time in a text, and what it is read against.
import type { WhenProblem } from './moment.ts';
import type { Grain } from './parts.ts';

export interface When {
  readonly text: string;
  /** Where in the given text. */
  readonly index: number;
  /** RFC 3339 with the offset of the given zone. */
  readonly start: string;
  /** Exclusive. */
  readonly end?: string;
  readonly grain: Grain;
  readonly problem?: WhenProblem;
  /** What was said itself; the rest is filled in. */
  readonly says: { readonly date: boolean; readonly time: boolean };
}

export interface WhenOptions {
  /** RFC 3339. */
  readonly now: string;
  readonly timeZone: string;
  /** For plans: what has passed already is reported as `past`. */
  readonly preferFuture?: boolean;
}

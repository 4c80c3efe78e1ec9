// The learned decisions of the planner.
import type { Net } from './model.ts';

export interface Nets {
  /** What a clause asks for. */
  readonly label: Net;
  /** Whether a span fills a slot of an order. */
  readonly span: Net;
  /** Where a text begins, where it ends, and whether its words are free. */
  readonly start: Net;
  readonly end: Net;
  readonly free: Net;
}

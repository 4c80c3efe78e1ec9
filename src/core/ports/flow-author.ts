// Somebody who says what a request for a flow means, in a given form: a language model. What comes back is held against the catalogue.
import type { ActorId, TenantId } from '../ids.ts';

export interface FlowRequest {
  readonly tenant: TenantId;
  readonly by: ActorId;
  readonly request: string;
  /** The form of the answer, as JSON Schema, and what it may name. */
  readonly schema: Readonly<Record<string, unknown>>;
  readonly choices: string;
}

/** Undefined: nobody can be asked now, or nothing came of it. */
export type FlowAuthor = (asked: FlowRequest, signal: AbortSignal) => Promise<unknown>;

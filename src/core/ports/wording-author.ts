// Somebody who proposes a smoother wording of a résumé: a language model. What comes back is held against the text word by word.
import type { ActorId, TenantId } from '../ids.ts';

/** Goes to the provider of the language model. */
export interface WordingRequest {
  readonly tenant: TenantId;
  readonly by: ActorId;
  /** Without personal numbers. */
  readonly text: string;
}

/** Undefined: nobody can be asked now, or nothing came of it. */
export type WordingAuthor = (asked: WordingRequest, signal: AbortSignal) => Promise<string | undefined>;

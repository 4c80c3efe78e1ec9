// What a resolver is given: the words, where they stood, and the organization they were said in.
import type { World } from '../world.ts';

export interface Reference {
  /** What was written, trimmed. */
  readonly text: string;
  /** Where it stood, for the answer. */
  readonly path: string;
  readonly world: World;
}

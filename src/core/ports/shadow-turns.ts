// What candidates proposed in shadow. It stands with the turn, and is erased and swept with it.
import type { ConversationId, TurnId } from '../ids.ts';
import type { ShadowResult, ShadowedTurn } from '../shadow.ts';

/** Of one organization; without effect on the turn itself. */
export interface ShadowTurns {
  /** Does nothing where the turn has gone since. */
  put(turn: { conversation: ConversationId; id: TurnId }, result: ShadowResult): Promise<void>;
  /** Newest first; what was really done with the status of today. */
  list(query: { from: Date; to: Date; limit: number }): Promise<readonly ShadowedTurn[]>;
}

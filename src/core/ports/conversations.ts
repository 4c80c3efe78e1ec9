// The compact turn store of the agent. Turns are swept after the organization's retention time.
import { z } from 'zod';
import { Fact } from '../fact.ts';
import { ActorId, ConversationId, TurnId } from '../ids.ts';
import { Json, JsonObject } from '../json.ts';
import { ModelUsage } from '../model-usage.ts';

/** One tool call of a turn, with the identifiers it was resolved to. */
export const TurnCall = z.strictObject({
  id: z.string(),
  tool: z.string(),
  arguments: JsonObject,
  /** What the model was told came of it. */
  result: Json,
});
export type TurnCall = z.infer<typeof TurnCall>;

/** `asks`: the reply asks something back. `facts` are null where none were kept then. */
export const Turn = z.strictObject({
  /** The request's token: the same message sent again is the same turn. */
  id: TurnId,
  said: z.string(),
  /** Who said it; null where that was not kept yet. */
  saidBy: ActorId.nullable(),
  calls: z.array(TurnCall),
  reply: z.string(),
  asks: z.boolean(),
  /** Whose words the reply is: of a language model, or Muster's own. */
  wording: z.enum(['model', 'own']).nullable(),
  facts: z.array(Fact).nullable(),
  at: z.date(),
  /** Where a language model planned. */
  usage: ModelUsage.exactOptional(),
});
export type Turn = z.infer<typeof Turn>;

export const Conversation = z.strictObject({
  id: ConversationId,
  /** On whose behalf, unless a message says otherwise. */
  actor: ActorId,
  createdAt: z.date(),
});
export type Conversation = z.infer<typeof Conversation>;

/** Of one organization. The last `put` under a turn's id counts, so a repeated request leaves one turn. */
export interface Conversations {
  create(conversation: Conversation): Promise<void>;
  /** Throws `not_found`. */
  get(id: ConversationId): Promise<Conversation>;
  /** The last turns, oldest first. */
  turns(conversation: ConversationId, limit: number): Promise<readonly Turn[]>;
  /** Writes or replaces the turn with that id. */
  put(conversation: ConversationId, turn: Turn): Promise<void>;
  /** Newest first. */
  list(query: { limit: number; actor?: ActorId }): Promise<readonly Conversation[]>;
  /** Removes turns and empty conversations older than that; answers how many turns went. */
  sweep(olderThan: Date): Promise<number>;
}

// The turn store of one organization in memory, whole.
import type { ConversationId } from '../../src/core/ids.ts';
import type { Conversation, Conversations, Turn } from '../../src/core/ports/conversations.ts';
import { Problem } from '../../src/core/problem.ts';

export class FakeConversations implements Conversations {
  readonly #rows = new Map<ConversationId, { conversation: Conversation; turns: Turn[] }>();

  async create(conversation: Conversation): Promise<void> {
    this.#rows.set(conversation.id, { conversation, turns: [] });
  }
  async get(id: ConversationId): Promise<Conversation> {
    const row = this.#rows.get(id);
    if (row === undefined) throw new Problem('not_found', 'There is no such conversation.');
    return row.conversation;
  }
  async turns(id: ConversationId, limit: number): Promise<readonly Turn[]> {
    return this.#rows.get(id)?.turns.slice(-limit) ?? [];
  }
  async put(id: ConversationId, turn: Turn): Promise<void> {
    const turns = this.#rows.get(id)?.turns ?? [];
    const place = turns.findIndex((known) => known.id === turn.id);
    if (place === -1) turns.push(turn);
    else turns[place] = turn;
  }
  async list({ limit, actor }: Parameters<Conversations['list']>[0]): Promise<readonly Conversation[]> {
    return [...this.#rows.values()]
      .map(({ conversation }) => conversation)
      .filter((conversation) => actor === undefined || conversation.actor === actor)
      .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
      .slice(0, limit);
  }
  async sweep(olderThan: Date): Promise<number> {
    let swept = 0;
    for (const [id, row] of this.#rows) {
      const kept = row.turns.filter(({ at }) => at >= olderThan);
      swept += row.turns.length - kept.length;
      row.turns = kept;
      if (kept.length === 0 && row.conversation.createdAt < olderThan) this.#rows.delete(id);
    }
    return swept;
  }
}

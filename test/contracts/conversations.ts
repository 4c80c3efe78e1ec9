// What every turn store does: turns in order, one for each id, swept by age, seen by their own organization.
import { describe, expect, test } from 'vitest';
import { ActorId, ConversationId, TurnId } from '../../src/core/ids.ts';
import type { Conversations, Turn } from '../../src/core/ports/conversations.ts';

export interface ConversationsUnderTest {
  readonly conversations: Conversations;
  readonly other: Conversations;
}

const at = (seconds: number) => new Date(Date.UTC(2026, 0, 1) + seconds * 1000);
const id = ConversationId.parse('cnv_1');
const nora = ActorId.parse('u_nora');
const omar = ActorId.parse('u_omar');

const turn = (number: number, part: Partial<Turn> = {}): Turn => ({
  id: TurnId.parse(`turn_${number}`),
  said: `Move Priya ${number} 👋`,
  calls: [{ id: 'call_1', tool: 'move_stage', arguments: { candidate: 'c_1' }, result: { status: 'executed' } }],
  saidBy: nora,
  wording: 'own',
  facts: [{ kind: 'done', text: 'Done: move Priya' }],
  reply: 'Done.',
  asks: false,
  at: at(number),
  ...part,
});

export function conversationsContract(name: string, open: () => Promise<ConversationsUnderTest>): void {
  const setUp = async () => {
    const { conversations, other } = await open();
    await conversations.create({ id, actor: nora, createdAt: at(0) });
    return { conversations, other };
  };

  describe(`${name}: conversations`, () => {
    test('a conversation is read back, and an unknown one is not found', async () => {
      const { conversations, other } = await setUp();
      expect(await conversations.get(id)).toEqual({ id, actor: nora, createdAt: at(0) });
      await expect(conversations.get(ConversationId.parse('cnv_2'))).rejects.toMatchObject({ code: 'not_found' });
      await expect(other.get(id)).rejects.toMatchObject({ code: 'not_found' });
    });

    test('the last turns come oldest first', async () => {
      const { conversations, other } = await setUp();
      for (const number of [1, 2, 3]) await conversations.put(id, turn(number));
      expect(await conversations.turns(id, 2)).toEqual([turn(2), turn(3)]);
      expect(await conversations.turns(id, 10)).toEqual([turn(1), turn(2), turn(3)]);
      expect(await other.turns(id, 10)).toEqual([]);
    });

    test('a turn put again replaces itself and keeps its place', async () => {
      const { conversations } = await setUp();
      await conversations.put(id, turn(1));
      await conversations.put(id, turn(2));
      await conversations.put(id, turn(1, { reply: 'Done, twice.' }));
      expect(await conversations.turns(id, 10)).toEqual([turn(1, { reply: 'Done, twice.' }), turn(2)]);
    });

    test('conversations are listed newest first, of one actor or of all', async () => {
      const { conversations } = await setUp();
      const second = ConversationId.parse('cnv_2');
      await conversations.create({ id: second, actor: omar, createdAt: at(5) });
      expect((await conversations.list({ limit: 10 })).map((one) => one.id)).toEqual([second, id]);
      expect((await conversations.list({ limit: 10, actor: nora })).map((one) => one.id)).toEqual([id]);
      expect(await conversations.list({ limit: 1 })).toHaveLength(1);
    });

    test('the sweep takes old turns, and conversations that are old and empty', async () => {
      const { conversations } = await setUp();
      const empty = ConversationId.parse('cnv_2');
      await conversations.create({ id: empty, actor: nora, createdAt: at(0) });
      await conversations.put(id, turn(1));
      await conversations.put(id, turn(20));
      expect(await conversations.sweep(at(10))).toBe(1);
      expect(await conversations.turns(id, 10)).toEqual([turn(20)]);
      expect((await conversations.list({ limit: 10 })).map((one) => one.id)).toEqual([id]);
    });
  });
}

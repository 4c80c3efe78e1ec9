// One suite for every store of what language models cost: the budget of a day holds over turns that run at the same time.
import { describe, expect, test } from 'vitest';
import { ActorId, ConversationId } from '../../src/core/ids.ts';
import type { MeteredTurn, UsageBook } from '../../src/core/ports/usage-book.ts';

const day = '2026-06-01';
const turnOf = (turn: string, more: Partial<MeteredTurn> = {}): MeteredTurn => ({
  conversation: ConversationId.parse('con_1'),
  turn,
  actor: ActorId.parse('u_rita'),
  model: 'm',
  day,
  ...more,
});
const used = { input: 100, cached: 40, output: 20, cost: 0.002 };
const none = { tokens: 0, cost: 0 };

export function usageBookContract(name: string, open: () => Promise<{ book: UsageBook; other: UsageBook }>): void {
  describe(`${name}: usage of language models`, () => {
    test('twenty turns at once take no more than the budget of the day holds', async () => {
      const { book } = await open();
      const limits = { tokens: 1_000, cost: null };
      const taken = await Promise.all(
        Array.from({ length: 20 }, (_, at) => book.reserve(turnOf(`t${at}`), { tokens: 300, cost: 0 }, limits)),
      );
      expect(taken.filter(Boolean)).toHaveLength(3);
    });

    test('what is settled takes the place of what was reserved', async () => {
      const { book } = await open();
      const limits = { tokens: 1_000, cost: null };
      await book.reserve(turnOf('t1'), { tokens: 900, cost: 0 }, limits);
      expect(await book.reserve(turnOf('t2'), { tokens: 200, cost: 0 }, limits)).toBe(false);
      await book.settle(turnOf('t1'), { tokens: 900, cost: 0 }, used);
      expect(await book.reserve(turnOf('t2'), { tokens: 200, cost: 0 }, limits)).toBe(true);
    });

    test('money has its own limit', async () => {
      const { book } = await open();
      const limits = { tokens: null, cost: 0.01 };
      expect(await book.reserve(turnOf('t1'), { tokens: 10, cost: 0.006 }, limits)).toBe(true);
      expect(await book.reserve(turnOf('t2'), { tokens: 10, cost: 0.006 }, limits)).toBe(false);
    });

    test('another day has its own budget', async () => {
      const { book } = await open();
      const limits = { tokens: 100, cost: null };
      await book.reserve(turnOf('t1'), { tokens: 100, cost: 0 }, limits);
      expect(await book.reserve(turnOf('t2', { day: '2026-06-02' }), { tokens: 100, cost: 0 }, limits)).toBe(true);
    });

    test('calls of one turn add up, by day, person and model, and nobody else sees them', async () => {
      const { book, other } = await open();
      await book.settle(turnOf('t1'), none, used);
      await book.settle(turnOf('t1'), none, used);
      await book.settle(turnOf('t2', { actor: ActorId.parse('u_sam') }), none, { input: 1, cached: 0, output: 1 });
      const answered = { model: 1, budget: 0, failure: 0, offline: 0, shadow: 0 };
      expect(await book.days({ from: day, to: day })).toEqual([
        { day, actor: 'u_rita', model: 'm', turns: 1, answered, input: 200, cached: 80, output: 40, cost: 0.004 },
        { day, actor: 'u_sam', model: 'm', turns: 1, answered, input: 1, cached: 0, output: 1, cost: 0 },
      ]);
      expect(await other.days({ from: day, to: day })).toEqual([]);
      expect(await book.days({ from: '2026-06-02', to: '2026-06-03' })).toEqual([]);
    });

    test('who answered is counted; what was tried in shadow costs and is no turn', async () => {
      const { book } = await open();
      await book.settle(turnOf('t1'), none, used);
      await book.answered(turnOf('t1'), 'failure');
      await book.answered(turnOf('t2'), 'budget');
      await book.answered(turnOf('t3'), 'offline');
      await book.answered(turnOf('t4'), 'shadow');
      await book.settle(turnOf('t4'), none, used);
      expect(await book.days({ from: day, to: day })).toMatchObject([
        { turns: 3, answered: { model: 0, budget: 1, failure: 1, offline: 1, shadow: 1 }, input: 200, cost: 0.004 },
      ]);
    });

    test('what is spent of a day counts what is reserved, and nothing of another day', async () => {
      const { book, other } = await open();
      await book.settle(turnOf('t1'), none, used);
      await book.reserve(turnOf('t2'), { tokens: 300, cost: 0.5 }, { tokens: 1_000, cost: null });
      await book.settle(turnOf('t3', { day: '2026-06-02' }), none, used);
      expect(await book.spent(day)).toEqual({ tokens: 420, cost: 0.502 });
      expect(await other.spent(day)).toEqual(none);
    });
  });
}

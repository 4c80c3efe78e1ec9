// The report of a candidate in shadow: what stands, what people took back, and what nobody made.
import { expect, test } from 'vitest';
import { shadowReport } from '../../../src/agent/shadow/report.ts';
import type { ActionStatus } from '../../../src/core/action.ts';
import { ActionId, ConversationId, TurnId } from '../../../src/core/ids.ts';
import type { JsonObject } from '../../../src/core/json.ts';
import type { ShadowResult, ShadowedTurn } from '../../../src/core/shadow.ts';

type Given = readonly [tool: string, input: JsonObject];
const move: Given = ['move_stage', { candidate: 'c_1', stage: 'Offer' }];
const book: Given = ['book_meeting', { candidate: 'c_1', with: ['u_1', 'u_2'], start: '2026-06-02T15:00:00-05:00' }];

function turnWith(
  made: readonly (readonly [Given, ActionStatus])[],
  proposed: readonly Given[],
  more: Partial<ShadowResult> = {},
): ShadowedTurn {
  const effect = 'write' as const;
  return {
    conversation: ConversationId.parse('con_1'),
    turn: TurnId.parse('t'),
    at: new Date('2026-06-01T12:00:00Z'),
    asked: false,
    made: made.map(([[tool, input], status], at) => ({
      tool,
      arguments: input,
      effect,
      action: ActionId.parse(`act_${at}`),
      status,
    })),
    shadow: {
      model: 'new',
      outcome: 'answered',
      calls: proposed.map(([tool, input]) => ({ tool, arguments: input, effect })),
      asks: false,
      ms: 10,
      ...more,
    },
  };
}
const reportOf = (...turns: readonly ShadowedTurn[]) => shadowReport(turns, { candidate: 'new', share: 1 });

test('the same instant, the same people and the same words are the same call', () => {
  const [tool] = book;
  const otherwise: Given = [
    tool,
    { candidate: 'c_1', with: ['u_2', 'u_1'], start: '2026-06-02T20:00:00Z', title: 'Chat' },
  ];
  const reason: Given = ['reject_candidate', { candidate: 'c_1', reason: 'No licence.' }];
  const report = reportOf(
    turnWith([[book, 'executed']], [otherwise]),
    turnWith([[reason, 'pending_approval']], [['reject_candidate', { candidate: 'c_1', reason: 'no licence' }]]),
  );
  expect(report.same).toMatchObject({ hits: 2, total: 2 });
  expect(report.differences).toEqual([]);
});

test('one call that stands answers one proposal: the second of two is one too many', () => {
  const report = reportOf(turnWith([[move, 'executed']], [move, move]));
  expect(report).toMatchObject({ never_made: 1, precision: { hits: 1, total: 2 }, recall: { hits: 1, total: 1 } });
});

test('what people undid or declined is better not proposed', () => {
  const report = reportOf(
    turnWith([[move, 'undone']], [move]),
    turnWith([[move, 'rejected']], []),
    turnWith([[move, 'executed']], [move]),
  );
  expect(report.taken_back).toMatchObject({ hits: 1, total: 2 });
  expect(report.same).toMatchObject({ hits: 2, total: 3 });
  expect(report.differences).toMatchObject([
    { taken_back: [{ tool: 'move_stage', status: 'undone', proposed: true }] },
  ]);
});

test('what failed was never done, and reads count for nothing', () => {
  const turn = turnWith([[move, 'failed']], []);
  const read = { tool: 'find_candidates', arguments: {}, effect: 'read' as const };
  expect(reportOf({ ...turn, shadow: { ...turn.shadow, calls: [read] } })).toMatchObject({
    same: { hits: 1, total: 1 },
    never_made: 0,
  });
});

test('messages without budget or answer are counted apart, and cost what they cost', () => {
  const usage = { model: 'new', input: 10, cached: 0, output: 2, cost: 0.1 };
  const report = reportOf(
    turnWith([[move, 'executed']], [], { outcome: 'budget' }),
    turnWith([[move, 'executed']], [], { outcome: 'failed', usage }),
    turnWith([[move, 'executed']], [], { asks: true, usage, ms: 30 }),
  );
  expect(report).toMatchObject({
    turns: 3,
    answered: 1,
    no_budget: 1,
    failed: 1,
    asked_instead: 1,
    same: { hits: 0, total: 1 },
    input_tokens: 20,
    cost: 0.2,
    median_ms: 30,
  });
});

// What a turn with a language model cost, and what happens when the budget of the day is used up.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Answerer, MeteredTurn, UsageBook } from '../../src/core/ports/usage-book.ts';
import { defaultSettings } from '../../src/core/settings.ts';
import { type FakeOpenAi, openFakeOpenAi } from '../fakes/openai.ts';
import { sandboxes } from '../planner/sandboxes.ts';
import { openTalk } from './talk.ts';

let provider: FakeOpenAi;
beforeAll(async () => {
  provider = await openFakeOpenAi();
});
afterAll(() => provider.close());
beforeEach(() => {
  provider.script.length = 0;
  provider.requests.length = 0;
});

const move = { calls: [{ name: 'move_stage', arguments: { candidate: 'Priya', stage: 'Phone Screen' } }] };
const prices = { m: { input: 2_000_000, cached: 1_000_000, output: 4_000_000 } };

function talkWith(model: Partial<(typeof defaultSettings)['model']>, mayReserve: readonly boolean[] = []) {
  const settled: { turn: MeteredTurn; reserved: unknown; used: unknown }[] = [];
  const answered: Answerer[] = [];
  const answers = [...mayReserve];
  const book: UsageBook = {
    reserve: async () => answers.shift() ?? true,
    settle: async (turn, reserved, used) => void settled.push({ turn, reserved, used }),
    answered: async (_, by) => void answered.push(by),
    spent: async () => ({ tokens: 0, cost: 0 }),
    days: async () => [],
  };
  const talk = openTalk(sandboxes.clinic, {
    as: 'u_rita',
    usage: book,
    settings: { ...defaultSettings, model: { ...defaultSettings.model, ...model } },
    model: { kind: 'openai', apiKey: 'test', baseUrl: provider.baseUrl, model: 'm', api: 'chat' },
  });
  return { talk, settled, answered };
}

test('an answer says what it cost, over all calls of the turn, and each call is settled', async () => {
  provider.script.push(move, { text: 'Moved.' });
  const { talk, settled } = talkWith({ prices });
  const { usage } = await talk.say('move Priya along');
  expect(usage).toEqual({ model: 'm', input: 2, cached: 0, output: 2, cost: 12 });
  expect(settled).toMatchObject([
    { turn: { actor: 'u_rita', day: '2026-06-01', model: 'm' }, used: { input: 1, output: 1, cost: 6 } },
    { used: { input: 1, output: 1 } },
  ]);
});

test('a model without a price has tokens and no cost', async () => {
  provider.script.push({ text: 'Hello.' });
  const { usage } = await talkWith({}).talk.say('hello there my friend');
  expect(usage).toEqual({ model: 'm', input: 1, cached: 0, output: 1 });
});

test('beyond the budget the offline planner answers, says why, and no model is asked', async () => {
  const { talk } = talkWith({ tokensPerDay: 10 }, [false]);
  const answer = await talk.say('move Priya to phone screen');
  expect(provider.requests).toEqual([]);
  expect(answer.reply.text).toMatch(/^The budget of today for the language model is used up/);
  expect(answer.actions).toMatchObject([{ tool: 'move_stage', status: 'executed' }]);
  expect(answer.usage).toBeUndefined();
});

test('a budget that ends within a turn does not lead to the calls twice', async () => {
  provider.script.push(move);
  const { talk } = talkWith({ tokensPerDay: 10 }, [true, false]);
  const answer = await talk.say('move Priya to phone screen');
  expect(talk.gate.calls).toHaveLength(1);
  expect(answer.reply.text).toContain('budget of today');
});

test('what was reserved for a call that failed is given back', async () => {
  provider.script.push({ status: 500 });
  const { talk, settled } = talkWith({ tokensPerDay: 1_000_000 });
  await talk.say('move Priya to phone screen');
  expect(settled).toMatchObject([{ used: { input: 0, output: 0 } }]);
});

test('why the offline planner answered is kept, and a turn of the model needs no word', async () => {
  provider.script.push({ text: 'Hello.' });
  const model = talkWith({});
  await model.talk.say('hello there my friend');
  const spent = talkWith({ tokensPerDay: 10 }, [false]);
  await spent.talk.say('move Priya to phone screen');
  provider.script.push({ status: 500 });
  const failed = talkWith({});
  await failed.talk.say('move Priya to phone screen');
  expect([model.answered, spent.answered, failed.answered]).toEqual([[], ['budget'], ['failure']]);
});

// A candidate in shadow proposes and nothing is done; it neither delays nor fails the turn, and leaves the budget to it.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { isTried } from '../../../src/agent/shadow/shadow.ts';
import { type FakeOpenAi, openFakeOpenAi } from '../../fakes/openai.ts';
import { declaredTools } from '../../../evals/harness/tools.ts';
import { openShadowed } from './world.ts';

let provider: FakeOpenAi;
beforeAll(async () => {
  provider = await openFakeOpenAi();
});
afterAll(() => provider.close());
beforeEach(() => {
  provider.script.length = 0;
  provider.requests.length = 0;
});

const model = (more: { timeoutMs?: number; instructions?: string } = {}) =>
  ({ kind: 'openai', apiKey: 'k', baseUrl: provider.baseUrl, model: 'new', api: 'chat', ...more }) as const;
const call = (name: string, input: Record<string, unknown>) => ({ calls: [{ name, arguments: input }] });
const order = 'move Priya to phone screen';

test('what the candidate would have done is kept, resolved, and only what people asked for is done', async () => {
  provider.script.push(call('move_stage', { candidate: 'Priya', stage: 'Offer' }), { text: 'Moved.' });
  const talk = openShadowed({ candidate: model() });
  const answer = await talk.say(order);
  await talk.idle();
  expect(answer.actions).toMatchObject([{ tool: 'move_stage', status: 'executed' }]);
  expect(talk.gate.calls.map(({ input }) => input)).toEqual([{ candidate: 'c_priya', stage: 'Phone Screen' }]);
  expect(talk.kept).toMatchObject([
    {
      model: 'new',
      outcome: 'answered',
      calls: [{ tool: 'move_stage', arguments: { candidate: 'c_priya', stage: 'Offer' }, effect: 'write' }],
      usage: { input: 2 },
    },
  ]);
});

test('no tool that changes something is run, whatever the candidate calls', async () => {
  const talk = openShadowed({ candidate: model() });
  const candidate = 'c_priya';
  const inputs: Readonly<Record<string, Record<string, unknown>>> = {
    move_stage: { candidate, stage: 'Offer' },
    add_note: { candidate, text: 'Hello' },
    send_message: { candidate, text: 'Hello' },
    send_followup: { candidate },
    send_offer: { candidate, salary: 90_000 },
    start_sequence: { candidate },
  };
  provider.script.push(call('undo_action', {}), { text: 'Undone.' });
  for (const { name } of declaredTools) provider.script.push(call(name, inputs[name] ?? { candidate }));
  for (const { name } of declaredTools) provider.script.push(call(name, {}));
  await talk.say(order);
  for (let turn = 0; turn < 12; turn += 1) await talk.say('thanks');
  await talk.idle();
  const reading = new Set(declaredTools.filter(({ effect }) => effect === 'read').map(({ name }) => name));
  expect(talk.kept.flatMap(({ calls }) => calls).some(({ effect }) => effect === 'write')).toBe(true);
  expect(talk.kept.flatMap(({ calls }) => calls).some(({ effect }) => effect === 'control')).toBe(true);
  expect(talk.ran.filter((step) => !reading.has(step.split(' ', 1)[0] ?? ''))).toEqual([]);
  expect(talk.ran).not.toContain('score_candidate execute');
  expect(talk.gate.calls).toHaveLength(1);
});

test('the candidate is told how things stood before the message was acted on', async () => {
  const talk = openShadowed({ candidate: model() });
  await talk.say(order);
  await talk.idle();
  expect(talk.context.candidates.find(({ id }) => id === 'c_priya')?.stage).toBe('Phone Screen');
  expect(provider.requests[0]?.body).toMatch(/c_priya [^\n]*: Applied/);
});

test('a candidate that is silent delays no answer, and is kept as failed', async () => {
  provider.script.push({ hangs: true });
  const talk = openShadowed({ candidate: model({ timeoutMs: 300 }) });
  const answer = await talk.say(order);
  expect(answer.reply.text).not.toContain('language model');
  expect(talk.kept).toEqual([]);
  await talk.idle();
  expect(talk.kept).toMatchObject([{ outcome: 'failed', calls: [] }]);
});

test('a candidate that fails is kept as failed; what the offline planner would do in its place is not its own', async () => {
  provider.script.push({ status: 500 });
  const talk = openShadowed({ candidate: model() });
  await talk.say(order);
  await talk.idle();
  expect(talk.kept).toMatchObject([{ outcome: 'failed', calls: [], asks: false }]);
});

test('it is tried only while half of the day’s budget is left, and its cost has a name of its own', async () => {
  const settings = { tokensPerDay: 1_000_000, costPerDay: 8 };
  const talk = openShadowed({ candidate: model(), settings, mayReserve: [true, false] });
  await talk.say(order);
  await talk.say('thanks');
  await talk.idle();
  expect(talk.kept.map(({ outcome }) => outcome)).toEqual(['answered', 'budget']);
  expect(talk.reserved.map(({ limits }) => limits)).toEqual([
    { tokens: 500_000, cost: 4 },
    { tokens: 500_000, cost: 4 },
  ]);
  const names = [...talk.reserved.map(({ turn }) => turn.actor), ...talk.settled.map(({ actor }) => actor)];
  expect(new Set(names)).toEqual(new Set(['system:shadow']));
  expect(talk.told.map(({ by }) => by)).toEqual(['shadow', 'shadow']);
});

test('an organization that has not switched it on is never sent to a candidate', async () => {
  const talk = openShadowed({ candidate: model(), share: 0 });
  await talk.say(order);
  await talk.idle();
  expect([provider.requests, talk.kept, talk.told]).toEqual([[], [], []]);
});

test('a share of the messages is a share of the messages, the same on every replica', () => {
  const ids = Array.from({ length: 2_000 }, (_, at) => `turn_${at}`);
  const tried = ids.filter((id) => isTried(id, 0.25));
  expect(tried.length / ids.length).toBeCloseTo(0.25, 1);
  expect(ids.filter((id) => isTried(id, 0.25))).toEqual(tried);
  expect(ids.filter((id) => isTried(id, 1))).toHaveLength(2_000);
  expect(ids.filter((id) => isTried(id, 0))).toEqual([]);
});

test('the offline planner, and another prompt, can be candidates, too', async () => {
  const offline = openShadowed({ candidate: { kind: 'offline' } });
  await offline.say('reject Mark');
  await offline.idle();
  expect(offline.kept).toMatchObject([
    {
      model: 'offline',
      outcome: 'answered',
      calls: [{ tool: 'reject_candidate', arguments: { candidate: 'c_mark' } }],
    },
  ]);
  const prompted = openShadowed({ candidate: model({ instructions: 'Ask before everything.' }) });
  await prompted.say(order);
  await prompted.idle();
  expect(prompted.kept[0]?.model).toMatch(/^new, prompt [0-9a-f]{8}$/);
  expect(provider.requests.at(-1)?.body).toContain('Ask before everything.');
});

test('a person’s decision in words is theirs: no candidate is asked', async () => {
  const talk = openShadowed({ candidate: model() });
  await talk.say('reject Mark');
  await talk.idle();
  provider.requests.length = 0;
  await talk.say('approve');
  await talk.idle();
  expect(provider.requests).toEqual([]);
});

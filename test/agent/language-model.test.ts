// The road over a language model: both wire formats, streamed and whole, and what happens when the provider fails.
import { z } from 'zod';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AgentEvent } from '../../src/agent/agent.ts';
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

const talkOver = (api: 'chat' | 'responses', more: { timeoutMs?: number; now?: () => Date } = {}) =>
  openTalk(sandboxes.clinic, {
    as: 'u_rita',
    model: {
      kind: 'openai',
      apiKey: 'test',
      baseUrl: provider.baseUrl,
      model: 'any-codex-model',
      api,
      timeoutMs: more.timeoutMs ?? 2_000,
    },
    ...(more.now === undefined ? {} : { now: more.now }),
  });
const move = { calls: [{ name: 'move_stage', arguments: { candidate: 'Priya', stage: 'phone screen' } }] };
const moved = { candidate: 'c_priya', stage: 'Phone Screen' };

for (const api of ['chat', 'responses'] as const)
  for (const streams of [false, true])
    test(`names that a model writes become ids (${api}, ${streams ? 'streamed' : 'whole'})`, async () => {
      provider.script.push(move, { text: 'Priya is in Phone Screen now.' });
      const talk = talkOver(api);
      const events: AgentEvent[] = [];
      const answer = await talk.say('move Priya along', streams ? { emit: (event) => events.push(event) } : {});
      expect(talk.gate.calls.map(({ tool, input }) => ({ tool, input }))).toEqual([
        { tool: 'move_stage', input: moved },
      ]);
      expect(answer.reply.text).toBe('Priya is in Phone Screen now.');
      expect(answer.actions).toMatchObject([{ tool: 'move_stage', arguments: moved, status: 'executed' }]);
      expect(provider.requests.map(({ path }) => path)).toEqual(
        Array.from({ length: 2 }, () => (api === 'chat' ? '/v1/chat/completions' : '/v1/responses')),
      );
      const words = events.flatMap((event) => (event.kind === 'token' ? [event.text] : [])).join('');
      expect(words).toBe(streams ? 'Priya is in Phone Screen now.' : '');
    });

test('the responses format tells the provider to store nothing', async () => {
  await talkOver('responses').say('hello there my friend');
  expect(JSON.parse(provider.requests[0]?.body ?? '{}')).toMatchObject({ store: false });
});

test('a name that fits several is answered with the choices and nothing is called', async () => {
  provider.script.push(
    { calls: [{ name: 'show_candidate', arguments: { candidate: 'Sarah' } }] },
    { text: 'Which Sarah?' },
  );
  const talk = openTalk(sandboxes.software, {
    model: { kind: 'openai', apiKey: 'test', baseUrl: provider.baseUrl, model: 'm', api: 'chat' },
  });
  await talk.say('show Sarah');
  expect(talk.gate.calls).toEqual([]);
  expect(provider.requests[1]?.body).toContain('Sarah Connor');
});

test('a question that a model asks through its tool makes the answer a question', async () => {
  provider.script.push({ calls: [{ name: 'ask', arguments: { question: 'Which stage?' } }] }, { text: 'Which stage?' });
  const answer = await talkOver('chat').say('move Priya');
  expect(answer).toMatchObject({ asks: true, actions: [] });
});

test('what a model calls after it has read outside text counts as influenced', async () => {
  provider.script.push({ calls: [{ name: 'show_candidate', arguments: { candidate: 'c_priya' } }] }, move, {
    text: 'ok',
  });
  const talk = talkOver('chat');
  await talk.say('look at Priya and do what is right');
  expect(talk.gate.calls.map(({ provenance }) => provenance)).toEqual(['instructed', 'influenced']);
  expect(provider.requests[1]?.body).toContain('never instructions');
});

test('the influence of outside text lasts as long as a model remembers it', async () => {
  provider.script.push(
    { calls: [{ name: 'show_candidate', arguments: { candidate: 'c_priya' } }] },
    { text: 'ok' },
    move,
    { text: 'ok' },
  );
  const talk = talkOver('chat');
  await talk.say('look at Priya');
  await talk.say('go on then');
  expect(talk.gate.calls.at(-1)).toMatchObject({ tool: 'move_stage', provenance: 'influenced' });
});

test('the built-in planner answers when the provider fails, and says so', async () => {
  provider.script.push({ status: 503 });
  const talk = talkOver('chat');
  const answer = await talk.say('move Priya to phone screen');
  expect(talk.gate.calls.map(({ tool }) => tool)).toEqual(['move_stage']);
  expect(answer.reply.text).toContain('language model did not answer');
  expect(provider.requests).toHaveLength(1);
});

test('the built-in planner answers when the provider is silent', async () => {
  provider.script.push({ hangs: true });
  const talk = talkOver('chat', { timeoutMs: 60 });
  await talk.say('move Priya to phone screen');
  expect(talk.gate.calls.map(({ input }) => input)).toEqual([moved]);
});

test('a provider that fails after its calls were made does not lead to the calls twice', async () => {
  provider.script.push(move, { status: 500 });
  const talk = talkOver('chat');
  const answer = await talk.say('move Priya to phone screen');
  expect(talk.gate.calls).toHaveLength(1);
  expect(answer.reply.text).toContain('Priya Raman moved from Applied to Phone Screen');
});

test('a provider that keeps failing is left alone for a while', async () => {
  let now = new Date('2026-06-01T13:30:00Z');
  provider.script.push({ status: 500 }, { status: 500 }, { status: 500 });
  const talk = talkOver('chat', { now: () => now });
  for (const say of ['show me Priya', 'show me Tom', 'show me Mark', 'show me Maria']) await talk.say(say);
  expect(provider.requests).toHaveLength(3);
  now = new Date(now.getTime() + 61_000);
  await talk.say('show me Priya');
  expect(provider.requests).toHaveLength(4);
});

test('a model that runs in circles is stopped', async () => {
  for (let round = 0; round < 40; round += 1)
    provider.script.push({ calls: [{ name: 'show_candidate', arguments: { candidate: 'c_priya' } }] });
  const talk = talkOver('chat');
  const answer = await talk.say('go');
  expect(talk.gate.calls.length).toBeLessThanOrEqual(12);
  expect(answer.reply.text).toContain('more steps than it should');
});

test('arguments that make no sense become an answer to the model', async () => {
  provider.script.push(
    { calls: [{ name: 'move_stage', arguments: { candidate: 'Nobody Here', stage: 'Phone Screen' } }] },
    { text: 'I do not know that person.' },
  );
  const talk = talkOver('chat');
  const answer = await talk.say('move Nobody');
  expect(talk.gate.calls).toEqual([]);
  expect(answer.actions).toEqual([]);
  expect(provider.requests[1]?.body).toContain('candidate_not_found');
});

test('what a press would do is never a language model’s to say', async () => {
  const hidden = [{ tool: 'send_offer', arguments: { candidate: 'c_mark' } }];
  provider.script.push({
    calls: [
      {
        name: 'ask',
        arguments: {
          question: 'Go on?',
          choices: ['Yes'],
          proposes: hidden,
          readings: [{ label: 'Yes', calls: hidden }],
        },
      },
    ],
  });
  const talk = talkOver('chat');
  const answer = await talk.say('hello there');
  expect(answer).toMatchObject({ asks: true, reply: { text: 'Go on?\n- Yes' } });
  expect(talk.turns[0]?.calls[0]?.arguments).toEqual({ question: 'Go on?', choices: [{ label: 'Yes' }] });
});

const Sent = z.object({
  tools: z.array(z.object({ function: z.object({ name: z.string() }) })),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
});
const sent = () => Sent.parse(JSON.parse(provider.requests[0]?.body ?? '{}'));

test('only tools that the person may use are sent', async () => {
  await openTalk(sandboxes.clinic, {
    as: 'u_rita',
    scopes: ['retention:read'],
    model: { kind: 'openai', apiKey: 'test', baseUrl: provider.baseUrl, model: 'm', api: 'chat' },
  }).say('hello there my friend');
  expect(sent().tools.map(({ function: { name } }) => name)).toEqual(['ask']);
});

test('the model is given the names it needs, and the words come after what changes', async () => {
  await talkOver('chat').say('move Priya along');
  const { messages } = sent();
  expect(messages[0]?.content).toContain('Stages in order: ');
  expect(messages[0]?.content).not.toContain('2026');
  expect(messages.at(-1)?.content).toMatch(/^\[Now: [^]*c_priya Priya Raman: Applied[^]*\n\nmove Priya along$/);
});

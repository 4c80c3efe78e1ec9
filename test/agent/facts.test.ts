// The facts of a turn come from what the gate answered, whatever the words beside them claim.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
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
});

const overModel = () =>
  openTalk(sandboxes.clinic, {
    as: 'u_rita',
    model: { kind: 'openai', apiKey: 'test', baseUrl: provider.baseUrl, model: 'm', api: 'chat' },
  });
const boast = { text: 'I have rejected Mark and sent an offer to everybody.' };

test('a model that claims what it never called is corrected beside its words', async () => {
  provider.script.push(boast);
  const { reply } = await overModel().say('reject Mark');
  expect(reply.text).toBe(boast.text);
  expect(reply.facts).toEqual([{ kind: 'unchanged', text: 'Nothing was changed.' }]);
  expect(reply.blocks).toEqual([
    { type: 'text', text: boast.text },
    { type: 'facts', facts: reply.facts },
  ]);
});

test('a call that was refused is told as refused, and that nothing was changed', async () => {
  provider.script.push(
    { calls: [{ name: 'move_stage', arguments: { candidate: 'Nobody Atall', stage: 'Offer' } }] },
    boast,
  );
  const { reply } = await overModel().say('move Nobody Atall to offer');
  expect(reply.facts.map(({ kind }) => kind)).toEqual(['refused', 'unchanged']);
});

test('what is done and what waits is told with its action', async () => {
  provider.script.push(
    {
      calls: [
        { name: 'move_stage', arguments: { candidate: 'c_priya', stage: 'Phone Screen' } },
        { name: 'reject_candidate', arguments: { candidate: 'c_mark' } },
      ],
    },
    { text: 'All done!' },
  );
  const { reply, actions } = await overModel().say('move Priya to phone screen and reject Mark');
  expect(reply.facts).toMatchObject([
    { kind: 'done', actionId: actions[0]?.actionId },
    { kind: 'waiting', actionId: actions[1]?.actionId, text: expect.stringContaining('It waits for an admin') },
  ]);
});

test('Muster’s own words say the same, so channels are given no second copy', async () => {
  const { reply } = await openTalk(sandboxes.clinic, { as: 'u_rita' }).say('move Priya to phone screen');
  expect(reply.facts).toMatchObject([{ kind: 'done' }]);
  expect(reply.blocks.map(({ type }) => type)).not.toContain('facts');
});

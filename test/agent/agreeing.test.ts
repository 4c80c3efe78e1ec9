// “Yes” to a question that put an order into words: one word away from the right action, through the same gate.
import { expect, test } from 'vitest';
import { agreement } from '../../src/agent/models/offline/talk/decisions/agreement.ts';
import { sandboxes } from '../planner/sandboxes.ts';
import { openTalk } from './talk.ts';

const clinic = () => openTalk(sandboxes.clinic, { as: 'u_rita' });
const called = ({ desk }: ReturnType<typeof clinic>) => desk.calls.map(({ tool, input }) => ({ tool, input }));
const unknownOrder = 'Move Priya to the phone screen tentatively.';
const moved = { tool: 'move_stage', input: { candidate: 'c_priya', stage: 'Phone Screen' } };

for (const yes of [
  'yes',
  'Yes please',
  'yep do it',
  'ok',
  'exactly, thanks',
  'go ahead',
  'Sure, do that please!',
  '👍',
])
  test(`what was put into words is done on “${yes}”`, async () => {
    const talk = clinic();
    const question = await talk.say(unknownOrder);
    expect(question).toMatchObject({ asks: true, actions: [] });
    expect(question.reply.text).toContain('Shall I move Priya Raman to Phone Screen?');
    const answer = await talk.say(yes);
    expect(called(talk)).toEqual([moved]);
    expect(answer.asks).toBe(false);
  });

for (const no of ['no', 'no thanks', 'never mind', 'nope, leave it', 'maybe later', 'what?', 'yes but only on Friday'])
  test(`nothing is done on “${no}”`, async () => {
    const talk = clinic();
    await talk.say(unknownOrder);
    await talk.say(no);
    expect(called(talk)).toEqual([]);
  });

test('a yes may bring another order', async () => {
  const talk = clinic();
  await talk.say(unknownOrder);
  await talk.say('Yes please, and move Tom to onsite');
  expect(called(talk)).toEqual([
    moved,
    { tool: 'move_stage', input: { candidate: 'c_tom', stage: 'Onsite Interview' } },
  ]);
});

test('another order takes the place of the question', async () => {
  const talk = clinic();
  await talk.say(unknownOrder);
  await talk.say('no, move Tom to onsite');
  expect(called(talk)).toEqual([{ tool: 'move_stage', input: { candidate: 'c_tom', stage: 'Onsite Interview' } }]);
});

test('an ok to the question is no ok to the rejection, which waits', async () => {
  const talk = clinic();
  const question = await talk.say('could we reject Mark?');
  expect(question.reply.text).toContain('Shall I reject Mark');
  const proposed = await talk.say('ok');
  expect(proposed.actions).toMatchObject([{ tool: 'reject_candidate', status: 'pending_approval' }]);
  await talk.say('ok');
  expect(called(talk).map(({ tool }) => tool)).toEqual(['reject_candidate']);
});

test('the question names whom a pronoun then means', async () => {
  const talk = clinic();
  await talk.say(unknownOrder);
  await talk.say('just show me her');
  expect(called(talk)).toEqual([{ tool: 'show_candidate', input: { candidate: 'c_priya' } }]);
});

test('a yes that goes on to something else is no plain yes', () => {
  expect(agreement('ok, and what about Tom')).toBeUndefined();
  expect(agreement('yes, at four')).toBeUndefined();
  expect(agreement('yesterday')).toBeUndefined();
  expect(agreement('right, move Tom on')).toBeUndefined();
  expect(agreement('yes to both please')).toEqual({ rest: '', toAll: true });
  expect(agreement('yes and tell Dana')).toEqual({ rest: 'tell Dana', toAll: false });
});

// What is not sure is offered as sentences, best first, and one press does what the sentence says.
import { expect, test } from 'vitest';
import { sandboxes } from '../../planner/sandboxes.ts';
import { openTalk } from '../talk.ts';

const clinic = () => openTalk(sandboxes.clinic, { as: 'u_rita' });

test('a message that is not sure is answered by readings, and nothing is done', async () => {
  const talk = clinic();
  const { asks, reply } = await talk.say('move Tom, no wait, Priya to phone screen');
  expect(asks).toBe(true);
  expect(reply.text).toContain('Move Priya Raman to Phone Screen?');
  expect(talk.gate.calls).toEqual([]);
});

test.each(['Move Priya Raman to Phone Screen?', '1'])(
  'a press on it, as %j, moves her and nobody else',
  async (press) => {
    const talk = clinic();
    await talk.say('move Tom, no wait, Priya to phone screen');
    await talk.say(press);
    expect(talk.gate.calls.map(({ tool, input }) => ({ tool, input }))).toEqual([
      { tool: 'move_stage', input: { candidate: 'c_priya', stage: 'Phone Screen' } },
    ]);
  },
);

test('“Something else” does nothing, and asks what to do instead', async () => {
  const talk = clinic();
  await talk.say('move Tom, no wait, Priya to phone screen');
  const { asks } = await talk.say('Something else');
  expect(asks).toBe(true);
  expect(talk.gate.calls).toEqual([]);
});

test('what an open question was told is not written about others', async () => {
  const talk = clinic();
  await talk.say('add a note to Bartholomew: strong on distributed systems');
  const { reply } = await talk.say('email everyone in Applied that the role is on hold');
  expect(reply.text).not.toContain('distributed systems');
});

test.each([
  'withdraw Priya',
  'archive Priya',
  'blacklist Tom',
  'send everyone in Applied an update that we need two more days',
])('%s: nothing else is done for it', async (message) => {
  const talk = clinic();
  const { asks } = await talk.say(message);
  expect({ asks, calls: talk.gate.calls }).toEqual({ asks: true, calls: [] });
});

test('a question about everybody is not answered about whom the talk was about', async () => {
  const talk = clinic();
  await talk.say('show me Priya Raman');
  for (const message of ['who moved to Offer this week?', 'who declined their offer?'])
    expect((await talk.say(message)).reply.text).not.toMatch(/about Priya|Priya Raman .*stands in/);
});

test('a question about what lacks keeps its own choices', async () => {
  const talk = openTalk(sandboxes.software, { as: 'u_kai' });
  const { reply } = await talk.say('reject Sarah');
  expect(reply.text).toContain('Sarah Connor');
  expect(reply.text).not.toContain('Something else');
});

test('somebody else who was meant is offered with what already waits, and nothing is done before the press', async () => {
  const talk = openTalk(sandboxes.clinic, { as: 'u_rita' });
  await talk.say('reject Priya');
  const { reply } = await talk.say('no, it was Mark');
  expect(reply.text).toContain('Reject Mark Olsen and show what waits for approval?');
  expect(talk.gate.calls).toHaveLength(1);
  await talk.say('1');
  expect(talk.gate.calls.map(({ tool, input }) => [tool, input])).toEqual([
    ['reject_candidate', { candidate: 'c_priya' }],
    ['reject_candidate', { candidate: 'c_mark' }],
    ['list_approvals', {}],
  ]);
});

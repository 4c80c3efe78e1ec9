// Where the rules only ask what was meant, readings are offered as sentences, and one press does what the sentence says.
import { expect, test } from 'vitest';
import { sandboxes } from '../../planner/sandboxes.ts';
import { openTalk } from '../talk.ts';

const clinic = () => openTalk(sandboxes.clinic, { as: 'u_rita' });

test('a message that no rule reads is answered by readings, and nothing is done', async () => {
  const talk = clinic();
  const { asks, reply } = await talk.say('Priya has my blessing for the phone screen');
  expect(asks).toBe(true);
  expect(reply.text).toContain('Move Priya Raman to Phone Screen?');
  expect(talk.desk.calls).toEqual([]);
});

test.each(['Move Priya Raman to Phone Screen?', '1'])(
  'a press on it, as %j, moves her and nobody else',
  async (press) => {
    const talk = clinic();
    await talk.say('Priya has my blessing for the phone screen');
    await talk.say(press);
    expect(talk.desk.calls.map(({ tool, input }) => ({ tool, input }))).toEqual([
      { tool: 'move_stage', input: { candidate: 'c_priya', stage: 'Phone Screen' } },
    ]);
  },
);

test('“Something else” does nothing, and asks what to do instead', async () => {
  const talk = clinic();
  await talk.say('Priya has my blessing for the phone screen');
  const { asks } = await talk.say('Something else');
  expect(asks).toBe(true);
  expect(talk.desk.calls).toEqual([]);
});

test('a question about what lacks keeps its own choices', async () => {
  const talk = clinic();
  const { reply } = await talk.say('move Priya');
  expect(reply.text).not.toContain('Something else');
});

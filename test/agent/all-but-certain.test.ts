// Orders that no pattern and no frame knows, and whose words leave hardly a doubt; beside them what stays a question.
import { describe, expect, test } from 'vitest';
import { sandboxes } from '../planner/sandboxes.ts';
import { openTalk } from './talk.ts';

async function calledBy(said: string) {
  const talk = openTalk(sandboxes.clinic, { as: 'u_rita' });
  const answer = await talk.say(said);
  return { asks: answer.asks, calls: talk.desk.calls.map(({ tool, input }) => [tool, input]) };
}

describe('an order that is all but certain is carried out', () => {
  test.each([
    [
      'Could you squeeze Tom in with Dana on Thursday at half nine?',
      'book_meeting',
      { candidate: 'c_tom', with: ['u_dana'] },
    ],
    ['start candidate-at-risk for Tom', 'start_sequence', { candidate: 'c_tom', sequence: 'candidate-at-risk' }],
    [
      'I would be most grateful for an offer to Priya at $92,500.',
      'send_offer',
      { candidate: 'c_priya', salary: 92_500 },
    ],
  ])('%s', async (said, tool, input) => {
    expect(await calledBy(said)).toMatchObject({ asks: false, calls: [[tool, input]] });
  });

  test('also where a pattern took it for another that lacks something', async () => {
    expect(await calledBy('slots for Dana this afternoon')).toMatchObject({
      asks: false,
      calls: [['find_free_slots', { with: ['u_dana'] }]],
    });
  });

  test('also where a story is told and then asked for', async () => {
    expect(await calledBy('I owe Tom the interview prep, I promised it. Could you send it off?')).toEqual({
      asks: false,
      calls: [['send_followup', { candidate: 'c_tom', message_template: 'interview_prep' }]],
    });
  });
});

test('two sentences of which neither is enough are put together in a question', async () => {
  const talk = openTalk(sandboxes.clinic, { as: 'u_rita' });
  const { asks, reply } = await talk.say('Priya offer. $92,500, starts August 16.');
  expect(asks).toBe(true);
  expect(reply.text).toMatch(/Shall I send Priya Raman an offer of USD 92,500/);
  await talk.say('yes');
  expect(talk.desk.calls.map(({ tool, input }) => [tool, input])).toMatchObject([
    ['send_offer', { candidate: 'c_priya', salary: 92_500 }],
  ]);
});

describe('it stays a question', () => {
  test.each([
    ['who is turned down by guessing', 'take Mark out of his'],
    ['what is hedged', 'Could you squeeze Tom in with Dana on Thursday at half nine, or rather not?'],
    ['what is only to be looked at', 'Dana asked whether Tom gets the interview prep. Can you look?'],
    ['which of two people it is for', 'Tom offer. Priya was lovely. $92,500.'],
  ])('%s', async (_, said) => {
    expect((await calledBy(said)).calls).toEqual([]);
  });
});

test('a request that only repeats the order beside it is not asked about', async () => {
  expect(await calledBy('Tom still lacks the interview prep. Can you get it out?')).toEqual({
    asks: false,
    calls: [['send_followup', { candidate: 'c_tom', message_template: 'interview_prep' }]],
  });
});

test.each(['Be a star, move Tom to Onsite Interview.', 'Right you are. Move Tom to Onsite Interview.'])(
  'words beside an order that name nothing are not asked about: %s',
  async (said) => {
    expect(await calledBy(said)).toEqual({
      asks: false,
      calls: [['move_stage', { candidate: 'c_tom', stage: 'Onsite Interview' }]],
    });
  },
);

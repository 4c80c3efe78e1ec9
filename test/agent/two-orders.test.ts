// Messages with two orders, and where the one ends and the other begins. Beside them near twins of which nothing may be done.
import { describe, expect, test } from 'vitest';
import { sandboxes } from '../planner/sandboxes.ts';
import { openTalk } from './talk.ts';

async function callsOf(said: string) {
  const talk = openTalk(sandboxes.clinic, { as: 'u_rita' });
  await talk.say(said);
  return talk.desk.calls.map(({ tool, input }) => ({ tool, input }));
}

const moved = (candidate: string, stage: string) => ({ tool: 'move_stage', input: { candidate, stage } });
const told = (user: string, text: string) => ({ tool: 'notify_user', input: { user, text } });
const prep = { tool: 'send_followup', input: { candidate: 'c_tom', message_template: 'interview_prep' } };

describe('an order, and a colleague who is to be told of it', () => {
  test.each([
    'Move Tom to Offer and let Dana know.',
    'Move Tom to Offer, then tell Dana',
    'Move Tom to Offer and warn Ms. Whitfield',
    'Tom goes to Offer. Dana should hear of it.',
    'Tom goes to Offer, and Dana needs to be told so.',
    'Tom to Offer, Dana to be informed accordingly.',
  ])('is told in words: %s', async (said) => {
    expect(await callsOf(said)).toEqual([moved('c_tom', 'Offer'), told('u_dana', 'Thomas Bell goes to Offer.')]);
  });

  test('says of a rejection that it is yet to come, for it may wait', async () => {
    expect(await callsOf('Reject Mark + tell Paul')).toEqual([
      { tool: 'reject_candidate', input: { candidate: 'c_mark' } },
      told('u_paul', 'Mark Olsen is to be rejected.'),
    ]);
  });

  test.each([
    'Move Tom to Offer and tell Dana something nice',
    'Move Tom to Offer and ask Dana',
    'Tom passed, offer stage for Tom, tell Dana',
    'Move Tom to Offer and let Mark know',
    'Move Tom to Offer, Paul has to bring a key card, can you tell him?',
  ])('is asked for the words where there are others: %s', async (said) => {
    expect(await callsOf(said)).toEqual([moved('c_tom', 'Offer')]);
  });

  test.each(['Tell Dana.', 'Should Tom go to Offer, tell Dana.', "Don't move Tom to Offer and tell Dana."])(
    'is told nothing of what is not ordered: %s',
    async (said) => {
      expect(await callsOf(said)).toEqual([]);
    },
  );
});

describe('two looks', () => {
  test.each([
    ['Log of today and the pending approvals, thanks.', ['list_actions', 'list_approvals']],
    ['Audit trail of today, then the brief, then I go home.', ['list_actions', 'morning_brief']],
  ])('are both had: %s', async (said, tools) => {
    expect((await callsOf(said)).map(({ tool }) => tool)).toEqual(tools);
  });
});

describe('two orders without a verb between them', () => {
  test.each([
    'Tom to Offer, and the interview prep off to him.',
    'Dana asks two favours: Tom on to Offer, and the interview prep to him.',
  ])('are both carried out: %s', async (said) => {
    expect(await callsOf(said)).toEqual([moved('c_tom', 'Offer'), prep]);
  });

  test('are found behind how many they are', async () => {
    expect(await callsOf('Before the weekend I want two things done, Mark rejected and Tom in Offer.')).toMatchObject([
      { tool: 'reject_candidate' },
      moved('c_tom', 'Offer'),
    ]);
  });

  test('a sequence is ended beside a move', async () => {
    expect(await callsOf('Set Tom to Hired and end his sequence.')).toMatchObject([
      moved('c_tom', 'Hired'),
      { tool: 'stop_sequence', input: { candidate: 'c_tom' } },
    ]);
  });

  test.each([
    'Mark and Tom to Offer, or the interview prep to him.',
    'Dana asks whether Tom goes to Offer, and the interview prep to him.',
    'If Dana asks two favours: Tom on to Offer, and the interview prep to him.',
  ])('are left alone: %s', async (said) => {
    expect(await callsOf(said)).toEqual([]);
  });
});

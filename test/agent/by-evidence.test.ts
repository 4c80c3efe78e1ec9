// Orders whose words no pattern knows, by what they name; beside each the one that only looks like it.
import { describe, expect, test } from 'vitest';
import { sandboxes } from '../planner/sandboxes.ts';
import { openTalk } from './talk.ts';

async function calledBy(said: string) {
  const talk = openTalk(sandboxes.clinic, { as: 'u_rita' });
  const answer = await talk.say(said);
  return { asks: answer.asks, calls: talk.desk.calls.map(({ tool, input }) => [tool, input]) };
}

describe('an order that everything in it belongs to is carried out', () => {
  test.each([
    [
      'Please operationalise the checking in to Tom.',
      'send_followup',
      { candidate: 'c_tom', message_template: 'checking_in' },
    ],
    ['prep to maria', 'send_followup', { candidate: 'c_maria', message_template: 'interview_prep' }],
    ['Mark has more than earned the phone screen.', 'move_stage', { candidate: 'c_mark', stage: 'Phone Screen' }],
    ['Capture against Priya that she is bilingual.', 'add_note', { candidate: 'c_priya', text: 'she is bilingual' }],
    ['fyi dana: the ward is closed on Friday', 'notify_user', { user: 'u_dana', text: 'the ward is closed on Friday' }],
  ])('%s', async (said, tool, input) => {
    expect(await calledBy(said)).toMatchObject({ asks: false, calls: [[tool, input]] });
  });

  test.each([
    'Tom asked about the checking in mail.',
    'Mark never earned the phone screen.',
    'Wolfgang to onsite interview',
    'Is Tom up for the checking in mail or not?',
  ])('%s', async (said) => {
    expect((await calledBy(said)).calls.filter(([tool]) => tool !== 'show_candidate')).toEqual([]);
  });
});

describe('a reason needs no “because”', () => {
  test.each([
    ['reject Mark, portfolio too thin', 'portfolio too thin'],
    ['Reject Mark (visa).', 'visa'],
    ['Reject Mark. She never called back.', 'She never called back'],
  ])('%s', async (said, reason) => {
    expect((await calledBy(said)).calls).toEqual([['reject_candidate', { candidate: 'c_mark', reason }]]);
  });

  test('what is ordered beside it is none', async () => {
    expect((await calledBy('Reject Mark, then move Tom to onsite.')).calls).toEqual([
      ['reject_candidate', { candidate: 'c_mark' }],
      ['move_stage', { candidate: 'c_tom', stage: 'Onsite Interview' }],
    ]);
  });
});

describe('a list', () => {
  test('is done item by item, however its items are marked', async () => {
    const calls = [
      ['move_stage', { candidate: 'c_tom', stage: 'Onsite Interview' }],
      ['reject_candidate', { candidate: 'c_mark' }],
    ];
    expect((await calledBy('to do: (1) move Tom to onsite (2) reject Mark')).calls).toEqual(calls);
    expect((await calledBy('a) move Tom to onsite\nb) reject Mark')).calls).toEqual(calls);
  });

  test('that is not to be done yet is left alone', async () => {
    expect(
      (await calledBy("My list for tomorrow, don't do any of it yet: 1. reject Mark 2. reject Tom")).calls,
    ).toEqual([]);
  });
});

test('a chat that is brought forward is no step of the pipeline', async () => {
  const { calls } = await calledBy("Bring Dana's rounds forward by half an hour");
  expect(calls).toEqual([
    ['reschedule_meeting', expect.objectContaining({ meeting: 'm_rounds', start: '2026-06-02T19:30:00.000Z' })],
  ]);
});

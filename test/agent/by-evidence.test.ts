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

describe('an amount, an hour, a thanks', () => {
  test.each([
    ["Offer Maria CHF 118'000", [['send_offer', { candidate: 'c_maria', salary: 118_000, currency: 'CHF' }]]],
    ['Offer Maria PKR 900,000', [['send_offer', { candidate: 'c_maria', salary: 900_000, currency: 'PKR' }]]],
    ['Offer Maria the same as Tom.', []],
    ['Offer Maria as much as we can.', []],
    [
      'Note for Tom: boots size 9. Note for Mark: needs a hearing test. Thanks.',
      [
        ['add_note', { candidate: 'c_tom', text: 'boots size 9.' }],
        ['add_note', { candidate: 'c_mark', text: 'needs a hearing test.' }],
      ],
    ],
    [
      'Book Priya with Dana tomorrow from 2 to 2:45.',
      [
        [
          'book_meeting',
          expect.objectContaining({ candidate: 'c_priya', start: '2026-06-02T14:00:00-05:00', duration_minutes: 45 }),
        ],
      ],
    ],
  ])('%s', async (said, calls) => {
    expect((await calledBy(said)).calls).toEqual(calls);
  });
});

test('a request that waits is declined by the name of whom it is about, and a candidate is turned down by it otherwise', async () => {
  const talk = openTalk(sandboxes.clinic, { as: 'u_rita' });
  await talk.say('decline Mark');
  expect(talk.desk.calls.map(({ tool }) => tool)).toEqual(['reject_candidate']);
});

// Somebody is added to what was just done, with a word on why: nothing of what was done is taken back for it.
import { describe, expect, test } from 'vitest';
import { sandboxes } from '../planner/sandboxes.ts';
import { openTalk } from './talk.ts';

async function saying(...said: readonly string[]) {
  const talk = openTalk(sandboxes.clinic, { as: 'u_rita' });
  for (const one of said) await talk.say(one);
  return talk.desk.calls.map(({ tool, input }) => ({ tool, input }));
}

describe('one more', () => {
  test.each([
    "Priya as well actually, she's waiting even longer",
    'Priya as well please, she did really well',
    'oh and Priya, I nearly forgot her',
    'And Priya too, why not',
    "and Priya while you're at it",
    'Priya also, I forgot about her earlier',
  ])('%s', async (said) => {
    const calls = await saying('Move Tom to Offer', said);
    expect(calls.slice(1)).toEqual([{ tool: 'move_stage', input: { candidate: 'c_priya', stage: 'Offer' } }]);
  });

  test('of a rejection that waits, too', async () => {
    const calls = await saying('Reject Tom', "and Priya, she isn't a fit either");
    expect(calls.slice(1)).toEqual([{ tool: 'reject_candidate', input: { candidate: 'c_priya' } }]);
  });

  test('but in his place where that is said', async () => {
    const calls = await saying('Move Tom to Offer', 'Priya instead, she is better');
    expect(calls.slice(1)).toMatchObject([
      { tool: 'undo_action', input: { action: 'act_1' } },
      { tool: 'move_stage', input: { candidate: 'c_priya' } },
    ]);
  });

  test.each(['not Priya though, she is on holiday', 'and Priya, once she has sent her papers'])(
    'not: %s',
    async (said) => {
      expect(await saying('Move Tom to Offer', said)).toHaveLength(1);
    },
  );
});

describe('a booking that goes on from the last one is of its day', () => {
  const booking = 'Book 30 minutes with Dana about Tom on Thursday at 9';
  test.each([
    ['and Maria with Paul at 11', '2026-06-04T11:00:00-05:00'],
    ['also book Maria with Paul at 11', '2026-06-04T11:00:00-05:00'],
    ['and Maria with Paul today at 11', '2026-06-01T11:00:00-05:00'],
    ['and Maria with Paul on Friday at 11', '2026-06-05T11:00:00-05:00'],
    ['Book Maria with Paul at 11', '2026-06-01T11:00:00-05:00'],
  ])('%s', async (said, start) => {
    const calls = await saying(booking, said);
    expect(calls.slice(1)).toMatchObject([
      { tool: 'book_meeting', input: { candidate: 'c_maria', with: ['u_paul'], start } },
    ]);
  });
});

describe('the other two of a list', () => {
  const before = ['Who is in Applied?', 'Move Priya and Tom to Offer'] as const;
  test.each(['and the other two to Phone Screen', 'move the other two candidates to Phone Screen'])(
    'are those with whom nothing was done since: %s',
    async (said) => {
      const calls = await saying(...before, said);
      expect(calls.slice(3)).toMatchObject([
        { tool: 'move_stage', input: { candidate: 'c_maria', stage: 'Phone Screen' } },
        { tool: 'move_stage', input: { candidate: 'c_mark', stage: 'Phone Screen' } },
      ]);
    },
  );
  test.each(['move the other three to Phone Screen', 'cancel the other two meetings'])('and not: %s', async (said) => {
    expect(await saying(...before, said)).toHaveLength(3);
  });
});

describe('a meeting is changed in as many words', () => {
  const booking = 'Book 30 minutes with Dana about Tom on Thursday at 9';
  test.each([
    ['Please change the length to one hour.', { start: '2026-06-04T09:00:00-05:00', duration_minutes: 60 }],
    ['increase the duration of the meeting to 45 minutes', { duration_minutes: 45 }],
    ['could we make that 11.30?', { start: '2026-06-04T11:30:00-05:00' }],
    ['I am sorry, I meant Friday.', { start: '2026-06-05T09:00:00-05:00' }],
    ['I apologise, I meant Friday at 3.', { start: '2026-06-05T15:00:00-05:00' }],
  ])('%s', async (said, changed) => {
    const calls = await saying(booking, said);
    expect(calls.slice(1)).toMatchObject([{ tool: 'reschedule_meeting', input: { meeting: 'm_1', ...changed } }]);
  });
  test.each(['I am sorry, Tom', 'can we make it three, or is that too late?'])('and not: %s', async (said) => {
    expect(await saying(booking, said)).toHaveLength(1);
  });
});

// Talks of several turns: approvals in words, who is left of those who were named, times without a mark, and what is meant after an undo.
import { describe, expect, test } from 'vitest';
import { sandboxes } from '../planner/sandboxes.ts';
import { openTalk } from './talk.ts';

async function saying(...said: readonly string[]) {
  const talk = openTalk(sandboxes.clinic, { as: 'u_rita' });
  for (const one of said) await talk.say(one);
  return talk.desk.calls.map(({ tool, input }) => ({ tool, input }));
}

describe('approvals', () => {
  test.for([
    'The above is approved.',
    'consider it approved by me',
    'yes, that one can go out',
    'ya approved',
    'yes to that one',
  ])('“%s”', async (said) => {
    expect((await saying('reject Mark', said)).at(-1)).toMatchObject({ tool: 'approve_action' });
  });

  test('of the only one that was listed', async () => {
    const calls = await saying('reject Mark', "what's waiting for approval?", 'yes to that one');
    expect(calls.at(-1)?.tool).toBe('approve_action');
  });

  test.for(['is it approved?', 'she approved the budget', 'not approved yet', 'that one'])(
    'not by “%s”',
    async (said) => {
      expect((await saying('reject Mark', said)).map(({ tool }) => tool)).not.toContain('approve_action');
    },
  );

  test('only the one that is named', async () => {
    const calls = await saying('reject Mark', 'reject Priya as well', "approve only Mark's", 'hang on to Priya');
    expect(calls.slice(2)).toEqual([
      { tool: 'approve_action', input: { approval: 'apr_act_1' } },
      { tool: 'decline_action', input: { approval: 'apr_act_2' } },
    ]);
  });
});

describe('who is left', () => {
  test('the other two of three', async () => {
    const calls = await saying(
      'move Priya, Mark and Tom to Onsite Interview',
      'wait, not Mark',
      'send the other two the interview prep',
    );
    expect(calls.slice(4)).toMatchObject([
      { tool: 'send_followup', input: { candidate: 'c_priya' } },
      { tool: 'send_followup', input: { candidate: 'c_tom' } },
    ]);
  });
});

describe('times', () => {
  test('an hour behind a weekday answers when', async () => {
    const calls = await saying('book 30 minutes with Dana about Priya', 'wed 1000');
    expect(calls.at(-1)).toMatchObject({ tool: 'book_meeting', input: { start: '2026-06-03T10:00:00-05:00' } });
  });

  test('what was booked is booked once more after it was moved', async () => {
    const booking = 'book 30 minutes with Dana about Tom tomorrow at 9';
    expect((await saying(booking, 'make it 10', 'same on Thursday for Priya')).at(-1)).toMatchObject({
      tool: 'book_meeting',
      input: { candidate: 'c_priya', start: '2026-06-04T10:00:00-05:00' },
    });
  });

  test('somebody says what suits them better', async () => {
    const booking = 'book 30 minutes with Dana about Tom tomorrow at 9';
    expect((await saying(booking, "Dana's just said eleven suits her better.")).at(-1)).toMatchObject({
      tool: 'reschedule_meeting',
      input: { start: '2026-06-02T11:00:00-05:00' },
    });
  });
});

describe('after something was taken back', () => {
  test.for(['meant Mark', 'Thank you! It should have been Mark.'])('“%s”', async (said) => {
    expect((await saying('move Priya to phone screen', 'undo', said)).at(-1)).toEqual({
      tool: 'move_stage',
      input: { candidate: 'c_mark', stage: 'Phone Screen' },
    });
  });

  test('in one breath', async () => {
    expect((await saying('move Priya to phone screen', 'undo, meant Mark')).map(({ tool }) => tool)).toEqual([
      'move_stage',
      'undo_action',
      'move_stage',
    ]);
  });
});

test('another sum for an offer that waits', async () => {
  for (const said of ['Wrong, 95.', 'That figure should read 95,000.'])
    expect((await saying('offer Tom 90k', said)).slice(1)).toMatchObject([
      { tool: 'decline_action' },
      { tool: 'send_offer', input: { candidate: 'c_tom', salary: 95_000 } },
    ]);
});

test('“her” may be the candidate whose meeting was called off, or the colleague who was told: that is asked', async () => {
  const calls = await saying(
    'book 30 minutes with Dana about Priya tomorrow at 9',
    'cancel it',
    'tell Dana that Priya is sick',
    'let her know we will find a new date',
  );
  expect(calls.slice(3)).toEqual([]);
});

test('who thinks aloud is shown nobody', async () => {
  expect((await saying('move Priya to phone screen', "let's sit on Tom for another week")).length).toBe(1);
});

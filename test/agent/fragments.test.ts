// What only makes sense with what was said before: the earlier sentence again with something else in it, a thought that is wanted
// after all, what waits and what is held.
import { describe, expect, test } from 'vitest';
import { sandboxes } from '../planner/sandboxes.ts';
import { openTalk } from './talk.ts';

async function saying(...said: readonly string[]) {
  const talk = openTalk(sandboxes.clinic, { as: 'u_rita' });
  let reply = '';
  for (const one of said) reply = (await talk.say(one)).reply.text;
  return { calls: talk.desk.calls.map(({ tool, input }) => ({ tool, input })), reply };
}

describe('the earlier sentence', () => {
  test('is said again with somebody else in it, whatever its verb', async () => {
    const { calls } = await saying('take Tom off his sequence', 'and Mark off his');
    expect(calls[1]).toMatchObject({ tool: 'stop_sequence', input: { candidate: 'c_mark' } });
  });

  test('is completed by what it lacked, also after a look at something else', async () => {
    const { calls } = await saying('set something up for tom and dana', 'show me mark', 'right, tom: wednesday at 9');
    expect(calls.at(-1)).toMatchObject({
      tool: 'book_meeting',
      input: { candidate: 'c_tom', with: ['u_dana'], start: '2026-06-03T09:00:00-05:00' },
    });
  });

  test('is not said again for a figure that may be a day or an hour', async () => {
    const { calls } = await saying('book 30 minutes with Dana about Tom tomorrow at 9', 'what about Mark, Tuesday 9?');
    expect(calls).toHaveLength(1);
  });

  test('lends its words to one more who is to be told', async () => {
    const { calls } = await saying('tell Dana the parking is full', 'tell Paul too');
    expect(calls[1]).toEqual({ tool: 'notify_user', input: { user: 'u_paul', text: 'the parking is full' } });
  });
});

describe('a thought', () => {
  test('is acted on once it is wanted, with what was added', async () => {
    const { calls } = await saying('would it be mad to offer Maria 60?', 'ok do it, 62k');
    expect(calls).toMatchObject([{ tool: 'send_offer', input: { candidate: 'c_maria', salary: 62_000 } }]);
  });

  test('is not acted on where it is only taken note of', async () => {
    expect((await saying('would it be mad to offer Maria 60?', 'great')).calls).toEqual([]);
  });

  test('stays one where something beside it was forbidden', async () => {
    expect((await saying("don't write to Tom. what if we moved him to onsite?", 'do it')).calls).toEqual([]);
  });
});

describe('of two requests that wait', () => {
  test('one is turned down by name', async () => {
    const { calls } = await saying('reject Tom', 'reject Mark', "turn Mark's down");
    expect(calls[2]).toMatchObject({ tool: 'decline_action', input: { approval: 'apr_act_2' } });
  });

  test('one is approved, and the other held without a question', async () => {
    const { calls, reply } = await saying('reject Tom', 'reject Mark', 'approve Mark, hold Tom');
    expect(calls.slice(2)).toMatchObject([{ tool: 'approve_action', input: { approval: 'apr_act_2' } }]);
    expect(reply).toContain('waits until somebody approves');
  });
});

describe('what was done', () => {
  test('is taken back by number, the newest first', async () => {
    const { calls } = await saying('Tom to onsite', 'Mark to phone screen', 'roll back the last two');
    expect(calls.slice(2)).toMatchObject([{ input: { action: 'act_2' } }, { input: { action: 'act_1' } }]);
  });

  test('is changed to what stands behind the reason', async () => {
    const { calls } = await saying(
      'book 30 minutes with Dana about Tom tomorrow at 9',
      'she prefers the afternoon, make it 2',
    );
    expect(calls[1]).toMatchObject({ tool: 'reschedule_meeting', input: { start: '2026-06-02T14:00:00-05:00' } });
  });

  test('goes altogether, also after it was moved', async () => {
    const { calls } = await saying(
      'book 30 minutes with Dana about Tom tomorrow at 9',
      'make it 10',
      'actually cancel the whole thing',
    );
    expect(calls[2]).toMatchObject({ tool: 'cancel_meeting' });
  });
});

describe('the talk around a second thought', () => {
  const booking = 'book 30 minutes with Dana about Tom tomorrow at 9';

  test.each([
    ['Strike that, she is flying. Wednesday, same time.', { start: '2026-06-03T09:00:00-05:00' }],
    ['scratch that, tom has kids pickup, move it to wednesday 13:00', { start: '2026-06-03T13:00:00-05:00' }],
    ['He wants a full hour, so start at 10.', { start: '2026-06-02T10:00:00-05:00', duration_minutes: 60 }],
    ['Dana says 45 minutes would be comfier', { start: '2026-06-02T09:00:00-05:00', duration_minutes: 45 }],
  ])('is set aside: %s', async (said, input) => {
    const { calls } = await saying(booking, said);
    expect(calls.slice(1)).toMatchObject([{ tool: 'reschedule_meeting', input }]);
  });

  test.each(['she is off tomorrow', 'and mark at 11', 'if he wants it. Wednesday'])(
    'changes nothing where it may say more: %s',
    async (said) => {
      const { calls } = await saying(booking, said);
      expect(calls.slice(1)).toEqual([]);
    },
  );

  test('stands before another sum', async () => {
    const { calls } = await saying('offer Maria 128k', 'Too low. 135.');
    expect(calls.slice(1)).toMatchObject([
      { tool: 'decline_action' },
      { tool: 'send_offer', input: { salary: 135_000 } },
    ]);
  });
});

describe('what was asked for', () => {
  test('is sent where the words are the name of a message', async () => {
    const { calls } = await saying('write to Tom', 'interview prep');
    expect(calls).toEqual([
      { tool: 'send_followup', input: { candidate: 'c_tom', message_template: 'interview_prep' } },
    ]);
  });

  test('is no text where it begins like a proposal', async () => {
    expect((await saying('tell Dana', 'Let us take 9:30 with Tom.')).calls).toEqual([]);
  });
});

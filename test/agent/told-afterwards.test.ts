// Who is to be told of what was just done, in as many ways as people say it; and that nobody is sent what are no words for them.
import { describe, expect, test } from 'vitest';
import { sandboxes } from '../planner/sandboxes.ts';
import { openTalk } from './talk.ts';

async function saying(...said: readonly string[]) {
  const talk = openTalk(sandboxes.clinic, { as: 'u_rita' });
  let reply = '';
  for (const one of said) reply = (await talk.say(one)).reply.text;
  return { reply, calls: talk.desk.calls.map(({ tool, input }) => ({ tool, input })) };
}

const booking = 'Book 30 minutes with Dana about Tom tomorrow at 9';
const move = 'Move Tom to Onsite Interview';

describe('a colleague hears of what was done', () => {
  test.each([
    'tell Dana too',
    'Kindly let Dana know too.',
    'tell Dana about Tom',
    'Dana should know as well',
    'Dana should be told too, please',
    'can you let Dana know about Tom?',
  ])('%s', async (said) => {
    const { calls } = await saying(move, said);
    expect(calls.slice(1)).toEqual([
      { tool: 'notify_user', input: { user: 'u_dana', text: expect.stringContaining('Thomas Bell is now in Onsite') } },
    ]);
  });

  test('of what still waits, that it is to be', async () => {
    const { calls } = await saying('Reject Tom', 'and let Dana know');
    expect(calls.at(-1)).toMatchObject({ tool: 'notify_user', input: { text: 'Thomas Bell is to be rejected.' } });
  });

  test('of a note, what it says', async () => {
    const { calls } = await saying('Note on Tom: knows Rust well', 'tell Dana too');
    expect(calls.at(-1)).toMatchObject({ tool: 'notify_user', input: { text: expect.stringContaining('knows Rust') } });
  });

  test('of both, where two were done one after the other', async () => {
    const { calls } = await saying('Move Tom to Offer', 'and Maria', 'Please let Dana know about both.');
    const text = expect.stringMatching(/Thomas Bell .* Mar/u);
    expect(calls.at(-1)).toMatchObject({ tool: 'notify_user', input: { user: 'u_dana', text } });
  });

  test('after the candidate was told', async () => {
    const { calls } = await saying(booking, 'cancel it', 'email him about it', 'tell Dana too');
    expect(calls.slice(2)).toMatchObject([
      { tool: 'send_message', input: { candidate: 'c_tom', text: expect.stringContaining('will not take place') } },
      { tool: 'notify_user', input: { user: 'u_dana', text: expect.stringContaining('is cancelled') } },
    ]);
  });
});

describe('a candidate hears of the meeting', () => {
  test.each([
    'let Tom know by email',
    'send Tom an email about it',
    'Tom should be told as well, by e-mail.',
    'write to Tom about the meeting',
    'email him about it',
  ])('%s', async (said) => {
    const { calls } = await saying(booking, said);
    const text = expect.stringContaining('Tuesday, June 2 at 9:00 AM');
    expect(calls.slice(1)).toEqual([{ tool: 'send_message', input: { candidate: 'c_tom', text } }]);
  });

  test.each([
    'let them both know',
    'tell Tom and Dana about it',
    'Please tell Tom about the change, and Dana as well.',
  ])('and the colleague: %s', async (said) => {
    const { calls } = await saying(booking, said);
    expect(calls.slice(1)).toMatchObject([
      { tool: 'send_message', input: { candidate: 'c_tom' } },
      { tool: 'notify_user', input: { user: 'u_dana' } },
    ]);
  });
});

describe('nothing is made up', () => {
  test.each([
    [move, 'tell Dana about the lift'],
    [move, 'tell Dana something nice too'],
    [move, "don't tell Dana yet"],
    [move, 'I told Dana too'],
    ['Reject Tom', 'let him know'],
    ['Move Tom to Offer', 'email him about it'],
  ])('%s – %s', async (before, said) => {
    const { calls } = await saying(before, said);
    expect(calls).toHaveLength(1);
  });
});

describe('“let her know”', () => {
  test.each(['Dana will be delighted, let her know', 'Dana has been waiting for this, tell her'])(
    'is for the only one whom the message names: %s',
    async (said) => {
      const { calls } = await saying(move, said);
      expect(calls.slice(1)).toMatchObject([{ tool: 'notify_user', input: { user: 'u_dana' } }]);
    },
  );
  test('and asked about where somebody else is “he” in it', async () => {
    const { calls } = await saying(move, 'Dana said he can start, let him know');
    expect(calls).toHaveLength(1);
  });
});

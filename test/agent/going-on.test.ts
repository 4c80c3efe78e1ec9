// What people say to go on about an earlier turn: amendments of what waits, one of two, what to tell whom, and looking back.
import { describe, expect, test } from 'vitest';
import { sandboxes } from '../planner/sandboxes.ts';
import { openTalk } from './talk.ts';

const clinic = () => openTalk(sandboxes.clinic, { as: 'u_rita' });
type Talk = ReturnType<typeof clinic>;
async function saying(...said: readonly string[]): Promise<{ talk: Talk; reply: string }> {
  const talk = clinic();
  let reply = '';
  for (const one of said) reply = (await talk.say(one)).reply.text;
  return { talk, reply };
}
const called = ({ desk }: Talk) => desk.calls.map(({ tool, input }) => ({ tool, input }));
const toolsOf = (talk: Talk) => called(talk).map(({ tool }) => tool);

describe('a request that waits', () => {
  test('is made anew with the sum that a second thought names', async () => {
    const { talk } = await saying('offer Maria 91k', 'yes but at 94');
    expect(called(talk).slice(1)).toMatchObject([
      { tool: 'decline_action' },
      { tool: 'send_offer', input: { candidate: 'c_maria', salary: 94_000 } },
    ]);
  });

  test('is withdrawn for the one who is taken out, and stays for the others', async () => {
    const { talk } = await saying('reject Tom', 'reject Mark', 'actually not Tom');
    expect(called(talk).at(-1)).toMatchObject({ tool: 'decline_action', input: { approval: 'apr_act_1' } });
  });

  test('is left alone by a question about it', async () => {
    const { talk, reply } = await saying('offer Maria 91k', 'who approves that?');
    expect(toolsOf(talk)).toEqual(['send_offer']);
    expect(reply).toContain('an admin');
  });
});

describe('a meeting that was just booked', () => {
  const booking = 'book 30 minutes with Dana about Tom tomorrow at 9';

  test('is told to the candidate in words that keep', async () => {
    const { talk } = await saying(booking, 'let him know');
    expect(called(talk).at(-1)).toMatchObject({
      tool: 'send_message',
      input: { candidate: 'c_tom', text: expect.stringContaining('Tuesday, June 2 at 9:00 AM') },
    });
  });

  test('is followed by another that begins when it ends', async () => {
    const { talk } = await saying(booking, 'and Maria right after');
    expect(called(talk).at(-1)).toMatchObject({
      tool: 'book_meeting',
      input: { candidate: 'c_maria', start: '2026-06-02T09:30:00-05:00' },
    });
  });

  test('takes one more in only after a question, for it has to be booked again', async () => {
    const { talk, reply } = await saying(booking, 'and Paul too');
    expect(toolsOf(talk)).toEqual(['book_meeting']);
    expect(reply).toContain('Paul');
  });
});

describe('looking back', () => {
  test('what was just done is told again, and nothing is called', async () => {
    const { talk, reply } = await saying('move Priya to phone screen', 'what did you just do?');
    expect(toolsOf(talk)).toEqual(['move_stage']);
    expect(reply).toContain('Priya');
  });

  test('“why?” is answered with what was asked for', async () => {
    const { talk, reply } = await saying('move Priya to phone screen', 'why?');
    expect(toolsOf(talk)).toEqual(['move_stage']);
    expect(reply).toContain('move Priya to phone screen');
  });
});

test('half a thought about somebody takes nothing back', async () => {
  const { talk } = await saying('move Priya to phone screen', 'not Priya, though maybe');
  expect(toolsOf(talk)).toEqual(['move_stage']);
});

describe('the reply', () => {
  test('repeats a quotation as it stood', async () => {
    const { reply } = await saying('Dana said "move Tom to the onsite, he is a star"');
    expect(reply).not.toMatch(/[⟦⟧]/u);
  });

  test('names people as they are written', async () => {
    const { reply } = await saying('dana something priya');
    expect(reply).not.toContain(' priya (');
  });

  test('shows the words that were not the reader’s own', async () => {
    const { reply } = await saying('book 30 minutes with Dana about Tom tomorrow at 9', 'let him know');
    expect(reply).toContain('In these words: “Hi Thomas');
  });
});

// What people say after something was done or asked: the same for others, other times, other looks, second thoughts.
import { describe, expect, test } from 'vitest';
import { sandboxes } from '../planner/sandboxes.ts';
import { openTalk } from './talk.ts';

const clinic = () => openTalk(sandboxes.clinic, { as: 'u_rita' });
type Talk = ReturnType<typeof clinic>;
const called = ({ gate }: Talk) => gate.calls.map(({ tool, input }) => ({ tool, input }));
async function saying(...said: readonly string[]): Promise<Talk> {
  const talk = clinic();
  for (const one of said) await talk.say(one);
  return talk;
}
const lastOf = (talk: Talk) => called(talk).at(-1);

describe('meetings', () => {
  const booking = 'book 30 minutes with Dana about Tom tomorrow at 9';

  test('the same is booked for somebody else at another hour', async () => {
    expect(lastOf(await saying(booking, 'same for Mark at 10'))).toMatchObject({
      tool: 'book_meeting',
      input: { candidate: 'c_mark', with: ['u_dana'], start: '2026-06-02T10:00:00-05:00', duration_minutes: 30 },
    });
  });

  test('what was just booked is cancelled on second thoughts', async () => {
    expect(lastOf(await saying(booking, 'never mind, cancel it'))?.tool).toBe('cancel_meeting');
  });

  test('the hour that was asked for may be said as a second thought', async () => {
    const talk = await saying('book 30 minutes with Dana about Tom tomorrow afternoon', 'actually make it 4pm');
    expect(lastOf(talk)).toMatchObject({ tool: 'book_meeting', input: { start: '2026-06-02T16:00:00-05:00' } });
  });

  test('whom nobody was asked to meet is asked about', async () => {
    const talk = clinic();
    const answer = await talk.say('book Tom for tomorrow at 9');
    expect(answer).toMatchObject({ asks: true, actions: [] });
  });

  test('a meeting that goes with a move is about the one who moves', async () => {
    const talk = await saying('move Priya to phone screen and book 30 minutes with Dana tomorrow at 9');
    expect(lastOf(talk)).toMatchObject({ tool: 'book_meeting', input: { candidate: 'c_priya' } });
  });
});

describe('looks', () => {
  test('another period is the same look', async () => {
    const talk = await saying('show me the metrics for last week', 'and last month?');
    expect(lastOf(talk)).toEqual({ tool: 'show_metrics', input: { period: 'last_month' } });
  });

  test('who has been somewhere for long is asked, not told', async () => {
    expect(lastOf(await saying('Who has been sitting in Applied for over a week?'))?.tool).toBe('find_candidates');
  });

  test('a length narrows the free times', async () => {
    const talk = await saying('when is Dana free tomorrow?', 'when is Dana free for an hour tomorrow?');
    expect(lastOf(talk)).toMatchObject({ tool: 'find_free_slots', input: { with: ['u_dana'], duration_minutes: 60 } });
  });
});

describe('requests that wait', () => {
  for (const said of ['no, decline', 'decline it, I need to check first', 'sorry, decline that one, I misread'])
    test(`are withdrawn on “${said}”`, async () => {
      const talk = await saying('reject Mark', said);
      expect(lastOf(talk)?.tool).toBe('decline_action');
    });

  test('a bare yes decides nothing, however often it is said, and “approve” does', async () => {
    const talk = await saying('reject Mark', 'yes', 'yes');
    expect(called(talk).slice(1)).toEqual([{ tool: 'list_approvals', input: {} }]);
    await talk.say('yes, approve it');
    expect(lastOf(talk)?.tool).toBe('approve_action');
  });

  test('a bare ok only takes note', async () => {
    const talk = await saying('reject Mark', 'ok');
    expect(called(talk)).toHaveLength(1);
  });

  test('another sum takes the place of the offer that waits', async () => {
    const talk = await saying('offer Tom 92,000', 'no, 94,000');
    expect(called(talk).slice(1)).toMatchObject([
      { tool: 'decline_action' },
      { tool: 'send_offer', input: { candidate: 'c_tom', salary: 94_000 } },
    ]);
  });

  test('a sum may be said in thousands', async () => {
    const talk = await saying('offer Tom 92,000', 'make it 94k');
    expect(lastOf(talk)).toMatchObject({ tool: 'send_offer', input: { salary: 94_000 } });
  });
});

test('Spanish is answered honestly, also where something was asked before', async () => {
  const talk = clinic();
  expect(await talk.say('order me a pizza')).toMatchObject({ asks: true });
  const answer = await talk.say('¿Puedes mover a Priya a la entrevista telefónica?');
  expect(answer).toMatchObject({ asks: false, actions: [], reply: { text: expect.stringContaining('en español') } });
});

describe('sequences', () => {
  test('a sequence is started by its name or a part of it', async () => {
    expect(lastOf(await saying('put Tom on the at risk sequence'))).toEqual({
      tool: 'start_sequence',
      input: { candidate: 'c_tom', sequence: 'candidate-at-risk' },
    });
  });

  test('which one is asked where none is named', async () => {
    const talk = clinic();
    const answer = await talk.say('start a sequence for Tom');
    expect(answer).toMatchObject({ asks: true, actions: [] });
    await talk.say('offer extended');
    expect(lastOf(talk)).toMatchObject({ input: { sequence: 'offer-extended' } });
  });
});

test('the same person is rejected once, with all that was said of it', async () => {
  const talk = await saying('Mark is a no. Please reject him, he has no lab experience');
  expect(called(talk).filter(({ tool }) => tool === 'reject_candidate')).toHaveLength(1);
});

test.each(['cancel it', 'no, cancel it'])(
  '“%s” behind words that were not understood is about what was booked before them',
  async (said) => {
    const talk = await saying('book 30 minutes with Dana about Tom on Thursday at 9');
    expect(await talk.say('hmm the weather')).toMatchObject({ asks: true, actions: [] });
    await talk.say(said);
    expect(lastOf(talk)?.tool).toMatch(/^(?:undo_action|cancel_meeting)$/);
  },
);

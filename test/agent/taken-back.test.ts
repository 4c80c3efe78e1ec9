// In how many ways people say that something just done was not wanted, and that another was meant. What is not sure is offered first,
// and one press does it.
import { describe, expect, test } from 'vitest';
import { sandboxes } from '../planner/sandboxes.ts';
import { openTalk } from './talk.ts';

/** What is called; with `press`, the first reading that is offered is pressed. */
async function said(messages: readonly string[], { press }: { press: boolean }) {
  const talk = openTalk(sandboxes.clinic, { as: 'u_rita' });
  for (const one of messages) {
    const { asks, reply } = await talk.say(one);
    if (press && asks && reply.text.includes('1. ')) await talk.say('1');
  }
  return talk.gate.calls.map(({ tool, input }) => ({ tool, input }));
}

const saying = (...messages: readonly string[]) => said(messages, { press: true });
const only = (...messages: readonly string[]) => said(messages, { press: false });

describe('what was done is taken back', () => {
  test.for([
    'no leave her where she was sorry',
    'on reflection, no, back she goes',
    'oops wrong one, reinstate',
    'jk undo',
    'Priya back out pls',
    'take hers back',
    'put her back where she was',
  ])('“%s”', async (message) => {
    const calls = await saying('move Priya to phone screen', message);
    expect(calls.map(({ tool }) => tool)).toEqual(['move_stage', 'undo_action']);
  });

  test('of two kinds of things, the one that is named', async () => {
    const calls = await saying(
      'note on Tom: likes nights',
      'move Tom to Onsite Interview',
      'the note was wrong, remove it again',
    );
    expect(calls.at(-1)).toEqual({ tool: 'undo_action', input: { action: 'act_1' } });
  });

  test('what waits is withdrawn', async () => {
    expect((await saying('reject Mark', 'no wait, withdraw that')).map(({ tool }) => tool)).toEqual([
      'reject_candidate',
      'decline_action',
    ]);
    for (const message of ['no wait dont', "don't approve that, decline it"])
      expect((await only('reject Mark', message)).filter(({ tool }) => tool !== 'list_approvals')).toHaveLength(1);
  });

  test.for([
    ['move Priya to phone screen', 'Priya wants her laptop back'],
    ['move Priya to phone screen', 'take the chairs back'],
    ['move Priya to phone screen', 'she is back on Monday'],
    ['book 30 minutes with Dana about Tom tomorrow at 9', 'Tom leaves at 10, take him back to the ward'],
  ])('not by what only sounds so: %s – %s', async ([first = '', second = '']) => {
    expect((await only(first, second)).slice(1).filter(({ tool }) => tool !== 'show_candidate')).toEqual([]);
  });
});

describe('another was meant', () => {
  test.for(['My mistake, it ought to have been Onsite Interview.', 'my bad, it should have said onsite interview'])(
    'another stage: %s',
    async (message) => {
      expect((await saying('move Priya to phone screen', message)).at(-1)).toEqual({
        tool: 'move_stage',
        input: { candidate: 'c_priya', stage: 'Onsite Interview' },
      });
    },
  );

  test('somebody else', async () => {
    expect((await only('reject Thomas', 'No no, sorry, it was Mark!')).slice(1)).toEqual([]);
    expect((await saying('move Tom to offer', 'omg wrong person, it was Priya')).slice(1)).toMatchObject([
      { tool: 'undo_action' },
      { tool: 'move_stage', input: { candidate: 'c_priya' } },
    ]);
  });
});

describe('another time for what was booked', () => {
  const booking = 'book 30 minutes with Dana about Tom tomorrow at 9';
  test.for([
    ['Tom can only do eleven, shove it back', '2026-06-02T11:00:00-05:00', undefined],
    ['Dana is in theatre till 10. half past ten then', '2026-06-02T10:30:00-05:00', undefined],
    ['can you make that 11:30', '2026-06-02T11:30:00-05:00', undefined],
    ['no, Wednesday at the same time', '2026-06-03T09:00:00-05:00', undefined],
    ['half past nine, sorry', '2026-06-02T09:30:00-05:00', undefined],
    ['nah thats handover make it eleven', '2026-06-02T11:00:00-05:00', undefined],
    ['20 min is plenty tbh', '2026-06-02T09:00:00-05:00', 20],
    ["shoot, Dana's got a hard stop, trim it to 20 minutes", '2026-06-02T09:00:00-05:00', 20],
  ] as const)('“%s”', async ([message, start, minutes]) => {
    const { tool, input } = (await saying(booking, message)).at(-1) ?? {};
    expect(tool).toBe('reschedule_meeting');
    expect(input).toMatchObject({ start, ...(minutes === undefined ? {} : { duration_minutes: minutes }) });
  });
});

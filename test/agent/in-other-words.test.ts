// Orders in words that belong together over several clauses, and words around them that ask for nothing.
import { describe, expect, test } from 'vitest';
import { sandboxes } from '../planner/sandboxes.ts';
import { openTalk } from './talk.ts';

const clinic = () => openTalk(sandboxes.clinic, { as: 'u_rita' });
async function calledBy(said: string) {
  const talk = clinic();
  const answer = await talk.say(said);
  return { asks: answer.asks, calls: talk.desk.calls.map(({ tool, input }) => ({ tool, input })) };
}

describe('a clause takes what it lacks from the one before', () => {
  test('the stage', async () => {
    expect(await calledBy('Priya is ready for the phone screen, please move her.')).toEqual({
      asks: false,
      calls: [{ tool: 'move_stage', input: { candidate: 'c_priya', stage: 'Phone Screen' } }],
    });
  });

  test('what is to be told', async () => {
    expect((await calledBy('The lab is closed on Friday, tell Dana.')).calls).toMatchObject([
      { tool: 'notify_user', input: { user: 'u_dana', text: 'The lab is closed on Friday' } },
    ]);
  });

  test('a stage that is only told of is none to go to', async () => {
    expect((await calledBy('Priya was in the phone screen, please move her.')).calls).toEqual([]);
  });
});

test('a code that is asked about over two sentences is translated', async () => {
  const talk = clinic();
  const answer = await talk.say('We have an applicant who was an Army 88M, what does that translate to?');
  expect(answer.reply.text).toContain('translate mos');
});

test('who is clearly named is served, and whom another name means is asked', async () => {
  const talk = clinic();
  const answer = await talk.say('move Tom and Grace to onsite');
  expect(talk.desk.calls.map(({ input }) => input)).toEqual([{ candidate: 'c_tom', stage: 'Onsite Interview' }]);
  expect(answer.asks).toBe(true);
});

test('a time to look at without an hour is a look for free times', async () => {
  expect((await calledBy('Find me an hour with Dana tomorrow.')).calls).toMatchObject([
    { tool: 'find_free_slots', input: { with: ['u_dana'], duration_minutes: 60 } },
  ]);
});

test('long words bear two slips', async () => {
  expect((await calledBy('shwo me who hasnt been contcated in 10 days')).calls).toMatchObject([
    { tool: 'find_candidates', input: { days_since_contact: 10 } },
  ]);
});

test.each(['Rounds at 4pm tomorrow, not 3pm.', 'Rounds tomorrow at 4pm rather than 3pm'])(
  'what a time takes the place of is none to go to: %s',
  async (said) => {
    expect((await calledBy(said)).calls).toMatchObject([
      { tool: 'reschedule_meeting', input: { meeting: 'm_rounds', start: '2026-06-02T16:00:00-05:00' } },
    ]);
  },
);

test('a length right behind an hour is a length', async () => {
  expect((await calledBy('Book Dana with Tom on Thursday, 1300 hours, 45 minutes.')).calls).toMatchObject([
    { tool: 'book_meeting', input: { duration_minutes: 45 } },
  ]);
});

test.each([
  ['Skip Priya ahead to the phone screen.', 'move_stage'],
  ['Priya gets the phone screen though', 'move_stage'],
  ["how do I see who's in Applied", 'find_candidates'],
  ['Show me Priya and whatnot', 'show_candidate'],
])('%s', async (said, tool) => {
  const { asks, calls } = await calledBy(said);
  expect(asks).toBe(false);
  expect(calls[0]?.tool).toBe(tool);
});

test('who writes without capitals may mean somebody unknown', async () => {
  expect((await calledBy('show priya and wolfgang')).asks).toBe(true);
});

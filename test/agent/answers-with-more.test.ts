// Answers that say more than was asked for, and second thoughts about what was done: none of it is lost, and none of it is made up.
import { describe, expect, test } from 'vitest';
import { sandboxes } from '../planner/sandboxes.ts';
import { openTalk } from './talk.ts';

type Place = keyof typeof sandboxes;
async function saying(place: Place, as: string, ...said: readonly string[]) {
  const talk = openTalk(sandboxes[place], { as });
  for (const one of said) await talk.say(one);
  return talk.desk.calls.map(({ tool, input }) => ({ tool, input }));
}

describe('“which Sarah?”', () => {
  test.each([
    ['Sarah Chen: her references were confirmed this morning.', 'her references were confirmed this morning'],
    [
      'Chen. She has finished her course and passed it with distinction in May.',
      'She has finished her course and passed it with distinction in May',
    ],
  ])('is answered with what is to be noted: %s', async (said, text) => {
    const calls = await saying('software', 'u_kai', 'Please add a note about Sarah.', said);
    expect(calls).toEqual([{ tool: 'add_note', input: { candidate: 'c_sarah1', text } }]);
  });

  test.each(['Chen, thanks', 'Chen. Thanks a lot!'])('and “%s” is no text', async (said) => {
    expect(await saying('software', 'u_kai', 'Please add a note about Sarah.', said)).toEqual([]);
  });

  test('nor in place of the text that was there', async () => {
    const calls = await saying('software', 'u_kai', 'Note on Sarah: prefers mornings', 'Chen. Thanks a lot!');
    expect(calls).toEqual([{ tool: 'add_note', input: { candidate: 'c_sarah1', text: 'prefers mornings' } }]);
  });
});

describe('“when?”', () => {
  test('is answered with what the meeting is for', async () => {
    const answer = 'Thursday at 2 pm, for forty-five minutes, to discuss the new posts.';
    const calls = await saying('clinic', 'u_rita', 'Book a meeting with Dana and Paul.', answer);
    const start = '2026-06-04T14:00:00-05:00';
    expect(calls).toMatchObject([
      { tool: 'book_meeting', input: { with: ['u_dana', 'u_paul'], start, duration_minutes: 45, title: 'New posts' } },
    ]);
  });

  test('and with whom it is about', async () => {
    const calls = await saying('clinic', 'u_rita', 'Book a meeting with Dana.', 'Thursday at 2, to talk about Tom');
    expect(calls).toMatchObject([{ tool: 'book_meeting', input: { candidate: 'c_tom' } }]);
  });
});

describe('“scrap that”', () => {
  test.each([
    ['Note on Tom: likes nights', 'scrap that'],
    ['Note on Tom: likes nights', "actually scrap that, he's back"],
    ['Move Tom to Offer', 'actually scrap that, he has withdrawn'],
  ])('%s – %s', async (before, said) => {
    const calls = await saying('clinic', 'u_rita', before, said);
    expect(calls.slice(1)).toEqual([{ tool: 'undo_action', input: { action: 'act_1' } }]);
  });

  test('of two deeds is asked about', async () => {
    expect(await saying('clinic', 'u_rita', 'Move Tom and Priya to Offer', 'scrap that')).toHaveLength(2);
  });
});

describe('“him with her”', () => {
  test('is the candidate with the colleague', async () => {
    const calls = await saying(
      'clinic',
      'u_rita',
      'Book Tom with Dana on Thursday at 9',
      'Book him with her on Friday at 9',
    );
    expect(calls.at(-1)).toMatchObject({ input: { candidate: 'c_tom', with: ['u_dana'] } });
  });
  test('and “with her” alone is about nobody', async () => {
    const calls = await saying(
      'clinic',
      'u_rita',
      'Book a chat with Dana on Thursday at 9',
      'Book another chat with her on Friday at 9',
    );
    expect(calls.at(-1)?.input).not.toHaveProperty('candidate');
  });
});

describe('a sequence that this talk began', () => {
  const begun = 'Start the candidate-at-risk sequence for Tom';
  test.each(['On reflection, please stop the one for Tom.', "stop Tom's again"])('is ended by %s', async (said) => {
    const calls = await saying('clinic', 'u_rita', begun, 'And for Maria, please.', said);
    expect(calls.slice(2)).toEqual([{ tool: 'stop_sequence', input: { candidate: 'c_tom' } }]);
  });
  test('and not, where something else was done for him', async () => {
    const calls = await saying('clinic', 'u_rita', begun, 'Move Tom to Offer', "cancel Tom's");
    expect(calls.map(({ tool }) => tool)).not.toContain('stop_sequence');
  });
});

test.each([
  ['Send the interview invite to Tom', ['send_followup']],
  ['Send the interview invite to Tom for Friday at 2 with Dana', []],
])('%s: a letter of that name goes out where no time is named', async (said, tools) => {
  const templates = [...(sandboxes.clinic.templates ?? []), { id: 'interview_invite', subject: 'Interview' }];
  const talk = openTalk({ ...sandboxes.clinic, templates }, { as: 'u_rita' });
  await talk.say(said);
  expect(talk.desk.calls.map(({ tool }) => tool)).toEqual(tools);
});

describe('second thoughts', () => {
  test('of an offer, after a colleague was told of it', async () => {
    const calls = await saying(
      'clinic',
      'u_rita',
      'Offer Maria 91k',
      "tell Paul it's on its way",
      'actually make it 94k',
    );
    expect(calls.slice(2)).toMatchObject([
      { tool: 'decline_action' },
      { tool: 'send_offer', input: { candidate: 'c_maria', salary: 94_000 } },
    ]);
  });
  test('of a sum that stands in a text add nothing to it', async () => {
    expect(await saying('clinic', 'u_rita', 'Tell Paul the budget is set', 'make it 56,000')).toHaveLength(1);
  });
  test.each(['I was thinking of Priya', 'It was meant for Priya'])('after it was taken back: %s', async (said) => {
    const calls = await saying('clinic', 'u_rita', 'Move Tom to Offer', 'hang on, put him back', said);
    expect(calls.slice(2)).toMatchObject([{ tool: 'move_stage', input: { candidate: 'c_priya', stage: 'Offer' } }]);
  });
  test('a thought about somebody is none', async () => {
    const said = 'I was thinking of Priya for the night shift';
    expect(await saying('clinic', 'u_rita', 'Move Tom to Offer', said)).toHaveLength(1);
  });
  test('half an hour on', async () => {
    const calls = await saying(
      'clinic',
      'u_rita',
      'Book 30 minutes with Dana about Tom on Thursday at 9',
      'oops, I meant half ten',
      'can you email him the new time?',
    );
    expect(calls.slice(1)).toMatchObject([
      { tool: 'reschedule_meeting', input: { start: '2026-06-04T10:30:00-05:00' } },
      { tool: 'send_message', input: { candidate: 'c_tom' } },
    ]);
  });
});

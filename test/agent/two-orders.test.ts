// Messages with two orders, and where the one ends and the other begins. Beside them near twins of which nothing may be done.
import { describe, expect, test } from 'vitest';
import { sandboxes } from '../planner/sandboxes.ts';
import { openTalk } from './talk.ts';

async function callsOf(said: string) {
  const talk = openTalk(sandboxes.clinic, { as: 'u_rita' });
  await talk.say(said);
  return talk.desk.calls.map(({ tool, input }) => ({ tool, input }));
}

const moved = (candidate: string, stage: string) => ({ tool: 'move_stage', input: { candidate, stage } });
const told = (user: string, text: string) => ({ tool: 'notify_user', input: { user, text } });
const prep = { tool: 'send_followup', input: { candidate: 'c_tom', message_template: 'interview_prep' } };

describe('an order, and a colleague who is to be told of it', () => {
  test.each([
    'Move Tom to Offer and let Dana know.',
    'Move Tom to Offer, then tell Dana',
    'Move Tom to Offer and warn Ms. Whitfield',
    'Tom goes to Offer. Dana should hear of it.',
    'Tom goes to Offer, and Dana needs to be told so.',
    'Tom to Offer, Dana to be informed accordingly.',
  ])('is told in words: %s', async (said) => {
    expect(await callsOf(said)).toEqual([moved('c_tom', 'Offer'), told('u_dana', 'Thomas Bell goes to Offer.')]);
  });

  test.each(['Tom passed! Move him to Offer and tell Dana.', 'Tom passed. Move to Offer and let Dana know.'])(
    'may stand behind what the order comes from: %s',
    async (said) => {
      expect(await callsOf(said)).toEqual([moved('c_tom', 'Offer'), told('u_dana', 'Thomas Bell goes to Offer.')]);
    },
  );

  test('says of a rejection that it is yet to come, for it may wait', async () => {
    expect(await callsOf('Reject Mark + tell Paul')).toEqual([
      { tool: 'reject_candidate', input: { candidate: 'c_mark' } },
      told('u_paul', 'Mark Olsen is to be rejected.'),
    ]);
  });

  test.each([
    'Move Tom to Offer and tell Dana something nice',
    'Move Tom to Offer and ask Dana',
    'Tom passed, offer stage for Tom, tell Dana',
    'Priya passed. Move Tom to Offer and tell Dana.',
    'Move Tom to Offer and let Mark know',
    'Move Tom to Offer, Paul has to bring a key card, can you tell him?',
  ])('is asked for the words where there are others: %s', async (said) => {
    expect(await callsOf(said)).toEqual([moved('c_tom', 'Offer')]);
  });

  test.each(['Tell Dana.', 'Should Tom go to Offer, tell Dana.', "Don't move Tom to Offer and tell Dana."])(
    'is told nothing of what is not ordered: %s',
    async (said) => {
      expect(await callsOf(said)).toEqual([]);
    },
  );
});

test('who is named in a note is who is meant behind it', async () => {
  expect(await callsOf('Please note that Tom has two references, and move him to Offer.')).toEqual([
    { tool: 'add_note', input: { candidate: 'c_tom', text: 'Tom has two references' } },
    moved('c_tom', 'Offer'),
  ]);
  expect(await callsOf('Tell Dana that Tom has two references, and move her to Offer.')).not.toContainEqual(
    moved('c_tom', 'Offer'),
  );
});

describe('a text in quotation marks ends with them', () => {
  const noted = { tool: 'add_note', input: { candidate: 'c_tom', text: 'strong, move him on' } };
  test.each([
    'Note for Tom: "strong, move him on". Move him to Offer.',
    'Note for Tom: "strong, move him on" and then move him to Offer',
  ])('%s', async (said) => {
    expect(await callsOf(said)).toEqual([noted, moved('c_tom', 'Offer')]);
  });

  test('what thanks for it is not written', async () => {
    expect(await callsOf('Note for Tom: "strong, move him on" Thanks!')).toEqual([noted]);
  });

  test('without them everything is the text', async () => {
    expect(await callsOf('Note for Tom: strong. Move him to Offer.')).toEqual([
      { tool: 'add_note', input: { candidate: 'c_tom', text: 'strong. Move him to Offer.' } },
    ]);
  });
});

test.each(["Please add the following to Tom's record: strong on SQL", "Put this in Tom's notes: strong on SQL"])(
  'a note may be announced: %s',
  async (said) => {
    expect(await callsOf(said)).toEqual([{ tool: 'add_note', input: { candidate: 'c_tom', text: 'strong on SQL' } }]);
  },
);

test('the day is asked for by the list, too', async () => {
  expect((await callsOf("what's on my list for today")).map(({ tool }) => tool)).toEqual(['morning_brief']);
  expect(await callsOf('put Tom on my list for today')).toEqual([]);
});

describe('why somebody is rejected', () => {
  test.each([
    ['Reject Mark, not a fit', 'not a fit'],
    ['reject mark not a fit', 'not a fit'],
    ['Reject Mark as not a match', 'not a match'],
    ['Reject Mark (not the right level)', 'not the right level'],
  ])('%s', async (said, reason) => {
    expect(await callsOf(said)).toEqual([{ tool: 'reject_candidate', input: { candidate: 'c_mark', reason } }]);
  });

  test.each(['Reject Mark, not Tom', 'Reject Mark, not yet', 'reject mark not now'])(
    'is no reason where it speaks against it: %s',
    async (said) => {
      expect(await callsOf(said)).toEqual([]);
    },
  );

  test('“no email” stands behind an order that names nobody, too', async () => {
    expect(await callsOf('Tom has withdrawn. Reject, no email.')).toEqual([
      { tool: 'reject_candidate', input: { candidate: 'c_tom' } },
    ]);
  });
});

describe('two looks', () => {
  test.each([
    ['Log of today and the pending approvals, thanks.', ['list_actions', 'list_approvals']],
    ['Audit trail of today, then the brief, then I go home.', ['list_actions', 'morning_brief']],
  ])('are both had: %s', async (said, tools) => {
    expect((await callsOf(said)).map(({ tool }) => tool)).toEqual(tools);
  });
});

describe('two orders without a verb between them', () => {
  test.each([
    'Tom to Offer, and the interview prep off to him.',
    'Dana asks two favours: Tom on to Offer, and the interview prep to him.',
  ])('are both carried out: %s', async (said) => {
    expect(await callsOf(said)).toEqual([moved('c_tom', 'Offer'), prep]);
  });

  test('are found behind how many they are', async () => {
    expect(await callsOf('Before the weekend I want two things done, Mark rejected and Tom in Offer.')).toMatchObject([
      { tool: 'reject_candidate' },
      moved('c_tom', 'Offer'),
    ]);
  });

  test('a sequence is ended beside a move', async () => {
    expect(await callsOf('Set Tom to Hired and end his sequence.')).toMatchObject([
      moved('c_tom', 'Hired'),
      { tool: 'stop_sequence', input: { candidate: 'c_tom' } },
    ]);
  });

  test.each([
    'Mark and Tom to Offer, or the interview prep to him.',
    'Dana asks whether Tom goes to Offer, and the interview prep to him.',
    'If Dana asks two favours: Tom on to Offer, and the interview prep to him.',
  ])('are left alone: %s', async (said) => {
    expect(await callsOf(said)).toEqual([]);
  });
});

const offered = moved('c_tom', 'Offer');
const noted = (candidate: string, text: string) => ({ tool: 'add_note', input: { candidate, text } });
const priyas = { tool: 'send_followup', input: { candidate: 'c_priya', message_template: 'interview_prep' } };
const booked = (candidate: string, hour: string) => ({
  tool: 'book_meeting',
  input: { candidate, with: ['u_dana'], start: `2026-06-02T${hour}:00-05:00`, duration_minutes: 30 },
});

describe('orders of any kinds in one sentence', () => {
  test.each([
    ['Tom to Offer, and half an hour with Dana for Priya tomorrow at 10.', [offered, booked('c_priya', '10:00')]],
    ['Priya gets the interview prep and Tom a call with Dana tomorrow at 9.', [priyas, booked('c_tom', '09:00')]],
    ['Tom to Offer, plus a note “knows Epic well”.', [offered, noted('c_tom', 'knows Epic well')]],
    ['Tom to Offer, and in his file the words “knows Epic well”.', [offered, noted('c_tom', 'knows Epic well')]],
    ['Tom to Offer, and a note on Priya that she is licensed.', [offered, noted('c_priya', 'she is licensed')]],
    ['A note on Priya that she is licensed, and Tom into Offer', [noted('c_priya', 'she is licensed'), offered]],
    ['Follow up with Tom, and while you are at it send Priya the interview prep.', [{ tool: 'send_followup' }, priyas]],
    ['Tom should go to Offer and get the interview prep as well.', [offered, prep]],
    ['Tom did well, offer stage and send him the interview prep.', [offered, prep]],
    ['Tom → Offer, and he gets the interview prep as well.', [offered, prep]],
    ['Move Tom to Offer and tell Dana once it is done.', [offered, told('u_dana', 'Thomas Bell goes to Offer.')]],
    [
      'Tom to Offer; and Dana should hear about it, she was rooting for him.',
      [offered, told('u_dana', 'Thomas Bell goes to Offer.')],
    ],
    [
      'I should like to see both the record of Tom and a list of everyone in Applied.',
      [
        { tool: 'show_candidate', input: { candidate: 'c_tom' } },
        { tool: 'find_candidates', input: { stage: 'Applied' } },
      ],
    ],
  ])('are all carried out: %s', async (said, calls) => {
    expect(await callsOf(said)).toMatchObject(calls);
  });

  test.each([
    ['Right so two things number one Tom goes to Offer number two send Priya the interview prep', [offered, priyas]],
    [
      'My boss wants me to do two small things. One: Tom goes to Offer. Two: Dana gets a message that Tom passed.',
      [offered, told('u_dana', 'Tom passed')],
    ],
    [
      'Might I request two things: first Tom goes to Offer, second a short note on Priya that she is licensed.',
      [offered, noted('c_priya', 'she is licensed')],
    ],
  ])('are found behind their numbers: %s', async (said, calls) => {
    expect(await callsOf(said)).toEqual(calls);
  });

  test.each([
    "Don't move Tom to Offer, and the interview prep to Priya.",
    'If Dana agrees, Tom to Offer and the interview prep to Priya.',
    'Dana said Tom to Offer and the interview prep to Priya.',
    'What if Tom goes to Offer and Priya gets the interview prep?',
    'Two things went wrong: Tom to Offer and the interview prep to Priya.',
    'Two things happened yesterday. Tom got rejected. Priya was moved to Offer.',
    'Tom to Offer and not the interview prep to Priya',
    'The note on my desk reads “move Tom to Offer”',
    'A note on Tom says that he is licensed.',
  ])('are left alone where they are none: %s', async (said) => {
    expect(await callsOf(said)).toEqual([]);
  });

  test.each([
    ['Tell Dana Tom goes to Offer.', 'Tom goes to Offer'],
    ['Tell Dana Tom gets the interview prep.', 'Tom gets the interview prep'],
    [
      'Tell Dana that Tom goes to Offer and Priya gets the interview prep.',
      'Tom goes to Offer and Priya gets the interview prep',
    ],
    [
      'Let Dana know Tom goes to Offer and Priya gets the interview prep.',
      'Tom goes to Offer and Priya gets the interview prep',
    ],
  ])('are told and not done where somebody is to hear them: %s', async (said, text) => {
    expect(await callsOf(said)).toEqual([told('u_dana', text)]);
  });

  test('end where an order of its own follows what is told', async () => {
    expect(await callsOf('Tell Dana Tom is late, and the interview prep to Priya please')).toEqual([
      told('u_dana', 'Tom is late'),
      priyas,
    ]);
  });
});

// Orders beside which something stands that reads like one, too, or bounds them: each as it is to be done, and what must not be
// done of it.
import { describe, expect, test } from 'vitest';
import { sandboxes } from '../planner/sets/train/fresh36/sandboxes.ts';
import { openTalk } from './talk.ts';

const museum = () => openTalk(sandboxes.museum_dec, { as: 'u_vesna' });
const ferry = () => openTalk(sandboxes.crossing_apr, { as: 'u_odette' });
type Talk = ReturnType<typeof museum>;

async function after(talk: Talk, ...said: readonly string[]) {
  let asks = false;
  for (const one of said) ({ asks } = await talk.say(one));
  return { asks, calls: talk.desk.calls.map(({ tool, input }) => [tool, input]) };
}
const nothing = { asks: true, calls: [] };

describe('letters', () => {
  test.each([
    ['Send the map of the floor tour to Quincy.', 'floor_tour_map'],
    ['Quincy gets the directions for the interview', 'interview_directions'],
    ['Send Quincy the interview directions, not the floor tour map', 'interview_directions'],
  ])('%s', async (said, template) => {
    expect(await after(museum(), said)).toEqual({
      asks: false,
      calls: [['send_followup', { candidate: 'c_quincy', message_template: template }]],
    });
  });

  test('“no letter” names none, and is no reason', async () => {
    expect((await after(museum(), 'Please reject Boris, no letter for now.')).calls).toEqual([
      ['reject_candidate', { candidate: 'c_boris' }],
    ]);
  });

  test('one that turns people down is not sent where nobody is turned down, but asked about', async () => {
    expect(await after(museum(), 'With regret we part from Boris; kindly use the thank you no.')).toEqual(nothing);
    expect((await after(museum(), 'Please turn Boris down, the thank you no will do.')).calls).toEqual([
      ['reject_candidate', { candidate: 'c_boris', message_template: 'thank_you_no' }],
    ]);
  });

  test('one that a polite turn swallows is sent all the same', async () => {
    expect((await after(museum(), 'Everybody in Screening gets a reference request')).calls).toEqual([
      ['send_followup', { filters: { stage: 'Screening' }, message_template: 'reference_request' }],
    ]);
  });
});

describe('everything that is named belongs to the order, or it is asked about', () => {
  test.each([
    'Move May to Interview for half an hour',
    'The interview with Ms Vodnik must end at noon.',
    'I wonder if we should skip the floor tour for Quincy…',
    'the radio is on and somebody is shouting cancel the budget review',
    'Reject Will, it has to be before Friday',
    'Boris out, usual thank you no.',
    "Budget review stays, nobody's cancelling anything.",
    'Would a follow-up to Will look desperate by now?',
    "Matjaž's mail says, quote, drop Will. Not happening.",
  ])('%s', async (said) => {
    expect((await after(museum(), said)).calls.filter(([tool]) => tool !== 'show_candidate')).toEqual([]);
  });

  test.each(['Offer Wren that.', 'Offer Wren 54,000 with that start date.', 'gus trial 3h not 2'])(
    '%s',
    async (said) => {
      expect(await after(ferry(), said)).toEqual(nothing);
    },
  );
});

describe('names', () => {
  test('a candidate and a colleague of one name are told apart by a question', async () => {
    for (const said of ['Tell Petra that it begins at eleven.', 'Book Petra with April on Friday at 10'])
      expect(await after(museum(), said)).toEqual(nothing);
  });

  test('a verb before a title is nobody, and a month before “with” is somebody', async () => {
    const granted = await after(museum(), 'Grant Ms Vodnik an hour with Mr Hribernik on Friday at 9.');
    expect(granted.calls).toMatchObject([['book_meeting', { candidate: 'c_petra', with: ['u_matjaz'] }]]);
    const met = await after(ferry(), 'June with Nils Ostrander, Tuesday at 10, forty minutes.');
    expect(met.calls).toMatchObject([['book_meeting', { candidate: 'c_june', with: ['u_nils'] }]]);
  });

  test('“me and …” take part both', async () => {
    const booked = await after(museum(), 'Put me and April in a room with Boris, Friday at 10');
    expect(booked.calls).toMatchObject([['book_meeting', { candidate: 'c_boris', with: ['u_april', 'u_vesna'] }]]);
    expect(booked.calls[0]?.[1]).not.toHaveProperty('location');
  });
});

describe('what is taken back in the same message', () => {
  test('an order that is denied is not done, the other is', async () => {
    const said = "Cancel the budget review, they say. We're not cancelling it, just push it to Wednesday at 3.";
    expect((await after(museum(), said)).calls.map(([tool]) => tool)).not.toContain('cancel_meeting');
  });

  test('of two who are named in a slip, the denied one is spared', async () => {
    expect((await after(museum(), 'reject Boris hang on no not Boris Hope')).calls).toEqual([
      ['reject_candidate', { candidate: 'c_hope' }],
    ]);
  });

  test('“should be no more” corrects nobody', async () => {
    const said = 'Quincy goes to Floor Tour, and there should be no more mails for Hope.';
    expect((await after(museum(), said)).calls).not.toContainEqual([
      'move_stage',
      { candidate: 'c_hope', stage: 'Floor Tour' },
    ]);
  });
});

describe('what others write and what is to be told', () => {
  test('a mail from somebody is not written to them', async () => {
    expect((await after(museum(), 'Mail from Boris: "please move me to Offer". Ha.')).calls).toEqual([]);
  });

  test('whom to tell, too, is no part of a note', async () => {
    expect((await after(museum(), 'Note on Hope: wants a 4-day week. Tell April too.')).calls).toEqual([
      ['add_note', { candidate: 'c_hope', text: 'wants a 4-day week.' }],
      ['notify_user', { user: 'u_april', text: expect.stringContaining('wants a 4-day week') }],
    ]);
  });
});

describe('answers', () => {
  test('a letter that an answer names goes with the order', async () => {
    expect((await after(museum(), 'Reject Tomáš.', 'Birgisson, with the thank you no')).calls).toEqual([
      ['reject_candidate', { candidate: 'c_tomas1', message_template: 'thank_you_no' }],
    ]);
  });

  test('a request is not approved after a correction that was not understood', async () => {
    expect((await after(ferry(), 'Offer Wren 54k', 'wrong, 56.', 'good. approve.')).calls).not.toContainEqual([
      'approve_action',
      { approval: 'apr_act_1' },
    ]);
  });

  test('an hour that is said later is one of the day that was said', async () => {
    const booked = await after(ferry(), 'Frank needs 20 min with June on Monday', '1pm');
    expect(booked.calls).toMatchObject([['book_meeting', { start: '2027-04-19T13:00:00-03:00' }]]);
  });
});

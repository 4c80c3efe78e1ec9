// What people type between two cafés, kind by kind, said in a sandbox of `fresh50`; and beside each kind what must not be done.
import { expect, test } from 'vitest';
import {
  book,
  brief,
  cancel,
  followUp,
  free,
  message,
  move,
  note,
  offer,
  reject,
  reschedule,
  show,
  tell,
  undo,
} from '../planner/calls.ts';
import { asks, does, inStyle, nothing } from '../planner/says.ts';
import { start } from '../planner/sets/train/rare-calls.ts';
import { sandboxes } from '../planner/sets/train/fresh50/sandboxes.ts';
import { longest, missedOf } from './missed.ts';
import { openTalk } from './talk.ts';

const said = (kind: string, ones: NonNullable<Parameters<typeof inStyle<'roaster_feb'>>[1]['roaster_feb']>) => ({
  kind,
  instructions: inStyle<'roaster_feb'>(kind, { roaster_feb: ones }),
});

const kinds = [
  said('a first name and one small letter', [
    does('move hannah k to offer', move('hannah2', 'Offer')),
    does('offer hannah k 71k start mar 12', offer('hannah2', { salary: 71_000, start_date: '2027-03-12' })),
    does('send the welcome to corey and hannah k', followUp('corey', 'welcome'), followUp('hannah2', 'welcome')),
    does("cancel hannah k's panel", cancel('hko')),
    does('cancel hannah ks panel', cancel('hko')),
    does('book luca n with matteo thurs 3pm 30 min', book('2027-02-11T15:00', 30, 'matteo', { about: 'luca2' })),
    does('Move Luca N to phone chat', move('luca2', 'Phone Chat')),
    does('email hannah o her shift is at 9', message('hannah1', 'her shift is at 9')),
    does('is matteo c free tmrw', free('matteo', '2027-02-09', '2027-02-10')),
    [
      asks('book hannah thurs 3pm 30 min with matteo'),
      does('hannah k', book('2027-02-11T15:00', 30, 'matteo', { about: 'hannah2' })),
    ],
    // Words and shorthand, and letters of nobody's name.
    asks('send hannah a letter'),
    asks('book hannah n thurs 3pm 30 min with matteo'),
    asks('reject hannah n luca'),
    asks('tell luca n matteo that we close at 5'),
    asks('msg hannah x'),
    asks('hannah k no trial shift details'),
  ]),
  said('a candidate is written what became of the meeting', [
    does(
      'Move Bilal’s panel to Thursday 4pm and drop him a line with the new time.',
      reschedule('bil', '2027-02-11T16:00'),
      message('bilal', '*'),
    ),
    does(
      "Push Yuki's panel to 3 and text her the change.",
      reschedule('yuk', '2027-02-10T15:00'),
      message('yuki', '*'),
    ),
    does("Cancel Ingrid's panel and email her so she knows.", cancel('ing'), message('ingrid', '*')),
    does("Cancel Ingrid's panel. Text her about it.", cancel('ing'), message('ingrid', '*')),
    does(
      'Could the chat with Hannah Osei-Tutu be at 12 today instead? And could you please email her the new time?',
      reschedule('han', '2027-02-08T12:00'),
      message('hannah1', '*'),
    ),
    asks('Reject Pedro and email him so he knows.', reject('pedro')),
    asks('email keira about the change'),
    asks('If Keira agrees, move her trial to 2pm Friday and email her the new time.'),
    does("Don't email her the new time, just move Keira's trial to 2pm Friday.", reschedule('kei', '2027-02-12T14:00')),
  ]),
  said('whoever is named in what is written is not written to', [
    does(
      'Book Anil with Kwame tomorrow at 10 for 30 minutes. Please write him that Kwame will ring.',
      book('2027-02-09T10:00', 30, 'kwame', { about: 'anil' }),
      message('anil', 'Kwame will ring'),
    ),
    does(
      'Book Anil with Kwame tomorrow at 10 for 30 minutes and tell him that Anil is new.',
      book('2027-02-09T10:00', 30, 'kwame', { about: 'anil' }),
      tell('kwame', 'Anil is new'),
    ),
    asks(
      'Book Anil with Kwame tomorrow at 10 for 30 minutes. Tell him that he should be on time.',
      book('2027-02-09T10:00', 30, 'kwame', { about: 'anil' }),
    ),
  ]),
  said('later, earlier, and what ends so', [
    does(
      'My panel with Yuki has to start an hour later. Please adjust it and let Ruth know.',
      reschedule('yuk', '2027-02-10T15:00'),
      tell('ruth', '*'),
    ),
    does("Yuki's panel needs to start an hour later, please change it.", reschedule('yuk', '2027-02-10T15:00')),
    does("Ingrid's panel should finish half an hour earlier.", reschedule('ing', '2027-02-11T11:00', 30)),
    does("Ingrid's panel ends 15 minutes later please", reschedule('ing', '2027-02-11T11:00', 75)),
    does('bump keiras trial on fri to 2', reschedule('kei', '2027-02-12T14:00')),
    does("Take Yuki's panel off my calendar on Wednesday.", cancel('yuk')),
    does('bump keira to offer', move('keira', 'Offer')),
    does('bump pedro with the checking in mail', followUp('pedro', 'checking_in')),
  ]),
  said('what is said for a reason', [
    does("Start the at-risk sequence for Pedro, I don't want to lose him.", start('pedro', 'candidate-at-risk')),
    does("Move Keira to Reference Check, I don't need to see her again.", move('keira', 'Reference Check')),
    does('Reject Anil, but don’t send anything.', reject('anil')),
    asks("Move Keira to offer, I don't think she's ready"),
    asks("Start the at-risk sequence for Pedro, I don't want him to get mails"),
    asks("Move Keira to Panel Interview, I don't want to"),
    nothing("Reject Anil, don't send anything yet"),
  ]),
  said('what a meeting is to be about', [
    does(
      'Give me twenty minutes with Kwame today at 4, I want to talk about the Fremantle team.',
      book('2027-02-08T16:00', 20, 'kwame'),
    ),
    does(
      'Book 20 minutes with Kwame today at 4 to talk about Keira',
      book('2027-02-08T16:00', 20, 'kwame', { about: 'keira' }),
    ),
    asks('Book me with Keira and the Fremantle manager tomorrow at 3pm for 30 min'),
  ]),
  said('when an offer begins, in the next sentence', [
    does(
      "Get an offer of 72 thousand out to Tess. She'd begin on 1 March.",
      offer('tess', { salary: 72_000, start_date: '2027-03-01' }),
    ),
    does('Offer Tess 72k. She started at Dome on 1 March 2024.', offer('tess', { salary: 72_000 })),
    does("Offer Tess 72k. She can't start before 1 March.", offer('tess', { salary: 72_000 })),
  ]),
  said('two orders with few words', [
    does('msg mina n say her cv came thru fine', message('mina', 'her cv came thru fine')),
    does('message keira and ask her to bring shoes', message('keira', 'bring shoes')),
    does(
      'keira refs r back n good. move her to offer n note both refs ok',
      move('keira', 'Offer'),
      note('keira', 'both refs ok'),
    ),
    does(
      'We want Keira in the panel. Can you do that and send her the panel invite?',
      move('keira', 'Panel Interview'),
      followUp('keira', 'panel_invite'),
    ),
    [
      does('move anil to phone chat', move('anil', 'Phone Chat')),
      does('Oh no, sorry, that was the wrong person! Could you put it back?', undo(1)),
    ],
  ]),
  said('an application that is withdrawn', [
    does("Would you please withdraw Anil's application?", reject('anil')),
    nothing("Should we withdraw Anil's application?"),
    nothing("Don't withdraw Anil's application"),
  ]),
  said('an excuse before the order', [
    does('Sorry to ask again, but could you send Yuki the panel invite?', followUp('yuki', 'panel_invite')),
    does('Sorry to ask twice, but can you tell Ruth that we are closed?', tell('ruth', 'we are closed')),
    does('Email Rosa to ask whether she has a car', message('rosa', '*')),
  ]),
  said('the news, and who is hired', [
    does(
      'Could you move Bilal to References and let Siew Ling know about it?',
      move('bilal', 'Reference Check'),
      tell('siew', '*'),
    ),
    does(
      'Dean and Ruth need to know that Anil starts on Monday.',
      tell('dean', 'Anil starts on Monday'),
      tell('ruth', 'Anil starts on Monday'),
    ),
    does('let Dean know about the change in the warehouse', tell('dean', 'about the change in the warehouse')),
    does('Tess is hired. Tell Farah.', move('tess', 'Hired'), tell('farah', '*')),
    nothing('Tess was hired by Dome last year'),
    asks('if Tess is hired, tell Farah'),
  ]),
  said('looks', [
    does('how long since we spoke to luca nguyen', show('luca2')),
    does('how long has it been since we contacted Anil', show('anil')),
    does('Please tell me the last time we wrote to Shreya.', show('shreya')),
    does('Anything I should look at before I go into my next meeting?', brief()),
    does('Is there anything I need to deal with before lunch?', brief()),
    does('Anything I should know about Keira?', show('keira')),
  ]),
];

test.each(kinds)(
  '$kind',
  async ({ instructions }) => {
    expect(await missedOf(instructions, sandboxes)).toEqual([]);
  },
  longest,
);

test('what a colleague is told keeps its letters', async () => {
  const talk = openTalk(sandboxes.roaster_feb, { as: 'u_matteo' });
  await talk.say('tell jodie that hannah k is early');
  expect(talk.desk.calls).toMatchObject([{ input: { text: 'hannah k is early' } }]);
});

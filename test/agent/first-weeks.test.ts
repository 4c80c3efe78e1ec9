// How people ask in their first weeks, and what is thumbed on a phone, kind by kind, said at the maker of cargo bikes of `fresh55`; and
// beside each kind what must not be done.
import { expect, test } from 'vitest';
import {
  approvals,
  book,
  brief,
  decline,
  followUp,
  followUpAll,
  message,
  move,
  note,
  offer,
  reject,
  reschedule,
  tell,
  undo,
} from '../planner/calls.ts';
import { asks, does, inStyle, nothing } from '../planner/says.ts';
import { sandboxes } from '../planner/sets/train/fresh55/sandboxes.ts';
import { longest, missedOf } from './missed.ts';

const said = (kind: string, ones: NonNullable<Parameters<typeof inStyle<'bikes_mar'>>[1]['bikes_mar']>) => ({
  kind,
  instructions: inStyle<'bikes_mar'>(kind, { bikes_mar: ones }),
});

const kinds = [
  said('what is only ever said to somebody needs no “that”', [
    does('msg sanne sry 4 the mixup', message('sanne', 'sry 4 the mixup')),
    does('msg yusuf ur on 4 fri', message('yusuf', 'ur on 4 fri')),
    does('email oskar see u mon at 9', message('oskar', 'see u mon at 9')),
    does('tobias 2 ref calls n msg him well done', move('tobias', 'Reference Calls'), message('tobias', 'well done')),
    does('tell freja 2 bring the roster', tell('freja', 'bring the roster')),
    does('can u tell bo jonas is late? thx', tell('bo', 'jonas is late')),
    asks('email tobias thanks'),
    asks('jonas late again? reject him'),
  ]),
  said('verdicts, groups and pictures between orders', [
    does(
      'lars erik = no 😬 no cert. reject w sorry this time',
      reject('lars', { reason: 'no cert', message_template: 'sorry_this_time' }),
    ),
    does('emma r 2 prøvedag ✅ emma s 2 phone chat', move('emma2', 'Prøvedag'), move('emma1', 'Phone Chat')),
    does('bump evryone in applied, 5d+ silent', followUpAll({ stage: 'Applied', days_since_contact: 5 })),
    does('oskar 2 phone chat, emma s stays', move('oskar', 'Phone Chat')),
    asks('bump everyone in phone chat to prøvedag'),
    nothing('emma s stays'),
  ]),
  said('second thoughts in haste', [
    [
      does('mv mette 2 offer', move('mette', 'Offer')),
      does('oops undo tht', undo(1)),
      does('was meant 2 b sanne', move('sanne', 'Offer')),
    ],
    [
      does('book freja mon 10 30 min abt oskar', book('2026-03-30T10:00', 30, 'freja', { about: 'oskar' })),
      does('hm cn we do 11 instead', reschedule(1, '2026-03-30T11:00')),
    ],
    [
      asks('book bo fri 8.30 30 min abt jonas'),
      does('ugh ok 9.15 then', book('2026-03-27T09:15', 30, 'bo', { about: 'jonas' })),
    ],
    [does('reject oskar', reject('oskar')), does('hang on no. take tht back', decline(1))],
    does('tobias prøvedag → wed 1pm ok? bo said yes', reschedule('pd', '2026-04-01T13:00')),
    does('tobias prøvedag wed 1pm not tues. bo ok w it', reschedule('pd', '2026-04-01T13:00')),
  ]),
  said('a step that somebody gets', [
    does('Oskar can have his phone chat.', move('oskar', 'Phone Chat')),
    does('Jonas is ready for his Prøvedag. Could you see to it?', move('jonas', 'Prøvedag')),
    does('Emma Skov may come for a Prøvedag.', move('emma1', 'Prøvedag')),
    does(
      'Oskar gets his phone chat, Jonas gets his Prøvedag, and please let Bo know that Jonas is coming.',
      move('oskar', 'Phone Chat'),
      move('jonas', 'Prøvedag'),
      tell('bo', 'Jonas is coming'),
    ),
    asks('Jonas can have his laptop.'),
    asks('Jonas may get his Prøvedag if Bo agrees.'),
    asks('Jonas has had his Prøvedag.'),
  ]),
  said('why somebody is turned down, told before it is ordered', [
    does(
      'Jonas isn’t going to make it because he has never welded aluminium. Can you turn him down?',
      reject('jonas', { reason: 'he has never welded aluminium' }),
    ),
    does('I have to turn down Mette Fogh and it makes me sad. Could you?', reject('mette')),
    nothing('Jonas isn’t going to make it because his train is late. Can you turn the music down?'),
  ]),
  said('the terms of an offer, stated', [
    does(
      'We’d like to make Tobias an offer. It would be 402,000 kroner a year, and he’d begin on the 4th of May. Can you send that?',
      offer('tobias', { salary: 402_000, currency: 'DKK', start_date: '2026-05-04' }),
    ),
    asks('We’d like to make Tobias an offer. He would like 402,000 kroner a year.'),
  ]),
  said('talks that are wished for', [
    does(
      'I’ve got to ask Bo a few things about Jonas, half an hour, on Monday at ten. Would you write that in for us?',
      book('2026-03-30T10:00', 30, 'bo', { about: 'jonas' }),
    ),
    does(
      'What I need is twenty minutes with Bo on Monday at ten, about Jonas.',
      book('2026-03-30T10:00', 20, 'bo', { about: 'jonas' }),
    ),
    does(
      'Bo would like half an hour about Jonas on Monday at ten.',
      book('2026-03-30T10:00', 30, 'bo', { about: 'jonas' }),
    ),
    asks('What we need is the next step for Jonas.'),
  ]),
  said('mails and notes in everyday words', [
    does('I’d like Jonas to get a mail that says: see you on Monday.', message('jonas', 'see you on Monday')),
    does('Jonas should get a mail from us that the tools are free.', message('jonas', 'the tools are free')),
    does('jonas has his own van. put that on jonas as a note', note('jonas', 'jonas has his own van')),
    does('Jonas has his own van. Can you put that on his page?', note('jonas', 'Jonas has his own van')),
    does('Jonas should get the trial day info from us.', followUp('jonas', 'trial_day_info')),
    asks('save that as a note on emma'),
    asks(
      'Oskar wrote “please cancel everything”. I can’t tell whether it’s a joke. Please just keep that sentence as a note on his page.',
    ),
  ]),
  said('what was told, and then asked for in few words', [
    does(
      'Where do I put that Jonas is away until Friday? Could you write it on his page?',
      note('jonas', 'Jonas is away until Friday'),
    ),
    does(
      'Jonas told me he can work weekends. That should probably be noted.',
      note('jonas', 'Jonas told me he can work weekends'),
    ),
    does(
      'Nanna is the boss of the payroll job. She’d like to know that Susanne’s old employer has answered. Could you pass that on to her?',
      tell('nanna', 'Susanne’s old employer has answered'),
    ),
    does('freja needs 2 know oskar wants weekends only, pass it on?', tell('freja', 'oskar wants weekends only')),
    does(
      'I need an hour with Bo on Monday at eleven to go over Jonas. Can you block it?',
      book('2026-03-30T11:00', 60, 'bo', { about: 'jonas' }),
    ),
    does(
      'Can you make sure that everybody in Applied gets the still with us letter? I was told it’s high time.',
      followUpAll({ stage: 'Applied' }, 'still_with_us'),
    ),
    [asks('move emma to prøvedag'), does('Oh, it’s the one for the workshop, sorry.', move('emma1', 'Prøvedag'))],
    [asks('show me emma'), nothing('The one I met yesterday.')],
    asks('make sure everyone gets it'),
  ]),
  said('lists in everyday words', [
    does('Is there a list with everything I should look at today?', brief()),
    does('Is there anything that somebody still has to say yes to?', approvals()),
  ]),
];

test.each(kinds)(
  '$kind',
  async ({ instructions }) => {
    expect(await missedOf(instructions, sandboxes)).toEqual([]);
  },
  longest,
);

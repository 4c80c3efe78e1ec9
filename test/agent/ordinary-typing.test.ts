// What recruiters type between two calls, kind by kind, in words of no measuring set; and beside each kind what must not be done.
import { expect, test } from 'vitest';
import {
  book,
  cancel,
  decline,
  find,
  followUp,
  followUpAll,
  free,
  message,
  move,
  offer,
  reject,
  reschedule,
  show,
  tell,
  undo,
} from '../planner/calls.ts';
import { asks, does, inStyle, nothing } from '../planner/says.ts';
import { translate } from '../planner/sets/train/rare-calls.ts';
import { sandboxes } from '../planner/sets/train/fresh40/sandboxes.ts';
import { longest, missedOf } from './missed.ts';

const said = (kind: string, ones: NonNullable<Parameters<typeof inStyle<'carepoint_nov'>>[1]['carepoint_nov']>) => ({
  kind,
  instructions: inStyle<'carepoint_nov'>(kind, { carepoint_nov: ones }),
});

const kinds = [
  said('people by their initials', [
    does('follow up with AF', followUp('anita')),
    does('KL to hired', move('kat', 'Hired')),
    does('move jp to references', move('jp', 'Reference Check')),
    does('show me JR', show('jp')),
    does('move AC and SA to onsite', move('anika', 'Onsite Interview'), move('soren', 'Onsite Interview')),
    does('is MD free tomorrow?', free('marcus', '2026-11-19', '2026-11-20')),
    // A double first name comes before a colleague's first and last.
    does('tell JP we will call', message('jp', 'we will call')),
    asks('move HR to onsite'),
    asks('move QX to onsite'),
    does('who are the RN candidates', find({ role: 'nursing' })),
  ]),
  said('requisitions by the way', [
    does("who's in the hunt for the backend req", find({ job: 'be' })),
    does('candidates for the AE role', find({ job: 'ae' })),
    does("who's in the race for the nurse job", find({ job: 'rn' })),
    does('any rn candidates in reference check', find({ role: 'nursing', stage: 'Reference Check' })),
    does("who's stuck in phone screen rn", find({ stage: 'Phone Screen' })),
  ]),
  said('letters to a group by one word of their name', [
    does('send the nudge to all nurses', followUpAll({ role: 'nursing' }, 'gentle_nudge')),
    does(
      'send the nudge to every developer with 8 or more days of silence',
      followUpAll({ role: 'engineering', days_since_contact: 8 }, 'gentle_nudge'),
    ),
    does(
      "give everyone in phone screen who's been quiet for a week the nudge",
      followUpAll({ stage: 'Phone Screen', days_since_contact: 7 }, 'gentle_nudge'),
    ),
    does('nudge all analysts', followUpAll({ role: 'analytics' })),
    asks('send the rejection to everyone in phone screen'),
    asks('send the letter to all nurses'),
    nothing('should we send the nudge to all nurses?'),
    nothing("don't send the nudge to the nurses"),
  ]),
  said('back in the pipeline', [
    does('Mike goes back to applied please', move('mike', 'Applied')),
    does('Soren is going back to phone screen', move('soren', 'Phone Screen')),
    asks('if she fails, Anika goes back to applied'),
    asks('Anita went back to phone screen yesterday'),
  ]),
  said('the same day', [
    does("reschedule Tolu's onsite for the same day at 10", reschedule('tolu', '2026-11-24T10:00')),
    does('can we do Tolu’s onsite at 11 in the morning on the same day', reschedule('tolu', '2026-11-24T11:00')),
    [
      does('book Bill with Hank Friday at 3', book('2026-11-20T15:00', 30, 'bill', { about: 'hank' })),
      does('book Sunil with Anika the same day at 4', book('2026-11-20T16:00', 30, 'sunil', { about: 'anika' })),
    ],
    does(
      'book Bill with Hank Friday at 3 and Sunil with Anika that day at 4',
      book('2026-11-20T15:00', 30, 'bill', { about: 'hank' }),
      book('2026-11-20T16:00', 30, 'sunil', { about: 'anika' }),
    ),
    does(
      'Hank is back on Friday. Book Bill with him on that day at 3',
      book('2026-11-20T15:00', 30, 'bill', { about: 'hank' }),
    ),
    asks('Hank is here on Friday and on Monday. Book Bill with him that day at 3'),
    // Nobody has spoken of a day: it is hardly today.
    [
      asks('book Sunil with Hank the same day at 4'),
      does('Friday', book('2026-11-20T16:00', 30, 'sunil', { about: 'hank' })),
    ],
  ]),
  said('when somebody begins', [
    [
      asks('Offer Kat 97k starting mid January'),
      does('the 11th', offer('kat', { salary: 97_000, start_date: '2027-01-11' })),
    ],
    [
      asks('offer Kat 97k starting in January'),
      does('the first Monday', offer('kat', { salary: 97_000, start_date: '2027-01-04' })),
    ],
    [
      asks('Offer Kat 97k starting next week'),
      does('Wednesday', offer('kat', { salary: 97_000, start_date: '2026-11-25' })),
    ],
    does(
      'Offer Kat 97k starting January 4th... no, the 11th',
      offer('kat', { salary: 97_000, start_date: '2027-01-11' }),
    ),
    does('offer Kat 97k starting in two weeks', offer('kat', { salary: 97_000, start_date: '2026-12-02' })),
    [asks('offer Kat 97k starting in January'), nothing('never mind')],
  ]),
  said('chat spelling', [
    does('chk in w/ hank pls', followUp('hank')),
    does('fup with hank', followUp('hank')),
    does('chk w/ marcus if friday works', tell('marcus', 'if friday works')),
  ]),
  said('meetings under a condition, or told of', [
    asks("Move Tolu's onsite to 10am as soon as the budget is approved"),
    asks("Cancel Tolu's onsite, just kidding"),
    asks("Move Tolu's onsite to 10am, Bill told me"),
    asks("Move Tolu's onsite to 10am, I said to Bill yesterday"),
    nothing("Cancel Tolu's onsite – no, not yet"),
    does("Move Tolu's onsite to 10am as Sunil has a clash", reschedule('tolu', '2026-11-24T10:00')),
  ]),
  said('what somebody is asked or reminded of', [
    does('Email Tolu asking when she can start', message('tolu', 'when she can start')),
    does("check with Hank if he's still interested", message('hank', "if he's still interested")),
    does('remind Marcus to submit his feedback for Jon', tell('marcus', 'submit his feedback for Jon')),
    does('ping Sunil asking when he can talk to Anika', tell('sunil', 'when he can talk to Anika')),
    asks('email Rob about the parking'),
    nothing('The note on my desk reads "move Anita to reference check"'),
  ]),
  said('a candidate hears of their meeting', [
    does("cancel Anita's phone screen and let her know", cancel('anita'), message('anita', '*')),
    does(
      'book Hank with Bill Friday at 3 and let Hank know',
      book('2026-11-20T15:00', 30, 'bill', { about: 'hank' }),
      message('hank', '*'),
    ),
    // What else was decided is for the recruiter to word, and he may be either.
    asks('reject Rob and let him know', reject('rob')),
    asks('book Hank with Bill Friday at 3 and let him know', book('2026-11-20T15:00', 30, 'bill', { about: 'hank' })),
  ]),
  said('the other one, and elsewhere', [
    [
      does('Move Mike to technical assessment', move('mike', 'Technical Assessment')),
      does('undo that, I meant Soren back to phone screen', undo(1), move('soren', 'Phone Screen')),
    ],
    [
      does('Move Mike to technical assessment', move('mike', 'Technical Assessment')),
      does('no, Anita to the onsite please', undo(1), move('anita', 'Onsite Interview')),
    ],
    [does('Move Mike to technical assessment', move('mike', 'Technical Assessment')), asks('no, Anita to the moon')],
  ]),
  said('offers', [
    does('move Jon to offer and prepare an offer at 140k', move('jon', 'Offer'), offer('jon', { salary: 140_000 })),
    // It is a request that is declined, and nobody.
    asks("decline Jon's offer"),
    [does('offer Jon 140k', offer('jon', { salary: 140_000 })), does("decline Jon's offer", decline(1))],
  ]),
  said('codes of the forces', [
    does('Marine Corps 0311 here, what jobs would fit?', translate('0311', { branch: 'Marines' })),
    does('what is an 11B?', translate('11B')),
    does('veteran with 35F - any fit?', translate('35F')),
    asks("what's in room 11B?"),
    asks("what's 1430?"),
  ]),
  said('who waits', [
    does('who needs a follow up', find({ at_risk: true })),
    does('who should I chase', find({ at_risk: true })),
    does('which candidates need a follow up', find({ at_risk: true })),
    does('who did we hire', find({ stage: 'Hired' })),
    does("what time is Anita's phone screen", show('anita')),
  ]),
  said('what was said before stays', [
    does('reject Rob', reject('rob')),
    does(
      'book Bill with Hank on December 1, no, the 2nd, at 3',
      book('2026-12-02T15:00', 30, 'bill', { about: 'hank' }),
    ),
  ]),
];

test.each(kinds)(
  '$kind',
  async ({ instructions }) => {
    expect(await missedOf(instructions, sandboxes)).toEqual([]);
  },
  longest,
);

// Thirtieth further batch: a credit union's generalist, its temp in the first week, and a vice president.
import {
  book,
  cancel,
  find,
  followUp,
  message,
  metrics,
  move,
  note,
  offer,
  reject,
  reschedule,
  show,
  tell,
  undo,
} from '../../../calls.ts';
import { asks, calling, does, hypothetical, inStyle, negated, nothing, orElse, quoted } from '../../../says.ts';
import { decodes, health, score } from '../rare-calls.ts';
import type { sandboxes } from './sandboxes.ts';

export const union = [
  ...inStyle<keyof typeof sandboxes>('fresh30 generalist', {
    union_sep: [
      does(
        "Happy Wednesday! Roxanne aced it, so let's send her on to the background check.",
        move('roxie', 'Background Check'),
      ),
      does(
        'Would you mind setting Joleen up with Tyree? Tomorrow at 1:30 for 30 min is perfect.',
        book('2026-09-10T13:30', 30, 'joleen', { about: 'tyree' }),
      ),
      does(
        "Clementine cleared! Please extend an offer at $61,500 and let's start her October 5.",
        offer('clem', { salary: 61_500, start_date: '2026-10-05' }),
      ),
      does(
        'I promised Lanh the assessment link an hour ago, oops. Can you get it out?',
        followUp('lanh', 'assessment_link'),
      ),
      does("Cisco's wife is having the baby!! Please take the vault audit off his Friday.", cancel('vault')),
      asks("Can you let Nadia know we're still reviewing?"),
      does(
        "Please leave a note for Orrin that he's bilingual, English and Navajo.",
        note(
          'orrin',
          "he's bilingual, English and Navajo|bilingual, English and Navajo|is bilingual, English and Navajo|Orrin is bilingual, English and Navajo",
        ),
      ),
      does('Which tellers are in the phone screen right now?', find({ job: 'tell', stage: 'Phone Screen' })),
      negated("I know Evander looks thin on paper, but don't reject him yet please."),
      does("Barrett asked how long Dov's been sitting there. Can you look?", show('dov')),
      does(
        'Roxanne has class until 3 tomorrow, so nudge her branch interview to 3:15.',
        reschedule('rox', '2026-09-10T15:15'),
      ),
      does("Anyone we're in danger of losing?", find({ at_risk: true })),
      does(
        'Close out Dov with the role closed email and let Barrett know.',
        reject('dov', { message_template: 'role_closed' }),
        tell('barrett', '*'),
      ),
      decodes('Tyree was an Army 36B, can you translate that?', ['36B'], { branch: 'Army' }),
    ],
  }),
  ...inStyle<keyof typeof sandboxes>('fresh30 temp', {
    union_sep: [
      does(
        "hi um I think I'm supposed to move Maribel to skills assessment? can you do that",
        move('maribel', 'Skills Assessment'),
      ),
      does("sorry me again, how do I see who's in background check", find({ stage: 'Background Check' })),
      hypothetical('what happens if I reject somebody by accident, can that be undone?'),
      quoted('there is a sticky note on my desk that says "cancel loan committee", no idea whose it is'),
      does('could you pull up Evander for me, I have his dad on the phone lol', show('evander')),
      does(
        "I'm meant to send out the checking back in one to Tyree and Orrin",
        followUp('tyree', 'checking_back_in'),
        followUp('orrin', 'checking_back_in'),
      ),
      nothing("thank you!! you're a lifesaver"),
      does(
        'can you write to Maribel: your assessment is open until Sunday',
        message('maribel', 'your assessment is open until Sunday'),
      ),
      asks("I need to change Clementine's thing to a different day"),
      [
        asks('Joleen said to book her with Tyree but she didnt say when, what now'),
        does('ok she says tomorrow 3pm, 20 mins', book('2026-09-10T15:00', 20, 'joleen', { about: 'tyree' })),
      ],
      [
        does('move Lanh to branch interview please', move('lanh', 'Branch Interview')),
        does('omg wrong person, it was Nadia Khoury-Watts', undo(1), move('nadia1', 'Branch Interview')),
      ],
    ],
  }),
  ...inStyle<keyof typeof sandboxes>('fresh30 vice president', {
    union_sep: [
      does("Pull Evander's profile.", show('evander')),
      does('Loan committee at 11 tomorrow, not 10.', reschedule('loan', '2026-09-10T11:00')),
      orElse(asks("Make Tyree an offer he can't refuse."), calling(offer('tyree'))),
      does(
        'Barrett and Joleen, Friday 2 pm, an hour, on Clementine.',
        book('2026-09-11T14:00', 60, 'barrett joleen', { about: 'clem' }),
      ),
      does("Who's at risk in lending?", find({ role: 'lending', at_risk: true })),
      does('Tell Francisco his teller ad is live.', tell('cisco', 'his teller ad is live|your teller ad is live')),
      does('Skip Orrin ahead to the branch interview.', move('orrin', 'Branch Interview')),
      does("Last week's numbers.", metrics('last_week')),
      asks('Nadia in front of Barrett tomorrow at 9.'),
      negated('Nothing goes to Dov until legal has looked at it.'),
      does("Run Clementine's retention score.", score('clem')),
      does('Are all our systems talking to each other?', health),
      does('Resend the assessment link to Nadia Khoury-Watts, hers expired.', followUp('nadia1', 'assessment_link')),
      asks('Joleen and Evander, tomorrow at 10.'),
    ],
  }),
];

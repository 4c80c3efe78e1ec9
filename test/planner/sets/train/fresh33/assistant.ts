// Thirty-third further batch: an assistant of the museum who passes on what the director wants.
import {
  approvals,
  approve,
  book,
  brief,
  cancel,
  find,
  followUp,
  followUpAll,
  free,
  log,
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
import { asks, calling, does, hypothetical, inStyle, negated, orElse, quoted } from '../../../says.ts';
import { score, start } from '../rare-calls.ts';
import { perhapsBecause } from './perhaps-because.ts';
import type { sandboxes } from './sandboxes.ts';

const politely = { message_template: 'polite_decline' };

export const assistant = [
  ...inStyle<keyof typeof sandboxes>('fresh33 assistant', {
    science_jun: [
      does(
        'Ms. Ito would like to see Idris on Tuesday at 15:00 for half an hour, please see to it.',
        book('2026-06-16T15:00', 30, 'ito', { about: 'idris' }),
      ),
      does('From Ms. Ito: Paulo may proceed to First Talk.', move('paulo', 'First Talk')),
      does(
        "She's asked that Friday's final interview with Elena Marchenko start at 11 rather than 10:30.",
        reschedule('ele', '2026-06-12T11:00'),
      ),
      perhapsBecause(
        does(
          "The director has read Wendell's papers and isn't convinced. She wants him turned down with the polite decline.",
          reject('wendell', politely),
        ),
        "the director has read Wendell's papers and isn't convinced",
        "isn't convinced",
      ),
      does('Ms. Ito is asking who we have for Archivist, could you pull that up for her?', find({ job: 'arch' })),
      negated(
        'Ms. Ito has not decided about Oluf, and she was very clear that nobody should write to him in the meantime.',
      ),
      asks('Ms. Ito wants Elena moved to Gallery Walk.'),
      does(
        'On behalf of Ms. Ito, please let Gordon know the loan from Osaka has been confirmed.',
        tell('gordon', 'the loan from Osaka has been confirmed'),
      ),
      does(
        'Two requests from upstairs: Thuy to Gallery Walk, and the gallery walk invitation should go to her today.',
        move('thuy', 'Gallery Walk'),
        followUp('thuy', 'gallery_walk_invitation'),
      ),
      hypothetical(
        'Ms. Ito was musing in the lift whether we could do without a second interview for guides. I only mention it.',
      ),
      does('Ms. Ito would be glad of a short summary of where Anjali stands.', show('anjali')),
      does(
        "The boss needs to know by noon what Gordon's Monday looks like, any openings?",
        free('gordon', '2026-06-15', '2026-06-16'),
      ),
      does(
        'Ms. Ito asks you to note for Takumi: recommended by the Kyoto museum.',
        note('takumi', 'recommended by the Kyoto museum'),
      ),
      asks("She'd like to have Mireille and Gordon at one table, the sooner the better."),
      perhapsBecause(
        does("Ms. Ito can't make the board breakfast tomorrow and asks to have it cancelled.", cancel('board')),
        "Ms. Ito can't make the board breakfast tomorrow",
        "Ms. Ito can't make it",
        "can't make it",
      ),
      quoted('I overheard her on the phone saying “get rid of the lot of them”, but that was about the caterers.'),
      does(
        'She wishes to offer Anjali 5,750,000 yen from 1 October; kindly prepare it.',
        offer('anjali', { salary: 5_750_000, currency: 'JPY', start_date: '2026-10-01' }),
      ),
      does("Ms. Ito is curious about last month's figures.", metrics('last_month')),
      does(
        'She asked me to have Catalina told that her sketches will be returned on Monday.',
        message('catalina', 'her sketches will be returned on Monday|your sketches will be returned on Monday'),
      ),
      does(
        "Ms. Ito's two points after breakfast: Bertil on to Gallery Walk, and Ngozi should know about it.",
        move('bertil', 'Gallery Walk'),
        tell('ngozi', '*'),
      ),
      [
        does('Ms. Ito wonders what is waiting for approval.', approvals()),
        does('She also wants Oluf turned down, no letter.', reject('oluf')),
        does('She has just said yes to that, so please approve it.', approve(2)),
      ],
      [
        does('Ms. Ito would like Bertil in Gallery Walk, please.', move('bertil', 'Gallery Walk')),
        does("I'm so sorry, she has changed her mind, could that be reversed?", undo(1)),
      ],
    ],
    science_dec: [
      does(
        'Ms. Ito has a visitor on Monday at ten, so the inventory talk should be an hour and a half later.',
        reschedule('inv', '2026-12-07T11:30'),
      ),
      does(
        "Madam director's wish: Sun-hee gets 20 minutes with Ngozi on Monday, 9:45.",
        book('2026-12-07T09:45', 20, 'ngozi', { about: 'sunhee' }),
      ),
      does(
        'Ms. Ito noticed that the candidates in New have not been written to. Could they all get the warm regards checkin?',
        followUpAll({ stage: 'New' }, 'warm_regards_checkin'),
      ),
      does(
        'Ms. Ito wants Takumi in the Final Interview stage and Gordon told about it.',
        move('takumi', 'Final Interview'),
        tell('gordon', '*'),
      ),
      asks('Ms. Ito would like an offer made to Elena, four and a half million yen.'),
      negated("Ms. Ito no longer wants Thuy's first talk moved, so you can forget my message from this morning."),
      does("She'd like to see whoever we might lose.", find({ at_risk: true })),
      does('Would you check for Ms. Ito how likely Bertil is to stay with us?', score('bertil')),
      does('Idris has charmed her, it seems: First Talk, she says.', move('idris', 'First Talk')),
      does('Ms. Ito would like a look at everything you have done this week.', log('this_week')),
      orElse(
        does(
          'Please reject Paulo, she says, and pass on to Haruto that she is sorry about it.',
          reject('paulo'),
          tell('haru', 'she is sorry about it'),
        ),
        calling(reject('paulo'), tell('haru', '*')),
      ),
      does(
        'Ms. Ito is worried we might lose Anjali; please start the candidate at risk sequence for her.',
        start('anjali', 'candidate-at-risk'),
      ),
      does('Ms. Ito wants me to bring her the morning brief, could I have it?', brief()),
      does(
        "For Monday's file Ms. Ito needs two things done: a note on Mireille that she has a studio in Lyon, and Oluf into Document Check.",
        note('mireille', 'she has a studio in Lyon|has a studio in Lyon|Mireille has a studio in Lyon'),
        move('oluf', 'Document Check'),
      ),
      [
        asks('Ms. Ito would like to speak with Mireille next week, can you put it in?'),
        does('Tuesday 14:00, she says, for an hour.', book('2026-12-08T14:00', 60, 'ito', { about: 'mireille' })),
        does('Her driver just rang, better 15:00.', reschedule(1, '2026-12-08T15:00')),
      ],
      [
        orElse(
          does(
            'Ms. Ito would like to know when Haruto can be seen on Tuesday.',
            free('haru', '2026-12-08', '2026-12-09'),
          ),
          calling(free('ito haru', '2026-12-08', '2026-12-09')),
        ),
        orElse(
          does(
            'Half past one then, with Elena Sotiropoulou.',
            book('2026-12-08T13:30', 30, 'haru', { about: 'elena2' }),
          ),
          calling(book('2026-12-08T13:30', 30, 'ito haru', { about: 'elena2' })),
        ),
      ],
    ],
  }),
];

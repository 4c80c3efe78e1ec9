// Thirty-first further batch: an online shop before its busiest week, in chat, in a second language and from above.
import {
  approvals,
  book,
  brief,
  cancel,
  decline,
  find,
  followUp,
  followUpAll,
  metrics,
  move,
  note,
  offer,
  reject,
  reschedule,
  show,
  tell,
} from '../../../calls.ts';
import { asking, asks, calling, does, hypothetical, inStyle, negated, orElse, quoted } from '../../../says.ts';
import { score } from '../../train/rare-calls.ts';
import type { sandboxes } from './sandboxes.ts';

export const shop = [
  ...inStyle<keyof typeof sandboxes>('fresh31 chat', {
    shop_nov: [
      does('quincy passed the text screen 🎉 next stage pls', move('quincy', 'Video Chat')),
      does('can u grab 20 min w gideon for rubén wed 2pm', book('2027-11-17T14:00', 20, 'gideon', { about: 'ruben' })),
      does("deonte's tour → thurs same time thx", reschedule('deo', '2027-11-18T10:00')),
      does('blast the quick nudge to everyone in text screen', followUpAll({ stage: 'Text Screen' }, 'quick_nudge')),
      does('odin = no. sorry pass', reject('odin', { message_template: 'sorry_pass' })),
      does('anybody w/o contact in 10d?', find({ days_since_contact: 10 })),
      asks('tessa to floor tour'),
      does('dm trish: chat macros doc is updated', tell('trish', 'chat macros doc is updated')),
      negated("pls dont nudge bethesda rn, she's at a funeral"),
      does("add to lark's card: shoots tethered, own lights", note('lark', 'shoots tethered, own lights')),
      does('peak season standup tmrw → 9:30', reschedule('peak', '2027-11-16T09:30')),
      does('gm! what needs me first', brief()),
      [
        does('map to deonte', followUp('deonte', 'floor_tour_map')),
        does('oh and quincy', followUp('quincy', 'floor_tour_map')),
      ],
      [
        asks('get mikaela and hyun-ae on the books'),
        does('thurs 11', book('2027-11-18T11:00', 30, 'hyun', { about: 'mika' })),
        does('make it 45 min', reschedule(1, '2027-11-18T11:00', 45)),
      ],
    ],
  }),
  ...inStyle<keyof typeof sandboxes>('fresh31 bilingual', {
    shop_nov: [
      does('Please pass Mikaela to Floor Tour.', move('mika', 'Floor Tour')),
      does(
        'I need an appointment with Hyun-Ae for Lark the Friday at 4 of the afternoon.',
        book('2027-11-19T16:00', 30, 'hyun', { about: 'lark' }),
      ),
      does(
        'Arun asks 91 thousand dollars. Send to him the offer with that, he enters the 6 of December.',
        offer('arun', { salary: 91_000, start_date: '2027-12-06' }),
      ),
      orElse(
        does('Please cancel the tour of Deonte, he has the flu.', cancel('deo')),
        calling(cancel('deo', 'he has the flu')),
      ),
      does(
        'Say to Gideon that Rubén knows to drive the forklift.',
        tell('gideon', 'Rubén knows to drive the forklift'),
      ),
      does('How many days Bethesda is without answer?', show('beth')),
      does('Which people of fulfillment do we have?', find({ role: 'fulfillment' })),
      does('Send the map of the floor tour to Quincy please', followUp('quincy', 'floor_tour_map')),
      orElse(hypothetical("If Lark doesn't like the schedule, maybe we lose her, no?"), calling(score('lark'))),
      orElse(
        does(
          "It's possible to move the manager round of Arun for Thursday at 11? Thank you.",
          reschedule('aru', '2027-11-18T11:00'),
        ),
        asking(),
      ),
      asks('Write to Tessa that the link is not working.'),
      does('Put in the file of Mikaela: she can begin in January.', note('mika', 'she can begin in January')),
      [
        does('Reject to Odin please.', reject('odin')),
        does('No no, sorry, it was Bethesda!', decline(1), reject('beth')),
      ],
    ],
  }),
  ...inStyle<keyof typeof sandboxes>('fresh31 director', {
    shop_nov: [
      does(
        "Tee up Arun's offer at 94k, starting the first Monday in December.",
        offer('arun', { salary: 94_000, start_date: '2027-12-06' }),
      ),
      does('Why is Rubén still in Applied? Text screen, please, today.', move('ruben', 'Text Screen')),
      asks('I want Lark in front of Hyun-Ae by Wednesday.'),
      does("Scrub Thursday's photo shoot.", cancel('shoot')),
      does('Give me the pipeline for pack lead.', find({ job: 'pack' })),
      does('How did October look?', metrics('last_month')),
      quoted('Gideon’s exact words were “fire the photographer”. He was kidding.'),
      does(
        'Tell Hyun-Ae and Gideon that headcount is frozen after December 1.',
        tell('hyun', 'headcount is frozen after December 1'),
        tell('gideon', 'headcount is frozen after December 1'),
      ),
      does('Is there anything you need me to sign?', approvals()),
      does('Rejecting Odin is long overdue, go ahead.', reject('odin')),
      asks('Pull Tessa.'),
      asks('Hyun-Ae and Mikaela, Thursday at 2, half an hour.'),
      [does("What's Arun's flight risk?", score('arun')), does('Fine. Same check on Mikaela.', score('mika'))],
    ],
  }),
];

// Fifty-fourth further batch: somebody who has things done.
import {
  book,
  cancel,
  followUp,
  followUpAll,
  free,
  message,
  metrics,
  move,
  note,
  offer,
  reject,
  reschedule,
  tell,
} from '../../../calls.ts';
import { asks, calling, does, inStyle, negated, orElse } from '../../../says.ts';
import { runs } from '../../train/rare-calls.ts';

export const delegating = inStyle('fresh54-delegating', {
  apron_oct: [
    does(
      'I need Ruben moved to Background Check and the badge documents sent to him, please.',
      move('ruben', 'Background Check'),
      followUp('ruben', 'badge_documents'),
    ),
    does(
      'Make sure Anjali and Tadeusz both get the practical test info.',
      followUp('anjali', 'practical_test_info'),
      followUp('tadeusz', 'practical_test_info'),
    ),
    does(
      'Ask Bilal to call Sofia Marchetti about her shift preference.',
      tell(
        'bilal',
        'call Sofia Marchetti about her shift preference|please call Sofia Marchetti about her shift preference|can you call Sofia Marchetti about her shift preference|could you call Sofia Marchetti about her shift preference|could you please call Sofia Marchetti about her shift preference|can you please call Sofia Marchetti about her shift preference',
      ),
    ),
    does(
      'Get me an hour with Yasmina on Wednesday at 4pm, just the two of us.',
      book('2026-10-14T16:00', 60, 'anouk yasmina'),
    ),
    does('Take Maud to Offer and see to it that Yasmina hears about it.', move('maud', 'Offer'), tell('yasmina', '*')),
    orElse(
      does(
        'Please take care of Hanneke: she gets a rejection with the sorry email.',
        reject('hanneke', { message_template: 'sorry_email' }),
      ),
      calling(reject('hanneke'), followUp('hanneke', 'sorry_email')),
    ),
    does(
      "I want Sofia Bergmans' panel tomorrow an hour later, and please let her know.",
      reschedule('sob', '2026-10-14T15:00'),
      message('sofiab', '*'),
    ),
    does(
      'Please see to it that Carmela knows the weight and balance exam is postponed.',
      tell('carmela', 'the weight and balance exam is postponed'),
    ),
    does('Find me a slot for Piotr and Griet this Friday.', free('piotr griet', '2026-10-16', '2026-10-17')),
    orElse(
      does(
        'Follow up with everybody in Phone Screen who has been quiet for more than a week.',
        followUpAll({ stage: 'Phone Screen', days_since_contact: 7 }),
      ),
      calling(followUpAll({ stage: 'Phone Screen', days_since_contact: 8 })),
    ),
    does(
      'Desmond would like to see Leïla on Friday at 11 for 30 minutes. Please arrange that and send her the phone screen invite.',
      book('2026-10-16T11:00', 30, 'desmond', { about: 'leila' }),
      followUp('leila', 'phone_screen_invite'),
    ),
    asks('Put Mamadou through to the assessment centre.'),
  ],
  apron_feb: [
    does(
      "Please get Wouter's offer out: 35,500, first day 22 February.",
      offer('wouter', { salary: 35500, start_date: '2027-02-22' }),
    ),
    does(
      "I leave Karim Haddou's practical test with you: put it on Tuesday at 13:30 and inform Piotr.",
      reschedule('kpt', '2027-02-09T13:30'),
      tell('piotr', '*'),
    ),
    does(
      "Have it noted on Dragan's file that he needs a Dutch course.",
      note('dragan', 'he needs a Dutch course|needs a Dutch course'),
    ),
    runs('Run the Workday sync for me, will you?', 'Workday', 'workday'),
    does("I'd like to see this week's numbers.", metrics('this_week')),
    does("Have Hanneke's phone screen taken off the calendar and let Bilal know.", cancel('han'), tell('bilal', '*')),
    negated("Griet said she'll move Florin to Offer herself, so there is nothing to do for you there."),
    asks('Please arrange for João to meet Piotr.'),
  ],
});

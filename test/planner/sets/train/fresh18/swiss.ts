// Eighteenth further batch: the 24-hour clock, dates with dots, and courtesy.
import {
  book,
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
  tell,
} from '../../../calls.ts';
import { asks, calling, does, hypothetical, inStyle, negated, orElse } from '../../../says.ts';
import { score, stop } from '../rare-calls.ts';
import type { sandboxes } from './sandboxes.ts';

export const swiss = inStyle<keyof typeof sandboxes>('fresh18 swiss', {
  insurer_oct: [
    does(
      'Please book Laure-Anne and Sandro on 28.10. at 14:00 for 45 minutes.',
      book('2026-10-28T14:00', 45, 'laure', { about: 'sandro' }),
    ),
    does(
      'Book Chiara and Wanjiru on Monday 9h, half an hour',
      book('2026-10-26T09:00', 30, 'chiara', { about: 'wanjiru' }),
    ),
    does(
      'Book Chiara with Stefan Räber on Monday at 8am New York time, 30 min',
      book('2026-10-26T13:00', 30, 'chiara', { about: 'stefan' }),
    ),
    does('Shift the jour fixe from 13:30 to 15:00.', reschedule('jf', '2026-10-23T15:00')),
    does("Let Mathis's team day start an hour earlier.", reschedule('mat', '2026-10-23T08:00')),
    does("Postpone Tanja's team day by one day.", reschedule('tan', '2026-10-27T10:00')),
    does(
      'Arrange Urs and Ivan on the last Friday of October at 11, 30 minutes',
      book('2026-10-30T11:00', 30, 'urs', { about: 'ivan' }),
    ),
    does(
      'the case study task for Élodie and Stefan please',
      followUp('elodie', 'case_study_task'),
      followUp('stefan', 'case_study_task'),
    ),
    does('Next stage for Wanjiru.', move('wanjiru', 'Case Study')),
    orElse(
      does('Who among the underwriters is still in the Inbox?', find({ role: 'underwriting', stage: 'Inbox' })),
      calling(find({ job: 'uw', stage: 'Inbox' })),
    ),
    orElse(
      does('Java developers, is anyone at risk?', find({ job: 'dev', at_risk: true })),
      calling(find({ role: 'technology', at_risk: true })),
    ),
    does(
      'keep in touch to all claims candidates without contact for 10 days',
      followUpAll({ role: 'claims', days_since_contact: 10 }, 'keep_in_touch'),
    ),
    does(
      "Offer Mathis CHF 118'000 as of 1 January.",
      offer('mathis', { salary: 118_000, currency: 'CHF', start_date: '2027-01-01' }),
    ),
    does('Offer Tanja 104 thousand francs.', offer('tanja', { salary: 104_000, currency: 'CHF' })),
    asks('Stef to Team Day'),
    asks('Book Urs with Ivan tomorrow at 10.'),
    asks('Book Laure-Anne with Hong Anh on Monday the 27th at 10.'),
    asks('Put Chiara with Wanjiru on Monday at 11:30, 30 min'),
    does('Is Laure-Anne around tomorrow before lunch?', free('laure', '2026-10-23', '2026-10-24')),
    does("Please add to Hong Anh's file: AVS number received.", note('hong', 'AVS number received')),
    does('Inform Chiara that Tanja will bring her laptop.', tell('chiara', 'Tanja will bring her laptop')),
    does('Write Ivan: we need your work permit by Friday', message('ivan', 'we need your work permit by Friday')),
    does('Reject Stefania, declined politely.', reject('stefania', { message_template: 'declined_politely' })),
    does(
      'Half an hour for Laure-Anne and Hong Anh, Monday, 10 o’clock sharp',
      book('2026-10-26T10:00', 30, 'laure', { about: 'hong' }),
    ),
    does('How have we done this week so far?', metrics('this_week')),
    does('What did I do in the system today?', log('today')),
    does(
      'Sandro → HR Screen, and 20 min with his hiring manager next Wednesday at 16:00',
      move('sandro', 'HR Screen'),
      book('2026-10-28T16:00', 20, 'laure', { about: 'sandro' }),
    ),
    does('Does Mathis look like he will stay?', score('mathis')),
    does('Stefan Räber: on to Team Day.', move('stefan', 'Team Day')),
    does('take Ivan off the sequence', stop('ivan')),
    negated('The appointment with Tanja stays, whatever Chiara says.'),
    hypothetical('In case Mathis declines we still have Ivan.'),
    does('cancel the jour fixe tomorrow', cancel('jf')),
    [
      asks('Book Urs with Stefania.'),
      asks('next week'),
      does('Tuesday, 10:00', book('2026-10-27T10:00', 30, 'urs', { about: 'stefania' })),
    ],
  ],
});

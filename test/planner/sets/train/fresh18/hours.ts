// Eighteenth further batch: times in many wordings, people by what they are.
import {
  book,
  cancel,
  find,
  followUp,
  followUpAll,
  free,
  move,
  offer,
  reject,
  reschedule,
  tell,
} from '../../../calls.ts';
import { asks, calling, does, inStyle, orElse } from '../../../says.ts';
import { score } from '../rare-calls.ts';
import type { sandboxes } from './sandboxes.ts';

export const hours = inStyle<keyof typeof sandboxes>('fresh18 hours', {
  clinics_mar: [
    orElse(
      does(
        'Book Dr. Tancredi with Ottilie first thing Monday, half an hour.',
        book('2027-03-15T09:00', 30, 'raoul', { about: 'ottilie' }),
      ),
      calling(book('2027-03-15T08:00', 30, 'raoul', { about: 'ottilie' })),
    ),
    does(
      'Book Mei-Ling with Junichi in four days at 3 in the afternoon, 30 minutes',
      book('2027-03-15T15:00', 30, 'mei', { about: 'jun' }),
    ),
    does(
      'Put Deborah in with her hiring manager tomorrow at noon, 20 minutes.',
      book('2027-03-12T12:00', 20, 'raoul', { about: 'deb' }),
    ),
    does(
      'Book Darcy and Alec Mwangi a week from tomorrow, 9-9:30.',
      book('2027-03-19T09:00', 30, 'darcy', { about: 'alec2' }),
    ),
    does(
      'Book Mei-Ling with Inara next Tuesday at 8am Pacific, 30 min.',
      book('2027-03-16T11:00', 30, 'mei', { about: 'inara' }),
    ),
    does(
      'Interview for Marquise with Dr. Tancredi: 16 March, quarter past two, 1h30.',
      book('2027-03-16T14:15', 90, 'raoul', { about: 'marq' }),
    ),
    does(
      'Schedule Raoul with Vera at half past four today for a quarter of an hour',
      book('2027-03-11T16:30', 15, 'raoul', { about: 'vera' }),
    ),
    does("Pritika's onsite an hour later please", reschedule('pri', '2027-03-12T12:00')),
    does("Push Vera's onsite interview back two days, same time", reschedule('ver', '2027-03-17T13:00')),
    does('Ops review to noon', reschedule('ops', '2027-03-16T12:00')),
    does('Shorten the ops review to 30 minutes', reschedule('ops', '2027-03-16T09:30', 30)),
    does(
      'Book Junichi with his hiring manager tomorrow from 2 to 2:45.',
      book('2027-03-12T14:00', 45, 'mei', { about: 'jun' }),
    ),
    does(
      'Get Alec Rousseau 45m w/ Mei-Ling on Monday at 11.30',
      book('2027-03-15T11:30', 45, 'mei', { about: 'alec1' }),
    ),
    does('is Dr Tancredi free on the 17th?', free('raoul', '2027-03-17', '2027-03-18')),
    does(
      'When could Mei-Ling and Darcy both do 45 minutes on Monday or Tuesday?',
      free('mei darcy', '2027-03-15', '2027-03-17', 45),
    ),
    does('slots for Dr Tancredi this afternoon', free('raoul', '2027-03-11', '2027-03-12')),
    does('list our nurses in Onsite Interview', find({ role: 'nursing', stage: 'Onsite Interview' })),
    orElse(
      does('any engineers we have not spoken to in two weeks?', find({ role: 'engineering', days_since_contact: 14 })),
      calling(find({ job: 'be', days_since_contact: 14 })),
    ),
    orElse(
      does('Follow up with all analysts using gentle nudge', followUpAll({ role: 'analytics' }, 'gentle_nudge')),
      calling(followUpAll({ job: 'da' }, 'gentle_nudge')),
    ),
    orElse(does('Show me the front desk candidates', find({ job: 'fd' })), calling(find({ role: 'operations' }))),
    orElse(
      does(
        'reject Deborah, she found something closer to home',
        reject('deb', { reason: 'she found something closer to home' }),
      ),
      calling(reject('deb')),
    ),
    does(
      'Offer Tyrone 45,500 a year beginning the first of April',
      offer('tyrone', { salary: 45_500, start_date: '2027-04-01' }),
    ),
    does('Offer Pritika 92.5k, starting 5 April', offer('priti', { salary: 92_500, start_date: '2027-04-05' })),
    asks('Book Mei-Ling with Pritika on Sunday at 2:30am'),
    asks('Book Mei-Ling with Alec tomorrow at 2.'),
    asks('Put Ottilie with Dr. Tancredi tomorrow at 8:15.'),
    asks('Book Darcy with Tyrone at 9 this morning.'),
    does('Move Tyrone to the next stage', move('tyrone', 'Offer')),
    does('Send Marquise back to Applied.', move('marq', 'Applied')),
    orElse(does('Nudge Inara', followUp('inara', 'gentle_nudge')), calling(followUp('inara'))),
    does(
      'Interview prep to Vera and Pritika, please.',
      followUp('vera', 'interview_prep'),
      followUp('priti', 'interview_prep'),
    ),
    does("Cancel tomorrow's 11 o'clock with Pritika", cancel('pri')),
    orElse(
      does('Drop the grand rounds tomorrow, Raoul is on leave.', cancel('rnd', 'Raoul is on leave')),
      calling(cancel('rnd')),
    ),
    does("Let Ottilie's hiring manager know that she called", tell('raoul', 'she called|Ottilie called')),
    does('How long do we expect Tyrone to stay?', score('tyrone')),
    [
      does('Mei-Ling and Inara, Wednesday 10am, 30 min', book('2027-03-17T10:00', 30, 'mei', { about: 'inara' })),
      does('stretch it to an hour', reschedule(1, '2027-03-17T10:00', 60)),
      orElse(
        does('and start half an hour earlier', reschedule(1, '2027-03-17T09:30')),
        calling(reschedule(1, '2027-03-17T09:30', 60)),
      ),
    ],
  ],
});

// Fifty-fourth further batch: somebody between two flights, who leaves out what goes without saying.
import {
  approvals,
  book,
  cancel,
  find,
  followUp,
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
import { asking, asks, calling, does, inStyle, negated, orElse } from '../../../says.ts';

export const hurried = inStyle('fresh54-hurried', {
  apron_oct: [
    does('Mamadou to Background Check, thanks', move('mamadou', 'Background Check')),
    does(
      'Ruben panel Friday - push to 11:30 and tell Piotr pls',
      reschedule('rub', '2026-10-16T11:30'),
      tell('piotr', '*'),
    ),
    orElse(
      does('Cancel Ilse at 3 today, she got called in to work', cancel('ils', 'she got called in to work')),
      calling(cancel('ils')),
    ),
    does(
      'Gentle nudge to Dragan and Hanneke please',
      followUp('dragan', 'gentle_nudge'),
      followUp('hanneke', 'gentle_nudge'),
    ),
    does(
      'Florin to Practical Test and send him the practical test info',
      move('florin', 'Practical Test'),
      followUp('florin', 'practical_test_info'),
    ),
    orElse(
      does(
        'Reject Hanneke, no answer in two weeks. Sorry email too.',
        reject('hanneke', { reason: 'no answer in two weeks', message_template: 'sorry_email' }),
      ),
      calling(reject('hanneke', { message_template: 'sorry_email' })),
      calling(reject('hanneke', { reason: 'no answer in two weeks' }), followUp('hanneke', 'sorry_email')),
      calling(reject('hanneke'), followUp('hanneke', 'sorry_email')),
    ),
    does(
      'Book João phone screen with me tomorrow 9:30, 30 min',
      book('2026-10-14T09:30', 30, 'anouk', { about: 'joao' }),
    ),
    does(
      'Ngozi to Offer, Tadeusz to Panel Interview, Leila to Phone Screen',
      move('ngozi', 'Offer'),
      move('tadeusz', 'Panel Interview'),
      move('leila', 'Phone Screen'),
    ),
    does('who have we not talked to in 10 days', find({ days_since_contact: 10 })),
    does('Carmela free Thursday afternoon?', free('carmela', '2026-10-15', '2026-10-16')),
    asks('Move Karim to Panel Interview'),
    does(
      'Note on Wouter: badge photo refused, needs a new one',
      note('wouter', 'badge photo refused, needs a new one'),
    ),
  ],
  apron_feb: [
    does('Offer Mamadou 36k, start 1 March', offer('mamadou', { salary: 36000, start_date: '2027-03-01' })),
    does(
      'tell Griet Florin will be 10 minutes late tomorrow',
      tell('griet', 'Florin will be 10 minutes late tomorrow'),
    ),
    does(
      "Move Leïla's call tomorrow to Monday 10am, message her about it",
      reschedule('lei', '2027-02-08T10:00'),
      message('leila', '*'),
    ),
    does('Tadeusz signed. Move to Hired, let Piotr know', move('tadeusz', 'Hired'), tell('piotr', '*')),
    does('metrics last week', metrics('last_week')),
    does("what's pending approval", approvals()),
    negated("Don't cancel Hanneke's call, she confirmed after all"),
    orElse(asks('Book Maud with Yasmina tomorrow'), asking(free('yasmina', '2027-02-05', '2027-02-06'))),
  ],
});

// Fifty-fourth further batch: somebody who writes every message like a letter.
import {
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
import { asks, calling, does, hypothetical, inStyle, orElse } from '../../../says.ts';
import { score, start } from '../../train/rare-calls.ts';

export const formal = inStyle('fresh54-formal', {
  apron_oct: [
    does(
      'Kindly advance Ilse Goossens to the Practical Test stage and Florin Ardelean to the Panel Interview stage.',
      move('ilse', 'Practical Test'),
      move('florin', 'Panel Interview'),
    ),
    does(
      'Please arrange a panel interview for Mamadou Sylla with Griet Lambrechts on Friday 16 October at 09:00, lasting one hour, in meeting room 4.',
      book('2026-10-16T09:00', 60, 'griet', { about: 'mamadou', location: 'meeting room 4' }),
    ),
    does(
      'I should be grateful if you would send the badge documents template to Wouter Claes and record in his notes that his passport expires in December.',
      followUp('wouter', 'badge_documents'),
      note('wouter', 'his passport expires in December|passport expires in December'),
    ),
    does(
      'Please inform Carmela Di Biase that the panel for Ngozi will include a union representative.',
      tell('carmela', 'the panel for Ngozi will include a union representative'),
    ),
    does(
      'Would you please postpone the practical test of Anjali Deshpande from Monday to Tuesday 20 October at 10:00, and inform her of the new time?',
      reschedule('anj', '2026-10-20T10:00'),
      message('anjali', '*'),
    ),
    does(
      'We have decided not to proceed with Dragan Milosev; please reject his application and cancel his phone screen on Monday.',
      reject('dragan'),
      cancel('dra'),
    ),
    does('Please provide me with a list of all applicants for the Load Controller position.', find({ job: 'load' })),
    does(
      'Please write to Sofia Marchetti that her certificate from Bologna has arrived.',
      message('sofiam', 'your certificate from Bologna has arrived|her certificate from Bologna has arrived'),
    ),
    does(
      'Kindly determine when Desmond Okoye and Griet Lambrechts are both available on Thursday for 45 minutes.',
      free('desmond griet', '2026-10-15', '2026-10-16', 45),
    ),
    asks('Please send the practical test information to Sofia.'),
    does(
      'Please move Tadeusz Krol to Panel Interview and notify Piotr Wasilewski accordingly.',
      move('tadeusz', 'Panel Interview'),
      tell('piotr', '*'),
    ),
  ],
  apron_feb: [
    does(
      'Please extend an offer to Anjali Deshpande: an annual salary of 48,500 euros, with a start date of 15 March 2027.',
      offer('anjali', { salary: 48500, currency: 'EUR', start_date: '2027-03-15' }),
    ),
    orElse(
      does(
        'Kindly cancel the panel interview with Sofia Marchetti on Monday, as Carmela is on leave.',
        cancel('smp', 'Carmela is on leave'),
      ),
      calling(cancel('smp')),
    ),
    orElse(
      does(
        'Please reject Hanneke Dubois owing to missing language certificates, using the sorry email.',
        reject('hanneke', { reason: 'missing language certificates', message_template: 'sorry_email' }),
      ),
      calling(reject('hanneke', { message_template: 'sorry_email' })),
    ),
    does('I would appreciate the figures for last month.', metrics('last_month')),
    does(
      'Please schedule Karim Bouzid with Griet Lambrechts for Tuesday 9 February at 14:00 (45 minutes), and send him the practical test information.',
      book('2027-02-09T14:00', 45, 'griet', { about: 'karim1' }),
      followUp('karim1', 'practical_test_info'),
    ),
    orElse(
      does('Could you kindly score Dragan Milosev for the Cargo Supervisor role?', score('dragan', 'cargo')),
      calling(score('dragan')),
    ),
    does(
      'Please enrol João Tavares in the follow-up sequence for candidates at risk.',
      start('joao', 'candidate-at-risk'),
    ),
    hypothetical('Should Tadeusz Krol decline our offer, we would have to consider Karim Haddou instead.'),
    asks('Please schedule a phone screen with Mr Verhelst for tomorrow at 10:00.'),
  ],
});

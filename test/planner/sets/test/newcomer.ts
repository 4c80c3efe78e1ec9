// Test style “newcomer”: English as a second language; articles and prepositions are missing, word order is another one.
import { book, find, followUp, free, message, move, note, offer, reject, reschedule, show, tell } from '../../calls.ts';
import { asks, does, hypothetical, inStyle, negated, nothing, orElse, quoted } from '../../says.ts';
import type { sandboxes } from './sandboxes.ts';

export const newcomer = inStyle<keyof typeof sandboxes>('newcomer', {
  studio_feb: [
    does('Please to move Bjorn Akesson in Art Test stage.', move('bjorn', 'Art Test')),
    does(
      'I want make meeting with Sofie and Ken at Thursday 14 o’clock, one hour, for Elena.',
      book('2026-02-19T14:00', 60, 'sofie ken', { about: 'elena' }),
    ),
    does(
      'Candidate Elena Popescu must be rejected, reason is missing experience.',
      reject('elena', { reason: 'missing experience' }),
    ),
    negated('Haruka we should not reject, please wait.'),
    asks('Please make meeting with Hiroshi at Friday 10 o’clock.'),
  ],
  studio_nov: [
    does(
      'How many days nobody wrote to art candidates? I want see who is 4 days or more.',
      find({ role: 'art', days_since_contact: 4 }),
    ),
    does(
      'For Min-jun we give offer 8,200,000 yen, he starts 2027-01-04.',
      offer('min', { salary: 8_200_000, currency: 'JPY', start_date: '2027-01-04' }),
    ),
    does('Please write to Haruka: thank you for your patience.', message('haru', 'thank you for your patience')),
  ],
  retailer_mar: [
    orElse(does('Por favor, mueve a Thaís a Store Visit.', move('thais', 'Store Visit')), { calls: [], asks: 'may' }),
    orElse(does('Rechaza a Luiz Carvalho.', reject('luiz')), { calls: [], asks: 'may' }),
    does('Thaís now goes for Store Visit, change please.', move('thais', 'Store Visit')),
    asks('Make meeting with Renata in 15 of March at 10:00 for Marcelo, 30 minutes.'),
    does(
      'Make meeting with Renata in 19 of March at 10:00 for Marcelo, 30 minutes.',
      book('2026-03-19T10:00', 30, 'renata', { about: 'marc' }),
    ),
  ],
  retailer_dec: [
    does('Please send to Viviane the follow up template.', followUp('vivi', 'follow_up')),
    does('It is possible that you tell Renata, that Marcelo accepted?', tell('renata', 'Marcelo accepted')),
    does('From Luiz I need to see the data.', show('luiz')),
    hypothetical('Is it possible in our system to reject somebody and after undo?'),
  ],
  centre_sep: [
    does('Cathal passed role play so he go to final chat now please.', move('cathal', 'Final Chat')),
    asks('Final chat of Tunde please put on 2 September 15:00.'),
    does('Final chat of Tunde please put on 7 September 15:00.', reschedule('chat', '2026-09-07T15:00')),
    orElse(
      does(
        'Reserva 30 minutos con Amira mañana a las 10 para Sinéad.',
        book('2026-09-04T10:00', 30, 'amira', { about: 'sinead' }),
      ),
      { calls: [], asks: 'may' },
    ),
    quoted(
      'Sinéad wrote me "you must give me offer of 60000 euro". Make note in her file with this: salary wish 60000.',
      note('sinead', 'salary wish 60000'),
    ),
  ],
  council_jul: [
    does(
      'Please Hemi to First Interview and inform Piripi that Hemi is coming.',
      move('hemi', 'First Interview'),
      tell('piri', 'Hemi is coming'),
    ),
    does('Which time has Joyce on Friday?', free('joy', '2026-07-24', '2026-07-25')),
    negated('Isla is not to be moved, only keep her.'),
    asks('Please Ruby to Shortlist.'),
  ],
  airline_jan: [
    does('I like to have list of cabin crew applicants.', find({ role: 'cabin crew' })),
    does('Arthur Penn, skill check was good, please next stage.', move('art', 'Onsite')),
    does(
      'Meeting with boss of Sunita, 30 minute, Friday 9:30, about Sunita.',
      book('2026-01-09T09:30', 30, 'dez', { about: 'sunny' }),
    ),
    nothing('Can you explain me the visa rules of United States?'),
  ],
});

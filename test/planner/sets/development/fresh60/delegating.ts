// “fresh60 delegating”: a head of hiring who hands things over and expects them done.
import {
  book,
  decline,
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
  undo,
} from '../../../calls.ts';
import { asks, calling, does, hypothetical, inStyle, negated, orElse } from '../../../says.ts';
import type { sandboxes } from './sandboxes.ts';

export const delegating = inStyle<keyof typeof sandboxes>('fresh60 delegating', {
  opticians_apr: [
    does(
      'See to it that Claudette Osei is in the Practical and Margaret Ironside in Phone Chat before Leilani looks.',
      move('claud', 'Practical'),
      move('marg', 'Phone Chat'),
    ),
    does(
      'Get Josephine’s practical off Wednesday and onto Tuesday the 14th, 3 p.m.',
      reschedule('prac', '2026-04-14T15:00'),
    ),
    does(
      'Handle the workshop for me: Joseph Lagarde to Practical, Ruairi to Phone Chat, and let Sanjay know that both are moving.',
      move('jos2', 'Practical'),
      move('rua', 'Phone Chat'),
      tell('sanjay', 'both are moving'),
    ),
    [asks('Have a note put on Alex: Saturdays are fine.'), does('Finch.', note('alex1', 'Saturdays are fine'))],
    negated('Leave Siu-Ling where she is, I’ll deal with her offer myself.'),
  ],
  opticians_sep: [
    does(
      'I want to sit down with Sanjay about Ruairi. Tomorrow at 2, half an hour, you do the invite.',
      book('2026-09-25T14:00', 30, 'sanjay', { about: 'rua' }),
    ),
    does(
      'Let Margaret down gently for me: reject her with the kind no template.',
      reject('marg', { message_template: 'kind_no' }),
    ),
    orElse(
      does(
        'Make sure nobody in optometry is left without word: whoever has waited 3 days or more gets the keeping warm mail.',
        followUpAll({ role: 'optometry', days_since_contact: 3 }, 'keeping_warm'),
      ),
      calling(followUpAll({ job: 'opt', days_since_contact: 3 }, 'keeping_warm')),
    ),
    does(
      'Find out when Leilani and Fergus can both sit down on Wednesday.',
      free('leilani fergus', '2026-09-30', '2026-10-01'),
    ),
    asks('Sort out a slot for Tevita with Sanjay tomorrow, quarter to twelve, 30 minutes.'),
  ],
  cableway_mar: [
    does(
      'Somebody has to tell Matthias Gerber that Tuesday stays as it is. You, please, by e-mail.',
      message('mat1', 'Tuesday stays as it is'),
    ),
    does(
      'Kim did well. Push Kim on to Referenzen and let Gian-Luca know that he can ring the two references today.',
      move('kim', 'Referenzen'),
      tell('gian', 'he can ring the two references today'),
    ),
    hypothetical('Think about whether we ought to turn Ferdinand down, and we’ll talk on Monday.'),
    asks('Get hold of Corinne for an hour about Nicolas Perret and put it in.'),
    orElse(
      does('Nudge Oda Lindgård on my behalf, any wording will do.', followUp('oda')),
      calling(message('oda', '*')),
    ),
  ],
  cableway_dec: [
    does(
      'Put the reference call for Beatrice into Reto’s Wednesday, 9 o’clock, I can’t make tomorrow.',
      reschedule('ref', '2026-12-23T09:00'),
    ),
    [
      does(
        'Have an offer drawn up for Željko: 78,000 Swiss francs from 1 March.',
        offer('zel', { salary: 78_000, currency: 'CHF', start_date: '2027-03-01' }),
      ),
      orElse(
        does('I’ve had the CFO on the phone, too dear. Decline that offer, don’t sign it off.', decline(1)),
        calling(undo(1)),
      ),
    ],
    does('Pull last week’s figures for my board slide.', metrics('last_week')),
  ],
});

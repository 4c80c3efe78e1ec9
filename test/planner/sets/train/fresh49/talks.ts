// Forty-ninth further batch: what takes two or three messages.
import {
  approve,
  book,
  decline,
  find,
  followUp,
  followUpAll,
  move,
  offer,
  reject,
  reschedule,
  show,
  tell,
  undo,
} from '../../../calls.ts';
import { asking, asks, calling, does, inStyle, orElse } from '../../../says.ts';

export const talks = inStyle('fresh49-talks', {
  insurer_nov: [
    [
      asks('Move Aisha to Assessment Centre.'),
      does('Rahman', move('aisha1', 'Assessment Centre')),
      does('Send her the assessment info too.', followUp('aisha1', 'assessment_info')),
    ],
    [
      asks('Can you book Dilip with Idris?'),
      does('Thursday at 2, one hour.', book('2026-11-12T14:00', 60, 'idris', { about: 'dilip' })),
      does('Actually make it 3.', reschedule(1, '2026-11-12T15:00')),
    ],
    [
      does('Reject Noor with the unsuccessful letter.', reject('noor', { message_template: 'unsuccessful' })),
      does('Approve it.', approve(1)),
    ],
    [
      does('Who is at Assessment Centre?', find({ stage: 'Assessment Centre' })),
      orElse(
        does('Send them the assessment info.', followUpAll({ stage: 'Assessment Centre' }, 'assessment_info')),
        calling(
          followUp('zofia', 'assessment_info'),
          followUp('dilip', 'assessment_info'),
          followUp('viktor', 'assessment_info'),
        ),
      ),
    ],
  ],
  insurer_mar: [
    [
      does('Move Harriet to Assessment Centre.', move('harriet', 'Assessment Centre')),
      does('sorry, wrong one, undo', undo(1)),
      does('Noor is the one I meant', move('noor', 'Assessment Centre')),
    ],
    [
      does("What's happening with Dilip?", show('dilip')),
      does(
        'Move his interview to Friday at 3 and tell Idris.',
        reschedule('dil', '2027-03-12T15:00'),
        tell('idris', '*'),
      ),
    ],
    [
      does(
        'Offer Sipho £24,000 from 19 April.',
        offer('sipho', { salary: 24000, currency: 'GBP', start_date: '2027-04-19' }),
      ),
      does('Wait, decline that one, the figure is wrong.', decline(1)),
      orElse(
        does('It is £24,750.', offer('sipho', { salary: 24750, currency: 'GBP', start_date: '2027-04-19' })),
        asking(),
      ),
    ],
  ],
});

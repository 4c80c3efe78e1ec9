// Twenty-sixth further batch: a haulier's recruiter, short of time and of capital letters.
import {
  approvals,
  approve,
  book,
  brief,
  cancel,
  decline,
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
import { asking, asks, calling, does, hypothetical, inStyle, negated, nothing, orElse } from '../../../says.ts';
import { start, stop } from '../rare-calls.ts';
import type { sandboxes } from './sandboxes.ts';

export const freight = inStyle<keyof typeof sandboxes>('fresh26 freight', {
  freight_mar: [
    [
      asks('lars to offer'),
      does('the driver', move('lars1', 'Offer')),
      does('oh no, I meant the other one', undo(1), move('lars2', 'Offer')),
    ],
    [
      asks('message lars: can you come at 7?'),
      does('both', message('lars1', 'can you come at 7?'), message('lars2', 'can you come at 7?')),
    ],
    [asks('reject lars'), nothing('neither, leave it'), does('reject pieter instead', reject('pieter'))],
    [
      asks('move the visit to thursday 9'),
      does("noor's", reschedule('noo', '2027-03-11T09:00')),
      does('tell anouk about it', tell('anouk', '*')),
    ],
    [
      does('when are joris and anouk both free on thursday', free('joris anouk', '2027-03-11', '2027-03-12')),
      does('book the second one with noor for 30 min', book('2027-03-11T09:30', 30, 'joris anouk', { about: 'noor' })),
      does('and tijn right after', book('2027-03-11T10:00', 30, 'joris anouk', { about: 'tijn' })),
    ],
    [
      does('free slots for joris tomorrow?', free('joris', '2027-03-09', '2027-03-10')),
      does('what about wednesday', free('joris', '2027-03-10', '2027-03-11')),
      does('ok put sanne in at 10', book('2027-03-10T10:00', 30, 'joris', { about: 'sanne' })),
    ],
    [
      does('gijs and sanne to intake call', move('gijs', 'Intake Call'), move('sanne', 'Intake Call')),
      does('and eva too', move('eva', 'Intake Call')),
      does('actually not gijs', undo(1)),
    ],
    [
      does('who have we not talked to for 2 weeks?', find({ days_since_contact: 14 })),
      orElse(
        does('send both of them the checking in again', followUpAll({ days_since_contact: 14 }, 'checking_in_again')),
        calling(followUp('eva', 'checking_in_again'), followUp('pieter', 'checking_in_again')),
        calling(followUp('pieter', 'checking_in_again'), followUp('eva', 'checking_in_again')),
      ),
      does('and gijs', followUp('gijs', 'checking_in_again')),
    ],
    [
      does('reject pieter', reject('pieter')),
      does('and eva', reject('eva')),
      does("what's waiting?", approvals()),
      does("approve pieter's, decline the other", approve(1), decline(2)),
    ],
    [
      does('reject gijs', reject('gijs')),
      orElse(
        does(
          'yes but with the not this round mail',
          decline(1),
          reject('gijs', { message_template: 'not_this_round' }),
        ),
        calling(reject('gijs', { message_template: 'not_this_round' })),
      ),
    ],
    [
      does('book anouk with fleur wednesday at 11', book('2027-03-10T11:00', 30, 'anouk', { about: 'fleur' })),
      does('yes but make it 45 min', reschedule(1, '2027-03-10T11:00', 45)),
      does('and later, like 2', reschedule(1, '2027-03-10T14:00')),
    ],
    [
      asks('schedule mehmet with anouk'),
      does('thursday or friday, whatever she has', free('anouk', '2027-03-11', '2027-03-13')),
      does('thursday 11', book('2027-03-11T11:00', 30, 'anouk', { about: 'mehmet' })),
    ],
    [
      does('tijn passed, depot visit', move('tijn', 'Depot Visit')),
      does('send him the directions', followUp('tijn', 'depot_directions')),
      does('let joris know', tell('joris', '*')),
    ],
    [
      hypothetical('if tijn says no, would eva be an option?'),
      orElse(asks('show me her'), calling(show('eva'))),
      does('eva', show('eva')),
      does('ok start the at risk sequence for her', start('eva', 'candidate-at-risk')),
      orElse(does('stop that', stop('eva')), calling(stop('eva', 'candidate-at-risk')), calling(undo(2))),
    ],
    [
      does('offer noor 44k', offer('noor', { salary: 44_000 })),
      orElse(
        does('from april 1 btw', decline(1), offer('noor', { salary: 44_000, start_date: '2027-04-01' })),
        calling(offer('noor', { salary: 44_000, start_date: '2027-04-01' })),
      ),
    ],
    [
      does('cancel the fleet review', cancel('fleet')),
      does('undo that', undo(1)),
      orElse(does('no, cancel it', cancel('fleet')), asking()),
    ],
    [
      does('how did we do last week', metrics('last_week')),
      does('and this week?', metrics('this_week')),
      does('what did you do today?', log('today')),
      does('brief me', brief()),
    ],
    [
      negated("don't book anything with bram"),
      does('book joris with lars ottesen tmrw at 9 instead', book('2027-03-09T09:00', 30, 'joris', { about: 'lars1' })),
      does('hm 9:30', reschedule(1, '2027-03-09T09:30')),
    ],
    [
      does('note for fleur: speaks dutch and french', note('fleur', 'speaks dutch and french')),
      orElse(
        does('oh and she has a forklift license', note('fleur', 'she has a forklift license|has a forklift license')),
        asking(),
      ),
    ],
    [
      does('offer mehmet the job', offer('mehmet')),
      does('46k', decline(1), offer('mehmet', { salary: 46_000 })),
      does('make that 48', decline(3), offer('mehmet', { salary: 48_000 })),
      does('yes send it', approve(5)),
    ],
  ],
});

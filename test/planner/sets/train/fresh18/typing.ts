// Eighteenth further batch: quick fingers on small keys.
import {
  approvals,
  book,
  brief,
  cancel,
  find,
  followUp,
  free,
  message,
  move,
  note,
  offer,
  reject,
  reschedule,
  show,
  tell,
  undo,
} from '../../../calls.ts';
import { does, inStyle } from '../../../says.ts';
import type { sandboxes } from './sandboxes.ts';

export const typing = inStyle<keyof typeof sandboxes>('fresh18 typing', {
  clinics_mar: [
    does('mvoe Junichi to onsite intreview', move('jun', 'Onsite Interview')),
    does('shedule raoul w ottilie tmrw at 2pm 30mins', book('2027-03-12T14:00', 30, 'raoul', { about: 'ottilie' })),
    does('rejcet Inara', reject('inara')),
    does('whos in refrence check', find({ stage: 'Reference Check' })),
    does('cancle pritikas onsite', cancel('pri')),
    does('cna you sned Deborah the gentle nuge', followUp('deb', 'gentle_nudge')),
    does('follwo up wiht Marquise', followUp('marq')),
    does('wat needs my aproval', approvals()),
    does('mornign brif pls', brief()),
    does('mesage tyrone: yuor referances are in', message('tyrone', 'yuor referances are in|your references are in')),
    does('ottile to phone sceen', move('ottilie', 'Phone Screen')),
    does('veras onsite to 2 insted', reschedule('ver', '2027-03-15T14:00')),
    [does('deborha to phone screen', move('deb', 'Phone Screen')), does('oops undoo', undo(1))],
  ],
  insurer_oct: [
    does('Wanjru to case studdy', move('wanjiru', 'Case Study')),
    does('ivan to hr scren', move('ivan', 'HR Screen')),
    does('resched jour fix to 16:00', reschedule('jf', '2026-10-23T16:00')),
    does('note on elodi: can strat in Janaury', note('elodie', 'can strat in Janaury|can start in January')),
    does('is chiara avaliable on tusday', free('chiara', '2026-10-27', '2026-10-28')),
    does('tel urs mathis is runing late', tell('urs', 'mathis is runing late|mathis is running late')),
    does('ofer mathis 115k chf', offer('mathis', { salary: 115_000, currency: 'CHF' })),
    does('Hong Ahn to case study', move('hong', 'Case Study')),
    does('show me blagojevic', show('ivan')),
    does(
      'put in 30 mn w laure anne + sandro on mon at 14h',
      book('2026-10-26T14:00', 30, 'laure', { about: 'sandro' }),
    ),
  ],
});

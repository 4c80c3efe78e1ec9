// “fresh60 texting”: thumbed into a phone: digits for words, lost letters, little pictures.
import {
  approvals,
  approve,
  book,
  cancel,
  followUp,
  free,
  message,
  move,
  note,
  offer,
  reschedule,
  show,
  tell,
} from '../../../calls.ts';
import { asks, calling, does, inStyle, negated, orElse } from '../../../says.ts';
import type { sandboxes } from './sandboxes.ts';

export const texting = inStyle<keyof typeof sandboxes>('fresh60 texting', {
  opticians_apr: [
    does(
      'tevita smashed it 🔥 store day 4 him n send him the store day details',
      move('tev', 'Store Day'),
      followUp('tev', 'store_day_details'),
    ),
    does('can u cxl josephines practical wed', cancel('prac')),
    asks('fergus @ 2 today 4 alexandra, 20 min pls'),
    does(
      'drop margret a msg: we r still keen n will call aft easter',
      message('marg', 'we r still keen n will call aft easter'),
    ),
  ],
  opticians_sep: [
    [
      asks('jos 2 store day pls'),
      does('josephine!!', move('jos1', 'Store Day')),
      does('n ping fergus shes rdy', tell('fergus', 'shes rdy')),
    ],
    does('siu ling said yes 🎉 mark her hired', move('siu', 'Hired')),
    does('sanjay free mon arvo?', free('sanjay', '2026-09-28', '2026-09-29')),
    negated('dnt chase hemi, hes got my nr'),
    does('mv alexs store day 2 tues same time', reschedule('store', '2026-09-29T09:30')),
  ],
  cableway_mar: [
    does('zeljko 2 referenzen n bea 2 offer ty', move('zel', 'Referenzen'), move('bea', 'Offer')),
    does('bk corinne 30 min tues 11 abt oda', book('2026-03-31T11:00', 30, 'corinne', { about: 'oda' })),
    does('nt 4 ferdinand: bad knee, cant start b4 june', note('ferd', 'bad knee, cant start b4 june')),
    asks('reto mon 9am 30min w matthias pls'),
    does('show nicole n tell corinne she aced it', show('nico1'), tell('corinne', 'she aced it')),
  ],
  cableway_dec: [
    orElse(
      does('kims schnuppertag is off, got a fever 🤒 cxl pls', cancel('trial')),
      calling(cancel('trial', 'got a fever')),
    ),
    [
      does('offer matteo 52k chf', offer('mat2', { salary: 52_000, currency: 'CHF' })),
      does('yep approve tht', approve(1)),
    ],
    does('whats waiting 4 my ok', approvals()),
  ],
});

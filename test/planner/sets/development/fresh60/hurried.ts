// “fresh60 hurried”: typed between two meetings, half the words left out.
import {
  book,
  cancel,
  find,
  followUpAll,
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
import type { sandboxes } from './sandboxes.ts';

export const hurried = inStyle<keyof typeof sandboxes>('fresh60 hurried', {
  opticians_apr: [
    does('siu ling thru store day, bump to offer', move('siu', 'Offer')),
    does('no time, josephine practical now thurs 9th 9.30am', reschedule('prac', '2026-04-09T09:30')),
    asks('need sanjay tues 10am, 30 min, tevita'),
    does('ruairi out - reject, no workshop exp', reject('rua', { reason: 'no workshop exp' })),
    does('hemi phone chat, tevita store day, both asap', move('hemi', 'Phone Chat'), move('tev', 'Store Day')),
  ],
  opticians_sep: [
    does(
      'alex offer 54k nzd start 12 oct',
      offer('alex2', { salary: 54_000, currency: 'NZD', start_date: '2026-10-12' }),
    ),
    orElse(
      does('who in workshop quiet 3d+', find({ role: 'workshop', days_since_contact: 3 })),
      calling(find({ job: 'lens', days_since_contact: 3 })),
    ),
    [
      does('fergus tmrw 1pm 20 min, josephine', book('2026-09-25T13:00', 20, 'fergus', { about: 'jos1' })),
      does('1.30 better', reschedule(1, '2026-09-25T13:30')),
    ],
    negated('margaret on hold, nothing goes out to her til i say'),
  ],
  cableway_mar: [
    does('oda up to telefonat, gotta run', move('oda', 'Telefonat')),
    [asks('nico into referenzen now'), does('ticket one', move('nico1', 'Referenzen'))],
    does('gian today 4.15pm, quarter hr, kim', book('2026-03-27T16:15', 15, 'gian', { about: 'kim' })),
    does('quick email ferdinand wyss: bring skins + transceiver', message('ferd', 'bring skins + transceiver')),
    does(
      'scrap retos lift inspection mon. note on kim: vegan kitchen exp',
      cancel('insp'),
      note('kim', 'vegan kitchen exp'),
    ),
  ],
  cableway_dec: [
    does('numbers last month, seeing ceo in 5', metrics('last_month')),
    orElse(
      does(
        'season start mail, all ski school, 5d+ no contact',
        followUpAll({ role: 'ski school', days_since_contact: 5 }, 'season_start'),
      ),
      calling(followUpAll({ job: 'inst', days_since_contact: 5 }, 'season_start')),
    ),
    does('bea refs fine: offer stage + tell reto refs are in', move('bea', 'Offer'), tell('reto', 'refs are in')),
    hypothetical('worth binning matteo or nah, what u reckon'),
  ],
});

// Sixth further batch: no time; fragments, several orders in one line, corrections in the same breath.
import {
  approvals,
  book,
  brief,
  cancel,
  find,
  followUp,
  followUpAll,
  free,
  log,
  metrics,
  move,
  note,
  offer,
  reject,
  reschedule,
  tell,
  undo,
} from '../../../calls.ts';
import { asking, asks, calling, does, inStyle, negated, orElse } from '../../../says.ts';
import type { sandboxes } from './sandboxes.ts';

export const rushed = inStyle<keyof typeof sandboxes>('fresh6 rushed', {
  schools_aug: [
    does(
      'Nell principal interview, Lupe too',
      move('nell', 'Principal Interview'),
      move('lupe', 'Principal Interview'),
    ),
    does('Carmen – 20 min Fri 11 – Winifred', book('2026-08-07T11:00', 20, 'carmen', { about: 'winnie' })),
    asks('Carmen Fri 9:15 10 mins Guadalupe'),
    does('Offer out to Joyce: 61,500, start 8/24', offer('joy', { salary: 61_500, start_date: '2026-08-24' })),
    does(
      'Fingerprint form: Hank and Ricardo',
      followUp('hank', 'fingerprint_form'),
      followUp('rick', 'fingerprint_form'),
    ),
    does('Ed needs to know buses start the 20th', tell('ed', 'buses start the 20th')),
    orElse(
      does('tyler boone moved to Ohio, reject', reject('ty1', { reason: 'moved to Ohio' })),
      calling(reject('ty1')),
    ),
    does('Skip route planning tomorrow, cancel it', cancel('route')),
    does('math people?', find({ job: 'math' })),
    negated('Hank – hold off. Nothing yet.'),
    does('principal interview w Tyler → 10', reschedule('pi', '2026-08-07T10:00')),
    [does('Artem screening', move('artem', 'Screening Call')), does('scratch that', undo(1))],
    does('yesterday’s log quick', log('yesterday')),
    does(
      'Everyone applied, 7 days or more: staying in touch',
      followUpAll({ stage: 'Applied', days_since_contact: 7 }, 'staying_in_touch'),
    ),
  ],
  depot_feb: [
    does(
      'kofi no – no weekends. svetlana yes – phone call.',
      reject('kofi', { reason: 'no weekends' }),
      move('svet', 'Phone Call'),
    ),
    does('delroy tour moved to 2', reschedule('tour', '2026-02-13T14:00')),
    does('declan + bozena mon 10 45min padraig', book('2026-02-16T10:00', 45, 'declan bozena', { about: 'pad' })),
    asks('declan mon 7am 30 rafal'),
    does('declan mon 9am 30 rafal', book('2026-02-16T09:00', 30, 'declan', { about: 'raf' })),
    does('directions to bao asap', followUp('bao', 'site_directions')),
    asks('niamh skills check'),
    does(
      'costello skills check, and note she has a C licence',
      move('niamh1', 'Skills Check'),
      note('niamh1', 'she has a C licence|has a C licence|Niamh has a C licence'),
    ),
    does('bozena when free tomorrow for an hour', free('bozena', '2026-02-13', '2026-02-14', 60)),
    does('approvals?', approvals()),
    does('got 2 min, top priorities', brief()),
    does('aoife 20 days quiet, chase', followUp('aoife')),
    orElse(does('reject aoife, regret letter', reject('aoife', { message_template: 'regret_letter' })), asking()),
  ],
  genelab_oct: [
    does(
      'inge done w lab → presentation; presentation brief as well',
      move('inge', 'Presentation'),
      followUp('inge', 'presentation_brief'),
    ),
    does('lena tmrw 9 – make it 9:30 – 30 min wouter', book('2026-10-09T09:30', 30, 'lena', { about: 'wout' })),
    does('esi presentation cancel, maarten ill', cancel('pres', 'maarten ill')),
    does(
      'offer esi 72000 euros from 1 dec',
      offer('esi', { salary: 72_000, currency: 'EUR', start_date: '2026-12-01' }),
    ),
    asks('priyanka tomorrow 1pm julian 30'),
    orElse(
      does('quality applicants, anyone waiting > 5 days', find({ role: 'quality', days_since_contact: 6 })),
      calling(find({ role: 'quality', days_since_contact: 5 })),
    ),
    does(
      'ayse: intro call. noa: intro call. marek: reject.',
      move('ayse', 'Intro Call'),
      move('noa', 'Intro Call'),
      reject('marek'),
    ),
    does('tell priyanka noa is on holiday until monday', tell('priyanka', 'noa is on holiday until monday')),
    does('metrics last 7', metrics('last_7_days')),
  ],
});

// Training style “thumbs”: typed on a phone, with slips, abbreviations and no capitals.
import {
  approve,
  book,
  brief,
  cancel,
  find,
  followUp,
  followUpAll,
  free,
  move,
  note,
  offer,
  reject,
  reschedule,
  show,
  tell,
  undo,
} from '../../calls.ts';
import { asking, asks, does, hypothetical, inStyle, negated, nothing, orElse, quoted } from '../../says.ts';
import type { sandboxes } from './sandboxes.ts';

export const thumbs = inStyle<keyof typeof sandboxes>('thumbs', {
  hospital_mar: [
    does('mv grace okafor 2 phone scren pls', move('grace1', 'Phone Screen')),
    does('dmitry to offr', move('dmitri', 'Offer')),
    does('can u resched zoes intervw to tues 2pm', reschedule('int', '2026-03-10T14:00')),
    does('ping kofi that tomas refs r in', tell('kofi', 'tomas refs r in')),
    negated('pls dont rejct bob'),
    [asks('show me grace'), does('the 2nd one', show('grace2'))],
  ],
  software_sep: [
    does('jose 2 onsite loop thx', move('jose', 'Onsite Loop')),
    does('book lena 30m tmrw 9:30 abt ifeoma', book('2026-09-17T09:30', 30, 'lena', { about: 'ife' })),
    asks('book lena 30m today 9 abt ifeoma'),
    does('offr noor 141.5k', offer('noor', { salary: 141_500 })),
    asks('rej sarah'),
    [asks('rej sarah'), does('conolly', reject('sarah2')), does('ok approve it', approve(1))],
    nothing('lol ok'),
  ],
  school_mar: [
    does('ta. aoiffe byrne -> shortlistd', move('aoife', 'Shortlisted')),
    does('cxl the governors mtg tmrw', cancel('gov')),
    does('wots on today', brief()),
    does(
      'chase finance ppl not contacted 10 days+ w still interested',
      followUpAll({ role: 'finance', days_since_contact: 10 }, 'still_interested'),
    ),
    quoted(
      'fwd from dev: "hi, please move me to panel and cancel the governors meeting" - add as note on dev',
      note(
        'dev',
        'hi, please move me to panel and cancel the governors meeting|fwd from dev: "hi, please move me to panel and cancel the governors meeting"',
      ),
    ),
  ],
  haulier_dec: [
    does('mov ann marie to rd test', move('ann', 'Road Test')),
    does('rob nyong nxt stage', move('rob', 'Offer')),
    does('snd will the licence reminder', followUp('will', 'license_reminder')),
    does('gus free fri?', free('gus', '2026-12-18', '2026-12-19')),
    hypothetical('shd we offer rob 52k u think?'),
    does('whos at risk', find({ at_risk: true })),
  ],
  data_oct: [
    does('lakshmi subramaniam to offer pls', move('lak', 'Offer')),
    does('note 4 imran - relocating frm pune', note('imran', 'relocating frm pune')),
    asks('book farah 30min 2mrw abt meiling'),
    [asks('book farah 30min 2mrw abt meiling'), does('4pm', book('2026-10-07T16:00', 30, 'farah', { about: 'mei' }))],
    [
      does('joy 2 coding test', move('joy', 'Coding Test')),
      does('oops i meant rahul', undo(1), move('rahul', 'Coding Test')),
    ],
    orElse(does('mueve a Joy a Coding Test por favor', move('joy', 'Coding Test')), { calls: [], asks: 'may' }),
    orElse(does('rescind nothing, just show joy', show('joy')), asking(show('joy'))),
  ],
});

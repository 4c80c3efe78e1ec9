// Forty-ninth further batch: from the phone, between two trains.
import {
  book,
  cancel,
  find,
  followUp,
  free,
  log,
  message,
  move,
  note,
  offer,
  reject,
  reschedule,
  show,
  tell,
} from '../../../calls.ts';
import { asks, does, hypothetical, inStyle, negated, nothing } from '../../../says.ts';
import { perhapsBecause } from '../fresh33/perhaps-because.ts';

export const texting = inStyle('fresh49-texting', {
  insurer_nov: [
    does('move femi to assessment centre pls', move('femi', 'Assessment Centre')),
    does(
      'can u book harriet w charlotte weds 11am half hr',
      book('2026-11-11T11:00', 30, 'charlotte', { about: 'harriet' }),
    ),
    does('aisha rahmans call today to 1130', reschedule('ais', '2026-11-09T11:30')),
    does('keep warm to noor', followUp('noor', 'keep_warm')),
    does('txt femi: pls ring the main number tmrw', message('femi', 'pls ring the main number tmrw')),
    perhapsBecause(does('reject james whitfield, not enough experience', reject('james1')), 'not enough experience'),
    does('tell idris dilips laptop arrived', tell('idris', "dilips laptop arrived|dilip's laptop arrived")),
    does('note on caitlin - only free after 3', note('caitlin', 'only free after 3')),
    does('viktors thing fri to 11 n tell gareth', reschedule('vik', '2026-11-13T11:00'), tell('gareth', '*')),
    does('elodie + harriet cv review pls', move('elodie', 'CV Review'), move('harriet', 'CV Review')),
    does('cxl owen tmrw, send him keep warm', cancel('owe'), followUp('owen', 'keep_warm')),
    does('sipho n gwyneth to offer', move('sipho', 'Offer'), move('gwyn', 'Offer')),
    does(
      'send zofia assessment info n note that shes veggie',
      followUp('zofia', 'assessment_info'),
      note('zofia', "shes veggie|she's veggie|she is veggie|veggie"),
    ),
    does(
      'tell meera n idris mtg room 2 is flooded',
      tell('meera', 'mtg room 2 is flooded'),
      tell('idris', 'mtg room 2 is flooded'),
    ),
    does('whos at telephone interview', find({ stage: 'Telephone Interview' })),
    does('wheres mei ling at', show('mei')),
    does('rupert free thurs?', free('rupert', '2026-11-12', '2026-11-13')),
    asks('sched zofia w meera fri'),
    asks('mv james 2 telephone interview'),
    negated('dont chase noor again she said no'),
    hypothetical('haha wouldnt it b easier 2 reject the lot'),
  ],
  insurer_mar: [
    does(
      'offer gwyneth 27k gbp start 12 apr',
      offer('gwyn', { salary: 27000, currency: 'GBP', start_date: '2027-04-12' }),
    ),
    does('zofias final tmrw to half ten', reschedule('zfi', '2027-03-11T10:30')),
    does(
      'aisha bello passed put her in assessment centre n send assessment info',
      move('aisha2', 'Assessment Centre'),
      followUp('aisha2', 'assessment_info'),
    ),
    does('what did u do yday', log('yesterday')),
    asks('book femi w idris today 9am'),
    nothing('ta, helen sorted harriet already'),
  ],
});

// Fifty-second further batch: telegraphic, several things in one message, slashes, dashes and arrows for words.
import {
  approvals,
  book,
  brief,
  cancel,
  find,
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
import { runs, score, start, stop } from '../rare-calls.ts';

export const hurried = inStyle('fresh52-hurried', {
  wholesaler_oct: [
    does('tendai -> first call', move('tendai', 'First Call')),
    does('yusuf site day → thu 8am instead, same length', reschedule('yus', '2026-10-22T08:00')),
    does(
      'caoimhe → site day; tell farida shes through',
      move('caoimhe', 'Site Day'),
      tell('farida', "shes through|Caoimhe's through|Caoimhe is through|Caoimhe Brannigan is through"),
    ),
    does(
      'mirela / kwame / tadhg - all 3 licence request pls',
      followUp('mirela', 'licence_request'),
      followUp('kwame', 'licence_request'),
      followUp('tadhg', 'licence_request'),
    ),
    orElse(
      does(
        'no to bridget - cant do nights / send regret',
        reject('bridget', { reason: 'cant do nights', message_template: 'regret' }),
      ),
      calling(reject('bridget', { reason: 'cant do nights' }), followUp('bridget', 'regret')),
    ),
    does('rosa int fri - push to 2', reschedule('ros', '2026-10-23T14:00')),
    does('eoin call thu cancel, he took another job', cancel('eoi', 'he took another job')),
    does(
      'stefan p → site day + note: own van, clean licence',
      move('stefan1', 'Site Day'),
      note('stefan1', 'own van, clean licence'),
    ),
    orElse(
      does('who in first call?? drivers only', find({ stage: 'First Call', role: 'transport' })),
      calling(find({ stage: 'First Call', job: 'drv' })),
    ),
    does('lorcan free wed pm? need 45', free('lorcan', '2026-10-21', '2026-10-22', 45)),
    orElse(
      does('book mirela w lorcan tmrw 9-930, phone', book('2026-10-20T09:00', 30, 'lorcan', { about: 'mirela' })),
      calling(book('2026-10-20T09:00', 30, 'lorcan', { about: 'mirela', location: 'phone' })),
    ),
    orElse(
      does('patrick - site day went well, ready for checks → licence check', move('patrick', 'Licence Check')),
      calling(move('patrick', 'Licence Check'), note('patrick', '*')),
    ),
    orElse(
      does(
        'chase everyone in received > 5 days / still_keen',
        followUpAll({ stage: 'Received', days_since_contact: 5 }, 'still_keen'),
      ),
      calling(followUpAll({ stage: 'Received', days_since_contact: 6 }, 'still_keen')),
    ),
    does('niamh c call 11 → 11.30; text her', reschedule('nia', '2026-10-19T11:30'), message('niamh1', '*')),
    does(
      'arjun ok on licence; offer 78k eur start 1 dec',
      offer('arjun', { salary: 78000, currency: 'EUR', start_date: '2026-12-01' }),
    ),
    does(
      'tell declan+lorcan: forklift refresher moved to mon',
      tell('declan', 'forklift refresher moved to mon'),
      tell('lorcan', 'forklift refresher moved to mon'),
    ),
    does('need ludmila fri instead of thu - same time', reschedule('lud', '2026-10-23T11:00')),
    asks('stefan - 1st call done, book him w farida'),
    does(
      'sabine: refs due wed - note pls; ping ingeborg site day form needs her signature',
      note('sabine', 'refs due wed'),
      tell('ingeborg', 'site day form needs her signature|site day form needs your signature'),
    ),
    does('brief?', brief()),
    does('kwame out, no supervisor exp', reject('kwame', { reason: 'no supervisor exp' })),
    negated('dont reject tadhg yet - still waiting on his papers'),
    [does('rosa → site day', move('rosa', 'Site Day')), does('oops wrong one, undo', undo(1))],
    does('yusuf → start at risk seq', start('yusuf', 'candidate-at-risk')),
    orElse(
      does('score caoimhe + stefan l for pharmacist', score('caoimhe', 'pharm'), score('stefan2', 'pharm')),
      calling(score('caoimhe'), score('stefan2')),
    ),
    does(
      'wed 2pm stefan p + lorcan 30m; invite bartosz too',
      book('2026-10-21T14:00', 30, 'lorcan bartek', { about: 'stefan1' }),
    ),
  ],
  wholesaler_feb: [
    does('eoin passed licence → offer stage, lorcan to know', move('eoin', 'Offer'), tell('lorcan', '*')),
    does('mirela fri → 11; fleet review stays', reschedule('mir', '2027-02-19T11:00')),
    does('kwame tmrw 9 - cancel, sick; tell declan', cancel('kwa', 'sick'), tell('declan', '*')),
    does('sabine >1wk silent, nudge her w still keen', followUp('sabine', 'still_keen')),
    orElse(
      does(
        'niamh o + tendai = no, role frozen, regret mail both',
        reject('niamh2', { reason: 'role frozen', message_template: 'regret' }),
        reject('tendai', { reason: 'role frozen', message_template: 'regret' }),
      ),
      calling(
        reject('niamh2', { reason: 'role frozen' }),
        reject('tendai', { reason: 'role frozen' }),
        followUp('niamh2', 'regret'),
        followUp('tendai', 'regret'),
      ),
    ),
    does('yusuf said yes!! → hired', move('yusuf', 'Hired')),
    does('patrick wants 2 more days, note it', note('patrick', 'wants 2 more days|patrick wants 2 more days')),
    does('anything waiting for my ok', approvals()),
    does('metrics last wk pls', metrics('last_week')),
    does(
      'rosa → licence check / send licence request / tell declan',
      move('rosa', 'Licence Check'),
      followUp('rosa', 'licence_request'),
      tell('declan', '*'),
    ),
    asks('stefan 2nd interview mon 9 w farida 1h'),
    does("tadhg call mon - bartosz can't do 2, make it 3:30", reschedule('tdg', '2027-02-22T15:30')),
    runs('sync calendar', 'calendar'),
    does(
      'ludmila: msg - bring safety shoes + id on fri',
      message('ludmila', 'bring safety shoes + id on fri|bring safety shoes and id on fri'),
    ),
    does('board mtg tues → wed same slot?', reschedule('board', '2027-02-24T10:00')),
    orElse(does('what wld sabine score for quality officer', score('sabine', 'qa')), calling(score('sabine'))),
    hypothetical('if declan says no to niamh c we reject her – hes deciding tmrw'),
    does('free slot nuala + farida thu or fri, 1h', free('nuala farida', '2027-02-18', '2027-02-20', 60)),
    does('stop the at risk seq on rosa, she replied', stop('rosa', 'candidate-at-risk')),
    orElse(
      does(
        'bartosz + me, mon 9am, 15 min, kwame debrief',
        book('2027-02-22T09:00', 15, 'bartek orla', { about: 'kwame' }),
      ),
      calling(book('2027-02-22T09:00', 15, 'bartek orla')),
    ),
  ],
});

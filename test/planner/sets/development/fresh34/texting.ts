// Thirty-fourth further batch: somebody with a telephone in one hand.
import {
  approve,
  book,
  brief,
  cancel,
  find,
  followUp,
  followUpAll,
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
import { asks, calling, does, hypothetical, inStyle, negated, nothing, orElse } from '../../../says.ts';
import { run } from './more-calls.ts';
import type { sandboxes } from './sandboxes.ts';

export const texting = inStyle<keyof typeof sandboxes>('fresh34 texting', {
  ferry_apr: [
    does('salome → trial sailing pls 🙏', move('salome', 'Trial Sailing')),
    does('can u push captain talk w amalia to 3 tmrw', reschedule('ama', '2027-04-15T15:00')),
    does('whos still in cert check', find({ stage: 'Certificate Check' })),
    does('hey tell stavros the new mate uniforms are in', tell('stavros', 'the new mate uniforms are in')),
    does('hamid w stavros mon 7am 3 hrs', book('2027-04-19T07:00', 180, 'stavros', { about: 'hamid' })),
    does('send nikos sarantis still on board', followUp('nikos2', 'still_on_board')),
    negated('dont msg yusuf hes at sea'),
    does(
      'wiktor offer 52k eur from 15 may',
      offer('wiktor', { salary: 52_000, currency: 'EUR', start_date: '2027-05-15' }),
    ),
    does('drill planning 2moro is off, cancel it n tell stavros', cancel('drill'), tell('stavros', '*')),
    [
      orElse(does('nudge kirsten', followUp('kirsten')), calling(followUp('kirsten', 'still_on_board'))),
      orElse(does('n ines', followUp('ines')), calling(followUp('ines', 'still_on_board'))),
    ],
    [
      does('rodel to captain talk', move('rodel', 'Captain Talk')),
      does('wait no hes not done yet, put him back', undo(1)),
    ],
  ],
  dental_aug: [
    does(
      'bao mon 1pm w colleen, 2h, n send bao the working interview details',
      book('2026-08-10T13:00', 120, 'colleen', { about: 'bao' }),
      followUp('bao', 'working_interview_details'),
    ),
    does(
      'pls msg trevor: bring ur license and closed toe shoes',
      message('trevor', 'bring ur license and closed toe shoes|bring your license and closed toe shoes'),
    ),
    does('monique tmrw start 9 not 8', reschedule('mon', '2026-08-07T09:00')),
    does('any openings for anand tues?', free('anand', '2026-08-11', '2026-08-12')),
    asks('kayla no show again 🙄 reject'),
    hypothetical('idk maybe we shd just hire dae-jung lol'),
    does('who r we about to lose', find({ at_risk: true })),
    does('ximena + siobhan → offer stage', move('ximena', 'Offer'), move('siobhan', 'Offer')),
    does('checking back to every1 in screening call', followUpAll({ stage: 'Screening Call' }, 'checking_back')),
    [
      does('reject blaine pls, position closed', reject('blaine', { message_template: 'position_closed' })),
      does('ok approve it', approve(1)),
      nothing('thx 💛'),
    ],
  ],
  press_feb: [
    does('imrans round tmrw, can we do 4 instead of 3?', reschedule('imr', '2027-02-12T16:00')),
    does('gm whats on my plate', brief()),
    does('note 4 tsering: can only start in june', note('tsering', 'can only start in june')),
    orElse(does('sync greenhouse pls', run('greenhouse')), calling(run('Greenhouse'))),
    does('perpetua passed!! publisher round', move('perpetua', 'Publisher Round')),
    does(
      'tell rohan n thomas the proofs are at the printer',
      tell('rohan', 'the proofs are at the printer'),
      tell('thomas', 'the proofs are at the printer'),
    ),
    asks('book zarine w anjum monday'),
    does('cover committee mon, cancel', cancel('cov')),
    does('wheres sofie at rn', show('sofie')),
    [
      does('meera subramaniam → desk interview', move('meera1', 'Desk Interview')),
      does('n book her w rohan wed 3pm', book('2027-02-17T15:00', 30, 'rohan', { about: 'meera1' })),
      does('45 min tho', reschedule(2, '2027-02-17T15:00', 45)),
    ],
  ],
});

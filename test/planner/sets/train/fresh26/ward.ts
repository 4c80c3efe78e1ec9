// Twenty-sixth further batch: a busy day at a hospital, typed between two calls.
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
import { asking, asks, calling, does, hypothetical, inStyle, negated, nothing, orElse, quoted } from '../../../says.ts';
import { score } from '../rare-calls.ts';
import type { sandboxes } from './sandboxes.ts';

export const ward = inStyle<keyof typeof sandboxes>('fresh26 ward', {
  mercy_oct: [
    [
      does("when's isolde free tomorrow?", free('isolde', '2027-10-14', '2027-10-15')),
      does('take the first one for leo', book('2027-10-14T09:30', 30, 'isolde', { about: 'leo' })),
      orElse(does('and let him know', message('leo', '*')), calling(followUp('leo', 'interview_details'))),
    ],
    [
      asks('book isolde with tilda tomorrow at 10'),
      does('11:30 then', book('2027-10-14T11:30', 30, 'isolde', { about: 'tilda' })),
      does('send her the interview details', followUp('tilda', 'interview_details')),
    ],
    [
      asks('move maya to skills check'),
      does('the ICU one', move('maya1', 'Skills Check')),
      orElse(does('what about the other one, where is she?', show('maya2')), asking(show('maya2'))),
      does('ok nurse screen for her', move('maya2', 'Nurse Screen')),
    ],
    [
      asks('reject maya'),
      does('Baptiste', reject('maya2')),
      does('no wait, the other one', decline(1), reject('maya1')),
    ],
    [
      does('who in nursing has gone quiet for over 10 days', find({ role: 'nursing', days_since_contact: 10 })),
      orElse(
        does('send them the nudge', followUpAll({ role: 'nursing', days_since_contact: 10 }, 'shift_nudge')),
        calling(followUp('josie', 'shift_nudge')),
      ),
    ],
    [
      does('anyone in imaging we havent contacted in 20 days?', find({ role: 'imaging', days_since_contact: 20 })),
      asks('send them the nudge'),
    ],
    [
      does('dana to panel', move('dana', 'Panel Interview')),
      does('ravi too', move('ravi', 'Panel Interview')),
      does('undo the first of those', undo(1)),
    ],
    [
      does('book kwabena with ravi friday 10am 45 min', book('2027-10-15T10:00', 45, 'kwabena', { about: 'ravi' })),
      does('actually make it thursday', reschedule(1, '2027-10-14T10:00')),
      orElse(does('cancel that', cancel(1)), calling(undo(2)), asking()),
    ],
    [
      does(
        'book isolde and kwabena with gwen on monday at 2, an hour',
        book('2027-10-18T14:00', 60, 'isolde kwabena', { about: 'gwen' }),
      ),
      does('same for felix at 3', book('2027-10-18T15:00', 60, 'isolde kwabena', { about: 'felix' })),
      orElse(
        does('what about dana, tuesday 9?', book('2027-10-19T09:00', 60, 'isolde kwabena', { about: 'dana' })),
        asking(),
      ),
    ],
    [
      does('offer gwen 91k starting nov 1', offer('gwen', { salary: 91_000, start_date: '2027-11-01' })),
      orElse(
        does('yes but at 94', decline(1), offer('gwen', { salary: 94_000, start_date: '2027-11-01' })),
        calling(offer('gwen', { salary: 94_000, start_date: '2027-11-01' })),
      ),
    ],
    [
      does("who's waiting for me?", approvals()),
      does('reject omar with the kind decline', reject('omar', { message_template: 'kind_decline' })),
      orElse(does('approve everything waiting', approve(2)), calling(approve(1))),
    ],
    [
      does('reject suki', reject('suki')),
      does('omar as well', reject('omar')),
      orElse(does('actually not suki', decline(1)), calling(decline(1))),
      does('approve the other one', approve(2)),
    ],
    [
      does('tilda to nurse screen', move('tilda', 'Nurse Screen')),
      nothing('why?'),
      nothing('what did you just do?'),
      does('put her back', undo(1)),
    ],
    [
      asks('book a call with leo'),
      does("what's josie's stage?", show('josie')),
      does('ok back to leo: isolde, friday 9am', book('2027-10-15T09:00', 30, 'isolde', { about: 'leo' })),
    ],
    [
      does("move felix's panel to friday 3pm", reschedule('fel', '2027-10-15T15:00')),
      does('let kwabena know its at 3 now', tell('kwabena', 'its at 3 now|it is at 3 now')),
      does('and petra too', tell('petra', 'its at 3 now|it is at 3 now')),
    ],
    [
      hypothetical('should we reject josie do you think'),
      does('how likely is she to stay', score('josie')),
      negated('hm ok dont do anything with her yet'),
      does('just send her the nudge', followUp('josie', 'shift_nudge')),
    ],
    [
      quoted('leo wrote me "please cancel my application"'),
      does('so reject him', reject('leo')),
      does('yes approve', approve(1)),
    ],
    [
      does('show me everyone in nurse screen', find({ stage: 'Nurse Screen' })),
      does('second one to skills check', move('suki', 'Skills Check')),
      does('and the last one', move('josie', 'Skills Check')),
    ],
    [
      does('brief me', brief()),
      does('note on dana: prefers nights', note('dana', 'prefers nights')),
      does('same note for tilda', note('tilda', 'prefers nights')),
    ],
    [
      asks('message gwen'),
      does('can you bring your license on thursday?', message('gwen', 'can you bring your license on thursday?')),
      nothing('thx'),
    ],
  ],
});

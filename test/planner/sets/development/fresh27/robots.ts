// Twenty-seventh further batch: a maker of robots, where the recruiter writes as she thinks.
import {
  approve,
  book,
  brief,
  cancel,
  decline,
  find,
  followUp,
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
import type { sandboxes } from './sandboxes.ts';

export const robots = inStyle<keyof typeof sandboxes>('fresh27 robots', {
  robots_aug: [
    [
      does('hank and abby free at the same time thursday?', free('hank abby', '2027-08-19', '2027-08-20')),
      does('second slot for nadia', book('2027-08-19T11:30', 30, 'hank abby', { about: 'nadia' })),
    ],
    [
      does("when's mei free tomorrow afternoon", free('mei', '2027-08-18', '2027-08-19')),
      does('tasha at 3', book('2027-08-18T15:00', 30, 'mei', { about: 'tasha' })),
      does('oh wait 3:30', reschedule(2, '2027-08-18T15:30')),
      does('give her a heads up', message('tasha', '*')),
    ],
    [
      asks('reject chris'),
      does('the firmware guy', reject('chris2')),
      does('no sorry, the other chris', decline(1), reject('chris1')),
      does('yes go ahead', approve(3)),
    ],
    [
      asks('book chris with hank friday 9am'),
      does('vandeleur', book('2027-08-20T09:00', 30, 'hank', { about: 'chris1' })),
      does('same day for dorothy at 10', book('2027-08-20T10:00', 30, 'hank', { about: 'dot' })),
    ],
    [asks('chris to offer'), does('neither, I meant gus', move('gus', 'Offer'))],
    [
      asks("cancel chris's lab day and the other one"),
      orElse(does('both lab days', cancel('gus'), cancel('chr')), calling(cancel('chr'), cancel('gus')), asking()),
    ],
    [
      does('lou to intro call', move('lou', 'Intro Call')),
      does('ken same', move('ken', 'Intro Call')),
      does('yara as well', move('yara', 'Intro Call')),
      does('take ken back out', undo(2)),
    ],
    [
      does('show me raj', show('raj')),
      does('take-home for him', move('raj', 'Take-home')),
      does('and ping mei that he is ready', tell('mei', 'he is ready|Raj is ready|raj is ready')),
    ],
    [
      does('book mei with raj tomorrow 11', book('2027-08-18T11:00', 30, 'mei', { about: 'raj' })),
      asks('and abby too please'),
      orElse(does('yes', cancel(1), book('2027-08-18T11:00', 30, 'mei abby', { about: 'raj' })), asking()),
    ],
    [
      asks('book hank with dorothy tomorrow at 10:30'),
      does('11 then', book('2027-08-18T11:00', 30, 'hank', { about: 'dot' })),
      does('perfect, lab day info to her', followUp('dot', 'lab_day_info')),
    ],
    [
      does('offer gus 72,500', offer('gus', { salary: 72_500 })),
      nothing('who has to sign that off?'),
      does('pull the offer', decline(1)),
      does('offer him 74k instead', offer('gus', { salary: 74_000 })),
    ],
    [
      asks('nudge chris'),
      nothing('nah forget it'),
      does('nudge ken with the quick checkin', followUp('ken', 'quick_checkin')),
      does('yara too', followUp('yara', 'quick_checkin')),
    ],
    [
      hypothetical('should i just close the loop with ken?'),
      does('when did we last talk to him', show('ken')),
      does('ok send him closing the loop', followUp('ken', 'closing_the_loop')),
    ],
    [
      does('move the safety walk to 2', reschedule('saf', '2027-08-18T14:00')),
      does('half an hour earlier', reschedule('saf', '2027-08-18T13:30')),
      does('hank should know', tell('hank', '*')),
    ],
    [
      asks('arrange an intro with yara'),
      asks('with abby'),
      does('any time thursday', free('abby', '2027-08-19', '2027-08-20')),
      does('the first one', book('2027-08-19T09:00', 30, 'abby', { about: 'yara' })),
    ],
    [
      does('note for tasha: strong on motor control', note('tasha', 'strong on motor control')),
      does('for raj too', note('raj', 'strong on motor control')),
      does('undo the second one', undo(2)),
    ],
    [
      negated('not moving dorothy yet'),
      does('just tell hank the take-home is in', tell('hank', 'the take-home is in')),
      orElse(does('now move her', move('dot', 'Lab Day')), asking()),
    ],
    [
      does('numbers last month?', metrics('last_month')),
      does('vs this month', metrics('this_month')),
      does('what did you do for me yesterday', log('yesterday')),
      does('and my day?', brief()),
    ],
    [
      does('reject lou and ken', reject('lou'), reject('ken')),
      does('actually keep lou', decline(1)),
      orElse(does('approve the other', approve(2)), calling(approve(2))),
    ],
    [
      does('who is in lab day', find({ stage: 'Lab Day' })),
      does('the second one to offer', move('gus', 'Offer')),
      does('message him: congrats, details follow!', message('gus', 'congrats, details follow!')),
    ],
  ],
});

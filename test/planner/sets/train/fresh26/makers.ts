// Twenty-sixth further batch: a maker of software, where one thing is asked while another is open.
import {
  approvals,
  approve,
  book,
  cancel,
  decline,
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
import { asking, asks, calling, does, hypothetical, inStyle, negated, nothing, orElse, quoted } from '../../../says.ts';
import { health, score } from '../rare-calls.ts';
import type { sandboxes } from './sandboxes.ts';

export const makers = inStyle<keyof typeof sandboxes>('fresh26 makers', {
  makers_jun: [
    [
      orElse(asks('reject sam'), calling(reject('sam1'))),
      orElse(does('the designer', reject('sam2')), calling(decline(1), reject('sam2'))),
      orElse(does('approve it', approve(1)), calling(approve(3)), calling(approve(2))),
    ],
    [
      asks('move alex forward'),
      does('the one in denver', move('alex1', 'Onsite')),
      orElse(does('and the other one too', move('alex2', 'Final')), asking()),
    ],
    [
      asks('book owen with priya'),
      does('anything going on with the syncs?', health),
      does('ok, tomorrow at 3 for priya', book('2027-06-02T15:00', 30, 'owen', { about: 'priya' })),
    ],
    [
      does('is dmitri free thursday afternoon?', free('dmitri', '2027-06-03', '2027-06-04')),
      does('ok grab 2pm for hugo', book('2027-06-03T14:00', 30, 'dmitri', { about: 'hugo' })),
      does(
        'same time for alex toivonen on friday, half an hour',
        book('2027-06-04T14:00', 30, 'dmitri', { about: 'alex1' }),
      ),
    ],
    [
      does("who's in phone screen for engineering", find({ stage: 'Phone Screen', role: 'engineering' })),
      does('move them both to onsite', move('alex1', 'Onsite'), move('cole', 'Onsite')),
      does('hmm not cole', undo(3)),
    ],
    [
      does('what stage is yuki in', show('yuki')),
      does('and cole', show('cole')),
      does('onsite for both', move('yuki', 'Onsite'), move('cole', 'Onsite')),
      does(
        'send them the onsite logistics',
        followUp('yuki', 'onsite_logistics'),
        followUp('cole', 'onsite_logistics'),
      ),
    ],
    [
      does('book tess with ines thursday at 1', book('2027-06-03T13:00', 30, 'tess', { about: 'ines' })),
      orElse(asks('and owen too'), calling(cancel(1), book('2027-06-03T13:00', 30, 'tess owen', { about: 'ines' }))),
    ],
    [
      does('book tess with yuki friday 10', book('2027-06-04T10:00', 30, 'tess', { about: 'yuki' })),
      does('actually no, thursday', reschedule(1, '2027-06-03T10:00')),
      orElse(does('perfect. message her: see you thursday at 10', message('yuki', 'see you thursday at 10')), asking()),
      nothing('great'),
    ],
    [
      does("push zara's final to monday same time", reschedule('zar', '2027-06-07T15:00')),
      does('undo', undo(1)),
      does('push it by an hour instead', reschedule('zar', '2027-06-04T16:00')),
    ],
    [
      does('offer zara 165k', offer('zara', { salary: 165_000 })),
      orElse(nothing('hold on, who approves that?'), calling(approvals())),
      does('scrap the offer', decline(1)),
      nothing('good'),
    ],
    [
      orElse(asks('send the nudge to sam'), calling(followUp('sam1', 'gentle_nudge'))),
      nothing('never mind'),
      does('send it to hugo', followUp('hugo', 'gentle_nudge')),
      does('ines too', followUp('ines', 'gentle_nudge')),
    ],
    [
      does('hugo to phone screen', move('hugo', 'Phone Screen')),
      asks('and book him with dmitri'),
      does('friday 9:30', book('2027-06-04T09:30', 30, 'dmitri', { about: 'hugo' })),
    ],
    [
      does('cancel priyas onsite', cancel('pri')),
      does(
        'tell owen its off, she is sick',
        tell('owen', "its off, she is sick|it is off, she is sick|Priya's onsite is off, she is sick"),
      ),
      does('let her know we will find a new date', message('priya', 'we will find a new date')),
    ],
    [
      quoted('tess said "move ines to final, she is a star"'),
      hypothetical('would that be skipping too many stages?'),
      orElse(does('ok just phone screen', move('ines', 'Phone Screen')), asking()),
    ],
    [
      does('reject hugo thanks but no', reject('hugo', { message_template: 'thanks_but_no' })),
      nothing('did you send it already?'),
      does('ok approve', approve(1)),
    ],
    [
      orElse(asks('book sam with owen thursday 2pm'), calling(book('2027-06-03T14:00', 30, 'owen', { about: 'sam1' }))),
      orElse(does('okafor', book('2027-06-03T14:00', 30, 'owen', { about: 'sam1' })), calling()),
      does('oops, 3pm', reschedule(1, '2027-06-03T15:00')),
      does('and note on his file: wants remote fridays', note('sam1', 'wants remote fridays')),
    ],
    [
      negated("let's not move cole yet"),
      does('what do you think, will he stay?', score('cole')),
      orElse(asks('fine, move him'), calling(move('cole', 'Onsite'))),
    ],
    [
      does('anything to approve?', approvals()),
      does('reject ines', reject('ines')),
      does('now approve it', approve(2)),
      orElse(does('send her the thanks but no', followUp('ines', 'thanks_but_no')), asks('send her the thanks but no')),
    ],
    [
      asks('set up a final for alex'),
      asks('marquand'),
      asks('with tess'),
      does('friday at 11 for an hour', book('2027-06-04T11:00', 60, 'tess', { about: 'alex2' })),
    ],
    [
      does('show me the designers', find({ role: 'design' })),
      does('who of them is at phone screen?', find({ role: 'design', stage: 'Phone Screen' })),
      orElse(
        does('move her to onsite and tell tess', move('sam2', 'Onsite'), tell('tess', '*')),
        asking(move('sam2', 'Onsite')),
      ),
    ],
  ],
});

// Fifteenth further batch: talks about people who bake, sell and deliver.
import {
  approvals,
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
import { asks, calling, does, inStyle, negated, nothing, orElse } from '../../../says.ts';
import type { sandboxes } from './sandboxes.ts';

export const bakery = inStyle<keyof typeof sandboxes>('fresh15 bakery', {
  bakeries_may: [
    [
      does('Who have we got on a trial shift at the moment?', find({ stage: 'Trial Shift' })),
      does('Send the first one the trial shift details', followUp('oliwia2', 'trial_shift_details')),
      does('and Basia', followUp('basia', 'trial_shift_details')),
    ],
    [
      asks('Send Oliwia the trial shift details'),
      does('the one for the shop manager job', followUp('oliwia2', 'trial_shift_details')),
    ],
    [
      asks('Book Zofia with Helena tomorrow at 11'),
      does('ok, but at 4 then', book('2027-05-19T16:00', 30, 'zofia', { about: 'helena' })),
    ],
    [
      does(
        'Book Marcel with Wiktor tomorrow at 11, 30 minutes',
        book('2027-05-19T11:00', 30, 'marcel', { about: 'wiktor' }),
      ),
      asks('Message him about it'),
      does('please use the back door', message('wiktor', 'please use the back door')),
    ],
    [
      does('Igor to Owner Meeting', move('igor', 'Owner Meeting')),
      does('Same for Basia', move('basia', 'Owner Meeting')),
      does('and tell Marcel that both did well', tell('marcel', 'both did well')),
    ],
    [
      does('Reject Samuel, no licence', reject('samuel', { reason: 'no licence' })),
      does('wait, he does have one. Decline the rejection please', decline(1)),
      does('move him to First Talk', move('samuel', 'First Talk')),
    ],
    [
      does("Cancel Nadia's owner meeting", cancel('nad')),
      does('hm, I misread her mail. Undo the cancellation', undo(1)),
    ],
    [asks('Move Helena please'), does('Trial Shift', move('helena', 'Trial Shift')), nothing('perfect, thx')],
    [
      does('Is Teo free tomorrow?', free('teo', '2027-05-19', '2027-05-20')),
      does('and on Thursday?', free('teo', '2027-05-20', '2027-05-21')),
      does(
        'good, book him with Dominik that day at 10, half an hour',
        book('2027-05-20T10:00', 30, 'teo', { about: 'dominik' }),
      ),
    ],
    [
      does('Show me Dominik', show('dominik')),
      does('When did we last talk to Samuel?', show('samuel')),
      orElse(
        does('Follow up with both', followUp('dominik'), followUp('samuel')),
        calling(followUp('samuel'), followUp('dominik')),
      ),
    ],
    [
      does('Note for Basia: allergic to nuts', note('basia', 'allergic to nuts')),
      orElse(
        does('Sorry, that was about Helena', undo(1), note('helena', 'allergic to nuts')),
        calling(note('helena', 'allergic to nuts')),
        calling(note('helena', 'allergic to nuts'), undo(1)),
      ),
    ],
    [
      does('Everyone in Applied please', find({ stage: 'Applied' })),
      does('only those without contact for a week', find({ stage: 'Applied', days_since_contact: 7 })),
      does(
        'send them are you still there',
        followUpAll({ stage: 'Applied', days_since_contact: 7 }, 'are_you_still_there'),
      ),
    ],
    [
      does('Offer Nadia 96,000 złoty', offer('nadia', { salary: 96_000, currency: 'PLN' })),
      orElse(
        does(
          'starting 1 July, I forgot',
          offer('nadia', { salary: 96_000, currency: 'PLN', start_date: '2027-07-01' }),
        ),
        calling(decline(1), offer('nadia', { salary: 96_000, currency: 'PLN', start_date: '2027-07-01' })),
      ),
    ],
    [
      negated('Do not reject Wiktor.'),
      does('Put him in First Talk', move('wiktor', 'First Talk')),
      does('With Marcel on Thursday at 9, 20 minutes', book('2027-05-20T09:00', 20, 'marcel', { about: 'wiktor' })),
    ],
    [
      does('Move Oliwia Kaczor to First Talk', move('oliwia1', 'First Talk')),
      does('and where is the other Oliwia?', show('oliwia2')),
      does('ok, move that one to Owner Meeting', move('oliwia2', 'Owner Meeting')),
    ],
    [
      asks('Cancel the trial shift'),
      does("Igor's", cancel('igo')),
      does('Tell him the oven is broken, sorry', message('igor', 'the oven is broken, sorry')),
    ],
    [does('What do I have today?', brief()), nothing('ok'), does('approvals?', approvals())],
    [
      does('Move the fleet check to 2', reschedule('fleet', '2027-05-19T14:00')),
      does('no, the day after, same time', reschedule('fleet', '2027-05-20T14:00')),
      does('let Teo know that it is on Thursday at 2 now', tell('teo', 'it is on Thursday at 2 now')),
    ],
  ],
});

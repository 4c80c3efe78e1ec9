// Forty-second further batch: what takes her two to four messages.
import {
  approve,
  book,
  cancel,
  decline,
  find,
  followUp,
  followUpAll,
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
  undo,
} from '../../../calls.ts';
import { asking, asks, calling, does, hypothetical, inStyle, negated, nothing, orElse } from '../../../says.ts';

export const talks = inStyle('fresh42-talks', {
  sunroof_mar: [
    [
      does('When is Imogen free on Friday for an hour?', free('imogen', '2027-03-05', '2027-03-06', 60)),
      does('Take 10 for Sunniva then.', book('2027-03-05T10:00', 60, 'imogen', { about: 'sunniva' })),
      does('Make it 10:30, she has a school run.', reschedule(2, '2027-03-05T10:30')),
    ],
    [asks('Move Jess to Site Day'), does('The electrician', move('jess1', 'Site Day'))],
    [
      does('Caspar to Recruiter Screen please', move('caspar', 'Recruiter Screen')),
      does('and the same for Dimitra', move('dimitra', 'Recruiter Screen')),
      does('sorry, not Dimitra, take that one back', undo(2)),
    ],
    [
      does('Who is in References?', find({ stage: 'References' })),
      orElse(
        does(
          'Send both of them the reference form.',
          followUp('prakash', 'reference_form'),
          followUp('fatou', 'reference_form'),
        ),
        calling(followUpAll({ stage: 'References' }, 'reference_form')),
      ),
    ],
    [
      does(
        'Offer Fatou 57,500, start on the 29th of March',
        offer('fatou', { salary: 57500, start_date: '2027-03-29' }),
      ),
      does("Yes, that's right, approve it.", approve(1)),
      does('Tell Hollis the offer is out.', tell('hollis', 'the offer is out')),
    ],
    [asks('book marisol w hollis thurs'), does('3pm', book('2027-03-04T15:00', 30, 'hollis', { about: 'marisol' }))],
    [
      does('reject caspar w the kind no', reject('caspar', { message_template: 'kind_no' })),
      does('actually no, decline that', decline(1)),
      nothing('he called me, i will ring him back myself'),
    ],
    [
      does(
        'Book Odalys with Dashiell Friday at 9 for half an hour.',
        book('2027-03-05T09:00', 30, 'dashiell', { about: 'odalys' }),
      ),
      does('Can we do the same for Jessica right after?', book('2027-03-05T09:30', 30, 'dashiell', { about: 'jess2' })),
    ],
    [
      asks('cancel the interview tomorrow'),
      does("sunniva's", cancel('sun')),
      does('and write her that we will find a new date', message('sunniva', 'we will find a new date')),
    ],
    [
      does('Show me Wendell.', show('wendell')),
      negated("Don't move him yet."),
      does('Just note that his knee is fine again.', note('wendell', 'his knee is fine again')),
    ],
    [
      does("Move Keanu's interview to 11 tomorrow.", reschedule('kea', '2027-03-03T11:00')),
      does('And make it an hour.', reschedule('kea', '2027-03-03T11:00', 60)),
      orElse(
        does('Hm, put it back to how it was, all of it.', undo(2), undo(1)),
        calling(reschedule('kea', '2027-03-03T10:00', 45)),
      ),
    ],
    [asks('Move Huxley and Jess to Site Day', move('huxley', 'Site Day')), does('Hartog', move('jess1', 'Site Day'))],
  ],
  sunroof_jul: [
    [
      does('find hollis n mirela 30 min mon', free('hollis mirela', '2027-07-19', '2027-07-20', 30)),
      does('2pm works, its about keanu', book('2027-07-19T14:00', 30, 'hollis mirela', { about: 'keanu' })),
    ],
    [
      hypothetical('would it be ok if tobin came in before marisol tomorrow'),
      does('ok then move tobins screen to 9', reschedule('tob', '2027-07-16T09:00')),
    ],
    [
      does('Advance Sunniva to Offer.', move('sunniva', 'Offer')),
      does(
        'Then send her one: 88k, first of September.',
        offer('sunniva', { salary: 88000, start_date: '2027-09-01' }),
      ),
      does('Go ahead and approve.', approve(2)),
    ],
    [
      does('did anything go out today', log('today')),
      does('ok. follow up with leonie about her availability', followUp('leonie', 'availability_request')),
      does('and odalys', followUp('odalys', 'availability_request')),
    ],
    [
      asks('Book Bryn with Dashiell tomorrow at 1'),
      does('Mostyn, and make it 45 minutes', book('2027-07-16T13:00', 45, 'dashiell', { about: 'bryn1' })),
      // Both men whom the talk has named may be meant.
      orElse(
        does(
          'Tell him where we are: 41 Foundry Street.',
          message('bryn1', '41 Foundry Street|where we are: 41 Foundry Street|we are at 41 Foundry Street'),
        ),
        asking(),
      ),
    ],
    [
      does(
        'Move Marisol, Léonie and Noor to Site Day',
        move('marisol', 'Site Day'),
        move('leonie', 'Site Day'),
        move('noor', 'Site Day'),
      ),
      orElse(does('wait, not Noor, she stays where she was', undo(3)), calling(move('noor', 'Manager Interview'))),
    ],
    [asks('tell him the site day is confirmed'), does('keanu', message('keanu', 'the site day is confirmed'))],
  ],
});

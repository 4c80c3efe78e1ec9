// Style “fresh56 voice note”, on the quay.
import {
  approvals,
  approve,
  book,
  brief,
  find,
  followUp,
  followUpAll,
  free,
  log,
  message,
  move,
  offer,
  reject,
  reschedule,
  show,
  tell,
  undo,
} from '../../../calls.ts';
import { asks, calling, does, hypothetical, inStyle, negated, nothing, orElse, quoted } from '../../../says.ts';
import type { sandboxes } from './sandboxes.ts';

export const voiceNoteOnTheQuay = inStyle<keyof typeof sandboxes>('fresh56 voice note', {
  quay_oct: [
    does(
      'so the fitter jari he was on the crossing last night and um everybody liked him let us get him into medical',
      move('jari', 'Medical'),
    ),
    does(
      'heikki was on about mikael strand that phone interview on monday he cannot do one o clock could we say half past three instead',
      reschedule('phone', '2026-10-26T15:30'),
    ),
    does(
      'aino and pekka can both go to the papers check they sent everything in',
      move('aino', 'Papers Check'),
      move('pek', 'Papers Check'),
    ),
    asks('put olavi down for monday at nine fifteen minutes about pekka would you'),
    does(
      'right the galley i need birgitta for half an hour about liv on tuesday no wednesday at two',
      book('2026-10-28T14:00', 30, 'birg', { about: 'liv' }),
    ),
    does(
      'mm i promised elina an answer so email her that we are very happy with the soup',
      message('elin', 'we are very happy with the soup'),
    ),
    does(
      'let olavi know i mean let kristiina know that the medicals are all booked',
      tell('kris', 'the medicals are all booked'),
    ),
    hypothetical('i keep wondering what if we had offered margareta forty thousand in the summer'),
    does('is there anything waiting that has to be approved before i go on board', approvals()),
    asks('uh mikael did fine so move him one further please'),
    does('who has not been contacted for nine no fourteen days', find({ days_since_contact: 14 })),
    does(
      'good news from the doctor so offer siri forty one thousand euros and she starts on the second of november',
      offer('siri', { salary: 41_000, currency: 'EUR', start_date: '2026-11-02' }),
    ),
    negated(
      'antti called he was really nice but do not send him anything yet okay his certificate is still at the office',
    ),
    [
      orElse(
        does(
          'reject william the um the steward he wants a job on land',
          reject('will', { reason: 'he wants a job on land' }),
        ),
        calling(reject('will', { reason: 'wants a job on land' })),
      ),
      does('yes yes go ahead with it', approve(1)),
    ],
    quoted(
      'pekka leaves me this voicemail and says cancel everything i am going to sea with the swedes and then he rings again and says it was a joke so just show me pekka',
      show('pek'),
    ),
    does(
      'we never told the stewards anything did we so send all the cabin people the keep in touch one',
      followUpAll({ role: 'cabin' }, 'keep_in_touch'),
    ),
  ],
  quay_dec: [
    does(
      'hello from the quay um so antti is done i think he can have his trial crossing and let heikki know that he is free from the fourth of january',
      move('ant', 'Trial Crossing'),
      tell('heik', 'he is free from the fourth of january|antti is free from the fourth of january'),
    ),
    does(
      'before christmas i want heikki and olavi in one room so wednesday at eleven for an hour please',
      book('2026-12-23T11:00', 60, 'heik olav'),
    ),
    does(
      'the medical review with siri tomorrow can that go to wednesday same time kristiina is at the dentist',
      reschedule('med', '2026-12-23T10:00'),
    ),
    asks('ah and book birgitta tomorrow at half past two for a quarter of an hour about liv yes please'),
    does('give me my day it is chaos here', brief()),
    does(
      'margareta is in you know so offer her thirty six thousand five hundred euros and we start her on the eleventh of january',
      offer('marg', { salary: 36_500, currency: 'EUR', start_date: '2027-01-11' }),
    ),
    orElse(
      does('liv never answered so reject her with the warm no', reject('liv', { message_template: 'warm_no' })),
      calling(reject('liv', { message_template: 'warm_no', reason: 'liv never answered' })),
      calling(reject('liv', { message_template: 'warm_no', reason: 'never answered' })),
      calling(reject('liv', { message_template: 'warm_no', reason: 'she never answered' })),
    ),
    does('what have you been doing today actually', log('today')),
    nothing('do you know whether the boat to tallinn is on time tonight'),
    [
      does('so pekka to the phone interview his papers came', move('pek', 'Phone Interview')),
      does('and the same for mikael rosqvist', move('mik2', 'Phone Interview')),
      does('um pekka was wrong take pekka back', undo(1)),
    ],
    asks('set something up with the one from accounts giles is his name wednesday at one half an hour'),
    does('free slots for birgitta on wednesday please i want to catch her', free('birg', '2026-12-23', '2026-12-24')),
    does(
      'so many things to do um aino had a good call with us trial crossing for her and william gets the boarding details',
      move('aino', 'Trial Crossing'),
      followUp('will', 'boarding_details'),
    ),
  ],
});

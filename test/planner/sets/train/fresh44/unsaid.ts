// Orders that are denied, taken back, corrected, or except somebody; beside each kind plain orders in words like theirs.
import { book, cancel, followUp, followUpAll, move, offer, reject, reschedule, tell } from '../../../calls.ts';
import { asks, calling, does, negated, nothing, orElse } from '../../../says.ts';
import { kind } from './kind.ts';

/** Denied from afar. */
export const deniedFromAfar = kind(
  [
    ['museum_dec', negated('reject Inês? no way')],
    ['museum_dec', negated('Move Will to Offer before the references are in, that is exactly what we do not do')],
    ['crossing_apr', negated('Sending Tova the sorry letter is out of the question')],
    ['crossing_apr', negated('Of all the people to reject, Cassidy is certainly not the one')],
    ['lift_sep', negated('The last thing I want is for Dragomir to be moved back to Intro Call')],
    ['lift_sep', negated('Cancel Tove on Friday? Absolutely not, Harlan needs that hour')],
    ['nursery_may', negated('Neither Zawadi nor Rukmini is to be moved to Head Office Interview this week')],
    ['nursery_may', negated('I see no reason whatsoever to reject Hendrik')],
    ['lingua_feb', negated('A trial contract for Farid is something I cannot agree to')],
    ['lingua_feb', negated('Hanneke must on no account hear from us, least of all with a quick hello')],
    ['brewhouse_may', negated("An offer for Linnea? Don't even think about it")],
    ['brewhouse_may', negated('Far be it from me to cancel the line maintenance')],
  ],
  [
    ['museum_dec', does('no way around it, reject Sunday', reject('sunday'))],
    ['crossing_apr', does('Nothing to add on Tova, send her the sorry letter', followUp('tova', 'sorry_letter'))],
    ['lift_sep', does('No news from Amaru in two weeks, so reject him', reject('amaru'))],
    [
      'nursery_may',
      does(
        'Not a bad trial at all for Rukmini, move her to Head Office Interview',
        move('rukmini', 'Head Office Interview'),
      ),
    ],
    [
      'lingua_feb',
      does(
        'Why not move Hanneke to Test Translation today, nobody objects. Please do',
        move('hanneke', 'Test Translation'),
      ),
    ],
    ['brewhouse_may', does("can't wait any longer with Devika, move her to First Chat", move('devika', 'First Chat'))],
  ],
);
/** Taken back in the same message. */
export const takenBack = kind(
  [
    ['museum_dec', nothing('book April with Hope on Thursday at 2pm, hm, no wait, leave it')],
    ['museum_dec', nothing('Reject Boris. Sorry, ignore me, wrong person and wrong day.')],
    ['crossing_apr', nothing('Cancel the roster meeting please – oh hang on, Ruth just said keep it')],
    ['crossing_apr', nothing('Move Pax to Medical... never mind, I see he failed')],
    ['lift_sep', nothing('Send Minh Anh the kind no. You know what, not today.')],
    ['lift_sep', nothing('tell Rosalba the panel is off – actually no, I will ring her')],
    ['nursery_may', nothing('Offer Cosmas 900000 shillings, or rather hold that until I have talked to Mumbi')],
    ['nursery_may', nothing('Move Lemlem to References. Hmm. On reflection I would like to sleep on it.')],
    ['lingua_feb', nothing('push the kickoff to 11, ah no, Pilar is fine with 10, forget I spoke')],
    ['lingua_feb', nothing('reject Zeynep, oops, that was meant for another window')],
    ['brewhouse_may', nothing("Message Yoko that we'd love to see her. Delete that. I'll do it tomorrow.")],
    ['brewhouse_may', nothing('Put Vasile in Reference Calls. Stop. Étienne wants to see him first.')],
  ],
  [
    [
      'museum_dec',
      does(
        'book April with Hope on Thursday at 2pm, and wait for nobody',
        book('2026-12-03T14:00', 30, 'april', { about: 'hope' }),
      ),
    ],
    ['crossing_apr', does('Cancel the roster meeting please, oh and Ruth knows', cancel('ros'))],
    ['lift_sep', does('Send Minh Anh the kind no. You know why.', followUp('minhanh', 'kind_no'))],
    ['nursery_may', does('Move Lemlem to References. Never mind what I said last week.', move('lemlem', 'References'))],
    ['lingua_feb', does('push the kickoff to 11, Pilar is fine with it', reschedule('kick', '2027-02-09T11:00'))],
    ['brewhouse_may', does('Put Vasile in Reference Calls. Étienne has seen him.', move('vasile', 'Reference Calls'))],
  ],
);
/** Corrected: another is meant. */
export const correctedAtOnce = kind(
  [
    ['museum_dec', does('move Will, I mean Quincy, to Interview', move('quincy', 'Interview'))],
    [
      'museum_dec',
      does('Send Boris the reference request, no, the floor tour map', followUp('boris', 'floor_tour_map')),
    ],
    ['crossing_apr', does('reject Bill. Tova I mean.', reject('tova'))],
    ['crossing_apr', does('Cassidy to Medical, scratch that, to Offer', move('cass', 'Offer'))],
    [
      'lift_sep',
      does(
        'Book Rosalba with Rashaad tomorrow at 10, make that 11',
        book('2026-09-16T11:00', 30, 'rosalba', { about: 'rashaad' }),
      ),
    ],
    ['lift_sep', does('offer Brendan 54k, sorry, 45k', offer('brendan', { salary: 45_000 }))],
    [
      'nursery_may',
      does('tell Annelies, no hang on, tell Mumbi the vans are booked', tell('mumbi', 'the vans are booked')),
    ],
    ['nursery_may', does('Filipa moves to Phone Chat – did I say Filipa? Akinyi', move('akinyi', 'Phone Chat'))],
    ['lingua_feb', does('cancel Rui, correction, cancel Kaisa on Wednesday', cancel('kai'))],
    ['lingua_feb', does('Xenia goes to Test Translation. CV Screening, I should say.', move('xenia', 'CV Screening'))],
    ['brewhouse_may', does('shift Linnea to Thursday, no, Monday at 2pm', reschedule('lin', '2026-05-25T14:00'))],
    [
      'brewhouse_may',
      does('the tasting invite for Ozan please, or rather for Moana', followUp('moana', 'tasting_invite')),
    ],
  ],
  [
    ['museum_dec', does('move Quincy, and I mean today, to Interview', move('quincy', 'Interview'))],
    ['crossing_apr', does('reject Tova, I mean it', reject('tova'))],
    [
      'lift_sep',
      does(
        'Book Rosalba with Rashaad tomorrow at 11, make it 45 minutes',
        book('2026-09-16T11:00', 45, 'rosalba', { about: 'rashaad' }),
      ),
    ],
    ['nursery_may', does('Akinyi moves to Phone Chat, sorry for the delay', move('akinyi', 'Phone Chat'))],
    ['lingua_feb', does('cancel Kaisa on Wednesday, I stand corrected about the room', cancel('kai'))],
    [
      'brewhouse_may',
      does('the tasting invite for Moana please, sorry to bother you', followUp('moana', 'tasting_invite')),
    ],
  ],
);
/** With exceptions. */
export const excepting = kind(
  [
    [
      'museum_dec',
      does('Will and Inês to References, but not Petra', move('will', 'References'), move('ines', 'References')),
    ],
    ['museum_dec', orElse(asks('reject everybody at Applied except the Tomášes'), calling(reject('sunday')))],
    ['crossing_apr', does('Cassidy and Wren to Offer, Mina stays', move('cass', 'Offer'), move('wren', 'Offer'))],
    [
      'crossing_apr',
      orElse(
        asks('send the dock trial info to the whole crew other than Pax'),
        calling(
          followUp('gus', 'dock_trial_info'),
          followUp('bill', 'dock_trial_info'),
          followUp('cass', 'dock_trial_info'),
          followUp('friday', 'dock_trial_info'),
        ),
      ),
    ],
    [
      'lift_sep',
      orElse(
        asks('move everyone in Panel to Offer, barring Tove'),
        calling(move('makana', 'Offer'), move('farid2', 'Offer')),
      ),
    ],
    [
      'lift_sep',
      orElse(
        asks('kind no to all in Inbox, just not Minh Anh'),
        calling(followUp('amaru', 'kind_no'), followUp('rashaad', 'kind_no')),
        calling(reject('amaru', { message_template: 'kind_no' }), reject('rashaad', { message_template: 'kind_no' })),
      ),
    ],
    [
      'nursery_may',
      does(
        'reference form to Cosmas. Nobody else gets it, especially not Lemlem.',
        followUp('cosmas', 'reference_form'),
      ),
    ],
    ['nursery_may', orElse(asks('reject all the growers but Zawadi'), calling(reject('akinyi'), reject('juma')))],
    ['lingua_feb', orElse(asks('cancel everything on Wednesday apart from Farid'), calling(cancel('kai')))],
    [
      'lingua_feb',
      orElse(
        asks('quick hello to everyone in CV Screening, minus Zeynep'),
        calling(followUp('hanneke', 'quick_hello'), followUp('tove', 'quick_hello'), followUp('abebe', 'quick_hello')),
      ),
    ],
    ['brewhouse_may', does('Effie to Reference Calls and leave Vasile out of it', move('effie', 'Reference Calls'))],
    ['brewhouse_may', asks('reject everyone I have not heard from, Devika excepted')],
  ],
  [
    [
      'museum_dec',
      does('Will and Inês to References, both of them', move('will', 'References'), move('ines', 'References')),
    ],
    [
      'crossing_apr',
      does(
        'Cassidy and Wren to Offer, all the others stay where they are',
        move('cass', 'Offer'),
        move('wren', 'Offer'),
      ),
    ],
    ['lift_sep', does('send the kind no to everyone in Inbox', followUpAll({ stage: 'Inbox' }, 'kind_no'))],
    [
      'nursery_may',
      does(
        'reference form to Cosmas and Lemlem',
        followUp('cosmas', 'reference_form'),
        followUp('lemlem', 'reference_form'),
      ),
    ],
    [
      'lingua_feb',
      does('send a quick hello to everyone in CV Screening', followUpAll({ stage: 'CV Screening' }, 'quick_hello')),
    ],
    [
      'brewhouse_may',
      does(
        'Effie to Reference Calls, and Vasile as well',
        move('effie', 'Reference Calls'),
        move('vasile', 'Reference Calls'),
      ),
    ],
  ],
);

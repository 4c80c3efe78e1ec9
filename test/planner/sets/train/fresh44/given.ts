// Orders that somebody gave, did, or does himself; beside each kind plain orders in words like theirs.
import { book, cancel, followUp, move, reject } from '../../../calls.ts';
import { does, nothing } from '../../../says.ts';
import { kind } from './kind.ts';

/** Reported, or refused. */
export const refused = kind(
  [
    ['museum_dec', nothing('I was asked to reject Boris. Not going to happen.')],
    ['museum_dec', nothing('Grant wants me to cancel the loans committee, over my dead body')],
    ['museum_dec', nothing('They told me to offer Dara 30k and I said no way')],
    ['crossing_apr', nothing('Frank is on at me to move Wren to Offer. He can wait.')],
    ['crossing_apr', nothing('Chase would like me to cancel the safety drill. I am not doing that.')],
    ['crossing_apr', nothing('The request was to reject Omer, which I declined')],
    ['lift_sep', nothing('Harlan said reject Amaru, but I disagree and so does Philippa')],
    ['lift_sep', nothing("Somebody upstairs expects Tove to get an offer this week. I won't.")],
    ['nursery_may', nothing('Kiprono keeps asking me to push Lemlem to References. I will not be pushed.')],
    ['nursery_may', nothing('My instructions were to send Juma the no this time letter. I am ignoring them.')],
    ['lingua_feb', nothing('Thierry ordered me to cancel the booth training; I told him to ask Amina himself')],
    ['lingua_feb', nothing('László has asked for Xenia to be rejected and I have said I need a week to think')],
  ],
  [
    ['museum_dec', does('Grant wants Boris rejected, and I agree, so reject Boris', reject('boris'))],
    ['crossing_apr', does('Chase asked me to move Gus to Medical. Please do it.', move('gus', 'Medical'))],
    ['lift_sep', does('I was asked to cancel the budget review, so please cancel it', cancel('bud'))],
    ['nursery_may', does('They told me to reject Juma. Go ahead and reject him.', reject('juma'))],
    [
      'lingua_feb',
      does('Pilar wants Hanneke in Test Translation; move her there', move('hanneke', 'Test Translation')),
    ],
    [
      'brewhouse_may',
      does(
        'Wilf wants me to book him with Yoko on Thursday at 3pm. Do that.',
        book('2026-05-21T15:00', 30, 'wilf', { about: 'yoko' }),
      ),
    ],
  ],
);
/** Done already. */
export const doneAlready = kind(
  [
    ['museum_dec', nothing('Boris is rejected already, I did it in the ATS this morning')],
    ['museum_dec', nothing('Will, moved to References, by me, ten minutes ago')],
    ['crossing_apr', nothing('sent the medical form to Mina Desroches last night')],
    ['crossing_apr', nothing('Cancelled Cassidy on Friday, she rang me herself')],
    ['lift_sep', nothing('Offer to Yesenia went out on Monday, 61k, all good')],
    ['lift_sep', nothing("Booked Farid Benslimane with Anatole for Friday at 10, so that's done")],
    ['nursery_may', nothing('Rejecting Tendai took me half an hour yesterday')],
    ['nursery_may', nothing('Note added to Zawadi: prefers mornings')],
    ['lingua_feb', nothing('Told Amina about the booth, told Pilar too')],
    ['lingua_feb', nothing('Just to let you know, Rui was moved to Client Trial by László on Friday')],
    ['brewhouse_may', nothing('Finally got round to rejecting Sipho, phew')],
    ['brewhouse_may', nothing('rescheduled Linnea to Monday, everybody has been told')],
  ],
  [
    ['museum_dec', does('I have talked to Boris. Now reject him.', reject('boris'))],
    [
      'crossing_apr',
      does('Sent June the dock trial info yesterday, so move her to Dock Trial now', move('june', 'Dock Trial')),
    ],
    [
      'lift_sep',
      does(
        'Harlan has cancelled his holiday. Book him with Tove on Thursday at 1pm for half an hour',
        book('2026-09-17T13:00', 30, 'harlan', { about: 'tove' }),
      ),
    ],
    [
      'nursery_may',
      does('Zawadi passed the field trial, move her to Head Office Interview', move('zawadi', 'Head Office Interview')),
    ],
    ['lingua_feb', does('Rui has signed the guidelines. Move Rui to Client Trial', move('rui', 'Client Trial'))],
    [
      'brewhouse_may',
      does(
        'rejected by phone already, but the letter is missing: send Sipho the not this batch mail',
        followUp('sipho', 'not_this_batch'),
      ),
    ],
  ],
);
/** Done by the speaker. */
export const byMyself = kind(
  [
    ['museum_dec', nothing("I'll send Hope the floor tour map myself")],
    ['museum_dec', nothing('Leave Inês to me, I am going to move her interview when I see April')],
    ['crossing_apr', nothing('I can book Wren and Ruth myself, thanks')],
    ['crossing_apr', nothing('let me reject Bill, he deserves a call')],
    ['lift_sep', nothing("I'm about to send Rashaad the wiring test link")],
    ['lift_sep', nothing('I want to tell Brendan in person that he got the offer')],
    ['nursery_may', nothing('I shall write to Juma tonight')],
    ['nursery_may', nothing('Mumbi and I will cancel the freight call between us')],
    ['lingua_feb', nothing("I'd rather send Beatriz the trial contract by post")],
    ['lingua_feb', nothing('Moving Kaisa to Revision Round is on my own list for this afternoon')],
    ['brewhouse_may', nothing('I am rejecting Devika on the phone right now')],
    ['brewhouse_may', nothing("Me and Callum will do Moana's first chat tomorrow, I'll put it in the calendar")],
  ],
  [
    ['museum_dec', does("I'd like you to send Hope the floor tour map", followUp('hope', 'floor_tour_map'))],
    ['crossing_apr', does('I want Bill rejected', reject('bill'))],
    ['lift_sep', does("I'm going to need you to move Gretchen to Wiring Test", move('gretchen', 'Wiring Test'))],
    [
      'nursery_may',
      does(
        "I'll be in the field all day, so please send Juma the seasonal hello for me",
        followUp('juma', 'seasonal_hello'),
      ),
    ],
    ['lingua_feb', does('I need Beatriz to get the trial contract', followUp('beatriz', 'trial_contract'))],
    ['brewhouse_may', does("I'll take Moana's chat; cancel the one with Callum tomorrow at 3", cancel('moa'))],
  ],
);

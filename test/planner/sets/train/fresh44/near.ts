// Times that contradict, names near to another’s, stages that were, and money in doubt; beside each kind plain orders in words like theirs.
import { book, followUp, move, note, offer, reject } from '../../../calls.ts';
import { asks, calling, does, nothing, orElse } from '../../../says.ts';
import { kind } from './kind.ts';

/** Times that contradict themselves. */
export const times = kind(
  [
    ['museum_dec', asks('Book April with Hope on Thursday the 4th of December at 10')],
    ['museum_dec', asks('move the budget review to Wednesday 3 December at 9am')],
    ['crossing_apr', asks('Book Chase with Pax on Monday, April 20 at 10am')],
    ['crossing_apr', asks('push Mina Halvorsen-Tak to tomorrow, Friday, at 3pm')],
    ['lift_sep', asks('Set Rashaad up with Rosalba for an hour, 2 to 2:30pm tomorrow')],
    ['lift_sep', asks('book Anatole with Thabiso for Saturday the 20th of September at noon')],
    ['nursery_may', asks('Book Kiprono and Juma on 31 June at 10am')],
    ['nursery_may', asks('Hendrik’s interview to 14:00 in the morning on Friday, or was it 4')],
    ['lingua_feb', asks('Xenia with László on Thursday 12 February at 14:00 please')],
    ['lingua_feb', asks('move Hanneke to yesterday at 3pm')],
    ['brewhouse_may', asks('book Ozan with Étienne today, the 21st, at four')],
    ['brewhouse_may', asks('Yoko with Wilf on Friday at 25:00')],
  ],
  [
    [
      'museum_dec',
      does(
        'Book April with Hope on Thursday the 3rd of December at 11',
        book('2026-12-03T11:00', 30, 'april', { about: 'hope' }),
      ),
    ],
    [
      'crossing_apr',
      does('Book Chase with Pax on Monday, April 19 at 10am', book('2027-04-19T10:00', 30, 'chase', { about: 'pax' })),
    ],
    [
      'lift_sep',
      does(
        'Set Rashaad up with Rosalba for half an hour, 2 to 2:30pm tomorrow',
        book('2026-09-16T14:00', 30, 'rosalba', { about: 'rashaad' }),
      ),
    ],
    [
      'nursery_may',
      does('Book Kiprono and Juma on 30 June at 10am', book('2026-06-30T10:00', 30, 'kip', { about: 'juma' })),
    ],
    [
      'lingua_feb',
      does(
        'Xenia with László on Friday 12 February at 14:00 please',
        book('2027-02-12T14:00', 30, 'laszlo', { about: 'xenia' }),
      ),
    ],
    [
      'brewhouse_may',
      does(
        'book Ozan with Étienne on Thursday, the 21st, at four',
        book('2026-05-21T16:00', 30, 'etienne', { about: 'ozan' }),
      ),
    ],
  ],
);
/** Names near to another’s. */
export const namesNear = kind(
  [
    ['museum_dec', asks('book Petra with Matjaž on Thursday at 10')],
    ['museum_dec', asks('tell Petra that the map is wrong')],
    ['crossing_apr', orElse(asks('reject Nils'), calling(reject('nils2')))],
    ['crossing_apr', asks('Mina to Offer')],
    ['lift_sep', asks('move Farid to Crew Day')],
    ['lift_sep', asks('reject Amara Quiroga')],
    ['nursery_may', asks('Send Ayaan the reference form')],
    ['nursery_may', asks('Tell Abdi that Guleida is late, sorry I mean the grower')],
    ['lingua_feb', asks('cancel Olga')],
    ['lingua_feb', asks('Reject Tova Kjaer')],
    ['brewhouse_may', asks('Jorge gets the tasting invite')],
    ['brewhouse_may', asks('reject Morag')],
  ],
  [
    [
      'museum_dec',
      does(
        'book Petra Vodnik with Matjaž on Thursday at 10',
        book('2026-12-03T10:00', 30, 'matjaz', { about: 'petra' }),
      ),
    ],
    ['crossing_apr', does('reject Nils Fjaerestad', reject('nils2'))],
    ['lift_sep', does('move Farid Tavakoli to Crew Day', move('farid1', 'Crew Day'))],
    ['nursery_may', does('Send Ayaan Mirza the seasonal hello', followUp('ayaan2', 'seasonal_hello'))],
    ['lingua_feb', does('Reject Tove Kjeldgard', reject('tove'))],
    ['brewhouse_may', does('Jorge Quispe gets the tasting invite', followUp('jorge2', 'tasting_invite'))],
  ],
);
/** A stage named for what was. */
export const stagesThatWere = kind(
  [
    ['museum_dec', nothing('Will was hired somewhere else in 2019, interesting')],
    ['museum_dec', nothing('Boris rejected our first date, he wanted another')],
    ['crossing_apr', nothing('Omer had an offer from the coast guard')],
    ['crossing_apr', nothing('The panel loved Cassidy')],
    ['lift_sep', nothing('Rashaad was referred, then rejected, in 2022, says the old system')],
    ['lift_sep', nothing('Dragomir offered to start early on crew day')],
    ['nursery_may', nothing('Zawadi interviewed at the head office of Finlays once')],
    ['nursery_may', nothing('Hendrik came through the field trial with flying colours')],
    ['lingua_feb', nothing('Gwenaël’s offer to work weekends was kind')],
    ['lingua_feb', nothing('Rui moved to Ghent last year')],
    ['brewhouse_may', nothing('Marguerite has moved on to gluten free beer')],
    ['brewhouse_may', nothing('Effie was first in the tasting panel and did two reference calls for us')],
  ],
  [
    ['museum_dec', does('Will was in Interview, now he goes to References', move('will', 'References'))],
    ['crossing_apr', does('The panel loved Cassidy: Offer for her', move('cass', 'Offer'))],
    ['lift_sep', does('Dragomir is through Crew Day, on to Panel with him', move('dragomir', 'Panel'))],
    ['nursery_may', does('Hendrik came through the interview, move him to References', move('hendrik', 'References'))],
    [
      'lingua_feb',
      does('Rui moved to Ghent last year. Note that on Rui: lives in Ghent', note('rui', 'lives in Ghent')),
    ],
    [
      'brewhouse_may',
      does('Effie did her brew day well, move her on to Reference Calls', move('effie', 'Reference Calls')),
    ],
  ],
);
/** Money in another currency, or of no clear amount. */
export const money = kind(
  [
    ['museum_dec', asks('Offer Dara 34k, euros or dollars, whichever Grant said')],
    ['museum_dec', asks('send Zuzana an offer for 40,000 crowns or was it euros')],
    ['crossing_apr', nothing('Wren would take 52k elsewhere')],
    ['crossing_apr', asks('offer Cassidy 65k a month')],
    [
      'lift_sep',
      does('Send Brendan an offer of 58,000 Canadian dollars', offer('brendan', { salary: 58_000, currency: 'CAD' })),
    ],
    ['lift_sep', asks('offer Yesenia between 55 and 60k')],
    [
      'nursery_may',
      does('offer Cosmas 1.2 million shillings, Kenyan', offer('cosmas', { salary: 1_200_000, currency: 'KES' })),
    ],
    ['nursery_may', asks('offer Lemlem the same as Cosmas')],
    ['lingua_feb', does('Offer Farid 52.000 €', offer('farid', { salary: 52_000, currency: 'EUR' }))],
    ['lingua_feb', asks('offer Beatriz 400 a day')],
    ['brewhouse_may', asks('offer Marguerite 25')],
    ['brewhouse_may', asks('offer Effie 48k plus or minus 2')],
  ],
  [
    ['museum_dec', does('Offer Dara 34k euros', offer('dara', { salary: 34_000, currency: 'EUR' }))],
    ['crossing_apr', does('offer Cassidy 65k a year', offer('cass', { salary: 65_000 }))],
    ['lift_sep', does('Send Yesenia an offer of 58,000 US dollars', offer('yesenia', { salary: 58_000 }))],
    ['nursery_may', does('offer Cosmas 900,000 KES', offer('cosmas', { salary: 900_000, currency: 'KES' }))],
    ['lingua_feb', does('Offer Beatriz 48,000 euros a year', offer('beatriz', { salary: 48_000, currency: 'EUR' }))],
    [
      'brewhouse_may',
      does('offer Marguerite 52,000 from June 1', offer('marguerite', { salary: 52_000, start_date: '2026-06-01' })),
    ],
  ],
);

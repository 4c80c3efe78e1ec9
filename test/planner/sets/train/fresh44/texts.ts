// Questions about orders, and orders within texts; beside each kind plain orders in words like theirs.
import { cancel, followUp, message, move, note, reject, show, tell } from '../../../calls.ts';
import { calling, does, nothing, orElse } from '../../../says.ts';
import { kind } from './kind.ts';

/** Asked about. */
export const askedAbout = kind(
  [
    ['museum_dec', orElse(nothing('did you reject Boris?'), calling(show('boris')))],
    ['museum_dec', orElse(nothing('Should I move Will to References?'), calling(show('will')))],
    ['crossing_apr', orElse(nothing('What happens if I reject Omer?'), calling(show('omer')))],
    ['crossing_apr', nothing('Who cancelled the safety drill?')],
    ['lift_sep', orElse(nothing('Has Thabiso been sent the wiring test link?'), calling(show('thabiso')))],
    ['lift_sep', orElse(nothing('Why is Tove to be moved to Friday?'), calling(show('tove')))],
    ['nursery_may', orElse(nothing('Are we allowed to offer Cosmas more than 900000?'), calling(show('cosmas')))],
    ['nursery_may', nothing('How long would it take to move everybody in Shortlist to Phone Chat?')],
    ['lingua_feb', orElse(nothing('Was the trial contract sent to Beatriz or not?'), calling(show('beatriz')))],
    ['lingua_feb', orElse(nothing('Do I need an approval to reject Zeynep?'), calling(show('zeynep')))],
    ['brewhouse_may', orElse(nothing('Is rejecting Sipho what Étienne wanted?'), calling(show('sipho')))],
    ['brewhouse_may', orElse(nothing('And you booked Yoko with Wilf for Monday, right?'), calling(show('yoko')))],
  ],
  [
    ['museum_dec', does('can you reject Boris?', reject('boris'))],
    ['crossing_apr', does('Would you mind cancelling the safety drill?', cancel('saf'))],
    ['lift_sep', does('Could Thabiso be sent the wiring test link?', followUp('thabiso', 'wiring_test_link'))],
    ['nursery_may', does('Can we get Akinyi moved to Phone Chat please?', move('akinyi', 'Phone Chat'))],
    [
      'lingua_feb',
      does('Any chance you could send Beatriz the trial contract?', followUp('beatriz', 'trial_contract')),
    ],
    ['brewhouse_may', does('Will you reject Sipho, please?', reject('sipho'))],
  ],
);
/** What belongs to a text, and what does not. */
export const tails = kind(
  [
    ['museum_dec', does('note on Will: reject if he is late again', note('will', 'reject if he is late again'))],
    [
      'museum_dec',
      does(
        'message Hope: please move your car and book a taxi for Tuesday',
        message('hope', 'please move your car and book a taxi for Tuesday'),
      ),
    ],
    [
      'crossing_apr',
      does(
        'tell Frank the drill is at nine and he should cancel his other meeting',
        tell(
          'frank',
          'the drill is at nine and you should cancel your other meeting|the drill is at nine and he should cancel his other meeting',
        ),
      ),
    ],
    [
      'crossing_apr',
      does(
        'note for Omer: medical pending, offer 48k after that',
        note('omer', 'medical pending, offer 48k after that'),
      ),
    ],
    [
      'lift_sep',
      does(
        'let Harlan know Tove wants to be rejected politely if at all',
        tell('harlan', 'Tove wants to be rejected politely if at all'),
      ),
    ],
    [
      'lift_sep',
      does(
        'write to Farid Tavakoli that we will move him to the next round soon',
        message('farid1', 'we will move you to the next round soon|we will move him to the next round soon'),
      ),
    ],
    ['nursery_may', does('remind Kiprono to reject Tendai', tell('kip', '*'))],
    ['nursery_may', does("note on Zawadi: don't book before ten", note('zawadi', "don't book before ten"))],
    [
      'lingua_feb',
      does(
        'tell Amina that Olga Petrenko is out, move on to Farid',
        tell('amina', 'that Olga Petrenko is out, move on to Farid|Olga Petrenko is out, move on to Farid'),
      ),
    ],
    [
      'lingua_feb',
      does(
        'tell Kaisa: your test is passed, next is the revision round, well done',
        message('kaisa', 'your test is passed, next is the revision round, well done'),
      ),
    ],
    ['brewhouse_may', does('ask Callum whether he wants to reject Moana', tell('callum', '*'))],
    [
      'brewhouse_may',
      does(
        'Text Vasile “we are moving you to Reference Calls, please send an offer of dates”',
        message('vasile', 'we are moving you to Reference Calls, please send an offer of dates'),
      ),
    ],
  ],
  [
    ['museum_dec', does('note on Will: was late. And reject Boris.', note('will', 'was late'), reject('boris'))],
    [
      'crossing_apr',
      does(
        'tell Frank the drill is at nine. Then cancel the roster meeting.',
        tell('frank', 'the drill is at nine'),
        cancel('ros'),
      ),
    ],
    [
      'lift_sep',
      does('let Harlan know Tove is ill, and cancel her panel on Friday', tell('harlan', 'Tove is ill'), cancel('tov')),
    ],
    [
      'nursery_may',
      does(
        'note on Zawadi: strong. Move her to Head Office Interview.',
        note('zawadi', 'strong'),
        move('zawadi', 'Head Office Interview'),
      ),
    ],
    [
      'lingua_feb',
      does(
        'tell Kaisa: your test is passed. Move her to Revision Round too.',
        message('kaisa', 'your test is passed'),
        move('kaisa', 'Revision Round'),
      ),
    ],
    ['brewhouse_may', does('tell Callum Moana is keen', tell('callum', 'Moana is keen'))],
  ],
);

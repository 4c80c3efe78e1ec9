// Style “fresh56 voice note”: a transcribed voice message that runs on; fillers, second thoughts, words for numbers, a story around the order.
import {
  book,
  cancel,
  find,
  followUp,
  followUpAll,
  free,
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
import { asks, calling, does, hypothetical, inStyle, negated, nothing, orElse, quoted } from '../../../says.ts';
import type { sandboxes } from './sandboxes.ts';

export const voiceNote = inStyle<keyof typeof sandboxes>('fresh56 voice note', {
  vina_sep: [
    does(
      'hi it is me i am in the car so sorry about the noise um listen luis arancibia came by this morning and honestly he is great so please put him through to the cellar visit',
      move('luis', 'Cellar Visit'),
    ),
    does(
      'okay so colette rang me about the englishman greg and she would like forty minutes with him on wednesday at um a quarter past nine can you book that',
      book('2026-09-09T09:15', 40, 'col', { about: 'greg' }),
    ),
    asks('right so ignacio says monday at ten works for him half an hour about teodoro please book it'),
    orElse(
      does(
        'so i was going to move agustin to the phone chat but then we spoke and well no so reject him the reason is he wants a bigger lab',
        reject('agus', { reason: 'he wants a bigger lab' }),
      ),
      calling(reject('agus', { reason: 'wants a bigger lab' })),
    ),
    does(
      'um can you tell rodrigo no sorry tell colette that the tasting room is painted',
      tell('col', 'the tasting room is painted'),
    ),
    does(
      'the visit with teodoro on wednesday yeah the one at three my daughter has her concert then so make it ten in the morning same day',
      reschedule('vis', '2026-09-09T10:00'),
    ),
    does('who is it that we have not spoken to in um let me think nine days or more', find({ days_since_contact: 9 })),
    does(
      'francisca wow what a woman make her an offer thirty two million pesos starting on the first of october',
      offer('fran', { salary: 32_000_000, currency: 'CLP', start_date: '2026-10-01' }),
    ),
    negated(
      'so rodrigo thinks we should drop magdalena and i said to him over my dead body so we are keeping her okay',
    ),
    [
      asks('and what was i going to say ah yes catalina could you note down that she has no car'),
      does('the tour guide i mean', note('cat2', 'she has no car|has no car|no car')),
    ],
    asks(
      'i know it sounds odd but they have the night tasting so book colette on sunday at half past midnight half an hour about greg',
    ),
    does(
      'write to benjamin that we got the certificates and that isidora will ring next week',
      message(
        'ben',
        'we got the certificates and that isidora will ring next week|we got the certificates and isidora will ring next week',
      ),
    ),
    [
      does('uh let us have a look at ximena', show('ximena')),
      does('yeah okay cellar visit for her then', move('ximena', 'Cellar Visit')),
      does('hm no hang on she is abroad until october take that back', undo(2)),
    ],
    does(
      'my conscience is bad about all this so the still there mail goes to everybody in phone chat who has been waiting for a week',
      followUpAll({ stage: 'Phone Chat', days_since_contact: 7 }, 'still_there'),
    ),
    hypothetical('do you reckon ignacio would be angry if we cancelled his budget round'),
    quoted(
      'so agustin sends me this quote just give me the offer and cancel the others unquote can you believe it put it in his notes',
      note(
        'agus',
        'just give me the offer and cancel the others|quote just give me the offer and cancel the others unquote',
      ),
    ),
  ],
  vina_jan: [
    does(
      'good afternoon um two things catalina goes to offer and then tell rodrigo that the panel is not needed any more',
      move('cat1', 'Offer'),
      tell('rod', 'the panel is not needed any more'),
    ),
    does(
      'greg broke his ankle skiing no not skiing it is summer hiking well anyway cancel his cellar visit on friday',
      cancel('greg'),
    ),
    does('so what is rodrigo up to on friday is he free at all', free('rod', '2027-01-15', '2027-01-16')),
    does(
      'i had benjamin on the phone for ages lovely boy talks a lot so on to the cellar visit with him',
      move('ben', 'Cellar Visit'),
    ),
    [
      asks('ignacio monday half past eleven twenty minutes about teodoro please'),
      does(
        'oh right the holiday then the day after at the same time',
        book('2027-01-19T11:30', 20, 'ign', { about: 'teo' }),
      ),
    ],
    does('can you send francisca the uh what is it called the visit directions', followUp('fran', 'visit_directions')),
    does('how did last week go i mean the numbers', metrics('last_week')),
    orElse(
      does(
        'reject teodoro no actually leave teodoro alone and reject agustin he never called back',
        reject('agus', { reason: 'he never called back' }),
      ),
      calling(reject('agus', { reason: 'never called back' })),
    ),
    does(
      'we talked it over at dinner and magdalena is worth it so offer her thirty no thirty one million pesos',
      offer('mag', { salary: 31_000_000, currency: 'CLP' }),
    ),
    does(
      'please put down for ximena that she speaks german and portuguese',
      note('ximena', 'she speaks german and portuguese|speaks german and portuguese'),
    ),
    nothing('thanks by the way for yesterday you saved my life with that list'),
    orElse(
      does(
        'the wine chemists who have not heard anything for let us say five days who would that be',
        find({ job: 'lab', days_since_contact: 5 }),
      ),
      calling(find({ role: 'laboratory', days_since_contact: 5 })),
    ),
    [
      does(
        'book rodrigo for half an hour tomorrow at one about agustin',
        book('2027-01-14T13:00', 30, 'rod', { about: 'agus' }),
      ),
      does('sorry an hour not half an hour', reschedule(1, '2027-01-14T13:00', 60)),
      orElse(does('ah forget it he has a lunch cancel the thing', cancel(1)), calling(undo(1))),
    ],
    does(
      'luis is coming along nicely cellar visit please and ignacio should know that luis has his own boots',
      move('luis', 'Cellar Visit'),
      tell('ign', 'luis has his own boots'),
    ),
  ],
});

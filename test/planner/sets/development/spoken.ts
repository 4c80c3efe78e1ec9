// Development style “spoken”: voice messages as a transcriber writes them, all lower case, times and sums in words.
import {
  book,
  brief,
  cancel,
  find,
  followUp,
  followUpAll,
  message,
  move,
  note,
  offer,
  reject,
  tell,
  undo,
} from '../../calls.ts';
import { asking, asks, does, hypothetical, inStyle, negated, orElse, quoted } from '../../says.ts';
import type { sandboxes } from './sandboxes.ts';

export const spoken = inStyle<keyof typeof sandboxes>('spoken', {
  bank_may: [
    does(
      'hey move ben frost to onsite and tell june he did great',
      move('ben', 'Onsite'),
      tell('june', 'he did great'),
    ),
    does('make alicia an offer for ninety five thousand', offer('ali', { salary: 95_000 })),
    asks('move christopher or christine i forget which one to the onsite'),
    does(
      'book an hour and a half with ray about alicia tomorrow at noon',
      book('2026-05-15T12:00', 90, 'ray', { about: 'ali' }),
    ),
    does('who have we not spoken to in sales for a week', find({ role: 'sales', days_since_contact: 7 })),
    hypothetical('what would it take to get leo to the phone screen'),
  ],
  hotel_mar: [
    orElse(does('move jonathan wise to offer', move('jon', 'Offer')), asking()),
    does(
      'schedule lucia with emil on monday at eleven for twenty minutes',
      book('2026-03-30T11:00', 20, 'emil', { about: 'luc' }),
    ),
    asks('schedule lucia with emil on monday at nine for twenty minutes'),
    asks('book petra on sunday the twenty ninth at half past two in the night for ten minutes'),
    negated('no we are not rejecting juergen'),
    does('cancel the stocktaking', cancel('stock')),
  ],
  builder_feb: [
    does('mate chuck jack into the phone interview stage', move('jack', 'Phone Interview')),
    does(
      'write con a note no sorry an email to con saying your white card is fine',
      message('con', 'your white card is fine'),
    ),
    does('move tane walker to offer and follow up with steph', move('tane', 'Offer'), followUp('steph')),
    does(
      'book bruce and mere for half an hour friday at quarter to nine about ella',
      book('2026-02-13T08:45', 30, 'bruce mere', { about: 'ella' }),
    ),
    [does('put raj through to the medical', move('raj', 'Medical')), does('ah no wrong bloke put him back', undo(1))],
  ],
  charity_may: [
    does('add to may bell that she speaks navajo', note('may', 'she speaks navajo|speaks navajo')),
    does(
      'schedule a thirty minute call with wanda about may on monday at four in the afternoon',
      book('2026-06-01T16:00', 30, 'wanda', { about: 'may' }),
    ),
    does('reject june alvarado she moved to portland', reject('june', { reason: 'she moved to portland' })),
    quoted(
      'email hope saying quote do not cancel the gala unquote',
      message('hope', 'do not cancel the gala|quote do not cancel the gala unquote'),
    ),
    asks('book hal for an hour on june thirty first at ten'),
    does('give me the morning brief', brief()),
  ],
  pharma_feb: [
    does('move agnieszka to the technical panel', move('agnes', 'Technical Panel')),
    asks('move sofia to the screening call'),
    [asks('move sofia to the technical panel'), does('the biostatistician', move('sofia2', 'Technical Panel'))],
    does(
      'set up thirty minutes with nuria about teo the day after tomorrow at five p m',
      book('2026-02-25T17:00', 30, 'nuria', { about: 'teo' }),
    ),
    asks('book henrik tomorrow at eleven for half an hour about agnieszka'),
    does(
      'follow up with research people nobody contacted for eight days',
      followUpAll({ role: 'research', days_since_contact: 8 }),
    ),
  ],
});

// Thirty-seventh further batch: what has to be asked about, some of it with the answer that comes back.
import { book, cancel, message, move, note, offer, reject, reschedule } from '../../../calls.ts';
import { asks, does, inStyle } from '../../../says.ts';
import type { sandboxes } from './sandboxes.ts';

export const unclear = inStyle<keyof typeof sandboxes>('fresh37 unclear', {
  lift_sep: [
    [asks('Farid is through, next stage for him please.'), does('Benslimane', move('farid2', 'Safety Clearance'))],
    [
      asks('Book Thabiso with Anatole, would you?'),
      does('tomorrow, 10:30, 45 min', book('2026-09-16T10:30', 45, 'anatole', { about: 'thabiso' })),
    ],
    [
      asks('The panel has to go to a later hour.'),
      does("Makana's, and 3 p.m. the same day.", reschedule('mak', '2026-09-16T15:00')),
    ],
    [
      asks('Write to Makana, please.'),
      does('That the panel room has changed to 6.', message('makana', 'the panel room has changed to 6')),
    ],
    [asks("Offer him 58,000, he'll take it."), does('Dragomir, of course.', offer('dragomir', { salary: 58_000 }))],
    [asks('Add a note: prefers nights.'), does('For Yesenia.', note('yesenia', 'prefers nights'))],
    asks('Please reject Rodney Haverkamp.'),
    asks('Book Yun-seo with Harlan for last Friday at 3.'),
    asks('Rashaad and Harlan on Thursday at 15:15, half an hour, please book that.'),
    asks('Tell them the lift is stuck.'),
    asks('Move Amaru to Interview Two.'),
    asks('How likely is Farid to stay with us?'),
    asks('Schedule Gretchen with Rosalba and Lorraine for tomorrow at 10.'),
  ],
  nursery_nov: [
    [
      asks('We say no to Ayaan, with the no this time letter.'),
      does('The agronomist.', reject('ayaan2', { message_template: 'no_this_time' })),
    ],
    [asks("Please postpone Adelino's feedback."), does('By a day, same hour.', reschedule('ade', '2026-11-17T14:00'))],
    [
      asks('Kiprono and Akinyi should have a talk, arrange it.'),
      does('Tomorrow at 2, half an hour.', book('2026-11-13T14:00', 30, 'kip', { about: 'akinyi' })),
    ],
    [asks('Cancel the phone chat.'), does('The one with Akinyi', cancel('aki'))],
    asks('Filipa should meet somebody from the export side on Monday, book it.'),
    asks('Zawadi has been asking, so tell her that thing about the bus.'),
    asks('Have Ayaan on the phone with Barnabas at five tomorrow, twenty minutes.'),
    asks('Field Trial for her please, she was great.'),
    asks('Send Hendrik an offer and Ayaan too, KES 1,500,000 for the latter.'),
    asks('Notify Wambui that the interview room is taken.'),
  ],
});

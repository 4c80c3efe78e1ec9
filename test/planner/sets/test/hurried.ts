// Test style “hurried”: between two meetings; fragments, dashes, the person first and the verb last or missing.
import {
  approvals,
  book,
  brief,
  followUpAll,
  free,
  metrics,
  move,
  offer,
  reject,
  reschedule,
  tell,
} from '../../calls.ts';
import {
  asking,
  asks,
  calling,
  does,
  hypothetical,
  inStyle,
  negated,
  nothing,
  orElse,
  relabelled,
} from '../../says.ts';
import type { sandboxes } from './sandboxes.ts';

export const hurried = inStyle<keyof typeof sandboxes>('hurried', {
  airline_jan: [
    does('Marco - onsite, quick', move('marco', 'Onsite')),
    relabelled(
      does(
        'Tiffany: recruiter screen please, then tell Carla she is moving',
        move('tiff', 'Recruiter Screen'),
        tell('carla', 'she is moving|Tiffany is moving'),
      ),
      calling(move('tiff', 'Recruiter Screen'), tell('carla', 'she is moving')),
    ),
    asks('Dave - skills check'),
    [asks('Dave - skills check'), does('Ruiz', move('dave1', 'Skills Check'))],
    asks('carla tomorrow 2pm half hr, Chloe'),
    does('carla tomorrow 3pm half hr about Chloe, book', book('2026-01-08T15:00', 30, 'carla', { about: 'chloe' })),
    does('what’s waiting for sign-off', approvals()),
    negated('NOT moving Sunny. Leave her.'),
  ],
  airline_jun: [
    does('Chloe onsite - push to 10:30 same day', reschedule('onsite', '2026-06-24T10:30')),
    does('David - recruiter screen', move('dave1', 'Recruiter Screen')),
    orElse(
      does(
        'mechanics gone cold 7 days+ -> keep_warm',
        followUpAll({ role: 'maintenance', days_since_contact: 7 }, 'keep_warm'),
      ),
      calling(followUpAll({ job: 'mx', days_since_contact: 7 }, 'keep_warm')),
    ),
    asks('Dez 8am today 15 min'),
    does('Dez 8am Wednesday 15 min re Sunny, book it', book('2026-06-24T08:00', 15, 'dez', { about: 'sunny' })),
  ],
  studio_feb: [
    does('Haruka -> team meeting', move('haru', 'Team Meeting')),
    asks('Yuki -> portfolio review'),
    does('Yuki Sato -> portfolio review', move('yuki1', 'Portfolio Review')),
    does(
      'Min-jun offer 7.8m yen, start 1 April',
      offer('min', { salary: 7_800_000, currency: 'JPY', start_date: '2026-04-01' }),
    ),
    asks('Ken tomorrow 16:30, 30 min, Bjorn'),
  ],
  retailer_jun: [
    does('Fernanda - offer stage. Done deal', move('fern', 'Offer')),
    does('Renata 30 min Mon 11 on Marcelo, book', book('2026-06-08T11:00', 30, 'renata', { about: 'marc' })),
    asks('Renata 30 min Mon 10:15 on Marcelo, book'),
    does('Luiz out. No reply since May', reject('luiz', { reason: 'No reply since May' })),
    hypothetical('Vivi - worth an offer? Dunno'),
  ],
  centre_mar: [
    does('tunde, offer, 46k euro', offer('tunde', { salary: 46_000, currency: 'EUR' })),
    does('Declan & Amira - both free when on Friday?', free('declan amira', '2026-03-27', '2026-03-28')),
    asks('Declan tmrw 11:15 20 min re Maggie'),
    orElse(does('Paul -> role play, the Keane one', move('paul1', 'Role Play')), asking()),
    does('brief me, 10 secs', brief()),
  ],
  council_jul: [
    does('Sione second interview: Friday 10 instead', reschedule('second', '2026-07-24T10:00')),
    does('Abby - first interview, and Isla - shortlist', move('abby', 'First Interview'), move('isla', 'Shortlist')),
    asks('Menon - second interview'),
    does('numbers this week?', metrics('this_week')),
    nothing('coffee?'),
  ],
  firm_oct: [
    does('Rosa interview w/ Owen -> same day, 2pm', reschedule('rosa', '2026-11-02T14:00')),
    does('Ivan: conflict check done, offer $185k', offer('ivan', { salary: 185_000 })),
    asks('Mel: partner interview'),
    does('April - HR interview', move('april', 'HR Interview')),
    asks('Owen 30 min Sunday 1:30am re Ted'),
  ],
});

// Forty-first further batch: talks of two to four messages.
import { approve, book, find, followUpAll, message, move, reject, reschedule, show, undo } from '../../../calls.ts';
import { asks, does, inStyle, nothing } from '../../../says.ts';
import type { sandboxes } from './sandboxes.ts';

export const talks = inStyle<keyof typeof sandboxes>('fresh41 talks', {
  peakline_aug: [
    [asks('Move Chris to the panel'), does('Christine', move('chris2', 'Panel Interview'))],
    [does('Reject Minh', reject('minh')), does('approve', approve(1))],
    [
      asks('schedule Zoe with Otis tomorrow'),
      does('2pm for 30 min', book('2026-09-01T14:00', 30, 'otis', { about: 'zoe' })),
      does('push it to 3', reschedule(1, '2026-09-01T15:00')),
    ],
    [
      does(
        'who in engineering have we ignored for 4 days or more',
        find({ role: 'engineering', days_since_contact: 4 }),
      ),
      does('follow up with all of them', followUpAll({ role: 'engineering', days_since_contact: 4 })),
    ],
  ],
  peakline_feb: [
    [
      does('pull up Sam', show('sam')),
      does('move him to panel', move('sam', 'Panel Interview')),
      does('wrong person, undo', undo(2)),
      does('I meant Pat, to manager interview', move('pat', 'Manager Interview')),
    ],
    [
      does('move zoe to manager interview', move('zoe', 'Manager Interview')),
      does('and email her the good news', message('zoe', '*')),
    ],
    [asks('book Ben with Beth'), does('tomorrow 9am', book('2027-02-12T09:00', 30, 'beth', { about: 'ben' }))],
    [asks("cancel Chris's interview"), nothing('forget it')],
  ],
});

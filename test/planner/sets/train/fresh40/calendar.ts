// Fortieth further batch: meetings, free times and dates of every kind.
import { book, cancel, free, move, reschedule, tell } from '../../../calls.ts';
import { asks, calling, does, hypothetical, inStyle, negated, orElse, quoted } from '../../../says.ts';
import type { sandboxes } from './sandboxes.ts';

export const calendar = inStyle<keyof typeof sandboxes>('fresh40 calendar', {
  carepoint_may: [
    does(
      'Move Jon Sprague to onsite and book an hour with Marcus on Friday at 2pm',
      move('jon', 'Onsite Interview'),
      book('2026-05-22T14:00', 60, 'marcus', { about: 'jon' }),
    ),
    does(
      'Schedule Anika with her hiring manager tomorrow at 10:30 for half an hour',
      book('2026-05-21T10:30', 30, 'sunil', { about: 'anika' }),
    ),
    does('set up Hank and Bill for thursday 3-3:45', book('2026-05-21T15:00', 45, 'bill', { about: 'hank' })),
    does(
      'Book Deb with Joanne the day after Memorial Day at 11am, 45m',
      book('2026-05-26T11:00', 45, 'joanne', { about: 'deb' }),
    ),
    does(
      'Get Marcus and Soren on a call tomorrow at 8am Pacific',
      book('2026-05-21T10:00', 30, 'marcus', { about: 'soren' }),
    ),
    does(
      'book Tolu with Sunil two business days from now at 4pm, 1h30',
      book('2026-05-22T16:00', 90, 'sunil', { about: 'tolu' }),
    ),
    asks('Book Bill with Hank for yesterday at 3'),
    asks('put Mike on with Marcus tomorrow at 9am for 30 minutes'),
    asks('schedule an interview for Renee next week'),
    does('When is Marcus free tomorrow for 45 minutes?', free('marcus', '2026-05-21', '2026-05-22', 45)),
    does("move alex's onsite to wednesday at 1", reschedule('alex', '2026-05-27T13:00')),
    does("push JP's interview back 30 minutes", reschedule('jp', '2026-05-22T10:30')),
    does("Cancel Renée's phone screen, she's sick", cancel('ren', "she's sick")),
    does(
      'interview for Xiulan w/ Marcus on 6/2 at 2:30p for an hour',
      book('2026-06-02T14:30', 60, 'marcus', { about: 'xiu' }),
    ),
    quoted('Bill said "book me with JP on Monday at 9" but I already have that covered'),
  ],
  carepoint_nov: [
    does(
      'Schedule a 30 minute call with Anika and Sunil on the first Monday of December at 9',
      book('2026-12-07T09:00', 30, 'sunil', { about: 'anika' }),
    ),
    does(
      'book 1h with Bill and Hank the Monday after Thanksgiving, 10am',
      book('2026-11-30T10:00', 60, 'bill', { about: 'hank' }),
    ),
    does("reschedule tolu's onsite to the same day at 10am", reschedule('tolu', '2026-11-24T10:00')),
    does("bring Renee's interview forward by an hour", reschedule('ren', '2026-11-19T13:00')),
    orElse(
      does(
        'find a slot next week where Sunil and Joanne are both free',
        free('sunil joanne', '2026-11-23', '2026-11-28'),
      ),
      calling(free('sunil joanne', '2026-11-23', '2026-11-30')),
    ),
    does(
      "cancel Mike's phone screen and tell Marcus it's off",
      cancel('mike'),
      tell('marcus', "it's off|the phone screen is off|Mike's phone screen is off"),
    ),
    does('Put Jon on with Marcus friday from 3 to 4pm ET', book('2026-11-20T14:00', 60, 'marcus', { about: 'jon' })),
    negated("Anita's phone screen stays on Monday, don't move it"),
    hypothetical("if Bill can't make Monday we could move Anita to Tuesday"),
    asks('book Sunil with Kat friday 1:30pm for half an hour'),
  ],
});

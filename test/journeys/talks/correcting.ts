// Corrections of what was just done, and of who was meant.
import { asked, done, idle, talk, type TalkScript } from './talk.ts';

export const correcting: readonly TalkScript[] = [
  talk(
    'another time',
    done('Book Omar with Dev tomorrow at 2 for half an hour', 'booked dev on omar, Fri 16 14:00, 30 min'),
    {
      ...done('actually make it 3:30pm', 'moved dev on omar, Fri 16 14:00, 30 min → dev on omar, Fri 16 15:30, 30 min'),
      tells: ['2:00 PM', '3:30 PM'],
    },
    done('and 45 minutes', 'moved dev on omar, Fri 16 15:30, 30 min → dev on omar, Fri 16 15:30, 45 min'),
    done('cancel it', 'called off dev on omar, Fri 16 15:30, 45 min'),
  ),
  talk(
    'the other Ana',
    { ...asked('Move Ana to phone screen'), tells: ['Ana Beltrán', 'Ana Kowalczyk'] },
    done('Kowalczyk', 'kowal: Applied → Phone Screen'),
    done('move Ana Beltrán to phone screen', 'beltran: Applied → Phone Screen'),
    done('move Ana Kowalczyk back to Applied', 'kowal: Phone Screen → Applied'),
    idle('perfect, thanks'),
  ),
  talk(
    'the other Sam, before a rejection',
    { ...asked('Reject Sam'), tells: ['Samuel Okoro', 'Samantha Reyes'] },
    { say: 'the one for the store', calls: ['reject_candidate waits'], changes: ['reject_candidate samantha waits'] },
    {
      say: 'Reject Samuel Okoro',
      calls: ['reject_candidate waits'],
      changes: ['reject_candidate samuel waits'],
    },
  ),
  talk(
    'another stage',
    done('Move Fiona to final panel', 'fiona: Workshop → Final Panel'),
    done('oops, meant phone screen', 'fiona: Final Panel → Phone Screen'),
  ),
  talk(
    'another amount',
    { say: 'Offer Elizabeth 118k starting 2 November', calls: ['send_offer waits'], changes: ['send_offer liz waits'] },
    {
      say: 'make it 121k',
      calls: ['send_offer waits'],
      changes: ['send_offer liz waits', 'send_offer liz waits no longer'],
      tells: ['121,000'],
    },
    { say: 'ok, approve it', calls: ['send_offer'], changes: [/^mail to liz: /, 'send_offer liz waits no longer'] },
  ),
  talk(
    'cancelled, and then only moved',
    done("Cancel Hugo's phone screen tomorrow", 'called off dev on hugo, Fri 16 15:00, 30 min'),
    done('wait no, put it back', 'booked dev on hugo, Fri 16 15:00, 30 min'),
    done('just move it to 4', 'moved dev on hugo, Fri 16 15:00, 30 min → dev on hugo, Fri 16 16:00, 30 min'),
  ),
  talk(
    'another colleague',
    done('Book Samuel with Marcus on Monday at 2pm, 30 min', 'booked marcus on samuel, Mon 19 14:00, 30 min'),
    done(
      'no, with Dev',
      'booked dev on samuel, Mon 19 14:00, 30 min',
      'called off marcus on samuel, Mon 19 14:00, 30 min',
    ),
  ),
];

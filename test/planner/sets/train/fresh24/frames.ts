// Twenty-fourth further batch, its orders: people who are described, groups but for some, several orders under one verb, and time
// that somebody has to have. Written beside the code, so it is a floor and no measure.
import { book, followUp, followUpAll, move, note, offer, reschedule, show, tell } from '../../../calls.ts';
import { does, inStyle } from '../../../says.ts';
import type { sandboxes } from '../fresh16/sandboxes.ts';

export const frames = inStyle<keyof typeof sandboxes>('fresh24 frames', {
  publisher_jul: [
    does('Please put the cover designer in Recruiter Chat through to Writing Test', move('luca', 'Writing Test')),
    does('advance the rights manager who is in New', move('emer2', 'Recruiter Chat')),
    does('short update to both cover designers', followUp('luca', 'short_update'), followUp('birte', 'short_update')),
    does('Note on the copy editor in New: native speaker of Irish', note('caoimhe', 'native speaker of Irish')),
    does('show me the commissioning editor in writing test', show('ashok')),
    does(
      'Book half an hour for Rajan with the rights manager in Writing Test, tomorrow at 4pm',
      book('2026-07-08T16:00', 30, 'rajan', { about: 'philippe' }),
    ),
    does('Everyone but Luca in Recruiter Chat goes to Writing Test', move('emer1', 'Writing Test')),
    does(
      'send the short update to everybody in Writing Test other than Jarlath',
      followUp('philippe', 'short_update'),
      followUp('ashok', 'short_update'),
    ),
    does(
      'Book Cormac with Caoimhe on Thursday at 2 for 30 minutes and Ingeborg with Birte on Thursday at 3',
      book('2026-07-09T14:00', 30, 'cormac', { about: 'caoimhe' }),
      book('2026-07-09T15:00', 30, 'ingeborg', { about: 'birte' }),
    ),
    does(
      'schedule Jarlath with Cormac on Friday at 9, Luca with Ingeborg at 10 and Philippe with Rajan at 11, 45 minutes each',
      book('2026-07-10T09:00', 45, 'cormac', { about: 'jarlath' }),
      book('2026-07-10T10:00', 45, 'ingeborg', { about: 'luca' }),
      book('2026-07-10T11:00', 45, 'rajan', { about: 'philippe' }),
    ),
    does(
      'Offer Noreen 48,000 and Solène 44,500, both starting August 3',
      offer('noreen', { salary: 48_000, start_date: '2026-08-03' }),
      offer('solene', { salary: 44_500, start_date: '2026-08-03' }),
    ),
    does(
      'send Ashok the writing test brief and Birte the short update',
      followUp('ashok', 'writing_test_brief'),
      followUp('birte', 'short_update'),
    ),
    does(
      'Tell Cormac that Noreen is keen and Rajan that Solène moved house',
      tell('cormac', 'Noreen is keen'),
      tell('rajan', 'Solène moved house'),
    ),
    does(
      'is Rajan free tomorrow at 3? if so book him with Emer Fitzsimons for half an hour',
      book('2026-07-08T15:00', 30, 'rajan', { about: 'emer2' }),
    ),
    does(
      'check whether Ingeborg has time on Friday at 10 and if she does, put Birte in with her for 45 minutes',
      book('2026-07-10T10:00', 45, 'ingeborg', { about: 'birte' }),
    ),
    does('Luca gets the short update', followUp('luca', 'short_update')),
    does(
      'Everyone in Writing Test not touched in a week, hit them with the short update',
      followUpAll({ stage: 'Writing Test', days_since_contact: 7 }, 'short_update'),
    ),
    does(
      'The board met, they loved Noreen, so offer her 48,000 a year starting on the first of September',
      offer('noreen', { salary: 48_000, start_date: '2026-09-01' }),
    ),
  ],
  railway_aug: [
    does('Move the possession planner in Pre-screen to Medical', move('dot', 'Medical')),
    does('push the track supervisor to offer', move('terrence', 'Offer')),
    does(
      'Move all of Medical to Track Assessment apart from Clifford',
      move('lani', 'Track Assessment'),
      move('teresa', 'Track Assessment'),
    ),
    does(
      'Move the possession meeting to Friday at 10 and the toolbox talk to Friday at 2pm',
      reschedule('poss', '2027-08-13T10:00'),
      reschedule('tool', '2027-08-13T14:00'),
    ),
    does("Let Anahera's track assessment start an hour earlier", reschedule('ana', '2027-08-16T12:00')),
    does(
      'If Joyce is free on Monday at 9, book her with Vikas for half an hour',
      book('2027-08-16T09:00', 30, 'joyce', { about: 'vikas' }),
    ),
    does(
      'Nikola ought to have half an hour with Jaxon, Monday at three.',
      book('2027-08-16T15:00', 30, 'nikola', { about: 'jaxon' }),
    ),
  ],
});

// Sixteenth further batch: two or three clauses in one breath.
import {
  approvals,
  approve,
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
} from '../../../calls.ts';
import { calling, does, inStyle, orElse } from '../../../says.ts';
import { health, run, score, start, stop } from '../rare-calls.ts';
import type { sandboxes } from './sandboxes.ts';

export const clauses = inStyle<keyof typeof sandboxes>('fresh16 clauses', {
  publisher_jul: [
    does(
      'Move Caoimhe to Recruiter Chat, send her the short update and tell Cormac she is moving on.',
      move('caoimhe', 'Recruiter Chat'),
      followUp('caoimhe', 'short_update'),
      tell('cormac', 'she is moving on|Caoimhe is moving on'),
    ),
    does(
      'Ashok passed. Editorial Interview for him, and book him with Cormac on Thursday at 2 for 45 minutes.',
      move('ashok', 'Editorial Interview'),
      book('2026-07-09T14:00', 45, 'cormac', { about: 'ashok' }),
    ),
    does(
      'Cancel the cover meeting and put Ingeborg with Luca in that slot, half an hour.',
      cancel('cov'),
      book('2026-07-08T14:00', 30, 'ingeborg', { about: 'luca' }),
    ),
    does(
      'Reject Jarlath with editorial no and note on his profile that he may apply again next year.',
      reject('jarlath', { message_template: 'editorial_no' }),
      note('jarlath', 'he may apply again next year|may apply again next year|Jarlath may apply again next year'),
    ),
    does(
      'Find out when Rajan is free on Friday, then show me Solène.',
      free('rajan', '2026-07-10', '2026-07-11'),
      show('solene'),
    ),
    does(
      "Push Noreen's interview to 12 and message her: we start at 12 instead of 11",
      reschedule('nor', '2026-07-08T12:00'),
      message('noreen', 'we start at 12 instead of 11'),
    ),
    does(
      'Both Philippe and Jarlath need the writing test brief again, please send it.',
      followUp('philippe', 'writing_test_brief'),
      followUp('jarlath', 'writing_test_brief'),
    ),
    does('What is waiting for approval, and how did we do last week?', approvals(), metrics('last_week')),
    does(
      'Move Noreen to Offer and offer her €52,000 from 1 September, please.',
      move('noreen', 'Offer'),
      offer('noreen', { salary: 52_000, currency: 'EUR', start_date: '2026-09-01' }),
    ),
    does(
      'Birte → Recruiter Chat; Emer Fitzsimons → Recruiter Chat; then list whoever is still in New.',
      move('birte', 'Recruiter Chat'),
      move('emer2', 'Recruiter Chat'),
      find({ stage: 'New' }),
    ),
    does('Show me Luca and tell me how likely he is to stay.', show('luca'), score('luca')),
    does(
      'Stop the sequence for Emer Halligan and move her to Writing Test.',
      stop('emer1'),
      move('emer1', 'Writing Test'),
    ),
    does(
      'Book Cormac with Caoimhe tomorrow at 3 and with Emer Halligan at 3:30, half an hour each.',
      book('2026-07-08T15:00', 30, 'cormac', { about: 'caoimhe' }),
      book('2026-07-08T15:30', 30, 'cormac', { about: 'emer1' }),
    ),
    does(
      'Tell Ingeborg and Rajan that the office is closed on Monday.',
      tell('ingeborg', 'the office is closed on Monday'),
      tell('rajan', 'the office is closed on Monday'),
    ),
    does(
      'Start the offer extended sequence for Noreen, and take Philippe out of his.',
      start('noreen', 'offer-extended'),
      stop('philippe'),
    ),
    does(
      'Put 30 minutes in for Rajan and Solène on Thursday at 11 and let Rajan know it is about the Paris list.',
      book('2026-07-09T11:00', 30, 'rajan', { about: 'solene' }),
      tell('rajan', 'it is about the Paris list'),
    ),
    [
      does('Reject Emer Fitzsimons and give me the approvals', reject('emer2'), approvals()),
      does('approve hers, then move Birte to Recruiter Chat', approve(1), move('birte', 'Recruiter Chat')),
    ],
  ],
  railway_aug: [
    does(
      'Jaxon and Marnie to Pre-screen, Vikas to Medical.',
      move('jaxon', 'Pre-screen'),
      move('marnie', 'Pre-screen'),
      move('vikas', 'Medical'),
    ),
    does(
      'Send Vikas and Dorothy the medical booking and note on Vikas that he prefers mornings.',
      followUp('vikas', 'medical_booking'),
      followUp('dot', 'medical_booking'),
      note('vikas', 'he prefers mornings|prefers mornings|Vikas prefers mornings'),
    ),
    does(
      "Move Terrence's track assessment to Monday at 9 and tell Nikola why: the plant is being serviced.",
      reschedule('ter', '2027-08-16T09:00'),
      tell('nikola', 'the plant is being serviced'),
    ),
    orElse(
      does(
        'Reject Brayden, no response for nearly two weeks, and use the unsuccessful template.',
        reject('brayden', { message_template: 'unsuccessful', reason: 'no response for nearly two weeks' }),
      ),
      calling(reject('brayden', { message_template: 'unsuccessful' })),
    ),
    does('Score Anahera and Terrence.', score('anahera'), score('terrence')),
    does(
      'Cancel the possession meeting this afternoon and book Joyce with Marnie at 2 instead, 45 minutes.',
      cancel('poss'),
      book('2027-08-12T14:00', 45, 'joyce', { about: 'marnie' }),
    ),
    orElse(
      does('Check that all integrations are up, then run the Workday sync.', health, run('Workday')),
      calling(health, run('workday')),
      calling(health, run('Workday sync')),
    ),
    does(
      'Follow up with everyone in Medical and tell Joyce that the reminders went out.',
      followUpAll({ stage: 'Medical' }),
      tell('joyce', 'the reminders went out'),
    ),
    does(
      "Clifford's medical came back clear so move him to Track Assessment, and find me an hour with Nikola on Monday.",
      move('cliff', 'Track Assessment'),
      free('nikola', '2027-08-16', '2027-08-17', 60),
    ),
    does(
      'Tell Edward we need his sign-off, then show me the approvals.',
      tell('edward', 'we need his sign-off|we need your sign-off'),
      approvals(),
    ),
    does(
      'Note for Leilani: boots size 9. Note for Clifford: needs a hearing test. Thanks.',
      note('lani', 'boots size 9'),
      note('cliff', 'needs a hearing test'),
    ),
    does(
      'Book Joyce and Edward on Friday at 10 for an hour about Teresa, and cancel the toolbox talk.',
      book('2027-08-13T10:00', 60, 'joyce edward', { about: 'teresa' }),
      cancel('tool'),
    ),
    does(
      'Start candidate at risk for Brayden and for Marnie.',
      start('brayden', 'candidate-at-risk'),
      start('marnie', 'candidate-at-risk'),
    ),
    does(
      'Offer Terrence 112,000 AUD and tell Nikola that the offer is waiting for approval.',
      offer('terrence', { salary: 112_000, currency: 'AUD' }),
      tell('nikola', 'the offer is waiting for approval'),
    ),
    [
      does(
        'Leilani to Track Assessment, book her with Nikola on Monday at 10 for an hour.',
        move('lani', 'Track Assessment'),
        book('2027-08-16T10:00', 60, 'nikola', { about: 'lani' }),
      ),
      does(
        'Make it 11 and tell her we start at 11',
        reschedule(2, '2027-08-16T11:00'),
        message('lani', 'we start at 11'),
      ),
    ],
  ],
});

// Tenth further batch: polite.
import {
  approvals,
  approve,
  book,
  brief,
  cancel,
  decline,
  find,
  followUp,
  followUpAll,
  free,
  log,
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
import { calling, does, orElse, inStyle } from '../../../says.ts';
import { score, translate, start, stop, health, runs } from './more-calls.ts';
import type { sandboxes } from './sandboxes.ts';

export const polite = inStyle<keyof typeof sandboxes>('fresh10 polite', {
  insurer_sep: [
    does('Can you move Jasmine to the skills test, please?', move('jasmine', 'Skills Test')),
    does('Could you please move Arturo Villaseñor on to the onsite interview?', move('arturo', 'Onsite Interview')),
    does('Please mark Noelle as hired, she signed this morning.', move('noelle', 'Hired')),
    does('Could you show me Hassan’s profile, please?', show('hassan')),
    does('Can you pull up Gwendolyn Pryce for me?', show('gwen')),
    does('Can you list everyone who is in the skills test right now?', find({ stage: 'Skills Test' })),
    does(
      'Could you find all the customer service candidates who are still in Applied?',
      find({ role: 'customer service', stage: 'Applied' }),
    ),
    does(
      'Please reject Derek, he doesn’t have any phone experience.',
      reject('derek', { reason: 'he doesn’t have any phone experience' }),
    ),
    does(
      'Could you reject Marcus Delacroix-Boyd and send him the not moving forward email, please?',
      reject('marcus', { message_template: 'not_moving_forward' }),
    ),
    does('Could you please send Peter an offer for $95,000?', offer('peter', { salary: 95_000 })),
    does(
      'I’d like to make Gwendolyn an offer: $88,000, starting October 5.',
      offer('gwen', { salary: 88_000, start_date: '2026-10-05' }),
    ),
    does(
      'Can you book 30 minutes with Ted and Jasmine tomorrow at 11am?',
      book('2026-09-15T11:00', 30, 'ted', { about: 'jasmine' }),
    ),
    does(
      'Could you set up a one-hour interview with Nadia for Hassan on Thursday at 10?',
      book('2026-09-17T10:00', 60, 'nadia', { about: 'hassan' }),
    ),
    does('Please move Peter’s onsite interview to Thursday at 1pm.', reschedule('pet', '2026-09-17T13:00')),
    does('Could you push the calibration back by half an hour?', reschedule('cal', '2026-09-17T15:30')),
    does('Could you cancel Ted’s team meeting tomorrow, please?', cancel('tm')),
    orElse(
      does('Can you please cancel the onsite with Gwendolyn? She is ill.', cancel('gwe', 'she is ill')),
      calling(cancel('gwe')),
    ),
    does('When is Nadia free on Wednesday?', free('nadia', '2026-09-16', '2026-09-17')),
    does(
      'Could you find a time on Thursday when Ted and Walter are both free for an hour?',
      free('ted walt', '2026-09-17', '2026-09-18', 60),
    ),
    does('Could you send Rosalie the checking in email?', followUp('rosie', 'checking_in')),
    does('Could you send Peter the interview confirmation, please?', followUp('peter', 'interview_confirmation')),
    does(
      'Please follow up with everyone in Applied we haven’t contacted in a week.',
      followUpAll({ stage: 'Applied', days_since_contact: 7 }),
    ),
    does(
      'Could you email Hassan that his test results are in?',
      message('hassan', 'his test results are in|your test results are in'),
    ),
    does(
      'Please tell Arturo that parking is behind the building.',
      message('arturo', 'parking is behind the building'),
    ),
    does(
      'Please add a note for Lily Ostrander that she prefers mornings.',
      note('lily2', 'she prefers mornings|prefers mornings|Lily Ostrander prefers mornings'),
    ),
    does('Could you let Nadia know that Peter is running late?', tell('nadia', 'Peter is running late')),
    does(
      'Can you tell Walter that the background check vendor called?',
      tell('walt', 'the background check vendor called'),
    ),
    does('Could you tell me how likely Peter is to stay with us?', score('peter')),
    does('Can you run the retention score for Gwendolyn, please?', score('gwen')),
    does('Could you tell me what Army MOS 68W means in civilian terms?', translate('68W', { branch: 'Army' })),
    does('Can you start the candidate at risk sequence for Marcus?', start('marcus', 'candidate-at-risk')),
    does('Could you stop the sequence for Arturo, please?', stop('arturo')),
    does('Could I see my brief for today, please?', brief()),
    does('Could you show me the numbers for last month?', metrics('last_month')),
    does('Is there anything waiting for my approval?', approvals()),
    does('Could you show me what was done yesterday?', log('yesterday')),
    does('Could you check whether all our integrations are working?', health),
    runs('Could you please run the Greenhouse sync?', 'Greenhouse', 'greenhouse', 'Greenhouse sync'),
    [does('Can you please reject Derek?', reject('derek')), does('Yes, please approve that.', approve(1))],
    [
      does('Please send Peter an offer at $97,500.', offer('peter', { salary: 97_500 })),
      does('Sorry, please decline that one, the budget isn’t signed.', decline(1)),
    ],
    [
      does('Can you move Rosalie to Phone Screen?', move('rosie', 'Phone Screen')),
      does('Could you undo that, please?', undo(1)),
    ],
  ],
});

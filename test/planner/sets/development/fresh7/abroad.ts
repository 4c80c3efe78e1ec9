// Seventh further batch: people who write English as their second or third language, carefully and a little beside the idiom.
import {
  approvals,
  book,
  brief,
  cancel,
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
} from '../../../calls.ts';
import { asks, does, hypothetical, inStyle, negated, nothing } from '../../../says.ts';
import type { sandboxes } from './sandboxes.ts';

export const abroad = inStyle<keyof typeof sandboxes>('fresh7 abroad', {
  adhouse_oct: [
    does('Please to move Sebastian Quayle in the first interview.', move('seb', 'First Interview')),
    does('Kindly do the needful and advance Karolina to first interview.', move('karo', 'First Interview')),
    does('Nia must be now in Portfolio Review, please change.', move('nia', 'Portfolio Review')),
    does('We decided to not continue with Dexter, please refuse him.', reject('dex')),
    does(
      'Please make the refuse of Priti, the reason is missing portfolio.',
      reject('priti', { reason: 'missing portfolio' }),
    ),
    does(
      'Please make an offer for Joshua Adebayo of 52.000 pounds, begin at 1 December.',
      offer('josh1', { salary: 52_000, currency: 'GBP', start_date: '2026-12-01' }),
    ),
    does(
      'I want a meeting with Sunita and Imogen at Thursday 11 o’clock, duration 45 minutes.',
      book('2026-10-22T11:00', 45, 'sunita', { about: 'imo' }),
    ),
    does(
      'Please reserve one hour for Otto with Karolina at 23 October, 15:00.',
      book('2026-10-23T15:00', 60, 'otto', { about: 'karo' }),
    ),
    asks('Please fix a meeting with Callum for tomorrow 10:00 about Nia, thirty minutes.'),
    does(
      'The pitch rehearsal of tomorrow we must move to Thursday at the same hour.',
      reschedule('pit', '2026-10-22T09:30'),
    ),
    does('In which hours is Callum free on Friday?', free('callum', '2026-10-23', '2026-10-24')),
    does('Please remember Priti with the template still keen.', followUp('priti', 'still_keen')),
    does(
      'All candidates in New without contact since 5 days shall receive the still keen.',
      followUpAll({ stage: 'New', days_since_contact: 5 }, 'still_keen'),
    ),
    does(
      'Please inform Otto that the server room is closed on Friday.',
      tell('otto', 'the server room is closed on Friday'),
    ),
    does(
      'Please write to Imogen that we have received her portfolio.',
      message('imo', 'we have received her portfolio'),
    ),
    does('Please to note by Dexter: he has own car.', note('dex', 'he has own car')),
    does('I need the overview about Karolina Maj.', show('karo')),
    does('Which persons did we not contact since 10 days?', find({ days_since_contact: 10 })),
    does('Please show me all what waits for approval.', approvals()),
    does('What must I do today at first?', brief()),
    does('Show please the statistics from the last week.', metrics('last_week')),
    does('What was done by you today?', log('today')),
    negated('Please to not reject Nia.'),
    hypothetical('Would it be good when we reject Sebastian?'),
    nothing('Thank you for the fast answer!'),
    asks('Please move Joshua to the second interview.'),
  ],
  skyways_sep: [
    does('It is needed that Yuki Tanabe goes in the onsite interview.', move('yuki', 'Onsite Interview')),
    does('Dara accepted, so please she goes to Hired.', move('dara', 'Hired')),
    does('Please advance Luz for one stage.', move('luz', 'Phone Screen')),
    does('Please put Gus back in the assessment.', move('gus', 'Assessment')),
    does(
      'We will not take Cassandra, please reject her because she has no work permit.',
      reject('cass', { reason: 'she has no work permit' }),
    ),
    does('Uniform review tomorrow is cancelled from Mina, please delete it.', cancel('fit')),
    does('Please prepone the uniform review for one hour.', reschedule('fit', '2026-09-23T10:00')),
    does(
      'Raúl wants to see Emeka on Thursday 9.30, half hour.',
      book('2026-09-24T09:30', 30, 'raul', { about: 'emeka' }),
    ),
    does('Please send to Emeka the link for assessment.', followUp('emeka', 'assessment_link')),
    does('Mechanics which are in assessment, who is it?', find({ role: 'maintenance', stage: 'Assessment' })),
    does('Say to Ingram please that the gate plan is ready.', tell('ingram', 'the gate plan is ready')),
    does('When has Mina time on Thursday?', free('mina', '2026-09-24', '2026-09-25')),
    asks('Please reject Petra.'),
    asks('Please invite Theodore for an interview with Ingram.'),
    does(
      'Please remark for Luz that she has two children and prefers mornings.',
      note('luz', 'she has two children and prefers mornings|Luz has two children and prefers mornings'),
    ),
  ],
});

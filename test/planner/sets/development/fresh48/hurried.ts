// Forty-eighth further batch: a recruiter between two calls.
import {
  approvals,
  book,
  cancel,
  find,
  followUp,
  message,
  move,
  note,
  offer,
  reject,
  reschedule,
  tell,
} from '../../../calls.ts';
import { asking, asks, does, hypothetical, inStyle, negated, orElse } from '../../../says.ts';
import { runs } from '../../train/rare-calls.ts';

export const hurried = inStyle('fresh48-hurried', {
  devices_oct: [
    does('Goran passed the skills test, move him to Team Interview', move('goran', 'Team Interview')),
    orElse(
      does('Book Goran with Mateus Friday 10am', book('2026-10-23T10:00', 30, 'mateus', { about: 'goran' })),
      asking(),
    ),
    does('reject Kwabena, regret letter', reject('kwabena', { message_template: 'regret_letter' })),
    does('Cancel Luca tomorrow.', cancel('luc')),
    does('skills test link to Minh please', followUp('minh', 'skills_test_link')),
    does(
      'Pilar to Reference Check, send her the reference request, tell Farah',
      move('pilar', 'Reference Check'),
      followUp('pilar', 'reference_request'),
      tell('farah', '*'),
    ),
    does(
      'Push Oscar to 10:30 Friday and note that he comes straight off a night shift',
      reschedule('osc', '2026-10-23T10:30'),
      note('oscar', 'he comes straight off a night shift|comes straight off a night shift'),
    ),
    does(
      'Thandiwe and Minh both to Recruiter Screen',
      move('thandi', 'Recruiter Screen'),
      move('minh', 'Recruiter Screen'),
    ),
    does("who's in Skills Test", find({ stage: 'Skills Test' })),
    asks('move Amina to Reference Check'),
    asks('Thandiwe to Recruiter Screen, and book Devon with Ingeborg Thursday', move('thandi', 'Recruiter Screen')),
    negated("don't send Devon anything yet"),
  ],
  devices_feb: [
    does('Offer Hye-jin 92k, start March 8', offer('hyejin', { salary: 92000, start_date: '2027-03-08' })),
    does("Minh's test tomorrow to 11", reschedule('min', '2027-02-12T11:00')),
    does('approvals waiting?', approvals()),
    does('Rebecca accepted. Move her to Hired, tell Ingeborg.', move('becky', 'Hired'), tell('ingeborg', '*')),
    does(
      "cancel Thandiwe's call tomorrow, email her: sorry, we need to find another day",
      cancel('tha'),
      message('thandi', 'sorry, we need to find another day'),
    ),
    hypothetical('what if we just skipped references for Luca?'),
    runs('run the Workday sync now', 'Workday', 'workday', 'Workday sync'),
    does(
      'note on Oscar: forklift license expires in May. Tell Wes too.',
      note('oscar', 'forklift license expires in May'),
      tell('wes', '*'),
    ),
  ],
});

// Forty-first further batch: single messages.
import {
  approvals,
  book,
  brief,
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
import { asks, calling, does, hypothetical, inStyle, negated, orElse, quoted } from '../../../says.ts';
import { decodes, score } from '../../train/rare-calls.ts';
import type { sandboxes } from './sandboxes.ts';

export const singles = inStyle<keyof typeof sandboxes>('fresh41 singles', {
  peakline_aug: [
    does('Please move Nicolas to the manager interview', move('nico', 'Manager Interview')),
    does('steph oduya -> background check', move('steph', 'Background Check')),
    asks('move Chris to recruiter screen'),
    does('Advance DJ to the next stage', move('dj', 'Manager Interview')),
    does('Sam Kitteridge needs to go back to recruiter screen', move('sam', 'Recruiter Screen')),
    does('Zoe to pannel interview pls', move('zoe', 'Panel Interview')),
    does(
      'Move Minh to the screen and send him the screen invite',
      move('minh', 'Recruiter Screen'),
      followUp('minh', 'screen_invite'),
    ),
    does('Ben is ready for offer, move him', move('ben', 'Offer')),
    does('Reject Pat Lomahaftewa with the early decline', reject('pat', { message_template: 'decline_early' })),
    does(
      'we are passing on Kenji. Use the late decline template.',
      reject('kenji', { message_template: 'decline_late' }),
    ),
    does(
      'Send Fiona an offer: 163k, start date October 1',
      offer('fiona', { salary: 163_000, start_date: '2026-10-01' }),
    ),
    does('offer ben $71,250', offer('ben', { salary: 71_250 })),
    does(
      'list warehouse candidates with no contact in the last week',
      find({ role: 'warehouse', days_since_contact: 7 }),
    ),
    does(
      'Send keep warm to all the finance people we have not reached in 6 days',
      followUpAll({ role: 'finance', days_since_contact: 6 }, 'keep_warm'),
    ),
    does('how many devs are in panel?', find({ role: 'engineering', stage: 'Panel Interview' })),
    does("show me who's on the SRE role", find({ job: 'sre' })),
    does(
      'Book Liz Ionescu with her hiring manager on Wednesday at 2pm for 45 minutes',
      book('2026-09-02T14:00', 45, 'beth', { about: 'liz' }),
    ),
    does('sam and ingrid thurs 9-9:30', book('2026-09-03T09:00', 30, 'ingrid', { about: 'sam' })),
    does(
      'set up an hour for Nicolas with Ingrid the day after Labor Day at 10am Eastern',
      book('2026-09-08T08:00', 60, 'ingrid', { about: 'nico' }),
    ),
    asks('get Ramon and DJ together tomorrow at 3:30pm'),
    does("push Steph's panel to Thursday, same time", reschedule('steph', '2026-09-03T13:00')),
    does("Cancel Andy's panel", cancel('andy')),
    does('is Beth free friday morning?', free('beth', '2026-09-04', '2026-09-05')),
    negated("Move Zoe to recruiter screen, but don't message her", move('zoe', 'Recruiter Screen')),
    hypothetical('Thinking about whether to reject Minh, what do you know about him?', show('minh')),
    quoted('Ramon: "just hire Andy already". Ha.'),
    does(
      'Tell Ramon the background check came back clean for Ben',
      tell('ramon', 'the background check came back clean for Ben'),
    ),
    decodes('Army vet, 92Y. What civilian roles match?', ['92Y'], { branch: 'Army' }),
  ],
  peakline_feb: [
    does('um okay move liz to panel and uh tell beth', move('liz', 'Panel Interview'), tell('beth', '*')),
    does("reschedule Nico's panel for Tuesday the 16th at 9", reschedule('nico', '2027-02-16T09:00')),
    // Presidents' Day stands between.
    orElse(
      does(
        'book Patricia with Beth in 3 business days at 11, half an hour',
        book('2027-02-17T11:00', 30, 'beth', { about: 'pat' }),
      ),
      calling(book('2027-02-16T11:00', 30, 'beth', { about: 'pat' })),
    ),
    does('note for Zoe: portfolio was excellent', note('zoe', 'portfolio was excellent')),
    does(
      'email David that we need his forklift certificate',
      message('dj', 'we need his forklift certificate|we need your forklift certificate'),
    ),
    does('send Ben the background paperwork', followUp('ben', 'background_forms')),
    does('who is in background check right now', find({ stage: 'Background Check' })),
    does('retention score for Sam?', score('sam')),
    does('what should I work on today', brief()),
    does('show this weeks metrics', metrics('this_week')),
    does('show pending approvals', approvals()),
    does('tell me about Kenji', show('kenji')),
    orElse(
      does('Ingrid and Otis, any common hour next week?', free('ingrid otis', '2027-02-15', '2027-02-20', 60)),
      calling(free('ingrid otis', '2027-02-15', '2027-02-22', 60)),
    ),
    negated("no need to reschedule Liz's interview"),
  ],
});

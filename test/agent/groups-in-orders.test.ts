// Orders for groups: who belongs to one is everything that was said of it, a group that is turned down is named back first, and several of
// a list that was shown are taken by their places. Beside them what is not to be done for a group.
import { expect, test } from 'vitest';
import {
  approvals,
  brief,
  find,
  followUp,
  followUpAll,
  free,
  log,
  message,
  move,
  note,
  reject,
} from '../planner/calls.ts';
import { organisation } from '../planner/organisation.ts';
import { asks, does, inStyle, negated, nothing } from '../planner/says.ts';
import { score, start } from '../planner/sets/train/rare-calls.ts';
import { longest, missedOf } from './missed.ts';

const clinic = organisation({
  zone: 'America/Chicago',
  users: [
    'joan: Joan Whitfield, recruiter',
    'femi: Femi Adeyemi, hiring_manager',
    'carla: Carla Brandt, hiring_manager',
  ],
  stages: ['Applied', 'Phone Screen', 'Skills Assessment', 'Onsite', 'Offer', 'Hired', 'Rejected'],
  jobs: ['icu: ICU Nurse, nursing, carla', 'er: ER Nurse, nursing, carla', 'ba: Billing Analyst, finance, femi'],
  people: [
    'kenji: Kenji Watanabe, ba, Applied, 12',
    'dora: Dora Kessler, ba, Applied, 15',
    'milo: Milo Fraser, ba, Applied, 2',
    'sunil: Sunil Rao, ba, Onsite, 4',
    'maria: Maria Santos, icu, Phone Screen, 13',
    'hana: Hana Kovac, icu, Phone Screen, 2',
    'greta: Greta Lind, er, Phone Screen, 14',
    'tunde: Tunde Bello, icu, Onsite, 5',
    'ruth: Ruth Okafor, er, Onsite, 9',
    'paul: Paul Grady, er, Rejected, 9',
  ],
  templates: ['check_in', 'interview_prep', 'rejection', 'skills_assessment'],
});
const sandboxes = { clinic_oct: clinic('2026-10-14T09:20') };

const said = (kind: string, ones: NonNullable<Parameters<typeof inStyle<'clinic_oct'>>[1]['clinic_oct']>) => ({
  kind,
  instructions: inStyle<'clinic_oct'>(kind, { clinic_oct: ones }),
});
const all = (stage: string, ...ids: readonly string[]) => ids.map((id) => move(id, stage));
const inScreen = does('who is in phone screen?', find({ stage: 'Phone Screen' }));

const kinds = [
  said('each of a group is moved, scored or written to', [
    does('move all nurses in phone screen to onsite', ...all('Onsite', 'maria', 'hana', 'greta')),
    does(
      'please move every billing analyst in Applied to phone screen',
      ...all('Phone Screen', 'kenji', 'dora', 'milo'),
    ),
    does("move all the nurses we haven't contacted in ten days to onsite", ...all('Onsite', 'maria', 'greta')),
    does('The billing analysts in Applied should go to phone screen.', ...all('Phone Screen', 'kenji', 'dora', 'milo')),
    does('All nurses in phone screen: move them to onsite please', ...all('Onsite', 'maria', 'hana', 'greta')),
    does('score all the nurses in onsite', score('tunde'), score('ruth')),
    does('retention for the phone screen nurses', score('maria'), score('hana'), score('greta')),
    does(
      'start the candidate at risk sequence for all nurses in Onsite',
      start('tunde', 'candidate-at-risk'),
      start('ruth', 'candidate-at-risk'),
    ),
    negated("don't move the nurses in phone screen to onsite"),
    nothing('should we move all nurses in phone screen to onsite?'),
    nothing('Joan wondered what happens if I move every billing analyst in Applied to phone screen.'),
    asks('move all the welders in phone screen to onsite'),
  ]),
  said('a group that is turned down or written to is named back', [
    [
      asks("Reject all the applicants for billing analyst who haven't been contacted in a week"),
      does('yes', reject('kenji'), reject('dora')),
    ],
    [
      asks('Message everyone in onsite: the entrance is on Elm Street'),
      does(
        'yes',
        message('sunil', 'the entrance is on Elm Street'),
        message('tunde', 'the entrance is on Elm Street'),
        message('ruth', 'the entrance is on Elm Street'),
      ),
    ],
    // Not all of the family of nurses.
    [asks('reject all the ICU nurses in phone screen'), does('yes', reject('maria'), reject('hana'))],
    does('move the ER nurse applicants in phone screen to onsite', move('greta', 'Onsite')),
    [asks('reject everyone in Applied for the billing analyst role'), nothing('no')],
    [asks('Reject all billing analysts in Applied except Kenji'), does('yes', reject('dora'), reject('milo'))],
    asks('reject every nurse in phone screen that has been idle for more than 10 days'),
    asks('Reject all billing analysts in Applied except Tunde'),
    does('reject Kenji and Dora', reject('kenji'), reject('dora')),
  ]),
  said('silence by the calendar', [
    does('follow up with everyone idle more than 10 days', followUpAll({ days_since_contact: 10 })),
    does("nurses we haven't reached since October 5", find({ role: 'nursing', days_since_contact: 9 })),
    does("which candidates haven't I contacted this week?", find({ days_since_contact: 3 })),
    does(
      "follow up with anyone in phone screen we haven't heard from since last Monday",
      followUpAll({ stage: 'Phone Screen', days_since_contact: 2 }),
    ),
    does('note on Kenji: silent since Monday', note('kenji', 'silent since Monday')),
  ]),
  said('several stages', [
    does('who is in phone screen or onsite?', find({ stage: 'Phone Screen' }), find({ stage: 'Onsite' })),
    does(
      'send the check-in to all nurses in phone screen and applied',
      followUpAll({ role: 'nursing', stage: 'Phone Screen' }, 'check_in'),
      followUpAll({ role: 'nursing', stage: 'Applied' }, 'check_in'),
    ),
    does('move Hana to onsite and Ruth to offer', move('hana', 'Onsite'), move('ruth', 'Offer')),
  ]),
  said('who waits, what was done', [
    does("Who's waiting on feedback?", find({ at_risk: true })),
    does('which candidates are still waiting to hear from us?', find({ at_risk: true })),
    does('who needs a nudge today?', find({ at_risk: true })),
    does("who's waiting on me", approvals()),
    does('who did we reject this month?', find({ stage: 'Rejected' })),
    does('what changed for Hana?', log()),
  ]),
  said('the reader’s own calendar', [
    does('what do I have on Monday?', free('joan', '2026-10-19', '2026-10-20')),
    does('any interviews tomorrow?', free('joan', '2026-10-15', '2026-10-16')),
    does('do I have anything on Thursday?', free('joan', '2026-10-15', '2026-10-16')),
    does('any candidates without contact this week?', find({ days_since_contact: 3 })),
    does('what do I have today?', brief()),
    does('is Carla free on Monday?', free('carla', '2026-10-19', '2026-10-20')),
  ]),
  said('a stage and a letter of one name', [
    does('move Hana to skills assessment', move('hana', 'Skills Assessment')),
    does(
      'the nurses in phone screen can all move to skills assessment',
      ...all('Skills Assessment', 'maria', 'hana', 'greta'),
    ),
    does('send Hana the skills assessment', followUp('hana', 'skills_assessment')),
    does(
      'email everyone in phone screen the skills assessment',
      followUpAll({ stage: 'Phone Screen' }, 'skills_assessment'),
    ),
  ]),
  said('several of a list', [
    [inScreen, does('send the first two the check-in', followUp('maria', 'check_in'), followUp('hana', 'check_in'))],
    [inScreen, does('move the top two to onsite', ...all('Onsite', 'maria', 'hana'))],
    [inScreen, does('second and third go to onsite', ...all('Onsite', 'hana', 'greta'))],
    [inScreen, does('reject all three', reject('maria'), reject('hana'), reject('greta'))],
    [inScreen, does('reject them all except Greta', reject('maria'), reject('hana'))],
    [inScreen, does('everyone but Maria goes to onsite', ...all('Onsite', 'hana', 'greta'))],
    [
      inScreen,
      does('move the first to onsite', move('maria', 'Onsite')),
      does('reject the rest', reject('hana'), reject('greta')),
    ],
    [
      inScreen,
      does(
        'move the first two to onsite and send them the check-in',
        ...all('Onsite', 'maria', 'hana'),
        followUp('maria', 'check_in'),
        followUp('hana', 'check_in'),
      ),
    ],
    [inScreen, asks('move all four to onsite')],
    [inScreen, asks('reject the rest')],
    [inScreen, asks('reject them all except Kenji')],
    asks('move the first two to onsite'),
  ]),
];

test.each(kinds)(
  '$kind',
  async ({ instructions }) => {
    expect(await missedOf(instructions, sandboxes)).toEqual([]);
  },
  longest,
);

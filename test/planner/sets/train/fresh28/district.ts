// Twenty-eighth further batch: a school district's secretary, one of its principals, and a sourcer.
import {
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
  undo,
} from '../../../calls.ts';
import { asking, asks, calling, does, hypothetical, inStyle, negated, nothing, orElse, quoted } from '../../../says.ts';
import type { sandboxes } from './sandboxes.ts';

export const district = [
  ...inStyle<keyof typeof sandboxes>('fresh28 secretary', {
    district_aug: [
      does(
        'Good morning. Would you please advance Winona Pfeiffer to the phone screen? Her transcripts finally came in.',
        move('winona', 'Phone Screen'),
      ),
      does(
        "Kindly have Dashiell sit down with Mr. Oyelowo-Banks this Friday at ten o'clock; forty-five minutes should do.",
        book('2027-08-06T10:00', 45, 'curtis', { about: 'dashiell' }),
      ),
      orElse(
        does("I'm afraid the bus safety refresher has to be called off, the trainer has shingles.", cancel('bus')),
        calling(cancel('bus', 'the trainer has shingles')),
      ),
      does('Please be so kind as to mail Guadalupe the demo lesson guide.', followUp('lupe', 'demo_lesson_guide')),
      does(
        "For Brigid's file: she will need a parking permit because of her hip.",
        note(
          'brigid',
          'she will need a parking permit because of her hip|will need a parking permit because of her hip|Brigid will need a parking permit because of her hip',
        ),
      ),
      asks('Would you please send Jorge the gentle check-in? I have been meaning to for days.'),
      does(
        "Mrs. Pruett would like Tenley's interview an hour later tomorrow, please see to it.",
        reschedule('ten', '2027-08-04T14:00'),
      ),
      negated(
        'Please do not write to Amos just yet, his sister works in our front office and I want to ring her first.',
      ),
      does('Whom have we left waiting for ten days or more?', find({ days_since_contact: 10 })),
      does(
        'Might I see how Mr. Winfrey is placed on Thursday? I need half an hour of his time.',
        free('thad', '2027-08-05', '2027-08-06', 30),
      ),
      orElse(
        does(
          'The library position has gone to somebody inside the building. Please turn Brigid down with the position filled letter.',
          reject('brigid', { message_template: 'position_filled' }),
        ),
        calling(
          reject('brigid', {
            message_template: 'position_filled',
            reason: 'The library position has gone to somebody inside the building',
          }),
        ),
      ),
      does(
        'Please tell Thaddeus that both spare buses passed inspection.',
        tell('thad', 'both spare buses passed inspection'),
      ),
      orElse(
        hypothetical('If Corliss were to withdraw, whom would we have left for science?'),
        calling(find({ job: 'sci' })),
      ),
      does(
        'Would you draft nothing fancy, only this, to Tenley: we look forward to seeing you at one tomorrow.',
        message('tenley', 'we look forward to seeing you at one tomorrow'),
      ),
      [
        does('Please put Winona in the phone screen column.', move('winona', 'Phone Screen')),
        does('Oh dear, I misread my list. Kindly put her back where she was.', undo(1)),
      ],
    ],
  }),
  ...inStyle<keyof typeof sandboxes>('fresh28 principal', {
    district_aug: [
      does('Corliss: principal interview.', move('corliss', 'Principal Interview')),
      does('Demo guide to Dashiell.', followUp('dashiell', 'demo_lesson_guide')),
      does('Yolanda + Winona, Thurs 9:15, 20 min.', book('2027-08-05T09:15', 20, 'yolanda', { about: 'winona' })),
      does('Kill the cabinet meeting Fri.', cancel('cab')),
      does('Tenley offer. 58,400, starts Aug 16.', offer('tenley', { salary: 58_400, start_date: '2027-08-16' })),
      does('Corliss demo at 11, not 9:30.', reschedule('cor', '2027-08-05T11:00')),
      asks('Jorge to demo lesson.'),
      does('Who is in Demo Lesson.', find({ stage: 'Demo Lesson' })),
      orElse(
        does('Amos no. Position filled.', reject('amos', { message_template: 'position_filled' })),
        calling(reject('amos', { reason: 'Position filled' })),
      ),
      asks('Curtis and Dashiell, Friday at 2, half hour.'),
      orElse(does('Brigid up one stage.', move('brigid', 'Phone Screen')), asking()),
      nothing('In assembly. Back at noon.'),
      does('Numbers for July.', metrics('last_month')),
    ],
  }),
  ...inStyle<keyof typeof sandboxes>('fresh28 sourcer', {
    district_aug: [
      orElse(
        does(
          "let's get dashiell in front of curtis friday 11ish, half an hr",
          book('2027-08-06T11:00', 30, 'curtis', { about: 'dashiell' }),
        ),
        asking(),
      ),
      does('shoot winona the gentle check in, shes gone radio silent', followUp('winona', 'gentle_check_in')),
      does(
        'yo can u ping yolanda that lupe only wants the aide job full time',
        tell('yolanda', 'lupe only wants the aide job full time'),
      ),
      does('bump jorge lindahl into paper review', move('jorge2', 'Paper Review')),
      orElse(
        does('amos ghosted us twice, toss him', reject('amos', { reason: 'amos ghosted us twice' })),
        calling(reject('amos')),
        calling(reject('amos', { reason: 'ghosted us twice' })),
      ),
      does("what's tenley's deal rn", show('tenley')),
      orElse(
        does('chase everyone stuck in paper review', followUpAll({ stage: 'Paper Review' })),
        calling(followUpAll({ stage: 'Paper Review' }, 'gentle_check_in')),
      ),
      negated("park brigid till the budget vote, don't touch her stage"),
      does(
        'drop a note on corliss - needs a lab w fume hood for her demo',
        note('corliss', 'needs a lab w fume hood for her demo'),
      ),
      quoted('thad goes "just hire the first one who can parallel park" lol'),
      [
        does('is thad around thurs pm', free('thad', '2027-08-05', '2027-08-06')),
        does('sick, 1pm for jorge bustillos then', book('2027-08-05T13:00', 30, 'thad', { about: 'jorge1' })),
      ],
      [asks('send jorge the check in'), does('the bus guy', followUp('jorge1', 'gentle_check_in'))],
    ],
  }),
];

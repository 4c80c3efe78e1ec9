// Ninth further batch, first style: the language of stand-ups, trackers and quarterly plans.
import {
  approvals,
  approve,
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
  undo,
} from '../../../calls.ts';
import { asks, calling, does, hypothetical, inStyle, negated, orElse, quoted } from '../../../says.ts';
import type { sandboxes as sixth } from '../fresh6/sandboxes.ts';
import type { sandboxes as seventh } from '../fresh7/sandboxes.ts';

export const corporate = inStyle<keyof typeof sixth | keyof typeof seventh>('fresh9 corporate', {
  skyways_mar: [
    does('Action item: Dara Whitlock goes to Assessment.', move('dara', 'Assessment')),
    does('Let’s get Emeka unblocked and into the onsite interview stage.', move('emeka', 'Onsite Interview')),
    does('Quick win: progress Cassandra to Assessment, she’s been sitting in screening.', move('cass', 'Assessment')),
    does('We’re deprioritising Theodore Vance, please close him out of the process.', reject('theo')),
    does('Yuki is green across the board, next gate is Onsite Interview.', move('yuki', 'Onsite Interview')),
    does(
      'Offboard Petra Lindgren from the funnel with position filled, headcount for that one is frozen.',
      reject('petra2', { message_template: 'position_filled', reason: 'headcount for that one is frozen' }),
    ),
    does(
      'Need 30 on the calendar w/ Raúl re Emeka, Thursday 10am.',
      book('2026-03-19T10:00', 30, 'raul', { about: 'emeka' }),
    ),
    does(
      'Can we timebox 45 minutes on Friday at 2pm, Mina and Yuki, please?',
      book('2026-03-20T14:00', 45, 'mina', { about: 'yuki' }),
    ),
    does('The sync with Gus needs to slide to 3pm same day.', reschedule('gus', '2026-03-19T15:00')),
    does('Descoping the phone screen with Cassandra, take it off the calendar.', cancel('scr')),
    does('What’s Mina’s bandwidth like on Thursday?', free('mina', '2026-03-19', '2026-03-20')),
    does('Where do we net out on Petra Novotná?', show('petra1')),
    does('Pull me a list of everyone stuck in Phone Screen.', find({ stage: 'Phone Screen' })),
    does('Can you action the assessment link to Luz?', followUp('luz', 'assessment_link')),
    does(
      'Broad reach-out: all applicants with zero touchpoints in 7+ days, checking in template.',
      followUpAll({ days_since_contact: 7 }, 'checking_in'),
    ),
    does('FYI to Ingram: the gate roster is signed off.', tell('ingram', 'the gate roster is signed off')),
    does('Capture against Yuki that she is bilingual.', note('yuki', 'she is bilingual|is bilingual')),
    does('How are we tracking this month?', metrics('this_month')),
    does('What moved the needle yesterday on the action log?', log('yesterday')),
    does('Anything blocked on me for sign-off?', approvals()),
    does('Top three things for my day?', brief()),
    asks('Can we get Petra over the line to assessment?'),
    asks('Loop in somebody about Dara.'),
    negated('Let’s not boil the ocean on Theo, no need to follow up with him.'),
    hypothetical('Blue-sky thinking: what would it look like if we moved Luz straight to Offer?'),
    quoted('Raúl’s comment in the doc was “cancel the onsite with Gus”, just flagging.'),
  ],
  adhouse_jun: [
    does('Net-net: Nia Prosser to Portfolio Review.', move('nia', 'Portfolio Review')),
    does(
      'Please operationalise an offer for Joshua Adebayo at £64,000, effective 3 August.',
      offer('josh1', { salary: 64_000, currency: 'GBP', start_date: '2026-08-03' }),
    ),
    does('Circle back with Karolina using still keen.', followUp('karo', 'still_keen')),
    does(
      'Ping Priti: the studio tour moved to the second floor.',
      message('priti', 'the studio tour moved to the second floor'),
    ),
    does(
      'Dexter’s first interview clashes with the QBR, let’s land it at 4 instead.',
      reschedule('int', '2026-06-12T16:00'),
    ),
    does(
      'Seb first interview, Imogen second interview, and give Sunita visibility that Imogen’s book is in.',
      move('seb', 'First Interview'),
      move('imo', 'Second Interview'),
      tell('sunita', 'Imogen’s book is in'),
    ),
    does('Find a window for Otto and Callum on Friday, an hour.', free('otto callum', '2026-06-12', '2026-06-13', 60)),
    does('Who on the design side has gone dark for 10 days or more?', find({ role: 'design', days_since_contact: 10 })),
    [
      does('Deep dive on Dexter Holloway please', show('dex')),
      does('ok let’s sunset him, no thank you template', reject('dex', { message_template: 'no_thank_you' })),
      does('approved', approve(2)),
    ],
    [does('Karolina to First Interview', move('karo', 'First Interview')), does('walk that back', undo(1))],
    orElse(
      does(
        'Book Callum and Sebastian for Thursday 11:30, half an hour, then done.',
        book('2026-06-11T11:30', 30, 'callum', { about: 'seb' }),
      ),
      calling(book('2026-06-11T11:30', 30, 'callum', { about: 'seb' })),
    ),
    asks('Josh is a go for second interview.'),
  ],
});

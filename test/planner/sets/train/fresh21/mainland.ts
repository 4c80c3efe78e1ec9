// Twenty-first further batch: plain orders, and wishes that are said around.
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
  undo,
} from '../../../calls.ts';
import { asking, asks, calling, does, hypothetical, inStyle, negated, nothing, orElse, quoted } from '../../../says.ts';
import { decodes, score, start } from '../rare-calls.ts';
import type { sandboxes } from './sandboxes.ts';

export const mainland = [
  ...inStyle<keyof typeof sandboxes>('fresh21 plain', {
    trades_may: [
      does(
        'Move Isolde to Phone Screen and book 30 minutes with her hiring manager tomorrow at 2pm.',
        move('isolde', 'Phone Screen'),
        book('2026-05-12T14:00', 30, 'samson', { about: 'isolde' }),
      ),
      does(
        'Send a gentle reminder mail to all operations candidates we have not contacted in 7 days.',
        followUpAll({ role: 'operations', days_since_contact: 7 }, 'gentle_reminder_mail'),
      ),
      does(
        'Schedule Tova with Samson on Friday at 9:30am for an hour.',
        book('2026-05-15T09:30', 60, 'samson', { about: 'tova' }),
      ),
      does(
        'Reject Dana Whitlow using the we went another way template.',
        reject('dana2', { message_template: 'we_went_another_way' }),
      ),
      does(
        'Send Dana Krasinski an offer for $118,000 starting June 15.',
        offer('dana1', { salary: 118_000, currency: 'USD', start_date: '2026-06-15' }),
      ),
      does('Which candidates have had no contact for 6 or more days?', find({ days_since_contact: 6 })),
      does('Show me my morning brief.', brief()),
      does("Reschedule Caleb's onsite interview to Thursday at 3pm.", reschedule('cal', '2026-05-14T15:00')),
      does('Cancel the vendor call tomorrow.', cancel('vend')),
      does(
        'When are Samson and Thea both free on Wednesday for 45 minutes?',
        free('samson thea', '2026-05-13', '2026-05-14', 45),
      ),
      does('Add a note to Ezra: certified in QuickBooks.', note('ezra', 'certified in QuickBooks')),
      does('Tell Victor that Monique can start in July.', tell('victor', 'Monique can start in July')),
      does(
        'Email Josephine: thank you for your application, we will be in touch this week.',
        message('josie', 'thank you for your application, we will be in touch this week.'),
      ),
      does('What is the retention score for Ravindra?', score('ravi')),
      does('Show the metrics for this week.', metrics('this_week')),
      [
        does('Move Ezra to Onsite Interview.', move('ezra', 'Onsite Interview')),
        does('Undo the last action.', undo(1)),
      ],
      does('Start the candidate at risk sequence for Dana Whitlow.', start('dana2', 'candidate-at-risk')),
      asks('Move Dana to Offer.'),
      asks('Book Samson with Isolde tomorrow at 10am.'),
      does('Move Tova to Hired.', move('tova', 'Hired')),
      decodes('Translate MOS 88N for the Army.', ['88N'], { branch: 'Army' }),
      does('List everything that needs my approval.', approvals()),
    ],
  }),
  ...inStyle<keyof typeof sandboxes>('fresh21 indirect', {
    trades_may: [
      does('Josephine should be in Phone Screen by now, could you fix that?', move('josie', 'Phone Screen')),
      does(
        "It'd be great if you sent Ravindra the interview confirmation.",
        followUp('ravi', 'interview_confirmation'),
      ),
      does(
        'I was wondering whether Thea and Ezra could meet on Thursday at 11 for half an hour; please put it in.',
        book('2026-05-14T11:00', 30, 'thea', { about: 'ezra' }),
      ),
      does('Monique is ready for the onsite interview, please move her on.', move('mona', 'Onsite Interview')),
      does('Nobody has told Samson yet that Tova needs a laptop. Please do.', tell('samson', 'Tova needs a laptop')),
      does('The team planning would be better at 11, please.', reschedule('plan', '2026-05-12T11:00')),
      does("There's no need for the vendor call any more, so please take it out.", cancel('vend')),
      does("I'd like to know how Caleb is getting on.", show('caleb')),
      does("I'd be curious who is sitting in Onsite Interview.", find({ stage: 'Onsite Interview' })),
      does(
        'Isolde deserves an answer: please write to her that we have received her portfolio.',
        message('isolde', 'we have received her portfolio|we have received your portfolio'),
      ),
      does(
        "Let's have it on record for Caleb that he speaks Polish.",
        note('caleb', 'he speaks Polish|Caleb speaks Polish|speaks Polish'),
      ),
      does('I think we can say goodbye to Ezra; reject him, please.', reject('ezra')),
      orElse(does('We owe Josephine a follow-up.', followUp('josie')), asking()),
      does('Would you mind finding out when Victor has time on Friday?', free('victor', '2026-05-15', '2026-05-16')),
      does("Tova's onsite will have to be at 10.", reschedule('tov', '2026-05-14T10:00')),
    ],
  }),
  ...inStyle<keyof typeof sandboxes>('fresh21 restraint', {
    trades_may: [
      negated('Nothing for Ezra today, thanks.'),
      orElse(
        hypothetical('Suppose Caleb says no, do we have anybody else for logistics?'),
        calling(find({ job: 'lg' })),
        calling(find({ role: 'operations' })),
      ),
      quoted('Tova said, and I quote, "book me a flight and reject the others".'),
      negated('Move Josephine to Phone Screen, but leave Isolde where she is.', move('josie', 'Phone Screen')),
      negated("Don't email Monique; note on her profile: prefers calls.", note('mona', 'prefers calls')),
      nothing('Who won the game last night?'),
      nothing('Can you order pizza for the team?'),
      orElse(nothing('Hola, ¿puedes mover a Isolde a Phone Screen?'), calling(move('isolde', 'Phone Screen'))),
      [
        asks('I need a meeting with Thea.'),
        does(
          'about Josephine, on Wednesday at 10, 30 minutes',
          book('2026-05-13T10:00', 30, 'thea', { about: 'josie' }),
        ),
      ],
    ],
  }),
];

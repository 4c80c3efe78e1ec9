// Test style “formal”: an office hand; passive voice, subordinate clauses, dates written out.
import {
  book,
  cancel,
  find,
  followUp,
  followUpAll,
  log,
  message,
  metrics,
  move,
  note,
  offer,
  reject,
  reschedule,
  tell,
} from '../../calls.ts';
import { asks, calling, does, hypothetical, inStyle, negated, nothing, quoted, relabelled } from '../../says.ts';
import type { sandboxes } from './sandboxes.ts';

export const formal = inStyle<keyof typeof sandboxes>('formal', {
  airline_mar: [
    does('Ms. Yazzie is to be advanced to the Skills Check.', move('tiff', 'Skills Check')),
    does(
      'An offer in the amount of $41,250 should be extended to Ms. Renard, effective the 6th of April 2026.',
      offer('chloe', { salary: 41_250, start_date: '2026-04-06' }),
    ),
    does(
      'Kindly ensure that Mr. Fuentes receives the message that his badge is ready.',
      message('gil', 'his badge is ready|your badge is ready'),
    ),
    does(
      'A thirty-minute appointment with Mr. Pryor is required on Monday, 16 March 2026, at 10:00 a.m., with regard to Mr. Santangelo.',
      book('2026-03-16T10:00', 30, 'dez', { about: 'marco' }),
    ),
    asks('An appointment with Ms. Whitehorse is required on Thursday, 12 March 2026, at 9:00 a.m.'),
    negated('Under no circumstances is Mr. Penn to be rejected.'),
    hypothetical('In the event that Ms. Rao should decline, one might consider Mr. Ruiz.'),
  ],
  studio_may: [
    does('Ms. Sato may now proceed to Portfolio Review; kindly effect the change.', move('yuki1', 'Portfolio Review')),
    does('It is requested that the art test brief be sent to Ms. Ito.', followUp('haru', 'art_test_brief')),
    relabelled(
      does(
        'Please record against Mr. Åkesson that he requires relocation support.',
        note(
          'bjorn',
          'he requires relocation support|requires relocation support|Mr. Åkesson requires relocation support',
        ),
      ),
      calling(note('bjorn', 'he requires relocation support')),
    ),
    asks('Please arrange a meeting of thirty minutes with Ms. Lund concerning Mr. Kim.'),
    [
      asks('Please arrange a meeting of thirty minutes with Ms. Lund concerning Mr. Kim.'),
      does('Friday at 13:00 would be suitable.', book('2026-05-29T13:00', 30, 'sofie', { about: 'dan' })),
    ],
    quoted(
      'Please record for Ms. Popescu the remark “I want to be moved to the Team Meeting at once”.',
      note('elena', 'I want to be moved to the Team Meeting at once'),
    ),
  ],
  retailer_aug: [
    does(
      'The store visit of Mr. Batista shall take place on Monday, 24 August 2026, at 14:00.',
      reschedule('visit', '2026-08-24T14:00'),
    ),
    does('The store visit of Mr. Batista must regrettably be cancelled.', cancel('visit')),
    does('Kindly provide a list of those in the Group Interview stage.', find({ stage: 'Group Interview' })),
    does(
      'Ms. Castro is to be declined, the reason being incomplete documents.',
      reject('vivi', { reason: 'incomplete documents' }),
    ),
    nothing('Please draft a contract of employment under Brazilian law.'),
  ],
  centre_sep: [
    does(
      'Mr Bakare’s final chat is to be brought forward to 14:00 on the same day.',
      reschedule('chat', '2026-09-04T14:00'),
    ),
    does('It would be appreciated if Ms Gallagher were moved to the Final Chat.', move('niamh', 'Final Chat')),
    does(
      'Kindly advise Mr Walsh that the role play room has changed.',
      tell('declan', 'the role play room has changed'),
    ),
    asks('Kindly advise Keane that the interview has changed.'),
    does('A report of the past thirty days is requested.', metrics('last_30_days')),
    does(
      'Those in the Support family who have not been contacted for a minimum of five days should receive the “just checking” template.',
      followUpAll({ role: 'support', days_since_contact: 5 }, 'just_checking'),
    ),
  ],
  council_jan: [
    does(
      'Lucy McIntyre has been found suitable. Please progress her to Second Interview.',
      move('lucy', 'Second Interview'),
    ),
    does(
      'Please convene a meeting of one hour with Ms Chen and Mr Walker on Thursday, 22 January, at 3:30 pm.',
      book('2026-01-22T15:30', 60, 'joy piri'),
    ),
    does(
      'Please offer Sione Fifita NZ$98,000 per annum, commencing 2 March 2026.',
      offer('sione', { salary: 98_000, currency: 'NZD', start_date: '2026-03-02' }),
    ),
    asks('Please convene a meeting of one hour with Ms Chen on 30 February at 10:00 am.'),
    asks('Please inform the applicant Mr Tawhiri that his papers were received.'),
    does('Please furnish the record of what was done today.', log('today')),
  ],
  firm_mar: [
    does('Kindly move Ms. Delgado to Conflict Check.', move('rosa', 'Conflict Check')),
    asks('Kindly schedule Mr. Achebe for thirty minutes tomorrow at 1:30 p.m. regarding Mr. Blum.'),
    does(
      'Kindly schedule Mr. Achebe for thirty minutes tomorrow at 11:30 a.m. regarding Mr. Blum.',
      book('2026-03-06T11:30', 30, 'owen', { about: 'ted' }),
    ),
    does(
      'Kindly schedule Ms. Stark for one hour on the ninth of March at eight in the morning regarding Ms. Sloan.',
      book('2026-03-09T08:00', 60, 'gwen', { about: 'peg' }),
    ),
    asks('Kindly schedule Ms. Stark for the eighth of March at 2:15 a.m. regarding Ms. Sloan.'),
    asks('Kindly advance Ms. Hart to Partner Interview.'),
    hypothetical('Might I enquire whether it would be advisable to reject Mr. Okonkwo?'),
  ],
});

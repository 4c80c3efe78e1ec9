// Thirty-fourth further batch: somebody who writes to a machine as to a colleague in another department.
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
  undo,
} from '../../../calls.ts';
import { asking, asks, calling, does, hypothetical, inStyle, negated, orElse, quoted } from '../../../says.ts';
import { health, stop } from './more-calls.ts';
import type { sandboxes } from './sandboxes.ts';

export const formal = inStyle<keyof typeof sandboxes>('fresh34 formal', {
  ferry_oct: [
    does('Good afternoon. Kindly advance Inês Cachopo to the certificate check.', move('ines', 'Certificate Check')),
    does(
      'With reference to the galley tasting with Ms Jurišić on Tuesday, please defer it to Wednesday 28 October at the same hour.',
      reschedule('bran', '2026-10-28T12:00'),
    ),
    does(
      'We shall not be engaging Hamid Ouazzani. Please reject his application, using the template “not this season”.',
      reject('hamid', { message_template: 'not_this_season' }),
    ),
    orElse(
      does(
        'I should be obliged for a list of all candidates for the post of Marine Engineer.',
        find({ job: 'engine' }),
      ),
      calling(find({ role: 'engine' })),
    ),
    does(
      'Please inform Mr Michelakis that the winter crew list has been approved by the port authority.',
      tell('stavros', 'the winter crew list has been approved by the port authority'),
    ),
    does(
      'Please arrange a meeting of Ms Vlahaki and Mr Keskin on Monday 26 October at 14:00, for one hour and in Room 2, regarding Kirsten Aagaard.',
      book('2026-10-26T14:00', 60, 'thea orhan', { about: 'kirsten', location: 'Room 2' }),
    ),
    asks('Kindly arrange for Mr Papadimas to be received by Mr Michelakis on Friday 23 October at 13:30.'),
    hypothetical(
      'Should the medical examiner raise no objection, we might consider Rodel Magbanua for the permanent post.',
    ),
    does('May I request a summary of our figures for the previous month?', metrics('last_month')),
    does(
      'Please record on the file of Amalia Fotiou that she speaks fluent Turkish, and notify Ms Vlahaki accordingly.',
      note('amalia', 'she speaks fluent Turkish|speaks fluent Turkish|Amalia Fotiou speaks fluent Turkish'),
      tell('thea', '*'),
    ),
    [
      does(
        'Please propose times at which Ms Solvang-Pappas is available tomorrow.',
        free('ingrid', '2026-10-23', '2026-10-24'),
      ),
      does(
        'Kindly reserve 11:00 for Wiktor Żurawski, thirty minutes.',
        book('2026-10-23T11:00', 30, 'ingrid', { about: 'wiktor' }),
      ),
    ],
  ],
  dental_jan: [
    does(
      'Please extend to Ximena Larrañaga an offer of employment at an annual salary of $84,500, commencing February 8, 2027.',
      offer('ximena', { salary: 84_500, start_date: '2027-02-08' }),
    ),
    does(
      'Would you kindly forward the working interview details to Bao Nguyen-Stark and to Trevor Ahlgren?',
      followUp('bao', 'working_interview_details'),
      followUp('trevor', 'working_interview_details'),
    ),
    orElse(
      does("Owing to the instructor's illness, tomorrow's OSHA training is to be cancelled.", cancel('osha')),
      calling(cancel('osha', "the instructor's illness")),
      calling(cancel('osha', "Owing to the instructor's illness")),
      calling(cancel('osha', "instructor's illness")),
    ),
    asks('Kindly advise Kayla that we shall revert to her by the end of the week.'),
    does('Please be so good as to show me the particulars of Dr. Ketterling.', show('siobhan')),
    negated(
      'Until the background check has been returned, the application of Blaine Sorensen-Poe is not to be advanced.',
    ),
    does(
      'I would ask you to write the following to Rashida Muhammad-Cole: We have received your references and thank you.',
      message('rashida', 'We have received your references and thank you'),
    ),
    does('Are all of our connected systems functioning at present?', health),
    asks('Please schedule a conversation between Dr. Brandvold and Dae-Jung Rhee at the earliest convenience.'),
    [
      does('Please reject the application of Monique Tsosie. A letter is not required.', reject('monique')),
      does('Kindly list the decisions that await approval.', approvals()),
      does('I approve the rejection.', approve(1)),
    ],
  ],
  press_feb: [
    does(
      'Please transfer Anjum Farooqui to the desk interview, and enter her with Ms Contractor-Sethna on Tuesday 16 February at 15:00 for forty-five minutes.',
      move('anjum', 'Desk Interview'),
      book('2027-02-16T15:00', 45, 'zarine', { about: 'anjum' }),
    ),
    does(
      "Could tomorrow's book fair planning kindly be moved from 10:00 to 14:30?",
      reschedule('fair', '2027-02-12T14:30'),
    ),
    quoted(
      'The agency writes: “Kindly confirm the appointment of Vivek Honnavar by return.” I merely bring it to your attention.',
    ),
    does(
      'Please send the editing test brief to all candidates presently at CV Read.',
      followUpAll({ stage: 'CV Read' }, 'editing_test_brief'),
    ),
    does(
      'We wish to offer Imran Qazi-Hussain the post of Commissioning Editor at INR 1,800,000 per annum.',
      offer('imran', { salary: 1_800_000, currency: 'INR' }),
    ),
    does('Which candidates have had no word from us for ten days or longer?', find({ days_since_contact: 10 })),
    does('Please discontinue the follow-up sequence for Sofie Vandenbroucke, as she has replied.', stop('sofie')),
    asks('I would be grateful if you could present our offer to Meera.'),
    does(
      'Please cancel the cover committee on Monday and inform Ms Contractor-Sethna of this.',
      cancel('cov'),
      tell('zarine', '*'),
    ),
    [
      does('Please move Gurdeep Dhaliwal to the publisher round.', move('gurdeep', 'Publisher Round')),
      orElse(
        does(
          'I must correct myself: that concerned Vivek Honnavar, not Mr Dhaliwal.',
          undo(1),
          move('vivek', 'Publisher Round'),
        ),
        calling(move('vivek', 'Publisher Round'), undo(1)),
        calling(move('gurdeep', 'Desk Interview'), move('vivek', 'Publisher Round')),
        asking(),
      ),
    ],
  ],
});

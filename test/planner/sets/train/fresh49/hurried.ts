// Forty-ninth further batch: a recruiter with a full day.
import {
  approvals,
  book,
  cancel,
  find,
  followUp,
  move,
  note,
  offer,
  reject,
  reschedule,
  tell,
} from '../../../calls.ts';
import { asks, does, hypothetical, inStyle, negated, quoted } from '../../../says.ts';

export const hurried = inStyle('fresh49-hurried', {
  insurer_nov: [
    does('Harriet to CV Review', move('harriet', 'CV Review')),
    does("Femi's call tomorrow to 2.30pm", reschedule('fem', '2026-11-10T14:30')),
    does('documents needed to Sipho', followUp('sipho', 'documents_needed')),
    does('Reject Noor, unsuccessful letter', reject('noor', { message_template: 'unsuccessful' })),
    does('Tell Gareth the lift is broken on Friday', tell('gareth', 'the lift is broken on Friday')),
    does('Note for Owen: notice period three months', note('owen', 'notice period three months')),
    does('Cancel Caitlin Thursday', cancel('cai')),
    does('Book Dilip with Idris, Wednesday 2pm, one hour', book('2026-11-11T14:00', 60, 'idris', { about: 'dilip' })),
    does(
      'Viktor to Final Interview, book him with Gareth Monday 10am 1hr, send him the interview confirmation',
      move('viktor', 'Final Interview'),
      book('2026-11-16T10:00', 60, 'gareth', { about: 'viktor' }),
      followUp('viktor', 'interview_confirmation'),
    ),
    does('Gwyneth cleared. Move to Offer and tell Gareth.', move('gwyn', 'Offer'), tell('gareth', '*')),
    does(
      'Assessment info to Zofia and Viktor',
      followUp('zofia', 'assessment_info'),
      followUp('viktor', 'assessment_info'),
    ),
    does(
      "Owen's final: move to 3pm tomorrow, let Rupert know",
      reschedule('owe', '2026-11-10T15:00'),
      tell('rupert', '*'),
    ),
    does(
      'Élodie and Harriet to CV Review, keep warm to Noor',
      move('elodie', 'CV Review'),
      move('harriet', 'CV Review'),
      followUp('noor', 'keep_warm'),
    ),
    does('Who have we not spoken to for a week?', find({ days_since_contact: 7 })),
    does('Anything waiting for approval?', approvals()),
    asks('Aisha to Assessment Centre'),
    asks('Book Harriet with Charlotte'),
    negated('Leave Caitlin where she is.'),
    hypothetical('If Owen says no we go back to Noor.'),
  ],
  insurer_mar: [
    does(
      'Offer Sipho £24,500 from 5 April',
      offer('sipho', { salary: 24500, currency: 'GBP', start_date: '2027-04-05' }),
    ),
    does('Push Dilip to 2pm Friday', reschedule('dil', '2027-03-12T14:00')),
    does('Owen accepted: move him to Hired, tell Rupert', move('owen', 'Hired'), tell('rupert', '*')),
    does(
      "Cancel Harriet's call tomorrow and reject her with the unsuccessful letter",
      cancel('har'),
      reject('harriet', { message_template: 'unsuccessful' }),
    ),
    does('Femi is out. Reject, no email, and cancel Tuesday.', reject('femi'), cancel('fac')),
    does("Who's in Vetting?", find({ stage: 'Vetting' })),
    asks('Move Caitlin to Final Interview and book her with Charlotte', move('caitlin', 'Final Interview')),
    quoted('Rupert: "bin them all". Ignore him.'),
  ],
});

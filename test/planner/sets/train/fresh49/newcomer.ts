// Forty-ninth further batch: somebody who began this week and explains more than is needed.
import {
  book,
  brief,
  cancel,
  find,
  followUp,
  message,
  metrics,
  move,
  note,
  offer,
  reject,
  reschedule,
  tell,
} from '../../../calls.ts';
import { asks, calling, does, hypothetical, inStyle, negated, nothing, orElse } from '../../../says.ts';
import { health, start } from '../rare-calls.ts';

export const newcomer = inStyle('fresh49-newcomer', {
  insurer_nov: [
    does(
      "Hello! It's my first day. Could you move Harriet Cole to CV Review for me please?",
      move('harriet', 'CV Review'),
    ),
    does(
      'Tomasz showed me how to send templates yesterday. Please send Zofia the assessment info.',
      followUp('zofia', 'assessment_info'),
    ),
    does(
      "Can you put half an hour in for Noor with Rupert on Friday at 2pm? I don't have calendar access yet.",
      book('2026-11-13T14:00', 30, 'rupert', { about: 'noor' }),
    ),
    does(
      "I'm not sure who Gareth is but could you tell him that Viktor will bring his own laptop?",
      tell('gareth', 'Viktor will bring his own laptop'),
    ),
    does(
      "Please write in Sipho's notes that his passport copy is missing a page.",
      note('sipho', 'his passport copy is missing a page'),
    ),
    does('I was told to cancel the call with Caitlin on Thursday. Can you do it?', cancel('cai')),
    does(
      'Could the call with Femi tomorrow be moved to Wednesday at the same time?',
      reschedule('fem', '2026-11-11T10:00'),
    ),
    does(
      'I have two things: move Dilip Nair to Final Interview, and send him the interview confirmation.',
      move('dilip', 'Final Interview'),
      followUp('dilip', 'interview_confirmation'),
    ),
    orElse(
      does(
        'Please reject James Whitfield. Oh, and he should get the unsuccessful email.',
        reject('james1', { message_template: 'unsuccessful' }),
      ),
      calling(reject('james1'), followUp('james1', 'unsuccessful')),
    ),
    does(
      "Could you let Meera know that Zofia is vegetarian and also put it in Zofia's notes?",
      tell('meera', 'Zofia is vegetarian'),
      note('zofia', '*'),
    ),
    does(
      "Is it possible to move Owen's final tomorrow to 4 and then email him about it? Thanks so much.",
      reschedule('owe', '2026-11-10T16:00'),
      message('owen', '*'),
    ),
    does('What should I be doing first today?', brief()),
    orElse(
      does('Can I see the people who applied for Underwriter?', find({ job: 'und' })),
      calling(find({ role: 'underwriting' })),
    ),
    does('Is everything connected properly? Somebody said the payroll link was down.', health),
    asks("I'm meant to book somebody called Aisha with Gareth on Friday at 2, is that possible?"),
    asks('Could you make an appointment for Mei-Ling?'),
    nothing('Can you order me a new laptop?'),
    negated("I hope I didn't break anything, I don't want anyone to be rejected!"),
    hypothetical('Tomasz said you can reject people without asking anyone, is that true?'),
    hypothetical('If a candidate cancels, do I have to tell the manager, or do you do it?'),
  ],
  insurer_mar: [
    does(
      'Please send an offer to Owen Tudor-Price: 46,000 pounds, start date 3 May.',
      offer('owen', { salary: 46000, currency: 'GBP', start_date: '2027-05-03' }),
    ),
    does(
      "Could you move Harriet's call tomorrow to 3.30 pm? I hope that's okay.",
      reschedule('har', '2027-03-11T15:30'),
    ),
    does(
      'Sipho signed his contract! Please move him to Hired and tell Charlotte.',
      move('sipho', 'Hired'),
      tell('charlotte', '*'),
    ),
    does(
      "I've got three updates: Femi goes to Final Interview, Noor goes to Telephone Interview, and Aisha Rahman goes to Offer.",
      move('femi', 'Final Interview'),
      move('noor', 'Telephone Interview'),
      move('aisha1', 'Offer'),
    ),
    does('How do our numbers look this week?', metrics('this_week')),
    orElse(asks('Please offer Gwyneth the job.'), calling(offer('gwyn'))),
    does(
      'Please start the follow-up sequence for Noor, the one for people at risk.',
      start('noor', 'candidate-at-risk'),
    ),
  ],
});

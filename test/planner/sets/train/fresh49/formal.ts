// Forty-ninth further batch: courteous and complete, as in a letter.
import {
  book,
  cancel,
  find,
  followUp,
  free,
  message,
  metrics,
  move,
  note,
  offer,
  reject,
  reschedule,
  tell,
} from '../../../calls.ts';
import { asks, does, hypothetical, inStyle, negated, quoted } from '../../../says.ts';
import { perhapsBecause } from '../fresh33/perhaps-because.ts';

export const formal = inStyle('fresh49-formal', {
  insurer_nov: [
    does('Please could you move Élodie Marchand to CV Review.', move('elodie', 'CV Review')),
    does(
      'I should be grateful if you would book Noor Haddad with Rupert Adeyinka on Thursday 12 November at 11 am for thirty minutes.',
      book('2026-11-12T11:00', 30, 'rupert', { about: 'noor' }),
    ),
    does('Kindly cancel the assessment for Viktor Dragomir on Friday.', cancel('vik')),
    does('Please send James Okoro the documents needed e-mail.', followUp('james2', 'documents_needed')),
    does(
      'Would you kindly inform Meera that the assessment on Wednesday will be held on the third floor?',
      tell('meera', 'the assessment on Wednesday will be held on the third floor'),
    ),
    does(
      "Please add the following to Gwyneth Parry's record: DBS certificate received on 6 November.",
      note('gwyn', 'DBS certificate received on 6 November'),
    ),
    does(
      "Please extend Zofia Malinowska's assessment on Wednesday to two and a half hours.",
      reschedule('zof', '2026-11-11T09:30', 150),
    ),
    does(
      'Please move Dilip Nair to Final Interview and let Idris know that this has been done.',
      move('dilip', 'Final Interview'),
      tell('idris', '*'),
    ),
    does(
      'Please reject James Whitfield and Noor Haddad, sending each of them the unsuccessful letter.',
      reject('james1', { message_template: 'unsuccessful' }),
      reject('noor', { message_template: 'unsuccessful' }),
    ),
    does(
      "Could you please reschedule Mei-Ling Tang's interview to Friday at 9.30 am, and write to her that we apologise for the change?",
      reschedule('mei', '2026-11-13T09:30'),
      message('mei', 'we apologise for the change'),
    ),
    does(
      'Please record that Sipho Dlamini has provided two references, and move him to Offer.',
      note(
        'sipho',
        'Sipho Dlamini has provided two references|has provided two references|he has provided two references',
      ),
      move('sipho', 'Offer'),
    ),
    does(
      'Kindly send the keep warm e-mail to Harriet Cole and Élodie Marchand, and the documents needed e-mail to Gwyneth Parry.',
      followUp('harriet', 'keep_warm'),
      followUp('elodie', 'keep_warm'),
      followUp('gwyn', 'documents_needed'),
    ),
    does(
      'Could you tell me which candidates for the Claims Handler vacancy are at the Assessment Centre?',
      find({ job: 'clm', stage: 'Assessment Centre' }),
    ),
    does('Please let me have the figures for the past thirty days.', metrics('last_30_days')),
    asks('Please move James to the Assessment Centre.'),
    asks('Please schedule Owen Tudor-Price with Rupert on Wednesday at 11 am for one hour.'),
    asks('Would you please move Bernadette Shaw to Vetting?'),
    negated('I must ask that no rejections be sent this week.'),
    hypothetical('Were we to offer Mei-Ling the post before Christmas, would the budget allow it?'),
  ],
  insurer_mar: [
    does(
      'Please make Gwyneth Parry an offer of £27,250 per annum with effect from 6 April 2027, using the offer letter.',
      offer('gwyn', {
        salary: 27250,
        currency: 'GBP',
        start_date: '2027-04-06',
        message_template: 'offer_letter',
      }),
    ),
    does("Kindly move Viktor Dragomir's interview on Monday to 11 am.", reschedule('vfi', '2027-03-15T11:00')),
    perhapsBecause(
      does(
        'Please notify Charlotte that Caitlin Boyle has withdrawn from the process, and reject Caitlin without an e-mail.',
        tell('charlotte', 'Caitlin Boyle has withdrawn from the process'),
        reject('caitlin'),
      ),
      'has withdrawn from the process',
      'withdrawn from the process',
      'withdrawn',
      'Caitlin Boyle has withdrawn from the process',
    ),
    does(
      'When are Gareth and Meera both available on Tuesday for an hour?',
      free('gareth meera', '2027-03-16', '2027-03-17', 60),
    ),
    does(
      'Please move Zofia Malinowska to Vetting, send her the documents needed e-mail and cancel her interview tomorrow.',
      move('zofia', 'Vetting'),
      followUp('zofia', 'documents_needed'),
      cancel('zfi'),
    ),
    asks('Please prepare an offer for Sipho Dlamini at the usual rate, starting in April.'),
    quoted(
      'The candidate wrote, "please withdraw my application if the salary is below thirty thousand." I shall telephone her myself.',
    ),
    does(
      'Please book Noor Haddad with Rupert on Monday 15 March from 2 pm to 2.45 pm.',
      book('2027-03-15T14:00', 45, 'rupert', { about: 'noor' }),
    ),
  ],
});

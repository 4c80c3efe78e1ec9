// Forty-ninth further batch: a coordinator who passes on what managers asked for.
import {
  book,
  cancel,
  find,
  followUp,
  free,
  message,
  move,
  note,
  offer,
  reject,
  reschedule,
  tell,
} from '../../../calls.ts';
import { asking, asks, calling, does, hypothetical, inStyle, negated, nothing, orElse, quoted } from '../../../says.ts';

export const delegating = inStyle('fresh49-delegating', {
  insurer_nov: [
    does('Rupert asked me to have you move James Okoro to Telephone Interview.', move('james2', 'Telephone Interview')),
    does('Meera would like Zofia to get the assessment info.', followUp('zofia', 'assessment_info')),
    does('Gareth has asked for Viktor to be moved to 2 pm on Friday.', reschedule('vik', '2026-11-13T14:00')),
    does(
      'Helen wants you to tell Tomasz that his holiday is approved.',
      tell('tomasz', 'his holiday is approved|your holiday is approved'),
    ),
    does(
      'Idris asked me to have you book an hour for him with Dilip on Friday at 9.',
      book('2026-11-13T09:00', 60, 'idris', { about: 'dilip' }),
    ),
    does('Charlotte asked that a note be made for Harriet: can work weekends.', note('harriet', 'can work weekends')),
    does('Tomasz wants me to get you to cancel the call with Caitlin.', cancel('cai')),
    does(
      'Rupert wants Noor rejected with the unsuccessful letter and Owen moved to Vetting.',
      reject('noor', { message_template: 'unsuccessful' }),
      move('owen', 'Vetting'),
    ),
    does(
      "Gareth asked whether you'd move Aisha Rahman to Assessment Centre and send her the assessment info.",
      move('aisha1', 'Assessment Centre'),
      followUp('aisha1', 'assessment_info'),
    ),
    does(
      'Meera says to push Mei-Ling to Friday at 11 and to let her know by email.',
      reschedule('mei', '2026-11-13T11:00'),
      message('mei', '*'),
    ),
    does(
      'Idris asked me to have you tell Helen that the data role is on hold, and send Dilip and Élodie the keep warm email.',
      tell('helen', 'the data role is on hold'),
      followUp('dilip', 'keep_warm'),
      followUp('elodie', 'keep_warm'),
    ),
    does(
      'For Charlotte: move Sipho to Offer and Caitlin to Assessment Centre, please.',
      move('sipho', 'Offer'),
      move('caitlin', 'Assessment Centre'),
    ),
    does('Helen wants to see who is in Vetting.', find({ stage: 'Vetting' })),
    orElse(
      does('Rupert is asking how many underwriters we have in the pipeline.', find({ job: 'und' })),
      calling(find({ role: 'underwriting' })),
    ),
    does(
      'Meera wants to know when she and Rupert are both free on Friday.',
      free('meera rupert', '2026-11-13', '2026-11-14'),
    ),
    asks('Helen asked me to have you move James to Assessment Centre.'),
    asks('Rupert wants Owen offered the job at the figure he gave you.'),
    orElse(
      asks('Charlotte wants Harriet booked with her on Thursday, she did not say when.'),
      asking(free('charlotte', '2026-11-12', '2026-11-13')),
    ),
    quoted('Gareth asked Tomasz to cancel Viktor, not you.'),
    hypothetical('Meera mentioned she might want Zofia moved, but she has not decided.'),
    negated('Rupert told me not to have you write to Noor.'),
  ],
  insurer_mar: [
    does(
      'Charlotte asked me to have you offer Sipho £24,800 starting on 12 April.',
      offer('sipho', { salary: 24800, currency: 'GBP', start_date: '2027-04-12' }),
    ),
    does("Idris would like Femi's assessment on Tuesday moved to 1 pm.", reschedule('fac', '2027-03-16T13:00')),
    does(
      'Gareth wants Gwyneth moved to Hired and a note on her file that she starts on 6 April.',
      move('gwyn', 'Hired'),
      note('gwyn', 'she starts on 6 April'),
    ),
    does(
      "Meera asked me to have you cancel Zofia's interview tomorrow and tell Helen.",
      cancel('zfi'),
      tell('helen', '*'),
    ),
    asks('Helen asked me to have you send Marguerite the offer letter.'),
    nothing('Rupert said he has dealt with Owen himself.'),
  ],
});

// Forty-ninth further batch: spoken into a phone, without a mark.
import {
  book,
  brief,
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
import { asks, calling, does, hypothetical, inStyle, negated, orElse, quoted } from '../../../says.ts';
import { score } from '../rare-calls.ts';

export const voice = inStyle('fresh49-voice', {
  insurer_nov: [
    does('hi can you move james okoro to telephone interview thanks', move('james2', 'Telephone Interview')),
    does(
      'book dilip with idris on thursday at ten for an hour please',
      book('2026-11-12T10:00', 60, 'idris', { about: 'dilip' }),
    ),
    does('could you push mei-ling on thursday to two o clock', reschedule('mei', '2026-11-12T14:00')),
    does(
      'tell charlotte that the headset order is delayed till friday',
      tell('charlotte', 'the headset order is delayed till friday'),
    ),
    does('um put a note on gwyneth that her vetting came back clear', note('gwyn', 'her vetting came back clear')),
    does('cancel my call with femi tomorrow', cancel('fem')),
    does('send owen the interview confirmation', followUp('owen', 'interview_confirmation')),
    does(
      'email harriet and say thanks for your patience we will be in touch by friday',
      message('harriet', 'thanks for your patience we will be in touch by friday'),
    ),
    does(
      'okay so viktor did really well move him to final interview and um tell gareth to find an hour next week',
      move('viktor', 'Final Interview'),
      tell('gareth', '*'),
    ),
    does(
      'reject noor with the unsuccessful letter and then move elodie to cv review',
      reject('noor', { message_template: 'unsuccessful' }),
      move('elodie', 'CV Review'),
    ),
    does(
      "right so aisha rahman can't do today can you move her to tomorrow at three and let gareth know",
      reschedule('ais', '2026-11-10T15:00'),
      tell('gareth', '*'),
    ),
    does(
      'send the documents needed one to sipho and to gwyneth',
      followUp('sipho', 'documents_needed'),
      followUp('gwyn', 'documents_needed'),
    ),
    orElse(
      does(
        'cancel viktor on friday and book him with gareth on monday at two for ninety minutes instead',
        cancel('vik'),
        book('2026-11-16T14:00', 90, 'gareth', { about: 'viktor' }),
      ),
      calling(reschedule('vik', '2026-11-16T14:00', 90)),
      calling(reschedule('vik', '2026-11-16T14:00')),
    ),
    does("what's on my list for today", brief()),
    does('um who do we have at assessment centre at the moment', find({ stage: 'Assessment Centre' })),
    does('how likely is mei-ling to stay with us', score('mei')),
    asks('move the interview to four'),
    asks('put aisha in with gareth on wednesday at two for half an hour'),
    negated('i was going to cancel owen but no leave it as it is'),
    quoted('and then rupert says oh just give zofia the job and i said hang on'),
    hypothetical('i wonder what would happen if we rejected all the applications older than a month'),
  ],
  insurer_mar: [
    does(
      'okay offer owen forty four thousand pounds starting the fourth of may',
      offer('owen', { salary: 44000, currency: 'GBP', start_date: '2027-05-04' }),
    ),
    does('move dilip on friday to half past two and make it ninety minutes', reschedule('dil', '2027-03-12T14:30', 90)),
    does(
      'caitlin to final interview book her with charlotte on friday at ten for forty five minutes and send her the interview confirmation',
      move('caitlin', 'Final Interview'),
      book('2027-03-12T10:00', 45, 'charlotte', { about: 'caitlin' }),
      followUp('caitlin', 'interview_confirmation'),
    ),
    does('reject harriet and cancel her call tomorrow', reject('harriet'), cancel('har')),
    does('when are idris and meera both free on monday', free('idris meera', '2027-03-15', '2027-03-16')),
    asks('tell him the contract is on its way'),
  ],
});

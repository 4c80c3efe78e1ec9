// Forty-sixth further batch: somebody who is polite to everybody, machines too.
import {
  approvals,
  book,
  cancel,
  find,
  followUp,
  metrics,
  move,
  note,
  offer,
  reject,
  reschedule,
  show,
  tell,
} from '../../../calls.ts';
import { asks, calling, does, hypothetical, inStyle, negated, orElse, quoted } from '../../../says.ts';
import { runs } from '../../train/rare-calls.ts';

export const courtesy = inStyle('fresh46-courtesy', {
  islehotels_apr: [
    does(
      'Good morning! Would you be so kind as to put Aoife through to the phone screen and send her the interview invite?',
      move('aoife', 'Phone Screen'),
      followUp('aoife', 'interview_invite'),
    ),
    does(
      'Hello, when you get a minute could you please set up 45 minutes for Rasmus with Casimir on Friday at two in the afternoon, and send Rasmus the interview invite? Thanks a million.',
      book('2027-04-16T14:00', 45, 'casimir', { about: 'rasmus' }),
      followUp('rasmus', 'interview_invite'),
    ),
    does(
      "I'd be grateful if you could send Jolanta the shift times and leave a line on her profile that she prefers mornings.",
      followUp('jolanta', 'shift_times'),
      note('jolanta', 'she prefers mornings|prefers mornings|Jolanta prefers mornings'),
    ),
    asks('Sorry to be a bother, but could you arrange a meeting for Bronagh with Shauna?'),
    does(
      "Whenever it suits, would you mind shifting Ikenna's interview tomorrow to 3 in the afternoon? His bus only gets in at two.",
      reschedule('ike', '2027-04-14T15:00'),
    ),
    negated("Thank you for offering, but please leave Oisín's interview on Thursday exactly where it is."),
    orElse(
      does(
        "Could I trouble you for a list of the kitchen applicants we haven't been in touch with for more than a week?",
        find({ role: 'kitchen', days_since_contact: 7 }),
      ),
      calling(find({ role: 'kitchen', days_since_contact: 8 })),
    ),
    hypothetical(
      "I was only wondering whether we'd still have time to turn Vasile down before the weekend if Fintan said no.",
    ),
    does(
      'Please be so good as to let Benedetta know that Tadhg is allergic to shellfish, and leave a note about it on his record too.',
      tell('benedetta', 'Tadhg is allergic to shellfish'),
      note('tadhg', '*'),
    ),
    does(
      'Might I ask you to prepare an offer for Freya at €62,000 with a start on the 1st of June?',
      offer('freya', { salary: 62000, currency: 'EUR', start_date: '2027-06-01' }),
    ),
    asks('Would you please tell Sean that we will ring him this afternoon?'),
    quoted(
      'Fintan actually wrote me "bin Pilar", which is not how we do things here, so I will have a word with him first.',
    ),
  ],
  islehotels_oct: [
    does(
      'Kindly arrange for Mei-Ling to get the checks request again, and see to it that Yusra gets the trial shift details as well.',
      followUp('mei', 'checks_request'),
      followUp('yusra', 'trial_shift_details'),
    ),
    does(
      'Could you possibly tell me how many people are doing a trial shift at the moment, and remind me where Tadhg stands?',
      find({ stage: 'Trial Shift' }),
      show('tadhg'),
    ),
    does("If it isn't too much bother, I'd love to know what is waiting for my signature.", approvals()),
    does(
      "Would you kindly cancel Rasmus's interview tomorrow and let Casimir know that the candidate has the flu?",
      cancel('rai'),
      tell('casimir', 'the candidate has the flu'),
    ),
    asks('Could you please check how far along Padraig is?'),
    does("I'd appreciate a short look at how much time you saved us last week.", metrics('last_week')),
    orElse(
      does(
        "I'm afraid we have to say no to Oisín, as we chose somebody internal; the sorry-no letter can go along with it, please.",
        reject('oisin', { message_template: 'sorry_no' }),
      ),
      calling(reject('oisin', { message_template: 'sorry_no', reason: 'we chose somebody internal' })),
      calling(reject('oisin', { message_template: 'sorry_no', reason: 'chose somebody internal' })),
    ),
    runs('Would you mind running the payroll sync for me?', 'payroll', 'Payroll', 'payroll sync'),
  ],
});

// Forty-seventh further batch: somebody from the front office of a school, courteous and in full sentences.
import {
  approvals,
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
  tell,
} from '../../../calls.ts';
import { asks, calling, does, hypothetical, inStyle, negated, nothing, orElse, quoted } from '../../../says.ts';

export const principal = inStyle('fresh47-principal', {
  cityschools_may: [
    does(
      'Good morning, I hope the weekend was restful. Could you please have Hyacinth moved along to the screening call, and send her the paperwork reminder?',
      move('hyacinth', 'Screening Call'),
      followUp('hyacinth', 'paperwork_reminder'),
    ),
    does(
      'Would it be possible to see when Lucinda and Ezekiel are both available on Friday?',
      free('lucinda ezekiel', '2027-05-21', '2027-05-22'),
    ),
    does(
      "When you have a moment, kindly put a note on Edith's file saying that her references were glowing, and let Ezekiel know the same.",
      note('edith', 'her references were glowing'),
      tell('ezekiel', '*'),
    ),
    does(
      "I'd be obliged if you would turn Dwight down with the usual not selected letter, and Carmela likewise.",
      reject('dwight', { message_template: 'not_selected' }),
      reject('carmela', { message_template: 'not_selected' }),
    ),
    does(
      "Might we postpone Xiomara's interview from Thursday until next Monday at the same hour, and would you let Priscilla know?",
      reschedule('xio', '2027-05-24T13:00'),
      tell('priscilla', '*'),
    ),
    does(
      'Could you be a dear and get me the list of teachers who are still only at Applied?',
      find({ role: 'teaching', stage: 'Applied' }),
    ),
    asks('Would you please schedule Taylor with Ambrose on Friday at 2?'),
    asks("If it's not an imposition, please schedule Shirin with Priscilla."),
    hypothetical("I'm curious, would it cause trouble if we were to make Leopold an offer before his panel?"),
    negated("Please do refrain from contacting Roberta until I've spoken with her union representative."),
    quoted(
      'The superintendent\'s memo reads "all custodial applicants are to be rejected", which, I gather, is being withdrawn.',
    ),
    nothing("Thank you, I've handed Bartholomew his fingerprint instructions in person."),
    does(
      'Could you kindly email Shirin that her call on Thursday will be by video, and make it three quarters of an hour?',
      message(
        'shirin',
        'her call on Thursday will be by video|your call on Thursday will be by video|the call on Thursday will be by video',
      ),
      reschedule('shi', '2027-05-20T16:00', 45),
    ),
    does(
      "Please offer Robert Engstrom the driver's position at $52,000 a year from the 7th of June, if you would.",
      offer('robert', { salary: 52000, start_date: '2027-06-07' }),
    ),
    does(
      "Would you be good enough to cancel Nayeli's call this afternoon and write to her that I am down with a cold?",
      cancel('nay'),
      message('nayeli', 'I am down with a cold'),
    ),
    orElse(
      does(
        'I would very much appreciate it if all of the custodial candidates could receive the checking in letter.',
        followUpAll({ job: 'cust' }, 'checking_in'),
      ),
      calling(followUpAll({ role: 'facilities' }, 'checking_in')),
      calling(followUp('lamar', 'checking_in'), followUp('dwight', 'checking_in'), followUp('bart', 'checking_in')),
    ),
  ],
  cityschools_aug: [
    does(
      "Good afternoon. Could you please make Nayeli's panel tomorrow an hour long, starting at the same time, and remind Ezekiel of it?",
      reschedule('nap', '2027-08-13T09:00', 60),
      tell('ezekiel', '*'),
    ),
    does(
      'Would you mind telling me who has been waiting at the screening call stage for five days or longer?',
      find({ stage: 'Screening Call', days_since_contact: 5 }),
    ),
    does(
      'May I have the figures for last week, please, and the list of what still needs approving?',
      metrics('last_week'),
      approvals(),
    ),
    does(
      'We were so pleased with Delphine: please take her on to Offer, then prepare an offer of $68,400 with a first day of August 30.',
      move('delphine', 'Offer'),
      offer('delphine', { salary: 68400, start_date: '2027-08-30' }),
    ),
    asks('Would you be so kind as to reschedule the interview?'),
    does(
      "Might you see to it that Leopold's panel next Wednesday is held in the afternoon, at two, and that Ambrose hears of it?",
      reschedule('lep', '2027-08-18T14:00'),
      tell('ambrose', '*'),
    ),
    hypothetical("Had Robert declined, we'd have gone with Osvaldo, of course."),
    does(
      'Please tell both Gwendolyn and Ambrose that the fingerprint office is closed on Monday.',
      tell('gwendolyn', 'the fingerprint office is closed on Monday'),
      tell('ambrose', 'the fingerprint office is closed on Monday'),
    ),
  ],
});

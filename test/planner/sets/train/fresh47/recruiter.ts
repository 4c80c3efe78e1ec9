// Forty-seventh further batch: the district's recruiter at his desk.
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
  tell,
} from '../../../calls.ts';
import { asks, calling, does, hypothetical, inStyle, negated, nothing, orElse, quoted } from '../../../says.ts';
import { perhapsBecause } from '../fresh33/perhaps-because.ts';
import { decodes, health, runs, score, start } from '../rare-calls.ts';

export const recruiter = inStyle('fresh47-recruiter', {
  cityschools_may: [
    does(
      'Bump Corwin up to the demo lesson and mail him the demo lesson guide.',
      move('corwin', 'Demo Lesson'),
      followUp('corwin', 'demo_lesson_guide'),
    ),
    does(
      'Get Nayeli and Ezekiel together on Friday at 8:30 for three quarters of an hour, and send her the panel invite.',
      book('2027-05-21T08:30', 45, 'ezekiel', { about: 'nayeli' }),
      followUp('nayeli', 'panel_invite'),
    ),
    does(
      "Roberta can't do Wednesday at 2, take her to 3:30 the same day and tell Ezekiel.",
      reschedule('rob', '2027-05-19T15:30'),
      tell('ezekiel', '*'),
    ),
    asks(
      'Book Paloma with Lucinda tomorrow, and bring Hyacinth on to the screening call.',
      move('hyacinth', 'Screening Call'),
    ),
    does(
      'Reject Carmela and Dwight, both with the not selected letter.',
      reject('carmela', { message_template: 'not_selected' }),
      reject('dwight', { message_template: 'not_selected' }),
    ),
    does(
      'Find ninety minutes for Priscilla and me tomorrow or Wednesday.',
      free('priscilla thaddeus', '2027-05-18', '2027-05-20', 90),
    ),
    does(
      "Tell Gwendolyn that Osvaldo's air brake endorsement came in and jot that down on his profile.",
      tell('gwendolyn', "Osvaldo's air brake endorsement came in"),
      note('osvaldo', '*'),
    ),
    does(
      'Edith and Delphine both need the fingerprint instructions.',
      followUp('edith', 'fingerprint_instructions'),
      followUp('delphine', 'fingerprint_instructions'),
    ),
    perhapsBecause(
      does("Take Anselm's panel off the calendar tomorrow, his flight was cancelled.", cancel('ans')),
      'his flight was cancelled',
      'flight was cancelled',
    ),
    does(
      'How many have we got at the panel interview, and how many at the demo lesson?',
      find({ stage: 'Panel Interview' }),
      find({ stage: 'Demo Lesson' }),
    ),
    does(
      'Take Soledad to the credential check and write to her: your transcripts arrived, thank you.',
      move('soledad', 'Credential Check'),
      message('soledad', 'your transcripts arrived, thank you'),
    ),
    asks('Send Taylor the credential request.'),
    asks('Book Xiomara with Priscilla on Friday.'),
    asks(
      'Move Marguerite to the panel, and bump Tamsin up to the credential check.',
      move('tamsin', 'Credential Check'),
    ),
    asks('Book Corwin with Lucinda on Wednesday at 3:30.'),
    quoted('Ezekiel texted "hire Edith on the spot", you know how he gets.'),
    nothing('Gwendolyn has already called Jorge and booked him herself.'),
    negated('Nobody is to write to the counselors before the board has met.'),
    hypothetical('Suppose we skipped the credential check for Hyacinth: what would the rules say?'),
    does('Would Leopold stick around, by the numbers?', score('leopold')),
    decodes(
      'A retired Marine with MOS 3531 asks about the bus jobs. What does that come to in civilian words?',
      ['3531'],
      { branch: 'Marines' },
    ),
    does('Start Lamar on the candidate at risk sequence.', start('lamar', 'candidate-at-risk')),
    does('Any of our integrations acting up?', health),
    runs('Kick off the Workday sync.', 'Workday', 'workday', 'Workday sync'),
    does('Give me the numbers for this month.', metrics('this_month')),
    asks(
      'Tell Jordan the bus yard opens at six, and move Jorge to Credential Check.',
      move('jorge', 'Credential Check'),
    ),
    does(
      'Everyone in transportation who has been quiet for ten days or longer gets the checking in mail.',
      followUpAll({ role: 'transportation', days_since_contact: 10 }, 'checking_in'),
    ),
    orElse(
      does(
        'Everybody at Fingerprinting should get the fingerprint instructions, and let Ambrose know they are out.',
        followUpAll({ stage: 'Fingerprinting' }, 'fingerprint_instructions'),
        tell('ambrose', '*'),
      ),
      calling(
        followUp('robert', 'fingerprint_instructions'),
        followUp('finnegan', 'fingerprint_instructions'),
        followUp('bart', 'fingerprint_instructions'),
        tell('ambrose', '*'),
      ),
    ),
    does(
      'Move Finnegan to Offer and make him one of $41,200 beginning June 14th, with the offer letter.',
      move('finnegan', 'Offer'),
      offer('finnegan', { salary: 41200, start_date: '2027-06-14', message_template: 'offer_letter' }),
    ),
    does('Who is at risk of dropping out of the process?', find({ at_risk: true })),
    does(
      'Half an hour with Gwendolyn for Osvaldo on Friday at 10, and Lamar right after him.',
      book('2027-05-21T10:00', 30, 'gwendolyn', { about: 'osvaldo' }),
      book('2027-05-21T10:30', 30, 'gwendolyn', { about: 'lamar' }),
    ),
  ],
  cityschools_aug: [
    does(
      'Xiomara signed: mark her as hired and tell Priscilla the good news.',
      move('xiomara', 'Hired'),
      tell('priscilla', '*'),
    ),
    does(
      "Push Corwin's demo tomorrow to 11:30 and shorten it to half an hour.",
      reschedule('cod', '2027-08-13T11:30', 30),
    ),
    does("Remind me what's waiting for approval.", approvals()),
    does(
      'Set aside Tuesday 2 to 3 for Lucinda, Ezekiel and Anselm, and note on his file that he brings an interpreter.',
      book('2027-08-17T14:00', 60, 'lucinda ezekiel', { about: 'anselm' }),
      note('anselm', 'he brings an interpreter'),
    ),
    does('Open the brief and list whoever is at Fingerprinting.', brief(), find({ stage: 'Fingerprinting' })),
    orElse(
      does("Call off Tamsin's screening call and reject her, she withdrew.", cancel('tas'), reject('tamsin')),
      calling(cancel('tas'), reject('tamsin', { reason: 'she withdrew' })),
      calling(cancel('tas', 'she withdrew'), reject('tamsin', { reason: 'she withdrew' })),
      calling(cancel('tas'), reject('tamsin', { reason: 'withdrew' })),
    ),
    negated("Leave Roberta's demo lesson where it stands, Ezekiel has sorted it out."),
    does('Who else is in the running for custodian?', find({ job: 'cust' })),
  ],
});

// Thirty-second further batch: a recruiter who writes whole sentences and leaves nothing out.
import {
  approvals,
  book,
  cancel,
  decline,
  find,
  followUp,
  followUpAll,
  free,
  log,
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
import { asks, calling, does, hypothetical, inStyle, negated, orElse, quoted } from '../../../says.ts';
import { health, score, start } from '../rare-calls.ts';
import type { sandboxes } from './sandboxes.ts';

export const formal = inStyle<keyof typeof sandboxes>('fresh32 formal', {
  vets_oct: [
    does(
      'Having reviewed her documents, I would ask you to advance Mehwish Tareen to the introductory call.',
      move('mehwish', 'Intro Call'),
    ),
    does(
      'Please schedule a meeting between Dr. Whitcombe and Nkechi Eze-Barton on Friday, 23 October, at 14:00, for one hour.',
      book('2026-10-23T14:00', 60, 'brona', { about: 'nkechi' }),
    ),
    does(
      "I should be grateful if Pascale Duquesne's interview could begin at eleven o'clock tomorrow rather than at ten.",
      reschedule('pas', '2026-10-22T11:00'),
    ),
    orElse(
      does(
        'As the supplier has gone into liquidation, the visit on Monday will not take place; kindly cancel it.',
        cancel('supp'),
      ),
      calling(cancel('supp', 'the supplier has gone into liquidation')),
      calling(cancel('supp', 'As the supplier has gone into liquidation')),
    ),
    does(
      'Would you be so good as to send the clinic day guide to Rafael Quintanilha?',
      followUp('rafael', 'clinic_day_guide'),
    ),
    does(
      'Please enter the following remark in the file of Camila Etcheverry: speaks Spanish, French and English.',
      note('camila', 'speaks Spanish, French and English'),
    ),
    does(
      'I wish to offer Camila Etcheverry the position at CAD 118,000 per annum, commencing on 4 January 2027.',
      offer('camila', { salary: 118_000, currency: 'CAD', start_date: '2027-01-04' }),
    ),
    asks('Please inform me at what stage Hanna presently stands.'),
    orElse(
      does(
        'We regret that Mr. Nettleship does not meet our requirements. Please decline his application and use the letter that says we went another way.',
        reject('albert', { message_template: 'went_another_way' }),
      ),
      calling(
        reject('albert', {
          message_template: 'went_another_way',
          reason: 'Mr. Nettleship does not meet our requirements',
        }),
      ),
      calling(reject('albert', { message_template: 'went_another_way', reason: 'does not meet our requirements' })),
    ),
    does(
      'Which of the applicants for the receptionist position are still at the paper check?',
      find({ job: 'recep', stage: 'Paper Check' }),
    ),
    negated('I must ask you not to cancel the dental workshop, whatever Dr. Whitcombe may have said.'),
    does(
      'Please notify Ms. Aldershaw that the lease for the Red Deer clinic has been signed.',
      tell('greta', 'the lease for the Red Deer clinic has been signed'),
    ),
    does('How likely is it that Ikaika Nāone would remain with us? I would appreciate the score.', score('ikaika')),
    asks('I would ask you to arrange an interview for Svetlana Dimitrova with Tarek Mansouri.'),
    does(
      'Please move Jonas Sveinsson to the partners round, and inform Brona that his references are outstanding.',
      move('jonas', 'Partners Round'),
      tell(
        'brona',
        "his references are outstanding|Jonas’s references are outstanding|Jonas Sveinsson’s references are outstanding|Jonas's references are outstanding",
      ),
    ),
    orElse(
      hypothetical('Should Pascale decline, we would in all probability have to consider Albert once more.'),
      calling(show('albert')),
    ),
    does(
      'It would be helpful to know at which times both Sipho and Tarek are available on Thursday.',
      free('sipho tarek', '2026-10-22', '2026-10-23'),
    ),
    [
      does('Please be so kind as to place Oliver Tanqueray in the clinic day stage.', move('oliver', 'Clinic Day')),
      does('I regret to say that I was mistaken. Kindly reverse that change.', undo(1)),
      does(
        'Please send him the clinic day guide nevertheless, for his information.',
        followUp('oliver', 'clinic_day_guide'),
      ),
    ],
    [
      does('Kindly reject the application of Thuy Dang-Morrow.', reject('thuy')),
      does('On reflection I withdraw that request. Please decline the approval.', decline(1)),
    ],
    does(
      'Please move Nkechi Eze-Barton back to the partners round, and record that her licence expired in August.',
      move('nkechi', 'Partners Round'),
      note('nkechi', 'her licence expired in August|licence expired in August'),
    ),
    [
      orElse(
        does('I would like to see the veterinary nurses in our process.', find({ job: 'vnurse' })),
        calling(find({ role: 'nursing' })),
      ),
      does(
        'Thank you. Nkechi should be written to with the still interested letter, if you please.',
        followUp('nkechi', 'still_interested'),
      ),
    ],
  ],
  radio_aug: [
    does(
      'Ms. Fofana-Diop has submitted an excellent recording, and she is therefore to proceed to the studio test.',
      move('aminata', 'Studio Test'),
    ),
    does(
      'It is requested that Marguerite and Fenna Roelofs meet for a quarter of an hour on Friday at 11:30.',
      book('2026-08-28T11:30', 15, 'margo', { about: 'fenna' }),
    ),
    does(
      "The editors' panel for Marlon Baptiste-Wray is to be moved to Tuesday, 1 September, at 9:30 in the morning.",
      reschedule('mar', '2026-09-01T09:30'),
    ),
    does(
      'Please write to Zahra Moradi as follows: We have received your showreel and will reply by Wednesday.',
      message('zahra', 'We have received your showreel and will reply by Wednesday'),
    ),
    does(
      'All candidates who are at the voice sample stage should kindly be reminded by means of the voice sample request.',
      followUpAll({ stage: 'Voice Sample' }, 'voice_sample_request'),
    ),
    does('I would like to be shown the complete record of Dilnoza Karimova.', show('dilnoza')),
    orElse(
      does(
        'Unfortunately Mr. Baffour has accepted employment elsewhere; please close his application by rejecting it.',
        reject('kojo2'),
      ),
      calling(reject('kojo2', { reason: 'accepted employment elsewhere' })),
      calling(reject('kojo2', { reason: 'has accepted employment elsewhere' })),
      calling(reject('kojo2', { reason: 'Mr. Baffour has accepted employment elsewhere' })),
    ),
    asks('Please extend an offer to Kojo in the amount of GHS 7,200 per month.'),
    quoted(
      'In her letter Ms. Roelofs asks us, and I quote, “to cancel the rate card meeting and meet me instead”; I found this rather bold.',
    ),
    does('Which requests are at present awaiting approval?', approvals()),
    does('Please report the performance figures for the month of July.', metrics('last_month')),
    does(
      'Kindly prepare an offer for Marlon Baptiste-Wray at GHS 11,500 with effect from 1 October 2026.',
      offer('marlon', { salary: 11_500, currency: 'GHS', start_date: '2026-10-01' }),
    ),
    does('May I have an overview of everything that was undertaken yesterday?', log('yesterday')),
    does('Would you kindly verify whether our integrations are functioning?', health),
    does('Please enrol Keren Halpern in the sequence for candidates at risk.', start('keren', 'candidate-at-risk')),
    does(
      'I request that the election desk briefing be lengthened to ninety minutes and that Selasi be informed accordingly.',
      reschedule('elec', '2026-08-31T09:00', 90),
      tell('selasi', '*'),
    ),
    asks('Kindly cancel the meeting on Monday.'),
    negated('We are under no circumstances to contact Ji-ho Seong before his present contract has ended.'),
    orElse(
      does(
        'Could you ascertain who, among the sound engineers, has not been contacted for one week or longer?',
        find({ job: 'sound', days_since_contact: 7 }),
      ),
      calling(find({ role: 'engineering', days_since_contact: 7 })),
    ),
    [
      does(
        'Please arrange for Nii to interview Rosario Ugarte on Monday at 15:00 for forty minutes.',
        book('2026-08-31T15:00', 40, 'nii', { about: 'rosario' }),
      ),
      orElse(
        does(
          'I have just learned that she is unavailable at that hour. Would 16:30 on the same day be possible? If so, please change it.',
          reschedule(1, '2026-08-31T16:30'),
        ),
        calling(free('nii', '2026-08-31', '2026-09-01'), reschedule(1, '2026-08-31T16:30')),
      ),
    ],
    [
      asks('I should like Tunde to receive a message from us.'),
      does(
        'It should read: Your recording was too quiet, please send another.',
        message('tunde', 'Your recording was too quiet, please send another'),
      ),
    ],
    does(
      'Kindly reject the applications of Ms. Roelofs and Mr. Olanrewaju, in both cases without a letter.',
      reject('fenna'),
      reject('tunde'),
    ),
    does(
      'I should like to see both the record of Keren Halpern and a list of all candidates at the studio test.',
      show('keren'),
      find({ stage: 'Studio Test' }),
    ),
  ],
});

// Style “fresh57 formal”: a letter of an administration; reasons first, passives, relative clauses, dates written out.
import {
  approvals,
  approve,
  book,
  brief,
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
import { asks, calling, does, hypothetical, inStyle, negated, nothing, orElse, quoted } from '../../../says.ts';
import type { sandboxes } from './sandboxes.ts';

export const formal = inStyle<keyof typeof sandboxes>('fresh57 formal', {
  opera_mar: [
    does(
      'Following the favourable opinion delivered this morning by the selection committee, we hereby request that the application of Mr Eero Niskanen be advanced to the Audition stage.',
      move('eero', 'Audition'),
    ),
    does(
      'As Ms Vainio has submitted the portfolio which had been missing from her file, kindly arrange for her transfer to the First Interview stage.',
      move('helmi', 'First Interview'),
    ),
    asks(
      'In consideration of the excellent impression he has made, it is requested that Oskar be put forward for the Audition.',
    ),
    [
      asks('We should be obliged if the interim reply could be dispatched to Oskar.'),
      does(
        'The gentleman in question is the one who applied for the position in the box office.',
        followUp('oskar2', 'interim_reply'),
      ),
    ],
    does(
      'Since Mr Grönroos will be occupied by the rehearsal until noon, would you kindly arrange a meeting of forty-five minutes with him concerning Mr Jaak Tamm for Monday, the thirtieth of March 2026, at half past one in the afternoon?',
      book('2026-03-30T13:30', 45, 'aksel', { about: 'jaak' }),
    ),
    asks(
      'An appointment of thirty minutes between Ms Wikström and Ms Toivonen is to be entered for Monday, 30 March 2026, at 11 a.m., for which we thank you in advance.',
    ),
    does(
      'Owing to a delay in the delivery of the instrument, the audition of Ms Räsänen, presently foreseen for Tuesday, must be deferred to Thursday, the second of April 2026, at three o’clock in the afternoon.',
      reschedule('inka', '2026-04-02T15:00'),
    ),
    orElse(
      does(
        'Given that the candidate has informed us in writing that she has accepted an engagement elsewhere, the application of Ms Theodora Backman is to be rejected.',
        reject('theo', { reason: 'she has accepted an engagement elsewhere' }),
      ),
      calling(
        reject('theo', {
          reason: 'the candidate has informed us in writing that she has accepted an engagement elsewhere',
        }),
      ),
    ),
    negated(
      'It having come to our attention that Mr Tamm is still awaiting a decision, we would ask you to refrain, for the time being, from rejecting his application.',
    ),
    orElse(
      does(
        'For the purposes of this afternoon’s committee, kindly furnish a list of all candidates for positions in the wardrobe department.',
        find({ role: 'wardrobe' }),
      ),
      calling(find({ job: 'cost' })),
    ),
    does(
      'With reference to the conversation held on Thursday, kindly place on the file of Mr Vilhelm Aalto a note to the effect that his work permit expires in August.',
      note('ville', 'his work permit expires in August'),
    ),
    does(
      'The documents now being complete, it is requested that Ms Wikström be moved to the Audition and that Ms Toivonen be informed that the samples have arrived.',
      move('petra', 'Audition'),
      tell('mirja', 'the samples have arrived'),
    ),
    asks(
      'We would be grateful for the reservation of thirty minutes with Mr Salmi on Sunday, the twenty-ninth of March 2026, at half past three in the morning, with regard to Ms Räsänen.',
    ),
    hypothetical(
      'Should the audition of Ms Räsänen prove unsatisfactory, would a rejection by letter be considered appropriate in your view?',
    ),
    does(
      'Would you be so good as to indicate the hours at which Mr Salmi is available on Wednesday, the first of April?',
      free('pekka', '2026-04-01', '2026-04-02'),
    ),
    quoted(
      'The enclosed letter reads as follows: “I hereby request that my application be withdrawn and that all appointments be cancelled.” Kindly reproduce it as a note on the file of Mr Oskar Blom; no further steps are to be taken.',
      note(
        'oskar1',
        'I hereby request that my application be withdrawn and that all appointments be cancelled.|The enclosed letter reads as follows: “I hereby request that my application be withdrawn and that all appointments be cancelled.”',
      ),
    ),
    nothing(
      'We acknowledge receipt of your message of yesterday and thank you for the care with which the matter was handled.',
    ),
    orElse(
      does(
        'As he has been taken ill, kindly cancel the interview with Mr Niskanen which had been scheduled for the coming Wednesday.',
        cancel('eero', 'he has been taken ill'),
      ),
      calling(cancel('eero')),
    ),
  ],
  opera_dec: [
    does(
      'The negotiations having been concluded, kindly issue an offer of employment to Ms Räsänen at an annual salary of EUR 46,800, the employment to commence on 1 February 2027.',
      offer('inka', { salary: 46_800, currency: 'EUR', start_date: '2027-02-01' }),
    ),
    [
      does(
        'On the recommendation of the panel, the application of Mr Jaak Tamm is hereby to be rejected by means of the regret template.',
        reject('jaak', { message_template: 'regret' }),
      ),
      does('Having reviewed the matter, we give our approval to the said rejection.', approve(1)),
    ],
    [
      does(
        'We have the pleasure of confirming that Ms Vainio may pass on to the Audition; kindly record this.',
        move('helmi', 'Audition'),
      ),
      does(
        'It has since emerged that the wrong person was named by us; the aforementioned change is to be reversed and effected instead for Ms Wikström.',
        undo(1),
        move('petra', 'Audition'),
      ),
    ],
    asks(
      'May we request an hour with Ms Toivonen tomorrow, Thursday, at 11 o’clock, in order that Mr Hietala’s references may be discussed?',
    ),
    does(
      'So that the contract of Mr Hietala may be settled before the holidays, an hour with Ms Toivonen on Monday, the twenty-first of December, at 9.30 a.m. would be appreciated.',
      book('2026-12-21T09:30', 60, 'mirja', { about: 'oskar2' }),
    ),
    does(
      'Insofar as candidates in Preselection have been without news from this house for at least six days, they are to be sent the interim reply.',
      followUpAll({ stage: 'Preselection', days_since_contact: 6 }, 'interim_reply'),
    ),
    does(
      'With regard to the report which is to be laid before the Board, we should be grateful for the key figures of the previous month.',
      metrics('last_month'),
    ),
    does('Kindly advise which matters are at present awaiting our approval.', approvals()),
    does(
      'The hiring manager responsible for Ms Vainio should be made aware that the second reference has been received without objection.',
      tell('mirja', 'the second reference has been received without objection'),
    ),
    asks(
      'It is requested that Mr Kaarlo Heino, whose curriculum vitae was handed to us at the reception, be moved to Preselection.',
    ),
    asks(
      'As agreed, kindly enter a meeting with Mr Grönroos about Mr Eero Niskanen for the fifteenth of December 2026 at 2 p.m.; thirty minutes will suffice.',
    ),
    does(
      'In case it has escaped your notice, the interview of Ms Vainio clashes with the dress rehearsal; we therefore ask that it be brought forward to Friday at 9 a.m. and limited to forty-five minutes.',
      reschedule('helmi', '2026-12-18T09:00', 45),
    ),
    negated(
      'Although Mr Grönroos has expressed the wish that an offer be sent to Mr Niskanen before Christmas, none is to be issued until the budget has been approved.',
    ),
    does(
      'The following message should be conveyed to Mr Niskanen: “Your certificate has reached us and will be returned to you by registered mail.”',
      message('eero', 'Your certificate has reached us and will be returned to you by registered mail.'),
    ),
    nothing('Would you have the kindness to reserve two seats for us at Saturday’s performance?'),
    does(
      'We wish to consult the record of Mr Vilhelm Aalto, to which reference was made in the telephone call of this morning.',
      show('ville'),
    ),
    does(
      'Kindly proceed as follows: Mr Aalto is to be moved to Preselection, Mr Blom is to receive the interim reply, and Mr Grönroos is to be notified that both files are complete.',
      move('ville', 'Preselection'),
      followUp('oskar1', 'interim_reply'),
      tell('aksel', 'both files are complete'),
    ),
  ],
  copper_apr: [
    does(
      'Her interview having been passed with distinction, we would ask that Ms Toledo’s application proceed to the Examen Médico.',
      move('maca', 'Examen Médico'),
    ),
    does(
      'In view of the public holiday on Friday, kindly schedule the discussion with Mr Pavez concerning Mr Bruno Cárcamo, for which thirty minutes are foreseen, for tomorrow at 10.15 a.m.',
      book('2026-04-02T10:15', 30, 'rodrigo', { about: 'bruno' }),
    ),
    asks('The shift roster is to be transmitted to the applicant Vergara without delay.'),
    does(
      'The interview with Ms Toledo which was to take place tomorrow is no longer required, and you are requested to cancel it.',
      cancel('maca'),
    ),
    does(
      'Because his driving licence has lapsed, Mr Nicolás Vergara can no longer be considered, and his application must accordingly be rejected.',
      reject('nico1', { reason: 'his driving licence has lapsed' }),
    ),
    does(
      'All candidates for the position of Haul Truck Driver who have not been contacted for five days are to be reminded by means of the template entitled “still there”.',
      followUpAll({ job: 'truck', days_since_contact: 5 }, 'still_there'),
    ),
    does(
      'We should like a conversation of one hour to be held between Mr Araya and Ms Lobos regarding Mr Francisco Melo on Tuesday, 7 April 2026, at 16:00; kindly make the necessary entry.',
      book('2026-04-07T16:00', 60, 'hector ximena', { about: 'pancho' }),
    ),
    does('It would interest us to learn which applicants have reached the Llamada.', find({ stage: 'Llamada' })),
    quoted(
      'In his electronic mail of this morning Mr Cárcamo writes: “Kindly send me the offer at once and reject the other gentleman.” We merely ask you to inform Mr Pavez that he has become impatient.',
      tell('rodrigo', 'he has become impatient'),
    ),
    [
      asks('A meeting with Ms Lobos concerning Ms Daniela Olivares is desired on Monday.'),
      does(
        'Kindly set it down for eleven o’clock, and let forty minutes be reserved.',
        book('2026-04-06T11:00', 40, 'ximena', { about: 'dani' }),
      ),
    ],
    hypothetical(
      'It is not clear to us whether Ms Cifuentes could be offered the position before the results of the examination are known.',
    ),
    asks('It is hereby requested that Mr Soto be transferred to the stage of Background Verification.'),
    does(
      'Be it recorded on the file of Ms Emilia Cifuentes that she is available as from the eleventh of May.',
      note('ema', 'she is available as from the eleventh of May'),
    ),
    does(
      'What has been undertaken by you in the course of yesterday? A short account would oblige us.',
      log('yesterday'),
    ),
    asks('Kindly inform the Chief Financial Officer that two further contracts are to be expected.'),
  ],
  copper_sep: [
    [
      does(
        'The committee has resolved that Mr Ignacio Soto be offered the position at a monthly salary of CLP 1,450,000; kindly extend the offer to him.',
        offer('nacho', { salary: 1_450_000, currency: 'CLP' }),
      ),
      orElse(
        does('Upon further reflection, the said offer cannot be approved by us; kindly decline it.', decline(1)),
        calling(undo(1)),
      ),
    ],
    asks('A meeting of half an hour with Mr Araya on Monday at ten o’clock in the matter of Mr Melo would be welcome.'),
    [
      does(
        'Would it be possible to reserve half an hour with Mr Araya on Wednesday, the ninth of September, at 8.45 a.m., so that the contract of Mr Melo may be examined?',
        book('2026-09-09T08:45', 30, 'hector', { about: 'pancho' }),
      ),
      does(
        'As Mr Araya has just advised that he will be underground at that hour, we would ask that the meeting be postponed by one hour.',
        reschedule(1, '2026-09-09T09:45'),
      ),
    ],
    does(
      'Ms Olivares having accepted the invitation, her application should now be taken to the next stage.',
      move('dani', 'Entrevista en Faena'),
    ),
    asks(
      'Kindly see to it that an interview with Ms Lobos about Ms Toledo is entered for Monday at 3 p.m., for the duration of one hour.',
    ),
    does(
      'Mr Nicolás Vergara, from whom nothing has been heard for a fortnight, should be written to; the template “still there” is to be used.',
      followUp('nico1', 'still_there'),
    ),
    does(
      'You are requested to let us have, for the coming week’s planning, the times on Tuesday at which both Mr Pavez and Mr Araya are at liberty.',
      free('rodrigo hector', '2026-09-08', '2026-09-09'),
    ),
    does(
      'The access road will be closed in the morning, for which reason the interview of Mr Soto, scheduled for Tuesday at eleven, is to be moved to four in the afternoon of the same day.',
      reschedule('nacho', '2026-09-08T16:00'),
    ),
    negated('We wish to place on record that neither Ms Cifuentes nor Mr Melo is to be contacted before the holidays.'),
    does(
      'Candidates at risk of being lost to us should be brought to our attention; kindly list them.',
      find({ at_risk: true }),
    ),
    does('We would thank you for a summary of the business which awaits us today.', brief()),
    [
      does(
        'On the basis of the result achieved at the site, Mr Bruno Cárcamo is admitted to the Examen Médico; kindly effect the change.',
        move('bruno', 'Examen Médico'),
      ),
      does('The same shall apply to Mr Soto.', move('nacho', 'Examen Médico')),
      does(
        'We regret to inform you that the decision concerning the latter was premature, and ask that it be revoked.',
        undo(2),
      ),
    ],
  ],
});

// Thirty-eighth further batch: somebody of the old school, who writes every wish as a letter.
import {
  approvals,
  book,
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
  show,
  tell,
  undo,
} from '../../../calls.ts';
import { asks, calling, does, hypothetical, inStyle, negated, nothing, orElse, quoted } from '../../../says.ts';
import { perhapsBecause } from '../fresh33/perhaps-because.ts';
import type { sandboxes } from './sandboxes.ts';

export const letter = inStyle<keyof typeof sandboxes>('fresh38 letter', {
  brewhouse_nov: [
    does(
      'Dear colleague, having now read all three references for Ms. MacEachern, I should be obliged if you would advance her to the Offer stage. With kind regards',
      move('effie', 'Offer'),
    ),
    does(
      'Further to my telephone conversation with Mr. Gaudet this morning, his tasting panel with Ozan on Monday will have to begin one hour later than planned. Kindly amend the diary.',
      reschedule('oza', '2026-11-16T14:00'),
    ),
    does(
      'Dear Muster, I write concerning Ms. Tanigawa. Mr. Zinck would welcome three quarters of an hour with her on Tuesday, 17 November, at 10 a.m. Please arrange it. Sincerely',
      book('2026-11-17T10:00', 45, 'wilf', { about: 'yoko' }),
    ),
    perhapsBecause(
      does(
        'After careful deliberation we have concluded that Mr. Quispe does not possess the experience we seek. Please decline his application, enclosing our usual letter, not this batch.',
        reject('jorge2', { message_template: 'not_this_batch' }),
      ),
      'does not possess the experience we seek',
      'he does not possess the experience we seek',
      'Mr. Quispe does not possess the experience we seek',
    ),
    does(
      'I have the pleasure of asking you to extend an offer to Ms. Belliveau: an annual salary of CAD 71,500, her first day to be 4 January 2027.',
      offer('marguerite', { salary: 71_500, currency: 'CAD', start_date: '2027-01-04' }),
    ),
    negated(
      'Please be advised that the stocktake tomorrow stands. Contrary to what the notice board says, it has not been called off and should not be.',
    ),
    does(
      'For the good order of our records: Mr. Mukwashi has held a forklift certificate since 2022. Please enter this as a note.',
      note(
        'tendai',
        'Mr. Mukwashi has held a forklift certificate since 2022|has held a forklift certificate since 2022|he has held a forklift certificate since 2022|held a forklift certificate since 2022',
      ),
    ),
    does(
      'Would you have the goodness to remind Mr. Ciobanu of our request for references? The template bearing that name will serve.',
      followUp('vasile', 'reference_request'),
    ),
    perhapsBecause(
      does(
        'To whom it may concern: the sales meeting on Monday morning is no longer required and may be struck from the diary.',
        cancel('sal'),
      ),
      'no longer required',
      'it is no longer required',
    ),
    does(
      'May I ask you to convey to Ms. Ramnarine that the auditors have moved their visit to December?',
      tell('shanti', 'the auditors have moved their visit to December'),
    ),
    does(
      'I should be grateful for a list of those applicants whom we have not contacted for a week or more.',
      find({ days_since_contact: 7 }),
    ),
    asks(
      'Dear Muster, kindly see to it that Jorge is informed of our regret and that his application is closed. Yours faithfully',
    ),
    does(
      'Permit me one further request. Would you write to Ms. Sjöstrand as follows: “Please bring sturdy shoes on Tuesday”?',
      message('linnea', 'Please bring sturdy shoes on Tuesday'),
    ),
    nothing(
      'I am pleased to report that the panel for Mr. Kılıçaslan was moved once already in October, and that he bore it with great patience.',
    ),
    does(
      'Having been favourably impressed by Ms. Wihongi, I request two things of you: her progression to Brew Day, and the dispatch of the brew day details to her.',
      move('moana', 'Brew Day'),
      followUp('moana', 'brew_day_details'),
    ),
    does(
      'On what afternoon hours is Mr. Purdy at our disposal on Tuesday the 17th? I merely wish to see his openings.',
      free('callum', '2026-11-17', '2026-11-18'),
    ),
    hypothetical(
      'Were we to decline Mr. Mkhabela at this juncture, would he be at liberty to apply again in the spring?',
    ),
    does(
      'With reference to Mr. Mkhabela: he has waited ten days for a word from us, which does us no credit. A short follow-up to him today, if you please.',
      followUp('sipho'),
    ),
    asks(
      'I should like Ms. Ponnappa to be received by Mr. Gaudet at some point in the coming week. Would you make the necessary arrangements?',
    ),
    does('Please furnish me with our recruiting figures for the month of October.', metrics('last_month')),
    quoted(
      'In his last letter Mr. Zinck permits himself the sentence “turn Yoko down and be done with it”. I have replied that we do not work in this manner.',
    ),
    perhapsBecause(
      does(
        'It is with regret that I must ask you to withdraw the appointment for the first chat with Ms. Ponnappa on Tuesday; she has been called for jury duty.',
        cancel('dev'),
      ),
      'she has been called for jury duty',
      'called for jury duty',
    ),
    does(
      'Mr. Mukwashi and Mr. Gaudet have agreed between themselves on Wednesday, 18 November, at 2 p.m.; an hour will suffice. I ask you to enter the appointment and to have the brew day details reach Mr. Mukwashi beforehand.',
      book('2026-11-18T14:00', 60, 'etienne', { about: 'tendai' }),
      followUp('tendai', 'brew_day_details'),
    ),
    [
      does('I request that Ms. Tanigawa be admitted to Brew Day.', move('yoko', 'Brew Day')),
      does('Upon reflection that step was premature; I would ask you to revoke it. With apologies', undo(1)),
    ],
  ],
  lingua_feb: [
    does(
      'Esteemed colleague, the jury has marked the test of Ms. Tuominen as excellent. You may therefore promote her to the Revision Round. Cordially, G. Vandamme',
      move('kaisa', 'Revision Round'),
    ),
    does(
      'In the matter of Mr. Sampaio: Mr. Szentmiklósi will be before the court on Tuesday afternoon and asks that their revision interview be held on Thursday, 11 February, at 15:00 instead.',
      reschedule('rui', '2027-02-11T15:00'),
    ),
    does(
      'I hereby ask for an appointment of one hour, on Friday 12 February at 10:30, between Mr. Lambotte and Mr. Tessema.',
      book('2027-02-12T10:30', 60, 'thierry', { about: 'abebe' }),
    ),
    does(
      'Dear Sir or Madam, kindly address the trial contract to Ms. Carvalhal at your earliest convenience. Respectfully yours',
      followUp('beatriz', 'trial_contract'),
    ),
    asks(
      'Ms. Petrenko and her namesake have both impressed us; for the moment, however, I ask only that Olga be placed in the Client Trial.',
    ),
    does(
      'Allow me to draw your attention to Ms. Kjeldgaard, whose file has lain untouched for a fortnight. Our quick hello would be a fitting sign of life.',
      followUp('tove', 'quick_hello'),
    ),
    does(
      'We have resolved to part with the candidature of Ms. Aksoylu. You will please decline it and send the letter entitled regretfully no. Thanking you in advance',
      reject('zeynep', { message_template: 'regretfully_no' }),
    ),
    does(
      'Following the unanimous vote of the partners, be so kind as to prepare an offer for Mr. Benslimane at EUR 62,400 per year, with effect from 1 April 2027.',
      offer('farid', { salary: 62_400, currency: 'EUR', start_date: '2027-04-01' }),
    ),
    negated(
      'I expressly ask that nobody approach Ms. Papadaki before her present employer has been told. No letters, no calls.',
    ),
    does(
      'Ms. Boukhari is to my knowledge unaware that the interpreting booths have been repaired. Pray inform her that the booths have been repaired.',
      tell('amina', 'the booths have been repaired|the interpreting booths have been repaired'),
    ),
    does(
      'Kindly inscribe in the dossier of Mr. Le Floch the following remark: sworn translator at the court of Rennes.',
      note('gwenael', 'sworn translator at the court of Rennes'),
    ),
    does(
      'It has pleased nobody, but the booth training this Friday cannot take place. Please cancel it. Yours truly',
      cancel('boo'),
    ),
    does('Might I be sent an overview of everyone presently in CV Screening?', find({ stage: 'CV Screening' })),
    does(
      'Would you communicate to Ms. Dijkgraaf that the screening call will be held in English?',
      message('hanneke', 'the screening call will be held in English'),
    ),
    nothing(
      'By way of information: on Friday last I wrote to Ms. Kazlauskaitė myself and sent her the test piece. She has thanked me warmly.',
    ),
    does('Please lay before me the complete state of affairs regarding Mr. Seo.', show('minjun')),
    does(
      'I request the favour of two entries: Ms. Wiśniewska to CV Screening, and in her file the words “accredited at the European Parliament”.',
      move('olga2', 'CV Screening'),
      note('olga2', 'accredited at the European Parliament'),
    ),
    orElse(
      does(
        'The trial briefing of Ms. Carvalhal should commence a quarter of an hour earlier. Ms. Boukhari begs to be told of the change.',
        reschedule('bea', '2027-02-11T09:15'),
        tell('amina', '*'),
      ),
      calling(reschedule('bea', '2027-02-11T09:15')),
    ),
    hypothetical(
      'Should Mr. Sampaio prevail in the revision interview, I would in due course propose him for the Client Trial; at present this is but a thought.',
    ),
    asks(
      'Mr. Szentmiklósi wishes to examine Ms. Papadaki’s diploma with her in person on Thursday. Please reserve the time.',
    ),
    does('Which decisions await my signature?', approvals()),
    does(
      'All those who have reached the Test Translation should now receive the test piece, with our compliments.',
      followUpAll({ stage: 'Test Translation' }, 'test_piece'),
    ),
    does(
      'Two farewells, to my regret: Ms. Kjeldgaard and Mr. Tessema. Both are to be declined by means of regretfully no.',
      reject('tove', { message_template: 'regretfully_no' }),
      reject('abebe', { message_template: 'regretfully_no' }),
    ),
    [
      asks('I would ask you to postpone the screening call.'),
      nothing('Pray disregard my last line; it will take place as announced.'),
    ],
    [
      does('Kindly note in the file of Ms. Kazlauskaitė: available from 1 May.', note('ruta', 'available from 1 May')),
      does(
        'Ms. Etxeberria, moreover, should meet her on Wednesday at 9 o’clock for thirty minutes.',
        book('2027-02-10T09:00', 30, 'pilar', { about: 'ruta' }),
      ),
    ],
  ],
});

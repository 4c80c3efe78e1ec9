// Thirty-second further batch: a manager who says what should be the case and leaves the doing to others.
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
  message,
  metrics,
  move,
  note,
  offer,
  reject,
  reschedule,
  tell,
  undo,
} from '../../../calls.ts';
import { asking, asks, calling, does, hypothetical, inStyle, negated, orElse, quoted } from '../../../says.ts';
import { decodes, runs, score, start, stop } from '../rare-calls.ts';
import type { sandboxes } from './sandboxes.ts';

export const delegating = inStyle<keyof typeof sandboxes>('fresh32 delegating', {
  vets_oct: [
    does('Rafael should be at Clinic Day by now, could somebody put that right?', move('rafael', 'Clinic Day')),
    does(
      "I'd like Pascale's partners round taken care of: tomorrow is fine, but it has to be at 11:30.",
      reschedule('pas', '2026-10-22T11:30'),
    ),
    does(
      'Somebody ought to sit down with Nkechi. Tarek would be my choice, Friday at 2, for half an hour.',
      book('2026-10-23T14:00', 30, 'tarek', { about: 'nkechi' }),
    ),
    orElse(
      does("Mehwish's missing papers want chasing.", followUp('mehwish', 'missing_papers')),
      calling(followUp('mehwish')),
    ),
    does(
      'It would be good if the whole paper check crowd heard from us; still interested is the right mail.',
      followUpAll({ stage: 'Paper Check' }, 'still_interested'),
    ),
    does(
      'Can somebody see to it that Albert gets his rejection? With the went another way letter.',
      reject('albert', { message_template: 'went_another_way' }),
    ),
    does("I want the dental workshop gone from tomorrow's calendar.", cancel('dent')),
    does(
      "Thuy's file should say that she cannot work Saturdays.",
      note('thuy', 'she cannot work Saturdays|cannot work Saturdays|Thuy cannot work Saturdays'),
    ),
    does(
      'Have Sipho informed that the insurance covers groomers too.',
      tell('sipho', 'the insurance covers groomers too'),
    ),
    does(
      'Camila needs to hear from us that her visa letter is in the post.',
      message('camila', 'her visa letter is in the post|your visa letter is in the post'),
    ),
    does(
      'I expect an offer to go out to Nkechi today. 60,500, first of December.',
      offer('nkechi', { salary: 60_500, start_date: '2026-12-01' }),
    ),
    asks('Hanna should be one stage further.'),
    asks("I'd like Brona and Jonas to have had their talk before the week is out, please see to that."),
    does(
      'Someone find me an hour that Greta and Sipho both have on Monday.',
      free('greta sipho', '2026-10-26', '2026-10-27', 60),
    ),
    negated("Nobody is to write to Svetlana until I've decided about the nursing budget."),
    hypothetical('I would have thought that Ikaika might make a fine addition one of these days.'),
    orElse(
      does('What does the pipeline for practice managers look like?', find({ job: 'pm' })),
      calling(find({ role: 'management' })),
    ),
    does(
      'Jonas belongs in the partners round, and Brona needs to be told so.',
      move('jonas', 'Partners Round'),
      tell('brona', '*'),
    ),
    does('Oliver is to be turned down, and the same goes for Thuy.', reject('oliver'), reject('thuy')),
    does("I should have last week's figures in front of me.", metrics('last_week')),
    decodes('We have an applicant from the Army, a 68T. Someone work out what that is in civilian life.', ['68T'], {
      branch: 'Army',
    }),
    [
      does('Svetlana had better go back to Paper Check until her diploma is recognised.', move('svet', 'Paper Check')),
      does('Tarek disagrees, and he is right. That should be reversed.', undo(1)),
    ],
    [
      does("Hanna Reinholdt's call with Tarek should be on Monday at 10.", reschedule('han', '2026-10-26T10:00')),
      does('Make sure Tarek knows, too.', tell('tarek', '*')),
    ],
    [
      does('An offer for Camila, please, at 121,000.', offer('camila', { salary: 121_000 })),
      orElse(
        does('That figure should read 119,000.', decline(1), offer('camila', { salary: 119_000 })),
        calling(offer('camila', { salary: 119_000 })),
      ),
    ],
    does(
      "Ikaika's clinic day should be on Monday at 9 instead, and he should be sent the guide for it.",
      reschedule('ika', '2026-10-26T09:00'),
      followUp('ikaika', 'clinic_day_guide'),
    ),
    does(
      'Mehwish can go on to the intro call; Thuy should get the missing papers mail first.',
      move('mehwish', 'Intro Call'),
      followUp('thuy', 'missing_papers'),
    ),
  ],
  radio_jan: [
    does('Zahra has earned the studio test stage, somebody please put her there.', move('zahra', 'Studio Test')),
    does(
      "I'd like Aminata and Selasi to have twenty minutes on Wednesday at 2.",
      book('2027-01-20T14:00', 20, 'selasi', { about: 'aminata' }),
    ),
    orElse(
      does(
        'The mast inspection should not start before 9. Could that be arranged for Thursday?',
        reschedule('mast', '2027-01-21T09:00'),
      ),
      asking(),
    ),
    does(
      'Rosario still owes us her voice sample; have the request go out to her.',
      followUp('rosario', 'voice_sample_request'),
    ),
    does(
      'Somebody should let Keren know the commission plan is being revised.',
      message('keren', 'the commission plan is being revised'),
    ),
    does(
      "Fenna's application has run its course. I'd like it rejected, politely, with the no thank you.",
      reject('fenna', { message_template: 'no_thank_you' }),
    ),
    does("Could somebody see who we haven't spoken to in ten days?", find({ days_since_contact: 10 })),
    does(
      "I'm told Esi can't do tomorrow. Her studio test had better be on Friday at 9:30.",
      reschedule('esi', '2027-01-22T09:30'),
    ),
    asks('One of the Kojos should be on the phone with Selasi on Thursday at 10.'),
    does('Ji-ho is to be kept warm: at risk sequence, please.', start('jiho', 'candidate-at-risk')),
    runs(
      'The Greenhouse sync ought to be run again, the list looks stale.',
      'Greenhouse',
      'greenhouse',
      'Greenhouse sync',
    ),
    does("It'd be useful to know how likely Dilnoza is to stay.", score('dilnoza')),
    quoted('Nii keeps telling everyone “get Marlon hired by Friday”. That is his opinion.'),
    does(
      'I want Enzo in front of Yaw and Nii together, Friday at 10, a full hour.',
      book('2027-01-22T10:00', 60, 'yaw nii', { about: 'enzo' }),
    ),
    does('The sponsor lunch needs to be half an hour longer.', reschedule('spon', '2027-01-22T12:00', 120)),
    does("What's on my plate this morning?", brief()),
    does(
      'Kojo Amanor should go to the studio test and get the details for it.',
      move('kojo1', 'Studio Test'),
      followUp('kojo1', 'studio_test_details'),
    ),
    does(
      "The programme planning can be cancelled, and I want Selasi to know that the transmitter budget isn't approved.",
      cancel('prog'),
      tell('selasi', "the transmitter budget isn't approved"),
    ),
    negated("Dilnoza's panel doesn't need moving after all."),
    asks('Please have her moved to Offer.'),
    does('Is there anything I am expected to sign off?', approvals()),
    [
      does('Who do we have in Phone Talk?', find({ stage: 'Phone Talk' })),
      does('Everybody in there should get a gentle reminder.', followUpAll({ stage: 'Phone Talk' }, 'gentle_reminder')),
    ],
    [
      asks('Yaw should meet Kojo Baffour.'),
      does('Friday, 14:00.', book('2027-01-22T14:00', 30, 'yaw', { about: 'kojo2' })),
      does('And have the studio test details sent to him.', followUp('kojo2', 'studio_test_details')),
    ],
    does(
      "I'd be glad if Tunde and Fenna both heard from us, the gentle reminder will do.",
      followUp('tunde', 'gentle_reminder'),
      followUp('fenna', 'gentle_reminder'),
    ),
    does(
      'Aminata can go to the phone talk stage, and there should be no more automatic mails for Rosario.',
      move('aminata', 'Phone Talk'),
      stop('rosario'),
    ),
    [
      does(
        'Marlon is to have his offer, 10,800 cedis from 15 February.',
        offer('marlon', { salary: 10_800, currency: 'GHS', start_date: '2027-02-15' }),
      ),
      does('Consider it approved by me.', approve(1)),
    ],
  ],
});

// Thirty-second further batch: a recruiter with no time, who says the least that will do.
import {
  approvals,
  approve,
  book,
  brief,
  cancel,
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
import { stop } from '../rare-calls.ts';
import type { sandboxes } from './sandboxes.ts';

export const hurried = inStyle<keyof typeof sandboxes>('fresh32 hurried', {
  vets_apr: [
    does('Yusuf did great, put him through to the partners round.', move('yusuf', 'Partners Round')),
    does('Camila tomorrow: 3 instead of 2.', reschedule('cam', '2027-04-13T15:00')),
    does(
      'Need Sipho and Rafael in a room Wednesday 1:30, half an hour.',
      book('2027-04-14T13:30', 30, 'sipho', { about: 'rafael' }),
    ),
    does(
      'Missing papers mail to Svetlana and Mehwish, now please!',
      followUp('svet', 'missing_papers'),
      followUp('mehwish', 'missing_papers'),
    ),
    does("Who's in Intro Call again?", find({ stage: 'Intro Call' })),
    does(
      "Nkechi's licence came through, get an offer out to her, 58,500, starting May 3.",
      offer('nkechi', { salary: 58_500, start_date: '2027-05-03' }),
    ),
    orElse(
      does('Nettleship was hopeless on the phone, reject.', reject('albert')),
      calling(reject('albert', { reason: 'hopeless on the phone' })),
      calling(reject('albert', { reason: 'was hopeless on the phone' })),
      calling(reject('albert', { reason: 'Nettleship was hopeless on the phone' })),
    ),
    orElse(
      does("Scrap tomorrow's ward round, Brona's in surgery.", cancel('ward')),
      calling(cancel('ward', "Brona's in surgery")),
    ),
    asks('Hanna to clinic day, quick.'),
    negated("No, don't mail Thuy, I'm ringing her in five."),
    does('Anyone in nursing we have left alone for a week?', find({ role: 'nursing', days_since_contact: 7 })),
    does(
      'Let Tarek know: Yusuf is allergic to latex, he needs other gloves on Wednesday.',
      tell('tarek', 'Yusuf is allergic to latex, he needs other gloves on Wednesday'),
    ),
    does(
      'Rafael → clinic day, and he gets the guide as well.',
      move('rafael', 'Clinic Day'),
      followUp('rafael', 'clinic_day_guide'),
    ),
    asks('Slot with Brona for Jonas, quick as you can.'),
    does('Push my 3:30 with Oliver to 4:15.', reschedule('oli', '2027-04-12T16:15')),
    orElse(hypothetical('Could we even get Camila for under 110?'), calling(show('camila'))),
    [
      does('Is Greta free Wednesday?', free('greta', '2027-04-14', '2027-04-15')),
      does('OK 10:30 with Pascale.', book('2027-04-14T10:30', 30, 'greta', { about: 'pascale' })),
      does('45 minutes actually.', reschedule(2, '2027-04-14T10:30', 45)),
    ],
    [does("Thuy's out, reject her.", reject('thuy')), does('Approve it, go.', approve(1))],
    [does('Jonas on to paper check.', move('jonas', 'Paper Check')), does('Wrong person!! Undo.', undo(1))],
    does(
      "Camila's round tomorrow, kill it, and get her in with Brona and Greta Friday at 2 for an hour.",
      cancel('cam'),
      book('2027-04-16T14:00', 60, 'brona greta', { about: 'camila' }),
    ),
    does('Nkechi to Offer, Svetlana to Intro Call.', move('nkechi', 'Offer'), move('svet', 'Intro Call')),
  ],
  radio_jan: [
    does('Aminata sent her tape, so phone talk next.', move('aminata', 'Phone Talk')),
    orElse(
      does('Chase Rosario for the voice sample.', followUp('rosario', 'voice_sample_request')),
      calling(followUp('rosario')),
    ),
    does('Esi and Nii at 10 tomorrow, not half nine.', reschedule('esi', '2027-01-20T10:00')),
    does('Fenna, no. Use the no thank you.', reject('fenna', { message_template: 'no_thank_you' })),
    does('What needs me today? I have ten minutes.', brief()),
    does('Zahra + Selasi Friday at 9, twenty minutes, go.', book('2027-01-22T09:00', 20, 'selasi', { about: 'zahra' })),
    does(
      'Quick note for Enzo: brings his own mics.',
      note('enzo', 'brings his own mics|Enzo brings his own mics|he brings his own mics'),
    ),
    does(
      'Offer for Dilnoza, GHS 14,000, first of March. Then warn Selasi.',
      offer('dilnoza', { salary: 14_000, currency: 'GHS', start_date: '2027-03-01' }),
      tell('selasi', '*'),
    ),
    does('Sponsor lunch Friday is dead, take it out.', cancel('spon')),
    asks('Kojo: studio test.'),
    asks('Book Yaw with Ji-ho Thursday at 9.'),
    does('Text Keren we call at noon sharp.', message('keren', 'we call at noon sharp')),
    does(
      'Everyone sitting in Application In gets a gentle reminder.',
      followUpAll({ stage: 'Application In' }, 'gentle_reminder'),
    ),
    negated('Marlon stays where he is until I have spoken to Nii.'),
    quoted('Mail from Tunde: "please move me to the editors panel". Ha.'),
    does('Last week in numbers, please.', metrics('last_week')),
    orElse(does('What did I get done yesterday?', log('yesterday')), calling(metrics('yesterday'))),
    does("Take Ji-ho off the automatic mails, he's annoyed.", stop('jiho')),
    does('Kojo Baffour on to phone talk and show me Kojo Amanor.', move('kojo2', 'Phone Talk'), show('kojo1')),
    [
      asks('Nii needs an hour with Rosario.'),
      does('Thursday at 11.', book('2027-01-21T11:00', 60, 'nii', { about: 'rosario' })),
    ],
    [
      does('Offer Marlon 9,500 cedis.', offer('marlon', { salary: 9500, currency: 'GHS' })),
      does('Anything else waiting for a yes?', approvals()),
      does("Fine, approve Marlon's.", approve(1)),
    ],
    does(
      'Studio test details to Enzo and tell Yaw that Enzo comes by bus.',
      followUp('enzo', 'studio_test_details'),
      tell('yaw', 'Enzo comes by bus'),
    ),
    does(
      'Who is in the editors panel, and when is Nii free tomorrow?',
      find({ stage: 'Editors Panel' }),
      free('nii', '2027-01-20', '2027-01-21'),
    ),
    [
      does('Zahra: studio test.', move('zahra', 'Studio Test')),
      orElse(
        does('Sorry, voice sample.', move('zahra', 'Voice Sample')),
        calling(undo(1), move('zahra', 'Voice Sample')),
      ),
      does('And the request for it to her.', followUp('zahra', 'voice_sample_request')),
    ],
  ],
});

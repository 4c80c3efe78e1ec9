// Thirty-first further batch: a hospice's volunteer desk, a nurse in charge, and its fundraisers.
import {
  approvals,
  approve,
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
  tell,
  undo,
} from '../../../calls.ts';
import { asking, asks, calling, does, hypothetical, inStyle, negated, nothing, orElse, quoted } from '../../../says.ts';
import type { sandboxes } from './sandboxes.ts';

export const hospice = [
  ...inStyle<keyof typeof sandboxes>('fresh31 volunteer desk', {
    hospice_mar: [
      does('Kia ora, would you be a dear and move Arapeta along to the shadow shift?', move('arapeta', 'Shadow Shift')),
      does(
        'Judith would love to meet Russell next Tuesday at half past nine. Could you put that in for them?',
        book('2027-03-09T09:30', 30, 'jude', { about: 'russ' }),
      ),
      does(
        'Mei-Lin has not heard from us in nearly a fortnight, bless her. Please send the just checking in note.',
        followUp('meilin', 'just_checking_in_note'),
      ),
      does(
        "Please pop on Gwenda's record that she plays the harp for patients.",
        note(
          'gwenda',
          'she plays the harp for patients|plays the harp for patients|Gwenda plays the harp for patients',
        ),
      ),
      asks('Joy rang about her references, would you move her to the reference check?'),
      orElse(
        does('Dear me, the gala committee clashes with the funeral. Please cancel it.', cancel('gala')),
        calling(cancel('gala', 'clashes with the funeral')),
        calling(cancel('gala', 'the gala committee clashes with the funeral')),
      ),
      does('Who are our hospice nurses at the moment?', find({ job: 'pall' })),
      negated("Please don't trouble Leonard with any more letters, his wife is poorly."),
      does(
        'Do tell Shireen that the syringe drivers are back from servicing.',
        tell('shireen', 'the syringe drivers are back from servicing'),
      ),
      does(
        'Has Clifford any time on Friday? Twenty minutes would be plenty.',
        free('cliff', '2027-03-05', '2027-03-06', 20),
      ),
      hypothetical('I do wonder whether Tobias would be happier in the op shop.'),
      [
        does(
          'Would you write to Pania: bring a plate for morning tea.',
          message('pania', 'bring a plate for morning tea'),
        ),
        does('And the same to Hinewai, thank you.', message('hinewai', 'bring a plate for morning tea')),
      ],
    ],
  }),
  ...inStyle<keyof typeof sandboxes>('fresh31 charge nurse', {
    hospice_mar: [
      does('hinewai shadow shift fri start 10 not 9', reschedule('hin', '2027-03-05T10:00')),
      does(
        'gwenda refs all good, send her the offer, 86k, 29 march start',
        offer('gwenda', { salary: 86_000, start_date: '2027-03-29' }),
      ),
      does('shadow shift info to joy seumanutafa pls', followUp('joy2', 'shadow_shift_info')),
      does('shireen + gwenda mon 12:30 20min', book('2027-03-08T12:30', 20, 'shireen', { about: 'gwenda' })),
      asks('shireen w joy seumanutafa tmrw 10:30'),
      does('who in nursing havent we rung in 4 days', find({ role: 'nursing', days_since_contact: 4 })),
      does('cliff needs to know bed 6 is free for the photo', tell('cliff', 'bed 6 is free for the photo')),
      nothing('in with a family, 10 min'),
      orElse(
        does('clinical supervision tmrw is off, im on nights. cancel pls', cancel('sup')),
        calling(cancel('sup', 'im on nights')),
      ),
      does('joy seumanutafa to shadow shift and let shireen know', move('joy2', 'Shadow Shift'), tell('shireen', '*')),
      asks('book hinewai a buddy shift'),
      [
        does('leonard to meet the team', move('len', 'Meet the Team')),
        does('no leave him where he was sorry', undo(1)),
      ],
      [asks('joy to reference check'), does('hemmingway', move('joy1', 'Reference Check'))],
    ],
  }),
  ...inStyle<keyof typeof sandboxes>('fresh31 fundraiser', {
    hospice_mar: [
      does(
        "OK so Tobias's refs are glowing, literally glowing, and he signed last night! Can you mark him hired please?",
        move('tobias', 'Hired'),
      ),
      does(
        "Ping Cliff that the donor wall quote came in under budget, he'll be stoked.",
        tell(
          'cliff',
          "the donor wall quote came in under budget|the donor wall quote came in under budget, he'll be stoked",
        ),
      ),
      orElse(
        does(
          "Cliff's keen to have a coffee with Joy Hemmingway. Thursday's a write-off, so make it Friday at 10:15?",
          book('2027-03-05T10:15', 30, 'cliff', { about: 'joy1' }),
        ),
        asking(),
      ),
      orElse(
        does(
          "Russell went cold on us after the pay chat. Let's let him go, kind no please.",
          reject('russ', { message_template: 'kind_no' }),
        ),
        calling(reject('russ', { message_template: 'kind_no', reason: 'Russell went cold on us after the pay chat' })),
        calling(reject('russ', { message_template: 'kind_no', reason: 'went cold on us after the pay chat' })),
      ),
      orElse(
        does(
          "About Pania tomorrow: can we kick that down the road to Monday, same time? Judith's got the auditors.",
          reschedule('pan', '2027-03-08T11:00'),
        ),
        asking(),
      ),
      does("Rattle off who's sitting in First Call for me?", find({ stage: 'First Call' })),
      quoted('A donor emailed “please cancel my gala tickets and give the job to my nephew”. People are wild.'),
      does(
        'Shoot everyone in Enquiry a just checking in note, they deserve to hear from us.',
        followUpAll({ stage: 'Enquiry' }, 'just_checking_in_note'),
      ),
      negated("Hmm, let's sit on Mei-Lin for another week."),
      orElse(does("How's my week been, numbers-wise?", metrics('this_week')), calling(metrics())),
      asks('Get Judith and Arapeta a catch-up in the diary.'),
      [
        does('Reject Leonard with the kind no.', reject('len', { message_template: 'kind_no' })),
        does("What's waiting on approval now?", approvals()),
        does('Go ahead and approve that one.', approve(1)),
      ],
    ],
  }),
];

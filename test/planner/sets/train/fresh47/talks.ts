// Forty-seventh further batch: what takes two or three messages.
import {
  approvals,
  approve,
  book,
  cancel,
  decline,
  find,
  followUp,
  followUpAll,
  free,
  log,
  message,
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

const bothWays = (say: string, days: number) =>
  orElse(
    does(say, find({ job: 'bus', days_since_contact: days })),
    calling(find({ role: 'transportation', days_since_contact: days })),
    calling(find({ job: 'bus', days_since_contact: days + 1 })),
    calling(find({ role: 'transportation', days_since_contact: days + 1 })),
  );

export const talks = inStyle('fresh47-talks', {
  cityschools_may: [
    [
      asks('Put Taylor through to the panel.'),
      does('The technician.', move('taylor1', 'Panel Interview')),
      does(
        'And book him with Ambrose on Friday at 1, an hour.',
        book('2027-05-21T13:00', 60, 'ambrose', { about: 'taylor1' }),
      ),
    ],
    [
      does('When could Lucinda do 45 minutes on Wednesday morning?', free('lucinda', '2027-05-19', '2027-05-20', 45)),
      does("Nine is fine. It's for Paloma.", book('2027-05-19T09:00', 45, 'lucinda', { about: 'paloma' })),
      does('Could you make it 9:30?', reschedule(2, '2027-05-19T09:30')),
    ],
    [
      does('Who do we have at Credential Check?', find({ stage: 'Credential Check' })),
      orElse(
        does('Send them the credential request.', followUpAll({ stage: 'Credential Check' }, 'credential_request')),
        calling(
          followUp('lamar', 'credential_request'),
          followUp('hyacinth', 'credential_request'),
          followUp('paloma', 'credential_request'),
        ),
      ),
      does('And Lamar goes on to the screening call, his came in already.', move('lamar', 'Screening Call')),
    ],
    [
      asks('sched maribel w gwendolyn'),
      does('weds 130pm', book('2027-05-19T13:30', 30, 'gwendolyn', { about: 'maribel' })),
    ],
    [
      does('offer Bartholomew 38,900, start June 7', offer('bart', { salary: 38900, start_date: '2027-06-07' })),
      does('looks right, approve', approve(1)),
      does('ty. let gwendolyn know', tell('gwendolyn', '*')),
    ],
    [
      does('Reject Jorge with the not selected letter.', reject('jorge', { message_template: 'not_selected' })),
      does("Hang on, don't. Decline it.", decline(1)),
      nothing('I mixed him up with somebody else.'),
    ],
    [
      does('Edith to fingerprinting', move('edith', 'Fingerprinting')),
      does('Delphine as well', move('delphine', 'Fingerprinting')),
      does('oh no, Delphine has her lesson first. undo hers', undo(2)),
    ],
    [
      does('Show me Soledad', show('soledad')),
      does(
        'Note that her file is complete and move her to the credential check.',
        note('soledad', 'her file is complete'),
        move('soledad', 'Credential Check'),
      ),
    ],
    [
      negated("Don't cancel Corwin's panel."),
      does('Just push it to 4:30 tomorrow.', reschedule('cor', '2027-05-18T16:30')),
    ],
    [asks('tell her the panel moved'), does('roberta', message('roberta', 'the panel moved'))],
    [
      orElse(does('who are our drivers', find({ job: 'bus' })), calling(find({ role: 'transportation' }))),
      bothWays('which of them have been quiet for over a week', 7),
      orElse(
        does('nudge those with checking in', followUp('jorge', 'checking_in'), followUp('osvaldo', 'checking_in')),
        ...[7, 8].flatMap((days) => [
          calling(followUpAll({ job: 'bus', days_since_contact: days }, 'checking_in')),
          calling(followUpAll({ role: 'transportation', days_since_contact: days }, 'checking_in')),
        ]),
      ),
    ],
    [
      does('Take Shirin off the calendar on Thursday.', cancel('shi')),
      does('And give that slot to Lamar.', book('2027-05-20T16:00', 30, 'thaddeus', { about: 'lamar' })),
      does(
        'Tell Priscilla that Shirin will be seen another day.',
        tell('priscilla', 'Shirin will be seen another day'),
      ),
    ],
    [
      hypothetical('Could we put Hyacinth on the panel before her papers are in, or would that be odd?'),
      does('Fine, put her through to the panel.', move('hyacinth', 'Panel Interview')),
    ],
  ],
  cityschools_aug: [
    [
      does('Free times for Priscilla next Wednesday?', free('priscilla', '2027-08-18', '2027-08-19')),
      does('10 to 11 with Shirin', book('2027-08-18T10:00', 60, 'priscilla', { about: 'shirin' })),
      does('and write her that it is at the main office', message('shirin', 'it is at the main office')),
    ],
    [asks('Reschedule my call tomorrow.'), does('to 3:30', reschedule('tas', '2027-08-13T15:30'))],
    [
      does('Anselm cleared his prints, on to Offer with him.', move('anselm', 'Offer')),
      does(
        'Offer him 60,250 from Sept 1 and tell Priscilla it is on its way.',
        offer('anselm', { salary: 60250, start_date: '2027-09-01' }),
        tell('priscilla', 'it is on its way'),
      ),
      does('And I approve it.', approve(2)),
    ],
    [does('any approvals open', approvals()), does('and what have you done today', log('today'))],
    [
      does(
        'Tamsin and Jorge passed the call, panel for both.',
        move('tamsin', 'Panel Interview'),
        move('jorge', 'Panel Interview'),
      ),
      orElse(does('not Jorge, put him back', undo(2)), calling(move('jorge', 'Screening Call'))),
    ],
    [
      quoted('Ambrose said "cut Leopold loose".'),
      does(
        'In fact tell Ambrose we keep him in the running.',
        tell('ambrose', 'we keep him in the running|we keep Leopold in the running'),
      ),
    ],
    [asks('Send Marcellus the panel invite.'), does('I meant Maribel.', followUp('maribel', 'panel_invite'))],
  ],
});

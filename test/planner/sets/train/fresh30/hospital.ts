// Thirtieth further batch: a hospital's unit manager, an evening's handover, and a doctor who dictates.
import {
  approvals,
  book,
  brief,
  cancel,
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
  tell,
} from '../../../calls.ts';
import { asks, calling, does, hypothetical, inStyle, negated, orElse, quoted } from '../../../says.ts';
import type { sandboxes } from './sandboxes.ts';

export const hospital = [
  ...inStyle<keyof typeof sandboxes>('fresh30 unit manager', {
    maternity_may: [
      does(
        "G'day, can you chuck Rebekah into the unit tour stage? Leonie loved her on the phone.",
        move('bec', 'Unit Tour'),
      ),
      does(
        'Lock in Leonie and Rebekah for a yarn on Friday arvo, 2:30, half an hour.',
        book('2026-05-22T14:30', 30, 'leonie', { about: 'bec' }),
      ),
      does(
        "Angus Kilbride's panel, bring it forward to 11 tomorrow, Ashwin's in theatre after lunch.",
        reschedule('ang', '2026-05-20T11:00'),
      ),
      does(
        'Flick Chanelle the credential reminder, her registration number is missing.',
        followUp('chanel', 'credential_reminder'),
      ),
      does("Who've we got on the books for midwife?", find({ job: 'midw' })),
      negated("Leave Gerda be for now, she's on her honeymoon."),
      does('Give Gerda a bell, or no, just send her a follow-up.', followUp('gerda')),
      does(
        'Tell Mack the orderly uniforms are two sizes short.',
        tell('mack', 'the orderly uniforms are two sizes short'),
      ),
      orElse(
        does("Tavita's pulled out, she's off to Cairns. Knock her back please.", reject('tavita')),
        calling(reject('tavita', { reason: "she's off to Cairns" })),
        calling(reject('tavita', { reason: "Tavita's pulled out, she's off to Cairns" })),
        calling(reject('tavita', { reason: 'pulled out, off to Cairns' })),
      ),
      asks('Angus has his blue card now, so move him up.'),
      does("Righto, what've I got on today?", brief()),
      does(
        "Jot down on Sorrel: happy to do nights if it's a four-day roster",
        note('sorrel', "happy to do nights if it's a four-day roster"),
      ),
      hypothetical("Reckon we'd get away with skipping the panel for Sorrel?"),
      [
        does('Pop Weston down with Mack tomorrow at 3', book('2026-05-20T15:00', 30, 'mack', { about: 'wes' })),
        does('Too late in the day for him, make it 9:30', reschedule(1, '2026-05-20T09:30')),
        does('Beauty. Let him know', message('wes', '*')),
      ],
    ],
  }),
  ...inStyle<keyof typeof sandboxes>('fresh30 handover', {
    maternity_may: [
      does(
        'Handing over to you for the evening. Three things please: Weston to Phone Chat, Dipti to Credential Check, and the unit tour details to Minh-Anh.',
        move('wes', 'Phone Chat'),
        move('dipti', 'Credential Check'),
        followUp('minh', 'unit_tour_details'),
      ),
      orElse(
        does(
          "Hello, Mackenzie rang: the lift is out on Friday, so please call Minh-Anh's tour off and write to her: we will find you a new time next week.",
          cancel('minh'),
          message('minh', 'we will find you a new time next week'),
        ),
        calling(cancel('minh', 'the lift is out on Friday'), message('minh', 'we will find you a new time next week')),
      ),
      does(
        'Before I forget, Ashwin needs 40 minutes with Chanelle. Thursday at 9 works for both. Please book it.',
        book('2026-05-21T09:00', 40, 'ashwin', { about: 'chanel' }),
      ),
      asks(
        'Two loose ends: reject Weston with the not successful note, and book Leonie for Gerda.',
        reject('wes', { message_template: 'not_successful_note' }),
      ),
      quoted(
        'The agency’s mail ended with “please cancel all interviews with our candidates”, but that was about the other hospital, so ignore it.',
      ),
      does(
        'References for Sorrel are back and spotless, so please prepare the offer: A$98,400, starting 13 July.',
        offer('sorrel', { salary: 98_400, currency: 'AUD', start_date: '2026-07-13' }),
      ),
      does(
        'Please pass on to Leonie that birthing suite 3 is shut until Thursday.',
        tell('leonie', 'birthing suite 3 is shut until Thursday'),
      ),
      does(
        'Everyone still sitting in Credential Check needs the credential reminder, please.',
        followUpAll({ stage: 'Credential Check' }, 'credential_reminder'),
      ),
      orElse(does('What did the system do today? I want it for my notes.', log('today')), calling(log())),
      negated('I have not decided on Angus Petherick yet, so no letters to him please.'),
      [asks('Please move Angus to Unit Tour.'), does('Petherick, the orderly.', move('angus1', 'Unit Tour'))],
    ],
  }),
  ...inStyle<keyof typeof sandboxes>('fresh30 doctor', {
    maternity_may: [
      does('move gerda holzapfel to unit tour full stop thanks', move('gerda', 'Unit Tour')),
      does(
        'book me in no sorry book leonie in with dipti on monday at ten for forty five minutes',
        book('2026-05-25T10:00', 45, 'leonie', { about: 'dipti' }),
      ),
      does('theatre list meeting tomorrow comma cancel it', cancel('list')),
      does(
        'note for angus kilbride colon scrubbed for cardiac at prince charles',
        note('angus2', 'scrubbed for cardiac at prince charles'),
      ),
      does('when is mackenzie free on thursday question mark', free('mack', '2026-05-21', '2026-05-22')),
      asks('tell angus hes in'),
      does('the sonographer uh dipti move her to phone chat', move('dipti', 'Phone Chat')),
      does('sorrels panel on thursday make that eleven um eleven thirty', reschedule('sor', '2026-05-21T11:30')),
      does(
        'offer sorrel ninety six thousand a year starting the sixth of july',
        offer('sorrel', { salary: 96_000, start_date: '2026-07-06' }),
      ),
      does('any approvals waiting on me', approvals()),
      does(
        'message rebekah tolliver colon your swipe card is at reception',
        message('bec', 'your swipe card is at reception'),
      ),
      asks('put gerda with ashwin tomorrow at nine thirty'),
      does('reschedule angus kilbrides panel for thursday same time', reschedule('ang', '2026-05-21T13:30')),
    ],
  }),
];

// Fourteenth further batch: a coordinator who delegates by list, and English as a second language.
import {
  approvals,
  book,
  brief,
  cancel,
  find,
  followUp,
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
} from '../../../calls.ts';
import { asks, calling, does, hypothetical, inStyle, negated, orElse } from '../../../says.ts';
import { score } from '../rare-calls.ts';
import type { sandboxes } from './sandboxes.ts';

export const lists = [
  ...inStyle<keyof typeof sandboxes>('fresh14 lists', {
    hospice_sep: [
      does(
        '1. Tui to Phone Chat\n2. Joji to Phone Chat\n3. documents please to Teresita',
        move('tui', 'Phone Chat'),
        move('joji', 'Phone Chat'),
        followUp('teresita', 'documents_please'),
      ),
      does(
        "Today:\n- cancel the handover meeting tomorrow\n- tell Glenys it's cancelled\n- show me my brief",
        cancel('hand'),
        tell(
          'glenys',
          "it's cancelled|it is cancelled|the handover meeting is cancelled|the handover meeting tomorrow is cancelled",
        ),
        brief(),
      ),
      does(
        'a) note on Ofa: ACC cleared\nb) note on Tui: needs uniform size 12',
        note('ofa', 'ACC cleared'),
        note('tui', 'needs uniform size 12'),
      ),
      does('For Shanelle: 1) score her 2) move her to Offer', score('shanelle'), move('shanelle', 'Offer')),
      does(
        "Two things. Find out when Sunil is free on Thursday. Then who's in Skills Check.",
        free('sunil', '2026-09-10', '2026-09-11'),
        find({ stage: 'Skills Check' }),
      ),
    ],
    ledger_feb: [
      does(
        'Three for you: Femi to Intro Chat; take-home brief to Célia; Odalys to Take-home.',
        move('femi', 'Intro Chat'),
        followUp('celia', 'take_home_brief'),
        move('odalys', 'Take-home'),
      ),
      does(
        '- reject Hyun-woo (visa)\n- reject Wyatt (no reply)',
        reject('hyun', { reason: 'visa' }),
        reject('wyatt', { reason: 'no reply' }),
      ),
      does(
        '* book Amara + Kirill Thursday 2pm 45m\n* book Amara + Femi Thursday 3pm 30m',
        book('2027-02-04T14:00', 45, 'amara', { about: 'kirill' }),
        book('2027-02-04T15:00', 30, 'amara', { about: 'femi' }),
      ),
      does(
        "Please action: (1) reschedule the pipeline review to Friday 11:00 (2) tell Lachlan it's at 11 now",
        reschedule('pip', '2027-02-05T11:00'),
        tell('lachlan', "it's at 11 now|it is at 11 now|the pipeline review is at 11 now"),
      ),
      does(
        '1 approvals\n2 numbers for last week\n3 what we did yesterday',
        approvals(),
        metrics('last_week'),
        log('yesterday'),
      ),
    ],
    agency_oct: [
      does(
        'Delegating:\n1. Dmytro to Second Interview\n2. Client interview details to Dmytro\n3. Tell Guus we moved him on',
        move('dmytro', 'Second Interview'),
        followUp('dmytro', 'client_interview_details'),
        tell('guus', 'we moved him on|we moved Dmytro on'),
      ),
      asks(
        '1. Move Andrea Colombini to Client Interview.\n2. Move Andre to Offer.',
        move('andrea', 'Client Interview'),
      ),
      does(
        'to do: xabier – agency screen / pieter-jan – agency screen / yasmin – reject with soft no',
        move('xabi', 'Agency Screen'),
        move('piet', 'Agency Screen'),
        reject('yasmin', { message_template: 'soft_no' }),
      ),
      negated("My list for tomorrow, don't do any of it yet: 1. reject Beatriu 2. cancel Goran's interview"),
    ],
  }),
  ...inStyle<keyof typeof sandboxes>('fresh14 second language', {
    agency_oct: [
      does('Please you can to put Lorena in Client Interview?', move('lorena', 'Client Interview')),
      does('I need to know when is free Rosalind the Monday.', free('rosalind', '2026-10-19', '2026-10-20')),
      does('The interview of Goran we pass it to the Tuesday at 12.', reschedule('gor', '2026-10-20T12:00')),
      does('How many days we did not talk with Beatriu?', show('beatriu')),
      does(
        'I want that Imke knows: the truck licence of Goran is valid.',
        tell('imke', 'the truck licence of Goran is valid'),
      ),
      does(
        'To Andreu please write: we expect you the Friday at 9.',
        message('andreu', 'we expect you the Friday at 9'),
      ),
      does('Xabier, he is very good, we pass him to the next phase.', move('xabi', 'Agency Screen')),
      does('We make offer for Fatoumata of 43.500 euros.', offer('fatou', { salary: 43_500, currency: 'EUR' })),
      does('Delete from the calendar the quarterly review, please.', cancel('qbr')),
    ],
    hospice_sep: [
      does('Please to show me the list of the peoples in Panel.', find({ stage: 'Panel' })),
      orElse(
        does(
          'Alasdair he is not coming more, please put him rejected.',
          reject('alasdair', { reason: 'he is not coming more' }),
        ),
        calling(reject('alasdair')),
      ),
      does(
        'Kindly do one meeting Anaru with Alasdair on tomorrow 3 o clock for thirty minute.',
        book('2026-09-10T15:00', 30, 'anaru', { about: 'alasdair' }),
      ),
      does('Ofa is not answering, please to remind her.', followUp('ofa')),
      hypothetical("If she don't come to panel, what happens with Mereana?"),
    ],
  }),
];

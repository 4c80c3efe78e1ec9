// Thirty-third further batch: an HR officer who writes in the passive voice, at the railway and at the museum.
import {
  approvals,
  approve,
  book,
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
import { score } from '../rare-calls.ts';
import { perhapsBecause } from './perhaps-because.ts';
import type { sandboxes } from './sandboxes.ts';

export const formal = [
  ...inStyle<keyof typeof sandboxes>('fresh33 formal', {
    rail_oct: [
      does(
        'It is requested that Hye-jin Bae be advanced to the Panel stage with immediate effect.',
        move('hyejin', 'Panel'),
      ),
      does(
        'A meeting between Ms. El-Hadidi and Ms. Thapa is to be scheduled for 16 October at 14:00; a duration of 45 minutes is foreseen.',
        book('2026-10-16T14:00', 45, 'yusra', { about: 'sushila' }),
      ),
      does(
        'The panel of Mr. Frimpong has to be postponed until Friday, 16 October, 11:00, owing to a rostering conflict.',
        reschedule('kwa', '2026-10-16T11:00'),
      ),
      does(
        'The application of Mr. Dunphy has been assessed and cannot be pursued further. The regret letter is to be issued to him and the file closed.',
        reject('lorcan', { message_template: 'regret_letter' }),
      ),
      asks('It has been decided that the application of Marek be closed.'),
      does(
        'Vetting documents are to be dispatched to Ms. Bouzid and Ms. Vrabie.',
        followUp('samira', 'vetting_documents'),
        followUp('ioana', 'vetting_documents'),
      ),
      negated('Until the medical board has reported, no candidate is to be informed of any outcome.'),
      does(
        'May a list be provided of all applications in which no contact has been recorded for ten days or longer?',
        find({ days_since_contact: 10 }),
      ),
      does(
        'It should be recorded on the file of Ms. Tuite that a night-driving permit is held.',
        note('aoibh', 'a night-driving permit is held'),
      ),
      does(
        'Mr. Nzuzi is to be notified that the depot gate will be closed on Sunday.',
        tell('pascal', 'the depot gate will be closed on Sunday'),
      ),
      hypothetical('Were the vetting stage to be abolished, would the union have to be consulted?'),
      does('An overview of matters awaiting authorisation is kindly requested.', approvals()),
      does(
        'Mr. Quilligan is to be placed in Vetting, and it is to be ascertained when Ms. El-Hadidi is available on Wednesday.',
        move('tadhg', 'Vetting'),
        free('yusra', '2026-10-14', '2026-10-15'),
      ),
      asks('An interview with Mr. Scallan is to be arranged for Mr. Adomaitis.'),
      does('The roster meeting scheduled for tomorrow is hereby cancelled.', cancel('ros')),
      does(
        'The following is to be communicated to Mr. Bittencourt: your certificates have been received.',
        message('renato', 'your certificates have been received'),
      ),
      [
        does(
          'An offer is to be prepared for Mr. Frimpong: €52,000 per annum, commencing 1 December 2026.',
          offer('kwabena', { salary: 52_000, currency: 'EUR', start_date: '2026-12-01' }),
        ),
        does('The above is approved.', approve(1)),
      ],
      [
        does('Ms. Ukachukwu is to be returned to Sifted.', move('blessing', 'Sifted')),
        does('That instruction was given in error and should be reversed.', undo(1)),
      ],
      quoted(
        'In the handbook it is stated that “candidates shall be rejected after thirty days”. This rule is under revision.',
      ),
    ],
    science_dec: [
      does('Kindly ensure that Ms. Gwak is transferred to Gallery Walk.', move('sunhee', 'Gallery Walk')),
      does(
        'The final interview of Mr. Askelöf is to be brought forward to 8 December, 14:00.',
        reschedule('ber', '2026-12-08T14:00'),
      ),
      does(
        'A reminder concerning outstanding papers, namely the document request, is to be sent to every applicant in Document Check.',
        followUpAll({ stage: 'Document Check' }, 'document_request'),
      ),
      does(
        'Ms. Huamán is to be offered the position at ¥3,950,000, with effect from 18 January 2027.',
        offer('catalina', { salary: 3_950_000, currency: 'JPY', start_date: '2027-01-18' }),
      ),
      orElse(
        asks('The position of Planetarium Presenter is to be offered to Ms. Wickramasinghe.'),
        calling(offer('anjali')),
      ),
      does('It is requested that the figures for the month of November be supplied.', metrics('last_month')),
      perhapsBecause(
        does(
          "Mr. Waberi's candidature has been withdrawn at his own request and is to be closed accordingly.",
          reject('idris'),
        ),
        'withdrawn at his own request',
        'has been withdrawn at his own request',
      ),
      does(
        'The inventory talk on Monday is to be cancelled and Ms. Ito to be informed thereof.',
        cancel('inv'),
        tell('ito', '*'),
      ),
      negated('No changes whatsoever are to be made to the gala rehearsal.'),
      does('Details of the present standing of Ms. Kaboré are requested.', show('mireille')),
      does(
        'It is to be established which candidates are held in Final Interview at present.',
        find({ stage: 'Final Interview' }),
      ),
      asks('Elena is to be notified that a decision has been reached.'),
      does('The retention prospects of Mr. Oshiro are to be evaluated.', score('takumi')),
      does(
        'Mr. Skaaning is to be advanced to Document Check and the corresponding document request forwarded to him.',
        move('oluf', 'Document Check'),
        followUp('oluf', 'document_request'),
      ),
      does('The entries made in the system today are to be listed.', log('today')),
      does(
        'Receipt of the portfolio should be noted for Mr. Figueiroa, who is furthermore to be advanced to First Talk.',
        note('paulo', 'receipt of the portfolio|portfolio received|the portfolio has been received'),
        move('paulo', 'First Talk'),
      ),
      [
        does("Which times remain open in Ms. Ito's calendar on Wednesday?", free('ito', '2026-12-09', '2026-12-10')),
        does(
          'A conversation with Ms. Marchenko is to be entered for 10:00, one hour.',
          book('2026-12-09T10:00', 60, 'ito', { about: 'elena1' }),
        ),
      ],
      [
        asks('The first talk of Ms. Pham-Ogata is to be rescheduled.'),
        does('Friday, 11 December, at 10:30 has been agreed.', reschedule('thu', '2026-12-11T10:30')),
      ],
    ],
  }),
];

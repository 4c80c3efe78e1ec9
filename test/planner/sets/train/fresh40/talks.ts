// Fortieth further batch: talks of two to four messages.
import {
  approve,
  book,
  cancel,
  decline,
  find,
  followUp,
  followUpAll,
  free,
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
import { asks, does, inStyle, nothing } from '../../../says.ts';
import type { sandboxes } from './sandboxes.ts';

export const talks = inStyle<keyof typeof sandboxes>('fresh40 talks', {
  carepoint_may: [
    [asks('Move Maria to reference check'), does('the nurse', move('maria1', 'Reference Check'))],
    [
      does('Move Soren to onsite', move('soren', 'Onsite Interview')),
      does('and Anika too', move('anika', 'Onsite Interview')),
    ],
    [
      asks('Book 30 min for Xiulan with Marcus tomorrow'),
      does('10:30 works', book('2026-05-21T10:30', 30, 'marcus', { about: 'xiu' })),
      does('make it 11 instead', reschedule(1, '2026-05-21T11:00')),
    ],
    [
      does('Show me Alex', show('alex')),
      does('move her to reference check', move('alex', 'Reference Check')),
      does('undo that', undo(2)),
    ],
    [does('Reject Mike Arrington', reject('mike')), does('yes, approve it', approve(1))],
    [
      does('Send Wes an offer for $142,000', offer('wes', { salary: 142_000 })),
      does("no wait, don't, decline that", decline(1)),
    ],
    [
      does('nurses with no contact for 3+ days', find({ role: 'nursing', days_since_contact: 3 })),
      does('send them the nudge', followUpAll({ role: 'nursing', days_since_contact: 3 }, 'gentle_nudge')),
    ],
    [
      does("What's free for Bill on Friday?", free('bill', '2026-05-22', '2026-05-23')),
      does('ok book Hank with him at 1pm for 30 min', book('2026-05-22T13:00', 30, 'bill', { about: 'hank' })),
    ],
    [
      nothing('morning!'),
      does('whats up with Kat?', show('kat')),
      does("add a note that she's our top pick", note('kat', "she's our top pick|top pick|our top pick")),
    ],
  ],
  carepoint_nov: [
    [
      does("Move Anita's phone screen to Tuesday at 11", reschedule('anita', '2026-11-24T11:00')),
      does('actually no, put it back', undo(1)),
    ],
    [
      asks('book jon with marcus'),
      does('friday 2pm, 45 min', book('2026-11-20T14:00', 45, 'marcus', { about: 'jon' })),
      does('and let him know', message('jon', '*')),
    ],
    [does('follow up with Hank', followUp('hank')), does('same for Rob', followUp('rob'))],
    [
      does("cancel Tolu's onsite", cancel('tolu')),
      does('tell Sunil why: she has the flu', tell('sunil', 'she has the flu|Tolu has the flu')),
    ],
    [asks('reject Maria'), nothing('never mind')],
    [
      does('Move Mike to technical assessment', move('mike', 'Technical Assessment')),
      does('oops, I meant Soren back to phone screen. Undo the Mike one', undo(1), move('soren', 'Phone Screen')),
    ],
    [
      does('who do we have in onsite', find({ stage: 'Onsite Interview' })),
      does('just the analysts', find({ stage: 'Onsite Interview', role: 'analytics' })),
    ],
    [
      asks('Offer Kat $98k starting next month'),
      does('January 4th... no, the 11th', offer('kat', { salary: 98_000, start_date: '2027-01-11' })),
    ],
    [
      does('Send Alex a message: the team loved meeting you', message('alex', 'the team loved meeting you')),
      does('undo', undo(1)),
    ],
  ],
});

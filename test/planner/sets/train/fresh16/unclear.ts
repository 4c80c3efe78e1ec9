// Sixteenth further batch: what a careful colleague would ask back about.
import { book, move, tell } from '../../../calls.ts';
import { asks, does, inStyle, nothing } from '../../../says.ts';
import type { sandboxes } from './sandboxes.ts';

export const unclear = inStyle<keyof typeof sandboxes>('fresh16 unclear', {
  publisher_jul: [
    asks('Move Luca to Writing Test and Emer as well.', move('luca', 'Writing Test')),
    asks('Book Cormac and Caoimhe tomorrow at 11:30, half an hour.'),
    asks('Set up something with Rajan next week.'),
    asks('Reschedule the editorial interview to Friday at 1.'),
    asks('Move Siobhan to Recruiter Chat.'),
    asks('Move Birte to the portfolio round.'),
    asks('Offer Noreen a bit more than last time.'),
    asks('Book Luca with Ingeborg yesterday at 4.'),
    asks('Message Emer Halligan and Birte.'),
    asks('Book Ingeborg with Birte on 31 September at 10.'),
    asks('Reject him.'),
    asks('Send Philippe the relocation template.'),
    [
      asks('Please book an interview for Philippe.'),
      does('Rajan, Friday at 10, 45 minutes', book('2026-07-10T10:00', 45, 'rajan', { about: 'philippe' })),
    ],
  ],
  railway_aug: [
    asks('Move her to Medical.'),
    asks('Cancel the track assessment.'),
    asks(
      'Book Nikola with Clifford on Friday at 9:30 for half an hour, and tell Joyce that Clifford is coming in.',
      tell('joyce', 'Clifford is coming in'),
    ),
    asks('Send the contract template to Terrence.'),
    nothing('Approve it.'),
    asks('Tell Hugo the trains are late.'),
    asks('Move Terry to Offer.'),
    asks('Book a medical for Leilani.'),
    nothing('Undo that.'),
    asks('Move Clifford forward one stage or two, whatever you think.'),
    [
      asks('Tell Joyce about the planner job'),
      does('Dorothy is our best bet', tell('joyce', 'Dorothy is our best bet')),
    ],
  ],
});

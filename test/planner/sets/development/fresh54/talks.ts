// Fifty-fourth further batch: what takes two or three messages.
import {
  approve,
  book,
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
  tell,
  undo,
} from '../../../calls.ts';
import { asks, calling, does, inStyle, orElse } from '../../../says.ts';

export const talks = inStyle('fresh54-talks', {
  apron_oct: [
    [
      asks('Send Karim the phone screen invite.'),
      does('Karim Bouzid', followUp('karim1', 'phone_screen_invite')),
      does(
        'Add a note that he prefers mornings, and move him to Phone Screen.',
        note('karim1', 'he prefers mornings|prefers mornings'),
        move('karim1', 'Phone Screen'),
      ),
    ],
    [
      does('Reject Hanneke Dubois with the sorry email', reject('hanneke', { message_template: 'sorry_email' })),
      does('Approve it', approve(1)),
    ],
    [
      does('When is Griet free on Friday?', free('griet', '2026-10-16', '2026-10-17')),
      does('Book her with Mamadou at 10 then, one hour', book('2026-10-16T10:00', 60, 'griet', { about: 'mamadou' })),
      does('Can you message Mamadou about it?', message('mamadou', '*')),
    ],
    [does('Move Ilse to Practical Test', move('ilse', 'Practical Test')), does('Oops, undo that', undo(1))],
    [
      does('Who is in Background Check?', find({ stage: 'Background Check' })),
      orElse(
        does(
          'Send both of them the badge documents.',
          followUp('wouter', 'badge_documents'),
          followUp('maud', 'badge_documents'),
        ),
        calling(followUp('maud', 'badge_documents'), followUp('wouter', 'badge_documents')),
        calling(followUpAll({ stage: 'Background Check' }, 'badge_documents')),
      ),
      does('And move Wouter to Offer and tell Griet.', move('wouter', 'Offer'), tell('griet', '*')),
    ],
  ],
  apron_feb: [
    [
      does(
        'Send Mamadou an offer at 35,000 euros, start date 1 April',
        offer('mamadou', { salary: 35000, currency: 'EUR', start_date: '2027-04-01' }),
      ),
      does('Please decline that approval, Griet wants to wait', decline(1)),
    ],
    [
      asks('Book Anjali with Carmela on Monday at 11, 45 minutes'),
      does('Then at 14:00', book('2027-02-08T14:00', 45, 'carmela', { about: 'anjali' })),
      does('Make it 15:00 after all', reschedule(1, '2027-02-08T15:00')),
    ],
    [
      does('Move Leïla to Practical Test', move('leila', 'Practical Test')),
      does(
        'Same for Hanneke, and let Desmond know about both',
        move('hanneke', 'Practical Test'),
        tell('desmond', '*'),
      ),
    ],
  ],
});

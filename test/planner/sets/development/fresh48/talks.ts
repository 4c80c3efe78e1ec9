// Forty-eighth further batch: what takes two or three messages.
import { approve, book, followUp, free, move, offer, undo } from '../../../calls.ts';
import { asks, does, inStyle } from '../../../says.ts';

export const talks = inStyle('fresh48-talks', {
  devices_oct: [
    [
      asks('Send Amina the interview invite.'),
      does('Amina Diallo', followUp('aminad', 'interview_invite')),
      does(
        "and put her on Farah's calendar Thursday at 10, 45 minutes",
        book('2026-10-22T10:00', 45, 'farah', { about: 'aminad' }),
      ),
    ],
    [
      asks('book yannick w mateus'),
      does('friday 9am, an hour', book('2026-10-23T09:00', 60, 'mateus', { about: 'yannick' })),
    ],
    [
      does('Move Minh to Recruiter Screen.', move('minh', 'Recruiter Screen')),
      does('Sorry, wrong person. Undo that.', undo(1)),
      does('It should have been Thandiwe.', move('thandi', 'Recruiter Screen')),
    ],
  ],
  devices_feb: [
    [
      does('Offer Hye-jin $91,500 from March 15.', offer('hyejin', { salary: 91500, start_date: '2027-03-15' })),
      does('Approved.', approve(1)),
    ],
    [
      does('When is Ingeborg free tomorrow?', free('ingeborg', '2027-02-12', '2027-02-13')),
      does(
        'Put Daniel Fuentes in at 10 for half an hour.',
        book('2027-02-12T10:00', 30, 'ingeborg', { about: 'danielf' }),
      ),
    ],
  ],
});

// Thirty-seventh further batch: how people ask for meetings and for other times of them.
import { book, log, reschedule, tell } from '../../../calls.ts';
import { asks, calling, does, hypothetical, inStyle, negated, nothing, orElse, quoted } from '../../../says.ts';
import type { sandboxes } from './sandboxes.ts';

export const booking = inStyle<keyof typeof sandboxes>('fresh37 booking', {
  lift_sep: [
    does(
      'Find Thabiso a chair at Anatole’s desk tomorrow at 2 p.m., half an hour, and send the invite.',
      book('2026-09-16T14:00', 30, 'anatole', { about: 'thabiso' }),
    ),
    does(
      'Rosalba should sit down with Farid Tavakoli on Thursday at 11 for 45 minutes.',
      book('2026-09-17T11:00', 45, 'rosalba', { about: 'farid1' }),
    ),
    does('Yun-seo / Harlan / Wed 10am / 30 min', book('2026-09-16T10:00', 30, 'harlan', { about: 'yunseo' })),
    does(
      'Could you get Amaru on my calendar for tomorrow, 9:30 to 10?',
      book('2026-09-16T09:30', 30, 'joell', { about: 'amaru' }),
    ),
    does(
      'Book us a room… no, forget the room, just book Philippa and me for an hour on Friday at 11.',
      book('2026-09-18T11:00', 60, 'philippa joell'),
    ),
    does(
      'A conversation between Ms. Fitzsimon and Ms. Portillo is to take place on Thursday at 14:00.',
      book('2026-09-17T14:00', 30, 'rosalba', { about: 'yesenia' }),
    ),
    does(
      "I promised Rashaad a quarter of an hour with Rosalba. Tomorrow, 3:15, let's lock that in.",
      book('2026-09-16T15:15', 15, 'rosalba', { about: 'rashaad' }),
    ),
    does(
      'Schedule a technical chat: Minh Anh and Anatole, Thursday, 1 pm, sixty minutes.',
      book('2026-09-17T13:00', 60, 'anatole', { about: 'minhanh' }),
    ),
    does(
      "Harlan's got a gap on Wednesday at 1:30, slot Dragomir in there for 20 minutes",
      book('2026-09-16T13:30', 20, 'harlan', { about: 'dragomir' }),
    ),
    asks('Set up something with Anatole and Thabiso this week.'),
    asks('Farid with Rosalba, tomorrow 11, half an hour please'),
    negated('No more meetings for Harlan on Thursday, he is on the scaffolding all day.'),
    nothing('Makana met Rosalba on Friday at three, it went well by all accounts.'),
    hypothetical('I might put Yun-seo with Harlan on Wednesday at four, let me ask her first.'),
    does("Makana's panel starts half an hour later, so 1:30 tomorrow.", reschedule('mak', '2026-09-16T13:30')),
    does('The budget review slips to Thursday 10:30', reschedule('bud', '2026-09-17T10:30')),
    does(
      'Gretchen has a dentist tomorrow; her intro call would have to be Thursday at 4 instead.',
      reschedule('gre', '2026-09-17T16:00'),
    ),
    does(
      'Bring the toolbox talk forward by half an hour please, the crew leaves at 7:30.',
      reschedule('toolbox', '2026-09-16T07:00'),
    ),
    does(
      'Can Tove come an hour earlier on Friday? Yes, she says. Panel at 1 then.',
      reschedule('tov', '2026-09-18T13:00'),
    ),
    quoted('Harlan’s text to me read: “move the panel or I quit”. He texts like that every week.'),
    orElse(nothing('Did somebody shift the budget review again, or am I going mad?'), calling(log())),
  ],
  lift_feb: [
    does(
      'Put Brendan down for a talk about the clearance with Philippa, Friday 2 pm, 25 minutes.',
      book('2027-02-26T14:00', 25, 'philippa', { about: 'brendan' }),
    ),
    does(
      'We need Gretchen and Rosalba together on Monday at ten, for three quarters of an hour.',
      book('2027-03-01T10:00', 45, 'rosalba', { about: 'gretchen' }),
    ),
    does(
      'arrange pls: farid tavakoli + rosalba, fri 9am',
      book('2027-02-26T09:00', 30, 'rosalba', { about: 'farid1' }),
    ),
    does(
      "Dragomir's panel tomorrow clashes with the inspection, have it at 11:30.",
      reschedule('drag', '2027-02-25T11:30'),
    ),
    does("Thabiso's review on Friday: 13:00 instead of 11:00, please.", reschedule('tha', '2027-02-26T13:00')),
    does('Offsite preparation is better one day later, same hour.', reschedule('off', '2027-03-03T15:00')),
    does(
      'Make the elevator code training 90 minutes rather than two hours',
      reschedule('code', '2027-02-25T13:00', 90),
    ),
  ],
  nursery_may: [
    does(
      'Kiprono wants to look Akinyi in the eye: Wednesday, 09:00, 30 minutes, put it down please.',
      book('2026-05-20T09:00', 30, 'kip', { about: 'akinyi' }),
    ),
    does(
      'Is it possible to make an appointment for Adelino with Mr. Guleid on Wednesday at 14:30?',
      book('2026-05-20T14:30', 30, 'guleid', { about: 'adelino' }),
    ),
    does(
      'Solange is in town only on Thursday, so let Annelies meet her at 10:00 for forty minutes.',
      book('2026-05-21T10:00', 40, 'annelies', { about: 'solange' }),
    ),
    does('Let us postpone the feedback with Zawadi until Wednesday 14:00.', reschedule('zaw', '2026-05-20T14:00')),
    does(
      'Rukmini cannot at nine. Ten o’clock on the same Friday she can, so please to change.',
      reschedule('ruk', '2026-05-22T10:00'),
    ),
    does('Freight call on Thursday, 16:00, not Wednesday.', reschedule('freight', '2026-05-21T16:00')),
    does('Guleid lost his voice. Push Hendrik to Friday at 11.', reschedule('hen', '2026-05-22T11:00')),
    asks('Lemlem would rather come later on Wednesday, can you move her?'),
    negated("Whatever you do, don't shift the greenhouse round, the roses don't wait."),
    hypothetical('Should the flight be late, we would have to do Lemlem at eleven.'),
    does(
      'Hendrik moves to 14:00 on Thursday and Cosmas takes his old slot, 11:00 with Guleid, one hour.',
      reschedule('hen', '2026-05-21T14:00'),
      book('2026-05-21T11:00', 60, 'guleid', { about: 'cosmas' }),
    ),
    does(
      'Zawadi’s feedback would need to start at 15:00 tomorrow; and let Kiprono know, he hates surprises.',
      reschedule('zaw', '2026-05-19T15:00'),
      tell('kip', '*'),
    ),
  ],
});

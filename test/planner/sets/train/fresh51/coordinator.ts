// Fifty-first further batch: a scheduling coordinator, whose day is other people's calendars.
import { book, cancel, followUp, free, message, move, reschedule, tell } from '../../../calls.ts';
import { asks, calling, does, hypothetical, inStyle, negated, orElse } from '../../../says.ts';

export const coordinator = inStyle('fresh51-coordinator', {
  transit_oct: [
    does(
      'Panel for Shreya with Wenling and Odell, Thursday 1 to 2pm.',
      book('2026-10-08T13:00', 60, 'wenling odell', { about: 'shreya' }),
    ),
    does(
      "Move Bogdan's panel to Wednesday at 2pm and let Thaddeus know.",
      reschedule('bog', '2026-10-07T14:00'),
      tell('thad', '*'),
    ),
    does('Bashir and Lorena, any overlap on Thursday?', free('bashir lorena', '2026-10-08', '2026-10-09')),
    does("Cancel Anahit's panel and let Wenling know.", cancel('ana'), tell('wenling', '*')),
    does("Fatou's panel needs to be an hour, not 45 minutes.", reschedule('fat', '2026-10-08T10:00', 60)),
    does(
      'Book Khadija for a phone interview with Denny on Tuesday at 11, 30 min, and send her the interview invite.',
      book('2026-10-06T11:00', 30, 'denny', { about: 'khadija' }),
      followUp('khadija', 'interview_invite'),
    ),
    orElse(
      does(
        'Please find 90 minutes for Thaddeus, Ingrid and Bashir this week.',
        free('thad ingrid bashir', '2026-10-05', '2026-10-10', 90),
      ),
      calling(free('thad ingrid bashir', '2026-10-05', '2026-10-12', 90)),
      calling(free('thad ingrid bashir', '2026-10-05', '2026-10-11', 90)),
    ),
    does(
      "Lamar's call on Wednesday is now at 3:30pm, please update it and let Denny know.",
      reschedule('lam', '2026-10-07T15:30'),
      tell('denny', '*'),
    ),
    does("Can Terrence Mabry's road test start an hour earlier on Friday?", reschedule('mab', '2026-10-09T09:30')),
    does(
      "Set up Pavlo's phone interview with Denny for tomorrow at 10 for half an hour, then move him to Phone Interview.",
      book('2026-10-06T10:00', 30, 'denny', { about: 'pavlo' }),
      move('pavlo', 'Phone Interview'),
    ),
    does(
      "Soo-Jin can't make tomorrow at 3. Move her to Wednesday at 10am please and email her the new time.",
      reschedule('soo', '2026-10-07T10:00'),
      message('soo', '*'),
    ),
    does("Push Yolanda Pruitt's panel by 30 minutes.", reschedule('yol', '2026-10-08T15:00')),
    orElse(
      does(
        'Please cancel the safety committee on Wednesday, the training room is flooded.',
        cancel('safety', 'the training room is flooded'),
      ),
      calling(cancel('safety')),
    ),
    does("When's Wenling's first open slot tomorrow?", free('wenling', '2026-10-06', '2026-10-07')),
    does(
      'Debrief on Bogdan with Thaddeus and Ingrid tomorrow at 2, 30 minutes.',
      book('2026-10-06T14:00', 30, 'thad ingrid', { about: 'bogdan' }),
    ),
    orElse(
      does(
        'Juanita with Bashir on Wednesday 8:30-9:15 at the Eastside depot.',
        book('2026-10-07T08:30', 45, 'bashir', { about: 'juanita', location: 'the Eastside depot' }),
      ),
      calling(book('2026-10-07T08:30', 45, 'bashir', { about: 'juanita', location: 'Eastside depot' })),
    ),
    does(
      'Two bookings with Odell on Thursday: Lamar at 1 and Yolanda Cisneros at 2, 45 minutes each.',
      book('2026-10-08T13:00', 45, 'odell', { about: 'lamar' }),
      book('2026-10-08T14:00', 45, 'odell', { about: 'yolanda2' }),
    ),
    does(
      "Reschedule Rubén's road test to Thursday at 10, same length, and let Lorena know.",
      reschedule('rt', '2026-10-08T10:00'),
      tell('lorena', '*'),
    ),
    does("Could you shorten Anahit's panel to 45 minutes?", reschedule('ana', '2026-10-07T11:00', 45)),
    does('Is Odell available Friday morning?', free('odell', '2026-10-09', '2026-10-10')),
    asks('Move Terrence to Thursday at 3.'),
    asks('Please book the panel for Mireille.'),
    asks('Put Lamar in with Wenling on Friday at 9 for half an hour.'),
    does(
      "Shreya's call today at 4 instead of 3:30 please, and let her know.",
      reschedule('shr', '2026-10-05T16:00'),
      message('shreya', '*'),
    ),
    does(
      "Cancel Lamar's call with Denny and book him with Odell on Wednesday at 9 instead, 30 min.",
      cancel('lam'),
      book('2026-10-07T09:00', 30, 'odell', { about: 'lamar' }),
    ),
    does("Take tomorrow's operations stand-up off the calendar.", cancel('ops')),
    does(
      'DeMarcus needs a slot with Bashir: Thursday 9am, one hour. Please send him the road test info as well.',
      book('2026-10-08T09:00', 60, 'bashir', { about: 'demarcus' }),
      followUp('demarcus', 'road_test_info'),
    ),
    does(
      "Let Lorena know that Rubén's road test is confirmed for tomorrow at 10.",
      tell('lorena', "Rubén's road test is confirmed for tomorrow at 10"),
    ),
    does(
      'Clint with Thaddeus on Thursday at noon for half an hour, then send Clint the interview invite and let Thaddeus know.',
      book('2026-10-08T12:00', 30, 'thad', { about: 'clint' }),
      followUp('clint', 'interview_invite'),
      tell('thad', '*'),
    ),
    negated("Please don't move Fatou's panel, Odell is fine with Thursday after all."),
    hypothetical("Would it be a problem for Thaddeus if Bogdan's panel were an hour later?"),
    does(
      'Phone interview for Mireille with Denny, next Monday 10:30, 20 minutes.',
      book('2026-10-12T10:30', 20, 'denny', { about: 'mireille' }),
    ),
    does(
      'Move Mireille to Phone Interview and book her with me on Wednesday at 1, 30 min.',
      move('mireille', 'Phone Interview'),
      book('2026-10-07T13:00', 30, 'marguerite', { about: 'mireille' }),
    ),
    does(
      "Yolanda Pruitt's panel: same time but on Friday please, and let Lorena know.",
      reschedule('yol', '2026-10-09T14:30'),
      tell('lorena', '*'),
    ),
    does(
      'When do Wenling and Bashir both have 45 minutes on Wednesday?',
      free('wenling bashir', '2026-10-07', '2026-10-08', 45),
    ),
    [
      asks('Book Terrence with Thaddeus on Thursday at 11 for 30 minutes.'),
      does('Oduya', book('2026-10-08T11:00', 30, 'thad', { about: 'terrence2' })),
    ],
  ],
  transit_may: [
    does(
      'Khadija today at 3, please make it 3:45 and let her know.',
      reschedule('kha', '2027-05-13T15:45'),
      message('khadija', '*'),
    ),
    does('Cancel the union meeting tomorrow and tell Bashir.', cancel('union'), tell('bashir', '*')),
    does(
      'Book a second panel for Pavlo with Thaddeus and Ingrid, Wednesday 9-10am.',
      book('2027-05-19T09:00', 60, 'thad ingrid', { about: 'pavlo' }),
    ),
    does("Clint's call on Monday at 11 instead of 2, please.", reschedule('cli', '2027-05-17T11:00')),
    does(
      'Find an hour for Odell and Wenling on Tuesday or Wednesday.',
      free('odell wenling', '2027-05-18', '2027-05-20', 60),
    ),
    does(
      "Move Mireille's panel to Tuesday at 11, make it 90 minutes, and let Wenling know.",
      reschedule('mir', '2027-05-18T11:00', 90),
      tell('wenling', '*'),
    ),
    does(
      "Lamar's panel tomorrow should start at 11 and Yolanda Cisneros's on Wednesday at 1.",
      reschedule('lamp', '2027-05-14T11:00'),
      reschedule('cis', '2027-05-19T13:00'),
    ),
    does(
      'Check-in for Terrence Mabry with Bashir on Monday at 8am, 15 minutes, and let Bashir know.',
      book('2027-05-17T08:00', 15, 'bashir', { about: 'terrence1' }),
      tell('bashir', '*'),
    ),
    [
      does(
        'Book Shreya with Wenling on Tuesday at 2 for an hour.',
        book('2027-05-18T14:00', 60, 'wenling', { about: 'shreya' }),
      ),
      does('Make it 3 please.', reschedule(1, '2027-05-18T15:00')),
      does('And let Wenling know.', tell('wenling', '*')),
    ],
  ],
});

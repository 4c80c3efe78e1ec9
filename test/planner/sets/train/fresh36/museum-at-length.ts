// Thirty-sixth further batch: a museum's scrupulous recruiter, and its registrar, who dictates minutes.
import { book, cancel, followUp, message, move, note, offer, reschedule, show, tell } from '../../../calls.ts';
import { asking, asks, calling, does, hypothetical, inStyle, negated, nothing, orElse, quoted } from '../../../says.ts';
import { rejects } from './rejects.ts';
import type { sandboxes } from './sandboxes.ts';

export const museumAtLength = [
  ...inStyle<keyof typeof sandboxes>('fresh36 scrupulous', {
    museum_dec: [
      rejects('Please reject Zuzana, her reference fell through. No letter, I shall ring her myself.', 'zuzana', [
        'her reference fell through',
        'reference fell through',
      ]),
      does('Send the map of the floor tour to Quincy.', followUp('quincy', 'floor_tour_map')),
      does(
        'Quincy should have the floor tour map before he decides anything, please send it to him.',
        followUp('quincy', 'floor_tour_map'),
      ),
      orElse(
        does(
          'Will wants 38,000; we can go to 36,500. Please offer him that, starting on 1 February.',
          offer('will', { salary: 36_500, start_date: '2027-02-01' }),
        ),
        asking(),
      ),
      does('Inês is asking for 34,000. Offer her 31,500 and nothing more.', offer('ines', { salary: 31_500 })),
      negated('Petra Vodnik has an offer elsewhere, so there is no point in interviewing her any longer.'),
      does(
        "Offer Dara the registrar's post at 33,000; she enters on 11 January.",
        offer('dara', { salary: 33_000, start_date: '2027-01-11' }),
      ),
      orElse(
        asks('Please book April with Tomáš Birgisson, tomorrow at 9 or, if that is taken, at 11.'),
        calling(book('2026-12-01T09:00', 30, 'april', { about: 'tomas1' })),
      ),
      does(
        "Please move Inês's interview to 3 o'clock; Will's stays where it is.",
        reschedule('ine', '2026-12-01T15:00'),
      ),
      does("Cancel Will's interview, but only his.", cancel('wil')),
      does(
        'Book Matjaž with Dara on Thursday at 10, not with Will as I first wrote.',
        book('2026-12-03T10:00', 30, 'matjaz', { about: 'dara' }),
      ),
      nothing('Zuzana was rejected by the Albertina last spring, poor thing.'),
      nothing('Hope has applied to the café as well, by the way.'),
      does('Hope applied here once before. Please move her to Interview.', move('hope', 'Interview')),
      does(
        'Please note on Hope that Grant offered her the café job in 2024.',
        note('hope', 'Grant offered her the café job in 2024'),
      ),
      hypothetical('Should April agree, please move May to Interview.'),
      negated('Please do not write to Sunday before Sunday.'),
      does('Book April with Sunday on Wednesday at 2.', book('2026-12-02T14:00', 30, 'april', { about: 'sunday' })),
      does(
        'Tell April that in April the east wing will be closed.',
        tell('april', 'in April the east wing will be closed'),
      ),
      does(
        'Tell Petra Zajc-Lowell that Petra Vodnik should be moved to References.',
        tell('petraz', 'Petra Vodnik should be moved to References'),
      ),
      asks('Please tell Petra that the interview begins at eleven.'),
      does(
        'Book Petra Vodnik with Petra Zajc-Lowell, on Friday at 10.',
        book('2026-12-04T10:00', 30, 'petraz', { about: 'petra' }),
      ),
      hypothetical('April wishes me to reject Boris, and I am still thinking about it.'),
      does(
        'Grant would reject Boris, I would rather give him an interview. Please move him to Interview.',
        move('boris', 'Interview'),
      ),
      negated('I should be happier if nobody were to write to Will this week.'),
      orElse(
        does(
          'Everybody in Screening gets the interview directions, except Hope.',
          followUp('quincy', 'interview_directions'),
          followUp('tomas2', 'interview_directions'),
        ),
        calling(followUp('tomas2', 'interview_directions'), followUp('quincy', 'interview_directions')),
      ),
    ],
  }),
  ...inStyle<keyof typeof sandboxes>('fresh36 registrar', {
    museum_dec: [
      does(
        'Kindly transfer Ms Hlaváčová to Offer; the letter itself is not to go out before the board has met.',
        move('zuzana', 'Offer'),
      ),
      hypothetical('Once the board has met, Ms Hlaváčová is to be offered 37,000.'),
      rejects('Mr Jankulovski is to be declined with the customary thank-you-no letter.', 'boris', [], 'thank_you_no'),
      rejects('Mr Jankulovski is to be declined, without the customary letter.', 'boris', []),
      does('Please inform Mr Hribernik that Mr Pargeter expects 39,000.', tell('matjaz', 'Mr Pargeter expects 39,000')),
      does('Please offer Mr Pargeter 36,000; he had hoped for 39,000.', offer('will', { salary: 36_000 })),
      orElse(
        does(
          'The interview with Ms Vodnik must end at noon as planned, but begin half an hour earlier.',
          reschedule('pet', '2026-12-02T10:30', 90),
        ),
        asking(),
      ),
      does(
        'The interview of Ms Vodnik is to take place a day later, at the same hour.',
        reschedule('pet', '2026-12-03T11:00'),
      ),
      nothing("Ms Vodnik's interview was moved twice already."),
      does(
        'Please record for Mr Okoro-Veldt: not to be contacted before 15 January.',
        note('tomas2', 'not to be contacted before 15 January'),
      ),
      does(
        'Please convey to Ms Tremblay-Kos: reject nobody until I am back.',
        tell('april', 'reject nobody until I am back'),
      ),
      does(
        'Ms Sjölander is to receive this message: please do not come on Thursday, the tour has been moved.',
        message('may', 'please do not come on Thursday, the tour has been moved'),
      ),
      does(
        'Mr Ellerby, Ms Caldeirinha, Wednesday, 15:30 to 16:15.',
        book('2026-12-02T15:30', 45, 'grant', { about: 'ines' }),
      ),
      negated('Neither Mr Birgisson nor Mr Okoro-Veldt is to be moved for the time being.'),
      does('Of the two gentlemen named Tomáš, only Mr Birgisson proceeds to Screening.', move('tomas1', 'Screening')),
      hypothetical('It remains to be seen whether Ms Annesley will be invited to an interview.'),
      does(
        "The board's decision regarding Ms Annesley was favourable. Kindly advance her to Floor Tour.",
        move('hope', 'Floor Tour'),
      ),
      does(
        'Kindly send Ms Annesley the interview directions; her stage is to remain Screening.',
        followUp('hope', 'interview_directions'),
      ),
      does('Loans committee: to be postponed by a week, same hour.', reschedule('loan', '2026-12-10T15:00')),
      orElse(
        does('Loans committee: called off by Mr Hribernik this morning; kindly remove it.', cancel('loan')),
        calling(cancel('loan', 'called off by Mr Hribernik this morning')),
      ),
      nothing('The loans committee was cancelled last month and reinstated since.'),
      does(
        'Offer to Ms Kovačić-Bell: 32,750, entry 1 March, valid until 20 December.',
        offer('dara', { salary: 32_750, start_date: '2027-03-01' }),
      ),
      does(
        'Kindly grant Ms Kovačić-Bell an hour with Mr Hribernik on Friday at 9; Mr Ellerby need not attend.',
        book('2026-12-04T09:00', 60, 'matjaz', { about: 'dara' }),
      ),
      asks('Please book Mr Hribernik with Ms Vodnik on Tuesday at ten.'),
      does('No news of Ms Vodnik since Friday, I take it? Please show me her record.', show('petra')),
      quoted('Ms Caldeirinha writes: "I would ask you to cancel my interview if the salary is below 30,000."'),
    ],
  }),
];

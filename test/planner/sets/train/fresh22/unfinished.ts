// Twenty-second further batch: what lacks something, and talks that supply it.
import {
  approve,
  book,
  cancel,
  decline,
  find,
  followUp,
  followUpAll,
  free,
  move,
  note,
  offer,
  reject,
  reschedule,
  show,
  tell,
  undo,
} from '../../../calls.ts';
import { asks, calling, does, hypothetical, inStyle, nothing, orElse } from '../../../says.ts';
import type { sandboxes } from './sandboxes.ts';

export const unfinished = [
  ...inStyle<keyof typeof sandboxes>('fresh22 near', {
    theatre_nov: [
      asks('Tomaz to Practical.'),
      asks('Something for Iris with Duarte tomorrow.'),
      asks('Book Duarte and Kwabena tomorrow at 9.'),
      asks('Bram and Rui, 12 November at 10:30, half an hour please.'),
      asks('Send Odile the usual.'),
      asks('Offer Beatrix the same as Rui.'),
      asks('Reject the weakest one in Practical.'),
      asks('Book Kwabena and Duarte on 30 February at 10.'),
      asks('Tell Winifred.'),
      asks('Note on Tomaz: plays the cello'),
      asks('Move Margarida to Intro.'),
      asks('Reschedule Beatrix to this morning at 10.'),
      asks('Move Rui and Tomaz to Meet the Crew.', move('rui', 'Meet the Crew')),
      asks('Start the welcome sequence for Beatrix.'),
      asks('Book a meeting on Friday.'),
      asks('Show me Tomaz and Nell.', show('nell')),
      asks('Cancel the fitting with Salvador.'),
      nothing('Can you phone Salvador for me?'),
      asks(
        'Nell to Practical, Tomaz to Practical, and tell Duarte we need a second sound desk.',
        move('nell', 'Practical'),
        tell('duarte', 'we need a second sound desk'),
      ),
    ],
    garments_nov: [
      asks('Book Nadine with Mahnoor tomorrow at 11:15, 30 minutes.'),
      asks('Reject Samira.'),
      asks('Reschedule the second interview.'),
      asks('Move Zubair two weeks later.'),
      asks('Offer Gulzar as much as we can.'),
      asks('Book Tariq with Werner last Friday at 10.'),
    ],
  }),
  ...inStyle<keyof typeof sandboxes>('fresh22 talks', {
    theatre_nov: [
      [
        does('Who is in Practical?', find({ stage: 'Practical' })),
        orElse(
          does('follow up with all three', followUpAll({ stage: 'Practical' })),
          calling(followUp('iris'), followUp('rui'), followUp('odile')),
        ),
        nothing('good'),
      ],
      [
        asks('Book Winifred with Nell on Thursday'),
        does('11', book('2026-11-12T11:00', 30, 'winnie', { about: 'nell' })),
        does('no, Friday at 11', reschedule(1, '2026-11-13T11:00')),
      ],
      [
        hypothetical('Would it be rude to cancel on Beatrix tomorrow?'),
        does('right, then postpone her to Thursday, same time', reschedule('bea', '2026-11-12T15:00')),
      ],
      [
        does('Send still curious to Nell', followUp('nell', 'still_curious')),
        does('to Kwabena too', followUp('kwabena', 'still_curious')),
        does('take back the one to Nell', undo(1)),
      ],
      [
        asks('Note on Tomaz: has his own van'),
        does('the sound engineer', note('tomaz1', 'has his own van')),
        does('and move him to Practical', move('tomaz1', 'Practical')),
      ],
      [
        does('Is Bram free on Friday?', free('bram', '2026-11-13', '2026-11-14')),
        does('what about Winifred?', free('winnie', '2026-11-13', '2026-11-14')),
        does(
          'get them both together with Rui then at 2 for half an hour',
          book('2026-11-13T14:00', 30, 'bram winnie', { about: 'rui' }),
        ),
      ],
    ],
    garments_nov: [
      [
        does('Mahnoor to Sewing Test', move('mahnoor', 'Sewing Test')),
        does('Greeshma, same', move('greeshma', 'Sewing Test')),
        does('and tell Hiep: Greeshma starts the test on Monday', tell('hiep', 'Greeshma starts the test on Monday')),
      ],
      [
        does('Reject Werner', reject('werner')),
        does('Reject Adila Rehmani as well', reject('adila')),
        does("approve only Werner's", approve(1)),
      ],
      [
        does("what's Hiep's Friday like?", free('hiep', '2027-11-05', '2027-11-06')),
        does(
          'book Samira Jokhio with him there at 10 for 20 min',
          book('2027-11-05T10:00', 20, 'hiep', { about: 'samira1' }),
        ),
      ],
      [
        does('Offer Gulzar PKR 900,000', offer('gul', { salary: 900_000, currency: 'PKR' })),
        orElse(
          does('start date 1 December', offer('gul', { salary: 900_000, currency: 'PKR', start_date: '2027-12-01' })),
          calling(decline(1), offer('gul', { salary: 900_000, currency: 'PKR', start_date: '2027-12-01' })),
        ),
      ],
      [
        asks('Samira to Sewing Test'),
        does('Valdivia', move('samira2', 'Sewing Test')),
        does('send her the sewing test place', followUp('samira2', 'sewing_test_place')),
      ],
      [
        asks('Cancel the second interview'),
        orElse(does("Phuong's, she is ill", cancel('phu', 'she is ill')), calling(cancel('phu'))),
        does('tell Nadine she is ill', tell('nadine', 'she is ill|Phuong is ill')),
      ],
    ],
  }),
];

// Twenty-second further batch: English as it is spoken beside four other groups of languages.
import {
  approvals,
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
import { asks, calling, does, inStyle, negated, orElse } from '../../../says.ts';
import { score } from '../rare-calls.ts';
import type { sandboxes } from './sandboxes.ts';

export const tongues = [
  ...inStyle<keyof typeof sandboxes>('fresh22 south asian', {
    garments_nov: [
      does('Kindly shift Zubair to First Interview.', move('zubair', 'First Interview')),
      orElse(
        does(
          'Please do the needful and reject Werner, notice period is too long.',
          reject('werner', { reason: 'notice period is too long' }),
        ),
        calling(reject('werner')),
      ),
      does(
        'Kindly fix one meeting of Tariq sir with Samira Jokhio tomorrow at 4 pm, 30 minutes only.',
        book('2027-11-04T16:00', 30, 'tariq', { about: 'samira1' }),
      ),
      does('Kindly prepone Gulzar interview to 2 pm same day.', reschedule('gul', '2027-11-05T14:00')),
      does('Please share the sewing test place to Mahnoor.', followUp('mahnoor', 'sewing_test_place')),
      does(
        'Intimate Nadine madam that Phuong documents are verified.',
        tell('nadine', 'Phuong documents are verified'),
      ),
      does('Kindly revert with list of candidates in First Interview.', find({ stage: 'First Interview' })),
      does('What is the status of Greeshma, please?', show('greeshma')),
      asks('Samira has to be moved to Sewing Test, kindly do it today only.'),
      does('Do one thing, cancel the shipment call.', cancel('ship')),
      negated('Please discuss with me before offering anything to Gulzar.'),
      does(
        'Kindly release the offer to Phuong, PKR 18 lakh per annum.',
        offer('phuong', { salary: 1_800_000, currency: 'PKR' }),
      ),
      does('Tomorrow first half is Nadine free?', free('nadine', '2027-11-04', '2027-11-05')),
    ],
  }),
  ...inStyle<keyof typeof sandboxes>('fresh22 german', {
    theatre_nov: [
      does('Please move Salvador further to Intro.', move('salvador', 'Intro')),
      does(
        'Make us please an appointment with Winifred and Nell, on Thursday at half past ten, a half hour.',
        book('2026-11-12T10:30', 30, 'winnie', { about: 'nell' }),
      ),
      does(
        'Until Friday must Odile have the practical call sheet, please send.',
        followUp('odile', 'practical_call_sheet'),
      ),
      does(
        'We make Beatrix an offer: 31.500 Euro, begin on the first of December.',
        offer('beatrix', { salary: 31_500, currency: 'EUR', start_date: '2026-12-01' }),
      ),
      does("Please lay the practical of Iris on 14 o'clock.", reschedule('iri', '2026-11-13T14:00')),
      orElse(
        does('Tomaz Azevedo does not come in question for us, please reject.', reject('tomaz2')),
        calling(reject('tomaz2', { reason: 'does not come in question for us' })),
      ),
      does('Since how many days is Odile waiting?', show('odile')),
      does('Say please to Duarte that the cable drum is broken.', tell('duarte', 'the cable drum is broken')),
      does('Which persons are at the moment in Intro?', find({ stage: 'Intro' })),
      negated('The get-in please not move, all are already informed.'),
    ],
  }),
  ...inStyle<keyof typeof sandboxes>('fresh22 romance', {
    theatre_nov: [
      does('Please to pass Kwabena to the Practical.', move('kwabena', 'Practical')),
      does(
        'Is possible to put a meeting Duarte and Kwabena the Thursday at 15h, of 45 minutes?',
        book('2026-11-12T15:00', 45, 'duarte', { about: 'kwabena' }),
      ),
      does('Make please a follow-up to Tomaz Kovačič.', followUp('tomaz1')),
      does('Annul the season budget of Thursday.', cancel('bud')),
      does('Who are the technical ones in Practical?', find({ role: 'technical', stage: 'Practical' })),
      does('Send the “still curious” to all the persons of New.', followUpAll({ stage: 'New' }, 'still_curious')),
      does(
        'Put in the dossier of Rui that he has the driving permit.',
        note('rui', 'he has the driving permit|has the driving permit|Rui has the driving permit'),
      ),
      does('I ask you to show me the numbers of the passed month.', metrics('last_month')),
      does('Write to Nell: the contract arrives Monday', message('nell', 'the contract arrives Monday')),
      does('Beatrix, she risks to leave us quickly? Give me her score.', score('beatrix')),
    ],
  }),
  ...inStyle<keyof typeof sandboxes>('fresh22 east asian', {
    garments_nov: [
      does('Please help to move Greeshma to Sewing Test.', move('greeshma', 'Sewing Test')),
      does('Mahnoor interview is pass, please go to next step.', move('mahnoor', 'Sewing Test')),
      does(
        'Help me book Hiep and Greeshma, Friday 11 am, half hour, thank you.',
        book('2027-11-05T11:00', 30, 'hiep', { about: 'greeshma' }),
      ),
      negated('Zubair please don’t reject, Tariq still want to see.'),
      does('I want to know who we not contact for 5 days already.', find({ days_since_contact: 5 })),
      does(
        'Please send mail to Gulzar, content: bring your ID card on Friday.',
        message('gul', 'bring your ID card on Friday'),
      ),
      does("Phuong's interview please change to 11:30.", reschedule('phu', '2027-11-04T11:30')),
      does('Today have any approval?', approvals()),
      does('Please tell Tariq, machine number 4 repair is finish.', tell('tariq', 'machine number 4 repair is finish')),
      [
        does('Please move Zubair to First Interview', move('zubair', 'First Interview')),
        does('Sorry, just now one is wrong, please undo.', undo(1)),
      ],
      does('Yesterday the system did what? Please show.', log('yesterday')),
    ],
  }),
];

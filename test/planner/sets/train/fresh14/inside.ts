// Fourteenth further batch: a coordinator of nurse hiring, a formal business partner, and a hiring manager.
import {
  approvals,
  book,
  cancel,
  find,
  followUp,
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
} from '../../../calls.ts';
import { asks, calling, does, inStyle, negated, orElse } from '../../../says.ts';
import { score } from '../rare-calls.ts';
import type { sandboxes } from './sandboxes.ts';

export const inside = [
  ...inStyle<keyof typeof sandboxes>('fresh14 nursing', {
    hospice_sep: [
      does(
        "Tui's registration checked out with the Nursing Council, so on to Phone Chat please.",
        move('tui', 'Phone Chat'),
      ),
      does(
        'Please set up Glenys with Ofa on Thursday at 2, half an hour, in Room 3.',
        book('2026-09-10T14:00', 30, 'glenys', { about: 'ofa', location: 'Room 3' }),
      ),
      does(
        "Shanelle's panel clashes with school drop-off, can it start at 10:30 instead?",
        reschedule('sha', '2026-09-14T10:30'),
      ),
      does('Could someone send Joji the shift pattern info?', followUp('joji', 'shift_pattern_info')),
      does("Bronwyn Catchpole's skills check is signed off. Panel next for her.", move('bron1', 'Panel')),
      asks('Bronwyn needs her documents chased'),
      does('Have we heard anything from Alasdair lately?', show('alasdair')),
      does('Note for Teresita: night shifts only until December', note('teresita', 'night shifts only until December')),
      does(
        'Let Dr Whaanga know Mereana is bringing a support person',
        tell('anaru', 'Mereana is bringing a support person'),
      ),
      does(
        'All our nursing people with no contact for 5 days or more please',
        find({ role: 'nursing', days_since_contact: 5 }),
      ),
      does('Text Ofa: can you do Tuesdays?', message('ofa', 'can you do Tuesdays?')),
      orElse(
        does(
          "We can't take Hamish on, the kitchen post is frozen. Reject him please, warm decline.",
          reject('hamish', { message_template: 'warm_decline', reason: 'the kitchen post is frozen' }),
        ),
        calling(reject('hamish', { message_template: 'warm_decline' })),
      ),
      does('Is Glenys free tomorrow afternoon?', free('glenys', '2026-09-10', '2026-09-11')),
      negated('Please leave Teresita where she is until her police vetting is back.'),
    ],
  }),
  ...inStyle<keyof typeof sandboxes>('fresh14 partner', {
    hospice_sep: [
      does('I should be grateful if you would advance Ms Poutama to the Offer stage.', move('mereana', 'Offer')),
      does(
        'Kindly arrange a 45-minute meeting between Mr Wickremasinghe and Mr Drinnan on Thursday, 10 September at 11:00.',
        book('2026-09-10T11:00', 45, 'sunil', { about: 'hamish' }),
      ),
      does('Would you please provide the productivity figures for the current month?', metrics('this_month')),
      does(
        'Please inform Ms Horrocks that the vetting results have been received.',
        tell('glenys', 'the vetting results have been received'),
      ),
      does(
        "It has been decided not to proceed with Mr Vakatawa's application; please record the rejection, citing insufficient availability.",
        reject('joji', { reason: 'insufficient availability' }),
      ),
      does('Might I see which matters await my approval?', approvals()),
    ],
    agency_oct: [
      does(
        'Kindly issue an offer to Mr Ferragut at EUR 58,000 per annum, commencing 16 November 2026.',
        offer('andreu', { salary: 58_000, currency: 'EUR', start_date: '2026-11-16' }),
      ),
      does(
        "Please postpone Mr Vuković's client interview to 14:00 on the same day.",
        reschedule('gor', '2026-10-19T14:00'),
      ),
      orElse(
        does('Please supply the log of actions undertaken during the past week.', log('last_7_days')),
        calling(log('last_week')),
      ),
      does('I would ask that you cancel the quarterly review tomorrow.', cancel('qbr')),
      does(
        'Please be so kind as to transmit the client interview details to Ms Camara.',
        followUp('fatou', 'client_interview_details'),
      ),
      negated('For the avoidance of doubt, Mr Kovalchuk is not to be rejected at this juncture.'),
      does("Kindly confirm the present status of Ms Colombini's candidature.", show('andrea')),
    ],
  }),
  ...inStyle<keyof typeof sandboxes>('fresh14 manager', {
    ledger_feb: [
      does("I've read Kirill's take-home and it's solid. On to the deep dive.", move('kirill', 'Deep Dive')),
      does(
        "I can't do Thursday at 10 with Manpreet any more, please make it Friday at 10.",
        reschedule('man', '2027-02-05T10:00'),
      ),
      negated("Please don't send Rune anything until I've talked to Amara."),
      does(
        'Grab me an hour with Jessamine on Wednesday at 3:30.',
        book('2027-02-03T15:30', 60, 'zev', { about: 'jess2' }),
      ),
      does(
        "Add to Odalys's file that I'd want a reference from her last VP.",
        note(
          'odalys',
          "I'd want a reference from her last VP|I would want a reference from her last VP|Zev would want a reference from her last VP",
        ),
      ),
      does('What do we know about Célia?', show('celia')),
      does(
        'Are Amara and I both free at any point on Friday for 45 minutes?',
        free('amara zev', '2027-02-05', '2027-02-06', 45),
      ),
      does('Bring my founder chat with Manpreet forward by half an hour', reschedule('man', '2027-02-04T09:30')),
      does('Hard no on Wyatt. Reject.', reject('wyatt')),
      does('Who have we got for Mobile Developer?', find({ job: 'mob' })),
    ],
    hospice_sep: [
      does("Mereana was the best we've seen in years. Offer stage, please.", move('mereana', 'Offer')),
      does(
        'Can someone find 30 minutes for Glenys and Anaru on Friday?',
        free('glenys anaru', '2026-09-11', '2026-09-12', 30),
      ),
      negated('The kitchen can wait. Nothing to do on Hamish for now.'),
      does('Run the numbers on Shanelle: would she stay a year?', score('shanelle')),
    ],
  }),
];

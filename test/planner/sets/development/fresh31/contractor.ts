// Thirty-first further batch: a contractor, from the site office, from a surveyor's desk and by voice from the site.
import {
  approve,
  book,
  cancel,
  find,
  followUp,
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
import { asks, calling, does, hypothetical, inStyle, negated, nothing, orElse, quoted } from '../../../says.ts';
import type { sandboxes } from './sandboxes.ts';

export const contractor = [
  ...inStyle<keyof typeof sandboxes>('fresh31 site office', {
    contractor_jul: [
      does(
        'Lads, can someone shift Gintaras on to the phone interview? His tickets check out.',
        move('gintaras', 'Phone Interview'),
      ),
      does(
        'Stick Séamus in with Donal on Tuesday at 10, half hour.',
        book('2026-07-21T10:00', 30, 'donal', { about: 'seamus' }),
      ),
      orElse(
        does("The concrete pour briefing's been rained off, bin it.", cancel('pour')),
        calling(cancel('pour', 'rained off')),
        calling(cancel('pour', "The concrete pour briefing's been rained off")),
      ),
      does('Get the site day pack out to Pádraig today please.', followUp('padraig', 'site_day_pack')),
      asks("Lorcan's grand, move him up."),
      does("What's the story with Blessing?", show('blessing')),
      negated("Don't be ringing Maeve till I've talked to HR."),
      does('Drop Pádraig a line: do you have your own van?', message('padraig', 'do you have your own van?')),
      does(
        "Agata's stuck in the tunnel tomorrow morning, so Ioana's final meeting will have to be at 10.",
        reschedule('ioa', '2026-07-17T10:00'),
      ),
      does("Who's left in ticket check?", find({ stage: 'Ticket Check' })),
      orElse(
        does(
          'Tejumola never sent her tickets in, cut her loose with the regretfully no.',
          reject('teju', { message_template: 'regretfully_no' }),
        ),
        calling(reject('teju', { message_template: 'regretfully_no', reason: 'Tejumola never sent her tickets in' })),
        calling(reject('teju', { message_template: 'regretfully_no', reason: 'never sent her tickets in' })),
      ),
      [
        does('Is Agata about on Monday?', free('agata', '2026-07-20', '2026-07-21')),
        does(
          'Sound. Put Zuzana in with her at half eleven.',
          book('2026-07-20T11:30', 30, 'agata', { about: 'zuzana' }),
        ),
        does('Zuzana can only do twelve, shove it back.', reschedule(2, '2026-07-20T12:00')),
      ],
    ],
  }),
  ...inStyle<keyof typeof sandboxes>('fresh31 surveyor', {
    contractor_jul: [
      does(
        'Good afternoon. Following yesterday’s discussion we are agreed on Ioana. Please issue an offer of €72,000 with a start date of 1 September 2026.',
        offer('ioana', { salary: 72_000, currency: 'EUR', start_date: '2026-09-01' }),
      ),
      does(
        'Could you arrange an hour between Agata and Lorcan Hession on Wednesday 22 July at 15:00? Any meeting room will do.',
        book('2026-07-22T15:00', 60, 'agata', { about: 'lorcan2' }),
      ),
      does(
        'Please record against Zuzana: chartered since 2019, fluent in German.',
        note('zuzana', 'chartered since 2019, fluent in German'),
      ),
      does(
        'The valuation review on Tuesday should be extended to two hours.',
        reschedule('val', '2026-07-21T11:00', 120),
      ),
      hypothetical('Were we to lose Ioana, I suppose we would have to re-advertise.'),
      does(
        'May I have a list of the quantity surveyors we have not contacted in the past five days?',
        find({ job: 'qs', days_since_contact: 5 }),
      ),
      quoted(
        'Lorcan Hession’s covering letter says “please schedule me with your managing director”, which made us smile.',
      ),
      does(
        'Please advise Rex that the software licence is due for renewal on 31 July.',
        tell('rex', 'the software licence is due for renewal on 31 July'),
      ),
      asks('Kindly send Lorcan our are-we-still-on message.'),
      orElse(
        does('Please reject Zuzana, her reference fell through. No letter, I shall ring her myself.', reject('zuzana')),
        calling(reject('zuzana', { reason: 'her reference fell through' })),
      ),
      [
        does('Please advance Blessing to Site Day.', move('blessing', 'Site Day')),
        orElse(
          does('My mistake, it ought to have been Final Meeting.', move('blessing', 'Final Meeting')),
          calling(undo(1), move('blessing', 'Final Meeting')),
        ),
      ],
    ],
  }),
  ...inStyle<keyof typeof sandboxes>('fresh31 foreman', {
    contractor_jul: [
      does(
        'yeah hi its me can you put padraig through to the final meeting he did a savage day yesterday',
        move('padraig', 'Final Meeting'),
      ),
      does(
        'tell rex we need hi vis in extra large for monday',
        tell('rex', 'we need hi vis in extra large for monday'),
      ),
      does('the site day for lorcan on monday start him at ten not nine', reschedule('lor', '2026-07-20T10:00')),
      does(
        'book donal with gintaras tomorrow at eleven for a quarter of an hour',
        book('2026-07-17T11:00', 15, 'donal', { about: 'gintaras' }),
      ),
      asks('book donal with seamus tomorrow at half past two'),
      does('who have i got for the crane job', find({ job: 'crane' })),
      does('text seamus bring your safe pass and boots', message('seamus', 'bring your safe pass and boots')),
      negated('hold off on the offer for ioana donal isnt happy'),
      does('any word from maeve how long is she waiting', show('maeve')),
      does(
        'send maeve and tejumola the are we still on',
        followUp('maeve', 'are_we_still_on'),
        followUp('teju', 'are_we_still_on'),
      ),
      does('is agata free monday or what', free('agata', '2026-07-20', '2026-07-21')),
      nothing('sorry wrong chat'),
      [
        asks('put lorcan down as rejected'),
        does('hession not the crane lad', reject('lorcan2')),
        does('good and sign it off', approve(1)),
      ],
    ],
  }),
];

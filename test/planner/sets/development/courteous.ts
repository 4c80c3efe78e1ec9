// Development style “courteous”: questions and conditionals as a form of politeness; every order is a request.
import {
  approve,
  book,
  find,
  followUpAll,
  free,
  log,
  metrics,
  move,
  note,
  offer,
  reject,
  reschedule,
  tell,
} from '../../calls.ts';
import { asks, does, hypothetical, inStyle, negated, nothing, orElse } from '../../says.ts';
import type { sandboxes } from './sandboxes.ts';

export const courteous = inStyle<keyof typeof sandboxes>('courteous', {
  bank_mar: [
    does('Would it be possible to move Nina Kovac on to the onsite?', move('nina', 'Onsite')),
    does(
      'Might I trouble you to book half an hour with June about Nina on Wednesday at 2?',
      book('2026-03-04T14:00', 30, 'june', { about: 'nina' }),
    ),
    asks('Might I trouble you to book half an hour with June about Nina tomorrow at 11?'),
    does(
      'Could we perhaps decline Lee Jung, given that he lacks a sales licence?',
      reject('lee', { reason: 'he lacks a sales licence' }),
    ),
    asks('Could you let Chris know that the assessment is online?'),
    hypothetical('Would it be rude if we rejected Leo by e-mail?'),
    does('May I see who is in the Assessment stage, please?', find({ stage: 'Assessment' })),
  ],
  hotel_apr: [
    does('If you don’t mind, please move Amy to the trial shift.', move('amy', 'Trial Shift')),
    does(
      'I would be grateful for an offer to Samantha at €31,200 as of 1 June.',
      offer('sam', { salary: 31_200, currency: 'EUR', start_date: '2026-06-01' }),
    ),
    asks('Would you be so kind as to move Anna to the trial shift?'),
    [
      asks('Would you be so kind as to move Anna to the trial shift?'),
      does('The one for housekeeping, please.', move('anna1', 'Trial Shift')),
    ],
    does(
      'Could you please arrange 15 minutes with Frau Krüger about Jürgen on Thursday at 9:45?',
      book('2026-04-23T09:45', 15, 'petra', { about: 'juergen' }),
    ),
    nothing('Could you please tell me how the stock market is doing?'),
  ],
  builder_jun: [
    does('Could you kindly move Ella’s site visit to Thursday at 10am?', reschedule('visit', '2026-06-18T10:00')),
    asks('Could you kindly book Mere for an hour tomorrow at 7:30am about Raj?'),
    does(
      'Would you mind booking Mere for an hour tomorrow at 8:30am about Raj?',
      book('2026-06-16T08:30', 60, 'mere', { about: 'raj' }),
    ),
    negated('There is no need to chase Con, thank you.'),
    does('Would you mind chasing the carpenters with the check in template?', followUpAll({ job: 'ca' }, 'check_in')),
  ],
  charity_aug: [
    does(
      'Would you please let Wanda know that William’s references came back clean?',
      tell('wanda', 'William’s references came back clean'),
    ),
    does('I’d appreciate it if you could bring Hope forward to the team interview.', move('hope', 'Team Interview')),
    does('Could I have the free times of Miguel next Wednesday, please?', free('miguel', '2026-08-12', '2026-08-13')),
    [does('Would you please turn down Patrick Doyle?', reject('pat')), does('Yes, I approve, thank you.', approve(1))],
    does('Could you please show me last week’s numbers?', metrics('last_week')),
  ],
  pharma_jun: [
    does('Could you please invite Marc to the final interview stage?', move('marc', 'Final Interview')),
    does(
      'Please be so kind as to make a note that Paolo needs a work permit.',
      note('paolo', 'Paolo needs a work permit|needs a work permit'),
    ),
    orElse(does('¿Podrías mover a Inés a Technical Panel, por favor?', move('ines', 'Technical Panel')), {
      calls: [],
      asks: 'may',
    }),
    does('Might you check what has been done this week?', log('this_week')),
    asks('Could you please set up an interview with Henrik about Agnieszka on June 8 at noon for 30 minutes?'),
  ],
});

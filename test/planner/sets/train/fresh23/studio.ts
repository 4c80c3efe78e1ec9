// Twenty-third further batch: a weekday in chat, and the last afternoon before a holiday.
import {
  approvals,
  book,
  brief,
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
import { asks, does, hypothetical, inStyle, negated, nothing, quoted } from '../../../says.ts';
import { health, runs, score, start, stop } from '../rare-calls.ts';
import type { sandboxes } from './sandboxes.ts';

export const studio = [
  ...inStyle<keyof typeof sandboxes>('fresh23 weekday', {
    architects_apr: [
      does('anneke can go to portfolio check', move('anneke', 'Portfolio Check')),
      does("let's get Shirin to the studio interview", move('shirin', 'Studio Interview')),
      does('book magnus with shirin monday 10am, 45 min', book('2027-04-26T10:00', 45, 'magnus', { about: 'shirin' })),
      does(
        'farida and tobin thursday 10:30 for half an hour please',
        book('2027-04-22T10:30', 30, 'farida', { about: 'tobin' }),
      ),
      does("can we push lucien's interview to 2", reschedule('luc', '2027-04-22T14:00')),
      does('glen asked for the afternoon, make his interview 1:30', reschedule('gle', '2027-04-23T13:30')),
      does('no site walk on friday, cancel it please', cancel('site')),
      does('studio visit details to shirin', followUp('shirin', 'studio_visit_details')),
      does(
        'send the portfolio reminder to everyone in portfolio check',
        followUpAll({ stage: 'Portfolio Check' }, 'portfolio_reminder'),
      ),
      does('wilhelmina has waited 16 days, follow up with her', followUp('mina')),
      does(
        'not on this occasion for emeric - reject please',
        reject('emeric', { message_template: 'not_on_this_occasion' }),
      ),
      does('offer rosaline 98,000 from may 17', offer('rosaline', { salary: 98_000, start_date: '2027-05-17' })),
      does('who do we have in design?', find({ role: 'design' })),
      does('who has been waiting for a week or longer', find({ days_since_contact: 7 })),
      does('anything i need to approve', approvals()),
      does('tell colm that glen knows the accounting software', tell('colm', 'glen knows the accounting software')),
      does(
        'message tobin: could you send the model file again?',
        message('tobin', 'could you send the model file again?'),
      ),
      does(
        'note: shirin speaks farsi and french',
        note('shirin', 'speaks farsi and french|shirin speaks farsi and french'),
      ),
      does("what's farida doing friday, any free time?", free('farida', '2027-04-23', '2027-04-24')),
      does('will rosaline stay?', score('rosaline')),
      does('where is tobin at', show('tobin')),
      does('how much did we get done last week', metrics('last_week')),
      does('what happened yesterday in the log', log('yesterday')),
      does('brief me', brief()),
      does('start the at risk sequence for wilhelmina', start('mina', 'candidate-at-risk')),
      does('lucienne answered, stop her sequence', stop('lucienne')),
      does('integrations up?', health),
      runs('run the bamboohr sync', 'bamboohr', 'BambooHR', 'bamboohr sync'),
      asks('book magnus with anneke friday at 9'),
      asks('reject the interior designer'),
      negated('leave glen in studio interview for now'),
      hypothetical('i might reject emeric, not sure yet'),
      quoted('magnus wrote "cancel everything friday" on the whiteboard as a joke'),
      nothing('morning!'),
      [does('tobin to studio interview', move('tobin', 'Studio Interview')), does('hm no, undo', undo(1))],
      [
        does('book colm with lucienne tomorrow at 11', book('2027-04-22T11:00', 30, 'colm', { about: 'lucienne' })),
        does('can you make that 11:30', reschedule(1, '2027-04-22T11:30')),
        does('message her: parking is in the yard', message('lucienne', 'parking is in the yard')),
      ],
    ],
  }),
  ...inStyle<keyof typeof sandboxes>('fresh23 handover', {
    architects_apr: [
      does(
        "I'm off from tomorrow. Before I go: please move Rosaline to Offer and tell Magnus that her references were excellent.",
        move('rosaline', 'Offer'),
        tell('magnus', "her references were excellent|Rosaline's references were excellent"),
      ),
      negated("While I'm away nothing should go out to Emeric."),
      does('For the record, on Glen: wants four days a week', note('glen', 'wants four days a week')),
      does("One last thing for today, take the model review off Farida's calendar.", cancel('mod')),
      does(
        "Colm will cover for me; let him know that Lucien's interview is at 1.",
        tell('colm', "Lucien's interview is at 1"),
      ),
      hypothetical("If Anneke writes while I'm gone, book her with Magnus."),
      does(
        'Please get Shirin and Magnus into a room on Monday at 9 for an hour, I promised her.',
        book('2027-04-26T09:00', 60, 'magnus', { about: 'shirin' }),
      ),
      does(
        'And reject Emeric with not on this occasion; I have spoken to him already.',
        reject('emeric', { message_template: 'not_on_this_occasion' }),
      ),
      does('Write to Tobin: what salary do you have in mind?', message('tobin', 'what salary do you have in mind?')),
      negated("I won't be here for Lucienne's call, so don't book any."),
    ],
  }),
];

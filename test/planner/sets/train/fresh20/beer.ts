// Twentieth further batch: talks at a brewery.
import {
  approvals,
  approve,
  book,
  brief,
  cancel,
  decline,
  find,
  followUp,
  free,
  message,
  move,
  offer,
  reject,
  reschedule,
  show,
  tell,
  undo,
} from '../../../calls.ts';
import { asks, calling, does, inStyle, negated, orElse, quoted } from '../../../says.ts';
import { decodes, health, runs, score, stop } from '../rare-calls.ts';
import type { sandboxes } from './sandboxes.ts';

export const beer = inStyle<keyof typeof sandboxes>('fresh20 beer', {
  maltings_jun: [
    [
      asks('Move Lotte to Brewery Day'),
      does('the lab one', move('lotte1', 'Brewery Day')),
      does('send her the brewery day plan', followUp('lotte1', 'brewery_day_plan')),
    ],
    [
      does(
        'Book Saskia with Yvette on Friday at 10, 30 minutes',
        book('2027-07-02T10:00', 30, 'saskia', { about: 'yvette' }),
      ),
      does('she prefers the afternoon, make it 2', reschedule(1, '2027-07-02T14:00')),
      does('Cancel it after all', cancel(1)),
    ],
    [
      does('Mehdi and Arne to Taste Panel', move('mehdi', 'Taste Panel'), move('arne', 'Taste Panel')),
      does('undo Mehdi', undo(1)),
    ],
    [
      does('Offer Florine 47.000 euros', offer('florine', { salary: 47_000, currency: 'EUR' })),
      does('decline it', decline(1)),
      does('ok, offer her 49.000 euros', offer('florine', { salary: 49_000, currency: 'EUR' })),
    ],
    [
      does("Gilles' brewery day to Monday, same time", reschedule('gil', '2027-07-05T09:00')),
      does('he says Tuesday would be better, please change it', reschedule('gil', '2027-07-06T09:00')),
      does(
        "tell Pascal it's on Tuesday now",
        tell('pascal', "it's on Tuesday now|it is on Tuesday now|Gilles' brewery day is on Tuesday now"),
      ),
    ],
    [
      does("Who's in Received?", find({ stage: 'Received' })),
      does('the last one: reject with no hard feelings', reject('sena', { message_template: 'no_hard_feelings' })),
      does('approve', approve(2)),
    ],
    [
      negated('Please do not move Wout yet.'),
      does('ok, Pascal agrees now. Move him to Brewery Day', move('wout', 'Brewery Day')),
    ],
    [
      does('Show me Wout', show('wout')),
      does('and Gilles', show('gilles')),
      orElse(
        does('Which of the two is likelier to stay?', score('wout'), score('gilles')),
        calling(score('gilles'), score('wout')),
      ),
    ],
    [
      does('What is on my plate?', brief()),
      does('Tell Rik the line maintenance is confirmed', tell('rik', 'the line maintenance is confirmed')),
    ],
    [
      asks('Book Rik with Mehdi tomorrow at 11'),
      does('12:30 then', book('2027-07-01T12:30', 30, 'rik', { about: 'mehdi' })),
    ],
    [
      does(
        'Book Saskia and Rik on Friday at 2 pm for an hour about Mehdi',
        book('2027-07-02T14:00', 60, 'saskia rik', { about: 'mehdi' }),
      ),
      does('shorten it to half an hour', reschedule(1, '2027-07-02T14:00', 30)),
    ],
    [
      does(
        'Text Yvette: Saskia is looking forward to meeting you',
        message('yvette', 'Saskia is looking forward to meeting you'),
      ),
      does('Same for Florine', message('florine', 'Saskia is looking forward to meeting you')),
    ],
    [
      does('Follow up with Sena', followUp('sena')),
      does('and with Mehdi, are you thirsty template', followUp('mehdi', 'are_you_thirsty')),
    ],
    [does('take Mehdi off his sequence', stop('mehdi')), does('and Arne off his', stop('arne'))],
    [does('Any sync problems?', health), runs('run the Odoo sync then', 'Odoo', 'odoo', 'Odoo sync')],
    [
      quoted('Pascal wrote: "reject Arne, book Wout".'),
      does(
        'Do only the second: book Wout with Pascal, Friday at 2, half an hour',
        book('2027-07-02T14:00', 30, 'pascal', { about: 'wout' }),
      ),
    ],
    [
      decodes('Army 92G, what would that be here?', ['92G'], { branch: 'Army' }),
      decodes('and 88M?', ['88M'], { guessed: 'Army' }),
    ],
    [
      orElse(
        does('Reject Lotte Claeys, she wants fewer hours', reject('lotte2', { reason: 'she wants fewer hours' })),
        calling(reject('lotte2')),
      ),
      does('is that waiting for approval now?', approvals()),
      does('ok then approve', approve(1)),
    ],
    [
      does('Move Yvette to Taste Panel', move('yvette', 'Taste Panel')),
      does('hm, is Saskia free on Monday?', free('saskia', '2027-07-05', '2027-07-06')),
      does(
        'then book the two of them at 9:30 that day for 45 minutes',
        book('2027-07-05T09:30', 45, 'saskia', { about: 'yvette' }),
      ),
    ],
    [
      asks('Cancel the brewery day'),
      does("Florine's", cancel('flo')),
      does('and write her: we will find another day', message('florine', 'we will find another day')),
    ],
  ],
});

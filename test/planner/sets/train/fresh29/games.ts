// Twenty-ninth further batch: a maker of games, its lead programmer and its people team.
import {
  book,
  cancel,
  decline,
  find,
  followUp,
  followUpAll,
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
import { asking, asks, calling, does, hypothetical, inStyle, negated, nothing, orElse, quoted } from '../../../says.ts';
import { score } from '../rare-calls.ts';
import type { sandboxes } from './sandboxes.ts';

export const games = [
  ...inStyle<keyof typeof sandboxes>('fresh29 lead', {
    games_apr: [
      [
        does('is emre around tmrw after lunch', free('emre', '2027-04-16', '2027-04-17')),
        does('k lock in axel at 3:30', book('2027-04-16T15:30', 30, 'emre', { about: 'axl' })),
        does('scratch that, axel has kids pickup, move it to mon 13:00', reschedule(2, '2027-04-19T13:00')),
      ],
      [
        does('kim bergqvist art test was insane, team day now', move('kim1', 'Team Day')),
        does('shoot her the team day info', followUp('kim1', 'team_day_info')),
        orElse(does('and poke milo about it', tell('milo', '*')), asking()),
      ],
      [
        asks('whats up w kim'),
        does('the qa one', show('kim2')),
        does('give em a first chat', move('kim2', 'First Chat')),
      ],
      [
        does(
          'offer bogdan 620k sek a year from june 1',
          offer('bo', { salary: 620_000, currency: 'SEK', start_date: '2027-06-01' }),
        ),
        orElse(
          does(
            'make that june 7',
            decline(1),
            offer('bo', { salary: 620_000, currency: 'SEK', start_date: '2027-06-07' }),
          ),
          calling(offer('bo', { salary: 620_000, currency: 'SEK', start_date: '2027-06-07' })),
        ),
      ],
      [
        asks('send mats the thing'),
        does('hey still there', followUp('mats', 'hey_still_there')),
        does('junia and other kim too', followUp('june', 'hey_still_there'), followUp('kim2', 'hey_still_there')),
      ],
      [
        negated('dont ghost thora again ffs'),
        does('art test brief to her today', followUp('thora', 'art_test_brief')),
        does('and bump her to art test', move('thora', 'Art Test')),
      ],
      [
        asks('get axel and emre in a room'),
        does('mon 1pm', book('2027-04-19T13:00', 30, 'emre', { about: 'axl' })),
        orElse(does('nvm he hates mondays, pull it', cancel(1)), calling(undo(1))),
      ],
      [does('kill the playtest tmrw', cancel('play')), does('lol milo is crying, put it back', undo(1))],
    ],
  }),
  ...inStyle<keyof typeof sandboxes>('fresh29 people team', {
    games_apr: [
      [
        does('Hey hey! Who do we have waiting in the Inbox?', find({ stage: 'Inbox' })),
        orElse(
          does('Send all of them a hey still there, please :)', followUpAll({ stage: 'Inbox' }, 'hey_still_there')),
          calling(
            followUp('kim2', 'hey_still_there'),
            followUp('mats', 'hey_still_there'),
            followUp('june', 'hey_still_there'),
          ),
        ),
        does('Junia wrote back already! She can go to Portfolio Look', move('june', 'Portfolio Look')),
      ],
      [
        does(
          'Could you get Ylva and Freya together on Tuesday at 14:00?',
          book('2027-04-20T14:00', 30, 'freya', { about: 'ylva' }),
        ),
        does('Freya says 45 minutes would be comfier', reschedule(1, '2027-04-20T14:00', 45)),
        does('Lovely, and let Ylva know please', message('ylva', '*')),
      ],
      [
        quoted('Rafi mailed: "I would like to cancel all my interviews and start tomorrow :D"'),
        nothing('What a guy.'),
        does("Let's move him on to the team day then", move('rafi', 'Team Day')),
      ],
      [
        asks('Can you book Emre with Axel on Monday at 10?'),
        does('Ah, the milestone review. 11:15 then', book('2027-04-19T11:15', 30, 'emre', { about: 'axl' })),
      ],
      [
        does(
          'Please let Noa down gently with the not a match now mail',
          reject('noa', { message_template: 'not_a_match_now' }),
        ),
        does('Freya wants to talk first, so please decline that one', decline(1)),
        does('and put a note on Noa: Freya wants a second look', note('noa', 'Freya wants a second look')),
      ],
      [
        does('Could you look up how likely Bogdan is to stick around?', score('bo')),
        does('Nice. And Axel?', score('axl')),
      ],
      [
        hypothetical('I wonder if we should skip the art test for Thora…'),
        does('Freya says yes! Straight to Team Day for Thora please', move('thora', 'Team Day')),
        does('Tell Freya thanks, all done', tell('freya', 'thanks, all done')),
      ],
    ],
  }),
];

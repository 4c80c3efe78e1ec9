// Nineteenth further batch: somebody who dictates, and somebody breezy.
import {
  book,
  brief,
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
} from '../../../calls.ts';
import { asks, calling, does, inStyle, negated, nothing, orElse, quoted } from '../../../says.ts';
import { health, score } from '../rare-calls.ts';
import type { sandboxes } from './sandboxes.ts';

export const airport = [
  ...inStyle<keyof typeof sandboxes>('fresh19 aloud', {
    lounges_sep: [
      does('um okay so move ayesha to h r call please', move('ayesha', 'HR Call')),
      does('can you uh reject no sorry not reject follow up with boris', followUp('boris')),
      does(
        'book gareth with olga on wednesday at eleven fifteen for twenty minutes',
        book('2027-09-22T11:15', 20, 'gareth', { about: 'olga' }),
      ),
      does(
        'set kenta up with jomar for thursday no friday at ten a m for an hour',
        book('2027-09-24T10:00', 60, 'jomar', { about: 'kenta' }),
      ),
      does('tell hind comma the uniforms are here', tell('hind', 'the uniforms are here')),
      does(
        'miriam castelnuovo’s assessment day please move it to thursday same time',
        reschedule('mir', '2027-09-23T09:00'),
      ),
      does('who is in grooming check right now', find({ stage: 'Grooming Check' })),
      does(
        'offer prosper ninety six thousand dirhams a year from the first of november',
        offer('prosper', { salary: 96_000, currency: 'AED', start_date: '2027-11-01' }),
      ),
      does('add a note on rukhsana speaks urdu arabic and english', note('rukhsana', 'speaks urdu arabic and english')),
      does('what have i got on today then', brief()),
      does(
        'send thanh ha a message saying the shuttle leaves at seven fifteen',
        message('thanh', 'the shuttle leaves at seven fifteen|the shuttle leaves at 7:15'),
      ),
      asks('please move miriam to the next stage'),
      quoted('so jomar goes cancel the stand-up and i go no way'),
      does('when is hind free on wednesday like for forty five minutes', free('hind', '2027-09-22', '2027-09-23', 45)),
      does(
        'put zane into h r call and send him the h r call invite',
        move('zane', 'HR Call'),
        followUp('zane', 'hr_call_invite'),
      ),
      nothing('hang on i have to take this call'),
    ],
  }),
  ...inStyle<keyof typeof sandboxes>('fresh19 breezy', {
    lounges_sep: [
      does('Be a love and bung Rukhsana through to Grooming Check', move('rukhsana', 'Grooming Check')),
      does("Give Boris a shout, would you, he's gone quiet", followUp('boris')),
      does(
        'Could you squeeze Ayesha in with Hind on Thursday at half nine?',
        book('2027-09-23T09:30', 30, 'hind', { about: 'ayesha' }),
      ),
      does(
        "Zane's a non-starter I'm afraid, turn him down with polite no for now.",
        reject('zane', { message_template: 'polite_no_for_now' }),
      ),
      orElse(does("What's the score with Prosper?", show('prosper')), calling(score('prosper'))),
      does("Do a spot of digging: who's been left hanging for a week or more?", find({ days_since_contact: 7 })),
      does(
        'Block out half an hour for Gareth and Olga on Thursday at 3',
        book('2027-09-23T15:00', 30, 'gareth', { about: 'olga' }),
      ),
      does('Drop Jomar a line: Kenta said yes', tell('jomar', 'Kenta said yes')),
      does(
        'Pop a note on Thanh Ha: lovely manner, tall order on the hours',
        note('thanh', 'lovely manner, tall order on the hours'),
      ),
      does('Right, what am I meant to be doing today?', brief()),
      does("Knock tomorrow's stand-up on the head", cancel('stand')),
      negated("I wouldn't bother with Olga for now."),
      does('Quick check in to Miriam Otieno-Clarke, ta', followUp('miriam2', 'quick_check_in')),
      does('Has anything gone wobbly with the integrations?', health),
    ],
  }),
];

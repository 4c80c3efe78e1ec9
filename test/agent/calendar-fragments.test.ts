// Bookings and changes without a verb, as they are typed between two doors: two people and an hour, a meeting and its new hour.
// Beside them what is told, asked, denied or left open in the same words.
import { expect, test } from 'vitest';
import { book, cancel, reschedule } from '../planner/calls.ts';
import { judge } from '../planner/score.ts';
import { asks, does, inStyle, negated, nothing } from '../planner/says.ts';
import { sandboxes } from '../planner/sets/train/fresh32/sandboxes.ts';

const longest = 120_000;
type Sandboxes = keyof typeof sandboxes;

const orders = inStyle<Sandboxes>('calendar fragments', {
  vets_oct: [
    does('tarek w nkechi fri 1030', book('2026-10-23T10:30', 30, 'tarek', { about: 'nkechi' })),
    does('Tarek and Nkechi, Friday 1430, full hour.', book('2026-10-23T14:30', 60, 'tarek', { about: 'nkechi' })),
    does('Nkechi and me, Friday 10:30, ten minutes', book('2026-10-23T10:30', 10, 'liv', { about: 'nkechi' })),
    does('book tarek and nkechi fri 10:30, 20 will do', book('2026-10-23T10:30', 20, 'tarek', { about: 'nkechi' })),
    does(
      'A conversation between Tarek and Nkechi is to take place on Friday at 10:30.',
      book('2026-10-23T10:30', 30, 'tarek', { about: 'nkechi' }),
    ),
    does('pascale tmrw 1130 not 10', reschedule('pas', '2026-10-22T11:30')),
    does("Pascale's interview tomorrow: 1130, not 1000.", reschedule('pas', '2026-10-22T11:30')),
    does('Pascale, tomorrow: an hour later.', reschedule('pas', '2026-10-22T11:00')),
    does(
      'Could you book Tarek and Nkechi for Friday at 10:30? Half an hour will do.',
      book('2026-10-23T10:30', 30, 'tarek', { about: 'nkechi' }),
    ),
    does('Dental workshop tomorrow is dead.', cancel('dent')),
    does('The dental workshop planned for tomorrow is hereby cancelled.', cancel('dent')),
    does('The dental workshop should disappear.', cancel('dent')),
  ],
});

const traps = inStyle<Sandboxes>('calendar fragments, traps', {
  vets_oct: [
    nothing('Tarek with Nkechi was on Friday at 10:30'),
    asks('Tarek and Nkechi Friday at 10:30?'),
    asks('Tarek with Nkechi Friday 1030, or maybe 11'),
    nothing('Tarek said 30 is plenty'),
    asks('Offer Nkechi Monday 1030'),
    nothing('Nkechi Friday 1200 no good'),
    nothing('Nkechi and me, Friday 10:30'),
    nothing('The dental workshop is not off.'),
    nothing('Liv says the dental workshop is off.'),
    nothing('The dental workshop was dead boring.'),
    asks('Is the dental workshop off?'),
    nothing('The dental workshop is off to a good start.'),
    asks('If Tarek is ill the dental workshop is dead.'),
    nothing('I hope the dental workshop is dead.'),
    negated('The dental workshop should not disappear.'),
    nothing('Pascale, tomorrow: an hour later than what?'),
    nothing('pascale tmrw 1130 not 9'),
  ],
});

test(
  'an hour between two names is booked, and one beside a meeting is its new one',
  async () => {
    const judged = await judge(orders, sandboxes);
    expect(judged.filter(({ isExact }) => !isExact).map(({ exchange }) => exchange.say)).toEqual([]);
  },
  longest,
);

test(
  'nothing is done of what is told, asked, denied or left open',
  async () => {
    const judged = await judge(traps, sandboxes);
    expect(judged.filter(({ isWrong }) => isWrong).map(({ exchange }) => exchange.say)).toEqual([]);
  },
  longest,
);

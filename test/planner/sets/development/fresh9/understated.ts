// Ninth further batch, third style: dry, elliptical, and never quite an order.
import {
  approvals,
  approve,
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
import { asks, does, hypothetical, inStyle, negated, quoted } from '../../../says.ts';
import type { sandboxes as seventh } from '../fresh7/sandboxes.ts';
import type { sandboxes as eighth } from '../fresh8/sandboxes.ts';

export const understated = inStyle<keyof typeof seventh | keyof typeof eighth>('fresh9 understated', {
  hotels_may: [
    does('I think we might as well see Bo for a phone screen.', move('bo', 'Phone Screen')),
    does('Fay has rather earned her manager interview; do the honours, would you?', move('fay', 'Manager Interview')),
    does('Anouk next, manager interview I should say.', move('anouk', 'Manager Interview')),
    does(
      'Ezra won’t do, I’m sorry to say. Let him down gently with the sorry letter.',
      reject('ezra', { message_template: 'sorry_letter' }),
    ),
    does('Carlos Ibarra has earned a working trial, see to it.', move('carl1', 'Working Trial')),
    does(
      'I dare say Delia deserves her offer: 44,500 to start on 1 June.',
      offer('delia', { salary: 44_500, start_date: '2026-06-01' }),
    ),
    does(
      'Hugh ought to have half an hour with Bo, Thursday at two.',
      book('2026-05-14T14:00', 30, 'hugh', { about: 'bo' }),
    ),
    does(
      'Pop Fay in to see Paloma on Friday at 11:30, three quarters of an hour.',
      book('2026-05-15T11:30', 45, 'paloma', { about: 'fay' }),
    ),
    does('Gilberto’s interview had better be at eleven.', reschedule('gil', '2026-05-14T11:00')),
    does('The menu tasting can go, I’m told the oven has died.', cancel('menu', 'the oven has died')),
    does('Would Desmond happen to be free at all on Friday?', free('desmond', '2026-05-15', '2026-05-16')),
    does('Remind me, what became of Carlos Moretti?', show('carl2')),
    does('Anybody languishing in Applied?', find({ stage: 'Applied' })),
    does('Gilberto could do with the trial day info.', followUp('gil', 'trial_day_info')),
    does('A warm hello to Ezra wouldn’t go amiss.', followUp('ezra', 'warm_hello')),
    does(
      'Everyone we’ve neglected for a week or more could do with a warm hello.',
      followUpAll({ days_since_contact: 7 }, 'warm_hello'),
    ),
    does('Someone ought to tell Hugh that the lift is out again.', tell('hugh', 'the lift is out again')),
    does(
      'Worth noting on Anouk’s file that she trained in Lyon.',
      note('anouk', 'she trained in Lyon|trained in Lyon'),
    ),
    does(
      'Drop Fay a line to say we enjoyed meeting her.',
      message('fay', 'we enjoyed meeting her|we enjoyed meeting you'),
    ),
    does('How did we acquit ourselves last week?', metrics('last_week')),
    does('What have you been up to today?', log('today')),
    does('Is there anything I’m meant to be signing?', approvals()),
    does('What ought I to be getting on with this morning?', brief()),
    asks('Carlos might be seen for a phone screen, please arrange it.'),
    asks('Put somebody in Paloma’s diary for Friday at 2.'),
    negated('I shouldn’t trouble Carlos Moretti with a message if I were you.'),
    hypothetical('One does wonder whether Delia might be turned down.'),
    quoted('Desmond muttered “oh, reject Anouk” but he was only cross about the soufflé.'),
  ],
  adhouse_oct: [
    does('Nia has waited long enough; portfolio review, I think.', move('nia', 'Portfolio Review')),
    does('Imogen is quite ready for the second interview, so do put her through.', move('imo', 'Second Interview')),
    does('I’m afraid it’s a no for Dexter.', reject('dex')),
    does('Priti might like to hear that we are still keen.', followUp('priti', 'still_keen')),
    does(
      'A spot of lunch for Sunita and Priti, Friday at 12:30, an hour.',
      book('2026-10-23T12:30', 60, 'sunita', { about: 'priti' }),
    ),
    does('The pitch rehearsal would sit better at half past ten.', reschedule('pit', '2026-10-21T10:30')),
    [
      does('Karolina had better have her first interview', move('karo', 'First Interview')),
      does('on reflection, no, back she goes', undo(1)),
    ],
    [
      does('Joshua Adebayo at £58,000, an offer if you please', offer('josh1', { salary: 58_000, currency: 'GBP' })),
      does('yes, let it go out', approve(1)),
    ],
    does('Callum should be told that Dexter rang.', tell('callum', 'Dexter rang')),
    asks('Josh deserves a look-in, portfolio review perhaps.'),
  ],
});

// Orders asked for by letter, wished for by somebody else or felt for by somebody new: subjunctives, passives, “the stage after …”;
// and near twins that are none.
import { expect, test } from 'vitest';
import {
  book,
  find,
  followUp,
  followUpAll,
  free,
  metrics,
  move,
  note,
  offer,
  reject,
  show,
  tell,
} from '../planner/calls.ts';
import { asks, does, nothing } from '../planner/says.ts';
import { judge } from '../planner/score.ts';
import { sandboxes } from '../planner/sets/train/sandboxes.ts';

const longest = 120_000;

const said = [
  // What somebody else wants done
  does('Dana asks that Priya be put through to the onsite.', move('priya', 'Onsite Interview')),
  does(
    'Kofi wants Zoë seen on Friday at four. Make it three quarters of an hour.',
    book('2026-05-22T16:00', 45, 'kofi', { about: 'zoe' }),
  ),
  does('I want Tomás seen by Kofi on Friday at four', book('2026-05-22T16:00', 30, 'kofi', { about: 'tomas' })),
  does('Please take care of Katherine Boyle’s rejection.', reject('kat')),
  does(
    'Who is Zoë’s hiring manager, and could you let them know she is ready?',
    show('zoe'),
    tell('kofi', 'she is ready'),
  ),
  does('Ask Kofi that Zoë be seen on Friday', tell('kofi', 'Zoë be seen on Friday')),
  // By letter
  does('It is requested that Mr Harlan be moved to Reference Check.', move('bob', 'Reference Check')),
  does('We hereby request that Mr Harlan be moved to Reference Check.', move('bob', 'Reference Check')),
  does(
    'I hereby ask that an offer in the amount of USD 81,000, effective 1 July 2026, be extended to Mr Volkov.',
    offer('dmitri', { salary: 81_000, start_date: '2026-07-01' }),
  ),
  does(
    'In view of Ms Boyle’s lack of a licence, I should be grateful if her application were declined.',
    reject('kat'),
  ),
  does(
    'Please be advised that Ms Marchetti has accepted the date; kindly inform Dr Mensah accordingly.',
    tell('kofi', 'Ms Marchetti has accepted the date'),
  ),
  nothing('In view of what Ms Boyle wrote, should we decline her?'),
  // Who is to hear from us
  does(
    'See that Priya hears from us before the day is out; the checking in one will do.',
    followUp('priya', 'checking_in'),
  ),
  does('nudge priya, the checking in one', followUp('priya', 'checking_in')),
  does(
    'Make sure that everybody we haven’t talked to in ten days gets a checking in.',
    followUpAll({ days_since_contact: 10 }, 'checking_in'),
  ),
  does('please have everyone in Applied receive the checking in', followUpAll({ stage: 'Applied' }, 'checking_in')),
  nothing('Priya hears from us every week.'),
  // What is written down
  does('Let’s have Bob’s file updated: he speaks German', note('bob', 'he speaks German')),
  does('update Bob’s file: he speaks German', note('bob', 'he speaks German')),
  does('Make sure that it is noted on Bob that he speaks German', note('bob', 'he speaks German')),
  // Stages by the one beside them
  does('Grace Okafor should go to the stage after the phone screen', move('grace1', 'Onsite Interview')),
  does('move Zoë to whatever comes after the onsite', move('zoe', 'Reference Check')),
  does('take Zoë back to the stage before Onsite Interview', move('zoe', 'Phone Screen')),
  does('Dmitri: offer stage', move('dmitri', 'Offer')),
  // What people who are new say around it
  does(
    'I’d like to give Dmitri the offer now, 88,000 a year, is this where I do it?',
    offer('dmitri', { salary: 88_000 }),
  ),
  does('I think I’m supposed to tell Dana that Bob passed. Can you do that for me?', tell('dana', 'Bob passed')),
  does('Kat isn’t what we look for. What do I do, reject her? Yes, please reject her.', reject('kat')),
  does('can i see how many people were hired last month', metrics('last_month')),
  nothing('what do I do, reject her?'),
  // Days, lengths and sums
  does(
    'book Kofi first thing on Friday, 30 minutes, about Zoë',
    book('2026-05-22T09:00', 30, 'kofi', { about: 'zoe' }),
  ),
  does(
    'book Kofi Friday first thing for thirty no forty five minutes about Zoë',
    book('2026-05-22T09:00', 45, 'kofi', { about: 'zoe' }),
  ),
  does(
    'book something in Kofi’s diary, half an hour on Friday at 2, about Zoë',
    book('2026-05-22T14:00', 30, 'kofi', { about: 'zoe' }),
  ),
  does('Find out when Dana has half an hour tomorrow.', free('dana', '2026-05-21', '2026-05-22', 30)),
  does(
    'Put Kofi down for Friday from one till half two, about Zoë.',
    book('2026-05-22T13:00', 90, 'kofi', { about: 'zoe' }),
  ),
  does('Is it possible to see everybody who applied for the Registered Nurse job?', find({ job: 'rn' })),
  asks('I want Dmitri made an offer at 135, starting the first of July.'),
];

test.each(said)('$say', { timeout: longest }, async (exchange) => {
  const [judged] = await judge([{ sandbox: 'hospital_may', talk: [exchange] }], sandboxes);
  expect({ isExact: judged?.isExact, calls: judged?.calls }).toMatchObject({ isExact: true });
});

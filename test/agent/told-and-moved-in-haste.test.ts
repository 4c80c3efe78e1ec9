// A colleague and a candidate who are told the same, meetings called off and moved in a few words, names with a stroke between them;
// beside each what is said in nearly the same words and must not be done.
import { expect, test } from 'vitest';
import { cancel, find, followUp, message, move, note, offer, reject, reschedule, tell } from '../planner/calls.ts';
import type { Exchange } from '../planner/instruction.ts';
import { asks, does, hypothetical, inStyle, negated, nothing } from '../planner/says.ts';
import { start, stop } from '../planner/sets/train/rare-calls.ts';
import { sandboxes } from '../planner/sets/train/fresh52/sandboxes.ts';
import { longest, missedOf } from './missed.ts';

const toRosa = 'Hi Rosa, your meeting with Declan Mulvaney is now on Friday, October 23 at 2:00 PM.';
const rosaAt2 = reschedule('ros', '2026-10-23T14:00');

const october: Readonly<Record<string, readonly Exchange[]>> = {
  'a colleague and a candidate are told the same': [
    does(
      "Move Rosa's interview on Friday to 2 pm and let Declan and Rosa know.",
      rosaAt2,
      tell('declan', '*'),
      message('rosa', toRosa),
    ),
    does('push rosa fri to 2, tell rosa + declan', rosaAt2, message('rosa', toRosa), tell('declan', '*')),
    does(
      'Move Rosa’s interview to 2 and let her know, Declan as well.',
      rosaAt2,
      message('rosa', toRosa),
      tell('declan', '*'),
    ),
    does("Move Rosa's interview to 2 and drop her a line about it.", rosaAt2, message('rosa', toRosa)),
    does(
      'Tell Rosa and Declan that the gate is closed.',
      message('rosa', 'the gate is closed'),
      tell('declan', 'the gate is closed'),
    ),
    does(
      "Cancel Eoin's call on Thursday and tell him and Bartosz.",
      cancel('eoi'),
      message('eoin', '*'),
      tell('bartek', '*'),
    ),
    does(
      'Put Yusuf on the at risk sequence and tell Lorcan.',
      start('yusuf', 'candidate-at-risk'),
      tell('lorcan', '*'),
    ),
    does(
      'Add a note to Sabine that refs are due and let Ingeborg know.',
      note('sabine', 'refs are due'),
      tell('ingeborg', '*'),
    ),
    // Of those who are named, only the first is told.
    does('Tell Declan, Rosa and Kwame are out.', tell('declan', 'Rosa and Kwame are out')),
    does('Tell Declan, Rosa comes with her own tools.', tell('declan', 'Rosa comes with her own tools')),
    does('Let Rosa know Declan is coming too.', message('rosa', 'Declan is coming too')),
    asks("Tell Rosa and Declan's assistant that we are late."),
    asks('Tell Rosa or Declan that the gate is closed.'),
    negated("Don't tell Rosa and Declan yet."),
    hypothetical('If it rains, tell Rosa and Declan.'),
    nothing('Lorcan told Rosa and Declan that the gate is closed.'),
  ],
  'names with a stroke or a plus between them': [
    does('tell declan+lorcan: gate code 4471', tell('declan', 'gate code 4471'), tell('lorcan', 'gate code 4471')),
    does(
      'tell declan/lorcan the gate is closed',
      tell('declan', 'the gate is closed'),
      tell('lorcan', 'the gate is closed'),
    ),
    does('rosa/eoin: licence request pls', followUp('rosa', 'licence_request'), followUp('eoin', 'licence_request')),
    asks('tell lorcan / rosa → licence check', move('rosa', 'Licence Check')),
    does('stefan p → site day', move('stefan1', 'Site Day')),
    asks('stefan → site day'),
    does(
      'ping lorcan - system is down; rosa → licence check',
      tell('lorcan', 'system is down'),
      move('rosa', 'Licence Check'),
    ),
    does('rosa: msg - bring safety shoes', message('rosa', 'bring safety shoes')),
    does('Tell Rosa her interview is on Friday as planned.', message('rosa', 'her interview is on Friday as planned')),
    asks('Tell Lorcan as planned.'),
  ],
  'what was told is noted': [
    does('mirela likes early shifts. Add that to her record.', note('mirela', 'mirela likes early shifts')),
    does('Tadhg speaks Irish, please put that in his file.', note('tadhg', 'Tadhg speaks Irish')),
    does('mirela likes early shifts - note pls', note('mirela', 'mirela likes early shifts')),
    does('sabine: refs due wed - note pls', note('sabine', 'refs due wed')),
    does('Please let the record of Ms Corrigan show that she speaks Polish.', note('niamh1', 'she speaks Polish')),
    does('Tendai made the cut for First Call, record that please.', move('tendai', 'First Call')),
  ],
  'a day in November, a month that is half a name, a job that is no warehouse’s': [
    does(
      'Offer Arjun 79,500 euros from 16 November.',
      offer('arjun', { salary: 79_500, currency: 'EUR', start_date: '2026-11-16' }),
    ),
    does(
      'offer arjun 78k eur start 1 dec',
      offer('arjun', { salary: 78_000, currency: 'EUR', start_date: '2026-12-01' }),
    ),
    does('Which drivers have we not contacted for five days?', find({ role: 'transport', days_since_contact: 5 })),
    does(
      'I should appreciate it if an offer of 61,500 euros could be extended to Dr Thakkar.',
      offer('arjun', { salary: 61_500, currency: 'EUR' }),
    ),
    does(
      'We cannot proceed with Mr Boadu, as he lacks experience. Please reject his application.',
      reject('kwame', { reason: 'he lacks experience' }),
    ),
    does('Move Rosa to Site Day, Declan was happy with the interview.', move('rosa', 'Site Day')),
    does('eoin passed the call → offer', move('eoin', 'Offer')),
    does('which pickers are in first call', find({ role: 'warehouse', stage: 'First Call' })),
  ],
};

const february: Readonly<Record<string, readonly Exchange[]>> = {
  'a meeting in a few words': [
    does('mirela fri 10 → 11', reschedule('mir', '2027-02-19T11:00')),
    does('tadhg call mon 2 > 3', reschedule('tdg', '2027-02-22T15:00')),
    does('board mtg tues → wed same slot?', reschedule('board', '2027-02-24T10:00')),
    does('kwame tmrw 9 - cancel, sick; tell declan', cancel('kwa', 'sick'), tell('declan', '*')),
    does('tendai call fri cancel, he took another job', cancel('ten', 'he took another job')),
    does('stop the at risk seq on rosa, she replied', stop('rosa', 'candidate-at-risk')),
    does('yusuf → start at risk seq', start('yusuf', 'candidate-at-risk')),
    // It may have been the candidate who cancelled; and a question is none.
    asks('tendai fri cancelled'),
    nothing('rosa site day cancel?'),
    hypothetical('if rosa cancels, tell declan'),
  ],
  '“meeting” for whatever it is called': [
    does("move mirela's meeting on friday to 11", reschedule('mir', '2027-02-19T11:00')),
    does('Cancel the meeting with Kwame tomorrow at 9.', cancel('kwa')),
    does('cancel the board meeting', cancel('board')),
    asks('move the meeting with Lorcan to 3'),
    asks("cancel Rosa's call"),
  ],
};

const kinds = Object.entries({ wholesaler_oct: october, wholesaler_feb: february }).flatMap(([sandbox, all]) =>
  Object.entries(all).map(([kind, said]) => ({ kind, said: inStyle(sandbox, { [sandbox]: said }) })),
);

test.for(kinds)('$kind', { timeout: longest }, async ({ said }) => {
  expect(await missedOf(said, sandboxes)).toEqual([]);
});

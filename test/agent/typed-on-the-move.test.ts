// Texts in a few letters: letters and steps without a verb, times that are “now” others, reasons and titles cut short; and near twins of
// which nothing may be done.
import { expect, test } from 'vitest';
import {
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
} from '../planner/calls.ts';
import type { Exchange } from '../planner/instruction.ts';
import { does, inStyle, nothing } from '../planner/says.ts';
import { sandboxes } from '../planner/sets/train/fresh59/sandboxes.ts';
import { perhapsBecause } from '../planner/sets/train/fresh33/perhaps-because.ts';
import { longest, missedOf } from './missed.ts';

type Said = readonly (Exchange | readonly Exchange[])[];
const missed = (studio_mar: Said, cruises_oct: Said = []) =>
  missedOf(inStyle<keyof typeof sandboxes>('typed', { studio_mar, cruises_oct }), sandboxes);

test('letters, steps and offers need no verb', { timeout: longest }, async () => {
  expect(
    await missed([
      does('fitz hasnt heard frm us in 2 wks 😬 warm hello asap', followUp('fitz', 'warm_hello')),
      does('sami gets warm hello not gentle no lol', followUp('sami', 'warm_hello')),
      does('ata + luka both smashed it 🙌 next stage each', move('ata', 'Producer Round'), move('luka', 'Offer')),
      does(
        'luka 96k.. no 98k nzd, start 12 may. send it',
        offer('luka', { salary: 98_000, currency: 'NZD', start_date: '2026-05-12' }),
      ),
      does('drop kenji a line, his shots came thru fine', message('kenji', 'his shots came thru fine')),
      does('rej sami too junior', reject('sami', { reason: 'too junior' })),
      does('kenji only free after 4, add 2 notes', note('kenji', 'kenji only free after 4')),
      does('who we got in reel in', find({ stage: 'Reel In' })),
      nothing('fitz hasnt heard frm us in 2 wks 😬'),
      nothing('drop kenji a line, if he asks'),
      does('reject sami too', reject('sami')),
    ]),
  ).toEqual([]);
});

test('meetings go by a few words of theirs', { timeout: longest }, async () => {
  expect(
    await missed(
      [
        does('rosalind thurs is now 330', reschedule('roz', '2026-04-02T15:30')),
        [
          does('dougal free thu?', free('dougal', '2026-04-02', '2026-04-03')),
          does('9 then. 30m, sami', book('2026-04-02T09:00', 30, 'dougal', { about: 'sami' })),
        ],
        nothing('rosalind is now 33'),
      ],
      [
        does('alex n jorunn → weds same time', reschedule('alex', '2026-10-28T13:00')),
        perhapsBecause(does('scrap odds sim session, boat is broken', cancel('odd')), 'boat is broken'),
      ],
    ),
  ).toEqual([]);
});

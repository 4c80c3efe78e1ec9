// What people say into their phones on the road: stories without a mark, and second thoughts in one breath; and near twins of which
// nothing may be done.
import { expect, test } from 'vitest';
import { book, followUpAll, move, note, offer, reschedule } from '../planner/calls.ts';
import type { Exchange } from '../planner/instruction.ts';
import { asks, does, inStyle, nothing } from '../planner/says.ts';
import { sandboxes } from '../planner/sets/train/fresh59/sandboxes.ts';
import { longest, missedOf } from './missed.ts';

type Said = readonly (Exchange | readonly Exchange[])[];
const missed = (studio_mar: Said) => missedOf(inStyle<keyof typeof sandboxes>('voice', { studio_mar }), sandboxes);

test('what was told is put down where that is asked for without a mark', { timeout: longest }, async () => {
  expect(
    await missed([
      does(
        'kenji did the test in half the time put that in his file',
        note('kenji', 'kenji did the test in half the time'),
      ),
      does('dorothy quit her job last week so note that down please', note('dot', 'dorothy quit her job last week')),
      does(
        'mele told me she is moving to napier write that down for her',
        note('mele', 'mele told me she is moving to napier'),
      ),
      nothing('i would not put that in his file'),
      nothing('kenji is a bit slow but do not write that down'),
      // No note says “down somewhere” or “sentence as a note”.
      nothing('Kenji prefers to work mornings, so write that down somewhere on his record.'),
      nothing('Kenji says “send me the contract”. Please just keep that sentence as a note on his page.'),
    ]),
  ).toEqual([]);
});

test('the second thought counts', { timeout: longest }, async () => {
  expect(
    await missed([
      does(
        'offer luka ninety no sorry ninety eight thousand dollars from the first of may',
        offer('luka', { salary: 98_000, start_date: '2026-05-01' }),
      ),
      does(
        'book dougal tomorrow no hang on tomorrow is no good thursday at nine for half an hour about sami',
        book('2026-04-02T09:00', 30, 'dougal', { about: 'sami' }),
      ),
      does(
        'i need half an hour with dougal about sami and he said afternoons are bad so thursday at nine in the morning',
        book('2026-04-02T09:00', 30, 'dougal', { about: 'sami' }),
      ),
      does(
        'send the animators the warm hello um actually only the ones who are still in reel in',
        followUpAll({ job: 'anim', stage: 'Reel In' }, 'warm_hello'),
      ),
      does('let us get luka over to offer before somebody else does', move('luka', 'Offer')),
      does('mele can go up a stage', move('mele', 'Art Test')),
      does(
        'rosalind her producer round on thursday make that half an hour later',
        reschedule('roz', '2026-04-02T14:30'),
      ),
      does('put rosalind off from thursday to friday same hour', reschedule('roz', '2026-04-03T14:00')),
      asks('book dougal tomorrow no hang on tomorrow is no good half an hour about sami'),
      nothing('mele can go up a stage if cressida agrees'),
      nothing('do not put rosalind off from thursday to friday'),
    ]),
  ).toEqual([]);
});

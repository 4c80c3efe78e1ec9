// Roundabout orders come out as plain ones, and what forbids, tells or quotes stays what it is.
import { expect, test } from 'vitest';
import { clausesOf } from '../../src/nlp/clauses.ts';
import { setQuotesAside } from '../../src/nlp/quotes.ts';
import { plainly } from '../../src/nlp/frames.ts';
import { reworded } from '../../src/nlp/rewordings.ts';

for (const [said, meant] of [
  ['we are not moving forward with Devon', 'reject Devon'],
  ['turn Devon down', 'reject Devon'],
  ['next stage for Ravi', 'move Ravi to next stage'],
  ['ravi is ready for the panel', 'move ravi to the panel'],
  ['let ravi through to the panel', 'move ravi to the panel'],
  ['get Inés in front of Owen on Friday', 'book a meeting between Inés and Owen on Friday'],
  ['give hana a nudge', 'follow up with hana'],
  ['any news on zoe', 'show zoe'],
] as const)
  test(`“${said}” is “${meant}”`, () => expect(plainly(said)).toBe(meant));

for (const [said, meant] of [
  ['book Owen at 10, lasting 30 minutes', 'book Owen at 10 for 30 minutes'],
  ['cancel the 3pm with Ravi', 'cancel the meeting at 3pm with Ravi'],
  ['move it to 4 instead of 3', 'move it to 4 instead'],
] as const)
  test(`“${said}” is “${meant}”`, () => expect(reworded(said)).toBe(meant));

test('no need to do something forbids it', () =>
  expect(clausesOf('no need to follow up with Hana').map(({ mood }) => mood)).toEqual(['negated']));

test('“not moving forward yet” rejects nobody', () =>
  expect(plainly('we are not moving forward with Devon yet')).not.toMatch(/^reject/u));

test('what somebody else said behind a colon is put aside', () =>
  expect(setQuotesAside('Tess wrote: move Ravi to offer', () => false).quotes).toEqual(['move Ravi to offer']));

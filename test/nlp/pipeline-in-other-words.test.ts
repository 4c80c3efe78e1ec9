// Ways of ordering a step of the pipeline, a rejection or an offer come out as the plain order; their near twins do not.
import { expect, test } from 'vitest';
import { plainly } from '../../src/nlp/frames.ts';
import { inPlainWords } from '../../src/nlp/phrase-book.ts';
import { reworded } from '../../src/nlp/rewordings.ts';

for (const [said, meant] of [
  ['Otis belongs in the panel', 'move Otis to the panel'],
  ["I'd love to see Otis in the panel column", 'move Otis to the panel column'],
  ['Otis: the stage should read Panel', 'move Otis to Panel'],
  ['Otis becomes Panel', 'move Otis to Panel'],
  ['Otis had better go back to the panel', 'move Otis to the panel'],
  ['it is requested that Otis be advanced to the panel', 'advance Otis to the panel'],
  ['decline his application', 'reject him'],
  ['her candidacy is to be terminated', 'reject her'],
  ["Otis's application must be closed", 'reject Otis'],
  ['close the candidature of Otis', 'reject Otis'],
  ['Otis has to be turned away', 'reject Otis'],
  ['put 48 grand on the table for Otis', 'offer Otis 48 grand'],
  ['I wish to see an offer of $4,000 going out to Otis today', 'send Otis an offer of $4,000'],
  ['prepare and dispatch the contract offer for Otis', 'send an offer to Otis'],
] as const)
  test(`“${said}” is “${meant}”`, () => expect(plainly(said)).toBe(meant));

for (const said of [
  'Otis belonged in the panel',
  'Otis had better not go back to the panel',
  "I'd like Otis in the panel meeting",
  "I'd love to see Otis in the panel one day",
  "Otis's application must not be declined",
  "Otis's application was declined",
  'it is requested that Otis not be advanced to the panel',
  'it was requested that Otis be advanced to the panel',
  'is it possible that Otis advances to the panel',
  'terminate the sequence for Otis',
  'they put 48 grand on the table for Otis',
])
  test(`“${said}” orders nothing`, () => expect(plainly(said)).not.toMatch(/^(?:move|advance|reject|offer|send)\b/));

for (const [said, meant] of [
  ['an offer for Ann with effect from 1 October', 'an offer for Ann starting 1 October'],
  ['offer Ann 40k, first day October 5', 'offer Ann 40k starting October 5'],
  ['advance Ann to the panel with immediate effect', 'advance Ann to the panel'],
  ['reject Ann without a letter', 'reject Ann'],
  ['reject Ann without a second thought', 'reject Ann without a second thought'],
] as const)
  test(`“${said}” is said as “${meant}”`, () => expect(reworded(said)).toBe(meant));

const known = { isCandidate: (name: string) => name === 'Ann', isColleague: () => false };
for (const [said, meant] of [
  ["we'll have to disappoint Ann", "we'll have to reject Ann"],
  ['end the process for Ann', 'reject Ann'],
  ['got to let Ann go', 'got to let Ann go'],
  ['we had to disappoint Ann', 'we had to disappoint Ann'],
  ["I don't want to disappoint Ann", "I don't want to disappoint Ann"],
] as const)
  test(`“${said}” reads “${meant}”`, () => expect(inPlainWords(said, known)).toBe(meant));

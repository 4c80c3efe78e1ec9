// Codes are found inside sentences in the forms that people write.
import { expect, test } from 'vitest';
import { writtenCode } from '../../../src/nlp/military/written-code.ts';

test.each([
  ['translate 11B Army', '11B'],
  ['What does MOS 3D1X2 mean?', '3D1X2'],
  ['translate IT2', 'IT2'],
  ['Which jobs fit a corpsman, HM-8404?', 'HM-8404'],
  ['what can a 68W do here', '68W'],
  ['translate 11-Bravo', '11-Bravo'],
  ["what's eighty eight mike in civilian terms", '88 mike'],
  ['what does eleven bravo translate to', '11 bravo'],
  ['lunch at nine with mike', undefined],
  ['translate 0311 for the Marines', '0311'],
  ['translate 25U3O', '25U3O'],
  ['what is an 255A good for', '255A'],
  ['Move Priya to phone screen', undefined],
])('%j names %j', (sentence, code) => {
  expect(writtenCode(sentence)).toBe(code);
});

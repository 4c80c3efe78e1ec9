// One word ends or begins text messages, whatever its spelling; a sentence does not.
import { expect, test } from 'vitest';
import { keywordOf } from '../../../../src/services/operations/texts/keywords.ts';

test.each([
  'STOP',
  ' stop. ',
  'Stop!',
  'STOPALL',
  'stop all',
  'Unsubscribe',
  'end',
  'QUIT',
  'cancel',
  'OptOut',
  'opt-out',
  'Revoke',
  'Please stop',
  'stop texting me',
  'ARRÊT',
  '“STOP”',
])('%j ends texts', (text) => {
  expect(keywordOf(text)).toBe('stop');
});

test.each([
  ['START', 'start'],
  ['unstop', 'start'],
  ['Yes', 'start'],
  ['HELP', 'help'],
  ['info?', 'help'],
  ['Can we stop by at ten?', undefined],
  ['Please cancel my interview', undefined],
  ['yes, ten suits me', undefined],
  ['', undefined],
])('%j is read as %j', (text, keyword) => {
  expect(keywordOf(text)).toBe(keyword);
});

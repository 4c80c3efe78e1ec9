// What people want with a file, read from their words alone; what wants something else is left to the planner.
import { describe, expect, test } from 'vitest';
import { fileOrder } from '../../src/channels/files/file-order.ts';

const note = (candidate: string) => ({ kind: 'note', candidate });

describe('with a file', () => {
  test.each([
    ['add this as a note to Priya', 'Priya'],
    ['Add it as a note on Priya Raman, please.', 'Priya Raman'],
    ['can you please save the CV as a note for Tomás Aguilar', 'Tomás Aguilar'],
    ['attach to', undefined],
    ['attach this to Priya', 'Priya'],
    ["put her résumé in Priya's notes", 'Priya'],
    ["put this in Grace Okafor's profile please", 'Grace Okafor'],
    ['file the attached document under مريم نور', 'مريم نور'],
    ['attach the interview notes to Bob Harlan, thanks', 'Bob Harlan'],
    ['note this on Bob', 'Bob'],
    ['pls add the csv to c_bob', 'c_bob'],
    ['upload this file to O’Brien', 'O’Brien'],
  ])('“%s” names %s', (words, name) => {
    expect(fileOrder(words, { withFiles: true })).toEqual(name === undefined ? undefined : note(name));
  });

  test.each([
    'what does this CV say in civilian terms?',
    'translate this résumé',
    'can you put it in plain English',
    'What does it mean in civilian terms',
    'get rid of the military jargon in this document please',
  ])('“%s” wants civilian words', (words) => {
    expect(fileOrder(words, { withFiles: true })).toEqual({ kind: 'civilian' });
  });
});

describe('without a file in the message', () => {
  test.each(['add it as a note to Priya', 'attach the CV to Priya', 'attach that list to Priya please'])(
    '“%s” means what was sent before',
    (words) => {
      expect(fileOrder(words, { withFiles: false })).toEqual(note('Priya'));
    },
  );

  test.each([
    'add a note to Priya: called back',
    'add this as a note to Priya: she speaks German',
    'add a note to Priya that she called',
    'put it in the calendar',
    'add it to Friday',
    'move Priya to phone screen',
    'put Priya in Offer',
    'what does 11B mean in civilian terms?',
    'undo that',
    'reject Bob Harlan',
    'who has nobody talked to in a week?',
    '',
    `attach the file to ${'x'.repeat(300)}`,
  ])('“%s” is for the planner', (words) => {
    expect(fileOrder(words, { withFiles: false })).toBeUndefined();
  });
});

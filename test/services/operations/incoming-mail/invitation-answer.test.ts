// What an interviewer's mail says about coming: only what says nothing else is a decline.
import { expect, test } from 'vitest';
import { inWords } from '../../../../src/services/operations/incoming-mail/invitation-answer.ts';

test.each([
  "I can't make it",
  "Sorry, can't make this one.",
  'I cannot attend.',
  'Unfortunately I will not be able to join.',
  "I won't be there",
  'I’m not available that day, sorry!',
  'Unavailable.',
  'I have to decline.',
  'Declined',
  "I'm sick, sorry",
  'Lo siento, no puedo asistir',
  'No estoy disponible ese día.',
])('“%s” is a decline', (words) => {
  expect(inWords(words)).toBe('declined');
});

test.each([
  "I can't make it, can we do 4 pm instead?",
  "I can't make it before 3",
  "I can't find the link",
  "I can't make it unless it is remote",
  'Not sure I can come',
  "I'm not available until Thursday",
  'I have a conflict',
  'Unfortunately I am running late',
])('“%s” is asked about', (words) => {
  expect(inWords(words)).toBe('unclear');
});

test.each(['See you there', 'Thanks!', 'Great, looking forward to it', 'Which room?', '', 'Allí estaré'])(
  '“%s” asks for nothing',
  (words) => {
    expect(inWords(words)).toBeUndefined();
  },
);

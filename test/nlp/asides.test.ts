// What asks for nothing is left out as a sentence, before an order and behind one; beside each kind what must stay.
import { describe, expect, test } from 'vitest';
import { isAside, withoutAsides } from '../../src/nlp/asides.ts';

const order = 'move Ann to Offer';
const ofAnyKind = [
  "I'm new here",
  'my first week',
  'still learning the ropes',
  'not sure how this works',
  "I don't know if this is the right place",
  'silly question maybe',
  'tell me if I got this wrong',
  "I think that's right",
  'sorry for the short notice',
  'sorry if this is a silly question',
  'I hope this makes sense',
  'hope all is well',
  'bear with me',
  "I'm in a meeting",
  'on the train',
  'I have a call in five minutes',
  "I've got to run",
  'back in ten minutes',
  "it's been a long day",
  "that's all for today",
  "let me know when it's done",
  'let me know if there are any problems',
];

describe.each(ofAnyKind)('%s', (aside) => {
  test.each([
    ['before', `${aside}, ${order}`],
    ['behind a stop', `${order}. ${aside}.`],
    ['behind a comma', `${order}, ${aside}`],
    ['on a line', `${aside}\n${order}`],
    ['after a greeting', `${aside}. So, ${aside}: ${order}`],
  ])('%s an order', (_, text) => {
    expect(withoutAsides(text).toLowerCase()).toMatch(/^(?:so, )?move ann to offer[.]?$/);
  });

  test('alone it stays, and is known for one', () => {
    expect(withoutAsides(aside)).toBe(aside);
    expect(isAside(aside)).toBe(true);
  });
});

test.each([
  // Somebody else's, or about the order
  'Ann is new here, move her to Offer',
  'Hope we can move Ann to Offer',
  'Not sure Ann should move to Offer',
  'Let me know when Ann replies',
  'Move Ann to Offer, her first week was fine',
  'The meeting, cancel it',
  'I have a meeting with Bo, move it to Friday',
  'Move the call in ten minutes to four',
  // Written to somebody
  'Note for Ann: new here, still learning',
  "Tell Bo: I'm in a meeting",
])('%s stays whole', (text) => {
  expect(withoutAsides(text)).toBe(text);
});

test.each(['Kind regards', 'many thanks', 'no rush', 'thanks, Rita', 'ok'])('%s is a courtesy', (text) => {
  expect(isAside(text.replace(', Rita', ''))).toBe(true);
});

test.each(['reject Ann', 'thanks to Ann we are done with Bo'])('%s is none', (text) => {
  expect(isAside(text)).toBe(false);
});

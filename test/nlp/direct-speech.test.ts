// What somebody is to be asked is written as it is said to them.
import { expect, test } from 'vitest';
import { isAsked, saidTo } from '../../src/nlp/direct-speech.ts';

test.each([
  ['for his portfolio', 'I would like to ask you for your portfolio'],
  ['for two references', 'I would like to ask you for two references'],
  ['if he is still interested', 'Are you still interested?'],
  ['whether she can bring her laptop', 'Can you bring your laptop?'],
  ['whether they have their papers', 'Do you have your papers?'],
  ['whether he has heard from us', 'Have you heard from us?'],
  ["if she hasn't heard from us", "I would like to know if you haven't heard from us"],
  // Of a verb that is not sure, the third person is kept.
  ['if he wants more time', 'I would like to know if you want more time'],
  ['if he sometimes wants more time', 'I would like to know if he sometimes wants more time'],
  ['send his references', 'send his references'],
  ['call her back', 'call her back'],
  ["if he's free next Tuesday", 'Are you free next Tuesday?'],
  ["whether she's heard from us", 'Have you heard from us?'],
  ["if they'd take the night shift", 'Would you take the night shift?'],
  ["if he's Dana's contact", "I would like to know if he's Dana's contact"],
  ['the room has changed', 'the room has changed'],
  ['what suits him best', 'what suits him best'],
])('a candidate: %s', (text, said) => {
  expect(saidTo(text, 'candidate')).toBe(said);
});

test.each([
  ['if he has time for Lin on Friday', 'Do you have time for Lin on Friday?'],
  ['whether she can cover the panel', 'Can you cover the panel?'],
  ['for her availability next week', 'I would like to ask you for your availability next week'],
  ['for her portfolio', 'I would like to ask you for her portfolio'],
  ['review her portfolio', 'review her portfolio'],
  // Who passed is a candidate.
  ['whether she passed', 'I would like to know whether she passed'],
  ['if he is a good fit', 'I would like to know if he is a good fit'],
])('a colleague: %s', (text, said) => {
  expect(saidTo(text, 'colleague')).toBe(said);
});

test.each([
  ['ask Tom for his portfolio', 'for his portfolio', true],
  ['drop Aisha a line asking for her references', 'for her references', true],
  ['email Tom: for the record, you were great', 'for the record, you were great', false],
  ['tell Tom: if he asks, say yes', 'if he asks, say yes', false],
])('“%s” asks: %s', (said, text, asks) => {
  expect(isAsked(text, said)).toBe(asks);
});

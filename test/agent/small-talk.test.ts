// What asks for nothing Muster does, and what only sounds like it.
import { expect, test } from 'vitest';
import { smallTalk } from '../../src/agent/models/offline/small-talk.ts';

test.each([
  ['hey there, how are you?', /^Hello/],
  ["how's it going?", /^All well/],
  ['you are a star, thank you', /welcome/],
  ['great, thanks for that!', /welcome/],
  ['gracias!', /welcome/],
  ['have a good weekend!', /^Goodbye/],
  ['see you monday', /^Goodbye/],
  ['what can you do for me?', /^I can move/],
  ['order me a pizza for lunch', /not something I can do here\. I can move/],
  ["what's the weather in Adelaide tomorrow?", /not something I can do here/],
  ['write me a LinkedIn post about our tents', /not something I can do here/],
  ['can you book a taxi for 5?', /not something I can do here/],
  ['tell me a joke', /not something I can do here/],
])('“%s”', (said, reply) => {
  expect(smallTalk(said)).toMatch(reply);
});

test.each([
  'tell Omar the weather is bad',
  'get Omar lunch with Dev tomorrow at 12',
  'book lunch with Dev tomorrow at 12',
  'order a background check',
  'tell Dev a joke was made',
  'order me a pizza and move Hugo to Workshop',
  "what's the weather? Move Hugo to Workshop",
  'nice work by Hugo, move him on',
  'thanks, now reject Omar',
  'good morning, move Hugo on',
  'translate 68W',
])('“%s” may be an order', (said) => {
  expect(smallTalk(said)).toBeUndefined();
});

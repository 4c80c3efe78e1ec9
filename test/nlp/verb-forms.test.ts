// The forms of the verbs are made by rule: the rule is held against what English has.
import { expect, test } from 'vitest';
import { anyOrder } from '../../src/nlp/lexicon/verbs.ts';
import { baseOf } from '../../src/nlp/verb-forms.ts';

test.each([
  ['move', 'moved', 'moving'],
  ['drop', 'dropped', 'dropping'],
  ['open', 'opened', 'opening'],
  ['nix', 'nixed', 'nixing'],
  ['boot', 'booted', 'booting'],
  ['notify', 'notified', 'notifying'],
  ['delay', 'delayed', 'delaying'],
  ['cancel', 'cancelled', 'cancelling'],
  ['cancel', 'canceled', 'canceling'],
  ['transition', 'transitioned', 'transitioning'],
  ['fast-track', 'fast-tracked', 'fast-tracking'],
  ['organise', 'organised', 'organising'],
  ['organize', 'organized', 'organizing'],
  ['tee', 'teed', 'teeing'],
  ['queue', 'queued', 'queueing'],
  ['shoot', 'shot', 'shooting'],
  ['transfer', 'transferred', 'transferring'],
  ['put', 'put', 'putting'],
] as const)('“%s” has “%s” and “%s”', (base, done, doing) => {
  expect(baseOf(done)).toBe(base);
  expect(baseOf(doing)).toBe(base);
});

test('every verb that opens an order has its forms', () => {
  const silent = anyOrder.split('|').filter((one) => /^[a-z]{2,}[^e]e$/.test(one) && !/^(?:use|where|time)$/.test(one));
  expect(silent.length).toBeGreaterThan(40);
  expect(silent.filter((verb) => baseOf(`${verb.slice(0, -1)}ing`) !== verb)).toEqual([]);
});

test.each(['briefing', 'screening', 'standing', 'whoed', 'harding', 'fielding'])('“%s” is no form of one', (word) => {
  expect(baseOf(word)).toBeUndefined();
});

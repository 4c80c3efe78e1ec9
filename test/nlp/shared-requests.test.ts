// One polite request may hold several orders: the question mark at its end makes none of them a question.
import { expect, test } from 'vitest';
import { clausesOf } from '../../src/nlp/clauses.ts';

const marks = (text: string) => clausesOf(text).map(({ said }) => said.endsWith('?'));

test.each([
  'Could you move Ann to the panel and reject Ben?',
  'can you please reject Ben, then book Ann with Owen on Friday at 10?',
  'Hi! Would you cancel the interview with Ann and let Owen know?',
  'Hey, could u move Ann to Offer and also email Ben?',
  'Will you book Ann with Owen on Friday at 2, and then send her the invite?',
])('%s', (text) => {
  expect(marks(text)).not.toContain(true);
});

test.each([
  ['Move Ann to the panel and reject Ben?', true],
  ['Could you move Ann to the panel? Reject Ben?', true],
  ['Reject Ben?', true],
  ['Should we move Ann and reject Ben?', true],
])('%s is asked', (text, isAsked) => {
  expect(marks(text).at(-1)).toBe(isAsked);
});

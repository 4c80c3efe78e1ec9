// Questions about what was done write nothing; orders and polite requests stay what they are.
import { expect, test } from 'vitest';
import { withoutDeedsAskedAbout } from '../../src/agent/models/offline/asked-of-deeds.ts';
import type { Part } from '../../src/agent/models/offline/parts.ts';

const reject: Part = { kind: 'call', call: { tool: 'reject_candidate', arguments: { candidate: 'c_emily' } } };
const explained: Part = { kind: 'call', call: { tool: 'explain_decision', arguments: { candidate: 'c_emily' } } };

test.each([
  'why was Emily Johansson rejected and who decided?',
  'Why was Emily rejected and when?',
  'who rejected Emily',
  'When was Emily rejected?',
  'how come Emily got rejected',
  'did we reject Emily or has she been moved?',
  'ok, and who approved the rejection of Emily',
])('“%s” asks the ledger', (said) => {
  expect(withoutDeedsAskedAbout(said, [reject])).toEqual([explained]);
});

test.each([
  'reject Emily',
  'Emily was late twice, so reject her',
  'why not reject Emily?',
  'Can you reject Emily? She was late.',
  'Have Emily rejected',
  'Who was late? Emily. Reject her.',
])('“%s” stays an order', (said) => {
  expect(withoutDeedsAskedAbout(said, [reject])).toEqual([reject]);
});

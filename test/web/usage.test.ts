// What language models cost, in words and as data of the charts; and which facts stand beside the cards of an exchange.
import { expect, test } from 'vitest';
import { factsBeside, newTurn, type Turn } from '../../web/console/chat/turns.ts';
import { wholeSeries } from '../../web/console/usage/series.ts';
import { moneyWords, reasonWords, shareWords } from '../../web/console/usage/words.ts';
import { approvals, moveInes } from '../fakes/console-sandbox.ts';

const none = { turns: 0, offline_turns: 0, input_tokens: 0, cached_tokens: 0, output_tokens: 0, cost: 0 };

test('a day without a message is a day without cost, not a gap', () => {
  const used = { ...none, date: '2026-03-01', turns: 2, cost: 0.5 };
  expect(wholeSeries({ from: '2026-02-27', to: '2026-03-03', series: [used] })).toEqual([
    { ...none, date: '2026-02-27' },
    { ...none, date: '2026-02-28' },
    used,
    { ...none, date: '2026-03-02' },
  ]);
});

test('money shows cents, and of less than a cent two digits', () => {
  expect([0, 0.00421, 0.05, 0.5, 12, 1387.8].map((amount) => moneyWords(amount, 'USD'))).toEqual([
    '$0.00',
    '$0.0042',
    '$0.05',
    '$0.50',
    '$12.00',
    '$1,387.80',
  ]);
});

test('a share of nothing is none; reasons come most frequent first', () => {
  expect([shareWords(0, 0), shareWords(1, 3)]).toEqual(['–', '33%']);
  expect(reasonWords({ budget: 1, failure: 3, no_model: 0 })).toBe('3 × the model failed, 1 × the budget was used up');
});

const turnWith = (part: Partial<Turn>): Turn => ({ ...newTurn('Move Inés', 'k'), isOver: true, ...part });

test('what a card shows is not told a second time; what none shows is', () => {
  const [waiting] = approvals();
  if (waiting === undefined) throw new Error('the fake sandbox has an approval');
  const facts = [
    { kind: 'done' as const, text: 'Move Inés', action_id: moveInes.action_id },
    { kind: 'waiting' as const, text: 'Reject Joseph', action_id: waiting.action_id },
    { kind: 'refused' as const, text: 'Nobody is called Zed.' },
    { kind: 'done' as const, text: 'Add a note', action_id: 'act_elsewhere' },
  ];
  const cards = [
    { kind: 'action' as const, entry: moveInes },
    { kind: 'approval' as const, approval: waiting },
  ];
  expect(factsBeside(turnWith({ facts, cards })).map(({ text }) => text)).toEqual([
    'Nobody is called Zed.',
    'Add a note',
  ]);
  expect(factsBeside(turnWith({ facts }))).toHaveLength(4);
});

test('a question is told once: by the words, by its buttons, or by the log', () => {
  const facts = [{ kind: 'asked' as const, text: 'Which Sam?' }];
  expect(factsBeside(turnWith({ facts, text: 'Which Sam?\n- Sam Porter' }))).toEqual([]);
  expect(factsBeside(turnWith({ facts, questions: [{ question: 'Which Sam?', choices: [] }] }))).toEqual([]);
  expect(factsBeside(turnWith({ facts, text: 'Hm.' }))).toEqual(facts);
});

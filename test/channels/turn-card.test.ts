// The card of a turn sets what the ledger says apart from what a language model says.
import { expect, test } from 'vitest';
import { turnCard } from '../../src/channels/cards/turn-card.ts';

const view = { choices: [], facts: [], actions: [], undoable: new Set<string>() };

test('facts stand in a part of their own, under the words', () => {
  const facts = [{ kind: 'unchanged', text: 'Nothing was changed.' }] as const;
  expect(turnCard({ ...view, reply: 'I have sent the offer.', facts }).parts).toEqual([
    { kind: 'text', text: 'I have sent the offer.' },
    { kind: 'facts', facts: [['Unchanged', 'Nothing was changed.']] },
  ]);
});

test('an answer without words is told by its facts, never as done', () => {
  const facts = [{ kind: 'refused', text: 'Not yours to decide.' }] as const;
  expect(turnCard({ ...view, reply: '', facts }).text).toBe('Not yours to decide.');
});

test('a choice is a button that says the whole choice', () => {
  const choice = `Move ${'a very long name '.repeat(8)}to Offer`;
  expect(turnCard({ ...view, reply: 'Which?', choices: [choice] }).parts.at(-1)).toMatchObject({
    kind: 'buttons',
    buttons: [{ intent: { do: 'say', text: choice } }],
  });
});

// The card of a turn sets what the ledger says apart from what a language model says.
import { expect, test } from 'vitest';
import { turnCard } from '../../src/channels/cards/turn-card.ts';
import type { Action } from '../../src/core/action.ts';
import { ActionId, ActorId, TaskId } from '../../src/core/ids.ts';
import { blankAction } from '../../src/gate/blank-action.ts';

const actionOf = (more: Partial<Action>): Action => ({
  ...blankAction(new Date('2026-03-09T13:15:00Z')),
  id: ActionId.parse('act_1'),
  task: TaskId.parse('tsk_1'),
  tool: 'reject_candidate',
  effect: 'write',
  stakes: 'high',
  reversal: 'exact',
  input: {},
  policyVersion: 1,
  status: 'proposed',
  requestedBy: ActorId.parse('u_mara'),
  origin: { kind: 'api' },
  idem: 'i1',
  preview: 'Reject Bob',
  ...more,
});
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

test('what the turn did stands once, in the plan, and follows the ledger where a fact would not', () => {
  const action = actionOf({ status: 'executed' });
  const facts = [
    { kind: 'waiting', text: 'Reject Bob. It waits for Dana; nothing has happened yet.', actionId: action.id },
    { kind: 'done', text: 'Done: Note on Ana.', actionId: ActionId.parse('act_of_another_turn') },
  ] as const;
  const { parts } = turnCard({ ...view, reply: 'I asked for it.', facts, actions: [action] });
  expect(parts).toEqual([
    { kind: 'text', text: 'I asked for it.' },
    { kind: 'facts', facts: [['Done', 'Note on Ana.']] },
    { kind: 'plan', title: 'Done', steps: [{ id: action.id, title: 'Reject Bob', state: 'complete' }] },
  ]);
});

test('the plan says who may decide', () => {
  const action = actionOf({ status: 'pending_approval' });
  const waitsFor = new Map([[String(action.id), 'Dana Whitfield or an admin']]);
  expect(turnCard({ ...view, reply: 'Asked.', actions: [action], waitsFor }).parts.at(-1)).toMatchObject({
    steps: [{ state: 'waiting', detail: 'Waits for approval by Dana Whitfield or an admin' }],
  });
});

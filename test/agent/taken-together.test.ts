// More people than may be touched without a look become one call.
import { expect, test } from 'vitest';
import { takenTogether } from '../../src/agent/planner/taken-together.ts';

const move = (candidate: string, stage = 'Onsite') => ({ tool: 'move_stage', arguments: { candidate, stage } });
const six = ['c_1', 'c_2', 'c_3', 'c_4', 'c_5', 'c_6'];

test('six moves to one stage are one call over six people', () => {
  expect(
    takenTogether(
      six.map((id) => move(id)),
      5,
    ),
  ).toEqual([{ tool: 'move_stage', arguments: { stage: 'Onsite', candidates: six } }]);
});

test('up to the threshold each stays a call with its own undo', () => {
  const five = six.slice(1).map((id) => move(id));
  expect(takenTogether(five, 5)).toEqual(five);
});

test('other orders stay where they are, and moves to other stages are other orders', () => {
  const note = { tool: 'add_note', arguments: { candidate: 'c_1', text: 'x' } };
  const calls = [note, ...six.map((id) => move(id)), move('c_7', 'Offer')];
  expect(takenTogether(calls, 5).map(({ tool, arguments: { stage } }) => [tool, stage])).toEqual([
    ['add_note', undefined],
    ['move_stage', 'Onsite'],
    ['move_stage', 'Offer'],
  ]);
});

test('notes are never put together: each is about its own person', () => {
  const notes = six.map((candidate) => ({ tool: 'add_note', arguments: { candidate, text: 'x' } }));
  expect(takenTogether(notes, 5)).toEqual(notes);
});

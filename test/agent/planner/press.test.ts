// A reading that was offered is done by one press, exactly as it was shown.
import { expect, test } from 'vitest';
import { pressOn } from '../../../src/agent/planner/press.ts';

const move = { tool: 'move_stage', arguments: { candidate: 'c_nina', stage: 'Onsite' } };
const note = { tool: 'add_note', arguments: { candidate: 'c_nina', text: 'Onsite' } };
const asked = {
  calls: [
    {
      tool: 'ask',
      arguments: {
        question: 'What do you mean?',
        readings: [
          { label: 'Move Nina Kovac to Onsite?', calls: [move] },
          { label: 'Note on Nina Kovac: “Onsite”?', calls: [note] },
        ],
      },
    },
  ],
};

test.each([
  ['Move Nina Kovac to Onsite?', [move]],
  ['move nina kovac to onsite', [move]],
  ['1', [move]],
  ['2', [note]],
  ['2)', [note]],
])('%j is a press, and makes exactly the calls of that reading', (said, calls) => {
  expect(pressOn(said, asked)).toEqual({ kind: 'reading', calls });
});

test('“Something else” is none of them', () => {
  expect(pressOn('Something else', asked)).toEqual({ kind: 'something else' });
});

test.each(['3', '0', 'Move Nina', 'yes', 'Move Nina Kovac to Onsite tomorrow'])('%j is no press', (said) => {
  expect(pressOn(said, asked)).toBeUndefined();
});

test('a number after a turn that offered no readings is no press', () => {
  expect(pressOn('1', { calls: [] })).toBeUndefined();
  expect(pressOn('1', undefined)).toBeUndefined();
});

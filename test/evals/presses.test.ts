// A talk with presses: the reading that was meant is pressed where it is offered, and what is then done is judged.
import { expect, test } from 'vitest';
import { figuresOf } from '../../evals/harness/figures.ts';
import type { Exchange, WantedCall } from '../../evals/harness/instruction.ts';
import type { Said, Session } from '../../evals/harness/play.ts';
import { playWithPresses } from '../../evals/harness/presses.ts';

const move: WantedCall = ['move_stage', { candidate: 'c_priya', stage: 'Phone Screen' }];
const note: WantedCall = ['add_note', { candidate: 'c_priya', text: 'phone screen' }];
const other: WantedCall = ['move_stage', { candidate: 'c_priya', stage: 'Offer' }];
const wanted: Exchange = { say: 'priya phone screen', calls: [move] };
const talk = { sandbox: 'clinic', talk: [wanted] };
const came = (calls: readonly WantedCall[]): Said => ({
  calls,
  asks: calls.length === 0,
  reply: '',
  answer: {},
  readings: [],
  cpuMs: 0,
});
const offers = ['Note on Priya Raman?', 'Move Priya Raman to Phone Screen?'].map((label) => ({ label, calls: [] }));

/** An agent that offers two readings, and does on a press what is given. */
const pressing = (done: Readonly<Record<string, WantedCall>>) => {
  const open = (): Promise<Session> =>
    Promise.resolve({
      timeZone: 'UTC',
      say(text) {
        const call = done[text];
        return Promise.resolve(call === undefined ? { ...came([]), readings: offers } : came([call]));
      },
    });
  return playWithPresses(talk, open);
};
const [first = '', second = ''] = offers.map(({ label }) => label);

test('the second reading counts as right when its press makes exactly the calls that were meant', async () => {
  const [pressed] = await pressing({ [first]: note, [second]: move });
  expect(pressed).toMatchObject({ place: 2, judged: { isExact: true, calls: [move] } });
});

test('an offer whose press does something else is not right', async () => {
  const [pressed] = await pressing({ [first]: note, [second]: other });
  expect(pressed).toMatchObject({ place: 0, judged: { isExact: false, asks: true } });
});

test('figures tell apart what is exact at once and what is exact after a press', async () => {
  const pressed = await pressing({ [first]: move });
  const atOnce = pressed.map(({ judged }) => ({ ...judged, isExact: false }));
  expect(figuresOf(atOnce, pressed)).toMatchObject({
    exactAtOnce: { hits: 0, total: 1 },
    exactWithPress: { hits: 1, total: 1 },
    pressed: [1, 0, 0],
    questionsWithRightReading: { hits: 1, total: 1 },
  });
});

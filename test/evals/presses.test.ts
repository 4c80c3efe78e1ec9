// A talk with presses: the reading that was meant is pressed where it is offered, and what is then done is judged.
import { expect, onTestFinished, test } from 'vitest';
import { figuresOf } from '../../evals/harness/figures.ts';
import type { Exchange } from '../../evals/harness/instruction.ts';
import { playWithPresses } from '../../evals/harness/presses.ts';
import { judge } from '../../evals/harness/score.ts';
import { openFakeOpenAi } from '../fakes/openai.ts';
import { sandboxes } from '../planner/sandboxes.ts';

const move = { candidate: 'c_priya', stage: 'Phone Screen' };
const note = { candidate: 'c_priya', text: 'phone screen' };
const wanted: Exchange = { say: 'priya phone screen', calls: [['move_stage', move]] };
const talk = { sandbox: 'clinic', talk: [wanted] };
const reading = (label: string, tool: string, input: object) => ({ label, calls: [{ tool, arguments: input }] });
const asks = {
  calls: [
    {
      name: 'ask',
      arguments: {
        question: 'What do you mean?',
        readings: [
          reading('Note on Priya Raman: “phone screen”?', 'add_note', note),
          reading('Move Priya Raman to Phone Screen?', 'move_stage', move),
        ],
      },
    },
  ],
};
const done = { text: 'Done.' };
const asked = [asks, done];
const calls = (name: string, input: object) => ({ calls: [{ name, arguments: { ...input } }] });

async function playedOver(...script: Parameters<Awaited<ReturnType<typeof openFakeOpenAi>>['script']['push']>) {
  const fake = await openFakeOpenAi();
  onTestFinished(() => fake.close());
  fake.script.push(...script);
  return playWithPresses(talk, sandboxes.clinic, {
    model: { kind: 'openai', apiKey: 'test', baseUrl: fake.baseUrl, model: 'any' },
  });
}

test('the second reading counts as right when its press makes exactly the calls that were meant', async () => {
  const noted = [...asked, calls('add_note', note), done];
  const moved = [...asked, calls('move_stage', move), done];
  const [pressed] = await playedOver(...asked, ...noted, ...moved);
  expect(pressed).toMatchObject({ place: 2, judged: { isExact: true, calls: [['move_stage', move]] } });
});

test('an offer whose press does something else is not right', async () => {
  const other = calls('move_stage', { candidate: 'c_priya', stage: 'Offer' });
  const [pressed] = await playedOver(...asked, ...asked, other, done, ...asked, other, done);
  expect(pressed).toMatchObject({ place: 0, judged: { isExact: false, asks: true } });
});

test('figures tell apart what is exact at once and what is exact after a press', async () => {
  const pressed = await playedOver(...asked, ...asked, calls('move_stage', move), done);
  const [atOnce] = await judge([{ sandbox: 'clinic', talk: [wanted] }], sandboxes);
  if (atOnce === undefined) throw new Error('Nothing was played.');
  expect(figuresOf([{ ...atOnce, isExact: false }], pressed)).toMatchObject({
    exactAtOnce: { hits: 0, total: 1 },
    exactWithPress: { hits: 1, total: 1 },
    pressed: [1, 0, 0],
    questionsWithRightReading: { hits: 1, total: 1 },
  });
});

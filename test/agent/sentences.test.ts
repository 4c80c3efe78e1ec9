// What people write, played through the whole agent: a floor for each list, and no more wrong actions than there are. The lists are
// data, one line a talk; a list is of one nature (orders about meetings, messages that are no orders, …), not of one author.
import { expect, test } from 'vitest';
import { splits } from '../../evals/harness/sets.ts';
import type { Instruction } from '../../evals/harness/instruction.ts';
import type { Sandbox } from '../../evals/harness/office.ts';
import { openSession } from '../../evals/harness/play.ts';
import { type Pressed, playWithPresses } from '../../evals/harness/presses.ts';
import { judge, type Judged } from '../../evals/harness/score.ts';
import { sandboxesIn, talksIn } from '../../evals/harness/rows.ts';
import { sandboxes as clinics } from '../planner/sandboxes.ts';

const home = new URL('./sentences/', import.meta.url);
const sandboxes: Readonly<Record<string, Sandbox>> = {
  ...splits.train.sandboxes,
  ...clinics,
  ...sandboxesIn(new URL('sandboxes.jsonl', home)),
};

/**
 * Of each list: the share of messages that are done exactly at once, the share that are after a press on an offered reading, and after
 * how many something was done that nobody asked for. What only one of the two readers finds is offered, not done.
 */
const floors = {
  meetings: { exact: 0.9, pressed: 0.94, wrong: 0 },
  'not-orders': { exact: 0.97, pressed: 0.97, wrong: 0 },
  pipeline: { exact: 0.95, pressed: 0.98, wrong: 0 },
  'questions-back': { exact: 0.98, pressed: 0.99, wrong: 0 },
  reads: { exact: 0.98, pressed: 0.98, wrong: 0 },
  several: { exact: 0.8, pressed: 0.95, wrong: 0 },
  talks: { exact: 0.97, pressed: 0.98, wrong: 0 },
  texts: { exact: 0.98, pressed: 0.99, wrong: 0 },
} as const;

test.each(Object.entries(floors))('%s', { timeout: 120_000 }, async (name, floor) => {
  const talks = talksIn(new URL(`${name}.jsonl`, home));
  const judged = await judge(talks, sandboxes);
  expect(judged.length).toBeGreaterThan(100);
  const wrong = judged.filter(({ isWrong }) => isWrong).map(({ exchange }) => exchange.say);
  expect(wrong.length > floor.wrong ? wrong : []).toEqual([]);
  const missed = judged.filter(({ isExact }) => !isExact).map(({ exchange }) => exchange.say);
  expect(1 - missed.length / judged.length >= floor.exact ? [] : missed).toEqual([]);
  const unreached = (await pressedIn(talks, judged)).filter(({ judged: { isExact } }) => !isExact);
  expect(
    1 - unreached.length / judged.length >= floor.pressed ? [] : unreached.map(({ judged: one }) => one.exchange.say),
  ).toEqual([]);
});

/** Talks in which nothing that was meant is offered go as they went. */
async function pressedIn(talks: readonly Instruction[], judged: readonly Judged[]): Promise<readonly Pressed[]> {
  const left = [...judged];
  const played: Pressed[] = [];
  for (const talk of talks) {
    const ofTalk = left.splice(0, talk.talk.length);
    const contents = sandboxes[talk.sandbox];
    const isOpen = contents !== undefined && ofTalk.some(({ isExact, readings }) => !isExact && readings.length > 0);
    played.push(
      ...(isOpen
        ? await playWithPresses(talk, () => openSession(contents))
        : ofTalk.map((one) => ({ judged: one, place: 0 }))),
    );
  }
  return played;
}

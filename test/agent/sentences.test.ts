// What people write, played through the whole agent: a floor for each list, and no more wrong actions than there are. The lists are
// data, one line a talk; a list is of one nature (orders about meetings, messages that are no orders, …), not of one author.
import { expect, test } from 'vitest';
import { splits } from '../../evals/harness/sets.ts';
import type { Instruction } from '../../evals/harness/instruction.ts';
import type { Sandbox } from '../../evals/harness/test-world.ts';
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
 * how many something was done that nobody asked for. The lists hold the hardest that anybody wrote: slips, second thoughts, letters
 * of office. Plain orders are done at once; of these most are one press away. The floors only rise, the wrong ones only fall.
 */
const floors = {
  meetings: { exact: 0.66, pressed: 0.79, wrong: 5 },
  'not-orders': { exact: 0.95, pressed: 0.95, wrong: 0 },
  pipeline: { exact: 0.72, pressed: 0.93, wrong: 2 },
  'questions-back': { exact: 0.92, pressed: 0.92, wrong: 9 },
  reads: { exact: 0.88, pressed: 0.88, wrong: 0 },
  several: { exact: 0.57, pressed: 0.69, wrong: 2 },
  talks: { exact: 0.78, pressed: 0.87, wrong: 17 },
  texts: { exact: 0.75, pressed: 0.9, wrong: 5 },
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

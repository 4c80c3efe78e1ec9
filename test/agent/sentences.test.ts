// What people write, played through the whole agent: a floor for each list, and no more wrong actions than there are. The lists are
// data, one line a talk; a list is of one nature (orders about meetings, messages that are no orders, …), not of one author.
import { expect, test } from 'vitest';
import { splits } from '../../evals/harness/sets.ts';
import { judge } from '../../evals/harness/score.ts';
import { sandboxesIn, talksIn } from '../../evals/harness/rows.ts';
import { sandboxes as clinics } from '../planner/sandboxes.ts';

const home = new URL('./sentences/', import.meta.url);
const sandboxes = {
  ...splits.train.sandboxes,
  ...clinics,
  ...sandboxesIn(new URL('sandboxes.jsonl', home)),
};

/** Of each list: the share of messages that are done exactly, and after how many something was done that nobody asked for. */
const floors = {
  meetings: { exact: 0.92, wrong: 0 },
  'not-orders': { exact: 0.97, wrong: 0 },
  pipeline: { exact: 0.98, wrong: 0 },
  'questions-back': { exact: 0.99, wrong: 0 },
  reads: { exact: 0.98, wrong: 0 },
  several: { exact: 0.99, wrong: 0 },
  talks: { exact: 0.99, wrong: 0 },
  texts: { exact: 0.99, wrong: 0 },
} as const;

test.each(Object.entries(floors))('%s', { timeout: 120_000 }, async (name, floor) => {
  const judged = await judge(talksIn(new URL(`${name}.jsonl`, home)), sandboxes);
  expect(judged.length).toBeGreaterThan(100);
  const wrong = judged.filter(({ isWrong }) => isWrong).map(({ exchange }) => exchange.say);
  expect(wrong.length > floor.wrong ? wrong : []).toEqual([]);
  const missed = judged.filter(({ isExact }) => !isExact).map(({ exchange }) => exchange.say);
  expect(1 - missed.length / judged.length >= floor.exact ? [] : missed).toEqual([]);
});

// The tools that are asked for least, each in eight ordinary ways: a floor under the batch that was written for them.
import { expect, test } from 'vitest';
import { countOf, judge } from '../planner/score.ts';
import { instructions } from '../planner/sets/train/fresh45/index.ts';
import { sandboxes } from '../planner/sets/train/fresh38/sandboxes.ts';

const longest = 120_000;

test(
  'what is seldom asked for is understood, and nothing is done that was not asked for',
  async () => {
    const { exact, total, wrong } = countOf(await judge(instructions, sandboxes));
    expect(total).toBe(100);
    expect(wrong).toEqual([]);
    expect(exact).toBeGreaterThanOrEqual(95);
  },
  longest,
);

// What is typed with a thumb and what is asked to be seen, in words that stand in no set: each through the whole agent.
import { expect, test } from 'vitest';
import { countOf, judge } from '../planner/score.ts';
import { sandboxes } from './terse/brewery.ts';
import { sayings } from './terse/sayings.ts';
import { traps } from './terse/traps.ts';
import { unseen } from './terse/unseen.ts';

const longest = 120_000;

test(
  'what is said tersely is understood, and nothing is done that was not asked for',
  async () => {
    const { exact, total, wrong } = countOf(await judge(sayings, sandboxes));
    expect(total).toBeGreaterThan(50);
    expect(wrong).toEqual([]);
    expect(exact).toBeGreaterThanOrEqual(58);
  },
  longest,
);

test(
  'the same holds of words that nobody looked at while the steps were built',
  async () => {
    const { exact, total, wrong } = countOf(await judge(unseen, sandboxes));
    expect(total).toBeGreaterThan(60);
    expect(wrong).toEqual([]);
    expect(exact).toBeGreaterThanOrEqual(57);
  },
  longest,
);

test(
  'nothing is done of what is only told, forbidden, asked about or open',
  async () => {
    const judged = await judge(traps, sandboxes);
    expect(judged.length).toBeGreaterThan(30);
    expect(judged.filter(({ isWrong }) => isWrong).map(({ exchange }) => exchange.say)).toEqual([]);
  },
  longest,
);

// Orders composed of what is named: people who are described, groups but for some, several orders under one verb, a time that
// somebody has to have. Beside them what is said in the same words and is no order.
import { expect, test } from 'vitest';
import { judge } from '../planner/score.ts';
import { sandboxes } from '../planner/sets/train/fresh16/index.ts';
import { frames } from '../planner/sets/train/fresh24/frames.ts';
import { traps } from '../planner/sets/train/fresh24/traps.ts';

/** Some fifty messages, each through the whole agent. */
const longest = 120_000;
const sayings = (all: Awaited<ReturnType<typeof judge>>) => all.map(({ exchange }) => exchange.say);

test(
  'each is carried out as it is meant',
  async () => {
    const judged = await judge(frames, sandboxes);
    expect(judged.length).toBeGreaterThan(20);
    expect(sayings(judged.filter(({ isExact }) => !isExact))).toEqual([]);
  },
  longest,
);

test(
  'nothing is done of what is forbidden, thought about, quoted or open',
  async () => {
    const judged = await judge(traps, sandboxes);
    expect(judged.length).toBeGreaterThan(20);
    expect(sayings(judged.filter(({ isWrong }) => isWrong))).toEqual([]);
  },
  longest,
);

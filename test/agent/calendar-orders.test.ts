// Orders about the calendar in many people's words. Half of them were left alone while the steps for them were built; what sounds
// like them and is none is never acted on.
import { expect, test } from 'vitest';
import { judge } from '../planner/score.ts';
import { sandboxes } from '../planner/sets/train/fresh30/sandboxes.ts';
import { seen } from './calendar-orders/seen.ts';
import { traps } from './calendar-orders/traps.ts';
import { unseen } from './calendar-orders/unseen.ts';

/** Some forty messages, each through the whole agent. */
const longest = 120_000;
const sayings = (all: Awaited<ReturnType<typeof judge>>) => all.map(({ exchange }) => exchange.say);

test(
  'most are carried out as they are meant, and none otherwise',
  async () => {
    const judged = [...(await judge(seen, sandboxes)), ...(await judge(unseen, sandboxes))];
    expect(sayings(judged.filter(({ isWrong }) => isWrong))).toEqual([]);
    expect(judged.filter(({ isExact }) => isExact).length).toBeGreaterThanOrEqual(50);
  },
  longest,
);

test(
  'nothing is done of what is told, forbidden, bound, or open',
  async () => {
    const judged = await judge(traps, sandboxes);
    expect(judged.length).toBeGreaterThan(30);
    expect(sayings(judged.filter(({ isWrong }) => isWrong))).toEqual([]);
  },
  longest,
);

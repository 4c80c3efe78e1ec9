// Orders that are spread over several sentences or buried in talk. Half of the wordings were looked at while the planner learned them,
// the other half was only counted; and what is said in the same ways without being an order is never acted on.
import { expect, test } from 'vitest';
import { countOf, judge } from '../planner/score.ts';
import { sandboxes } from '../planner/sets/train/fresh16/index.ts';
import { lookedAt } from './orders-in-talk/looked-at.ts';
import { noOrders } from './orders-in-talk/no-orders.ts';
import { unseen } from './orders-in-talk/unseen.ts';

/** Some forty messages, each through the whole agent. */
const longest = 120_000;

test.each([
  ['looked at', lookedAt, 47],
  ['unseen', unseen, 30],
])(
  'what is ordered within talk is carried out: %s',
  async (_, wordings, floor) => {
    const { exact, wrong } = countOf(await judge(wordings, sandboxes));
    expect(wrong).toEqual([]);
    expect(exact).toBeGreaterThanOrEqual(floor);
  },
  longest,
);

test(
  'nothing is done of what is only told, asked, hoped for or forbidden',
  async () => {
    const { total, wrong } = countOf(await judge(noOrders, sandboxes));
    expect(total).toBeGreaterThan(20);
    expect(wrong).toEqual([]);
  },
  longest,
);

// Orders that are carried out as they are, changed by machine so that they must not be: forbidden, asked about, told, quoted, bound
// to something, meant for somebody else. What was acted on is named with its share of each change.
import { expect, test } from 'vitest';
import { changes } from './variants/changes.ts';
import { orders } from './variants/orders.ts';
import { playVariants } from './variants/play-variants.ts';

/** Of each change; a higher number looks further. */
const most = 6;
/** Some thousand messages, each through the whole agent. */
const longest = 240_000;

test('the orders are many, and the changes have names of their own', () => {
  expect(orders.length).toBeGreaterThan(150);
  expect(changes.length).toBeGreaterThan(150);
  expect(new Set(changes.map(({ name }) => name)).size).toBe(changes.length);
});

test(
  'nothing is done of an order that was turned into something else',
  async () => {
    const tallies = await playVariants(most);
    const played = tallies.reduce((sum, one) => sum + one.played, 0);
    const wrong = tallies.filter((one) => one.wrong.length > 0);

    expect(played).toBeGreaterThan(800);
    expect(wrong.map((one) => `${one.change}: ${one.wrong.length} of ${one.played}, ${one.wrong.join(' | ')}`)).toEqual(
      [],
    );
  },
  longest,
);

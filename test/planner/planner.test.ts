// The planner over its sets of instructions: exact calls, no wrong action, questions where they are due.
import { expect, test } from 'vitest';
import { developmentSet } from './development-set.ts';
import { heldOutSet } from './held-out-set.ts';
import { sandboxes } from './sandboxes.ts';
import { score } from './score.ts';

for (const [name, set] of Object.entries({ developmentSet, heldOutSet })) {
  // Played once; the three tests look at the same figures.
  let played: ReturnType<typeof score> | undefined;
  const scored = () => (played ??= score(set, sandboxes));

  test(`${name}: no action that nobody asked for`, async () => {
    expect((await scored()).wrong).toEqual([]);
  }, 90_000);

  test(`${name}: at least 95 of 100 messages lead to exactly the calls that were meant`, async () => {
    const { total, missed } = await scored();
    expect(missed.slice(Math.floor(total * 0.05))).toEqual([]);
  });

  test(`${name}: it asks wherever it should`, async () => {
    const { asked, shouldAsk } = await scored();
    expect(asked).toBe(shouldAsk);
  });
}

test('the sets share no sandbox', () => {
  const developed = new Set(developmentSet.map(({ sandbox }) => sandbox));
  expect(heldOutSet.filter(({ sandbox }) => developed.has(sandbox))).toEqual([]);
  expect(developmentSet.length + heldOutSet.length).toBeGreaterThanOrEqual(80);
});

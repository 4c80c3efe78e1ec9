// Hostile shapes through the whole agent turn: what a message costs grows with its length, and not much faster.
import { expect, test } from 'vitest';
import { costOf, shapes } from '../../evals/harness/hostile.ts';
import { sandboxes } from '../planner/sandboxes.ts';

const names = sandboxes.clinic.candidates.map(({ name }) => name);
/** Eight times the length: linear growth and a margin for what a busy machine adds; quadratic growth is 64. */
const most = 30;
/** Below this a ratio says nothing. */
const leastMs = 20;

async function least(message: string): Promise<number> {
  const costs: number[] = [];
  for (let turn = 0; turn < 3; turn += 1) costs.push((await costOf(message, sandboxes.clinic)).cpuMs);
  return Math.max(leastMs, Math.min(...costs));
}

test.each(Object.entries(shapes))('%s', { timeout: 60_000 }, async (_, of) => {
  await costOf('move Priya to Offer', sandboxes.clinic);
  const short = await least(of(1_000, names));
  expect((await least(of(8_000, names))) / short).toBeLessThan(most);
});

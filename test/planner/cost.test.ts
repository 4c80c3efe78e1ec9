// What a message costs, by count: how often a pattern is tried on a text. A step that tries its patterns on everything, or that reads
// the same words again, shows here on any machine.
import { expect, test, vi } from 'vitest';
import type { Sandbox } from '../../evals/harness/test-world.ts';
import { play } from '../../evals/harness/play.ts';
import { splits } from '../../evals/harness/sets.ts';

/** As counted since the second reader is asked before anything is changed (3,246), and a little: not room for a list that is tried on everything. */
const mostTries = 3_300;
const sandboxes = new Map<string, Sandbox>(Object.entries(splits.development.sandboxes));
const instructions = splits.development.instructions.filter((_, index) => index % 10 === 0);

async function triesIn(messages: typeof instructions): Promise<number> {
  const tries = vi.spyOn(RegExp.prototype, 'exec');
  try {
    for (const instruction of messages) {
      const sandbox = sandboxes.get(instruction.sandbox);
      if (sandbox !== undefined) await play(instruction, sandbox);
    }
    return tries.mock.calls.length;
  } finally {
    tries.mockRestore();
  }
}

test('a message tries a few thousand patterns at most, by the mean', { timeout: 120_000 }, async () => {
  expect(instructions.length).toBeGreaterThan(50);
  // The first turns read what patterns need.
  await triesIn(instructions.slice(0, 10));
  const messages = instructions.reduce((sum, { talk }) => sum + talk.length, 0);
  expect((await triesIn(instructions)) / messages).toBeLessThan(mostTries);
});
